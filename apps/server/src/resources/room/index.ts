import type { Handlers } from '../../platform/http/handler.ts';
import { getRoom, listFloors, listRooms } from './read.ts';
import { addRoom, addRooms, modifyRoom } from './write.ts';

export { assignHolds } from './assignHolds.ts';
export { statusLog } from './log.ts';
export { roomEvents, roomFor, type RoomRow, selectRooms, stateOf } from './queries.ts';
export {
  isArrivingSoon,
  holdRoom,
  moveRoom,
  occupyFor,
  releaseHeldRooms,
  reserveHolds,
} from './status.ts';

export const roomCalls = {
  addRoom,
  addRooms,
  getRoom,
  listFloors,
  listRooms,
  modifyRoom,
} satisfies Partial<Handlers>;
