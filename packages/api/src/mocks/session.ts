import { Code } from '../contract/envelope.ts';
import { login, logout } from '../contract/session.ts';
import { menuOf, password, users } from './fixtures/hotel.ts';
import { mock, refuse } from './mock.ts';

/** Signing in and out. The token names the account. */
export const sessionHandlers = () => ({
  login: mock(login, ({ username, password: typed }) => {
    const user = users.find((one) => one.username === username);
    if (!user || typed !== password) return refuse(Code.invalid, '账号或密码错误');
    const { id, nickName, heads, role, hotelId } = user;
    return {
      token: `Bearer ${username}`,
      userInfo: { id, nickName, heads, role, hotelId },
      menuList: menuOf(role),
    };
  }),
  logout: mock(logout, () => null),
});
