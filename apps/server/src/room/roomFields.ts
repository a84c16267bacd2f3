import { roomNature } from '@anzhu/domain/rules';
import type { Labelled } from '../audit/log.ts';
import { violates } from '../db/violation.ts';
import { invalid } from '../http/refusal.ts';

/** What a form says of a room. */
export interface RoomFields {
  name: string;
  floor: number;
  direction: string;
  typeName: string;
  isIsolation: boolean;
}

/** A room's fields by their labels, for the log. */
export const labelled = (fields: RoomFields): Labelled => ({
  房间号: fields.name,
  楼层: fields.floor,
  朝向: fields.direction,
  房型: fields.typeName,
  房间性质: roomNature(fields.isIsolation),
});

/** Says which field was refused when a hotel already has a room of this number. */
export function nameTaken(error: unknown, name: string): unknown {
  return violates(error, 'room_name_once') ? invalid('name', `房间号「${name}」已存在`) : error;
}
