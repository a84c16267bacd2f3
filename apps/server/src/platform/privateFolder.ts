import {
  chmodSync,
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** For the owner alone: what is in the store is personal. */
export const privateMode = { folder: 0o700, file: 0o600 } as const;

/** Permission bits; the rest of a mode is the kind of file. */
const permissions = 0o777;

const forOthers = 0o077;

/** What the server keeps in its folder; anything else there is not ours to change. */
const isOurs = (name: string): boolean =>
  /^(anzhu\.db|server\.lock)(-wal|-shm|-journal)?$|^anzhu\.key|^(files|incoming)$|^(before-)?restore-\d+$/.test(
    name,
  );

const isForeign = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EPERM';

/**
 * Takes the permissions of others from a file or a folder. Links, and what belongs to another user,
 * are left alone.
 * @returns true for a folder.
 */
function restrict(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink()) return false;
  const isFolderFound = found.isDirectory();
  const mode = isFolderFound ? privateMode.folder : privateMode.file;
  try {
    if ((found.mode & permissions) !== mode) chmodSync(path, mode);
  } catch (error) {
    if (!isForeign(error)) throw error;
  }
  return isFolderFound;
}

function restrictAll(path: string): void {
  if (!restrict(path)) return;
  for (const name of readdirSync(path)) restrictAll(join(path, name));
}

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Creates a folder, and those above it. Not by `recursive`: below /proc, which refuses new folders as missing ones,
 * Node tries for ever.
 */
export function makeFolder(folder: string, mode: number = privateMode.folder): void {
  if (isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent, mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Made by another one meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

/** Creates a folder that only its owner can look into, or makes one so. */
export function makePrivateFolder(folder: string): void {
  makeFolder(folder);
  restrict(folder);
}

/** Creates an empty file that only its owner can read, or makes one so. */
export function makePrivateFile(path: string): void {
  closeSync(openSync(path, 'a', privateMode.file));
  restrict(path);
}

/**
 * Makes the data folder, and what an earlier version left in it readable for others, private.
 * @returns false when others can still look into it, since it belongs to another user.
 */
export function restrictDataFolder(dataDir: string): boolean {
  makePrivateFolder(dataDir);
  for (const name of readdirSync(dataDir).filter(isOurs)) restrictAll(join(dataDir, name));
  return process.platform === 'win32' || (lstatSync(dataDir).mode & forOthers) === 0;
}

/** Forces a file, or the entries of a folder, onto the disk. */
export async function settle(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
