import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/store.ts';
import { rowId } from '../../platform/db/rowId.ts';
import { numberEnd } from './keyword.ts';
import { namesLike } from './namesLike.ts';

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
