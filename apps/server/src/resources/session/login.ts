import { Code } from '@anzhu/api/contract/envelope';
import type { Contract } from '@anzhu/api/contract';
import { sql } from 'kysely';
import { LogType } from '../../platform/audit/log.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Server } from '../../platform/server.ts';
import { countAttempt, forgetAttempts } from '../../platform/session/attempts.ts';
import { type PersonRow, selectPerson, sessionOf } from '../../platform/session/person.ts';
import { insertSession } from '../../platform/session/sessions.ts';
import { signedIn } from './signedIn.ts';
import { hashToken, newToken } from '../../platform/session/token.ts';

/** The name as accounts are found by it: in small letters, without what no name has. */
const accountOf = (typed: string): string => typed.toLowerCase().replaceAll(/\p{Cc}/gu, '');

/**
 * Signs in with account and password. Unknown accounts give the same response as wrong passwords,
 * in the same time. Five wrong passwords lock the account (4012), many from one address are refused
 * (429).
 */
export const login: Handler<Contract['login']> = async ({ input, origin }, server) => {
  const { store, clock, signInLimit } = server;
  if (!signInLimit.take(origin.address)) throw new Refusal(Code.tooMany);
  const account = accountOf(input.username);
  const until = await countAttempt(store, clock, account, origin);
  if (until !== null) throw locked(until - clock.now());
  const person = await checkPassword(server, account, input.password);
  signInLimit.giveBack(origin.address);

  const token = newToken();
  const session = sessionOf(person, hashToken(token));
  await store.change({ session, origin }, async (tx) => {
    await forgetAttempts(tx, account);
    await insertSession(tx, clock, session, origin);
    const target = { kind: '用户', id: session.userId };
    const { hotelId } = session;
    return { data: null, log: { type: LogType.ordinary, sketch: '登录', target, hotelId } };
  });
  return signedIn(store.db, session, { token, heads: person.heads });
};

function locked(milliseconds: number): Refusal {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  return new Refusal(Code.locked, `密码错误次数过多，账号已锁定，请 ${minutes} 分钟后再试`);
}

/** The person with this account and password; refuses when there is none. */
async function checkPassword(
  { store, passwords }: Server,
  account: string,
  password: string,
): Promise<PersonRow & { heads: string }> {
  const person = await selectPerson(store.db, sql`lower(u.username) = ${account}`)
    .select(['u.heads', 'u.password_hash'])
    .executeTakeFirst();
  const isRight = await passwords.fits(password, person?.password_hash ?? null);
  if (!person || !isRight) throw new Refusal(Code.invalid, '账号或密码错误');
  if (passwords.isOutdated(person.password_hash)) {
    const renewed = await passwords.hash(password);
    await store.write((tx) =>
      tx
        .updateTable('app_user')
        .set({ password_hash: renewed })
        .where('id', '=', person.id)
        .where('password_hash', '=', person.password_hash)
        .execute(),
    );
  }
  return person;
}
