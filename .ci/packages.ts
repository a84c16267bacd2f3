import { spawnSync } from 'node:child_process';

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
  succeedsAsRoot('apt-get', ['update', '-qq']) &&
  succeedsAsRoot('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
