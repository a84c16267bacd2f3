import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Room, type RoomStatus } from '@anzhu/api/contract/room';
import type { RecordKind } from '../../platform/changeRecord.ts';
import type { Labelled, LogEntry } from '../../platform/db/store.ts';
import type { RoomRow } from './queries.ts';

/** A room in the log. */
export const roomRecord: RecordKind = {
  kind: 'room',
  async show(tx, id) {
    const room = await tx
      .selectFrom('room')
      .innerJoin('room_type', 'room_type.id', 'room.room_type_id')
      .select(['room.name', 'floor', 'direction', 'is_isolation', 'room.hotel_id'])
      .select('room_type.name as type_name')
      .where('room.id', '=', id)
      .executeTakeFirst();
    return (
      room && {
        name: room.name,
        hotelId: room.hotel_id,
        fields: byLabel(Room, {
          name: room.name,
          floor: room.floor,
          direction: room.direction,
          roomTypeName: room.type_name,
          isIsolation: room.is_isolation === 1,
        }),
      }
    );
  },
};

/** Log entry of a room whose status changed. */
export const statusLog = (
  room: RoomRow,
  to: RoomStatus,
  { sketch, also = {} }: { sketch: string; also?: Labelled },
): LogEntry => ({
  type: LogType.dataChange,
  sketch,
  target: { kind: 'room', id: room.id, name: room.name },
  hotelId: room.hotel_id,
  before: byLabel(Room, { status: room.status }),
  after: { ...byLabel(Room, { status: to }), ...also },
});
