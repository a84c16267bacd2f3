import { spawn, spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newSqlitePlace } from './engines.ts';

const root = resolve(import.meta.dirname, '../../..');

/** The system's own Node, where that is too old to run the product; null where there is none. */
function oldNode(): string | null {
  const path = '/usr/bin/node';
  const { status, stdout } = spawnSync(path, ['-p', 'process.versions.node'], { encoding: 'utf8' });
  const major = Number(stdout?.split('.')[0]);
  return status === 0 && major >= 20 && major < 24 ? path : null;
}

const node = oldNode();

it.skipIf(node === null)(
  'an older Node starts the product with the one of the packages, and stops it',
  async () => {
    const { dataDir } = await newSqlitePlace();
    const nodeVersion = join(root, 'apps/server/commands/nodeVersion.mjs');
    const child = spawn(node ?? '', ['--import', nodeVersion, 'apps/server/src/main.ts'], {
      cwd: root,
      env: {
        PATH: '/usr/bin:/bin',
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        PORT: '0',
        DEMO: 'off',
        DATA_DIR: dataDir,
      },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => {
        output += part.toString();
      });
    }
    const ended = new Promise((done) => child.once('close', done));
    await expect.poll(() => output).toContain('Ctrl+C');
    const url = /http:\/\/[\d.:]+/.exec(output)?.[0] ?? '';
    expect(await (await fetch(`${url}/healthz/live`)).json()).toEqual({ live: true });
    child.kill('SIGTERM');
    expect(await ended, output).toBe(0);
    await expect(fetch(url)).rejects.toThrow();
  },
);
