/** Times in milliseconds, sorted. */
export class Times {
  readonly #sorted: number[];

  constructor(times: readonly number[]) {
    this.#sorted = times.toSorted((a, b) => a - b);
  }

  /** How many there are. */
  get size(): number {
    return this.#sorted.length;
  }

  /** The time that a part of all, 0 to 1, stays within. */
  within(part: number): number {
    const place = Math.min(this.#sorted.length - 1, Math.floor(this.#sorted.length * part));
    return this.#sorted[place] ?? Number.NaN;
  }
}

/** Times one piece of work after another. */
export async function timeEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<Times> {
  const times: number[] = [];
  for (const item of items) {
    const started = performance.now();
    await work(item);
    times.push(performance.now() - started);
  }
  return new Times(times);
}

/** One figure with its limit: printed, and remembered when it is over. */
export interface Figure {
  says: string;
  value: number;
  unit: string;
  limit?: number;
  /** More is better, as for requests per second. */
  isFloor?: boolean;
}

/** Prints a figure. @returns whether it is within its limit */
export function print({ says, value, unit, limit, isFloor = false }: Figure): boolean {
  const isKept = limit === undefined || (isFloor ? value >= limit : value <= limit);
  const bound = limit === undefined ? '' : ` (${isFloor ? '≥' : '≤'} ${limit})`;
  console.log(
    `${isKept ? '✓' : '✗'} ${says}: ${value.toFixed(value < 100 ? 1 : 0)} ${unit}${bound}`,
  );
  return isKept;
}
