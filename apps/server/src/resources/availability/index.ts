import { availability } from './read.ts';

export { checkRoomFree } from './roomFree.ts';
export { checkRoomLeft, readFullNights, readHeldRooms } from './queries.ts';

export const availabilityCalls = { availability };
