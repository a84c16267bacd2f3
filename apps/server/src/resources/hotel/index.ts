import type { Handlers } from '../../platform/http/handler.ts';
import * as read from './read.ts';
import * as write from './write.ts';

export const hotelCalls = { ...read, ...write } satisfies Partial<Handlers>;

export { hotelFor } from './queries.ts';
