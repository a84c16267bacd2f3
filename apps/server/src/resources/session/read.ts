import type { Handler } from '../../platform/http/handler.ts';
import { describeDevice } from '../../platform/session/device.ts';
import { selectOpenSessions } from './queries.ts';

/** Lists the caller's sessions: the calling one first, the others by their last call. */
export const listSessions: Handler<'listSessions'> = async ({ session }, { store, clock }) => {
  const rows = await selectOpenSessions(store.db, clock, session.userId)
    .orderBy('seen_time', 'desc')
    .orderBy('created_time', 'desc')
    .orderBy('token_hash')
    .execute();
  const sessions = rows.map((row) => ({
    id: row.token_hash,
    device: describeDevice(row.agent),
    address: row.address,
    createTime: row.created_time,
    seenTime: row.seen_time,
    isCurrent: row.token_hash === session.tokenHash,
  }));
  return sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
};
