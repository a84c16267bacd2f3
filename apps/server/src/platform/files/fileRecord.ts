import { byLabel } from '@anzhu/api/contract/label';
import { uploadImage } from '@anzhu/api/contract/upload';
import type { RecordKind } from '../audit/changeRecord.ts';

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
        fields: {
          文件名: file.name,
          ...byLabel(uploadImage.input, { key: file.key }),
          字节数: file.size,
        },
      }
    );
  },
};
