import { breaksReference, violates } from '../../platform/db/constraints.ts';
import { invalid, refused } from '../../platform/refusal.ts';
import { unknownBeds } from './setBeds.ts';

/** Says so when a hotel already has a room type of this name, or a bed type has just gone. */
export function roomTypeTaken(error: unknown, name: string | undefined): unknown {
  if (violates(error, 'room_type_name_once')) {
    const message = `房型名称「${name}」已存在`;
    return refused(message, { name: message });
  }
  return breaksReference(error) ? invalid('bedType', unknownBeds) : error;
}
