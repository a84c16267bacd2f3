import type { Handlers } from '../../platform/http/handler.ts';
import { currentRoomTypes, getRoomType, roomTypePage } from './read.ts';
import { addRoomType, deleteRoomType, modifyRoomType } from './write.ts';

export { bedsOf, roomTypeFor } from './queries.ts';

export const roomTypeCalls = {
  addRoomType,
  currentRoomTypes,
  deleteRoomType,
  getRoomType,
  modifyRoomType,
  roomTypePage,
} satisfies Partial<Handlers>;
