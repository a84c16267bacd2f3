import { sql } from 'kysely';
import type { Db } from '../../platform/db/store.ts';
import { beginning, pinyinOf } from './keyword.ts';

/** Names that are looked for at once: the shortest, which are the nearest. */
const mostNames = 12;

/** Names that begin with the keyword, in characters or as they are read. */
export async function namesLike(db: Db, keyword: string): Promise<string[]> {
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
