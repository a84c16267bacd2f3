import type { Contract } from '@anzhu/api/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { search } from './read.ts';

export const searchCalls = { search } satisfies Partial<Handlers<keyof Contract>>;

export { missedNumberRate } from './queries.ts';
