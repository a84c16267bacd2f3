import type { LocalTime } from './column.ts';

/** When a timed job runs next, and who runs it now: at most one instance at a time. */
export interface JobTable {
  name: string;
  due_time: LocalTime;
  /** The instance that runs it, and until when it may; both null while nobody does. */
  holder: string | null;
  lease_until: LocalTime | null;
}
