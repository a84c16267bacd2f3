import { DiscountExclusion, type Discount } from '../contract/discount.ts';

/** The fields that exclusion depends on. */
type Excluding = Pick<Discount, 'id' | 'exclusiveType' | 'exclusiveRange'>;

const excludes = (one: Excluding, other: Excluding): boolean =>
  one.exclusiveType === DiscountExclusion.listed && one.exclusiveRange.includes(other.id);

/** True when one of two different discounts lists the other: an exclusion binds both. */
export function conflicts(one: Excluding, other: Excluding): boolean {
  return one !== other && (excludes(one, other) || excludes(other, one));
}

/**
 * The maximal sets without a conflict, each once (Bron and Kerbosch, with a pivot). 24 members have at
 * most 3⁸ = 6,561 of them; no members have the empty set.
 */
export function maximalSets<Member extends Excluding>(members: readonly Member[]): Member[][] {
  const isCompatible = members.map((one) =>
    members.map((other) => one !== other && !conflicts(one, other)),
  );
  const canJoin = (one: number, other: number): boolean => isCompatible[one]?.[other] ?? false;
  const sets: number[][] = [];

  function extend(chosen: number[], candidates: number[], done: number[]): void {
    if (candidates.length === 0 && done.length === 0) {
      sets.push(chosen);
      return;
    }
    const pivot = pickPivot([...candidates, ...done], candidates);
    const open = new Set(candidates);
    const closed = [...done];
    // Members that join the pivot are reached through it.
    for (const next of candidates.filter((one) => !canJoin(one, pivot))) {
      extend(
        [...chosen, next],
        [...open].filter((one) => canJoin(one, next)),
        closed.filter((one) => canJoin(one, next)),
      );
      open.delete(next);
      closed.push(next);
    }
  }

  function pickPivot(pivots: number[], candidates: number[]): number {
    const reach = (pivot: number): number => candidates.filter((one) => canJoin(one, pivot)).length;
    return pivots.reduce((best, one) => (reach(one) > reach(best) ? one : best), pivots[0] ?? 0);
  }

  extend([], [...members.keys()], []);
  return sets.map((set) => members.filter((_, index) => set.includes(index)));
}
