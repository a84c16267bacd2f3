import type { Range } from '../lib/search/index.ts';
import type { Command } from './command.ts';

/** Where the words are in what is shown of a command. */
export interface Marks {
  title: readonly Range[];
  note: readonly Range[];
}

/** A command that was found. */
export interface Hit {
  command: Command;
  marks: Marks;
}

/** What one group or source has to show. */
export interface Result {
  id: string;
  label: string;
  hits: readonly Hit[];
  state: 'done' | 'pending' | 'failed';
}

/** One line of the list: all are of one height. */
export type Row =
  | { kind: 'heading'; label: string; isPending: boolean }
  | { kind: 'command'; hit: Hit }
  | { kind: 'more'; groupId: string; count: number }
  | { kind: 'retry'; groupId: string };

/** The lines of one group; `from` is the place of its heading in the list. */
export interface RowGroup {
  id: string;
  label: string;
  from: number;
  rows: readonly Row[];
}

/** Hits shown per group until it is expanded. */
export const maxHits = 50;

/** The lines of every group that has something to show. */
export function rowsOf(results: readonly Result[], unfolded: ReadonlySet<string>): RowGroup[] {
  let from = 0;
  const groups: RowGroup[] = [];
  for (const { id, label, hits, state } of results) {
    if (hits.length === 0 && state === 'done') continue;
    const shown = unfolded.has(id) ? hits : hits.slice(0, maxHits);
    const rows: Row[] = [
      { kind: 'heading', label, isPending: state === 'pending' },
      ...shown.map((hit): Row => ({ kind: 'command', hit })),
    ];
    if (shown.length < hits.length) {
      rows.push({ kind: 'more', groupId: id, count: hits.length - shown.length });
    }
    if (state === 'failed') rows.push({ kind: 'retry', groupId: id });
    groups.push({ id, label, from, rows });
    from += rows.length;
  }
  return groups;
}

/** A line that can be chosen: what it is called, and its place in the list. */
export interface Stop {
  key: string;
  at: number;
  row: Exclude<Row, { kind: 'heading' }>;
}

/** What the line of a command is called: a recent one is in its own group too. */
export const commandKey = (groupId: string, { id }: Command): string => `${groupId} ${id}`;

/** The lines that can be chosen, in order. */
export function stopsOf(groups: readonly RowGroup[]): Stop[] {
  return groups.flatMap(({ id, from, rows }) =>
    rows.flatMap((row, index): Stop[] => {
      if (row.kind === 'heading') return [];
      const key = row.kind === 'command' ? commandKey(id, row.hit.command) : `${row.kind} ${id}`;
      return [{ key, at: from + index, row }];
    }),
  );
}
