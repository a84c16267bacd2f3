import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UploadKey } from '@anzhu/api/contract/upload';
import type { Kysely } from 'kysely';
import type { LocalTime } from '../platform/db/column.ts';
import { insertMany } from '../platform/db/query.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { FileStorage } from '../platform/files/storage.ts';
import { filesPath } from '../platform/files/uploaded.ts';
import type { Server } from '../platform/server.ts';

const folder = join(import.meta.dirname, 'pictures');

/** A picture of the demo in the file storage. */
interface StoredPicture {
  /** As uploads are named, by a digest of its content: stored twice it is the same file. */
  name: string;
  /** Bytes. */
  size: number;
}

/** The stored pictures by what they show: `hotel-xihu`, `room-twin`, `discount-nights`. */
export type DemoPictures = ReadonlyMap<string, StoredPicture>;

/**
 * Puts the pictures of the demo into the file storage, as uploads are. A storage that refuses them costs
 * the pictures, not the start.
 */
export async function storeDemoPictures({
  files,
  log,
}: Pick<Server, 'files' | 'log'>): Promise<DemoPictures> {
  try {
    return await storeAll(files);
  } catch (error) {
    log.error('demo pictures', error);
    return new Map();
  }
}

async function storeAll(files: FileStorage): Promise<DemoPictures> {
  const subjects = (await readdir(folder)).filter((file) => file.endsWith('.png'));
  const stored = subjects.map(async (file) => {
    const content = await readFile(join(folder, file));
    const digest = createHash('sha256').update(content).digest('hex').slice(0, 32);
    const name = `${digest}.png`;
    await files.put(name, 'image/png', content);
    return [file.slice(0, -'.png'.length), { name, size: content.length }] as const;
  });
  return new Map(await Promise.all(stored));
}

/** The address of a picture; '' where the pictures could not be stored. */
export function pictureUrl(pictures: DemoPictures, subject: string): string {
  const name = pictures.get(subject)?.name;
  return name === undefined ? '' : `${filesPath}${name}`;
}

/** Writes the pictures down as uploads of a user, so that the clean-up and backups treat them alike. */
export async function makeFileRows(
  db: Kysely<Tables>,
  pictures: DemoPictures,
  { userId, now }: { userId: number; now: LocalTime },
): Promise<void> {
  const rows = [...pictures].map(([subject, { name, size }]) => ({
    name,
    size,
    key: subject.startsWith('discount') ? UploadKey.discount : UploadKey.hotelCover,
    user_id: userId,
    hotel_id: null,
    created_time: now,
    seen_time: now,
  }));
  await insertMany(db, 'file', rows);
}
