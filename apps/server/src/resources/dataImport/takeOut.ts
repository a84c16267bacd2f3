import { LineKind } from '@anzhu/api/contract/bill';
import { wireLabel } from '@anzhu/api/contract/label';
import { OrderStatus } from '@anzhu/api/contract/order';
import {
  type ImportedColumn,
  importedSheets,
  type ImportKind,
  importKinds,
} from '@anzhu/api/rules/importedSheets';
import { toYuan } from '@anzhu/api/rules/money';
import { sql } from 'kysely';
import type { LocalTime } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Cell } from '../../platform/sheets/cell.ts';
import { bookOf } from './template.ts';

/** What is taken out, and of which hotel. */
interface TakenFrom {
  db: Db;
  hotel: { id: number; name: string; departmentId: number | null };
  now: LocalTime;
}

/** A row by the fields of its sheet: values as on the wire, names where it refers to something. */
type Row = Readonly<Record<string, unknown>>;

/** The department of the hotel, which has none above it here, and those below. */
const departmentsOf = ({ db, hotel }: TakenFrom) =>
  db
    .withRecursive('below', (cte) =>
      cte
        .selectFrom('department')
        .select(['id', sql<number>`0`.as('level')])
        .where('id', '=', hotel.departmentId ?? 0)
        .unionAll((next) =>
          next
            .selectFrom('department as d')
            .innerJoin('below as b', 'b.id', 'd.parent_id')
            .select(['d.id', sql<number>`b.level + 1`.as('level')]),
        ),
    )
    .selectFrom('below')
    .innerJoin('department', 'department.id', 'below.id')
    .leftJoin('department as above', (join) =>
      join.onRef('above.id', '=', 'department.parent_id').on('below.level', '>', 0),
    )
    .select(['department.id', 'department.name', 'department.role', 'above.name as pId'])
    .orderBy('below.level')
    .orderBy('department.id');

/** What was received less paid back on the bill of an order; fen. */
const receivedOf = sql<number>`(select cast(coalesce(sum(case kind when ${sql.lit(LineKind.payment)} then amount
    when ${sql.lit(LineKind.refund)} then -amount end), 0) as bigint)
  from bill_line where order_id = orders.id and voided_time is null)`;

const depositOf = sql<number>`(select cast(coalesce(sum(amount), 0) as bigint)
  from bill_line where order_id = orders.id and voided_time is null and kind = ${sql.lit(LineKind.deposit)})`;

const ofHotel = 'hotel.name as hotelId' as const;

/** Yuan; empty for nothing. PostgreSQL gives sums as text. */
const sumOf = (fen: number | string): number | null => toYuan(Number(fen)) || null;

/** What only the first guest of a room has. */
const ofFirstOnly = {
  estimatedCheckIn: null,
  estimatedCheckOut: null,
  received: null,
  deposit: null,
};

/** The rows of each sheet, as an import would bring them in. */
const readers: Record<ImportKind, (from: TakenFrom) => Promise<Row[]>> = {
  department: (from) => departmentsOf(from).execute(),
  hotel: async ({ db, hotel }) =>
    db
      .selectFrom('hotel')
      .leftJoin('department', 'department.id', 'hotel.department_id')
      .select(['hotel.name', 'department.name as deptId', 'address', 'province', 'city'])
      .select(['contact_phone as contactPhone', 'allow_isolation as allowIsolation'])
      .where('hotel.id', '=', hotel.id)
      .execute(),
  bedType: ({ db, hotel }) =>
    db
      .selectFrom('bed_type')
      .innerJoin('hotel', 'hotel.id', 'hotel_id')
      .select([ofHotel, 'bed_type.name', 'specification', 'max_load as maxLoad', 'hardness'])
      .where('hotel_id', '=', hotel.id)
      .orderBy('bed_type.id')
      .execute(),
  async roomType({ db, hotel }) {
    const types = await db
      .selectFrom('room_type')
      .innerJoin('hotel', 'hotel.id', 'hotel_id')
      .select([ofHotel, 'room_type.id', 'room_type.name', 'bed', 'max_load as maxLoad', 'sort'])
      .select(['have_window as haveWindow', 'network', 'have_breakfast as haveBreakfast'])
      .select(['fee', 'isolation_fee', 'day_use_fee'])
      .where('hotel_id', '=', hotel.id)
      .orderBy('room_type.id')
      .execute();
    const beds = await db
      .selectFrom('room_type_bed')
      .innerJoin('bed_type', 'bed_type.id', 'bed_type_id')
      .select(['room_type_id', 'bed_type.name'])
      .where('bed_type.hotel_id', '=', hotel.id)
      .orderBy('place')
      .execute();
    const bedsOf = Map.groupBy(beds, ({ room_type_id }) => room_type_id);
    return types.map(({ id, fee, isolation_fee, day_use_fee, ...type }) => ({
      ...type,
      bedType: (bedsOf.get(id) ?? []).map(({ name }) => name).join('、'),
      fee: toYuan(fee),
      isolationFee: toYuan(isolation_fee),
      dayUseFee: day_use_fee === 0 ? null : toYuan(day_use_fee),
    }));
  },
  room: ({ db, hotel }) =>
    db
      .selectFrom('room')
      .innerJoin('hotel', 'hotel.id', 'room.hotel_id')
      .innerJoin('room_type', 'room_type.id', 'room_type_id')
      .select([ofHotel, 'room.name', 'room_type.name as type', 'floor', 'direction'])
      .select('is_isolation as isIsolation')
      .where('room.hotel_id', '=', hotel.id)
      .orderBy('room.id')
      .execute(),
  // Passwords are not taken out: they are filled in before an import.
  async user(from) {
    const departments = await departmentsOf(from).execute();
    if (departments.length === 0) return [];
    return from.db
      .selectFrom('app_user')
      .innerJoin('department', 'department.id', 'department_id')
      .select(['username', 'nick_name as nickName', 'phone', 'department.name as dept'])
      .where(
        'department_id',
        'in',
        departments.map(({ id }) => id),
      )
      .where('app_user.status', '=', 1)
      .orderBy('app_user.id')
      .execute();
  },
  async item({ db, hotel }) {
    const items = await db
      .selectFrom('item')
      .innerJoin('hotel', 'hotel.id', 'hotel_id')
      .select([ofHotel, 'item.name', 'price', 'unit'])
      .where('hotel_id', '=', hotel.id)
      .where('is_active', '=', 1)
      .orderBy('item.id')
      .execute();
    return items.map((item) => ({ ...item, price: toYuan(item.price) }));
  },
  async company({ db, hotel }) {
    const companies = await db
      .selectFrom('company')
      .innerJoin('hotel', 'hotel.id', 'hotel_id')
      .select([ofHotel, 'company.name', 'tax_number as taxNumber', 'contact', 'share', 'until'])
      .select(['company.contact_phone as contactPhone', 'credit_limit', 'remark'])
      .where('hotel_id', '=', hotel.id)
      .orderBy('company.id')
      .execute();
    return companies.map(({ credit_limit, ...company }) => ({
      ...company,
      creditLimit: toYuan(credit_limit),
    }));
  },
  async order({ db, hotel, now }) {
    const orders = await db
      .selectFrom('orders')
      .innerJoin('hotel', 'hotel.id', 'orders.hotel_id')
      .innerJoin('room_type', 'room_type.id', 'orders.room_type_id')
      .leftJoin('room', 'room.id', 'assigned_room_id')
      .select([ofHotel, 'room_type.name as roomType', 'room.name as roomId', 'orders.note'])
      .select(['arrive_time as estimatedCheckIn', 'leave_time as estimatedCheckOut'])
      .select(['booker_name as name', 'orders.phone as number', 'orders.idcard'])
      .select(['guarantee', 'guarantee_note as guaranteeNote', 'group_no as groupNo'])
      .select(['last_pay', 'orders.status', receivedOf.as('received')])
      .where('orders.hotel_id', '=', hotel.id)
      .where('orders.status', 'in', [OrderStatus.unpaid, OrderStatus.paid])
      .where('leave_time', '>', now)
      .where('day_use_hours', '=', 0)
      .orderBy('orders.id')
      .execute();
    return orders.map(({ last_pay, status, guarantee, ...order }) => ({
      ...order,
      // What is paid in full is 预付, however it was booked.
      guarantee: status === OrderStatus.paid ? null : guarantee,
      rooms: 1,
      lastPay: toYuan(last_pay),
      received: sumOf(order.received),
    }));
  },
  async stay({ db, hotel }) {
    const guests = await db
      .selectFrom('stay')
      .innerJoin('stay_guest as guest', 'guest.stay_id', 'stay.id')
      .innerJoin('orders', 'orders.id', 'stay.order_id')
      .innerJoin('hotel', 'hotel.id', 'stay.hotel_id')
      .innerJoin('room', 'room.id', 'stay.room_id')
      .select([ofHotel, 'room.name as roomId', 'guest.place'])
      .select(['check_in_time as estimatedCheckIn', 'stay.leave_time as estimatedCheckOut'])
      .select(['guest.name', 'guest.phone as number', 'guest.idcard', 'guest.sex', 'nationality'])
      .select(['document_kind as documentKind', 'birth_date as birthDate'])
      .select(['entry_date as entryDate', 'stay_until as stayUntil'])
      .select(['last_pay', receivedOf.as('received'), depositOf.as('deposit')])
      .where('stay.hotel_id', '=', hotel.id)
      .where('ended_time', 'is', null)
      .where('has_left', '=', 0)
      .orderBy('stay.id')
      .orderBy('guest.place')
      .execute();
    const seen = new Set<string>();
    return guests.map(({ place: _place, last_pay, ...guest }) => {
      const isFirst = !seen.has(guest.roomId);
      seen.add(guest.roomId);
      if (!isFirst) return { ...guest, ...ofFirstOnly };
      return {
        ...guest,
        lastPay: toYuan(last_pay),
        // What was received for 消费, which is not taken along, is not received for the room.
        received: sumOf(Math.min(Number(guest.received), last_pay)),
        deposit: sumOf(guest.deposit),
      };
    });
  },
};

/** The cell of a field: an enum by its label. */
function cellOf({ field, schema, refers }: ImportedColumn, row: Row): Cell {
  const value = row[field] ?? null;
  if (value === null || value === '') return null;
  const label = refers === undefined ? wireLabel(schema, value) : undefined;
  return label ?? (typeof value === 'number' ? value : String(value));
}

/** What a hotel has, as a workbook of an import: read back, it is the same but for passwords. */
export async function takeOut(from: TakenFrom): Promise<ReadableStream<Uint8Array>> {
  const rows: Partial<Record<ImportKind, Cell[][]>> = {};
  for (const kind of importKinds) {
    const columns: readonly ImportedColumn[] = importedSheets[kind].columns;
    const read = await readers[kind](from);
    rows[kind] = read.map((row) => columns.map((column) => cellOf(column, row)));
  }
  return bookOf(rows);
}
