/** Where a record is in a list that is read page by page. */
export interface RecordPlace {
  /** From 0, within the page. */
  index: number;
  /** From 1. */
  page: number;
  /** Records of a full page. */
  pageSize: number;
  /** Records in all. */
  total: number;
}

/** The result of a step: within the page, to another page, or none at the first and the last record. */
export type Step =
  | { kind: 'within'; index: number }
  | { kind: 'page'; page: number; index: number }
  | { kind: 'end' };

/** The number of the record among all, from 1; 0 when there are none. */
export function placeOf({ index, page, pageSize, total }: RecordPlace): number {
  return Math.min((page - 1) * pageSize + index + 1, total);
}

/** The step to the record before (-1) or after (1). */
export function stepFrom(place: RecordPlace, by: -1 | 1): Step {
  const { page, pageSize, total } = place;
  const next = placeOf(place) + by;
  if (next < 1 || next > total) return { kind: 'end' };
  const index = (next - 1) % pageSize;
  const nextPage = Math.floor((next - 1) / pageSize) + 1;
  return nextPage === page ? { kind: 'within', index } : { kind: 'page', page: nextPage, index };
}
