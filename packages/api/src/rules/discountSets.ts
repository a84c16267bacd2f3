import { DiscountExclusion, type Discount } from '../contract/discount.ts';

/** What decides who joins whom. */
type Excluding = Pick<Discount, 'id' | 'exclusiveType' | 'exclusiveRange'>;

const excludes = (one: Excluding, other: Excluding): boolean =>
  one.exclusiveType === DiscountExclusion.listed && one.exclusiveRange.includes(other.id);

/** True when one of two different discounts lists the other: an exclusion binds both. */
export function conflicts(one: Excluding, other: Excluding): boolean {
  return one !== other && (excludes(one, other) || excludes(other, one));
}

/**
 * Every set in which no two conflict and to which none can be added, each once (Bron and Kerbosch,
 * with a pivot). Of 24 members there are at most 3⁸ = 6,561 such sets. Of none there is the empty one.
 */
export function maximalSets<Member extends Excluding>(members: readonly Member[]): Member[][] {
  const joins = members.map((one) =>
    members.map((other) => one !== other && !conflicts(one, other)),
  );
  const canJoin = (one: number, other: number): boolean => joins[one]?.[other] ?? false;
  const found: number[][] = [];

  function extend(chosen: number[], candidates: number[], done: number[]): void {
    if (candidates.length === 0 && done.length === 0) {
      found.push(chosen);
      return;
    }
    const pivot = mostJoining([...candidates, ...done], candidates);
    const open = new Set(candidates);
    const closed = [...done];
    // Whoever joins the pivot comes up below it anyway.
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

  function mostJoining(pivots: number[], candidates: number[]): number {
    const reach = (pivot: number): number => candidates.filter((one) => canJoin(one, pivot)).length;
    return pivots.reduce((best, one) => (reach(one) > reach(best) ? one : best), pivots[0] ?? 0);
  }

  extend([], [...members.keys()], []);
  return found.map((set) => members.filter((_, place) => set.includes(place)));
}
