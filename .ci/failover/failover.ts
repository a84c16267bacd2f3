/**
 * `npm run failover`: three PostgreSQL nodes under Patroni, etcd, haproxy, pgbouncer and two instances of the product, on
 * this machine's loopback, in one folder. Desks write and boards watch while one part after the other is killed; what was
 * answered is counted afterwards. Ends with 1 when something was lost or done twice, when nothing could be written for
 * more than 15 s, when a board did not catch up, or when the data contradicts itself. Words choose acts
 * (`npm run failover -- primary frozen`).
 *
 * `npm run failover:short`, a gate of `npm test`: a primary and its standby, one instance; the primary is killed.
 */
import { parseArgs } from 'node:util';
import { clockShift, hourOfRun, setHour } from '../hour.ts';
import { shiftDate } from '../shiftDate.ts';
import { acts, perform } from './acts.ts';
import { missingPackages, onSite } from './site.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean' } },
});

const needed = ['patroni', 'etcd', 'haproxy'] as const;
const missing = missingPackages(values.short ? needed : [...needed, 'pgbouncer']);
const isChosen = ([name]: [string, unknown]) =>
  positionals.length === 0 || positionals.includes(name);
if (missing.length > 0) {
  console.log(`failover: skipped, install the packages ${missing.join(', ')}`);
} else if (values.short) {
  setHour(hourOfRun());
  shiftDate(clockShift());
  await onSite((site) => perform(site, 'short', [acts.primary]));
} else {
  const chosen = Object.entries(acts)
    .filter(isChosen)
    .map(([, act]) => act);
  await onSite((site) => perform(site, 'whole', chosen));
}
