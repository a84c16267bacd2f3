import type { Handlers } from '../../platform/http/handler.ts';
import { endOtherSessions, endSession } from './ownSessions.ts';
import { listSessions } from './read.ts';
import { loginPassword, loginTotp, loginTotpSetup } from './steps.ts';
import { beginTotp, confirmTotp, endTotp, renewRecoveryCodes, totpState } from './totp.ts';
import { login, logout } from './write.ts';

export const sessionCalls = {
  endOtherSessions,
  endSession,
  listSessions,
  login,
  beginTotp,
  confirmTotp,
  endTotp,
  loginPassword,
  loginTotp,
  loginTotpSetup,
  renewRecoveryCodes,
  totpState,
  logout,
} satisfies Partial<Handlers>;

export { advance, entriesOf, loginAnswer } from './signIn.ts';
export { checkOwnPassword, wrongPassword } from './ownPassword.ts';
