import { Hotel } from '@anzhu/api/contract/hotel';
import { byLabel } from '@anzhu/api/contract/label';
import type { RecordKind } from '../../platform/changeRecord.ts';
import { selectHotels, toHotel } from './queries.ts';

/** A hotel in the log. */
export const hotelRecord: RecordKind = {
  kind: 'hotel',
  async show(tx, id) {
    const hotel = await selectHotels(tx).where('hotel.id', '=', id).executeTakeFirst();
    return (
      hotel && {
        name: hotel.name,
        hotelId: hotel.id,
        fields: byLabel(Hotel, {
          ...toHotel(hotel),
          id: undefined,
          deptId: undefined,
          badge: hotel.badge,
        }),
        whole: byLabel(Hotel, { deptName: hotel.department_id }),
      }
    );
  },
};
