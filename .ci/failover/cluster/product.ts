import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { clockArguments } from '../../hour.ts';
import { type Running, type Site, until } from './children.ts';
import type { Query } from '../ledger.ts';

const server = resolve(import.meta.dirname, '../../../apps/server');

/** The product, and what it stands on. */
export interface Stage {
  /** Where desks and boards reach the product. */
  url: string;
  /** What a command of the product needs. */
  environment: Record<string, string>;
  /** Reads what is stored. */
  query: Query;
  /** Starts what does not run, and waits until all of it is as it was. */
  mend(): Promise<void>;
}

/** An instance of the product. */
export interface Instance {
  name: string;
  port: number;
  program: Running;
}

/** The environment of an instance: its own port and folder, one key for all. */
export interface Product {
  environment: Record<string, string>;
  start(name: string, port: number): Promise<Instance>;
  /** Starts an instance again that has ended. */
  startAgain(instance: Instance): Promise<void>;
  isReady(instance: Instance): Promise<boolean>;
}

/** How a product is started, on whichever database. */
export function makeProduct(site: Site, folder: string, database: Record<string, string>): Product {
  const environment = {
    ...database,
    DATA_KEY_FILE: join(site.folder, `${folder}.key`),
    DATA_DIR: join(site.folder, folder),
    FILES_SHARED: 'on',
    DEMO: 'on',
    TRUST_PROXY: '1',
    SCRYPT_COST: '1024',
  };
  mkdirSync(environment.DATA_DIR, { mode: 0o700 });
  const run = (name: string, port: number): Running =>
    site.start(name, process.execPath, [...clockArguments(), join(server, 'src/main.ts')], {
      env: { ...environment, PORT: String(port) },
      asSelf: true,
    });
  const isReady = async ({ port }: Pick<Instance, 'port'>): Promise<boolean> => {
    const url = `http://127.0.0.1:${port}/healthz/ready`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(3000) }).catch(() => null);
    return answer?.ok ?? false;
  };
  return {
    environment,
    isReady,
    async start(name, port) {
      const instance = { name, port, program: run(name, port) };
      await until(`${name} is ready`, 240, () => isReady(instance));
      return instance;
    },
    async startAgain(instance) {
      instance.program = run(instance.name, instance.port);
      await until(`${instance.name} is ready`, 120, () => isReady(instance));
    },
  };
}

/** `npm run check` on a database. @returns its last words; null when all is well */
export function checkData(environment: Record<string, string>): Promise<string | null> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [...clockArguments(), join(server, 'commands/check.ts')],
      { env: { PATH: process.env['PATH'], ...environment }, timeout: 180_000 },
      (error, stdout, stderr) => {
        const words = `${stdout}${stderr}`.trim().split('\n').slice(-3).join(' ');
        done(error === null ? null : words || error.message);
      },
    );
  });
}
