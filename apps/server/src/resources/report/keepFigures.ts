import { setTimeout } from 'node:timers/promises';
import { figuresOfParts } from '@anzhu/api/rules/dayFigures';
import { addDays, dayOf } from '@anzhu/api/rules/days';
import { hotelDaySpan, hotelToday } from '@anzhu/api/rules/hotelDay';
import { sql } from 'kysely';
import { hotelTime } from '../../platform/clock.ts';
import { insertMany } from '../../platform/db/query.ts';
import type { Db, Store, Tx } from '../../platform/db/store.ts';
import type { Job } from '../../platform/schedule/job.ts';
import type { Server } from '../../platform/server.ts';
import { mostHotels } from './keptFigures.ts';
import { readLiveParts } from './queries.ts';

/** Days of which figures are kept, with today. */
const keptDays = 400;

/** Days that every run fills; earlier ones within `fillTime`. */
const recentDays = 8;

/** Milliseconds in which a run fills earlier days. */
const fillTime = 5_000;

/** Milliseconds to wait for changes that had begun before a day was announced. */
const longestWait = 5_000;

type FigureStore = Pick<Store, 'db' | 'reports' | 'engine' | 'write'>;

/**
 * Keeps the figures of hotels' days. A day is announced in `day_kept` before it is read: from then on each change of
 * what its figures are made of marks it, so that none is missed. Marked days are read again.
 */
export const keepDayFigures: Job = {
  name: 'keep day figures',
  every: 20,
  async run(server, signal) {
    const { store } = server;
    const time = hotelTime(server);
    const today = hotelToday(time);
    await takeMarks(store);
    await endDays(store, today, time.dayStarts);
    const days = await readDays(store.reports, today);
    const unannounced = await readUnannounced(store.reports, days);
    await announce(store, unannounced.slice(0, recentDays), time.dayStarts);
    if (!(await hasSettled(store))) return;
    const end = performance.now() + fillTime;
    for (const day of await readUnkept(store.reports)) {
      const isRecent = day > addDays(today, -recentDays);
      if (signal.aborted || (!isRecent && performance.now() > end)) return;
      await fillDay(server, day);
    }
  },
};

/** Marks the kept days that have changed, and forgets that they had. */
async function takeMarks({ db, write }: FigureStore): Promise<void> {
  const hotels = await db.selectFrom('day_stale').select('hotel_id').distinct().execute();
  for (let start = 0; start < hotels.length; start += 50) {
    await write(async (tx) => {
      for (const { hotel_id: hotelId } of hotels.slice(start, start + 50)) {
        await takeMarksOf(tx, hotelId);
      }
    });
  }
}

async function takeMarksOf(tx: Tx, hotelId: number): Promise<void> {
  const marks = await tx
    .deleteFrom('day_stale')
    .where('hotel_id', '=', hotelId)
    .returning(['from_time', 'until_time'])
    .execute();
  const first = marks.reduce((from, mark) => (mark.from_time < from ? mark.from_time : from), '9');
  const days = await tx
    .selectFrom('day_kept')
    .select(['day', 'from_time', 'until_time'])
    .where('hotel_id', '=', hotelId)
    .where('until_time', '>=', first)
    .execute();
  const changed = days.filter(({ from_time, until_time }) =>
    marks.some((mark) => mark.from_time <= until_time && mark.until_time >= from_time),
  );
  if (changed.length === 0) return;
  await tx
    .updateTable('day_kept')
    .set((eb) => ({ is_kept: 0, version: eb('version', '+', 1) }))
    .where('hotel_id', '=', hotelId)
    .where(
      'day',
      'in',
      changed.map(({ day }) => day),
    )
    .execute();
}

/** What was kept of today is read again once it is over; days that begin at another time are forgotten. */
async function endDays({ db, write }: FigureStore, today: string, dayStarts: string) {
  const last = await db
    .selectFrom('day_kept')
    .select(['day', 'from_time'])
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isMoved = last !== undefined && last.from_time !== `${last.day} ${dayStarts}`;
  const oldest = isMoved ? '9999-12-31' : addDays(today, 1 - keptDays);
  await write(async (tx) => {
    await tx.deleteFrom('day_figure').where('day', '<', oldest).execute();
    await tx.deleteFrom('day_kept').where('day', '<', oldest).execute();
    await tx
      .updateTable('day_kept')
      .set((eb) => ({ is_kept: 0, is_over: 1, version: eb('version', '+', 1) }))
      // As the index has it.
      .where(sql<boolean>`is_over = 0`)
      .where('day', '<', today)
      .execute();
  });
}

/** The days whose figures are to be kept, today first: of a store that is younger, those since its first order. */
async function readDays(db: Db, today: string): Promise<string[]> {
  const { rows } = await sql<{ first: string | null }>`select min(first) as first from (
    select min(created_time) as first from orders
    union all select min(check_in_time) from isolation_person) as firsts`.execute(db);
  const first = dayOf(rows[0]?.first ?? today);
  return Array.from({ length: keptDays }, (_, index) => addDays(today, -index)).filter(
    (day) => day >= first || day === today,
  );
}

/** Those of some days that a hotel is not announced of. */
async function readUnannounced(db: Db, days: readonly string[]): Promise<string[]> {
  const { hotels } = await db
    .selectFrom('hotel')
    .select((eb) => eb.fn.countAll<number>().as('hotels'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('day_kept')
    .select((eb) => ['day', eb.fn.countAll<number>().as('count')])
    .groupBy('day')
    .execute();
  const counts = new Map(rows.map(({ day, count }) => [day, Number(count)]));
  return days.filter((day) => (counts.get(day) ?? 0) < Number(hotels));
}

/** Announces days of all hotels. */
async function announce(
  { write }: FigureStore,
  days: readonly string[],
  dayStarts: string,
): Promise<void> {
  if (days.length === 0) return;
  await write(async (tx) => {
    for (const day of days) {
      const { from, until } = hotelDaySpan(day, dayStarts);
      await sql`insert into day_kept (hotel_id, day, from_time, until_time, is_over, is_kept)
        select id, ${day}, ${from}, ${until}, 0, 0 from hotel where true
        on conflict do nothing`.execute(tx);
    }
  });
}

/**
 * Whether all changes that were under way have ended: on PostgreSQL one that had begun before a day was announced has not
 * marked it. The embedded store has one writer.
 */
async function hasSettled({ db, engine }: FigureStore): Promise<boolean> {
  if (engine === 'sqlite') return true;
  const begun = await sql<{ next: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(db);
  const next = begun.rows[0]?.next ?? '0';
  for (const end = performance.now() + longestWait; performance.now() < end;) {
    const { rows } = await sql<{ settled: boolean }>`select
      pg_snapshot_xmin(pg_current_snapshot())::text::bigint >= ${next}::bigint as settled`.execute(
      db,
    );
    if (rows[0]?.settled) return true;
    await setTimeout(50);
  }
  return false;
}

/** Days of which a hotel's figures are to be read, the latest first. */
async function readUnkept(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('day_kept')
    .select('day')
    .distinct()
    // As the index has it.
    .where(sql<boolean>`is_kept = 0`)
    .orderBy('day', 'desc')
    .execute();
  return rows.map(({ day }) => day);
}

/** Reads the figures of a day that are not kept, and keeps those that have not been changed meanwhile. */
async function fillDay(server: Server, day: string): Promise<void> {
  const { reports, write } = server.store;
  const time = hotelTime(server);
  const today = hotelToday(time);
  const rows = await reports
    .selectFrom('day_kept')
    .select(['hotel_id', 'version'])
    .where('day', '=', day)
    .where('is_kept', '=', 0)
    .execute();
  if (rows.length === 0) return;
  const ids = rows.map((row) => row.hotel_id);
  const hotels = ids.length > mostHotels ? null : ids;
  const { dayStarts } = time;
  const parts = await readLiveParts(reports, { hotels, day, today, dayStarts, extent: 'all' });
  const read = sql.join(
    rows.map((row) => sql`(${sql.lit(row.hotel_id)}, ${sql.lit(row.version)})`),
  );
  await write(async (tx) => {
    const kept = await tx
      .updateTable('day_kept')
      .set({ is_kept: 1, is_over: day < today ? 1 : 0 })
      .where('day', '=', day)
      .where(sql<boolean>`(hotel_id, version) in (values ${read})`)
      .returning('hotel_id')
      .execute();
    const keptIds = kept.map((row) => row.hotel_id);
    if (keptIds.length === 0) return;
    await tx
      .deleteFrom('day_figure')
      .where('day', '=', day)
      .where('hotel_id', 'in', keptIds)
      .execute();
    const figures = keptIds.flatMap((hotelId) => {
      const of = parts.get(hotelId);
      return of ? figuresOfParts(of).map((figure) => ({ day, hotel_id: hotelId, ...figure })) : [];
    });
    await insertMany(tx, 'day_figure', figures);
  });
}
