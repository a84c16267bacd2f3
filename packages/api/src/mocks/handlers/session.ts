import { Code } from '../../contract/envelope.ts';
import { LogType } from '../../contract/log.ts';
import { login, logout, type SignedIn } from '../../contract/session.ts';
import { menuListFor } from '../../rules/menuList.ts';
import type { HotelState, StoredUser } from '../hotelState.ts';
import { writeLog } from '../log.ts';
import { menuReaderOf } from '../menuReader.ts';
import { refuse } from '../mock.ts';
import { handlerOn, sessionOf, tokenOf } from '../session.ts';

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
      return signIn(state, user);
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
