import type { Generated } from 'kysely';
import type { LogType } from '../../audit/log.ts';
import type { LocalTime } from './column.ts';

/** What was done, by whom, from where. Written with the change it tells of, never changed. */
export interface LogTable {
  id: Generated<number>;
  type: LogType;
  sketch: string;
  target_kind: string;
  target_id: number;
  hotel_id: number | null;
  user_id: number | null;
  /** Name of who did it, as it was then. */
  create_by: string;
  address: string;
  request_id: string;
  created_time: LocalTime;
  /** JSON: fields by their Chinese labels; null when there is nothing to compare. */
  before_values: string | null;
  after_values: string | null;
}

/**
 * How many logs there are of a month (`yyyy-MM`), a hotel, a user, an operator's name and a type;
 * no hotel and nobody are 0. The database keeps it by a trigger.
 */
export interface LogCountTable {
  month: string;
  hotel_id: number;
  user_id: number;
  create_by: string;
  type: LogType;
  count: number;
}
