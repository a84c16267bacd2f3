import type { Contract } from '@anzhu/api/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { addRoomType } from './addRoomType.ts';
import { currentRoomTypes } from './currentRoomTypes.ts';
import { deleteRoomType } from './deleteRoomType.ts';
import { getRoomType } from './getRoomType.ts';
import { modifyRoomType } from './modifyRoomType.ts';
import { roomTypePage } from './roomTypePage.ts';

export const roomTypeCalls = {
  addRoomType,
  currentRoomTypes,
  deleteRoomType,
  getRoomType,
  modifyRoomType,
  roomTypePage,
} satisfies Partial<Handlers<keyof Contract>>;
