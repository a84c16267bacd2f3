import type { Id, WithRowIds } from '@anzhu/api/contract/codecs';

/**
 * An id of the wire as ours: a whole number within 2^53. What cannot be one of ours becomes 0, which
 * no row has, so that it is simply not found.
 */
export function rowId(id: WithRowIds<Id>): number {
  const number = typeof id === 'string' && /^[1-9]\d{0,15}$/.test(id) ? Number(id) : id;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : 0;
}

/** The same for a filter: no filter stays none. */
export const filterId = (id: Id | undefined): number | null =>
  id === undefined ? null : rowId(id);
