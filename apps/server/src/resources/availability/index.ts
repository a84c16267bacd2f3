import { availability } from './read.ts';

export {
  assignedStatuses,
  checkRoomFree,
  isAssigned,
  isOutOfOrder,
  isRoomArchived,
  lockRoom,
  roomTaken,
} from './roomFree.ts';
export { withOversellCheck, soldNights } from './oversold.ts';
export {
  checkRoomAvailable,
  lockRoomType,
  NoRoomAvailable,
  readFullNights,
  readHeldRooms,
  readIsolatingRooms,
  readAvailableRooms,
  readRoomsAvailableInHours,
  readTypeRooms,
} from './queries.ts';
export {
  describeShort,
  readShortNights,
  refuseShortNights,
  type StayToSell,
} from './shortNights.ts';

export const availabilityCalls = { availability };
