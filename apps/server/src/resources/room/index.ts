import { archiveRoom, deleteRoom, restoreRoom } from './archive.ts';
import { setOutOfOrder, endOutOfOrder } from './outOfOrder.ts';
import * as read from './read.ts';
import { makeTimelineQueue, roomTimeline } from './timeline.ts';
import * as write from './write.ts';

export { assignHolds } from './assignHolds.ts';
export { makeTimelineQueue };
export { statusLog } from './log.ts';
export {
  countGuests,
  readNextOutOfOrder,
  roomEvents,
  roomFor,
  type RoomRow,
  selectRooms,
  stateOf,
  toRoom,
} from './queries.ts';
export {
  isArrivingSoon,
  holdRoom,
  setRoomStatus,
  occupyRooms,
  releaseHeldRooms,
  moveHolds,
} from './status.ts';

export const roomCalls = {
  ...read,
  ...write,
  setOutOfOrder,
  roomTimeline,
  endOutOfOrder,
  archiveRoom,
  restoreRoom,
  deleteRoom,
};
