/**
 * `npm run packages:check`: builds and packs the packages, checks their package.json and types with publint and
 * attw, and makes an app of them outside of the workspace, in React 18 and 19. It is checked by TypeScript 5.9 and 7,
 * built by Vite without plugins of ours, and used in Chromium: a table, a form dialog, the room board and the map. With
 * React 19 they are pages of Next too, rendered in Node.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../chromium.ts';
import { endWithSignals } from '../../processes.ts';
import { serveFolder } from '../../static.ts';
import { names, readPackage, root } from '../source.ts';
import {
  buildNext,
  buildSites,
  checkButton,
  checkComponents,
  checkTypes,
  makeOutside,
  run,
} from './outside.ts';
import { checkScreens } from './screens.ts';

const started = performance.now();
const say = (text: string): void => {
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${seconds.padStart(4)} s  ✓ ${text}`);
};

/** Packs what was built; returns the tarballs by the names of the packages. */
async function pack(folder: string): Promise<Record<string, string>> {
  const tarballs: Record<string, string> = {};
  for (const name of names) {
    const { folder: source, manifest } = readPackage(name);
    const output = await run(join(source, 'dist'), 'npm', [
      'pack',
      '--json',
      '--loglevel=error',
      `--pack-destination=${folder}`,
    ]);
    const packed = JSON.parse(output) as
      | { filename: string; size: number; unpackedSize: number }[]
      | Record<string, { filename: string; size: number; unpackedSize: number }>;
    const [one] = Object.values(packed);
    if (!one) throw new Error(output);
    const tarball = join(folder, one.filename);
    await run(root, 'npx', ['--yes', 'publint@0.3.25', 'run', tarball, '--strict']);
    await run(root, 'npx', [
      '--yes',
      '@arethetypeswrong/cli@0.18.5',
      tarball,
      '--profile',
      'esm-only',
      '--format',
      'ascii',
    ]);
    tarballs[manifest.name] = tarball;
    const kilobytes = [one.size, one.unpackedSize].map((size) => (size / 1000).toFixed(0));
    say(
      `${manifest.name} ${manifest.version}: ${kilobytes.join(' kB packed, ')} kB; publint, attw`,
    );
  }
  return tarballs;
}

endWithSignals();
const folder = mkdtempSync(join(tmpdir(), 'anzhu-packages-'));
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox'],
});
try {
  await run(root, 'npm', ['run', '--silent', 'packages']);
  say('built');
  const tarballs = await pack(folder);
  for (const react of ['18.3.1', '19.3.1']) {
    const outside = await makeOutside(folder, react, tarballs);
    const version = (name: string): string => `${name} ${outside.versionOf(name)}`;
    say(`installed: ${['react', 'react-aria-components', 'zod'].map(version).join(', ')}`);
    await checkTypes(outside);
    say(`components.json: ${await checkComponents(outside)}`);
    say(`types: TypeScript ${['typescript', 'typescript-7'].map(outside.versionOf).join(' and ')}`);
    for (const site of await buildSites(outside)) {
      const served = await serveFolder(site);
      await checkScreens(browser, served.url).finally(served.close);
    }
    say(`used as built by ${version('vite')}, for production and for development`);
    if (react.startsWith('19')) {
      const served = await serveFolder(await buildNext(outside));
      await checkScreens(browser, served.url, { page: 'index.html', rooms: 'rooms.html' }).finally(
        served.close,
      );
      say(`rendered in Node and hydrated without a warning by ${version('next')}`);
    }
    say(`one Button beside React: ${await checkButton(outside)}`);
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
