import type { Contract } from '@anzhu/api/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { addRoom } from './addRoom.ts';
import { addRooms } from './addRooms.ts';
import { changeRoom } from './changeRoom.ts';
import { checkIn } from './checkIn.ts';
import { checkOut } from './checkOut.ts';
import { cleanRoom } from './cleanRoom.ts';
import { getRoom } from './getRoom.ts';
import { isolationCheckOut } from './isolationCheckOut.ts';
import { listFloors } from './listFloors.ts';
import { listGuests } from './listGuests.ts';
import { listRooms } from './listRooms.ts';
import { modifyGuests } from './modifyGuests.ts';
import { modifyRoom } from './modifyRoom.ts';
import { roomIsolationPerson } from './roomIsolationPerson.ts';

export const roomCalls = {
  addRoom,
  addRooms,
  changeRoom,
  checkIn,
  checkOut,
  cleanRoom,
  getRoom,
  isolationCheckOut,
  listFloors,
  listGuests,
  listRooms,
  modifyGuests,
  modifyRoom,
  roomIsolationPerson,
} satisfies Partial<Handlers<keyof Contract>>;
