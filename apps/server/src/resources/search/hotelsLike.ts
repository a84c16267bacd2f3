import type { Db } from '../../platform/db/store.ts';
import { pinyinOf } from './keyword.ts';
import { readingsOfText } from '../../platform/names/pinyin.ts';

/** The hotels in whose name a word stands, or is read; all that the caller sees are few. */
export async function hotelsLike(db: Db, word: string, own: number | null): Promise<number[]> {
  let query = db.selectFrom('hotel').select(['id', 'name']);
  if (own !== null) query = query.where('id', '=', own);
  const pinyin = pinyinOf(word);
  const isMeant = (name: string): boolean =>
    name.toLowerCase().includes(word.toLowerCase()) ||
    (pinyin !== null && readingsOfText(name).some((reading) => reading.includes(pinyin)));
  return (await query.execute()).filter(({ name }) => isMeant(name)).map(({ id }) => id);
}
