import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  ownStyles,
  referenceScript,
  referenceStart,
  referenceStyles,
} from '../src/platform/http/reference.ts';
import { adminFolder, root } from './root.ts';

const dist = join(adminFolder, 'dist');

/** What the built app was made from is written here, so that it is built again only when it must. */
const stampFile = join(dist, '.stamp');

/** Everything that goes into the app, below the root. */
const sources = [
  'package-lock.json',
  'apps/admin/index.html',
  'apps/admin/package.json',
  'apps/admin/vite.config.ts',
  'apps/admin/public',
  'apps/admin/src',
  'apps/server/src/platform/http/reference.ts',
  'packages/api/src',
  'packages/domain/src',
  'packages/ui/src',
];

/** Tests and stories are never part of the app. */
const isSource = (path: string): boolean => !/\.(test|stories)\.tsx?$|\/node_modules\//.test(path);

async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return [path];
  return entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
}

/** A digest of everything that the app is built from. */
async function stampNow(): Promise<string> {
  const found = await Promise.all(sources.map((one) => filesOf(join(root, one))));
  const hash = createHash('sha256');
  for (const path of found.flat().filter(isSource).toSorted()) {
    hash.update(`${relative(root, path)}\0`);
    hash.update(await readFile(path).catch(() => ''));
  }
  return hash.digest('hex');
}

function build(): void {
  const { status } = spawnSync('npx', ['vite', 'build', '--logLevel', 'error'], {
    cwd: adminFolder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('管理端构建失败 (the app cannot be built)');
}

/** Packs every text file as tightly as it goes: done once here, sent often by the server. */
async function pack(): Promise<void> {
  const isText = (path: string): boolean => /\.(html|js|css|json|svg)$/.test(path);
  for (const path of (await filesOf(dist)).filter(isText)) {
    const body = await readFile(path);
    if (body.length < 1024) continue;
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
      promisify(gzip)(body, { level: 9 }),
    ]);
    await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  }
}

/** The script and styles of the page of the API, which the server shows at `/openapi`. */
async function writeReference(): Promise<void> {
  const library = join(root, 'node_modules/swagger-ui-dist');
  const script = await readFile(join(library, 'swagger-ui-bundle.js'), 'utf8');
  await writeFile(join(dist, referenceScript), `${script}\n${referenceStart}`);
  const styles = await readFile(join(library, 'swagger-ui.css'), 'utf8');
  const withoutMap = styles.replace(/\/\*# sourceMappingURL=.*/, '');
  await writeFile(join(dist, referenceStyles), `${withoutMap}${ownStyles}`);
}

/** Builds the app, and packs it. Throws when it cannot be built. */
export async function buildAdminApp(): Promise<void> {
  const stamp = await stampNow();
  console.log('正在构建管理端 (building the app) …');
  build();
  await writeReference();
  await pack();
  await writeFile(stampFile, stamp);
}

/** Builds the app when it is missing or its sources have changed since. */
export async function ensureAdminApp(): Promise<void> {
  const built = await readFile(stampFile, 'utf8').catch(() => '');
  if (built !== (await stampNow())) await buildAdminApp();
}
