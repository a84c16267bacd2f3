import { nameKey } from '@anzhu/api/rules/nameKey';
import { nameWords } from '@anzhu/api/rules/nameWords';
import { soughtNumber } from '@anzhu/api/rules/personalNumbers';
import { type RawBuilder, sql } from 'kysely';
import { rowId } from '../db/column.ts';
import { hasNumber } from '../db/personalData/search.ts';
import type { Db } from '../db/store.ts';
import { givenMark, isReadAs } from '../names/pinyin.ts';

/** Searches per minute and user by a whole number that finds nothing. */
export const missedNumberRate = 30;

interface SearchedTable {
  table: 'orders' | 'isolation_person';
  name: string;
  time: string;
}

/** Rows that match a keyword, and those among them that were found by a whole number. */
export interface Found {
  ids: number[];
  byWholeNumber: ReadonlySet<number>;
}

/**
 * Ids of the rows that match a keyword, newest first: by their own number, by the last four places or
 * the whole of a phone or a document number, by a name in characters or pinyin.
 * @param only a further condition
 */
export async function newestOf(
  db: Db,
  { table, name, time }: SearchedTable,
  {
    keyword,
    hotelId,
    most,
    only = sql`1 = 1`,
  }: { keyword: string; hotelId: number | null; most: number; only?: RawBuilder<unknown> },
): Promise<Found> {
  const own = hotelId === null ? sql`1 = 1` : sql`hotel_id + 0 = ${hotelId}`;
  const find = async (where: RawBuilder<unknown>): Promise<number[]> => {
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(table)} where ${where} and ${own} and ${only}
      order by ${sql.ref(time)} desc, id desc limit ${most}`.execute(db);
    return rows.map(({ id }) => id);
  };
  // The newest of each name: those of a frequent one are many, and no index has those of several in the order of time.
  const findNamed = async (names: readonly string[]): Promise<number[]> => {
    const newest = names.map(
      (one) => sql`select * from (select id, ${sql.ref(time)} as time from ${sql.table(table)}
        where ${sql.ref(name)} = ${one} and ${own} and ${only}
        order by ${sql.ref(time)} desc, id desc limit ${most}) as newest`,
    );
    const { rows } = await sql<{ id: number }>`select id from (
      ${sql.join(newest, sql` union all `)}) as named
      order by time desc, id desc limit ${most}`.execute(db);
    return rows.map(({ id }) => id);
  };
  const number = table === 'orders' ? rowId(keyword) : 0;
  const byId = number > 0 ? await find(sql`id = ${number}`) : [];
  const sought = soughtNumber(keyword);
  const byNumber: number[] = [];
  if (sought) {
    for (const column of ['phone', 'idcard'] as const) {
      byNumber.push(...(await find(hasNumber(db, column, sought))));
    }
  }
  const names = await namesLike(db, keyword);
  const byName = names.length > 0 ? await findNamed(names) : [];
  return {
    ids: [...new Set([...byId, ...byNumber, ...byName])].slice(0, most),
    byWholeNumber: new Set(sought?.by === 'whole' ? byNumber : []),
  };
}

/** Names that are looked for at once: the shortest, which are the nearest. */
const mostNames = 12;

/** Names that begin with one word of several, among which those with the others are looked for. */
const mostCandidates = 300;

/**
 * Names that begin with the keyword, by their key or as they are read, their words in any order; then those whose
 * given name does.
 */
export async function namesLike(db: Db, keyword: string, most = mostNames): Promise<string[]> {
  const [key, words] = [nameKey(keyword), nameWords(keyword)];
  if (/^\d/.test(key) || words.length === 0) return [];
  const joined = words.join('');
  const found = new Set<string>();
  for (const typed of new Set([key, joined, givenMark + joined])) {
    if (found.size < most) for (const name of await namesRead(db, typed, most)) found.add(name);
  }
  if (words.length > 1 && found.size < most) {
    const [longest = ''] = words.toSorted((one, other) => other.length - one.length);
    for (const typed of [longest, givenMark + longest]) {
      for (const name of await namesRead(db, typed, mostCandidates)) {
        if (isReadAs(name, words)) found.add(name);
      }
    }
  }
  return [...found].slice(0, most);
}

/** Names that are read so, exactly first, then those that begin so. */
async function namesRead(db: Db, typed: string, most: number): Promise<string[]> {
  const { from, until } = beginning(typed);
  const rows = await db
    .selectFrom('name_reading')
    .select('name')
    .where('reading', '>=', from)
    .where('reading', '<', until)
    .orderBy(sql`reading`)
    .orderBy('name')
    .limit(most)
    .execute();
  return rows.map(({ name }) => name);
}

/** Sorts behind every text that begins like this. */
const behind = (text: string): string => `${text}\u{10FFFF}`;

/** Texts that begin with one: from it, until behind all of them. */
export const beginning = (text: string): { from: string; until: string } => ({
  from: text,
  until: behind(text),
});
