import { violates } from '../../platform/db/violation.ts';
import { refused } from '../../platform/http/refusal.ts';

/** Says so when a hotel already has a bed type of this name. */
export function bedTypeTaken(error: unknown, name: string | undefined): unknown {
  if (!violates(error, 'bed_type_name_once')) return error;
  const message = `床型名称「${name}」已存在`;
  return refused(message, { name: message });
}
