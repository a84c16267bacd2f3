import type { PageRequest } from '@anzhu/api/contract/page';
import { type RawBuilder, sql } from 'kysely';
import type { LocalTime } from '../../platform/db/column.ts';
import {
  type IdPage,
  spanOf,
  type TimedRow,
  type TimeSpan,
  toIdPage,
} from '../../platform/db/list.ts';
import { contains } from '../../platform/db/query.ts';
import type { Db, Store } from '../../platform/db/store.ts';
import type { Selection } from './queries.ts';

/**
 * Most logs that a text search finds for a page. Looking further would cost more with every year of logs; a
 * narrower text or range shows the rest.
 */
const mostFound = 10_000;

type Reading = Pick<Store, 'db' | 'engine'>;

const hexOf = (text: string): string => Buffer.from(text).toString('hex');

/** The words of the index (`db/schema/log.ts`) that a text consists of: a single character, or pairs. */
function wordsOf(text: string): string[] {
  const characters = [...text];
  return characters.length === 1
    ? [`s${hexOf(text)}`]
    : characters.slice(1).map((character, at) => hexOf(`${characters[at]}${character}`));
}

/** What else the logs of a selection have as words: all of these, and one of the last. */
function filterWords({ type, hotelId, userId, operators }: Selection) {
  return {
    all: [
      ...(type === null ? [] : [`t${type}`]),
      ...(hotelId === null ? [] : [`h${hotelId}`]),
      ...(userId === null ? [] : [`u${userId}`]),
    ],
    any: operators?.map((name) => `o${hexOf(name)}`) ?? [],
  };
}

/** In SQLite the rows with the pairs side by side: in its index rows are in their order. */
function findInSqlite(selection: Selection): RawBuilder<unknown> {
  const { all, any } = filterWords(selection);
  const words = [`"${wordsOf(selection.text ?? '').join(' ')}"`, ...all];
  if (any.length > 0) words.push(`(${any.join(' OR ')})`);
  const { begin, end } = selection;
  const within = sql`and exists (select 1 from log where log.id = log_words.rowid
    and created_time >= ${begin ?? ''} and created_time <= ${end ?? '~'})`;
  return sql`select rowid as id, '' as time from log_words where log_words match ${words.join(' AND ')}
    ${begin === null && end === null ? sql`` : within} order by rowid desc`;
}

/** The months from the first log to the last that a selection can have, newest first: `yyyy-MM`. */
async function monthsOf(db: Db, { begin, end }: Selection): Promise<string[]> {
  const { rows } = await sql<{ first: LocalTime | null; last: LocalTime | null }>`
    select (select min(created_time) from log) as first, (select max(created_time) from log) as last`.execute(
    db,
  );
  const [{ first = null, last = null } = {}] = rows;
  if (first === null || last === null) return [];
  const from = (begin !== null && begin > first ? begin : first).slice(0, 7);
  const months: string[] = [];
  let month = (end !== null && end < last ? end : last).slice(0, 7);
  while (month >= from) {
    months.push(month);
    const [year = 0, number = 0] = month.split('-').map(Number);
    month = number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
  }
  return months;
}

/** Months that one statement reads at most: planning it takes longer with each. */
const monthsAtOnce = 12;

/** Months in groups, the first of one alone: what many logs hold is found in the last ones. */
function* groupsOf(months: readonly string[]): Generator<readonly string[]> {
  let rest = months;
  for (let size = 1; rest.length > 0; size = Math.min(size * 2, monthsAtOnce)) {
    yield rest.slice(0, size);
    rest = rest.slice(size);
  }
}

/**
 * In PostgreSQL the rows of one month after another; which of them have the pairs side by side is compared. The times
 * choose the partition of the month, before the statement runs, and the index of words its rows.
 */
function findInMonths(
  months: readonly string[],
  selection: Selection,
  most?: number,
): RawBuilder<unknown> {
  const text = selection.text ?? '';
  const { all, any } = filterWords(selection);
  const ofMonths = months.map((month, at) => {
    const wordOf = (word: string): string => `${month.replace('-', '')}${word}`;
    const query = [
      ...[...wordsOf(text), ...all].map(wordOf),
      ...(any.length > 0 ? [`(${any.map(wordOf).join(' | ')})`] : []),
    ].join(' & ');
    return sql`(select ${sql.lit(at)} as month, id, created_time as time from log
      where words_of_log(sketch, created_time, type, hotel_id, user_id, create_by)
        @@ ${query}::tsquery and ${contains(sql.ref<string>('sketch'), text)}
        and created_time >= ${month} and created_time < ${`${month}~`}
        and created_time || '' >= ${selection.begin ?? ''}
        and created_time || '' <= ${selection.end ?? '~'}
      order by id + 0 desc ${most === undefined ? sql`` : sql`limit ${most}`})`;
  });
  return sql`select id, time from (${sql.join(ofMonths, sql` union all `)}) as found
    order by month, id desc`;
}

/** The statements that find the logs that hold a text, newest first; of each month so many at most. */
async function findIn(
  { db, engine }: Reading,
  selection: Selection,
  most?: number,
): Promise<readonly RawBuilder<unknown>[]> {
  if (engine === 'sqlite') return [findInSqlite(selection)];
  const months = await monthsOf(db, selection);
  return [...groupsOf(months)].map((group) => findInMonths(group, selection, most));
}

/** A page of the logs that hold a text, newest first. */
export async function foundPage(
  reading: Reading,
  selection: Selection,
  requested: PageRequest,
): Promise<IdPage & { span: TimeSpan | null }> {
  const rows: TimedRow[] = [];
  for (const found of await findIn(reading, selection, mostFound + 1)) {
    const most = mostFound + 1 - rows.length;
    rows.push(...(await sql<TimedRow>`${found} limit ${most}`.execute(reading.db)).rows);
    if (rows.length > mostFound) break;
  }
  const first = (requested.page - 1) * requested.size;
  const shown = rows.slice(first, Math.min(first + requested.size, mostFound));
  const ids = shown.map(({ id }) => id);
  // The embedded store has no months.
  const span = reading.engine === 'sqlite' ? null : spanOf(shown);
  return { ...toIdPage(ids, requested, rows.length, mostFound), span };
}

/** How many logs hold a text, all of them, for what an export writes down. */
export async function countFound(reading: Reading, selection: Selection): Promise<number> {
  let count = 0;
  for (const found of await findIn(reading, selection)) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from (${found}) as found`.execute(reading.db);
    count += rows[0]?.count ?? 0;
  }
  return count;
}
