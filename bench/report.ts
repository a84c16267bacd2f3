import type { Limit } from './scenarios.ts';

/** The times of each library or renderer, by its name and by action, in ms. */
export type Results = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** One line of a table: a name, then figures aligned right. */
function line(name: string, cells: readonly (number | string)[]): void {
  const texts = cells.map((cell) =>
    (typeof cell === 'number' ? cell.toFixed(2) : cell).replace('NaN', '–').padStart(15),
  );
  console.log(`${name.padEnd(38)}${texts.join('')}`);
}

/** Prints ours beside the others, the first of the names. @returns whether all are within their limits */
export function printTable(
  scenarios: readonly { limits: Record<string, Limit> }[],
  results: Results,
  [ours, ...others]: readonly string[],
): boolean {
  let isFast = true;
  line('busy, ms', ['ours', ...others, 'ours ÷ fastest', 'at most']);
  for (const [name, limit] of scenarios.flatMap(({ limits }) => Object.entries(limits))) {
    const timeOf = (subject = ''): number => results.get(subject)?.get(name) ?? Number.NaN;
    const our = timeOf(ours);
    const times = others.map(timeOf);
    const share = our / Math.min(...times);
    const { share: largest, most = Infinity } = limit;
    const isWithin = largest === undefined ? our <= most : share <= largest;
    line(`${isWithin ? '✓' : '✗'} ${name}`, [our, ...times, share, largest ?? most]);
    isFast &&= isWithin;
  }
  return isFast;
}
