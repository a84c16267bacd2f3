/** The time that a part of all, 0 to 1, stays within. */
export function within(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Milliseconds of one piece of work after another. */
export async function timeEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  for (const item of items) {
    const started = performance.now();
    await work(item);
    times.push(performance.now() - started);
  }
  return times;
}

/** One figure with its limit. */
export interface Figure {
  says: string;
  value: number;
  unit: string;
  /** At most so much. */
  limit?: number;
  /** At least so much. */
  floor?: number;
}

/** Prints a figure. @returns whether it is within its limit */
export function print({ says, value, unit, limit, floor }: Figure): boolean {
  const isKept = !(value > (limit ?? Infinity)) && !(value < (floor ?? -Infinity));
  const bound =
    limit === undefined ? (floor === undefined ? '' : ` (≥ ${floor})`) : ` (≤ ${limit})`;
  const number = value.toFixed(value < 100 ? 1 : 0);
  console.log(`${isKept ? '✓' : '✗'} ${says}: ${number} ${unit}${bound}`);
  return isKept;
}
