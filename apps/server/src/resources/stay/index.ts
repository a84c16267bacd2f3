import { arrivalRooms, checkInMany } from './arrivals.ts';
import { changeStay } from './change.ts';
import { changeRoom, moveStay } from './changeRoom.ts';
import * as checkIn from './checkIn.ts';
import { modifyGuests } from './guests.ts';
import { quoteStay } from './quote.ts';
import * as read from './read.ts';
import { undoStay } from './undo.ts';
import * as write from './write.ts';

export { moveStay };
export { lockPersonIn, openStay, openStayIn } from './stay.ts';

export const stayCalls = {
  ...checkIn,
  ...read,
  ...write,
  arrivalRooms,
  changeRoom,
  changeStay,
  checkInMany,
  modifyGuests,
  quoteStay,
  undoStay,
};
