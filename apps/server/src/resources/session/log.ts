import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { OwnSession } from '@anzhu/api/contract/ownSessions';
import type { Session } from '../../platform/caller.ts';
import type { LogEntry } from '../../platform/db/store.ts';
import { describeDevice } from '../../platform/session/device.ts';
import type { SessionRow } from './queries.ts';

/** The entry of a session that its owner has ended. */
export const endedLog = ({ userId, hotelId }: Session, row: SessionRow): LogEntry => ({
  type: LogType.ordinary,
  sketch: '结束登录',
  target: { kind: '用户', id: userId },
  hotelId,
  before: byLabel(OwnSession, {
    device: describeDevice(row.agent),
    address: row.address,
    createTime: row.created_time,
  }),
});
