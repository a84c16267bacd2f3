/** A line is read in half a second at the least, and is old after five. */
const shortest = 500;
const longest = 5000;

/** Milliseconds that a line stays in sight: within 500 and 5000, or Infinity. */
export function lifetime(wanted: number): number {
  if (wanted === Infinity) return wanted;
  return Math.min(longest, Math.max(shortest, wanted));
}
