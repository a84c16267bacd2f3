import { randomBytes } from 'node:crypto';
import type { Contract } from '@anzhu/api/contract';
import { LogType } from '@anzhu/api/contract/log';
import { UploadKey, wrongImageType } from '@anzhu/api/contract/upload';
import { changeRecord } from '../../platform/changeRecord.ts';
import { localTime } from '../../platform/clock.ts';
import { BrokenImage, ImageTooLarge } from '../../platform/files/image/byteReader.ts';
import { type ImageKind, kindOf, stripped } from '../../platform/files/image/kinds.ts';
import { fileRecord, filesPath } from '../../platform/files/uploaded.ts';
import { diskFull, isDiskFull } from '../../platform/http/body.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusal.ts';
import type { Server } from '../../platform/server.ts';

/** The refusal of a picture, with its reason. */
function explain(error: unknown): unknown {
  if (error instanceof BrokenImage) return invalid('img', '图片已损坏，请重新选择！');
  if (error instanceof ImageTooLarge) return invalid('img', '图片尺寸过大，最多 6400 万像素！');
  return isDiskFull(error) ? diskFull(error) : error;
}

/** Stores a picture without its metadata. @returns its size in bytes. */
async function keep({ files }: Server, name: string, img: File, kind: ImageKind): Promise<number> {
  try {
    return await files.put(name, kind.type, stripped(img, kind));
  } catch (error) {
    throw explain(error);
  }
}

/**
 * Stores a picture under a random name. Extension, declared type and first bytes must agree; it is
 * read chunk by chunk, without its metadata. An unused picture is removed after a day.
 * @returns its URL.
 */
export const uploadImage: Handler<Contract['uploadImage']> = async (
  { input: { img, key }, session, origin },
  server,
) => {
  const kind = await kindOf(img);
  if (!kind) throw invalid('img', wrongImageType);
  const name = `${randomBytes(16).toString('hex')}.${kind.extension}`;
  const size = await keep(server, name, img, kind);
  const time = localTime(server.clock.now());
  const file = {
    name,
    size,
    key,
    user_id: session.userId,
    hotel_id: session.hotelId,
    created_time: time,
    seen_time: time,
  };
  const target = { record: fileRecord, verb: '上传', type: LogType.ordinary };
  const recording = changeRecord(server.store, { session, origin }, target, async (tx) => {
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
