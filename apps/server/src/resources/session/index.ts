import * as ownSessions from './ownSessions.ts';
import { listSessions } from './read.ts';
import * as steps from './steps.ts';
import * as totp from './totp.ts';
import * as write from './write.ts';

export const sessionCalls = {
  ...ownSessions,
  ...steps,
  ...totp,
  ...write,
  listSessions,
};

export { advance, entriesOf, loginAnswer } from './signIn.ts';
export { checkOwnPassword, wrongPassword } from './ownPassword.ts';
