/** Which of several values are written: the first, the last, the highest and the lowest; of equal ones the newest. */
export function notableIn(values: readonly (number | null)[]): ReadonlySet<number> {
  const there = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  const highest = Math.max(...there.map(({ value }) => value));
  const lowest = Math.min(...there.map(({ value }) => value));
  const found = [
    there[0],
    there.at(-1),
    there.findLast(({ value }) => value === highest),
    there.findLast(({ value }) => value === lowest),
  ];
  return new Set(found.flatMap((one) => one?.index ?? []));
}
