import type { WithRowIds } from '@anzhu/api/contract/codecs';
import type { RoomType } from '@anzhu/api/contract/roomType';
import { toYuan } from '@anzhu/api/rules/money';
import type { Session } from '../../platform/caller.ts';
import type { Db } from '../../platform/db/store.ts';
import { seesMoney } from '../../platform/session/scope.ts';
import type { Bed } from './beds.ts';

/** Room types with the name of their hotel. */
export const selectRoomTypes = (db: Db) =>
  db
    .selectFrom('room_type')
    .innerJoin('hotel', 'hotel.id', 'room_type.hotel_id')
    .selectAll('room_type')
    .select('hotel.name as hotel_name');

type RoomTypeRow = Awaited<ReturnType<ReturnType<typeof selectRoomTypes>['execute']>>[number];

/** A room type as the wire has it; without money for those who see none. */
export const toRoomType = (
  row: RoomTypeRow,
  { beds, session }: { beds: readonly Bed[] | undefined; session: Session },
): WithRowIds<RoomType> => ({
  id: row.id,
  name: row.name,
  hotelId: row.hotel_id,
  hotelName: row.hotel_name,
  bedType: (beds ?? []).map((bed) => String(bed.id)),
  bed: row.bed,
  maxLoad: row.max_load,
  haveWindow: row.have_window === 1,
  network: row.network === 1,
  haveBreakfast: row.have_breakfast === 1,
  cover: row.cover,
  fee: seesMoney(session) ? toYuan(row.fee) : null,
  isolationFee: seesMoney(session) ? toYuan(row.isolation_fee) : null,
  sort: row.sort,
});
