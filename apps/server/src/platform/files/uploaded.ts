import { byLabel } from '@anzhu/api/contract/label';
import { uploadImage } from '@anzhu/api/contract/upload';
import type { RecordKind } from '../changeRecord.ts';
import { type Clock, localTime } from '../clock.ts';
import type { Db, Tx } from '../db/store.ts';
import { invalid } from '../refusal.ts';

/** Where uploaded pictures are served, followed by their name. */
export const filesPath = '/files/';

/** 128 random bits and the extension of what the picture is. */
const name = String.raw`[0-9a-f]{32}\.(?:png|gif|jpg)`;
const whole = new RegExp(`^${name}$`);
const within = new RegExp(`${filesPath}(${name})`, 'g');
const address = new RegExp(`^${filesPath}${name}$`);

/** True for what can be the name of an uploaded picture; nothing else ever reaches the storage. */
export const isFileName = (text: string): boolean => whole.test(text);

/** True for the address of a picture on this server. */
export const isFileUrl = (text: string): boolean => address.test(text);

/** The uploaded pictures that an address or a rich text names. */
export const filesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(within)].map((match) => match[1] ?? '')),
];

/**
 * Marks the uploaded pictures that a save references as in use, in the transaction of the save, so
 * that the clean-up cannot remove them any more. Refuses a field whose picture no longer exists.
 *
 * Every save of a URL or a rich text that may reference an uploaded picture calls this, with the
 * values by their field.
 */
export async function claimFiles(
  tx: Tx,
  clock: Clock,
  fields: Readonly<Record<string, string | null | undefined>>,
): Promise<void> {
  const seen_time = localTime(clock.now());
  for (const [field, value] of Object.entries(fields)) {
    const names = filesIn(value ?? '');
    if (names.length === 0) continue;
    const { numUpdatedRows } = await tx
      .updateTable('file')
      .set({ seen_time })
      .where('name', 'in', names)
      .executeTakeFirst();
    if (numUpdatedRows !== BigInt(names.length)) throw invalid(field, '图片已失效，请重新上传');
  }
}

/** Bytes of the uploaded picture at a URL; 0 for a picture elsewhere. */
export async function sizeOfFile(db: Db, url: string): Promise<number> {
  const [named = ''] = filesIn(url);
  const row = await db
    .selectFrom('file')
    .select('size')
    .where('name', '=', named)
    .executeTakeFirst();
  return row?.size ?? 0;
}

/** An uploaded picture in the log. */
export const fileRecord: RecordKind = {
  kind: 'file',
  async show(tx, id) {
    const file = await tx
      .selectFrom('file')
      .select(['name', 'key', 'size', 'hotel_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    return (
      file && {
        name: file.name,
        hotelId: file.hotel_id,
        fields: {
          文件名: file.name,
          ...byLabel(uploadImage.input, { key: file.key }),
          字节数: file.size,
        },
      }
    );
  },
};
