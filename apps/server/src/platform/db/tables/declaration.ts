import type { PersonType } from '@anzhu/api/contract/isolation';
import type { ReviewStatus } from '@anzhu/api/contract/review';
import type { Generated } from 'kysely';
import type { LocalTime } from './column.ts';

/** A person's own declaration, and what the reviewer decided. */
export interface DeclarationTable {
  id: Generated<number>;
  /** The channel it came through and its number there, once a channel. */
  channel: string;
  external_id: string | null;
  /** Where the person comes from, as the channel calls it; counted in the chart of sources. */
  source: string;
  name: string;
  idcard: string;
  phone: string;
  email: string;
  type: PersonType;
  province: string;
  city: string;
  /** Chosen by the declarant (types 2 and 3), or by the reviewer when approving (0 and 1). */
  hotel_id: number | null;
  room_type_id: number | null;
  check_in_time: LocalTime;
  /** The planned release; null for the days of the type. */
  check_out_time: LocalTime | null;
  created_time: LocalTime;
  review_status: ReviewStatus;
  /** The reviewer's note; a rejection has one. */
  review_note: string;
  reviewer_id: number | null;
  reviewed_time: LocalTime | null;
  /** The room that the approval assigned. */
  room_id: number | null;
  /** The isolation that began with the approval; null when its record was deleted. */
  isolation_person_id: number | null;
}

/**
 * How many declarations there are of a month (`yyyy-MM` of declaring) and a status. The database
 * keeps it by triggers on `declaration`: totals and deep pages are read from here.
 */
export interface DeclarationCountTable {
  month: string;
  review_status: ReviewStatus;
  count: number;
}
