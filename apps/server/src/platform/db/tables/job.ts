import type { LocalTime } from './column.ts';

/** When a timed job runs next, and who runs it now: at most one instance at a time. */
export interface JobTable {
  name: string;
  due_time: LocalTime;
  /** The instance that runs it, and the end of its lease; both null while it is not running. */
  holder: string | null;
  lease_until: LocalTime | null;
}
