import type { Handlers } from '../../platform/http/handler.ts';
import { availability } from './read.ts';

export { checkRoomLeft, readFullNights, readHeldRooms } from './queries.ts';

export const availabilityCalls = { availability } satisfies Partial<Handlers>;
