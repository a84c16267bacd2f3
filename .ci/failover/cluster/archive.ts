import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { type Site, until } from './children.ts';
import type { Node } from './patroni.ts';
import { pathOf, postgresPrograms } from './programs.ts';
import { database } from './proxies.ts';

/** A repository of pgbackrest: full backups, and all that was written since. */
export interface Archive {
  /** What each server of a cluster needs to send what it writes there. */
  parametersOf(node: Node): Record<string, string>;
  /** Makes the repository ready for what a primary sends. */
  open(primary: Node): Promise<void>;
  /** Makes a full backup of a primary. */
  backUp(primary: Node): Promise<void>;
  /** Waits until all that was written up to now is in the repository. */
  keepAll(primary: Node): Promise<void>;
  /** Restores a server of its own to a moment. @returns the URL of its database */
  restore(time: string): Promise<string>;
}

const stanza = '--stanza=anzhu';

/** One statement as the superuser. @returns its first row */
export async function askServer(
  port: number,
  statement: string,
  inDatabase = 'postgres',
): Promise<Record<string, unknown>> {
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database: inDatabase });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows[0] ?? {};
  } finally {
    await client.end();
  }
}

/** Opens a repository in the folder of a run. */
export function openArchive(site: Site): Archive {
  const folders = ['repository', 'pgbackrest'].map((name) => site.makeFolder(name));
  const [repository = '', scratch = ''] = folders;
  const fileOf = ({ name }: Pick<Node, 'name'>): string =>
    join(site.folder, `pgbackrest-${name}.conf`);
  const write = ({ name, port, data }: Pick<Node, 'name' | 'port' | 'data'>): string => {
    const file = fileOf({ name });
    writeFileSync(
      file,
      `[global]
repo1-path=${repository}
repo1-retention-full=2
lock-path=${scratch}
spool-path=${scratch}
log-path=${scratch}
log-level-console=warn
start-fast=y
compress-level=1
[anzhu]
pg1-path=${data}
pg1-port=${port}
pg1-socket-path=${join(data, '..')}
pg1-user=postgres
`,
    );
    return file;
  };
  const run = (file: string, ...words: string[]): Promise<void> =>
    site.run(pathOf('pgbackrest'), [`--config=${file}`, stanza, ...words]);
  return {
    parametersOf: (node) => ({
      archive_mode: 'on',
      archive_command: `${pathOf('pgbackrest')} --config=${write(node)} ${stanza} archive-push %p`,
    }),
    open: (primary) => run(fileOf(primary), 'stanza-create'),
    backUp: (primary) => run(fileOf(primary), 'backup', '--type=full'),
    async keepAll({ port }) {
      const { last } = await askServer(port, 'select pg_walfile_name(pg_switch_wal()) as last');
      await until('all is archived', 60, async () => {
        const kept = await askServer(
          port,
          `select last_archived_wal >= '${String(last)}' as "isThere" from pg_stat_archiver`,
        );
        return kept['isThere'] === true;
      });
    },
    async restore(time) {
      const data = join(site.makeFolder('restored'), 'data');
      const port = await site.port();
      const file = write({ name: 'restored', port, data });
      await run(file, 'restore', '--type=time', `--target=${time}`, '--target-action=promote');
      const settings = {
        port: String(port),
        listen_addresses: '127.0.0.1',
        unix_socket_directories: join(data, '..'),
        hba_file: join(data, 'pg_hba.conf'),
        ident_file: join(data, 'pg_ident.conf'),
        archive_mode: 'off',
        synchronous_standby_names: '',
      };
      const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
      site.start('restored', join(postgresPrograms(), 'postgres'), ['-D', data, ...words]);
      await until('the restored server is open', 120, async () => {
        const answer = await askServer(port, 'select pg_is_in_recovery() as waits').catch(
          () => null,
        );
        return answer?.['waits'] === false;
      });
      return `postgres://${database}@127.0.0.1:${port}/${database}`;
    },
  };
}
