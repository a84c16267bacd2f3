/** The beds of a room type, and the most guests that it admits. */
export interface Sleeping {
  /** Number of beds. */
  bed: number | null;
  maxLoad: number | null;
  /** How many guests each chosen bed type sleeps. */
  bedLoads: readonly (number | null)[];
}

/**
 * The most guests that the beds can sleep. The contract has the number of beds and the bed types, not how
 * many beds are of each type, so the roomiest reading counts: with fewer types than beds each type is
 * there once and the remaining beds are of the roomiest type; with more types than beds (a large bed or
 * two single ones) the roomiest types are there.
 *
 * @returns null when that is unknown: no number of beds, no bed type, or one without its number of guests
 */
export function bedCapacity({ bed, bedLoads }: Omit<Sleeping, 'maxLoad'>): number | null {
  const loads = bedLoads.filter((load) => load !== null).toSorted((one, other) => other - one);
  const [roomiest] = loads;
  if (bed === null || roomiest === undefined || loads.length < bedLoads.length) return null;
  const once = loads.slice(0, bed).reduce((sum, load) => sum + load, 0);
  return once + Math.max(0, bed - loads.length) * roomiest;
}

/** What to warn of when a room type admits more guests than its beds sleep; null otherwise. */
export function overloadWarning({ maxLoad, ...beds }: Sleeping): string | null {
  const capacity = bedCapacity(beds);
  if (capacity === null || maxLoad === null || maxLoad <= capacity) return null;
  return `最多入住 ${maxLoad} 人，超过床位可睡的 ${capacity} 人`;
}

/**
 * Why guests are too many for a room of a type, the same on every path: check-in, 换房, 修改入住人 (spec: capacity is one
 * rule). Null when they are not.
 */
export const tooManyGuests = (guests: number, maxLoad: number): string | null =>
  guests > maxLoad ? `入住人 ${guests} 位，最多入住 ${maxLoad} 位` : null;
