import type { Hardness } from '@anzhu/api/contract/bedType';
import type { Id, WithRowIds } from '@anzhu/api/contract/codecs';
import type { RoomType } from '@anzhu/api/contract/roomType';
import { toYuan } from '@anzhu/api/rules/money';
import type { Session } from '../../platform/caller.ts';
import { rowId } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import { notFound } from '../../platform/refusal.ts';
import { isInScope, seesMoney } from '../../platform/session/scope.ts';

/** Room types with the name of their hotel. */
export const selectRoomTypes = (db: Db) =>
  db
    .selectFrom('room_type')
    .innerJoin('hotel', 'hotel.id', 'room_type.hotel_id')
    .selectAll('room_type')
    .select('hotel.name as hotel_name');

type RoomTypeRow = Awaited<ReturnType<ReturnType<typeof selectRoomTypes>['execute']>>[number];

/** A room type as the wire has it; without money for those who see none. */
export const toRoomType = (
  row: RoomTypeRow,
  { beds, nights, session }: TypeParts & { session: Session },
): WithRowIds<RoomType> => ({
  id: row.id,
  name: row.name,
  hotelId: row.hotel_id,
  hotelName: row.hotel_name,
  bedType: (beds ?? []).map((bed) => String(bed.id)),
  bedTypeNames: (beds ?? []).map(({ name }) => name),
  bed: row.bed,
  maxLoad: row.max_load,
  haveWindow: row.have_window === 1,
  network: row.network === 1,
  haveBreakfast: row.have_breakfast === 1,
  cover: row.cover,
  fee: seesMoney(session) ? toYuan(row.fee) : null,
  isolationFee: seesMoney(session) ? toYuan(row.isolation_fee) : null,
  dayUseFee: seesMoney(session) ? toYuan(row.day_use_fee) : null,
  nightFees: seesMoney(session) ? (nights ?? { weekdays: [], days: 0 }) : null,
  sort: row.sort,
});

/** What belongs to a room type besides its row. */
interface TypeParts {
  beds: readonly Bed[] | undefined;
  nights: RoomType['nightFees'] | undefined;
}

/** The bed types and the prices by night of room types, by their id. */
export async function readParts(db: Db, ids: readonly number[], today: string) {
  const [beds, nights] = [await bedsOf(db, ids), await nightFeesOf(db, ids, today)];
  return (id: number): TypeParts => ({ beds: beds.get(id), nights: nights.get(id) });
}

/** The room type that a call names. Refuses one that does not exist, and another hotel's. */
export async function roomTypeFor(db: Db, id: Id, session: Session) {
  const row = await selectRoomTypes(db).where('room_type.id', '=', rowId(id)).executeTakeFirst();
  if (!row || !isInScope(session, row.hotel_id)) throw notFound('房型');
  return row;
}

/** A bed type of a room type. */
export interface Bed {
  id: number;
  name: string;
  specification: string;
  max_load: number;
  hardness: Hardness;
}

/** As many ids as one query takes. */
const chunk = 1000;

/** The bed types of room types, each in its order. */
export async function bedsOf(
  db: Db,
  roomTypeIds: readonly number[],
): Promise<ReadonlyMap<number, Bed[]>> {
  const found = new Map<number, Bed[]>();
  for (let start = 0; start < roomTypeIds.length; start += chunk) {
    const rows = await db
      .selectFrom('room_type_bed')
      .innerJoin('bed_type', 'bed_type.id', 'room_type_bed.bed_type_id')
      .select([
        'room_type_id',
        'bed_type.id',
        'bed_type.name',
        'specification',
        'max_load',
        'hardness',
      ])
      .where('room_type_id', 'in', roomTypeIds.slice(start, start + chunk))
      .orderBy('room_type_id')
      .orderBy('place')
      .execute();
    for (const { room_type_id, ...bed } of rows) {
      found.set(room_type_id, [...(found.get(room_type_id) ?? []), bed]);
    }
  }
  return found;
}

/** The prices of room types that differ by weekday, and how many days from today on have one of their own. */
async function nightFeesOf(db: Db, roomTypeIds: readonly number[], today: string) {
  const found = new Map<number, NonNullable<RoomType['nightFees']>>();
  for (let start = 0; start < roomTypeIds.length; start += chunk) {
    const rows = await db
      .selectFrom('room_price')
      .select(['room_type_id', 'weekday'])
      .select(({ fn }) => [fn.max('fee').as('fee'), fn.countAll<number>().as('count')])
      .where('room_type_id', 'in', roomTypeIds.slice(start, start + chunk))
      .where(({ or, eb }) => or([eb('weekday', 'is not', null), eb('day', '>=', today)]))
      .groupBy(['room_type_id', 'weekday'])
      .orderBy('room_type_id')
      .orderBy('weekday')
      .execute();
    for (const { room_type_id, weekday, fee, count } of rows) {
      const nights = found.get(room_type_id) ?? { weekdays: [], days: 0 };
      if (weekday === null) nights.days = Number(count);
      else nights.weekdays.push({ weekday, fee: toYuan(fee) });
      found.set(room_type_id, nights);
    }
  }
  return found;
}
