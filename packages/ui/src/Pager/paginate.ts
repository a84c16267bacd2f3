/** A page number, or the gap before or after the current one. */
export type PageSlot = number | 'before' | 'after';

/** How many pages there are; one even when there is nothing. */
export function countPages(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** The nearest page that exists. */
export function clampPage(page: number, pages: number): number {
  return Math.min(Math.max(1, Math.trunc(page)), pages);
}

/** First, last, this one and its two neighbours, and two gaps. */
const slotCount = 7;

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/**
 * The page numbers to show: all of them when there are few, else always seven slots with gaps, so that
 * nothing moves below the pointer from page to page.
 */
export function paginate(page: number, pages: number): PageSlot[] {
  if (pages <= slotCount) return range(1, pages);
  const current = clampPage(page, pages);
  if (current <= 4) return [...range(1, 5), 'after', pages];
  if (current >= pages - 3) return [1, 'before', ...range(pages - 4, pages)];
  return [1, 'before', ...range(current - 1, current + 1), 'after', pages];
}
