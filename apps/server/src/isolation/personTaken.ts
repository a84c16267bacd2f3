import { Code } from '@anzhu/api/contract/envelope';
import { violates } from '../db/violation.ts';
import { Refusal } from '../http/refusal.ts';

const taken = (message: string): Refusal =>
  new Refusal(Code.conflict, message, { idCard: message });

/** What the database refuses of a person who is in isolation, or a hotel's guest, already. */
export function personTaken(error: unknown): unknown {
  if (violates(error, 'isolation_once')) return taken('该证件号的人员正在隔离，不能重复登记');
  if (violates(error, 'guest_once')) return taken('该证件号的人员已在其他房间入住，尚未退房');
  return error;
}
