import { randomUUID } from 'node:crypto';
import { open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { makeFolder, privateMode, settle } from '../privateFolder.ts';
import type { FileStorage } from './storage.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Keeps files in a folder. A file has its name only once it is whole and on the disk. */
export function localStorage(folder: string): FileStorage {
  return {
    async put(name, _type, content) {
      makeFolder(folder);
      const unfinished = join(folder, `${name}.${randomUUID()}.part`);
      try {
        await writeFile(unfinished, content, { flag: 'wx', mode: privateMode.file, flush: true });
        await rename(unfinished, join(folder, name));
        await settle(folder);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async get(name) {
      try {
        const handle = await open(join(folder, name), 'r');
        const { size } = await handle.stat();
        const body = Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array>;
        return { size, body };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    async *list() {
      makeFolder(folder);
      for await (const entry of await opendir(folder)) {
        const found = await stat(join(folder, entry.name)).catch(() => null);
        if (found?.isFile()) yield { name: entry.name, storedAt: found.mtimeMs };
      }
    },
  };
}
