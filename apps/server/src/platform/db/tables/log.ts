import type { Generated } from 'kysely';
import type { LogType } from '../../audit/log.ts';
import type { LocalTime } from './column.ts';

/** What was done, by whom, from where. Written with the change that it describes, never changed. */
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
 * Number of logs per month (`yyyy-MM`), hotel, user, operator name and type; no hotel and no user
 * are 0. Maintained by a trigger.
 */
export interface LogCountTable {
  month: string;
  hotel_id: number;
  user_id: number;
  create_by: string;
  type: LogType;
  count: number;
}
