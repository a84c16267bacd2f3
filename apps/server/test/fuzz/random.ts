/** Chance that can be had again: the same seed, the same choices. */
export interface Chance {
  /** A whole number from 0 up to, not including, `below`. */
  below(below: number): number;
  pick<One>(from: readonly [One, ...One[]] | readonly One[]): One;
  /** True so often, 0 to 1. */
  is(often: number): boolean;
}

/** Numbers by mulberry32. */
export function seeded(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    pick: (from) => from[below(from.length)] as (typeof from)[number],
    is: (often) => next() < often,
  };
}
