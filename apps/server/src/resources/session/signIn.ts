import type { WithRowIds } from '@anzhu/api/contract/codecs';
import type { LoginAnswer, SignedIn, SignInNext } from '@anzhu/api/contract/session';
import type { Session } from '../../platform/caller.ts';
import type { Change, Db, LogEntry, Tx } from '../../platform/db/store.ts';
import type { Server } from '../../platform/server.ts';
import { accountEntry } from '../../platform/session/securityLog.ts';
import { passwordFault } from '../../platform/session/credentials.ts';
import { beginFactor, readFactor } from '../../platform/session/secondFactor.ts';
import { insertSession, type NewSession } from '../../platform/session/sessions.ts';
import { issueTicket, type Ticket } from '../../platform/session/tickets.ts';
import { menuListOf } from '../menu/index.ts';

/** A sign-in, as far as it has been checked, and the session that follows. */
export interface SignInProgress extends NewSession {
  passwordVersion: Ticket['password_version'];
  isProven: Ticket['is_proven'];
  /** What the log calls it. @default 登录 */
  sketch?: string;
}

/**
 * What a sign-in needs before there is a session; null when nothing. The second factor comes first: the
 * password alone changes nothing.
 */
async function missingStep(
  tx: Tx,
  { clock, config }: Server,
  { session, isProven }: SignInProgress,
): Promise<Omit<SignInNext, 'ticket'> | null> {
  const { passwordDays, requireTotp } = config;
  const { since } = await readFactor(tx, session.userId);
  if (since !== '' && isProven === 0) {
    return { step: 'totp', message: '请输入身份验证器显示的验证码', setup: null };
  }
  const fault = await passwordFault(tx, clock, { userId: session.userId, passwordDays });
  if (fault === 'given') {
    return { step: 'password', message: '当前密码由他人设置，请换成自己的新密码', setup: null };
  }
  if (fault === 'old') {
    const message = `密码已使用 ${passwordDays} 天以上，请换成新密码`;
    return { step: 'password', message, setup: null };
  }
  if (since === '' && requireTotp.includes(session.role)) {
    const setup = await beginFactor(tx, clock, session);
    return { step: 'totpSetup', message: '你的角色必须使用两步验证，请先设置', setup };
  }
  return null;
}

/** What a step of a sign-in leads to: the next one, or a session and its log entry. */
export interface SignInStepResult {
  next: SignInNext | null;
  log: readonly LogEntry[];
}

/** The entries of a change, which may have none. */
export function entriesOf(entries: readonly LogEntry[]): Change<unknown>['log'] {
  const [first, ...others] = entries;
  return first ? [first, ...others] : null;
}

/** Stores the session when nothing is missing, else a ticket for the next step. */
export async function advance(
  tx: Tx,
  server: Server,
  entering: SignInProgress,
): Promise<SignInStepResult> {
  const { clock } = server;
  const { session, passwordVersion, isProven, signedInTime, sketch = '登录' } = entering;
  const missing = await missingStep(tx, server, entering);
  if (missing) {
    const ticket = await issueTicket(tx, clock, {
      user_id: session.userId,
      step: missing.step,
      password_version: passwordVersion,
      is_proven: isProven,
      signed_in_time: signedInTime,
    });
    return { next: { ...missing, ticket }, log: [] };
  }
  await insertSession(tx, clock, entering);
  return { next: null, log: [accountEntry(session, sketch)] };
}

/** Result of a sign-in: the token, which is returned this once, the user, and their menus. */
const signedIn = async (
  db: Db,
  session: Session,
  { token, heads }: { token: string; heads: string },
): Promise<WithRowIds<SignedIn>> => ({
  token: `Bearer ${token}`,
  userInfo: {
    id: session.userId,
    nickName: session.nickName,
    heads,
    role: session.role,
    hotelId: session.hotelId,
  },
  menuList: await menuListOf(db, session),
});

/** The response of a step: what is next, or the session. */
export async function loginAnswer(
  db: Db,
  session: Session,
  { next, ...own }: { token: string; heads: string; next: SignInNext | null },
): Promise<WithRowIds<LoginAnswer>> {
  if (next) return { token: null, userInfo: null, menuList: null, next };
  return { ...(await signedIn(db, session, own)), next: null };
}
