import type { Contract } from '@anzhu/api/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { search } from './search.ts';

export const searchCalls = { search } satisfies Partial<Handlers<keyof Contract>>;
