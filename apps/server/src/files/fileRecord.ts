import { UploadKey } from '@anzhu/api/contract/upload';
import type { RecordKind } from '../audit/changeRecord.ts';

const keyLabel: Record<UploadKey, string> = {
  [UploadKey.hotelCover]: '封面图片',
  [UploadKey.discount]: '优惠图片',
  [UploadKey.avatar]: '头像',
};

/** An uploaded picture in the log. */
export const fileRecord: RecordKind = {
  kind: '图片',
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
        fields: { 文件名: file.name, 用途: keyLabel[file.key], 字节数: file.size },
      }
    );
  },
};
