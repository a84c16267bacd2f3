import { isSameId } from '../contract/codecs.ts';
import { Code } from '../contract/envelope.ts';
import { getUser } from '../contract/user.ts';
import { users } from './fixtures/hotel.ts';
import { mock, refuse } from './mock.ts';

/** Who is signed in. */
export const userHandlers = () => ({
  getUser: mock(
    getUser,
    ({ id }) => users.find((user) => isSameId(user.id, id)) ?? refuse(Code.notFound, '用户不存在'),
  ),
});
