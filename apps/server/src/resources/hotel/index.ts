import * as read from './read.ts';
import { searchHotels } from './search.ts';
import * as write from './write.ts';

export const hotelCalls = { ...read, searchHotels, ...write };

export { hotelRecord } from './log.ts';
export { hotelFor } from './queries.ts';
export { hotelsNamed } from './search.ts';
