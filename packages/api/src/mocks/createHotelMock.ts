import type { Room } from '../contract/room.ts';
import type { Id } from '../contract/codecs.ts';
import { hotelHandlers } from './hotel.ts';
import { moveRoom, newHotel, roomOf, type HotelState } from './hotelState.ts';
import { liveHandlers } from './live.ts';
import { orderHandlers } from './order.ts';
import { qrCodeHandlers } from './qrCode.ts';
import { roomHandlers } from './room.ts';
import { roomTypeHandlers } from './roomType.ts';
import { sessionHandlers } from './session.ts';
import { stayHandlers } from './stay.ts';
import { uploadHandlers } from './upload.ts';
import { userHandlers } from './user.ts';

/** Every handler of a hotel by the name of its call, so that a story can replace one. */
const handlersOf = (state: HotelState) => ({
  ...sessionHandlers(),
  ...qrCodeHandlers(),
  ...userHandlers(),
  ...uploadHandlers(),
  ...hotelHandlers(),
  ...roomTypeHandlers(state),
  ...orderHandlers(state),
  ...roomHandlers(state),
  ...stayHandlers(state),
  ...liveHandlers(state),
});

/** A hotel that answers: make one per story, so that no story finds what another did. */
export interface HotelMock {
  handlers: ReturnType<typeof handlersOf>;
  state: HotelState;
  /** What someone else does to a room: open boards are told. */
  change(roomId: Id, change: Partial<Room>): void;
}

/** Makes the hotel of a story. */
export function createHotelMock(): HotelMock {
  const state = newHotel();
  return {
    handlers: handlersOf(state),
    state,
    change: (roomId, change) => moveRoom(state, roomOf(state, roomId), change),
  };
}
