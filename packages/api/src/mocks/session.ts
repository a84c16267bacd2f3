import { Code } from '../contract/envelope.ts';
import { login, logout, type SignedIn } from '../contract/session.ts';
import type { User } from '../contract/user.ts';
import { menuOf, password, users } from './fixtures/hotel.ts';
import { mock, refuse } from './mock.ts';

/** Whose token it is: it names the account. */
export const accountOf = (token: string | null): User =>
  users.find(({ username }) => `Bearer ${username}` === token) ?? refuse(Code.notSignedIn);

/** What a sign-in answers. */
export const signedInAs = ({ id, username, nickName, heads, role, hotelId }: User): SignedIn => ({
  token: `Bearer ${username}`,
  userInfo: { id, nickName, heads, role, hotelId },
  menuList: menuOf(role),
});

/** Signing in and out. */
export const sessionHandlers = () => ({
  login: mock(login, ({ username, password: typed }) => {
    const user = users.find((one) => one.username === username);
    if (!user || typed !== password) return refuse(Code.invalid, '账号或密码错误');
    return signedInAs(user);
  }),
  logout: mock(logout, () => null),
});
