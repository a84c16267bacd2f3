import { downloadOrders, orderPage } from '@anzhu/api/contract/order';
import { downloadLogs } from '@anzhu/api/contract/log';
import { maxPageSize } from '@anzhu/api/contract/page';
import { type Caller, signIn } from './caller.ts';
import { type Figure, within } from './measure.ts';
import { run, type Running } from './running.ts';

/** Reads a file to its end. @returns its size in bytes */
async function read(url: string, path: string, token: string): Promise<number> {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify({ page: { page: 1, size: maxPageSize } }),
  });
  let bytes = 0;
  for await (const piece of answer.body ?? []) bytes += piece.length;
  return bytes;
}

/** One export of all there is, while another person turns pages. */
async function exporting(
  { url, peakMemory }: Running,
  caller: Caller,
  kind: 'orders' | 'logs',
): Promise<Figure[]> {
  const { path } = kind === 'orders' ? downloadOrders : downloadLogs;
  const started = performance.now();
  const reading = new AbortController();
  const others: number[] = [];
  const turning = (async () => {
    for (let page = 1; !reading.signal.aborted; page += 1) {
      const begun = performance.now();
      await caller.call(orderPage, { page: { page: (page % 50) + 1, size: 10 } });
      others.push(performance.now() - begun);
      await new Promise((done) => setTimeout(done, 20));
    }
  })();
  const bytes = await read(url, path, caller.token);
  const seconds = (performance.now() - started) / 1000;
  reading.abort();
  await turning;
  const says = `export of all ${kind}`;
  return [
    { says, value: seconds, unit: 's', limit: 60 },
    { says: `${says}, size`, value: bytes / 1e6, unit: 'MB' },
    { says: `${says}, memory at its peak`, value: await peakMemory(), unit: 'MB', limit: 300 },
    { says: `${says}, p99 of others`, value: within(others, 0.99), unit: 'ms', limit: 150 },
  ];
}

/** The exports, of a server that has done nothing else: its memory is theirs. */
export async function exports(
  environment: Record<string, string>,
  port: number,
): Promise<Figure[]> {
  const server = await run(environment, port);
  try {
    const caller = await signIn(server.url, 'admin');
    return [
      ...(await exporting(server, caller, 'orders')),
      ...(await exporting(server, caller, 'logs')),
    ];
  } finally {
    await server.stop();
  }
}
