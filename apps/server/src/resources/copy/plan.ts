import type { CopiedKind, HotelCopy, TypePrices } from '@anzhu/api/contract/copy';
import { hotelToday } from '@anzhu/api/rules/hotelDay';
import { toYuan } from '@anzhu/api/rules/money';
import { checkHotelOpen } from '../../platform/session/openHotel.ts';
import { type Fen, rowId } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import type { CallInput } from '../../platform/http/handler.ts';
import { hotelTime } from '../../platform/clock.ts';
import type { Server } from '../../platform/server.ts';
import { invalid } from '../../platform/refusal.ts';
import { bedsOf } from '../roomType/index.ts';
import { rangesOf } from '../discount/index.ts';

type Named = { id: number; name: string; hotel_id: number };

/** The tables of what is copied. */
export const tables = { roomType: 'room_type', bedType: 'bed_type', discount: 'discount' } as const;

/** The records that are copied, with those that they need, by kind and in the order in which they are made. */
export interface Source {
  hotelId: number;
  records: { kind: CopiedKind; row: Named }[];
  /** By room type. */
  beds: ReadonlyMap<number, readonly { id: number; name: string }[]>;
  prices: ReadonlyMap<number, TypeFees>;
  /** By discount: those that it cannot join. */
  ranges: ReadonlyMap<number, readonly number[]>;
}

/** What a room type costs, in fen; by night, from today on. */
export interface TypeFees {
  fee: Fen;
  isolationFee: Fen;
  /** By weekday, `5`, or day. */
  nights: ReadonlyMap<string, Fen>;
}

/** What is done in one hotel. */
export interface HotelPlan {
  hotel: { id: number; name: string };
  made: Source['records'];
  existing: { kind: CopiedKind; row: Named; id: number }[];
  /** Room types that are there with other prices. */
  overwritten: { row: Named; id: number; before: TypeFees; after: TypeFees }[];
}

type Input = CallInput<'previewCopy'>;

/** What a copy does in each hotel, by the order of their ids: the same for the preview and the copy. */
export async function planCopy(db: Db, server: Server, input: Input) {
  const today = hotelToday(hotelTime(server));
  const source = await readSource(db, input, today);
  const hotels = await readHotels(db, input, source.hotelId);
  const known = await readKnown(
    db,
    hotels.map(({ id }) => id),
    source,
  );
  const plans: HotelPlan[] = [];
  for (const hotel of hotels) {
    const found = source.records.map((one) => ({
      ...one,
      id: known.get(keyOf(hotel.id, one)),
    }));
    const existing = found.flatMap((one) => (one.id === undefined ? [] : [{ ...one, id: one.id }]));
    plans.push({
      hotel,
      made: found.filter(({ id }) => id === undefined).map(({ kind, row }) => ({ kind, row })),
      existing,
      overwritten: [],
    });
  }
  if (input.overwritesPrices) await planPrices(db, plans, { source, today });
  return { source, today, plans };
}

async function readSource(db: Db, { kind, ids }: Input, today: string): Promise<Source> {
  const named = await readNamed(db, kind, [...new Set(ids.map(rowId))]);
  const [first] = named;
  if (!first || named.length !== new Set(ids.map(rowId)).size) {
    throw invalid('ids', '有的已不存在，请刷新后重试');
  }
  if (named.some(({ hotel_id }) => hotel_id !== first.hotel_id)) {
    throw invalid('ids', '只能复制同一家酒店的资料');
  }
  const typeIds = kind === 'roomType' ? named.map(({ id }) => id) : [];
  const beds = await bedsOf(db, typeIds);
  const bedIds = new Set([...beds.values()].flat().map(({ id }) => id));
  const bedTypes = await readNamed(db, 'bedType', [...bedIds]);
  const { rows, ranges } = await withExcluded(db, kind === 'discount' ? named : []);
  const main = kind === 'discount' ? rows : named;
  return {
    hotelId: first.hotel_id,
    records: [
      ...bedTypes.map((row) => ({ kind: 'bedType' as const, row })),
      ...main.map((row) => ({ kind, row })),
    ],
    beds,
    prices: await readFees(db, typeIds, today),
    ranges,
  };
}

/** Discounts with those that they cannot join, and so on. */
async function withExcluded(db: Db, named: readonly Named[]) {
  const rows = new Map(named.map((row) => [row.id, row]));
  const ranges = new Map<number, readonly number[]>();
  let fresh = [...rows.keys()];
  while (fresh.length > 0) {
    const found = await rangesOf(db, fresh);
    for (const [id, range] of found) ranges.set(id, range);
    fresh = [...new Set([...found.values()].flat())].filter((id) => !rows.has(id));
    for (const row of await readNamed(db, 'discount', fresh)) rows.set(row.id, row);
  }
  return { rows: [...rows.values()].toSorted((one, other) => one.id - other.id), ranges };
}

/** As many ids as one query takes. */
const chunk = 1000;

async function readNamed(db: Db, kind: CopiedKind, ids: readonly number[]): Promise<Named[]> {
  const found: Named[] = [];
  for (let start = 0; start < ids.length; start += chunk) {
    const rows = await db
      .selectFrom(tables[kind])
      .select(['id', 'name', 'hotel_id'])
      .where('id', 'in', ids.slice(start, start + chunk))
      .orderBy('id')
      .execute();
    found.push(...rows);
  }
  return found;
}

async function readHotels(db: Db, { hotelIds }: Input, sourceId: number) {
  const ids = [...new Set(hotelIds.map(rowId))];
  if (ids.includes(sourceId)) throw invalid('hotelIds', '不能复制到来源酒店');
  const hotels = await db
    .selectFrom('hotel')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  if (hotels.length !== ids.length) throw invalid('hotelIds', '酒店不存在');
  await checkHotelOpen(db, ...ids);
  return hotels;
}

const keyOf = (hotelId: number, { kind, row }: { kind: CopiedKind; row: { name: string } }) =>
  `${hotelId} ${kind} ${row.name}`;

/** The ids of records of these names that the hotels have: of several discounts of one name the first. */
async function readKnown(db: Db, hotelIds: readonly number[], { records }: Source) {
  const known = new Map<string, number>();
  for (const kind of ['bedType', 'roomType', 'discount'] as const) {
    const names = records.filter((one) => one.kind === kind).map(({ row }) => row.name);
    if (names.length === 0) continue;
    const rows = await db
      .selectFrom(tables[kind])
      .select(['id', 'name', 'hotel_id'])
      .where('hotel_id', 'in', hotelIds)
      .where('name', 'in', names)
      .orderBy('id', 'desc')
      .execute();
    for (const row of rows) known.set(keyOf(row.hotel_id, { kind, row }), row.id);
  }
  return known;
}

/** What room types cost, by their id. */
async function readFees(db: Db, typeIds: readonly number[], today: string) {
  const found = new Map<number, { fee: Fen; isolationFee: Fen; nights: Map<string, Fen> }>();
  for (let start = 0; start < typeIds.length; start += chunk) {
    const ids = typeIds.slice(start, start + chunk);
    const types = await db
      .selectFrom('room_type')
      .select(['id', 'fee', 'isolation_fee'])
      .where('id', 'in', ids)
      .execute();
    for (const { id, fee, isolation_fee: isolationFee } of types) {
      found.set(id, { fee, isolationFee, nights: new Map() });
    }
    const rows = await db
      .selectFrom('room_price')
      .select(['room_type_id', 'weekday', 'day', 'fee'])
      .where('room_type_id', 'in', ids)
      .where(({ or, eb }) => or([eb('weekday', 'is not', null), eb('day', '>=', today)]))
      .execute();
    for (const { room_type_id, weekday, day, fee } of rows) {
      found.get(room_type_id)?.nights.set(day ?? `${weekday}`, fee);
    }
  }
  return found;
}

const sameFees = (one: TypeFees, other: TypeFees): boolean =>
  one.fee === other.fee &&
  one.isolationFee === other.isolationFee &&
  one.nights.size === other.nights.size &&
  [...one.nights].every(([night, fee]) => other.nights.get(night) === fee);

/** Adds the room types of the hotels whose prices differ from those of the source. */
async function planPrices(
  db: Db,
  plans: readonly HotelPlan[],
  { source, today }: { source: Source; today: string },
): Promise<void> {
  const typesOf = ({ existing }: HotelPlan) => existing.filter(({ kind }) => kind === 'roomType');
  const ids = plans.flatMap((plan) => typesOf(plan).map(({ id }) => id));
  const present = await readFees(db, ids, today);
  for (const plan of plans) {
    for (const { row, id } of typesOf(plan)) {
      const [before, after] = [present.get(id), source.prices.get(row.id)];
      if (before && after && !sameFees(before, after)) {
        plan.overwritten.push({ row, id, before, after });
      }
    }
  }
}

const toPrices = ({ fee, isolationFee, nights }: TypeFees): TypePrices => ({
  fee: toYuan(fee),
  isolationFee: toYuan(isolationFee),
  nights: nights.size,
});

/** What a copy does in a hotel, as the wire has it. */
export const toHotelCopy = ({ hotel, made, existing, overwritten }: HotelPlan): HotelCopy => ({
  hotelId: String(hotel.id),
  hotelName: hotel.name,
  made: made.map(({ kind, row }) => ({ kind, name: row.name })),
  existing: existing.map(({ kind, row }) => ({ kind, name: row.name })),
  overwritten: overwritten.map(({ row, before, after }) => ({
    name: row.name,
    before: toPrices(before),
    after: toPrices(after),
  })),
});
