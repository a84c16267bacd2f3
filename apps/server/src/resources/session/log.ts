import { byLabel } from '@anzhu/api/contract/label';
import { OwnSession } from '@anzhu/api/contract/ownSessions';
import type { Session } from '../../platform/caller.ts';
import type { LogEntry } from '../../platform/db/store.ts';
import { describeDevice } from '../../platform/session/device.ts';
import { accountEntry } from '../../platform/session/securityLog.ts';
import type { SessionRow } from './queries.ts';

/** The entry of a session that its owner has ended. */
export const endedLog = (session: Session, row: SessionRow): LogEntry => ({
  ...accountEntry(session, '结束登录'),
  before: byLabel(OwnSession, {
    device: describeDevice(row.agent),
    address: row.address,
    createTime: row.created_time,
  }),
});
