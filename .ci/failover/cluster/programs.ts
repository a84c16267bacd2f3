import { existsSync } from 'node:fs';
import { findPrograms } from '../../../apps/server/test/postgresCluster.ts';
import { findProgram, installPackages } from '../../packages.ts';
import { ensurePostgres } from '../../postgres.ts';

/** Debian's packages of the programs that a cluster needs beside PostgreSQL. */
const packages = {
  patroni: ['patroni', 'python3-etcd'],
  etcd: ['etcd-server'],
  haproxy: ['haproxy'],
  pgbouncer: ['pgbouncer'],
  nginx: ['nginx-light'],
  pgbackrest: ['pgbackrest'],
} as const satisfies Record<string, readonly string[]>;

type Program = keyof typeof packages;

const isMissing = (program: string): boolean => findProgram(program) === undefined;

/** The packages of the programs that are not installed. */
export function missingPackages(wanted: readonly Program[]): string[] {
  const missing = wanted.filter(isMissing).flatMap((program) => packages[program]);
  return findPrograms() ? missing : ['postgresql', ...missing];
}

/**
 * Installs what is missing of the programs, in a container. Where systemd runs, their packages would start services:
 * there nothing is installed.
 * @returns the packages that are still missing
 */
export function ensurePrograms(wanted = Object.keys(packages) as readonly Program[]): string[] {
  ensurePostgres();
  const missing = wanted.filter(isMissing);
  if (missing.length > 0 && !existsSync('/run/systemd/system')) {
    console.log(`Installing ${missing.join(', ')} …`);
    installPackages(missing.flatMap((program) => packages[program]));
  }
  return missingPackages(wanted);
}

/** The path of a program. @throws where it is not installed */
export function pathOf(program: Program): string {
  const path = findProgram(program);
  if (path === undefined) throw new Error(`${program} is not installed`);
  return path;
}

/** The folder of PostgreSQL's own programs. @throws where it is not installed */
export function postgresPrograms(): string {
  const folder = findPrograms();
  if (folder === undefined) throw new Error('PostgreSQL is not installed');
  return folder;
}
