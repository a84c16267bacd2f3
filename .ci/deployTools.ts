import { existsSync } from 'node:fs';
import { findProgram, installPackages } from './packages.ts';

/** Debian's packages of the programs that read the files of `deploy/`; `pgbouncer` is put before PostgreSQL. */
const packages: Record<string, string> = {
  nginx: 'nginx-light',
  haproxy: 'haproxy',
  logrotate: 'logrotate',
  pgbouncer: 'pgbouncer',
  promtool: 'prometheus',
  'systemd-analyze': 'systemd',
};

/**
 * Installs what checks the files of `deploy/`, and the pooler, in a container. Where systemd runs, that would start these
 * services: there a message names what is missing, and the tests with it are skipped.
 */
export function ensureDeployTools(): void {
  const missing = Object.entries(packages).filter(([program]) => !findProgram(program));
  if (missing.length === 0) return;
  const names = missing.map(([, name]) => name);
  const mayInstall = !existsSync('/run/systemd/system');
  if (mayInstall) console.log(`Installing ${names.join(', ')} for the tests …`);
  if (mayInstall && installPackages(names)) return;
  console.warn(`Some tests are skipped: install the packages ${names.join(', ')}.`);
}
