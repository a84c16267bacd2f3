import { byLabel } from '@anzhu/api/contract/label';
import { RoomType } from '@anzhu/api/contract/roomType';
import { toYuan } from '@anzhu/api/rules/money';
import type { RecordKind } from '../../platform/changeRecord.ts';
import { bedsOf, selectRoomTypes } from './queries.ts';

/** A room type in the log. */
export const roomTypeRecord: RecordKind = {
  kind: 'roomType',
  async show(tx, id) {
    const type = await selectRoomTypes(tx).where('room_type.id', '=', id).executeTakeFirst();
    if (!type) return undefined;
    const beds = (await bedsOf(tx, [id])).get(id) ?? [];
    return {
      name: type.name,
      hotelId: type.hotel_id,
      fields: byLabel(RoomType, {
        name: type.name,
        hotelName: type.hotel_name,
        bedType: beds.map((bed) => bed.name).join('、'),
        bed: type.bed,
        maxLoad: type.max_load,
        haveWindow: type.have_window === 1,
        network: type.network === 1,
        haveBreakfast: type.have_breakfast === 1,
        cover: type.cover,
        fee: toYuan(type.fee),
        isolationFee: toYuan(type.isolation_fee),
        dayUseFee: toYuan(type.day_use_fee),
        sort: type.sort,
      }),
      whole: byLabel(RoomType, { bedType: beds.map((bed) => bed.id).join() }),
    };
  },
};
