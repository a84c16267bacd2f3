import type { Asker } from '../db/store.ts';

/** Actor of changes made by a timed job or a command; the log shows 系统. */
export const systemAsker: Asker = {
  session: null,
  origin: { requestId: '', address: '', agent: '' },
};
