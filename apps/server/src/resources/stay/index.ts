import * as checkIn from './checkIn.ts';
import { modifyGuests } from './guests.ts';
import * as read from './read.ts';
import * as write from './write.ts';

export { openStay } from './stay.ts';

export const stayCalls = {
  ...checkIn,
  ...read,
  ...write,
  modifyGuests,
};
