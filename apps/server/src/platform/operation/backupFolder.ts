import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, copyFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { StoreError } from '../db/errors.ts';
import type { KeyName } from '../db/personalData/dataKey.ts';
import { makeFolder, privateMode, settle } from '../privateFolder.ts';

/** A file of a backup: where it is below the folder, and what it must be. */
interface KeptFile {
  path: string;
  size: number;
  /** Hexadecimal. */
  sha256: string;
}

/** Manifest of a backup: `backup.json` in its folder, written last. */
export interface Manifest {
  product: 'anzhu';
  /** Of the folder: raised when it is laid out otherwise. */
  format: number;
  /** Of the program that made it. */
  version: string;
  /** When it was made, on the wall clock of Asia/Shanghai. */
  made: string;
  /** The versions of the data key that the store needs; missing in backups of before it had one. */
  dataKeys?: KeyName[];
  files: KeptFile[];
}

/** The layout that this program writes and reads. */
const backupFormat = 1;

const manifestName = 'backup.json';

/** Copies a file, for its owner alone, and forces it onto the disk. */
export async function copySafely(from: string, to: string): Promise<void> {
  makeFolder(dirname(to));
  await copyFile(from, to);
  await chmod(to, privateMode.file);
  await settle(to);
}

/** The files below a folder, by their paths in it; none where there is no folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Writes down what a finished backup holds. */
export async function writeManifest(
  folder: string,
  about: Pick<Manifest, 'version' | 'made' | 'dataKeys'>,
): Promise<Manifest> {
  const files: KeptFile[] = [];
  for (const path of await filesBelow(folder)) {
    const whole = join(folder, path);
    files.push({ path, size: (await stat(whole)).size, sha256: await digestOf(whole) });
  }
  const manifest: Manifest = { product: 'anzhu', format: backupFormat, ...about, files };
  await writeFile(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: privateMode.file,
  });
  await settle(join(folder, manifestName));
  return manifest;
}

/**
 * Reads the manifest of a backup.
 * @throws StoreError when there is none, or it is of a newer version.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => null);
  if (text === null) throw new StoreError(`${folder} 不是备份 (not a backup)`);
  let manifest: Partial<Manifest>;
  try {
    manifest = JSON.parse(text) as Partial<Manifest>;
  } catch {
    throw damaged(folder, manifestName);
  }
  if (manifest.product !== 'anzhu' || !Array.isArray(manifest.files)) {
    throw new StoreError(`${folder} 不是备份 (not a backup)`);
  }
  if (manifest.format !== backupFormat) {
    throw new StoreError(
      `${folder} 由 ${manifest.version} 版备份，请升级程序后再恢复 (backup of a newer version)`,
    );
  }
  const paths = manifest.files.map(({ path }) => path);
  if (!paths.includes('anzhu.db') || !paths.every(isOurs)) throw damaged(folder, manifestName);
  return manifest as Manifest;
}

/** A backup holds the store and its files, and nothing that leads elsewhere. */
const isOurs = (path: string): boolean =>
  path === 'anzhu.db' || /^files(\/[\w-][\w.-]*)+$/.test(path);

const damaged = (folder: string, path: string): StoreError =>
  new StoreError(`备份已损坏：${join(folder, path)} (the backup is damaged)`);

/**
 * Compares every file with the manifest.
 * @throws StoreError with the first file that differs.
 */
export async function compareFiles(folder: string, { files }: Manifest): Promise<void> {
  for (const { path, size, sha256 } of files) {
    const whole = join(folder, path);
    const found = await stat(whole).catch(() => null);
    if (found?.size !== size || (await digestOf(whole)) !== sha256) throw damaged(folder, path);
  }
}

/** An empty file: when it was written last, a backup was complete. Tools of PostgreSQL `touch` it. */
const stampOf = (dataDir: string): string => join(dataDir, 'last-backup');

/** Records that a backup has just been completed. */
export const noteBackup = (dataDir: string): Promise<void> =>
  writeFile(stampOf(dataDir), '', { mode: privateMode.file });

/** When the last backup was completed, in milliseconds since 1970; 0 where none is known. */
export const lastBackup = async (dataDir: string): Promise<number> =>
  (await stat(stampOf(dataDir)).catch(() => null))?.mtimeMs ?? 0;
