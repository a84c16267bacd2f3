import { randomBytes } from 'node:crypto';
import { Code } from '@anzhu/api/contract/envelope';
import { LogType } from '@anzhu/api/contract/log';
import { UploadKey, wrongImageType } from '@anzhu/api/contract/upload';
import { changeRecord } from '../../platform/changeRecord.ts';
import { localTime } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/store.ts';
import {
  BrokenImage,
  type ImageKind,
  ImageTooLarge,
  kindOf,
  reencode,
} from '../../platform/files/image.ts';
import { diskFull, isDiskFull } from '../../platform/files/storage.ts';
import { fileRecord, filesPath } from '../../platform/files/uploaded.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { invalid, Refusal } from '../../platform/refusal.ts';
import type { Server } from '../../platform/server.ts';

const mebibyte = 1024 * 1024;

/** The refusal of a picture, with its reason. */
function explain(error: unknown): unknown {
  if (error instanceof BrokenImage) return invalid('img', '图片已损坏，请重新选择！');
  if (error instanceof ImageTooLarge) return invalid('img', '图片尺寸过大，最多 6400 万像素！');
  return isDiskFull(error) ? diskFull(error) : error;
}

/**
 * Checks what a user has uploaded today, unused pictures included.
 * @throws Refusal (429) when `more` bytes would exceed the quota.
 */
async function checkQuota(
  db: Db,
  { clock, config }: Server,
  { userId, more }: { userId: number; more: number },
): Promise<void> {
  const today = `${localTime(clock.now()).slice(0, 10)} 00:00:00`;
  const { sum } = await db
    .selectFrom('file')
    .select((eb) => eb.fn.sum<number | string | null>('size').as('sum'))
    .where('user_id', '=', userId)
    .where('created_time', '>=', today)
    .executeTakeFirstOrThrow();
  if (Number(sum) + more > config.uploadQuota * mebibyte) {
    throw new Refusal(Code.tooMany, '今日上传的图片已达上限，请明天再试');
  }
}

/** Stores a picture without its metadata. */
async function keep(
  { files }: Server,
  name: string,
  { img, kind, signal }: { img: File; kind: ImageKind; signal: AbortSignal },
): Promise<void> {
  try {
    await files.put(name, kind.type, await reencode(img, kind, signal));
  } catch (error) {
    throw explain(error);
  }
}

/**
 * Stores a picture under a random name. Extension, declared type and first bytes must agree; it is
 * encoded anew, without its metadata. An unused picture is removed after a day.
 * @throws Refusal (429) when the user's quota of the day is used up.
 * @returns its URL.
 */
export const uploadImage: Handler<'uploadImage'> = async (
  { input: { img, key }, session, origin, signal },
  server,
) => {
  const kind = await kindOf(img);
  if (!kind) throw invalid('img', wrongImageType);
  const name = `${randomBytes(16).toString('hex')}.${kind.extension}`;
  const { userId } = session;
  // As uploaded: what the encoding makes of it is no matter of the user's.
  const { size } = img;
  await checkQuota(server.store.db, server, { userId, more: size });
  await keep(server, name, { img, kind, signal });
  const time = localTime(server.clock.now());
  const file = {
    name,
    size,
    key,
    user_id: userId,
    hotel_id: session.hotelId,
    created_time: time,
    seen_time: time,
  };
  const target = { record: fileRecord, verb: '上传', type: LogType.ordinary };
  const recording = changeRecord(server.store, { session, origin }, target, async (tx) => {
    // Again, since several may arrive at once.
    await checkQuota(tx, server, { userId, more: size });
    const { id } = await tx
      .insertInto('file')
      .values(file)
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, data: { url: `${filesPath}${name}`, isNested: key === UploadKey.hotelCover } };
  });
  return recording.catch(async (error: unknown) => {
    await server.files.remove(name);
    throw error;
  });
};
