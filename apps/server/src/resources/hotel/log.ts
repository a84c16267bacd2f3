import { Hotel } from '@anzhu/api/contract/hotel';
import { byLabel } from '@anzhu/api/contract/label';
import type { RecordKind } from '../../platform/changeRecord.ts';
import { selectHotels } from './queries.ts';

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
          name: hotel.name,
          deptName: hotel.department_name,
          address: hotel.address,
          parkingLot: hotel.parking_lot,
          badge: hotel.badge,
          allowIsolation: hotel.allow_isolation === 1,
          cover: hotel.cover,
          contactPhone: hotel.contact_phone,
          longitude: hotel.longitude,
          latitude: hotel.latitude,
          province: hotel.province,
          city: hotel.city,
          introduce: hotel.introduce,
          facilities: hotel.facilities,
          otherPolicy: hotel.other_policy,
          terms: hotel.terms,
        }),
        whole: byLabel(Hotel, { deptName: hotel.department_id }),
      }
    );
  },
};
