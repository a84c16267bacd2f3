import type { Urgency } from '@anzhu/api/contract/material';
import type { ReviewStatus } from '@anzhu/api/contract/review';
import type { Generated } from 'kysely';
import type { LocalTime } from './column.ts';

/** A hotel's application for material, and what the reviewer decided. */
export interface MaterialApplicationTable {
  id: Generated<number>;
  hotel_id: number;
  /** Who applied; null when their account is gone. */
  applicant_id: number | null;
  item: string;
  quantity: number;
  unit: string;
  remark: string;
  urgency: Urgency;
  review_status: ReviewStatus;
  /** The reviewer's note; empty while pending. */
  review_note: string;
  reviewer_id: number | null;
  reviewed_time: LocalTime | null;
  created_time: LocalTime;
}
