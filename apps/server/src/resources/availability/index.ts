import { availability } from './read.ts';

export {
  assignedStatuses,
  checkRoomFree,
  isAssigned,
  isOutOfOrder,
  lockRoom,
  roomTaken,
} from './roomFree.ts';
export { withOversellCheck, soldNights } from './oversold.ts';
export {
  checkRoomAvailable,
  lockRoomType,
  NoRoomAvailable,
  readFullNights,
  readShortNights,
  refuseShortNights,
  type StayToSell,
  readHeldRooms,
  readIsolatingRooms,
  readAvailableRooms,
  readRoomsAvailableInHours,
  readTypeRooms,
} from './queries.ts';

export const availabilityCalls = { availability };
