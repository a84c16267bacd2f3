import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';

/** Runs a program quietly; true when it succeeds. */
function succeeds(command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: 'ignore',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

const isRoot = process.getuid?.() === 0;

/** Installs Debian packages as root or with a sudo that asks nothing. */
function installPackages(names: string[]): boolean {
  const aptGet = (...words: string[]) =>
    isRoot ? succeeds('apt-get', words) : succeeds('sudo', ['-n', 'apt-get', ...words]);
  return (
    aptGet('update', '-qq') && aptGet('install', '-y', '-qq', '--no-install-recommends', ...names)
  );
}

/** True when some font can write Chinese. Where there is no fontconfig, the system brings its own. */
function hasChineseFont(): boolean {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' });
  return status !== 0 || stdout.trim() !== '';
}

/**
 * Makes sure that there are a Chromium and a Chinese font to test with: what is there is used, else
 * Playwright's download is tried, then Debian's packages. Throws with one clear line.
 */
export async function ensureBrowser(): Promise<void> {
  const isThere = () => findChromium().then(Boolean, () => false);
  if (!(await isThere())) {
    console.log('No Chromium found: installing one …');
    succeeds('npx', ['playwright', 'install', 'chromium', '--with-deps']);
    if (!(await isThere())) installPackages(['chromium']);
    await findChromium();
  }
  if (process.platform === 'linux' && !hasChineseFont()) {
    console.log('No Chinese font found: installing one …');
    if (!installPackages(['fonts-wqy-zenhei'])) {
      console.warn('No Chinese font could be installed: texts will show as boxes in pictures.');
    }
  }
}
