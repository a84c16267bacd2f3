import * as read from './read.ts';
import * as write from './write.ts';

export const hotelCalls = { ...read, ...write };

export { hotelFor } from './queries.ts';
