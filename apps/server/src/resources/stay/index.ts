import { arrivalRooms, checkInMany } from './arrivals.ts';
import { changeStay } from './change.ts';
import { changeHotel, quoteHotelChange } from './changeHotel.ts';
import { changeRoom, moveStay } from './changeRoom.ts';
import * as checkIn from './checkIn.ts';
import { checkOutMany, roomsOfGroup } from './group.ts';
import { modifyGuests } from './guests.ts';
import { quoteStay } from './quote.ts';
import * as read from './read.ts';
import { undoStay } from './undo.ts';
import { checkOut, isolationCheckOut, settleBill } from './write.ts';

export { moveStay };
export { labelGuests } from './guests.ts';
export { lockPersonIn, openStay, openStayIn } from './stay.ts';

export const stayCalls = {
  ...checkIn,
  ...read,
  arrivalRooms,
  changeHotel,
  changeRoom,
  changeStay,
  checkInMany,
  checkOut,
  checkOutMany,
  isolationCheckOut,
  modifyGuests,
  quoteHotelChange,
  quoteStay,
  roomsOfGroup,
  settleBill,
  undoStay,
};
