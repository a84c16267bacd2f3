import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { collect } from '../../processes.ts';

/** What an app outside is made with, besides React: what is current, and the older TypeScript. */
const tools = {
  vite: '8.3.8',
  typescript: '5.9.3',
  'typescript-7': 'npm:typescript@7.0.2',
};

/** Runs a program and returns its output; throws with it when it fails. */
export async function run(
  cwd: string,
  command: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<string> {
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  const { code, output } = await collect('env', [...variables, command, ...args], cwd);
  if (code === 0) return output;
  throw new Error(`${command} ${args.join(' ')} in ${cwd}\n${output.slice(-6000)}`);
}

/** An app in a folder of its own, with the packed packages and nothing else of ours. */
export interface Outside {
  folder: string;
  /** Name and version of what is installed. */
  versionOf: (name: string) => string;
}

/** Makes and installs the app; `react` is a version. */
export async function makeOutside(
  parent: string,
  react: string,
  tarballs: Readonly<Record<string, string>>,
): Promise<Outside> {
  const folder = join(parent, `react-${react}`);
  mkdirSync(folder);
  cpSync(join(import.meta.dirname, 'app'), folder, { recursive: true });
  const [major] = react.split('.');
  const manifest = {
    name: 'outside',
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(Object.entries(tarballs).map(([name, path]) => [name, `file:${path}`])),
      react,
      'react-dom': react,
      'react-aria-components': '^1.22.1',
      ...tools,
      ...(major === '19' && { next: '16.4.6' }),
      '@types/react': `^${major}`,
      '@types/react-dom': `^${major}`,
    },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  await run(folder, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
  const versionOf = (name: string): string => {
    const path = join(folder, 'node_modules', name, 'package.json');
    return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
  };
  return { folder, versionOf };
}

/** Checks the app's types, and those of our packages as if they were its own. */
export async function checkTypes({ folder }: Outside): Promise<void> {
  for (const compiler of ['typescript', 'typescript-7']) {
    const tsc = join(folder, 'node_modules', compiler, 'bin/tsc');
    await run(folder, 'node', [tsc, '-p', '.', '--skipLibCheck']);
    // Declarations of other packages may have errors: only ours count.
    const { output } = await collect('node', [tsc, '-p', '.', '--pretty', 'false'], folder);
    const ours = output.split('\n').filter((line) => /node_modules\/@anzhu\/.*error TS/.test(line));
    if (ours.length > 0) throw new Error(`${compiler}: ${ours.length}\n${ours.join('\n')}`);
  }
}

/** Builds the app for production, and for development, where React warns; returns the folders of the sites. */
export async function buildSites({ folder }: Outside): Promise<string[]> {
  const vite = ['vite', 'build', '--logLevel', 'warn', '--base', './'];
  await run(folder, 'npx', [...vite, '--outDir', 'dist-vite']);
  await run(folder, 'npx', [...vite, '--mode', 'development', '--outDir', 'dist-development'], {
    NODE_ENV: 'development',
  });
  return [join(folder, 'dist-vite'), join(folder, 'dist-development')];
}

/** Builds the same screens as pages of Next, which are rendered in Node; returns the folder of the site. */
export async function buildNext({ folder }: Outside): Promise<string> {
  const next = join(folder, 'next');
  await run(next, 'npx', ['next', 'build'], { NEXT_TELEMETRY_DISABLED: '1' });
  return join(next, 'out');
}

/**
 * Reads the lists of components that are installed.
 *
 * @returns how many there are
 * @throws when one of the app's own is missing, or cannot be imported by the name there
 */
export async function checkComponents({ folder }: Outside): Promise<string> {
  const counts: string[] = [];
  for (const [name, wanted] of [
    ['@anzhu/ui', { name: 'Table', prop: 'rowId: (row: Row) => string' }],
    ['@anzhu/domain', { name: 'RoomTimeline', prop: 'from: string' }],
  ] as const) {
    const { resolve } = createRequire(join(folder, 'package.json'));
    const components = JSON.parse(readFileSync(resolve(`${name}/components.json`), 'utf8')) as {
      name: string;
      from: string;
      props: Record<string, string>;
    }[];
    for (const { from } of components) resolve(from);
    const found = components.find((one) => one.name === wanted.name);
    if (!found?.props[wanted.prop]) throw new Error(`${name}: no ${wanted.name}.${wanted.prop}`);
    counts.push(`${name} ${components.length}`);
  }
  return counts.join(', ');
}

/** The most that one Button may cost an app beside React, script and styles, in kB gzip of 1,000 bytes. */
const limit = 12;

/** Builds an app of one Button. @throws when it is over the limit */
export async function checkButton({ folder }: Outside): Promise<string> {
  await run(folder, 'npx', ['vite', 'build', '--config', 'button.config.mjs']);
  const sizes = ['button.js', 'button.css'].map(
    (file) => gzipSync(readFileSync(join(folder, 'dist-button', file))).length / 1000,
  );
  const size = sizes.reduce((sum, one) => sum + one, 0);
  if (size > limit) throw new Error(`one Button: ${size.toFixed(1)} kB gzip; at most ${limit}`);
  return `${size.toFixed(1)} kB gzip (≤ ${limit})`;
}
