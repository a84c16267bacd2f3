import { Code } from '../../contract/envelope.ts';
import { LogType } from '../../contract/log.ts';
import {
  login,
  type LoginAnswer,
  logout,
  type SignedIn,
  type SignInStep,
} from '../../contract/session.ts';
import { loginPassword } from '../../contract/signInSteps.ts';
import { menuListFor } from '../../rules/menuList.ts';
import type { HotelState, StoredUser } from '../hotelState.ts';
import { writeLog } from '../log.ts';
import { menuReaderOf } from '../menuReader.ts';
import { refuse, refuseField } from '../mock.ts';
import { handlerOn, sessionOf, tokenOf } from '../session.ts';
import { refuseCommon } from './masterData/user.ts';

/** Signs a user in: the token, the user and the menu. */
export function signIn(state: HotelState, user: StoredUser): SignedIn {
  const { role, hotelId, token } = sessionOf(state, user);
  const { id, nickName, heads, dept } = user;
  state.endedTokens.delete(token);
  writeLog(state.logs, user, { sketch: '登录', type: LogType.ordinary, hotelId });
  return {
    token,
    userInfo: { id, nickName, heads, role, hotelId },
    menuList: menuListFor(state.menus, menuReaderOf(state.departments, dept)),
  };
}

const gone = '登录已超时，请重新登录';

/** Signs a user in, or asks for what is needed before: a ticket of its step. */
function goOn(state: HotelState, user: StoredUser): LoginAnswer {
  if (!user.isPasswordGiven) return { ...signIn(state, user), next: null };
  sessionOf(state, user);
  const ticket = `ticket-${state.tickets.size + 1}`;
  state.tickets.set(ticket, { user, step: 'password' });
  const message = '当前密码由他人设置，请换成自己的新密码';
  const next = { step: 'password', ticket, message } as const;
  return { token: null, userInfo: null, menuList: null, next };
}

/** The user of a ticket that has not been used. Refuses with 409. */
function userOf({ tickets }: HotelState, ticket: string, step: SignInStep): StoredUser {
  const found = tickets.get(ticket);
  return found?.step === step ? found.user : refuse(Code.conflict, gone);
}

/** Signing in by password, and out. */
export function sessionHandlers(state: HotelState) {
  const handle = handlerOn(state);
  return {
    login: handle(login, ({ username, password }) => {
      const account = username.toLowerCase();
      const user = state.users.find((one) => one.username.toLowerCase() === account);
      if (!user || password !== user.password) return refuse(Code.invalid, '账号或密码错误');
      return goOn(state, user);
    }),
    loginPassword: handle(loginPassword, ({ ticket, password }) => {
      const user = userOf(state, ticket, 'password');
      refuseCommon(password);
      if (password === user.password) refuseField('password', '新密码不能与当前密码相同');
      state.tickets.delete(ticket);
      Object.assign(user, { password, isPasswordGiven: false });
      return goOn(state, user);
    }),
    logout: handle(logout, ({ token }) => {
      const user = state.users.find((one) => tokenOf(one) === token);
      if (user && !state.endedTokens.has(token)) {
        state.endedTokens.set(token, Code.signedOutElsewhere);
        writeLog(state.logs, user, { sketch: '退出登录', type: LogType.ordinary });
      }
      return null;
    }),
  };
}
