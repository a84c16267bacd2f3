import { LogType } from '@anzhu/api/contract/log';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict } from '../../platform/refusal.ts';
import { accountEntry } from '../../platform/session/securityLog.ts';
import { holdPassword } from '../../platform/session/credentials.ts';
import { checkOwnFactor, checkOwnPassword, wrongPassword } from './ownPassword.ts';
import {
  beginFactor,
  confirmFactor,
  readFactor,
  removeFactor,
  replaceCodes,
} from '../../platform/session/secondFactor.ts';

/** The second factor of the caller. */
export const totpState: Handler<'totpState'> = async ({ session }, { store, config }) => {
  const { since, left } = await readFactor(store.db, session.userId);
  return {
    since: since || null,
    codesLeft: left,
    isRequired: config.requireTotp.includes(session.role),
  };
};

/** Makes a secret for the caller, which takes effect when it is confirmed. */
export const beginTotp: Handler<'beginTotp'> = async ({ input, session, origin }, server) => {
  const { store, clock } = server;
  const version = await checkOwnFactor(server, { session, origin }, input);
  return store.write(async (tx) => {
    if ((await holdPassword(tx, session.userId)) !== version) throw wrongPassword();
    return beginFactor(tx, clock, session);
  });
};

/**
 * Puts the caller's new secret into use, in place of a former one. The password is checked again: a sign-in that has
 * not proven it makes secrets too.
 */
export const confirmTotp: Handler<'confirmTotp'> = async ({ input, session, origin }, server) => {
  const { store, clock } = server;
  const version = await checkOwnPassword(server, { session, origin }, input.currentPassword);
  return store.change({ session, origin }, async (tx) => {
    const { userId } = session;
    if ((await holdPassword(tx, userId)) !== version) throw wrongPassword();
    const recoveryCodes = await confirmFactor(tx, clock, { userId, code: input.code });
    return { data: { recoveryCodes }, log: accountEntry(session, '开启两步验证', LogType.account) };
  });
};

/** Makes new recovery codes for the caller, in place of the former ones; the authenticator stays. */
export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = async (
  { input, session, origin },
  server,
) => {
  const version = await checkOwnFactor(server, { session, origin }, input);
  return server.store.change({ session, origin }, async (tx) => {
    const { userId } = session;
    if ((await holdPassword(tx, userId)) !== version) throw wrongPassword();
    if ((await readFactor(tx, userId)).since === '') throw conflict('两步验证未开启');
    const recoveryCodes = await replaceCodes(tx, userId);
    return { data: { recoveryCodes }, log: accountEntry(session, '换新恢复码', LogType.account) };
  });
};

/** Turns the caller's second factor off, unless the role must have one. */
export const endTotp: Handler<'endTotp'> = async ({ input, session, origin }, server) => {
  const { store, config } = server;
  if (config.requireTotp.includes(session.role)) throw conflict('你的角色必须使用两步验证');
  const version = await checkOwnFactor(server, { session, origin }, input);
  return store.change({ session, origin }, async (tx) => {
    if ((await holdPassword(tx, session.userId)) !== version) throw wrongPassword();
    if (!(await removeFactor(tx, session.userId))) throw conflict('两步验证未开启');
    return { data: null, log: accountEntry(session, '关闭两步验证', LogType.account) };
  });
};
