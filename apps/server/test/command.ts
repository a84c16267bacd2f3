import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Place } from './engines.ts';

const folder = join(import.meta.dirname, '../commands');

/** Runs a command to its end, as npm does. */
export async function command(
  { dataDir }: Place,
  words: string[],
  { input = '', environment = {} }: { input?: string; environment?: Record<string, string> } = {},
): Promise<{ code: number; output: string }> {
  const [name = '', ...rest] = words;
  const child = spawn(process.execPath, [join(folder, `${name}.ts`), ...rest], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATA_DIR: dataDir,
      DEMO: 'off',
      SCRYPT_COST: '1024',
      ...environment,
    },
  });
  child.stdin.end(input);
  const ended = new Promise<number>((done) => child.once('close', (code) => done(code ?? -1)));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, output: `${output}${errors}`.trim() };
}
