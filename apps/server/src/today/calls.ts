import type { Contract } from '@anzhu/api/contract';
import type { Handlers } from '../http/handler.ts';
import { today } from './today.ts';

export const todayCalls = { today } satisfies Partial<Handlers<keyof Contract>>;
