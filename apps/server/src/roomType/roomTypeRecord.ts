import { toYuan } from '@anzhu/api/rules/money';
import type { RecordKind } from '../audit/changeRecord.ts';
import type { Bit } from '../db/tables/column.ts';
import { bedsOf } from './beds.ts';
import { selectRoomTypes } from './read.ts';

const yesNo = (bit: Bit): string => (bit === 1 ? '是' : '否');

/** A room type in the log. */
export const roomTypeRecord: RecordKind = {
  kind: '房型',
  async show(tx, id) {
    const type = await selectRoomTypes(tx).where('room_type.id', '=', id).executeTakeFirst();
    if (!type) return undefined;
    const beds = (await bedsOf(tx, [id])).get(id) ?? [];
    return {
      name: type.name,
      hotelId: type.hotel_id,
      fields: {
        房型名称: type.name,
        酒店: type.hotel_name,
        床型: beds.map((bed) => bed.name).join('、'),
        床位数: type.bed,
        最多入住: type.max_load,
        窗户: yesNo(type.have_window),
        网络: yesNo(type.network),
        早餐: yesNo(type.have_breakfast),
        封面图片: type.cover,
        价格: toYuan(type.fee),
        隔离价格: toYuan(type.isolation_fee),
        排序: type.sort,
      },
    };
  },
};
