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

const within = ({ time, begin, end }: TimedList, rows: Expression<SqlBool>): RawBuilder<SqlBool> =>
  sql`${rows}
    ${begin ? sql`and ${sql.ref(time)} >= ${begin}` : sql``}
    ${end ? sql`and ${sql.ref(time)} <= ${end}` : sql``}`;

/** How many rows a list has, counted up to a number where one is given. */
export async function countList(db: Db, list: TimedList, most?: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
      select 1 from ${sql.table(list.table)} where ${within(list, list.sparseRows ?? list.rows)}
      ${most === undefined ? sql`` : sql`limit ${most}`}
    ) as counted`.execute(db);
  return rows[0]?.count ?? 0;
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
  const { page, size } = withinLargest(requested);
  if (!list) return toIdPage([], { page, size }, 0);
  const total = await countList(db, list, largestTotal + 1);
  const time = sql.ref(list.time);
  const wanted = (total > mostSorted ? undefined : list.sparseRows) ?? list.rows;
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(list.table)} where ${within(list, wanted)}
    order by ${list.orderBy ?? sql`${time} desc, id desc`} limit ${size} offset ${(page - 1) * size}`.execute(
    db,
  );
  return toIdPage(
    rows.map(({ id }) => id),
    { page, size },
    total,
  );
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
  const time = sql.ref(list.time);
  let last: { id: number; time: LocalTime } | undefined;
  do {
    const isFurther = last ? sql`and (${time} < ${last.time} or id < ${last.id})` : sql``;
    const { rows } = await sql<{ id: number; time: LocalTime }>`
      select id, ${time} as time from ${sql.table(list.table)}
      where ${within({ ...list, end: last?.time ?? list.end }, list.rows)} ${isFurther}
      order by ${time} desc, id desc limit ${batchSize}`.execute(db);
    last = rows.length < batchSize ? undefined : rows.at(-1);
    if (rows.length > 0) yield rows.map(({ id }) => id);
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
