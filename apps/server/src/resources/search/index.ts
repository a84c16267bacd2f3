import type { Handlers } from '../../platform/http/handler.ts';
import { search } from './read.ts';

export const searchCalls = { search } satisfies Partial<Handlers>;

export { missedNumberRate } from './queries.ts';
