import { RoomStatus } from '@anzhu/api/contract/room';
import { hotelToday } from '@anzhu/api/rules/hotelDay';
import { toYuan } from '@anzhu/api/rules/money';
import { hotelTime } from '../../platform/clock.ts';
import { filterId } from '../../platform/db/column.ts';
import { contains, orderOf, readPaged } from '../../platform/db/query.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { narrowedTo, ofHotel, seesMoney } from '../../platform/session/scope.ts';
import { isOutOfOrder } from '../availability/index.ts';
import { hotelFor } from '../hotel/index.ts';
import { readParts, roomTypeFor, selectRoomTypes, toRoomType } from './queries.ts';

/** The room types of a hotel, or of all, in their order. */
export const roomTypePage: Handler<'roomTypePage'> = async ({ input, session }, server) => {
  const { store } = server;
  const hotelId = narrowedTo(session, filterId(input.hotelId));
  const { name } = input;
  let query = selectRoomTypes(store.db).where(ofHotel('hotel_id', hotelId));
  if (name !== undefined) query = query.where((eb) => contains(eb.ref('room_type.name'), name));
  const orderBy = orderOf({ bed: 'bed', maxLoad: 'max_load', sort: 'sort' }, input, 'room_type.id');
  const ordered = orderBy
    ? query.orderBy(orderBy)
    : query.orderBy('hotel_id').orderBy('sort').orderBy('room_type.id');
  const { records, ...page } = await readPaged(ordered, input.page, (row) => row);
  const ids = records.map((row) => row.id);
  const partsOf = await readParts(store.db, ids, hotelToday(hotelTime(server)));
  return {
    ...page,
    records: records.map((row) => toRoomType(row, { ...partsOf(row.id), session })),
  };
};

/** A room type, with its price for those who see money. */
export const getRoomType: Handler<'getRoomType'> = async ({ input, session }, server) => {
  const { store } = server;
  const row = await roomTypeFor(store.db, input.id, session);
  const partsOf = await readParts(store.db, [row.id], hotelToday(hotelTime(server)));
  return toRoomType(row, { ...partsOf(row.id), session });
};

/** The room types of a hotel, each with the number of vacant rooms of the given nature: not those under repair. */
export const currentRoomTypes: Handler<'currentRoomTypes'> = async ({ input, session }, server) => {
  const { store } = server;
  const { isIsolation } = input;
  const hotel = await hotelFor(store.db, input.hotelId, session);
  const rows = await store.db
    .selectFrom('room_type')
    .select(['id', 'name', 'fee', 'isolation_fee', 'max_load as maxLoad'])
    .select((eb) =>
      eb
        .selectFrom('room')
        .select((room) => room.fn.countAll<number>().as('vacant'))
        .whereRef('room.room_type_id', '=', 'room_type.id')
        .where('room.status', '=', RoomStatus.vacant)
        .where(({ not }) => not(isOutOfOrder([hotelToday(hotelTime(server))])))
        .$if(isIsolation !== undefined, (rooms) =>
          rooms.where('room.is_isolation', '=', isIsolation ? 1 : 0),
        )
        .as('vacant'),
    )
    .where('hotel_id', '=', hotel.id)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const hasMoney = seesMoney(session);
  return rows.map(({ fee, isolation_fee: isolationFee, ...type }) => ({
    ...type,
    fee: hasMoney ? toYuan(fee) : null,
    isolationFee: hasMoney ? toYuan(isolationFee) : null,
  }));
};
