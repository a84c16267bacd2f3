import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { it, onTestFinished, type TestContext } from 'vitest';
import { findProgram } from '../../../.ci/packages.ts';

export const root = resolve(import.meta.dirname, '../../..');

/** The text of a file of `deploy/`. */
export const fileOf = (name: string): Promise<string> =>
  readFile(join(root, 'deploy', name), 'utf8');

/** A folder that is gone when the test is over. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'anzhu-deploy-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** What a program ended with, and what it said. */
export function runTool(name: string, args: string[], cwd?: string) {
  const { status, stdout, stderr } = spawnSync(findProgram(name) ?? name, args, {
    encoding: 'utf8',
    cwd,
  });
  return { code: status, output: `${stdout}${stderr}` };
}

/** A test that needs programs; where one is not installed, it is skipped, and says which. */
export function withTool(...names: string[]) {
  const missing = names.filter((name) => !findProgram(name));
  return (title: string, test: (context: TestContext) => Promise<void> | void): void =>
    it(title, (context) =>
      missing.length > 0 ? context.skip(`${missing.join(', ')} not installed`) : test(context),
    );
}
