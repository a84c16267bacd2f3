import type { Contract } from '@anzhu/api/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';

export const sessionCalls = {
  login,
  logout,
} satisfies Partial<Handlers<keyof Contract>>;
