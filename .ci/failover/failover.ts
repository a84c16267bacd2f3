/**
 * `npm run failover`: three PostgreSQL nodes under Patroni, etcd, haproxy, pgbouncer and two instances of the product
 * behind nginx, on this machine's loopback, in one folder. Desks write and boards watch while one part after the other is
 * killed; what was answered is counted afterwards. Ends with 1 when something was lost or done twice, when nothing could
 * be written for more than 15 s, when a board did not catch up, or when the data contradicts itself.
 *
 * Words choose acts (`npm run failover -- primary frozen`), `--keep` leaves the folder.
 */
import { parseArgs } from 'node:util';
import { acts } from './acts.ts';
import { onSite, type Site } from './cluster/children.ts';
import { type Cluster, startCluster } from './cluster/cluster.ts';
import { proveRegion, proveRestore } from './disasters.ts';
import { processKilled, startEmbedded } from './embedded.ts';
import { type Load, openLoad } from './load.ts';
import { type Act, perform } from './perform.ts';
import type { Stage } from './cluster/product.ts';
import { ensurePrograms } from './cluster/programs.ts';
import { isGood, lineOfRow, titles } from './table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'boolean' } },
});

const times = { before: 4000, after: 15_000, mends: true };
/** Seconds without writes at most. */
const longestGap = 15;
const size = { desks: 20, boards: 40 };

/** The acts that are named, or all of them. @throws for an unknown name */
function chosenActs(): Act<Cluster>[] {
  const names = positionals.length > 0 ? positionals : Object.keys(acts);
  return names.map((name) => {
    const act = Object.entries<Act<Cluster>>(acts).find(([key]) => key === name)?.[1];
    if (!act) throw new Error(`unknown act ${name}: ${Object.keys(acts).join(', ')}`);
    return act;
  });
}

let isAllGood = true;

/** Performs acts one after the other, and prints a line for each. */
async function performAll<On extends Stage>(
  chosen: readonly Act<On>[],
  stage: On,
  load: Load,
): Promise<void> {
  for (const act of chosen) {
    const row = await perform(act, stage, load, times);
    console.log(lineOfRow(row));
    isAllGood &&= isGood(row, longestGap);
  }
}

async function run(site: Site): Promise<boolean> {
  const chosen = chosenActs();
  const started = performance.now();
  const cluster = await startCluster(site);
  const load = await openLoad(cluster, size);
  site.atEnd(() => load.boards.close());
  console.log(`whole after ${((performance.now() - started) / 1000).toFixed(0)} s`);
  console.log(titles());
  await performAll(chosen, cluster, load);
  if (positionals.length > 0) return isAllGood;
  for (const prove of [proveRestore, proveRegion]) {
    const { words, isGood: isProved } = await prove(cluster, load, site);
    console.log(words);
    isAllGood &&= isProved;
  }
  load.boards.close();
  const embedded = await startEmbedded(site);
  const loadOfOne = await openLoad(embedded, size);
  site.atEnd(() => loadOfOne.boards.close());
  await performAll([processKilled], embedded, loadOfOne);
  return isAllGood;
}

const missing = ensurePrograms();
if (missing.length > 0) {
  console.error(`failover: install the packages ${missing.join(', ')}`);
  process.exit(1);
}
await onSite(values.keep ?? false, run);
