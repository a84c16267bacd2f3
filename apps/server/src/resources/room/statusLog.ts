import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Room, type RoomStatus } from '@anzhu/api/contract/room';
import type { Labelled, LogEntry } from '../../platform/db/store.ts';
import type { RoomRow } from './read.ts';

/** Log entry of a room whose status changed. */
export const statusLog = (
  room: RoomRow,
  to: RoomStatus,
  { sketch, also = {} }: { sketch: string; also?: Labelled },
): LogEntry => ({
  type: LogType.dataChange,
  sketch,
  target: { kind: '房间', id: room.id },
  hotelId: room.hotel_id,
  before: byLabel(Room, { status: room.status }),
  after: { ...byLabel(Room, { status: to }), ...also },
});
