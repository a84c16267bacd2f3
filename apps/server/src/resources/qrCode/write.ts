import { Code } from '@anzhu/api/contract/envelope';
import { byLabel } from '@anzhu/api/contract/label';
import { QrStatus, scanQrCode as contract } from '@anzhu/api/contract/qrCode';
import { sql, type UpdateObject } from 'kysely';
import type { Actor, Origin, Session } from '../../platform/caller.ts';
import { localTime } from '../../platform/clock.ts';
import { type Config, isLocalOnly } from '../../platform/config.ts';
import type { Tx } from '../../platform/db/store.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { QrCodeState } from '../../platform/db/tables/people.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, Refusal } from '../../platform/refusal.ts';
import type { Server } from '../../platform/server.ts';
import { holdPassword } from '../../platform/session/credentials.ts';
import { describeDevice } from '../../platform/session/device.ts';
import { selectPerson, sessionOf } from '../../platform/session/person.ts';
import { accountEntry } from '../../platform/session/securityLog.ts';
import { hashToken, isSessionOpen, newToken } from '../../platform/session/sessions.ts';
import { advance, entriesOf, loginAnswer } from '../session/index.ts';
import {
  expiredCodeRefusal,
  qrCodeLifetime,
  cookieOf,
  cookiePath,
  handOverTimeout,
  validCode,
} from './queries.ts';

/**
 * Where a phone reaches this server: never as a `Host` header names it, which any caller makes up.
 * @throws Refusal on a server that others reach, as long as it does not know its address.
 */
function siteOf(config: Config, { port }: Origin): string {
  const { publicUrl, host } = config;
  if (publicUrl !== null) return publicUrl;
  if (!isLocalOnly(config)) throw conflict('服务器未设置 PUBLIC_URL，不能扫码登录，请使用账号登录');
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Creates a code for the requesting browser, as the URL of the page that a phone opens. A cookie of its
 * own makes it worthless in any other browser.
 */
export const createQrCode: Handler<'createQrCode'> = async (
  { origin, cookies },
  { store, clock, config, qrCodeLimit },
) => {
  if (!qrCodeLimit.take(origin.address)) throw new Refusal(Code.tooMany);
  const site = siteOf(config, origin);
  const code = newToken();
  const browser = newToken();
  const now = clock.now();
  await store.write((tx) =>
    tx
      .insertInto('qr_code')
      .values({
        code_hash: hashToken(code),
        state: QrCodeState.waiting,
        browser_hash: hashToken(browser),
        address: origin.address,
        agent: origin.agent,
        user_id: null,
        created_time: localTime(now),
        expires_time: localTime(now + qrCodeLifetime),
      })
      .execute(),
  );
  cookies.set(cookieOf(code), browser, {
    path: `${URL.parse(config.publicUrl ?? '')?.pathname.replace(/\/$/, '') ?? ''}${cookiePath}`,
    maxAge: (qrCodeLifetime + handOverTimeout) / 1000,
  });
  return `${site}/admin/scan?code=${code}`;
};

/**
 * A signed-in user scanned a code and is the only one who can confirm it from now on. Scanning the
 * same code again (a reload of the page) changes nothing.
 * @returns the requesting device.
 */
export const scanQrCode: Handler<'scanQrCode'> = async ({ input, session }, { store, clock }) => {
  const now = localTime(clock.now());
  const row = await validCode(store.db, input.code, now);
  const { numUpdatedRows } = await store.write((tx) =>
    tx
      .updateTable('qr_code')
      .set({ state: QrCodeState.scanned, user_id: session.userId })
      .where('code_hash', '=', row.code_hash)
      .where((eb) =>
        eb.or([
          eb('state', '=', QrCodeState.waiting),
          eb('state', '=', QrCodeState.scanned).and('user_id', '=', session.userId),
        ]),
      )
      .executeTakeFirst(),
  );
  if (numUpdatedRows !== 1n) throw conflict('二维码已被使用，请刷新后重新扫描');
  return {
    device: describeDevice(row.agent),
    address: row.address,
    createTime: row.created_time,
  };
};

interface Decision {
  code: string;
  set: UpdateObject<Tables, 'qr_code'>;
  /** What the log calls it. */
  sketch: string;
}

/** The user who scanned a code confirms or cancels it: once, and before it expires. */
const decide = (
  { store, clock }: Server,
  { session, origin }: Actor & { session: Session },
  { code, set, sketch }: Decision,
): Promise<null> =>
  store.change({ session, origin }, async (tx: Tx) => {
    await holdPassword(tx, session.userId);
    // A reset of the password has ended it since the call was admitted.
    if (!(await isSessionOpen(tx, session.tokenHash))) throw new Refusal(Code.signedOutElsewhere);
    const row = await validCode(tx, code, localTime(clock.now()));
    const { numUpdatedRows } = await tx
      .updateTable('qr_code')
      .set(set)
      .where('code_hash', '=', row.code_hash)
      .where('state', '=', QrCodeState.scanned)
      .where('user_id', '=', session.userId)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw conflict('请先扫描二维码，且只能处理一次');
    return {
      data: null,
      log: {
        ...accountEntry(session, sketch),
        after: byLabel(contract.data, {
          device: describeDevice(row.agent),
          address: row.address,
        }),
      },
    };
  });

/**
 * Lets the requesting device sign in as the caller: its next poll returns the session, which ends when the
 * caller's own would (spec: session and shell).
 */
export const confirmQrCode: Handler<'confirmQrCode'> = (call, server) =>
  decide(server, call, {
    code: call.input.code,
    set: {
      state: QrCodeState.confirmed,
      signed_in_time: (eb) =>
        eb
          .selectFrom('session')
          .select('signed_in_time')
          .where('token_hash', '=', call.session.tokenHash),
      expires_time: localTime(server.clock.now() + handOverTimeout),
    },
    sketch: '确认扫码登录',
  });

/** Rejects the requesting device: its code becomes invalid. */
export const cancelQrCode: Handler<'cancelQrCode'> = (call, server) =>
  decide(server, call, {
    code: call.input.code,
    set: { state: QrCodeState.cancelled },
    sketch: '取消扫码登录',
  });

const signedOut = { token: null, userInfo: null, menuList: null, next: null };

/**
 * Status of a QR sign-in, for the requesting browser only: a photograph of the screen does not give
 * the session away. The first poll after the confirmation returns the session, or the next step of the sign-in,
 * once.
 */
export const qrCodeStatus: Handler<'qrCodeStatus'> = async ({ input, origin, cookies }, server) => {
  const { store, clock, qrCodeLimit } = server;
  if (!qrCodeLimit.take(origin.address)) throw new Refusal(Code.tooMany);
  const row = await validCode(store.db, input.code, localTime(clock.now()));
  if (hashToken(cookies.get(cookieOf(input.code)) ?? '') !== row.browser_hash)
    throw expiredCodeRefusal();
  qrCodeLimit.giveBack(origin.address);
  if (row.state === QrCodeState.waiting) return { ...signedOut, status: QrStatus.waiting };
  if (row.state === QrCodeState.scanned) return { ...signedOut, status: QrStatus.scanned };
  const taken = await takeSession(server, origin, { codeHash: row.code_hash, userId: row.user_id });
  return { ...taken, status: QrStatus.confirmed };
};

/**
 * Makes the session of a confirmed code, by the same steps as after a password; of two polls at once one does.
 */
async function takeSession(
  server: Server,
  origin: Origin,
  { codeHash, userId }: { codeHash: string; userId: number | null },
) {
  const { store } = server;
  const person = await selectPerson(store.db, sql`u.id = ${userId}`)
    .select('u.heads')
    .executeTakeFirst();
  if (!person) throw expiredCodeRefusal();
  const token = newToken();
  const session = sessionOf(person, hashToken(token));
  const next = await store.change({ session, origin }, async (tx) => {
    const passwordVersion = await holdPassword(tx, session.userId);
    const code = await tx
      .updateTable('qr_code')
      .set({ state: QrCodeState.used })
      .where('code_hash', '=', codeHash)
      .where('state', '=', QrCodeState.confirmed)
      .returning('signed_in_time')
      .executeTakeFirst();
    if (!code || passwordVersion === null || code.signed_in_time === '') throw expiredCodeRefusal();
    const advanced = await advance(tx, server, {
      session,
      origin,
      passwordVersion,
      isProven: 0,
      signedInTime: code.signed_in_time,
      sketch: '扫码登录',
    });
    return { data: advanced.next, log: entriesOf(advanced.log) };
  });
  return loginAnswer(store.db, session, { token, heads: person.heads, next });
}
