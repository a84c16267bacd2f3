import { Hotel, type LateHours, lateHoursFault, usualLateHours } from '@anzhu/api/contract/hotel';
import { labelsOf } from '@anzhu/api/contract/label';
import { Role } from '@anzhu/api/contract/role';
import { targetKindLabel } from '@anzhu/api/contract/targetKind';
import { hotelCoverLimit, hotelCoverTooLarge } from '@anzhu/api/contract/upload';
import { shortProvince } from '@anzhu/api/rules/provinces';
import type { Session } from '../../platform/caller.ts';
import { changeRecord } from '../../platform/changeRecord.ts';
import { bit, defined, fenOf, rowId } from '../../platform/db/column.ts';
import {
  breaksReference,
  deleteUnused,
  type Use,
  violates,
} from '../../platform/db/constraints.ts';
import type { Tx } from '../../platform/db/store.ts';
import type { Table } from '../../platform/db/table.ts';
import { tables } from '../../platform/db/tables.ts';
import { claimFiles, sizeOfFile } from '../../platform/files/uploaded.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { invalid, notFound, refused } from '../../platform/refusal.ts';
import { hotelRecord } from './log.ts';
import { hotelFor } from './queries.ts';
import { cleanRichText } from './richText.ts';

/** Defaults of a new hotel. */
const blank = {
  address: '',
  parking_lot: '',
  badge: '',
  allow_isolation: 0,
  cover: '',
  contact_phone: '',
  longitude: null,
  latitude: null,
  province: '',
  city: '',
  introduce: '',
  facilities: '',
  other_policy: '',
  terms: '',
} as const;

/**
 * Refuses a new cover from the hotel dialog, which admins have, above its limit. My hotel, which hotels have,
 * takes every uploaded picture (spec: master data); its cover may be saved again by an admin.
 */
async function checkCover(
  tx: Tx,
  { role }: Session,
  { cover = '', former }: { cover: string | undefined; former: string },
): Promise<void> {
  if (role !== Role.admin || cover === '' || cover === former) return;
  if ((await sizeOfFile(tx, cover)) > hotelCoverLimit) throw invalid('cover', hotelCoverTooLarge);
}

const labels = labelsOf(Hotel);

/** Refuses a whole night before half a night, also where one of the hours is changed alone. */
function checkLateHours(
  { lateHalfHour, lateWholeHour }: HotelInput,
  { halfHour, wholeHour }: LateHours,
): void {
  const fault = lateHoursFault({
    halfHour: lateHalfHour ?? halfHour,
    wholeHour: lateWholeHour ?? wholeHour,
  });
  if (fault !== null) throw invalid('lateWholeHour', `${labels.lateWholeHour}${fault}`);
}

/** Adds a hotel. */
export const addHotel: Handler<'addHotel'> = ({ input, session, origin }, { store, clock }) => {
  const columns = defined(hotelColumns(input));
  const target = { record: hotelRecord, refusalOf: hotelTaken(input.name) };
  return changeRecord(store, { session, origin }, target, async (tx) => {
    checkLateHours(input, usualLateHours);
    await checkCover(tx, session, { cover: columns.cover, former: '' });
    await claimFiles(tx, clock, picturesOf(columns));
    const { id } = await tx
      .insertInto('hotel')
      .values({ ...blank, ...columns, name: input.name })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, data: { id } };
  });
};

/**
 * Changes what is sent of a hotel and nothing else: the hotel dialog sends eight fields, my hotel
 * the full form (spec: master data). Its department decides whose hotel it is: only an admin
 * changes that.
 */
export const modifyHotel: Handler<'modifyHotel'> = (call, { store, clock }) => {
  const { input, session } = call;
  const columns = hotelColumns(input);
  const id = rowId(input.id);
  const target = { record: hotelRecord, id, refusalOf: hotelTaken(input.name) };
  return changeRecord(store, call, target, async (tx) => {
    const hotel = await hotelFor(tx, input.id, session);
    const isMoved = (columns.department_id ?? hotel.department_id) !== hotel.department_id;
    if (isMoved && session.role !== Role.admin) {
      throw invalid('deptId', '所属部门只能由管理员更改');
    }
    checkLateHours(input, { halfHour: hotel.late_half_hour, wholeHour: hotel.late_whole_hour });
    await checkCover(tx, session, { cover: columns.cover, former: hotel.cover });
    await claimFiles(tx, clock, picturesOf(columns));
    const { numUpdatedRows } = await tx
      .updateTable('hotel')
      // The name once more, so that a save without fields is one that changes nothing.
      .set({ name: hotel.name, ...defined(columns) })
      .where('id', '=', hotel.id)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw notFound('酒店');
    return { data: null };
  });
};

const counted: readonly Use[] = [
  { table: 'room', column: 'hotel_id', counted: (count) => `${count} 个房间` },
  { table: 'orders', column: 'hotel_id', counted: (count) => `${count} 张订单` },
  { table: 'isolation_person', column: 'hotel_id', counted: (count) => `${count} 名隔离人员` },
  { table: 'declaration', column: 'hotel_id', counted: (count) => `${count} 份申报` },
  { table: 'material_application', column: 'hotel_id', counted: (count) => `${count} 份物资申请` },
  { table: 'discount', column: 'hotel_id', counted: (count) => `${count} 个优惠` },
  { table: 'shift', column: 'hotel_id', counted: (count) => `${count} 次交班` },
  { table: 'day_close', column: 'hotel_id', counted: (count) => `${count} 天夜审` },
];

const kinds: Readonly<Record<string, string>> = targetKindLabel;

/** The other records that have a name which is there once in a hotel. */
const simple = Object.entries<Table>(tables).flatMap(([name, { rules }]): Use[] => {
  const kind = kinds[name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())];
  const isNamed = rules.includes(`unique index ${name}_name_once (hotel_id, name)`);
  if (!isNamed || kind === undefined || counted.some(({ table }) => table === name)) return [];
  const table = name as keyof typeof tables;
  return [{ table, column: 'hotel_id', counted: (count) => `${count} 个${kind}` }];
});

/** Deletes a hotel that has nothing. */
export const deleteHotel: Handler<'deleteHotel'> = ({ input, session, origin }, { store }) => {
  const target = { record: hotelRecord, id: rowId(input.id) };
  return changeRecord(store, { session, origin }, target, async (tx) => {
    const { id, name } = await hotelFor(tx, input.id, session);
    await deleteUnused(tx, {
      table: 'hotel',
      id,
      kind: '酒店',
      name,
      uses: [...counted, ...simple],
    });
    return { data: null };
  });
};

type HotelInput = Partial<CallInput<'modifyHotel'>>;

const cleaned = (html: string | undefined): string | undefined =>
  html === undefined ? undefined : cleanRichText(html);

/** The fields of a hotel form as columns; missing fields are undefined. */
const hotelColumns = (input: HotelInput) => ({
  department_id: input.deptId === undefined ? undefined : rowId(input.deptId),
  name: input.name,
  address: input.address,
  parking_lot: input.parkingLot,
  badge: input.badge?.join(','),
  allow_isolation: bit(input.allowIsolation),
  cover: input.cover,
  contact_phone: input.contactPhone,
  longitude: input.longitude,
  latitude: input.latitude,
  province: input.province === undefined ? undefined : shortProvince(input.province),
  city: input.city,
  introduce: cleaned(input.introduce),
  facilities: cleaned(input.facilities),
  other_policy: cleaned(input.otherPolicy),
  terms: cleaned(input.terms),
  hold_hour: input.holdHour,
  late_half_hour: input.lateHalfHour,
  late_whole_hour: input.lateWholeHour,
  stay_over_days: input.stayOverDays,
  leave_open: input.leaveOpen,
  allowance_staff: fenOf(input.allowanceStaff),
  allowance_manager: fenOf(input.allowanceManager),
  pay_back_limit: fenOf(input.payBackLimit),
  deposit_rule: input.depositRule,
  deposit_amount: fenOf(input.depositAmount),
  bill_terms: input.billTerms,
  inspects: bit(input.inspects),
});

/** The refusal of a name or department that another hotel has, or that does not exist; other errors unchanged. */
const hotelTaken =
  (name: string | undefined) =>
  (error: unknown): unknown => {
    if (violates(error, 'hotel_name_once')) {
      const message = `酒店名称「${name}」已存在`;
      return refused(message, { name: message });
    }
    if (violates(error, 'hotel_department_once')) {
      const message = '所属部门已有酒店';
      return refused(message, { deptId: message });
    }
    return breaksReference(error) ? invalid('deptId', '所属部门不存在') : error;
  };

type Columns = ReturnType<typeof hotelColumns>;

/** Where a hotel may reference uploaded pictures, by field of the contract. */
const picturesOf = (columns: Partial<Columns>) => ({
  cover: columns.cover,
  introduce: columns.introduce,
  facilities: columns.facilities,
  otherPolicy: columns.other_policy,
  terms: columns.terms,
});
