import { violates } from '../../platform/db/constraints.ts';
import { invalid } from '../../platform/refusal.ts';

/** Says which field was refused when a hotel already has a room of this number. */
export function nameTaken(error: unknown, name: string): unknown {
  return violates(error, 'room_name_once') ? invalid('name', `房间号「${name}」已存在`) : error;
}
