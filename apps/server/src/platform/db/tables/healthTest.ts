import type { CheckType } from '@anzhu/api/contract/healthTest';
import type { Generated } from 'kysely';
import type { Bit, LocalTime } from './column.ts';

/** A daily test of a person in isolation: once a person, kind and moment. */
export interface HealthTestTable {
  id: Generated<number>;
  isolation_person_id: number;
  /** The person's hotel when the test was written down: whose people may see it. */
  hotel_id: number;
  /** 0 body temperature, 1 nucleic acid. */
  check_type: CheckType;
  /** Degrees Celsius with one decimal; nucleic acid: 0 negative, 1 positive. */
  check_result: number;
  /** 1: a fever or a positive. The database holds it to the result. */
  is_abnormal: Bit;
  check_time: LocalTime;
  created_time: LocalTime;
  created_by: number | null;
  /** When an abnormal result was marked as handled; until then it is in the abnormal list. */
  handled_time: LocalTime | null;
  handled_by: number | null;
  handled_note: string;
}

/**
 * How many tests there are of a hotel, a month (`yyyy-MM` of the test) and a result. The database
 * keeps it by triggers on `health_test`: totals and deep pages are read from here.
 */
export interface HealthTestCountTable {
  hotel_id: number;
  month: string;
  check_result: number;
  count: number;
}
