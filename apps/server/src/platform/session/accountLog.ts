import { LogType } from '@anzhu/api/contract/log';
import type { Session } from '../caller.ts';
import type { LogEntry } from '../db/store.ts';

/** The log entry of what concerns a user's own account: sign-ins, passwords, the second factor. */
export const accountLog = (
  { userId, hotelId }: Pick<Session, 'userId' | 'hotelId'>,
  sketch: string,
): LogEntry => ({
  type: LogType.ordinary,
  sketch,
  target: { kind: '用户', id: userId },
  hotelId,
});
