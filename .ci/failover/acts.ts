import { setTimeout } from 'node:timers/promises';
import { signIn } from '../../apps/server/bench/shared.ts';
import { openBoards } from './boards.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { openDesks, vacantRooms } from './desks.ts';
import { end, type Site, until } from './site.ts';

/** Something that goes wrong while desks write. */
interface Act {
  says: string;
  /** @returns what ends it before all that was killed starts again */
  strike(cluster: Cluster): Promise<(() => void) | void>;
}

export const acts = {
  primary: {
    says: 'primary killed (-9)',
    async strike({ patroni }) {
      patroni.signal(await patroni.primary(), 'SIGKILL');
    },
  },
  // It is cut off without dying, and comes back when another one has taken its place.
  frozen: {
    says: 'primary cut off (SIGSTOP)',
    async strike({ patroni }) {
      const node = await patroni.primary();
      patroni.signal(node, 'SIGSTOP');
      return () => patroni.signal(node, 'SIGCONT');
    },
  },
  instance: {
    says: 'instance killed (-9)',
    async strike({ instances }) {
      await end(instances[0]?.program, 'SIGKILL');
    },
  },
  rolling: {
    says: 'rolling restart of the instances',
    async strike({ instances, start }) {
      for (const instance of instances) {
        await end(instance.program, 'SIGTERM');
        await start(instance);
        // Until haproxy has seen that it is back.
        await setTimeout(4000);
      }
    },
  },
} as const satisfies Record<string, Act>;

/** How much of it; milliseconds for which desks write before an act and after it at least; seconds without, at most. */
const sizes = {
  whole: { nodes: 3, instances: 2, desks: 20, boards: 40, before: 4000, after: 15_000, gap: 15 },
  // Beside other gates everything takes longer. What was killed stays away.
  short: { nodes: 2, instances: 1, desks: 8, boards: 10, before: 2000, after: 3000, gap: 30 },
} as const;

/** Performs acts one after the other, and prints a line for each. @returns whether all came out as they must */
export async function perform(
  site: Site,
  name: keyof typeof sizes,
  chosen: readonly Act[],
): Promise<boolean> {
  const size = sizes[name];
  const cluster = await startCluster(site, size);
  const client = await signIn(cluster.url);
  const rooms = await vacantRooms(client, size.desks);
  const hotels = [...new Set(rooms.map(({ hotelId }) => hotelId ?? ''))];
  const desks = openDesks(client, rooms);
  const caughtUp = openBoards(client, { url: cluster.url, hotels, count: size.boards });
  if ((await caughtUp(60)) < size.boards) throw new Error('the boards do not open');
  let isAllGood = true;
  for (const act of chosen) {
    desks.resume();
    await setTimeout(size.before);
    const relent = await act.strike(cluster);
    const written = desks.written();
    await setTimeout(size.after);
    await until('desks write again', 60, () => desks.written() > written + 20);
    relent?.();
    if (name === 'whole') {
      await cluster.mend();
      await setTimeout(size.before);
    }
    const measured = await desks.pause();
    const boards = await caughtUp(45);
    const { lost, twice } = await desks.count(cluster.read);
    const check = await cluster.check();
    const failures = [...measured.failures].map(([words, count]) => `${count} × ${words}`);
    console.log(
      `${act.says}: ${measured.written} written, ${lost} lost, ${twice} twice; gap ${measured.gap.toFixed(1)} s, one desk ${measured.longestOfOne.toFixed(1)} s; boards ${boards}/${size.boards}; check ${check ?? 'well'}; calls that failed: ${failures.join('; ') || 'none'}`,
    );
    const isLate = measured.gap > size.gap || boards < size.boards;
    if (lost > 0 || twice > 0 || isLate || check !== null) isAllGood = false;
  }
  return isAllGood;
}
