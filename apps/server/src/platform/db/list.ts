import { largestTotal, type Page, type PageRequest } from '@anzhu/api/contract/page';
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { LocalTime } from './column.ts';
import type { Db } from './store.ts';
import type { Tables } from './tables.ts';

/** A list by time, newest first, that may be long. */
export interface TimedList {
  /** Where the rows are, and the column of their time. Their key is `id`. */
  table: keyof Tables;
  time: string;
  /** Which rows the list has, whatever their time. */
  rows: Expression<SqlBool>;
  /**
   * The same, so written that an index of the filters finds them, but not in the order of time: for counting, and
   * for the page of a list that has few. @default rows
   */
  sparseRows?: Expression<SqlBool>;
  /** The rows are few by nature and found by an index of their own: it is not left for the one of time. */
  isFew?: boolean;
  /** First and last second of the list, where it is cut. */
  begin?: LocalTime | null | undefined;
  /** Another order of a page's rows. @default by time, newest first */
  orderBy?: RawBuilder<unknown> | undefined;
  end?: LocalTime | null | undefined;
}

/** The most rows of one page; a download has no limit. */
const largestPage = 1000;

/** Up to so many rows are sorted for a page; a list that has more is read along its time, which finds some soon. */
const mostSorted = 5000;

/** The time of a row, for conditions and order. */
const timeOf = ({ time, isFew = false }: TimedList): RawBuilder<unknown> =>
  isFew ? sql`${sql.ref(time)} || ''` : sql.ref(time);

const within = (list: TimedList, rows: Expression<SqlBool>): RawBuilder<SqlBool> =>
  sql`${rows}
    ${list.begin ? sql`and ${timeOf(list)} >= ${list.begin}` : sql``}
    ${list.end ? sql`and ${timeOf(list)} <= ${list.end}` : sql``}`;

/** How many rows a list has, counted up to a number where one is given. */
export async function countList(db: Db, list: TimedList, most?: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
      select 1 from ${sql.table(list.table)} where ${within(list, list.sparseRows ?? list.rows)}
      ${most === undefined ? sql`` : sql`limit ${most}`}
    ) as counted`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The first and the last time of some rows: what is kept by month is looked for in their months only. */
export interface TimeSpan {
  from: LocalTime;
  until: LocalTime;
}

/** A row of a list that is to be read. */
export interface TimedRow {
  id: number;
  time: LocalTime;
}

/** The span of some rows; null of none. */
export function spanOf(rows: readonly TimedRow[]): TimeSpan | null {
  const times = rows.map(({ time }) => time).toSorted();
  const [from, until] = [times[0], times.at(-1)];
  return from === undefined || until === undefined ? null : { from, until };
}

/** The ids of a page, newest first, and the page as the wire has it without its records. */
export interface IdPage extends Omit<Page<never>, 'records'> {
  ids: number[];
}

/** The page of some ids of a list; `total` is one more than can be counted where there are further rows. */
export function toIdPage(
  ids: number[],
  { page, size }: PageRequest,
  counted: number,
  most = largestTotal,
): IdPage {
  const total = Math.min(counted, most);
  return {
    ids,
    total,
    ...(counted > most && { isCapped: true }),
    size,
    current: page,
    pages: Math.ceil(total / size),
  };
}

/** A page of no more rows than may be. */
export const withinLargest = ({ page, size }: PageRequest): PageRequest => ({
  page,
  size: Math.min(size, largestPage),
});

/** Finds a page. Without a list nothing matches. */
export async function readPage(
  db: Db,
  list: TimedList | null,
  requested: PageRequest,
): Promise<IdPage> {
  const { span: _span, ...page } = await readPageWithin(db, list, requested);
  return page;
}

/** Finds a page, and the span of its rows. */
export async function readPageWithin(
  db: Db,
  list: TimedList | null,
  requested: PageRequest,
): Promise<IdPage & { span: TimeSpan | null }> {
  const { page, size } = withinLargest(requested);
  if (!list) return { ...toIdPage([], { page, size }, 0), span: null };
  const total = await countList(db, list, largestTotal + 1);
  const time = sql.ref(list.time);
  const wanted = (total > mostSorted ? undefined : list.sparseRows) ?? list.rows;
  const { rows } = await sql<TimedRow>`
    select id, ${time} as time from ${sql.table(list.table)} where ${within(list, wanted)}
    order by ${list.orderBy ?? sql`${timeOf(list)} desc, id desc`} limit ${size} offset ${(page - 1) * size}`.execute(
    db,
  );
  const ids = rows.map(({ id }) => id);
  return { ...toIdPage(ids, { page, size }, total), span: spanOf(rows) };
}

/** The rows of some ids, in the order of the ids. At most a few thousand at once. */
export async function readByIds<Row extends { id: number }>(
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<Row[]>,
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const byId = new Map((await read(ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Rows of one batch: few enough that other calls run in between. */
const batchSize = 250;

/**
 * The ids of all rows of a list, newest first, in batches. Each batch begins where the one before
 * ended, so that a long export costs no more at its end than at its beginning.
 */
export async function* eachBatch(db: Db, list: TimedList): AsyncGenerator<number[]> {
  for await (const rows of eachTimedBatch(db, list)) yield rows.map(({ id }) => id);
}

/** The same with their times. */
export async function* eachTimedBatch(db: Db, list: TimedList): AsyncGenerator<TimedRow[]> {
  const time = sql.ref(list.time);
  let last: TimedRow | undefined;
  do {
    const isFurther = last ? sql`and (${time} < ${last.time} or id < ${last.id})` : sql``;
    const { rows } = await sql<TimedRow>`
      select id, ${time} as time from ${sql.table(list.table)}
      where ${within({ ...list, end: last?.time ?? list.end }, list.rows)} ${isFurther}
      order by ${time} desc, id desc limit ${batchSize}`.execute(db);
    last = rows.length < batchSize ? undefined : rows.at(-1);
    if (rows.length > 0) yield rows;
  } while (last);
}

/** What columns are to hold; null and undefined leave one out. */
export type ColumnValues = Readonly<Record<string, number | string | null | undefined>>;

type ColumnValue = readonly [column: string, value: number | string];

/** Written so that no index can begin with the column: it is read from the entry of another index. */
const besideIndex = ([column, value]: ColumnValue): RawBuilder<SqlBool> =>
  typeof value === 'number'
    ? sql<SqlBool>`${sql.ref(column)} + 0 = ${value}`
    : sql<SqlBool>`${sql.ref(column)} || '' = ${value}`;

const byIndex = ([column, value]: ColumnValue): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} = ${value}`;

/**
 * Columns with the values they must equal. The first that are given choose the index, whose entries hold the
 * others: left to themselves the engines take one that needs each row read, or sorted.
 * @param leading how many choose it @default 1
 */
export function leadBy(wanted: ColumnValues, leading = 1): RawBuilder<SqlBool> {
  const given = Object.entries(wanted).flatMap(([column, value]): ColumnValue[] =>
    value === null || value === undefined ? [] : [[column, value]],
  );
  if (given.length === 0) return sql`1 = 1`;
  const terms = given.map((one, index) => (index < leading ? byIndex : besideIndex)(one));
  return sql`${sql.join(terms, sql` and `)}`;
}
