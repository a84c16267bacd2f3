import type { Handlers } from '../../platform/http/handler.ts';
import { checkIn, quoteCheckIn } from './checkIn.ts';
import { modifyGuests } from './guests.ts';
import { listGuests, roomIsolationPerson } from './read.ts';
import { changeRoom, checkOut, cleanRoom, isolationCheckOut } from './write.ts';

export { openStay } from './stay.ts';

export const stayCalls = {
  changeRoom,
  checkIn,
  quoteCheckIn,
  checkOut,
  cleanRoom,
  isolationCheckOut,
  listGuests,
  modifyGuests,
  roomIsolationPerson,
} satisfies Partial<Handlers>;
