import { availability } from './read.ts';

export { checkRoomLeft, readFullNights, readHeldRooms } from './queries.ts';

export const availabilityCalls = { availability };
