import type { Id, WithRowIds } from '@anzhu/api/contract/codecs';
import type { Isolation } from '@anzhu/api/contract/isolation';
import { isUnreadablePhone } from '@anzhu/api/contract/phone';
import { maskIdCard, maskPhone } from '@anzhu/api/rules/personalNumbers';
import type { Session } from '../../platform/caller.ts';
import { rowId } from '../../platform/db/column.ts';
import { readByIds } from '../../platform/db/list.ts';
import type { Db } from '../../platform/db/store.ts';
import { notFound } from '../../platform/refusal.ts';
import { isInScope } from '../../platform/session/scope.ts';

/** People in isolation, of now or of once, with the names of their hotel and room. */
export const selectIsolations = (db: Db) =>
  db
    .selectFrom('isolation_person')
    .innerJoin('hotel', 'hotel.id', 'isolation_person.hotel_id')
    .leftJoin('room', 'room.id', 'isolation_person.room_id')
    .selectAll('isolation_person')
    .select(['hotel.name as hotel_name', 'room.name as room_name']);

/** A row of `selectIsolations`. */
export type IsolationRow = Awaited<
  ReturnType<ReturnType<typeof selectIsolations>['execute']>
>[number];

/** People by their ids, in the order of the ids. */
export const readIsolations = (db: Db, ids: readonly number[]): Promise<IsolationRow[]> =>
  readByIds(ids, (some) => selectIsolations(db).where('isolation_person.id', 'in', some).execute());

/** A person as the wire has them, with ID number and phone whole. */
export const toIsolation = (row: IsolationRow): WithRowIds<Isolation> => ({
  id: row.id,
  name: row.name,
  idCard: row.idcard,
  phone: row.phone,
  ...(isUnreadablePhone(row.phone) && { isPhoneUnverified: true }),
  email: row.email,
  type: row.type,
  province: row.province,
  city: row.city,
  hotelId: row.hotel_id,
  hotelName: row.hotel_name,
  roomId: row.room_id,
  roomName: row.room_name,
  checkInTime: row.check_in_time,
  checkOutTime: row.check_out_time,
  status: row.status,
});

/** A person as lists show them: personal numbers are masked. */
export const toListedIsolation = (row: IsolationRow): WithRowIds<Isolation> => ({
  ...toIsolation(row),
  idCard: maskIdCard(row.idcard),
  phone: maskPhone(row.phone),
});

/** The person that a call names. Refuses one that does not exist, and one of another hotel. */
export async function isolationFor(db: Db, id: Id, session: Session): Promise<IsolationRow> {
  const row = await selectIsolations(db)
    .where('isolation_person.id', '=', rowId(id))
    .executeTakeFirst();
  if (!row || !isInScope(session, row.hotel_id)) throw notFound('隔离人员');
  return row;
}
