import { isSameId, type Id } from '../contract/codecs.ts';
import { Code } from '../contract/envelope.ts';
import { getUser, isPhoneTaken, modifyUser, type User } from '../contract/user.ts';
import { users } from './fixtures/hotel.ts';
import { mock, refuse } from './mock.ts';

/** The people of a hotel, and what they change of themselves. */
export function userHandlers() {
  const people = users.map((user) => ({ ...user }));
  const personOf = (id: Id): User =>
    people.find((user) => isSameId(user.id, id)) ?? refuse(Code.notFound, '用户不存在');
  const isTaken = (phone: string | undefined, id: Id | undefined): boolean =>
    people.some((user) => user.phone === phone && !isSameId(user.id, id));

  return {
    getUser: mock(getUser, ({ id }) => personOf(id)),
    isPhoneTaken: mock(isPhoneTaken, ({ phone, id }) => isTaken(phone, id)),
    modifyUser: mock(modifyUser, ({ id, nickName, phone, heads }) => {
      if (phone !== undefined && isTaken(phone, id)) {
        const message = `手机号${phone}已被占用`;
        refuse(Code.invalid, message, { phone: message });
      }
      const user = personOf(id);
      user.nickName = nickName ?? user.nickName;
      user.phone = phone ?? user.phone;
      user.heads = heads ?? user.heads;
      return null;
    }),
  };
}
