import { type RawBuilder, sql } from 'kysely';
import { rowId } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';

interface Place {
  table: 'orders' | 'isolation_person';
  name: string;
  time: string;
}

/** The last four places of a number, as they are indexed. */
const endOf = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`substr(${column}, length(${column}) - 3)`;

/**
 * Ids of the rows that a keyword means, newest first: by their own number, by how a phone or a
 * document ends, by a name in characters or pinyin.
 */
export async function newestOf(
  db: Db,
  { table, name, time }: Place,
  { keyword, hotelId, most }: { keyword: string; hotelId: number | null; most: number },
): Promise<number[]> {
  const own = hotelId === null ? sql`1 = 1` : sql`hotel_id + 0 = ${hotelId}`;
  const find = async (where: RawBuilder<unknown>): Promise<number[]> => {
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(table)} where ${where} and ${own}
      order by ${sql.ref(time)} desc, id desc limit ${most}`.execute(db);
    return rows.map(({ id }) => id);
  };
  const ids: number[] = [];
  const number = table === 'orders' ? rowId(keyword) : 0;
  if (number > 0) ids.push(...(await find(sql`id = ${number}`)));
  const end = numberEnd(keyword);
  if (end !== null) {
    for (const column of [sql`phone`, sql`idcard`]) {
      ids.push(
        ...(await find(sql`${endOf(column)} = ${end.slice(-4)} and ${column} like ${`%${end}`}`)),
      );
    }
  }
  const names = /^\d/.test(keyword) ? [] : await namesLike(db, keyword);
  if (names.length > 0) ids.push(...(await find(sql`${sql.ref(name)} in (${sql.join(names)})`)));
  return [...new Set(ids)].slice(0, most);
}

/** Names that are looked for at once: the shortest, which are the nearest. */
const mostNames = 12;

/** Names that begin with the keyword, in characters or as they are read. */
async function namesLike(db: Db, keyword: string): Promise<string[]> {
  const { from, until } = beginning(keyword);
  const written = await db
    .selectFrom('person_name')
    .select('name')
    .where('name', '>=', from)
    .where('name', '<', until)
    .orderBy('name')
    .limit(mostNames)
    .execute();
  const pinyin = pinyinOf(keyword);
  const read = pinyin === null ? [] : await namesRead(db, pinyin);
  return [...new Set([...written.map(({ name }) => name), ...read])].slice(0, mostNames);
}

/** Names that are read so, exactly first, then those that begin so. */
async function namesRead(db: Db, pinyin: string): Promise<string[]> {
  const { from, until } = beginning(pinyin);
  const rows = await db
    .selectFrom('name_reading')
    .select('name')
    .where('reading', '>=', from)
    .where('reading', '<', until)
    .orderBy(sql`reading`)
    .orderBy('name')
    .limit(mostNames)
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

/** Shorter ends of numbers belong to too many people. */
const shortestEnd = 4;

/** The end of a phone or a document number: four places or more; null for other words. */
const numberEnd = (keyword: string): string | null =>
  /^\d+X?$/i.test(keyword) && keyword.length >= shortestEnd ? keyword.toUpperCase() : null;

/** What is typed for a name in pinyin: letters, blanks among them; null for other words. */
export const pinyinOf = (keyword: string): string | null =>
  /^[a-z' ]+$/i.test(keyword) ? keyword.replaceAll(/[' ]/g, '').toLowerCase() || null : null;
