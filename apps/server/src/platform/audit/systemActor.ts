import type { Actor } from '../db/store.ts';

/** Actor of changes made by a timed job or a command; the log shows 系统. */
export const systemActor: Actor = {
  session: null,
  origin: { requestId: '', address: '', agent: '' },
};
