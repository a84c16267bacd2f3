import { resolve } from 'node:path';

/** The repository, and the app in it. */
export const root = resolve(import.meta.dirname, '../../..');
export const adminFolder = resolve(root, 'apps/admin');
export const serverFolder = resolve(root, 'apps/server');

/** Says in one line why a command cannot go on, and ends with 1 when everything else is done. */
export function giveUp(error: unknown): void {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
