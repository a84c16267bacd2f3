import type { Asker } from '../db/store.ts';

/** Nobody asks over the network: the clock, or a command. The log says 系统. */
export const systemAsker: Asker = {
  session: null,
  origin: { requestId: '', address: '', agent: '' },
};
