import type { WithRowIds } from '@anzhu/api/contract/codecs';
import { Code } from '@anzhu/api/contract/envelope';
import type { LoginAnswer } from '@anzhu/api/contract/session';
import { sql } from 'kysely';
import type { Origin } from '../../platform/caller.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, Refusal } from '../../platform/refusal.ts';
import type { Server } from '../../platform/server.ts';
import {
  countAttempt,
  forgetAttempts,
  locked,
  uncountAttempt,
  lockedReason,
  recordFailure,
} from '../../platform/session/attempts.ts';
import { localTime } from '../../platform/clock.ts';
import { holdPassword } from '../../platform/session/credentials.ts';
import { type PersonRow, selectPerson, sessionOf } from '../../platform/session/person.ts';
import { accountEntry } from '../../platform/session/securityLog.ts';
import {
  endSession,
  findSession,
  hashToken,
  newToken,
  tokenIn,
} from '../../platform/session/sessions.ts';
import type { SignInAttempt } from '../../platform/session/signInGate.ts';
import { advance, entriesOf, loginAnswer } from './signIn.ts';

/** The name as accounts are found by it: in small letters, without what no name has. */
const accountOf = (typed: string): string => typed.toLowerCase().replaceAll(/\p{Cc}/gu, '');

/**
 * Signs in with account and password. Unknown accounts give the same response as wrong passwords,
 * in the same time. Five wrong passwords lock the account (4012), many from one address are refused
 * (429); right ones are never counted (spec: session and shell). Where a second factor or a new password is
 * needed, the next step is returned instead of a session.
 */
export const login: Handler<'login'> = async ({ input, origin }, server) => {
  const account = accountOf(input.username);
  const attempt = await server.signInGate.enter(origin.address, account);
  if (!attempt) throw new Refusal(Code.tooMany);
  try {
    return await signIn({ account, password: input.password, origin }, server, attempt);
  } catch (error) {
    if (error instanceof Refusal && error.code !== Code.tooMany) {
      const reason = error.code === Code.locked ? lockedReason : error.message;
      await recordFailure(server, { account, origin, reason });
    }
    throw error;
  } finally {
    attempt.leave();
  }
};

async function signIn(
  { account, password, origin }: { account: string; password: string; origin: Origin },
  server: Server,
  attempt: SignInAttempt,
): Promise<WithRowIds<LoginAnswer>> {
  const { store, clock } = server;
  const until = await countAttempt(store, clock, account, origin);
  if (until !== null) throw locked(until - clock.now());
  const person = await checkPassword(server, account, password);
  attempt.forget();

  const token = newToken();
  const session = sessionOf(person, hashToken(token));
  const next = await store.change({ session, origin }, async (tx) => {
    const { password_version: passwordVersion } = person;
    if ((await holdPassword(tx, person.id)) !== passwordVersion) throw wrongPassword();
    const advanced = await advance(tx, server, {
      session,
      origin,
      passwordVersion,
      isProven: 0,
      signedInTime: localTime(clock.now()),
    });
    // Else each right password would allow further tries of the second factor.
    const forget = advanced.next?.step === 'totp' ? uncountAttempt : forgetAttempts;
    await forget(tx, account, origin);
    return { data: advanced.next, log: entriesOf(advanced.log) };
  });
  return loginAnswer(store.db, session, { token, heads: person.heads, next });
}

const wrongPassword = (): Refusal => new Refusal(Code.invalid, '账号或密码错误');

/** The person with this account and password; refuses when there is none. */
async function checkPassword(
  { store, passwords }: Server,
  account: string,
  password: string,
): Promise<PersonRow & { heads: string; password_version: number }> {
  const person = await selectPerson(store.db, sql`lower(u.username) = ${account}`)
    .select(['u.heads', 'u.password_hash', 'u.password_version'])
    .executeTakeFirst();
  const isRight = await passwords.fits(password, person?.password_hash ?? null);
  if (!person || !isRight) throw wrongPassword();
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

/** Revokes a token and closes its boards. A token that is none any more is signed out as it is. */
export const logout: Handler<'logout'> = async ({ input, origin }, server) => {
  const { store, clock, live } = server;
  const token = tokenIn(input.token);
  if (!token) return null;
  try {
    const { session } = await findSession(store.db, clock, hashToken(token));
    await store.change({ session, origin }, async (tx) => {
      const isEnded = await endSession(tx, clock, session.tokenHash);
      if (!isEnded) throw conflict('已退出登录');
      return { data: null, log: accountEntry(session, '退出登录'), checksBoards: true };
    });
    live.closeSession(session.tokenHash);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  return null;
};
