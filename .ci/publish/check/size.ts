import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { run, type Outside } from './outside.ts';

/** The most that one Button may cost an app beside React, script and styles, in kB gzip of 1,000 bytes. */
const limit = 12;

const packedSize = (path: string): number => gzipSync(readFileSync(path)).length / 1000;

/** The size of all scripts and styles of a site, in kB gzip. */
export const siteSize = (site: string): number =>
  globSync('**/*.{js,css}', { cwd: site }).reduce(
    (sum, file) => sum + packedSize(join(site, file)),
    0,
  );

/** Builds an app of one Button; throws when it is over the limit. */
export async function checkButton({ folder }: Outside): Promise<string> {
  await run(folder, 'npx', ['vite', 'build', '--config', 'button.config.mjs']);
  const [script, styles] = ['button.js', 'button.css'].map((file) =>
    packedSize(join(folder, 'dist-button', file)),
  ) as [number, number];
  const found = `${(script + styles).toFixed(1)} kB gzip: script ${script.toFixed(1)}, styles ${styles.toFixed(1)}`;
  if (script + styles > limit) throw new Error(`one Button: ${found}; at most ${limit} kB`);
  return `${found} (≤ ${limit})`;
}
