import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const isRoot = process.getuid?.() === 0;

/** Runs a program without output; true when it succeeds. */
export function succeeds(command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: 'ignore',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/** Runs a program as root: directly, or through a sudo that needs no password. */
export const succeedsAsRoot = (command: string, args: string[]): boolean =>
  isRoot ? succeeds(command, args) : succeeds('sudo', ['-n', command, ...args]);

/** Installs Debian packages; false where there is no apt, no right to it or no network. */
export const installPackages = (names: string[]): boolean =>
  // Where no server of packages can be reached, that is known soon.
  succeedsAsRoot('apt-get', ['update', '-qq', '-o', 'Acquire::http::Timeout=10']) &&
  succeedsAsRoot('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);

/** Whether a path leads to a program. */
export const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of the first of these programs that is on the PATH, or in /usr/sbin, which a user's PATH may lack. */
export function findProgram(...names: string[]): string | undefined {
  const path = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const folders = [...path, '/usr/sbin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}
