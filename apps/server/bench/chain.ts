import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import type { Client } from '@anzhu/api/client';
import { contract } from '@anzhu/api/contract';
import { ask } from './server.ts';
import { dayIn, note } from './shared.ts';

/** Milliseconds that a call of the whole chain may take, and an export of it. */
const limits = { call: 300, export: 3000 };

const rounds = { before: 2, all: 7 };

/** How many days of hotels are to be read again. */
async function countUnkept(url: string | undefined): Promise<number> {
  const query = `select count(*) as days, coalesce(sum(1 - is_kept), 0) as unkept from day_kept
    where day >= '${dayIn(-7)}'`;
  const count = ({ days, unkept }: Record<string, unknown>): number =>
    Number(days) === 0 ? Infinity : Number(unkept);
  if (url) return count((await ask(url, query))[0] ?? {});
  const path = join(process.env['DATA_DIR'] ?? '', 'anzhu.db');
  const store = new DatabaseSync(path, { readOnly: true });
  try {
    return count(store.prepare(query).get() ?? {});
  } finally {
    store.close();
  }
}

/** Waits until the figures of the last days are kept, as they are a minute after a start. */
export async function untilKept(url: string | undefined): Promise<void> {
  const started = performance.now();
  while ((await countUnkept(url).catch(() => Infinity)) > 0) await setTimeout(250);
  note('figures of the first days kept', performance.now() - started, 'ms');
}

/** The fastest of several times, in milliseconds. */
async function fastest(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds.all; round += 1) {
    const started = performance.now();
    await work();
    if (round >= rounds.before) times.push(performance.now() - started);
  }
  return Math.min(...times);
}

/** What the calls take that cover all hotels of a chain. */
export async function chain(client: Client): Promise<void> {
  const measured = [
    ['today', () => client.call(contract.today, {})],
    ['key figures', () => client.call(contract.keyFigures, {})],
    ['availability', () => client.call(contract.availability, {})],
    ['report of today', () => client.call(contract.dayReport, { day: dayIn(0) })],
    ['report of yesterday', () => client.call(contract.dayReport, { day: dayIn(-1) })],
    ['orders of a year', () => client.call(contract.ordersOfYear, {})],
  ] as const;
  for (const [says, work] of measured) note(says, await fastest(work), 'ms', limits.call);
  const download = () => client.download(contract.downloadDayReport, { day: dayIn(-1) });
  note('export of the report', await fastest(download), 'ms', limits.export);
}
