import type { PageRequest } from '@anzhu/api/contract/page';
import { type RawBuilder, sql } from 'kysely';
import type { LocalTime } from '../../platform/db/column.ts';
import { type IdPage, toIdPage } from '../../platform/db/list.ts';
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
  return sql`select rowid as id from log_words where log_words match ${words.join(' AND ')}
    ${begin === null && end === null ? sql`` : within} order by rowid desc`;
}

/** The months from the first log to the last that a selection can have, newest first: `yyyyMM`. */
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
    months.push(month.replace('-', ''));
    const [year = 0, number = 0] = month.split('-').map(Number);
    month = number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
  }
  return months;
}

/** In PostgreSQL the rows of one month after another; which of them have the pairs side by side is compared. */
async function findInPostgres(db: Db, selection: Selection): Promise<RawBuilder<unknown>> {
  const text = selection.text ?? '';
  const { all, any } = filterWords(selection);
  const queries = (await monthsOf(db, selection)).map((month) =>
    [
      ...[...wordsOf(text), ...all].map((word) => `${month}${word}`),
      ...(any.length > 0 ? [`(${any.map((word) => `${month}${word}`).join(' | ')})`] : []),
    ].join(' & '),
  );
  return sql`select found.id from json_array_elements_text(${JSON.stringify(queries)}::json)
      with ordinality as month (query, number),
    lateral (select id from log
      where words_of_log(sketch, created_time, type, hotel_id, user_id, create_by)
        @@ month.query::tsquery and ${contains(sql.ref<string>('sketch'), text)}
        and created_time || '' >= ${selection.begin ?? ''}
        and created_time || '' <= ${selection.end ?? '~'}
      order by id + 0 desc) as found`;
}

/** The ids of the logs that hold a text, newest first. */
const findIn = async (
  { db, engine }: Reading,
  selection: Selection,
): Promise<RawBuilder<unknown>> =>
  engine === 'sqlite' ? findInSqlite(selection) : findInPostgres(db, selection);

/** A page of the logs that hold a text, newest first. */
export async function foundPage(
  reading: Reading,
  selection: Selection,
  requested: PageRequest,
): Promise<IdPage> {
  const { rows } = await sql<{ id: number }>`
    ${await findIn(reading, selection)} limit ${mostFound + 1}`.execute(reading.db);
  const first = (requested.page - 1) * requested.size;
  const ids = rows.slice(first, Math.min(first + requested.size, mostFound)).map(({ id }) => id);
  return toIdPage(ids, requested, rows.length, mostFound);
}

/** How many logs hold a text, all of them, for what an export writes down. */
export async function countFound(reading: Reading, selection: Selection): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${await findIn(reading, selection)}) as found`.execute(
    reading.db,
  );
  return rows[0]?.count ?? 0;
}
