import { setTimeout } from 'node:timers/promises';
import type { Cluster } from './cluster/cluster.ts';
import type { Act } from './perform.ts';
import type { Stage } from './cluster/product.ts';

/** What a database of several nodes has to bear first of all. */
export const primaryKilled: Act<Stage & Pick<Cluster, 'patroni'>> = {
  name: 'primary killed (-9)',
  async strike({ patroni }) {
    patroni.kill(await patroni.primary());
  },
};

/** One act after the other makes a run; each may be chosen by its key. */
export const acts = {
  primary: primaryKilled,
  standby: {
    name: 'synchronous standby killed (-9)',
    async strike({ patroni }) {
      patroni.kill(await patroni.standby('sync_standby'));
    },
  },
  etcd: {
    name: "etcd's leader killed (-9)",
    async strike({ etcd }) {
      await etcd.killLeader();
    },
  },
  frozen: frozen(),
  pgbouncer: {
    name: 'pgbouncer restarted',
    strike: ({ pgbouncer }) => pgbouncer.restart(),
  },
  instance: {
    name: 'instance killed (-9)',
    async strike({ instances }) {
      instances[0]?.program.kill('SIGKILL');
      await instances[0]?.program.ended;
    },
  },
  rolling: {
    name: 'rolling restart of the instances',
    async strike({ instances, product }) {
      for (const instance of instances) {
        instance.program.kill('SIGTERM');
        await instance.program.ended;
        await product.startAgain(instance);
        await setTimeout(2000);
      }
    },
  },
} as const satisfies Record<string, Act<Cluster>>;

/** The primary is cut off without dying, and comes back when another one has taken its place. */
function frozen(): Act<Cluster> {
  let thaw = async (): Promise<void> => undefined;
  return {
    name: 'primary cut off (SIGSTOP)',
    async strike({ patroni }) {
      const node = await patroni.primary();
      thaw = () => patroni.freeze(node, 'SIGCONT');
      await patroni.freeze(node, 'SIGSTOP');
    },
    relent: () => thaw(),
  };
}
