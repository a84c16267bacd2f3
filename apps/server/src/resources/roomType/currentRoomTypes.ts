import type { Contract } from '@anzhu/api/contract';
import { RoomStatus } from '@anzhu/api/contract/room';
import { toYuan } from '@anzhu/api/rules/money';
import type { Handler } from '../../platform/http/handler.ts';
import { seesMoney } from '../../platform/session/scope.ts';
import { hotelFor } from '../hotel/index.ts';

/** The room types of a hotel, each with the number of vacant rooms of the given nature. */
export const currentRoomTypes: Handler<Contract['currentRoomTypes']> = async (
  { input, session },
  { store },
) => {
  const { isIsolation } = input;
  const hotel = await hotelFor(store.db, input.hotelId, session);
  const rows = await store.db
    .selectFrom('room_type')
    .select(['id', 'name', 'fee', 'isolation_fee', 'max_load'])
    .select((eb) => {
      const free = eb
        .selectFrom('room')
        .select((room) => room.fn.countAll<number>().as('vacant'))
        .whereRef('room.room_type_id', '=', 'room_type.id')
        .where('room.status', '=', RoomStatus.vacant);
      const asked =
        isIsolation === undefined
          ? free
          : free.where('room.is_isolation', '=', isIsolation ? 1 : 0);
      return asked.as('vacant');
    })
    .where('hotel_id', '=', hotel.id)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const hasMoney = seesMoney(session);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    fee: hasMoney ? toYuan(row.fee) : null,
    isolationFee: hasMoney ? toYuan(row.isolation_fee) : null,
    maxLoad: row.max_load,
    vacant: row.vacant,
  }));
};
