import { type RawBuilder, sql } from 'kysely';
import { behind } from '../../platform/db/monthly/list.ts';
import type { Db, Store } from '../../platform/db/store.ts';
import { counted as keptOf, type Selection } from './queries.ts';
import { longestWord, wordsFor } from './textWords.ts';

/**
 * Most logs that a text search returns. Counting further would cost more with every year of logs; a
 * narrower text or range shows the rest.
 */
const mostFound = 10_000;

/** More than there ever are. */
const allOf = Number.MAX_SAFE_INTEGER;

/** Rows of one batch of an export. */
const batchSize = 250;

type Reading = Pick<Store, 'db' | 'engine'>;

/** The months in which a selection has logs, newest first. */
async function monthsOf(db: Db, selection: Selection): Promise<string[]> {
  const { begin, end } = selection;
  const { rows } = await sql<{ month: string }>`
    select distinct month from log_count where ${keptOf(selection)}
      and month >= ${begin?.slice(0, 7) ?? ''} and month <= ${end?.slice(0, 7) ?? '~'}
    order by month desc`.execute(db);
  return rows.map(({ month }) => month);
}

/**
 * The parts of a selection's time by which the index can be asked, newest first, as their moments begin:
 * SQLite's by the month, PostgreSQL's by ten days, since it looks up every row that it finds in a part.
 */
async function partsOf({ engine, db }: Reading, selection: Selection): Promise<string[]> {
  const months = await monthsOf(db, selection);
  if (engine === 'sqlite') return months;
  const { begin, end } = selection;
  return months
    .flatMap((month) => ['3', '2', '1', '0'].map((tens) => `${month}-${tens}`))
    .filter((part) => behind(part) > (begin ?? '') && (end === null || part <= end));
}

/** Whether the first or the last second of a selection lies within a part. */
const isCut = ({ begin, end }: Selection, part: string): boolean =>
  (begin?.startsWith(part) ?? false) || (end?.startsWith(part) ?? false);

/** Which rows are read: those that a question to the word index finds, `isCut` by the selection's time. */
interface Asked {
  words: RawBuilder<unknown>;
  isCut: boolean;
  /** What is read of them; nothing where they are only counted. */
  id: RawBuilder<unknown> | null;
}

/** The rows that hold the text. */
function rowsOf(
  { engine }: Reading,
  { begin, end, text }: Selection,
  { words, isCut: hasEnds, id }: Asked,
): RawBuilder<unknown> {
  const from = begin ?? '';
  const until = end === null ? '~' : behind(end);
  if (engine === 'sqlite') {
    const within = sql` and exists (select 1 from log where log.id = log_words.rowid
      and created_time >= ${from} and created_time < ${until})`;
    return sql`select ${id ?? sql`1`} from log_words
      where log_words match ${words}${hasEnds ? within : sql``}`;
  }
  const terms = [
    sql`words_of_log(sketch, created_time, type, hotel_id, user_id, create_by) @@ ${words}`,
  ];
  // Neither the time index nor that of the ids must be used here: they would be read for all parts.
  if (hasEnds) terms.push(sql`created_time || '' >= ${from} and created_time || '' < ${until}`);
  // The index holds which of its words a longer text consists of, not whether they are adjacent.
  if ([...(text ?? '')].length > longestWord) terms.push(sql`strpos(lower(sketch), ${text}) > 0`);
  // Where nothing is read of rows, PostgreSQL reads the index alone, for pages that are all visible.
  return sql`select ${id ?? sql``} from log where ${sql.join(terms, sql` and `)}`;
}

/** What is read of rows that are shown; written so that no index of the ids can be used. */
const key = { sqlite: sql`rowid as id`, postgres: sql`id + 0 as id` } as const;

/** The rows of one part, with their `id`. */
const rowsIn = (reading: Reading, selection: Selection, part: string): RawBuilder<unknown> => {
  const words = wordsFor(reading.engine, selection, part);
  return rowsOf(reading, selection, {
    words: reading.engine === 'sqlite' ? sql`${words}` : sql`${words}::tsquery`,
    isCut: isCut(selection, part),
    id: key[reading.engine],
  });
};

/** How many logs of each part hold the text, at most `limit` of each. Either all parts are cut, or none. */
async function countsOf(
  reading: Reading,
  selection: Selection,
  { parts, limit }: { parts: readonly string[]; limit: number },
): Promise<number[]> {
  const { engine, db } = reading;
  const all = JSON.stringify(parts.map((part) => wordsFor(engine, selection, part)));
  const part =
    engine === 'sqlite'
      ? { words: sql`part.value`, list: sql`json_each(${all}) as part order by part.key` }
      : {
          words: sql`part.value::tsquery`,
          list: sql`json_array_elements_text(${all}::json) with ordinality as part (value, key)
            order by part.key`,
        };
  const rows = rowsOf(reading, selection, {
    words: part.words,
    isCut: parts.some((one) => isCut(selection, one)),
    id: null,
  });
  const { rows: counts } = await sql<{ count: number }>`
    select (select count(*) from (${rows} limit ${limit}) as found) as count from ${part.list}`.execute(
    db,
  );
  return counts.map(({ count }) => count);
}

async function idsOf(
  reading: Reading,
  selection: Selection,
  { part, skip, take }: { part: string; skip: number; take: number },
): Promise<number[]> {
  const rows = rowsIn(reading, selection, part);
  const { rows: taken } = await sql<{ id: number }>`
    select id from (${rows}) as found order by id desc limit ${take} offset ${skip}`.execute(
    reading.db,
  );
  return taken.map(({ id }) => id);
}

/**
 * The next parts to count: those that a selection's time cuts each for itself, others so many at once as
 * will probably hold enough, by what those before them hold.
 */
function nextParts(
  selection: Selection,
  { rest, enough }: { rest: readonly string[]; enough: number },
): readonly string[] {
  const cut = rest.findIndex((part) => isCut(selection, part));
  const whole = cut < 0 ? rest.length : cut;
  return rest.slice(0, Math.max(1, Math.min(whole, enough)));
}

/**
 * The parts of a selection, newest first, each with its count, until there are as many logs as are
 * returned at most.
 */
async function* counted(
  reading: Reading,
  selection: Selection,
): AsyncGenerator<{ part: string; count: number }> {
  let rest: readonly string[] = await partsOf(reading, selection);
  let total = 0;
  let done = 0;
  while (rest.length > 0 && total < mostFound) {
    const limit = mostFound - total;
    // The newest part may have just begun: what it holds says little of the others.
    const enough = done < 2 ? 1 : Math.ceil((limit * done) / Math.max(total, 1));
    const parts = nextParts(selection, { rest, enough });
    const counts = await countsOf(reading, selection, { parts, limit });
    for (const [place, part] of parts.entries()) {
      const count = counts[place] ?? 0;
      yield { part, count };
      total += count;
    }
    done += parts.length;
    rest = rest.slice(parts.length);
  }
}

/** A page of the logs that hold a text, newest first, and how many there are, at most `mostFound`. */
export async function foundPage(
  reading: Reading,
  selection: Selection,
  { page, size }: { page: number; size: number },
): Promise<{ ids: number[]; total: number }> {
  const ids: number[] = [];
  let total = 0;
  const first = (page - 1) * size;
  const last = Math.min(first + size, mostFound);
  for await (const { part, count } of counted(reading, selection)) {
    const skip = Math.max(0, first - total);
    if (skip < count && total < last) {
      const take = Math.min(last - total, count) - skip;
      ids.push(...(await idsOf(reading, selection, { part, skip, take })));
    }
    total += count;
  }
  return { ids, total: Math.min(total, mostFound) };
}

/** How many logs hold a text, all of them, for what an export writes down. */
export async function countFound(reading: Reading, selection: Selection): Promise<number> {
  let total = 0;
  for (const part of await partsOf(reading, selection)) {
    const [count = 0] = await countsOf(reading, selection, { parts: [part], limit: allOf });
    total += count;
  }
  return total;
}

/** The ids of all logs that hold a text, newest first, in batches. */
export async function* eachFound(reading: Reading, selection: Selection): AsyncGenerator<number[]> {
  for (const part of await partsOf(reading, selection)) {
    const rows = rowsIn(reading, selection, part);
    let before = allOf;
    for (;;) {
      const { rows: taken } = await sql<{ id: number }>`select id from (${rows}) as found
        where id < ${before} order by id desc limit ${batchSize}`.execute(reading.db);
      const last = taken.at(-1);
      if (!last) break;
      yield taken.map(({ id }) => id);
      before = last.id;
    }
  }
}
