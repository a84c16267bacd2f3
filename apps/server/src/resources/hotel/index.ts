import * as read from './read.ts';
import * as write from './write.ts';

export const hotelCalls = { ...read, ...write };

export { hotelRecord } from './log.ts';
export { hotelFor } from './queries.ts';
