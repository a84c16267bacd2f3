import type { Contract } from '@anzhu/api/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { login, logout } from './write.ts';

export const sessionCalls = {
  login,
  logout,
} satisfies Partial<Handlers<keyof Contract>>;

export { signedIn } from './write.ts';
