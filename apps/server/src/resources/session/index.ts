import type { Contract } from '@anzhu/api/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { endOtherSessions, endSession } from './ownSessions.ts';
import { listSessions } from './read.ts';
import { loginPassword } from './steps.ts';
import { login, logout } from './write.ts';

export const sessionCalls = {
  endOtherSessions,
  endSession,
  listSessions,
  login,
  loginPassword,
  logout,
} satisfies Partial<Handlers<keyof Contract>>;

export { signedIn } from './signIn.ts';
