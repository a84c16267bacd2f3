import type { Contract } from '@anzhu/api/contract';
import { Role } from '@anzhu/api/contract/role';
import { maskPhone } from '@anzhu/domain/rules';
import { contains } from '../db/contains.ts';
import { readPaged } from '../db/readPaged.ts';
import type { Db } from '../db/store.ts';
import { withHotels } from '../department/hotels.ts';
import { scopeOf } from '../hotel/scope.ts';
import type { Handler } from '../http/handler.ts';
import { withHotelRole } from '../session/person.ts';

/** Users with department and hotel, oldest first. */
const selectUsers = (db: Db) =>
  withHotels(db)
    .selectFrom('app_user as u')
    .innerJoin('department as d', 'd.id', 'u.department_id')
    .leftJoin('staffed as s', 's.id', 'd.id')
    .leftJoin('hotel as h', 'h.id', 's.hotel_id')
    .select(['u.id', 'u.username', 'u.nick_name', 'u.phone', 'u.heads', 'u.department_id'])
    .select(['d.name as department', 'd.role', 'h.id as hotel_id', 'h.name as hotel_name'])
    .orderBy('u.id');

type ListedRow = Awaited<ReturnType<ReturnType<typeof selectUsers>['execute']>>[number];

/** A user in a list: the phone is masked. */
function toListedUser(row: ListedRow) {
  const hotelId = withHotelRole(row.role, row.hotel_id);
  return {
    id: row.id,
    username: row.username,
    nickName: row.nick_name,
    phone: row.phone && maskPhone(row.phone),
    heads: row.heads,
    dept: row.department_id,
    deptName: row.department,
    role: row.role,
    hotelId,
    hotelName: hotelId === null ? null : row.hotel_name,
  };
}

/** The users: all of them, or the staff of one's own hotel. */
export const userPage: Handler<Contract['userPage']> = ({ input, session }, { store }) => {
  const own = scopeOf(session);
  const { username, nickName } = input;
  let query = selectUsers(store.db);
  if (own !== null) {
    query = query.where('s.hotel_id', '=', own).where('d.role', '=', Role.hotelMember);
  }
  if (username !== undefined) query = query.where((eb) => contains(eb.ref('u.username'), username));
  if (nickName !== undefined)
    query = query.where((eb) => contains(eb.ref('u.nick_name'), nickName));
  return readPaged(query, input.page, toListedUser);
};
