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
  checkRoomLeft,
  lockRoomType,
  NoRoomLeft,
  readFullNights,
  readShortNights,
  refuseShortNights,
  type StayToSell,
  readHeldRooms,
  readIsolatingRooms,
  readRoomsLeft,
  readTypeRooms,
} from './queries.ts';

export const availabilityCalls = { availability };
