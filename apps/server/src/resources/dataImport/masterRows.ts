import type { ImportKind } from '@anzhu/api/rules/importedSheets';
import { toYuan } from '@anzhu/api/rules/money';
import { sql } from 'kysely';
import type { LocalTime } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';

/** What is taken out, and of which hotel. */
export interface TakenFrom {
  db: Db;
  hotel: { id: number; name: string; departmentId: number | null };
  now: LocalTime;
}

/** A row by the fields of its sheet: values as on the wire, names where it refers to something. */
export type Row = Readonly<Record<string, unknown>>;

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

const ofHotel = 'hotel.name as hotelId' as const;

/** The rows of a hotel's master data, as an import would bring them in. */
export const masterRows: Record<
  Exclude<ImportKind, 'order' | 'stay'>,
  (from: TakenFrom) => Promise<Row[]>
> = {
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
};
