import type { WithRowIds } from '@anzhu/api/contract/codecs';
import { Code } from '@anzhu/api/contract/envelope';
import { LogType } from '@anzhu/api/contract/log';
import { Role } from '@anzhu/api/contract/role';
import type { User } from '@anzhu/api/contract/user';
import { maskPhone, numberEnd } from '@anzhu/api/rules/personalNumbers';
import { filterId } from '../../platform/db/column.ts';
import { contains, orderOf, readPaged } from '../../platform/db/query.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { hasNumber, searchValues } from '../../platform/db/personalData/search.ts';
import { Refusal } from '../../platform/refusal.ts';
import { withHotelRole } from '../../platform/session/person.ts';
import { scopeOf } from '../../platform/session/scope.ts';
import { withHotels } from '../department/index.ts';
import { userFor } from './queries.ts';

/** A user's profile. Reading another user's writes a log entry: it holds a phone. */
export const getUser: Handler<'getUser'> = async ({ input, session, origin }, { store }) => {
  const row = await userFor(store.db, input.id, session);
  const hotel = row.hotel_id
    ? await store.db
        .selectFrom('hotel')
        .select(['name', 'closed_day', 'closed_reason'])
        .where('id', '=', row.hotel_id)
        .executeTakeFirst()
    : undefined;
  const user = {
    id: row.id,
    username: row.username,
    nickName: row.nick_name,
    phone: row.phone || null,
    heads: row.heads,
    dept: row.department_id,
    deptName: row.department,
    role: row.role,
    status: row.own_status,
    hotelId: row.hotel_id,
    hotelName: hotel?.name ?? null,
    ...(typeof hotel?.closed_day === 'string' && {
      hotelClosedDay: hotel.closed_day,
      hotelClosedReason: hotel.closed_reason,
    }),
  };
  if (row.id === session.userId) return user;
  return store.change({ session, origin }, () =>
    Promise.resolve({
      data: user,
      log: {
        type: LogType.personalData,
        sketch: `查看用户「${user.nickName}」`,
        target: { kind: 'user', id: row.id, name: user.nickName },
        hotelId: session.hotelId,
      },
    }),
  );
};

/**
 * True when another user has this phone. Open without a session, therefore limited per minute and
 * address: phones cannot be enumerated.
 */
export const isPhoneTaken: Handler<'isPhoneTaken'> = async (
  { input, origin },
  { store, phoneCheckLimit },
) => {
  if (!phoneCheckLimit.take(origin.address)) throw new Refusal(Code.tooMany);
  const found = await store.db
    .selectFrom('app_user')
    .select('id')
    .where('phone_search', 'in', searchValues(store.db, 'phone', input.phone))
    // Lets SQLite use the index, which leaves empty phones out.
    .where('phone_search', '<>', '')
    .where('id', '<>', filterId(input.id) ?? 0)
    .executeTakeFirst();
  return found !== undefined;
};

/** Users with their department. */
const selectUsers = (db: Db) =>
  db
    .selectFrom('app_user as u')
    .innerJoin('department as d', 'd.id', 'u.department_id')
    .select(['u.id', 'u.username', 'u.nick_name', 'u.phone', 'u.heads', 'u.department_id'])
    .select('u.status')
    .select(['d.name as department', 'd.role']);

type ListedRow = Awaited<ReturnType<ReturnType<typeof selectUsers>['execute']>>[number];

interface NamedHotel {
  id: number;
  name: string;
}

/** The hotel of each department that has one: there are far fewer departments than users. */
async function readHotels(db: Db): Promise<Map<number, NamedHotel>> {
  const rows = await withHotels(db)
    .selectFrom('staffed as s')
    .innerJoin('hotel as h', 'h.id', 's.hotel_id')
    .select(['s.id as department_id', 'h.id', 'h.name'])
    .execute();
  return new Map(rows.map(({ department_id: department, ...hotel }) => [department, hotel]));
}

/** A user in a list: the phone is masked. */
function toListedUser(row: ListedRow, hotel: NamedHotel | undefined): WithRowIds<User> {
  const hotelId = withHotelRole(row.role, hotel?.id ?? null);
  return {
    id: row.id,
    username: row.username,
    nickName: row.nick_name,
    phone: row.phone ? maskPhone(row.phone) : null,
    heads: row.heads,
    dept: row.department_id,
    deptName: row.department,
    role: row.role,
    status: row.status,
    hotelId,
    hotelName: hotelId === null ? null : (hotel?.name ?? null),
  };
}

/** The users: all of them, or the staff of one's own hotel. */
export const userPage: Handler<'userPage'> = async ({ input, session }, { store }) => {
  const own = scopeOf(session);
  const { username, nickName, nickname, phone, role } = input;
  const department = filterId(input.dept);
  const hotels = await readHotels(store.db);
  let query = selectUsers(store.db);
  if (own !== null) {
    const departments = [...hotels].filter(([, hotel]) => hotel.id === own).map(([id]) => id);
    query = query.where('d.role', '=', Role.hotelMember).where('d.id', 'in', departments);
  }
  if (username !== undefined) query = query.where((eb) => contains(eb.ref('u.username'), username));
  for (const name of [nickName, nickname]) {
    if (name !== undefined) query = query.where((eb) => contains(eb.ref('u.nick_name'), name));
  }
  // The end is what lists show: a whole number is not confirmed.
  if (phone !== undefined) {
    query = query.where(hasNumber(store.db, 'phone', { by: 'end', texts: [numberEnd(phone)] }));
  }
  if (department !== null) query = query.where('d.id', '=', department);
  if (role !== undefined) query = query.where('d.role', '=', role);
  const orderBy = orderOf({ username: 'u.username' }, input, 'u.id');
  return readPaged(query.orderBy(orderBy ?? 'u.id'), input.page, (row) =>
    toListedUser(row, hotels.get(row.department_id)),
  );
};
