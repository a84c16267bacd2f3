import { Code } from '../../contract/envelope.ts';
import { LogType } from '../../contract/log.ts';
import {
  login,
  type LoginAnswer,
  logout,
  type SignedIn,
  type SignInNext,
  type SignInStep,
} from '../../contract/session.ts';
import { loginPassword, loginTotp, loginTotpSetup } from '../../contract/signInSteps.ts';
import {
  beginTotp,
  confirmTotp,
  endTotp,
  type FactorProof,
  renewRecoveryCodes,
  totpState,
} from '../../contract/totp.ts';
import { menuListFor } from '../../rules/menuList.ts';
import { now } from '../fixtures/hotel.ts';
import { recoveryCodes, renewedCodes, totpCode, totpSetup } from '../fixtures/staff.ts';
import type { HotelState, StoredUser } from '../hotelState.ts';
import { writeLog } from '../log.ts';
import { refuse, refuseField } from '../mock.ts';
import { handlerOn, menuReaderOf, sessionOf, tokenOf } from '../session.ts';
import { refuseCommon } from './masterData/user.ts';

/** Signs a user in: the token, the user and the menu. */
export function signIn(state: HotelState, user: StoredUser, sketch = '登录'): SignedIn {
  const { role, hotelId, token } = sessionOf(state, user);
  const { id, nickName, heads, dept } = user;
  state.endedTokens.delete(token);
  writeLog(state.logs, user, { sketch, type: LogType.signIn, hotelId });
  return {
    token,
    userInfo: { id, nickName, heads, role, hotelId },
    menuList: menuListFor(state.menus, menuReaderOf(state.departments, dept)),
  };
}

const expired = '登录已超时，请重新登录';

const unfinished = { token: null, userInfo: null, menuList: null };

/** What a sign-in needs before there is a session; null when nothing. */
function missingStep(user: StoredUser, isProven: boolean): Omit<SignInNext, 'ticket'> | null {
  if (user.totp && !isProven) {
    return { step: 'totp', message: '请输入身份验证器显示的验证码', setup: null };
  }
  if (user.isPasswordGiven) {
    return { step: 'password', message: '当前密码由他人设置，请换成自己的新密码', setup: null };
  }
  if (user.isTotpRequired && !user.totp) {
    const message = '你的角色必须使用两步验证，请先设置';
    return { step: 'totpSetup', message, setup: totpSetup };
  }
  return null;
}

/** Signs a user in, or returns the next step with its ticket. */
function goOn(state: HotelState, user: StoredUser, isProven = false): LoginAnswer {
  const missing = missingStep(user, isProven);
  if (!missing) return { ...signIn(state, user), next: null };
  sessionOf(state, user);
  const ticket = `ticket-${state.tickets.size + 1}`;
  state.tickets.set(ticket, { user, step: missing.step });
  return { ...unfinished, next: { ...missing, ticket } };
}

/** Uses a recovery code, or accepts the one code of the mocks. */
function checkCode({ totp }: StoredUser, code: string): void {
  const place = totp?.codes.indexOf(code.toLowerCase()) ?? -1;
  if (place >= 0) totp?.codes.splice(place, 1);
  else if (code !== totpCode) refuseField('code', '验证码不正确');
}

/** Turns the second factor of a user on. @returns the recovery codes */
function beginFactor(user: StoredUser, code: string): string[] {
  if (code !== totpCode) refuseField('code', '验证码不正确');
  user.totp = { since: now, codes: [...recoveryCodes] };
  return [...recoveryCodes];
}

function checkProof(user: StoredUser, { currentPassword, code }: FactorProof): void {
  if (currentPassword !== user.password) refuseField('currentPassword', '当前密码不正确');
  if (user.totp) checkCode(user, code ?? '');
}

/** The user of a ticket that has not been used. Refuses with 409. */
function userOf({ tickets }: HotelState, ticket: string, step: SignInStep): StoredUser {
  const found = tickets.get(ticket);
  return found?.step === step ? found.user : refuse(Code.conflict, expired);
}

/** Signing in by password, and out. */
export function sessionHandlers(state: HotelState) {
  const handle = handlerOn(state);
  return {
    login: handle(login, ({ username, password }) => {
      const account = username.toLowerCase();
      const user = state.users.find((one) => one.username.toLowerCase() === account);
      if (!user || password !== user.password) {
        writeLog(state.logs, user ?? null, { sketch: '登录失败', type: LogType.signInFailed });
        return refuse(Code.invalid, '账号或密码错误');
      }
      return goOn(state, user);
    }),
    loginPassword: handle(loginPassword, async ({ ticket, password }) => {
      const user = userOf(state, ticket, 'password');
      await refuseCommon(password);
      if (password === user.password) refuseField('password', '新密码不能与当前密码相同');
      state.tickets.delete(ticket);
      Object.assign(user, { password, isPasswordGiven: false });
      return goOn(state, user, true);
    }),
    loginTotp: handle(loginTotp, ({ ticket, code }) => {
      const user = userOf(state, ticket, 'totp');
      checkCode(user, code);
      state.tickets.delete(ticket);
      return goOn(state, user, true);
    }),
    loginTotpSetup: handle(loginTotpSetup, ({ ticket, code }) => {
      const user = userOf(state, ticket, 'totpSetup');
      const codes = beginFactor(user, code);
      state.tickets.delete(ticket);
      return { ...goOn(state, user, true), recoveryCodes: codes };
    }),
    totpState: handle(totpState, (_, { user: { totp, isTotpRequired = false } }) => ({
      since: totp?.since ?? null,
      codesLeft: totp?.codes.length ?? 0,
      isRequired: isTotpRequired,
    })),
    beginTotp: handle(beginTotp, (proof, { user }) => {
      checkProof(user, proof);
      return totpSetup;
    }),
    confirmTotp: handle(confirmTotp, ({ code }, { user }) => ({
      recoveryCodes: beginFactor(user, code),
    })),
    renewRecoveryCodes: handle(renewRecoveryCodes, (proof, { user }) => {
      checkProof(user, proof);
      if (!user.totp) return refuse(Code.conflict, '两步验证未开启');
      user.totp.codes = [...renewedCodes];
      return { recoveryCodes: [...renewedCodes] };
    }),
    endTotp: handle(endTotp, (proof, { user }) => {
      if (user.isTotpRequired) refuse(Code.conflict, '你的角色必须使用两步验证');
      checkProof(user, proof);
      if (!user.totp) refuse(Code.conflict, '两步验证未开启');
      user.totp = undefined;
      return null;
    }),
    logout: handle(logout, ({ token }) => {
      const user = state.users.find((one) => tokenOf(one) === token);
      if (user && !state.endedTokens.has(token)) {
        state.endedTokens.set(token, Code.signedOutElsewhere);
        writeLog(state.logs, user, { sketch: '退出登录', type: LogType.signIn });
      }
      return null;
    }),
  };
}
