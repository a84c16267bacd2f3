import { cp, mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const dist = resolve(import.meta.dirname, '../dist');

/** Copies the built app to a folder of its own. */
async function copyBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'anzhu-build-'));
  await cp(dist, folder, { recursive: true });
  return folder;
}

/** A build of an earlier version: the same app, all of whose files have other names. */
export async function earlierBuild(): Promise<string> {
  const folder = await copyBuild();
  const assets = join(folder, 'assets');
  const names = await readdir(assets);
  const earlierName = (name: string): string => name.replace(/(\.\w+)$/, '_0$1');
  const pattern = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const rewrite = async (path: string): Promise<void> => {
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace(pattern, earlierName));
  };
  const texts = names.filter((name) => /\.(js|css)$/.test(name)).map((name) => join(assets, name));
  await Promise.all([...texts, join(folder, 'index.html')].map(rewrite));
  await Promise.all(
    names.map((name) => rename(join(assets, name), join(assets, earlierName(name)))),
  );
  return folder;
}
