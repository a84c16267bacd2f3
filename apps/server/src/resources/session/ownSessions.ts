import { Code } from '@anzhu/api/contract/envelope';
import { byLabel } from '@anzhu/api/contract/label';
import { OwnSession } from '@anzhu/api/contract/ownSessions';
import { sql } from 'kysely';
import type { Actor, Session } from '../../platform/caller.ts';
import type { LogEntry } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, notFound, Refusal } from '../../platform/refusal.ts';
import type { Server } from '../../platform/server.ts';
import { holdPassword } from '../../platform/session/credentials.ts';
import { describeDevice } from '../../platform/session/device.ts';
import { accountEntry } from '../../platform/session/securityLog.ts';
import {
  endSession as endStored,
  isSessionOpen,
  voidQrCodes,
} from '../../platform/session/sessions.ts';
import { selectOpenSessions, type SessionRow } from './queries.ts';

/** The entry of a session that its owner has ended. */
const endedLog = (session: Session, row: SessionRow): LogEntry => ({
  ...accountEntry(session, '结束登录'),
  before: byLabel(OwnSession, {
    device: describeDevice(row.agent),
    address: row.address,
    createTime: row.created_time,
  }),
});

/** The sessions to end, of the open ones; refuses where there are none. */
type Choice = (open: readonly SessionRow[]) => readonly [SessionRow, ...SessionRow[]];

/**
 * Ends some of the caller's sessions: their next calls return 4015 and their boards close. QR codes
 * that the caller has scanned or confirmed become void, for they may be those of an ended session.
 */
async function end(
  { store, clock, live }: Server,
  { session, origin }: Actor & { session: Session },
  choose: Choice,
): Promise<null> {
  const ended = await store.change({ session, origin }, async (tx) => {
    await holdPassword(tx, session.userId);
    // Another session has ended this one since the call was admitted.
    if (!(await isSessionOpen(tx, session.tokenHash))) throw new Refusal(Code.signedOutElsewhere);
    const open = await selectOpenSessions(tx, clock, session.userId)
      .orderBy('created_time')
      .orderBy('token_hash')
      .execute();
    const [first, ...others] = choose(open);
    for (const row of [first, ...others]) await endStored(tx, clock, row.token_hash);
    await voidQrCodes(tx, sql`u.id = ${session.userId}`);
    const log = [endedLog(session, first), ...others.map((row) => endedLog(session, row))] as const;
    return { data: [first, ...others], log, checksBoards: true };
  });
  for (const row of ended) live.closeSession(row.token_hash);
  return null;
}

/** Ends one session of the caller. Refuses one that has ended, and another person's as an unknown one. */
export const endSession: Handler<'endSession'> = ({ input, session, origin }, server) =>
  end(server, { session, origin }, (open) => {
    const row = open.find(({ token_hash }) => token_hash === input.id);
    if (!row) throw notFound('登录');
    return [row];
  });

/** Ends every session of the caller but the calling one. Refuses when there is no other. */
export const endOtherSessions: Handler<'endOtherSessions'> = ({ session, origin }, server) =>
  end(server, { session, origin }, (open) => {
    const [first, ...others] = open.filter((row) => row.token_hash !== session.tokenHash);
    if (!first) throw conflict('没有其他登录');
    return [first, ...others];
  });
