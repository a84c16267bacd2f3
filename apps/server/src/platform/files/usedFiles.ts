import type { Db } from '../db/store.ts';
import { filesIn } from './fileUrl.ts';

/** Hotels that are looked through at once: their texts are long. */
const hotelsAtOnce = 50;

async function* hotelTexts(db: Db): AsyncGenerator<string> {
  for (let last = 0; ;) {
    const hotels = await db
      .selectFrom('hotel')
      .select(['id', 'cover', 'introduce', 'facilities', 'other_policy', 'terms'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(hotelsAtOnce)
      .execute();
    for (const { id, ...fields } of hotels) {
      last = id;
      yield* Object.values(fields);
    }
    if (hotels.length < hotelsAtOnce) return;
  }
}

/** Every address or text that may name an uploaded picture. */
async function* texts(db: Db): AsyncGenerator<string> {
  yield* hotelTexts(db);
  const types = await db.selectFrom('room_type').select('cover').where('cover', '<>', '').execute();
  yield* types.map((row) => row.cover);
  const discounts = await db
    .selectFrom('discount')
    .select('picture')
    .where('picture', '<>', '')
    .execute();
  yield* discounts.map((row) => row.picture);
  const users = await db.selectFrom('app_user').select('heads').where('heads', '<>', '').execute();
  yield* users.map((row) => row.heads);
}

/** The uploaded pictures that anything names. */
export async function usedFiles(db: Db): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  for await (const text of texts(db)) {
    for (const name of filesIn(text)) used.add(name);
  }
  return used;
}
