import type { Id, WithRowIds } from '@anzhu/api/contract/codecs';
import { type Hotel, HotelState } from '@anzhu/api/contract/hotel';
import { toYuan } from '@anzhu/api/rules/money';
import type { Session } from '../../platform/caller.ts';
import { rowId } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import { notFound } from '../../platform/refusal.ts';
import { isInScope } from '../../platform/session/scope.ts';

/** Hotels with the name of their department. */
export const selectHotels = (db: Db) =>
  db
    .selectFrom('hotel')
    .leftJoin('department', 'department.id', 'hotel.department_id')
    .selectAll('hotel')
    .select('department.name as department_name');

type HotelRow = Awaited<ReturnType<ReturnType<typeof selectHotels>['execute']>>[number];

/** A hotel as the wire has it. */
export const toHotel = (row: HotelRow): WithRowIds<Hotel> => ({
  id: row.id,
  deptId: row.department_id,
  name: row.name,
  deptName: row.department_name,
  address: row.address,
  parkingLot: row.parking_lot,
  badge: row.badge.split(',').filter((badge) => badge !== ''),
  allowIsolation: row.allow_isolation === 1,
  cover: row.cover,
  contactPhone: row.contact_phone,
  longitude: row.longitude,
  latitude: row.latitude,
  province: row.province,
  city: row.city,
  introduce: row.introduce,
  facilities: row.facilities,
  otherPolicy: row.other_policy,
  terms: row.terms,
  holdHour: row.hold_hour,
  lateHalfHour: row.late_half_hour,
  lateWholeHour: row.late_whole_hour,
  stayOverDays: row.stay_over_days,
  leaveOpen: row.leave_open,
  allowanceStaff: toYuan(row.allowance_staff),
  allowanceManager: toYuan(row.allowance_manager),
  payBackLimit: toYuan(row.pay_back_limit),
  depositRule: row.deposit_rule,
  depositAmount: toYuan(row.deposit_amount),
  billTerms: row.bill_terms,
  inspects: row.inspects === 1,
  state: row.closed_day === null ? HotelState.open : HotelState.closed,
  ...(row.closed_day !== null && { closedDay: row.closed_day, closedReason: row.closed_reason }),
});

/** A hotel in a list: without its four long texts, which only a form needs. */
export const toListedHotel = (row: HotelRow): WithRowIds<Hotel> => ({
  ...toHotel(row),
  introduce: null,
  facilities: null,
  otherPolicy: null,
  terms: null,
});

/** The hotel that a call names. Refuses one that does not exist, and another than one's own. */
export async function hotelFor(db: Db, id: WithRowIds<Id>, session: Session) {
  const row = await selectHotels(db).where('hotel.id', '=', rowId(id)).executeTakeFirst();
  if (!row || !isInScope(session, row.id)) throw notFound('酒店');
  return row;
}
