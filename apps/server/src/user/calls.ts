import type { Contract } from '@anzhu/api/contract';
import type { Handlers } from '../http/handler.ts';
import { getUser } from './getUser.ts';

export const userCalls = {
  getUser,
} satisfies Partial<Handlers<keyof Contract>>;
