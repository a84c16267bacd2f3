/**
 * A gate of `npm test`: one failover in little. A primary and its standby under Patroni, one instance, desks that write and
 * boards that watch; the primary is killed. Where its programs are not installed, it says so and skips.
 */
import { primaryKilled } from './acts.ts';
import { onSite, type Site } from './cluster/children.ts';
import { startPair } from './cluster/cluster.ts';
import { clockShift, hourOfRun, setHour } from '../hour.ts';
import { shiftDate } from '../shiftDate.ts';
import { openLoad } from './load.ts';
import { perform } from './perform.ts';
import { missingPackages } from './cluster/programs.ts';
import { isGood, lineOfRow, titles } from './table.ts';

async function run(site: Site): Promise<boolean> {
  const pair = await startPair(site);
  const load = await openLoad(pair, { desks: 8, boards: 10 });
  site.atEnd(() => load.boards.close());
  const times = { before: 2000, after: 3000, mends: false };
  const row = await perform(primaryKilled, pair, load, times);
  console.log(`${titles()}\n${lineOfRow(row)}`);
  // Beside other gates everything takes longer.
  return isGood(row, 30);
}

const missing = missingPackages(['patroni', 'etcd', 'haproxy']);
setHour(hourOfRun());
shiftDate(clockShift());
if (missing.length === 0) await onSite(false, run);
console.log(`failover: skipped, install the packages ${missing.join(', ')}`);
