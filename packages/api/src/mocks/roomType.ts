import { isSameId } from '../contract/codecs.ts';
import { Code } from '../contract/envelope.ts';
import { RoomStatus } from '../contract/room.ts';
import { currentRoomTypes, getRoomType, roomTypePage } from '../contract/roomType.ts';
import { roomTypes } from './fixtures/hotel.ts';
import type { HotelState } from './hotelState.ts';
import { mock, refuse } from './mock.ts';
import { pageOf } from './page.ts';

/** Room types to choose from, with the rooms that are free now. */
export const roomTypeHandlers = ({ rooms }: HotelState) => ({
  roomTypePage: mock(roomTypePage, ({ page, name = '' }) =>
    pageOf(
      roomTypes.filter((type) => type.name.includes(name)),
      page,
    ),
  ),
  getRoomType: mock(
    getRoomType,
    ({ id }) =>
      roomTypes.find((type) => isSameId(type.id, id)) ?? refuse(Code.notFound, '房型不存在'),
  ),
  currentRoomTypes: mock(currentRoomTypes, ({ isIsolation }) =>
    roomTypes.map(({ id, name, fee, isolationFee, maxLoad }) => {
      const free = rooms.filter(
        (room) =>
          room.type === id &&
          room.status === RoomStatus.vacant &&
          (isIsolation === undefined || room.isIsolation === isIsolation),
      );
      return { id, name, fee, isolationFee, maxLoad, vacant: free.length };
    }),
  ),
});
