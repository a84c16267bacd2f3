import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { storeFault } from '../src/platform/db/errors.ts';
import { makePool } from '../src/platform/db/postgres.ts';
import { openGate } from './gate.ts';

const url = inject('postgresUrl');

/** Milliseconds of silence. */
const silence = 500;

/** A pool with open connections, and the way that they take. */
async function openPool(most: number) {
  const gate = await openGate(url ?? '');
  const pool = makePool(gate.url, { max: most }, silence);
  onTestFinished(() => pool.end());
  const answers = Array.from({ length: most }, () => pool.query('select pg_sleep(0.05)'));
  await Promise.all(answers);
  expect(gate.size).toBe(most);
  return { gate, pool };
}

describe.skipIf(url === null)('a pool whose server is gone without a word', () => {
  it('loses what waits, and goes on with the server that responds', async () => {
    const { gate, pool } = await openPool(3);
    gate.freeze();
    const lost = await Promise.allSettled([1, 2, 3].map(() => pool.query('select 1')));
    for (const answer of lost) {
      expect(answer.status === 'rejected' && storeFault(answer.reason)).toBe('away');
    }
    const { rows } = await pool.query<{ sum: number }>('select 1 + 1 as sum');
    expect(rows).toEqual([{ sum: 2 }]);
  });

  it('lets a statement run that takes longer', async () => {
    const { pool } = await openPool(1);
    const { rows } = await pool.query<{ sum: number }>('select 1 + 1 as sum from pg_sleep(2)');
    expect(rows).toEqual([{ sum: 2 }]);
  });
});
