import { availability } from './read.ts';

export { assignedStatuses, checkRoomFree, isOutOfOrder, lockRoom } from './roomFree.ts';
export {
  checkRoomLeft,
  readFullNights,
  readHeldRooms,
  readIsolatingRooms,
  readTypeRooms,
} from './queries.ts';

export const availabilityCalls = { availability };
