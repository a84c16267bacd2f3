import * as read from './read.ts';
import * as write from './write.ts';

export { roomTypeRecord } from './log.ts';
export { bedsOf, roomTypeFor } from './queries.ts';

export const roomTypeCalls = { ...read, ...write };
