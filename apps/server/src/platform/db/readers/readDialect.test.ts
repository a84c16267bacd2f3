import { Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { likelyLong } from './costs.ts';
import { ReadDialect } from './readDialect.ts';
import type { ReaderPool } from './readerPool.ts';

/** What was read where: statements take as many milliseconds as they say. */
function makeReading() {
  const places: string[] = [];
  const take = (text: string): number => Number(/\d+/.exec(text)?.[0]);
  const pool: ReaderPool = {
    read: (text) => {
      places.push('thread');
      return Promise.resolve({ rows: [], time: take(text) });
    },
    close: () => Promise.resolve(),
  };
  const here = (text: string) => {
    places.push('here');
    const until = performance.now() + take(text);
    while (performance.now() < until);
    return [];
  };
  const db = new Kysely<object>({ dialect: new ReadDialect({ here, pool, long: 2 }) });
  const read = async (text: string): Promise<string | undefined> => {
    await sql.raw(text).execute(db);
    return places.at(-1);
  };
  return { db, read };
}

it('reads in a thread what took long, and here what is short', async () => {
  const { read } = makeReading();
  expect([await read('short 0'), await read('short 0'), await read('short 0')]).toEqual([
    'here',
    'here',
    'here',
  ]);
  expect([await read('long 5'), await read('long 5'), await read('long 5')]).toEqual([
    'here',
    'thread',
    'thread',
  ]);
});

it('reads at once in a thread what says that it is long, and later here if it is not', async () => {
  const { read } = makeReading();
  const places = [];
  for (let run = 0; run < 60; run += 1) places.push(await read(`${likelyLong} short 0`));
  expect([places[0], places.at(-1)]).toEqual(['thread', 'here']);
});

it('has no transactions', async () => {
  const { db } = makeReading();
  const transaction = db.transaction().execute(() => Promise.resolve());
  await expect(transaction).rejects.toThrow('only reads');
});
