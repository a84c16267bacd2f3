import type { Contract } from '@anzhu/api/contract';
import { Code } from '@anzhu/api/contract/envelope';
import { QrStatus } from '@anzhu/api/contract/qrCode';
import { sql } from 'kysely';
import { LogType } from '../../platform/audit/log.ts';
import { localTime } from '../../platform/clock.ts';
import { QrCodeState } from '../../platform/db/tables/qrCode.ts';
import type { Handler, Origin } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Server } from '../../platform/server.ts';
import { selectPerson, sessionOf } from '../../platform/session/person.ts';
import { insertSession } from '../../platform/session/sessions.ts';
import { signedIn } from '../session/signedIn.ts';
import { hashToken, newToken } from '../../platform/session/token.ts';
import { codeGone, liveCode } from './codes.ts';

const signedOut = { token: null, userInfo: null, menuList: null };

/**
 * Status of a QR sign-in, for the requesting device only: a photograph of the screen does not give
 * the session away. The first poll after the confirmation returns the session, once.
 */
export const qrCodeStatus: Handler<Contract['qrCodeStatus']> = async (
  { input, origin },
  server,
) => {
  const { store, clock, qrCodeLimit } = server;
  if (!qrCodeLimit.take(origin.address)) throw new Refusal(Code.tooMany);
  const row = await liveCode(store.db, input.code, localTime(clock.now()));
  if (row.agent !== origin.agent) throw codeGone();
  qrCodeLimit.giveBack(origin.address);
  if (row.state === QrCodeState.waiting) return { ...signedOut, status: QrStatus.waiting };
  if (row.state === QrCodeState.scanned) return { ...signedOut, status: QrStatus.scanned };
  const taken = await takeSession(server, origin, { codeHash: row.code_hash, userId: row.user_id });
  return { ...taken, status: QrStatus.confirmed };
};

/** Makes the session of a confirmed code; of two polls at once one does. */
async function takeSession(
  { store, clock }: Server,
  origin: Origin,
  { codeHash, userId }: { codeHash: string; userId: number | null },
) {
  const person = await selectPerson(store.db, sql`u.id = ${userId}`)
    .select('u.heads')
    .executeTakeFirst();
  if (!person) throw codeGone();
  const token = newToken();
  const session = sessionOf(person, hashToken(token));
  await store.change({ session, origin }, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('qr_code')
      .set({ state: QrCodeState.used })
      .where('code_hash', '=', codeHash)
      .where('state', '=', QrCodeState.confirmed)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw codeGone();
    await insertSession(tx, clock, session, origin);
    const target = { kind: '用户', id: session.userId };
    const { hotelId } = session;
    return { data: null, log: { type: LogType.ordinary, sketch: '扫码登录', target, hotelId } };
  });
  return signedIn(store.db, session, { token, heads: person.heads });
}
