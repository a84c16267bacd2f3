import type { Client } from '@anzhu/api/client';
import { liveUrl, openLive } from '@anzhu/api/client/live';
import { contract } from '@anzhu/api/contract';
import { maxPageSize } from '@anzhu/api/contract/page';
import type { Running } from './server.ts';
import { note, stayIn } from './shared.ts';

const boards = 1000;

/** From sending the check-in of a room until the last of many boards has received it. */
export async function live(url: string, client: Client & { token: string }, id: string) {
  let [opened, heard] = [0, 0];
  const [all, isOpen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const lives = Array.from({ length: boards }, () =>
    openLive({
      url: liveUrl(url, url),
      token: () => client.token,
      onState: (state) => {
        if (state === 'live' && (opened += 1) === boards) isOpen.resolve();
      },
      onReload: () => undefined,
      onChanges: (changes) => {
        if (changes.some((change) => change.id === id)) heard += 1;
        if (heard === boards) all.resolve();
      },
    }),
  );
  await isOpen.promise;
  const started = performance.now();
  await client.call(contract.checkIn, stayIn(id, 99));
  await all.promise;
  note(`live event to ${boards} boards, last`, performance.now() - started, 'ms', 150);
  for (const one of lives) one.close();
}

/** The exports of all there is. */
export async function exports(server: Running, client: Client): Promise<void> {
  const page = { page: 1, size: maxPageSize };
  for (const [what, endpoint] of [
    ['orders', contract.downloadOrders],
    ['logs', contract.downloadLogs],
  ] as const) {
    const started = performance.now();
    const { blob } = await client.download(endpoint, { page });
    note(`export of all ${what}`, (performance.now() - started) / 1000, 's', 60);
    note(`export of all ${what}, size`, blob.size / 1e6, 'MB');
    note(`export of all ${what}, memory at its peak`, await server.peakMemory(), 'MB', 300);
  }
}
