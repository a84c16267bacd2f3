import type { ReviewStatus } from '@anzhu/api/contract/review';
import type { LocalTime } from '../../platform/db/column.ts';
import { equal, type MonthlyList } from '../../platform/db/monthly/list.ts';

/** What the list of declarations is narrowed by; null where it is not. */
interface Selection {
  /** The hotel that a declaration names; those whose hotel the reviewer chooses name none. */
  hotelId: number | null;
  status: ReviewStatus | null;
  begin?: LocalTime | null;
  end?: LocalTime | null;
}

/** The list of declarations, by creation. The counts are kept for all hotels together. */
export function declarationList({
  hotelId,
  status,
  begin = null,
  end = null,
}: Selection): MonthlyList {
  const rows = equal({ hotel_id: hotelId, review_status: status });
  return {
    table: 'declaration',
    time: 'created_time',
    rows,
    counts: hotelId === null ? { table: 'declaration_count', rows } : null,
    begin,
    end,
  };
}
