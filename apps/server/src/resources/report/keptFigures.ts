import {
  type DayFigure,
  figuresOfParts,
  type KeptParts,
  noNight,
  partsOfFigures,
} from '@anzhu/api/rules/dayFigures';
import { type HotelTime, hotelToday } from '@anzhu/api/rules/hotelDay';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/store.ts';
import { type Hotels, ofHotel } from '../../platform/session/scope.ts';
import { type Extent, readLiveParts } from './queries.ts';

/** Figures of hotels and days. */
export interface FigureScope {
  hotels: Hotels;
  days: readonly string[];
  time: HotelTime;
  extent: Extent;
}

const nightKinds = ['arrivals', 'departures', ...Object.keys(noNight)];

/** The figures of a day are read of at most so many hotels by their ids; of more, of all hotels in one query. */
export const mostHotels = 200;

/** Whether the figures of a row `kept` of `day_kept` are those of the hotel's day. */
const isValid = (time: HotelTime): RawBuilder<boolean> => sql<boolean>`kept.is_kept = 1
  and kept.is_over = case when kept.day < ${hotelToday(time)} then 1 else 0 end
  and kept.from_time = kept.day || ' ' || ${time.dayStarts}
  and not exists (select 1 from day_stale where day_stale.hotel_id = kept.hotel_id
    and day_stale.from_time <= kept.until_time and day_stale.until_time >= kept.from_time)`;

/** The hotels of each day whose figures are not kept, or not true any more. */
async function readMissing(
  db: Db,
  { hotels, days, time }: FigureScope,
): Promise<Map<string, number[]>> {
  const wanted = sql.join(
    days.map((day) => sql`select cast(${day} as text) as day`),
    sql` union all `,
  );
  const { rows } = await sql<{ hotelId: number; day: string }>`
    select hotel.id as "hotelId", days.day from hotel cross join (${wanted}) as days
    where ${ofHotel('hotel.id', hotels)} and not exists (select 1 from day_kept as kept
      where kept.hotel_id = hotel.id and kept.day = days.day and ${isValid(time)})`.execute(db);
  const missing = Map.groupBy(rows, ({ day }) => day);
  return new Map([...missing].map(([day, of]) => [day, of.map(({ hotelId }) => hotelId)]));
}

interface FigureRow extends DayFigure {
  day: string;
  hotelId: number;
}

/**
 * Figures of days: kept ones, and of hotels whose figures have changed since those that are read from what they sum up.
 * @param isSummed over all hotels, which then have the id 0
 */
async function readFigures(db: Db, scope: FigureScope, isSummed: boolean): Promise<FigureRow[]> {
  const { hotels, days, time, extent } = scope;
  const missing = await readMissing(db, scope);
  const isLive = (day: string): boolean => (missing.get(day)?.length ?? 0) > mostHotels;
  const kept = days.filter((day) => !isLive(day));
  const except = kept.flatMap((day) => {
    const ids = missing.get(day);
    return ids ? [sql`not (day = ${day} and ${ofHotel('hotel_id', ids)})`] : [];
  });
  const { rows } =
    kept.length === 0
      ? { rows: [] }
      : await sql<FigureRow>`select day, ${isSummed ? sql`0` : sql`hotel_id`} as "hotelId", kind,
          ${isSummed ? sql`cast(sum(value) as bigint)` : sql`value`} as value
        from day_figure where day in (${sql.join(kept)}) and ${ofHotel('hotel_id', hotels)}
          and ${extent === 'all' ? sql`1 = 1` : sql`kind in (${sql.join(nightKinds)})`}
          ${except.length > 0 ? sql`and ${sql.join(except, sql` and `)}` : sql``}
          ${isSummed ? sql`group by day, kind` : sql``}`.execute(db);
  const figures = [...rows];
  for (const [day, ids] of missing) {
    const { dayStarts } = time;
    const live = await readLiveParts(db, {
      day,
      dayStarts,
      extent,
      hotels: isLive(day) ? hotels : ids,
      today: hotelToday(time),
    });
    for (const [hotelId, parts] of live) {
      const of = { day, hotelId: isSummed ? 0 : hotelId };
      figures.push(...figuresOfParts(parts).map((figure) => ({ ...figure, ...of })));
    }
  }
  return figures;
}

/** The figures of a day by hotel; a hotel of which all are 0 is left out. */
export async function readDayParts(
  db: Db,
  { day, ...scope }: Pick<FigureScope, 'hotels' | 'time'> & { day: string },
): Promise<Map<number, KeptParts>> {
  const figures = await readFigures(db, { ...scope, days: [day], extent: 'all' }, false);
  const byHotel = Map.groupBy(figures, ({ hotelId }) => hotelId);
  return new Map([...byHotel].map(([hotelId, of]) => [hotelId, partsOfFigures(of)]));
}

/** The figures of nights over all hotels, in the order of the days. */
export async function readNightSums(
  db: Db,
  scope: Omit<FigureScope, 'extent'>,
): Promise<KeptParts[]> {
  const figures = await readFigures(db, { ...scope, extent: 'night' }, true);
  const byDay = Map.groupBy(figures, ({ day }) => day);
  return scope.days.map((day) => partsOfFigures(byDay.get(day) ?? []));
}

const inOrder = (figures: readonly DayFigure[]): string =>
  figures
    .map(({ kind, value }) => `${kind} ${Number(value)}`)
    .toSorted()
    .join(', ');

/** Forgets that figures are kept: all are read again. */
export const forgetFigures = (db: Db) =>
  db
    .updateTable('day_kept')
    .set((eb) => ({ is_kept: 0, version: eb('version', '+', 1) }))
    .execute();

/** The hotels of each day, from one on, whose kept figures have not changed since. */
async function readValid(db: Db, time: HotelTime, since: string): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ hotelId: number; day: string }>`
    select hotel_id as "hotelId", day from day_kept as kept
    where kept.day >= ${since} and ${isValid(time)} order by day, hotel_id`.execute(db);
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return new Map([...byDay].map(([day, of]) => [day, of.map(({ hotelId }) => hotelId)]));
}

/**
 * Kept figures from a day on that are not those of what they sum up and that nothing has marked: by hotel and day.
 * Changes may go on meanwhile.
 */
export async function findWrongFigures(db: Db, time: HotelTime, since: string): Promise<string[]> {
  const wrong: { hotelId: number; day: string; says: string }[] = [];
  for (const [day, hotels] of await readValid(db, time, since)) {
    const figures = await db.selectFrom('day_figure').selectAll().where('day', '=', day).execute();
    const kept = Map.groupBy(figures, (figure) => figure.hotel_id);
    const scope = { hotels: null, day, today: hotelToday(time), dayStarts: time.dayStarts };
    const live = await readLiveParts(db, { ...scope, extent: 'all' });
    for (const hotelId of hotels) {
      const parts = live.get(hotelId);
      const read = inOrder(parts ? figuresOfParts(parts) : []);
      const had = inOrder(kept.get(hotelId) ?? []);
      if (read !== had) wrong.push({ hotelId, day, says: `${hotelId} ${day}: ${had} ≠ ${read}` });
    }
  }
  if (wrong.length === 0) return [];
  const valid = await readValid(db, time, since);
  return wrong
    .filter(({ hotelId, day }) => valid.get(day)?.includes(hotelId))
    .map(({ says }) => says);
}
