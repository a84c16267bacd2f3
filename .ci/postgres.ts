import { findPrograms } from '../apps/server/test/postgresCluster.ts';
import { installPackages, succeedsAsRoot } from './packages.ts';

/** Keeps Debian's package from starting a server of its own: the tests start one on a free port. */
const withoutOwnCluster = [
  '-i',
  's/^#\\?create_main_cluster.*/create_main_cluster = false/',
  '/etc/postgresql-common/createcluster.conf',
];

/**
 * Installs Debian's PostgreSQL where there is none, unless `TEST_DATABASE_URL` names a server. Where it
 * cannot be installed, a message names what is missing, and the tests on it are skipped.
 */
export function ensurePostgres(): void {
  if (process.env['TEST_DATABASE_URL'] || findPrograms()) return;
  console.log('No PostgreSQL found: installing one …');
  const isInstalled =
    installPackages(['postgresql-common']) &&
    succeedsAsRoot('sed', withoutOwnCluster) &&
    installPackages(['postgresql']);
  if (isInstalled && findPrograms()) return;
  console.warn(
    'PostgreSQL could not be installed: the server tests on it are skipped. Install the package ' +
      'postgresql, or set TEST_DATABASE_URL to a server on which databases may be created.',
  );
}
