import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { localTime } from '../clock.ts';
import type { Db } from '../db/store.ts';
import { filesIn } from '../files/uploaded.ts';
import { incomingFolder } from '../http/multipart.ts';
import type { Job } from '../schedule/job.ts';
import type { Server } from '../server.ts';

/** Removes the uploaded pictures that nothing uses. */
export const cleanFiles: Job = {
  name: 'clean files',
  every: 60 * 60,
  async run(server) {
    const removed = await cleanOrphans(server);
    if (removed > 0)
      server.log.info(`已清理不再使用的图片 ${removed} 个 (unused pictures removed)`);
  },
};

/** A picture stays for so long after it was uploaded or last in use, in milliseconds. */
const timeoutMs = 24 * 60 * 60 * 1000;

/** As many names as one statement takes. */
const chunk = 1000;

/** Notes that these pictures are in use now. */
async function markSeen({ store, clock }: Server, names: readonly string[]): Promise<void> {
  const seen_time = localTime(clock.now());
  for (let start = 0; start < names.length; start += chunk) {
    const some = names.slice(start, start + chunk);
    await store.write((tx) =>
      tx.updateTable('file').set({ seen_time }).where('name', 'in', some).execute(),
    );
  }
}

/**
 * Deletes a picture that no record has used for long enough. A save that begins to use it marks it
 * first (`claimFiles`): of the two, one waits for the other, and either the save is refused or the
 * picture stays.
 */
async function forget({ store }: Server, name: string, before: string): Promise<boolean> {
  const { numDeletedRows } = await store.write((tx) =>
    tx
      .deleteFrom('file')
      .where('name', '=', name)
      .where('seen_time', '<', before)
      .executeTakeFirst(),
  );
  return numDeletedRows === 1n;
}

/** Removes what a call that was interrupted has left in the folder for what arrives. */
async function sweepIncoming({ config, clock }: Server): Promise<void> {
  const folder = incomingFolder(config.dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < clock.now() - timeoutMs) await rm(path, { force: true });
  }
}

/** Removes pictures that have been unused for long enough. @returns their number. */
async function removeUnused(server: Server, before: string): Promise<number> {
  const old = await server.store.db
    .selectFrom('file')
    .select('name')
    .where('seen_time', '<', before)
    .execute();
  let removed = 0;
  for (const { name } of old) {
    if (!(await forget(server, name, before))) continue;
    await server.files.remove(name);
    removed += 1;
  }
  return removed;
}

/**
 * Removes those of some stored files that have no row in the database.
 * @returns their number.
 */
async function removeUnknown({ store, files }: Server, names: readonly string[]): Promise<number> {
  if (names.length === 0) return 0;
  const rows = await store.db
    .selectFrom('file')
    .select('name')
    .where('name', 'in', names)
    .execute();
  const known = new Set(rows.map((row) => row.name));
  const unknown = names.filter((name) => !known.has(name));
  for (const name of unknown) await files.remove(name);
  return unknown.length;
}

/**
 * Removes the remains of interrupted uploads from the storage.
 * @returns the number of files.
 */
async function removeLeftovers(server: Server, before: number): Promise<number> {
  let removed = 0;
  let names: string[] = [];
  for await (const { name, storedAt } of server.files.list()) {
    if (storedAt < before) names.push(name);
    if (names.length < chunk) continue;
    removed += await removeUnknown(server, names);
    names = [];
  }
  return removed + (await removeUnknown(server, names));
}

/**
 * Removes uploaded pictures that no hotel, room type, discount or user has referenced for a day,
 * and the remains of interrupted uploads. Safe to run on several instances at once.
 * @returns the number of files removed.
 */
export async function cleanOrphans(server: Server): Promise<number> {
  const before = server.clock.now() - timeoutMs;
  await markSeen(server, [...(await usedFiles(server.store.db))]);
  const unused = await removeUnused(server, localTime(before));
  const leftover = await removeLeftovers(server, before);
  await sweepIncoming(server);
  return unused + leftover;
}

/** Every column that may name uploaded pictures, in an address or a rich text. */
const naming = {
  hotel: ['cover', 'introduce', 'facilities', 'other_policy', 'terms'],
  room_type: ['cover'],
  discount: ['picture'],
  app_user: ['heads'],
};

/** Rows that are looked through at once: the texts of hotels are long. */
const rowsAtOnce = 50;

/** The uploaded pictures that anything names. */
async function usedFiles(db: Db): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  for (const [table, columns] of Object.entries(naming)) {
    for (let last = 0, count = rowsAtOnce; count === rowsAtOnce;) {
      const { rows } = await sql<{ id: number; texts: string }>`
        select id, ${sql.join(
          columns.map((column) => sql.ref(column)),
          sql` || ' ' || `,
        )} as texts
        from ${sql.table(table)} where id > ${last} order by id limit ${rowsAtOnce}`.execute(db);
      for (const { id, texts } of rows) {
        last = id;
        for (const name of filesIn(texts)) used.add(name);
      }
      count = rows.length;
    }
  }
  return used;
}
