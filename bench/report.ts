/** The times of each library, by its name and by action, in ms. */
export type Results = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** One line of a table: a name, then figures aligned right. */
function line(name: string, cells: readonly (number | string)[]): void {
  const texts = cells.map((cell) =>
    (typeof cell === 'number' ? cell.toFixed(2) : cell).replace('NaN', '–').padStart(15),
  );
  console.log(`${name.padEnd(38)}${texts.join('')}`);
}

/** Prints ours beside the other's, the first of the names. @returns whether all are within their limits */
export function printTable(
  scenarios: readonly { limits: Record<string, number> }[],
  results: Results,
  [ours, theirs]: readonly [string, string],
): boolean {
  let isFast = true;
  line('busy, ms', ['ours', theirs, 'ours ÷ theirs', 'at most']);
  for (const [name, limit] of scenarios.flatMap(({ limits }) => Object.entries(limits))) {
    const timeOf = (subject: string): number => results.get(subject)?.get(name) ?? Number.NaN;
    const [our, other] = [timeOf(ours), timeOf(theirs)];
    const share = our / other;
    const isWithin = share <= limit;
    line(`${isWithin ? '✓' : '✗'} ${name}`, [our, other, share, limit]);
    isFast &&= isWithin;
  }
  return isFast;
}
