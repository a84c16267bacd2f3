import type { Contract } from '@anzhu/api/contract';
import type { Handlers } from '../http/handler.ts';
import { currentRoomTypes } from './currentRoomTypes.ts';
import { getRoomType } from './getRoomType.ts';
import { roomTypePage } from './roomTypePage.ts';

export const roomTypeCalls = {
  currentRoomTypes,
  getRoomType,
  roomTypePage,
} satisfies Partial<Handlers<keyof Contract>>;
