/** What an act came to. */
export interface Row {
  name: string;
  answered: number;
  lost: number;
  twice: number;
  /** Seconds without an answered change, of all desks together, and of the desk that waited longest. */
  gap: number;
  longestOfOne: number;
  boards: number;
  boardsOf: number;
  failures: ReadonlyMap<string, number>;
  /** What `npm run check` found; null when all is well. */
  check: string | null;
}

/** Whether an act came out as it must; with so many seconds without writes at most. */
export const isGood = (row: Row, longestGap: number): boolean =>
  row.lost === 0 &&
  row.twice === 0 &&
  row.gap <= longestGap &&
  row.boards === row.boardsOf &&
  row.check === null;

const columns: readonly [title: string, width: number, cell: (row: Row) => string][] = [
  ['act', 34, ({ name }) => name],
  ['written', 8, ({ answered }) => String(answered)],
  ['lost', 5, ({ lost }) => String(lost)],
  ['twice', 6, ({ twice }) => String(twice)],
  ['gap s', 6, ({ gap }) => gap.toFixed(1)],
  ['desk s', 7, ({ longestOfOne }) => longestOfOne.toFixed(1)],
  ['boards', 8, ({ boards, boardsOf }) => `${boards}/${boardsOf}`],
  ['check', 6, ({ check }) => (check === null ? 'well' : 'FAILS')],
  ['calls that failed', 0, ({ failures }) => failuresOf(failures)],
];

const failuresOf = (failures: Row['failures']): string =>
  failures.size === 0
    ? 'none'
    : [...failures].map(([words, count]) => `${count} × ${words}`).join('; ');

const lineOf = (cellOf: (column: (typeof columns)[number]) => string): string =>
  columns
    .map((column) => cellOf(column).padEnd(column[1]))
    .join(' ')
    .trimEnd();

/** The titles of the columns. */
export const titles = (): string => lineOf(([title]) => title);

/** One line of the table. */
export const lineOfRow = (row: Row): string => lineOf(([, , cell]) => cell(row));
