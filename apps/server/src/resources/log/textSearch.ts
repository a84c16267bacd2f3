import { type RawBuilder, sql } from 'kysely';
import type { Engine } from '../../platform/db/migrations/migration.ts';
import { behind } from '../../platform/db/monthly/list.ts';
import type { Db, Store } from '../../platform/db/store.ts';
import { counted, type Selection } from './queries.ts';

/**
 * Most logs that a text search returns. Counting further would cost more with every year of logs; a
 * narrower text or range shows the rest.
 */
const mostFound = 10_000;

/** Rows of one batch of an export. */
const batchSize = 250;

type Reading = Pick<Store, 'db' | 'engine'>;

/** The months in which a selection has logs, newest first. */
async function monthsOf(db: Db, selection: Selection): Promise<string[]> {
  const { begin, end } = selection;
  const { rows } = await sql<{ month: string }>`
    select distinct month from log_count where ${counted(selection)}
      and month >= ${begin?.slice(0, 7) ?? ''} and month <= ${end?.slice(0, 7) ?? '~'}
    order by month desc`.execute(db);
  return rows.map(({ month }) => month);
}

/** The rows that hold the text in some months: what stands behind `from`, with an `id` to read. */
function rowsOf(
  { engine }: Reading,
  selection: Selection,
  months: readonly string[] | null,
): RawBuilder<unknown> {
  const { begin, end, text } = selection;
  const words = wordsFor(engine, selection, months);
  const from = begin ?? '';
  const until = end === null ? '~' : behind(end);
  if (engine === 'postgres') {
    // The index holds which pairs of characters a text has, not whether they are adjacent. The time
    // index must not be used here: it would be read for all the months of the selection.
    return sql`(select id from log
      where words_of_log(sketch, created_time, type, hotel_id, user_id, create_by) @@ ${words}::tsquery
        and strpos(lower(sketch), ${text}) > 0
        and created_time || '' >= ${from} and created_time || '' < ${until}) as found`;
  }
  const isCut = begin !== null || end !== null;
  const within = sql` and exists (select 1 from log where log.id = log_words.rowid
    and created_time >= ${from} and created_time < ${until})`;
  return sql`(select rowid as id from log_words
    where log_words match ${words}${isCut ? within : sql``}) as found`;
}

async function countUpTo(db: Db, rows: RawBuilder<unknown>, limit: number): Promise<number> {
  const { rows: counts } = await sql<{ count: number }>`
    select count(*) as count from (select id from ${rows} limit ${limit}) as counted`.execute(db);
  return counts[0]?.count ?? 0;
}

async function idsOf(
  db: Db,
  rows: RawBuilder<unknown>,
  { skip, take }: { skip: number; take: number },
): Promise<number[]> {
  const { rows: taken } = await sql<{ id: number }>`
    select id from ${rows} order by id desc limit ${take} offset ${skip}`.execute(db);
  return taken.map(({ id }) => id);
}

/** Months that are looked through at once, and how many logs they hold where that is known. */
interface Stretch {
  /** Null for all there are. */
  months: readonly string[] | null;
  count?: number;
}

/**
 * The months of a selection, newest first, as they are best looked through: each for itself where a
 * month holds many, so that few are read; all at once where even all hold few.
 */
async function stretchesOf(reading: Reading, selection: Selection): Promise<Stretch[]> {
  const months = await monthsOf(reading.db, selection);
  // The newest month may be incomplete, so the month before it is counted too.
  const counts: number[] = [];
  for (const month of months.slice(0, 2)) {
    counts.push(await countUpTo(reading.db, rowsOf(reading, selection, [month]), mostFound));
  }
  if (months.length <= 2 || Math.max(...counts) * months.length >= mostFound) {
    return months.map((month, place) => {
      const count = counts[place];
      return { months: [month], ...(count !== undefined && { count }) };
    });
  }
  const isWhole = selection.begin === null && selection.end === null;
  return [{ months: isWhole ? null : months }];
}

/** A page of the logs that hold a text, newest first, and how many there are, at most `mostFound`. */
export async function foundPage(
  reading: Reading,
  selection: Selection,
  { page, size }: { page: number; size: number },
): Promise<{ ids: number[]; total: number }> {
  const { db } = reading;
  const ids: number[] = [];
  let total = 0;
  const first = (page - 1) * size;
  const last = Math.min(first + size, mostFound);
  for (const stretch of await stretchesOf(reading, selection)) {
    if (total >= mostFound) break;
    const rows = rowsOf(reading, selection, stretch.months);
    const count = stretch.count ?? (await countUpTo(db, rows, mostFound - total));
    const skip = Math.max(0, first - total);
    if (skip < count && total < last) {
      ids.push(...(await idsOf(db, rows, { skip, take: Math.min(last - total, count) - skip })));
    }
    total += count;
  }
  return { ids, total: Math.min(total, mostFound) };
}

/** How many logs hold a text, all of them, for what an export writes down. */
export async function countFound(reading: Reading, selection: Selection): Promise<number> {
  let total = 0;
  for (const month of await monthsOf(reading.db, selection)) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${rowsOf(reading, selection, [month])}`.execute(reading.db);
    total += rows[0]?.count ?? 0;
  }
  return total;
}

/** The ids of all logs that hold a text, newest first, in batches. */
export async function* eachFound(reading: Reading, selection: Selection): AsyncGenerator<number[]> {
  for (const month of await monthsOf(reading.db, selection)) {
    const rows = rowsOf(reading, selection, [month]);
    let before = Number.MAX_SAFE_INTEGER;
    for (;;) {
      const { rows: taken } = await sql<{ id: number }>`select id from ${rows}
        where id < ${before} order by id desc limit ${batchSize}`.execute(reading.db);
      const last = taken.at(-1);
      if (!last) break;
      yield taken.map(({ id }) => id);
      before = last.id;
    }
  }
}

/** How the engines spell a question to their word index. */
const spelling = {
  sqlite: { and: ' AND ', or: ' OR ' },
  postgres: { and: ' & ', or: ' | ' },
} as const;

const hexOf = (text: string): string => Buffer.from(text).toString('hex');

/** The pairs of neighbouring characters of a text. */
const pairsOf = (characters: readonly string[]): string[] =>
  characters.slice(1).map((character, place) => hexOf(`${characters[place]}${character}`));

/** Pairs that cover every character: each second one, and the last. The row itself is compared afterwards. */
const covering = (pairs: readonly string[]): string[] =>
  pairs.filter((_, place) => place % 2 === 0 || place === pairs.length - 1);

/**
 * Full-text query on the index of log words, for the logs of a selection in some months
 * (`yyyy-MM`), or in all (null). Words are formed as in `db/migrations/logWords.ts`.
 */
function wordsFor(
  engine: Engine,
  { text, hotelId, userId, type, operators }: Selection,
  months: readonly string[] | null,
): string {
  const { and, or } = spelling[engine];
  const anyOf = (words: readonly string[]): string => `(${words.join(or)})`;
  const characters = [...(text ?? '')];
  const pairs = pairsOf(characters);
  // SQLite sees that pairs follow each other.
  const inText =
    pairs.length === 0
      ? [`s${hexOf(characters.join(''))}`]
      : engine === 'sqlite'
        ? [`"${pairs.join(' ')}"`]
        : [...new Set(covering(pairs))];
  return [
    ...inText,
    ...(months ? [anyOf(months.map((month) => `m${hexOf(month)}`))] : []),
    ...(type === null ? [] : [`t${type}`]),
    ...(hotelId === null ? [] : [`h${hotelId}`]),
    ...(userId === null ? [] : [`u${userId}`]),
    ...(operators ? [anyOf(operators.map((name) => `o${hexOf(name)}`))] : []),
  ].join(and);
}
