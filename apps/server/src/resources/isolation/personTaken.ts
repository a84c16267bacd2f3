import { Code } from '@anzhu/api/contract/envelope';
import { violates } from '../../platform/db/constraints.ts';
import { Refusal } from '../../platform/refusal.ts';

/**
 * What the database refuses of a person who is in isolation, or a hotel's guest, already.
 * @param field the path of the document number in the input
 */
export function personTaken(error: unknown, field = 'idCard'): unknown {
  const taken = (message: string) => new Refusal(Code.conflict, message, { [field]: message });
  if (violates(error, 'isolation_once')) return taken('该证件号的人员正在隔离，不能重复登记');
  if (violates(error, 'guest_once')) return taken('该证件号的人员已在其他房间入住，尚未退房');
  return error;
}
