import { LogType } from '@anzhu/api/contract/log';
import { Code } from '@anzhu/api/contract/envelope';
import type { SignInStep } from '@anzhu/api/contract/session';
import { sql } from 'kysely';
import type { Origin, Session } from '../../platform/caller.ts';
import type { Tx } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { invalid, Refusal } from '../../platform/refusal.ts';
import type { Server } from '../../platform/server.ts';
import { accountEntry } from '../../platform/session/securityLog.ts';
import { admitAttempt, forgetAttempts, recordFailure } from '../../platform/session/attempts.ts';
import { refuseCommon } from '../../platform/session/commonPasswords.ts';
import { holdPassword, replacePassword } from '../../platform/session/credentials.ts';
import { selectPerson, sessionOf } from '../../platform/session/person.ts';
import { acceptCode, confirmFactor, wrongCode } from '../../platform/session/secondFactor.ts';
import { hashToken, newToken } from '../../platform/session/sessions.ts';
import type { SignInAttempt } from '../../platform/session/signInGate.ts';
import { findTicket, takeTicket, type Ticket, ticketGone } from '../../platform/session/tickets.ts';
import { checkPasswordOf } from './ownPassword.ts';
import { advance, type SignInProgress, entriesOf, loginAnswer } from './signIn.ts';

/** A step that is being taken: its ticket is valid, and whose it is. */
interface Step {
  ticket: Ticket;
  /** The session that will follow. */
  session: Session;
  token: string;
  heads: string;
  passwordHash: string;
  origin: Origin;
  attempt: SignInAttempt;
}

/**
 * Takes a step of a sign-in. Tries with unknown tickets are limited by address like wrong passwords;
 * the steps of one account are taken one after the other.
 */
async function atStep<Data>(
  server: Server,
  { ticket, step, origin }: { ticket: string; step: SignInStep; origin: Origin },
  work: (step: Step) => Promise<Data>,
): Promise<Data> {
  const { store, clock, signInGate } = server;
  const found = await findTicket(store.db, clock, { ticket, step });
  const person = await selectPerson(store.db, sql`u.id = ${found?.user_id ?? null}`)
    .select(['u.heads', 'u.password_hash', 'u.password_version'])
    .executeTakeFirst();
  const attempt = await signInGate.enter(origin.address, person?.username.toLowerCase() ?? '');
  if (!attempt) throw new Refusal(Code.tooMany);
  try {
    if (!found || person?.password_version !== found.password_version) throw ticketGone();
    const token = newToken();
    return await work({
      ticket: found,
      session: sessionOf(person, hashToken(token)),
      token,
      heads: person.heads,
      passwordHash: person.password_hash,
      origin,
      attempt,
    });
  } finally {
    attempt.leave();
  }
}

/** Uses the ticket of a step, after waiting for a change of the password; refuses when it is void then. */
async function useTicket(tx: Tx, ticket: Ticket): Promise<void> {
  if ((await holdPassword(tx, ticket.user_id)) !== ticket.password_version) throw ticketGone();
  await takeTicket(tx, ticket);
}

/** The sign-in of a step in which the second factor was proven. */
const provenOf = ({ ticket, session, origin }: Step): SignInProgress => ({
  session,
  origin,
  passwordVersion: ticket.password_version,
  isProven: 1,
  signedInTime: ticket.signed_in_time,
});

/**
 * Sets the password that a user must change, and goes on with the sign-in. The current one is checked although a
 * password led here: a confirmed QR code leads here too.
 */
export const loginPassword: Handler<'loginPassword'> = (
  { input: { ticket, currentPassword, password }, origin },
  server,
) =>
  atStep(server, { ticket, step: 'password', origin }, async (step) => {
    const { store, clock, live, passwords } = server;
    const { session } = step;
    await checkPasswordOf(server, step, { currentPassword, passwordHash: step.passwordHash });
    step.attempt.forget();
    if (password === currentPassword) throw invalid('password', '新密码不能与当前密码相同');
    await refuseCommon(password);
    const passwordHash = await passwords.hash(password);
    const { next, ended } = await store.change({ session, origin }, async (tx) => {
      await useTicket(tx, step.ticket);
      const { userId } = session;
      const tokens = await replacePassword(tx, clock, { userId, passwordHash, isGiven: false });
      const advanced = await advance(tx, server, {
        session,
        origin,
        passwordVersion: step.ticket.password_version + 1,
        isProven: step.ticket.is_proven,
        signedInTime: step.ticket.signed_in_time,
      });
      const changed = accountEntry(session, '登录时设置新密码', LogType.account);
      return {
        data: { next: advanced.next, ended: tokens },
        log: entriesOf([changed, ...advanced.log]),
      };
    });
    for (const tokenHash of ended) live.closeSession(tokenHash);
    return loginAnswer(store.db, session, { token: step.token, heads: step.heads, next });
  });

/**
 * Checks the second factor, and goes on with the sign-in. Wrong codes count like wrong passwords, and are
 * logged.
 */
export const loginTotp: Handler<'loginTotp'> = ({ input: { ticket, code }, origin }, server) =>
  atStep(server, { ticket, step: 'totp', origin }, async (step) => {
    const { store, clock } = server;
    const { session } = step;
    const account = session.username.toLowerCase();
    await admitAttempt(server, { account, origin });
    const checking = store.change({ session, origin }, async (tx) => {
      await useTicket(tx, step.ticket);
      const used = await acceptCode(tx, clock, { userId: session.userId, code });
      if (used === null) throw wrongCode();
      await forgetAttempts(tx, account, origin);
      const advanced = await advance(tx, server, provenOf(step));
      const recovery = used === 'recovery' ? [accountEntry(session, '使用恢复码登录')] : [];
      return { data: advanced.next, log: entriesOf([...recovery, ...advanced.log]) };
    });
    const next = await checking.catch(async (error: unknown) => {
      const isWrong = error instanceof Refusal && error.code === Code.invalid;
      if (isWrong) await recordFailure(server, { account, origin, reason: error.message });
      throw error;
    });
    step.attempt.forget();
    return loginAnswer(store.db, session, { token: step.token, heads: step.heads, next });
  });

/** Puts the second factor that the role must have into use by the current password, and completes the sign-in. */
export const loginTotpSetup: Handler<'loginTotpSetup'> = (
  { input: { ticket, currentPassword, code }, origin },
  server,
) =>
  atStep(server, { ticket, step: 'totpSetup', origin }, async (step) => {
    const { store, clock } = server;
    const { session } = step;
    const { userId } = session;
    await checkPasswordOf(server, step, { currentPassword, passwordHash: step.passwordHash });
    const { next, recoveryCodes } = await store.change({ session, origin }, async (tx) => {
      await useTicket(tx, step.ticket);
      const codes = await confirmFactor(tx, clock, { userId, code });
      const advanced = await advance(tx, server, provenOf(step));
      const begun = accountEntry(session, '开启两步验证', LogType.account);
      return {
        data: { next: advanced.next, recoveryCodes: codes },
        log: entriesOf([begun, ...advanced.log]),
      };
    });
    step.attempt.forget();
    const { token, heads } = step;
    return { ...(await loginAnswer(store.db, session, { token, heads, next })), recoveryCodes };
  });
