import { rangesInParts, type Range, type SearchResult } from '../lib/search/index.ts';
import type { Command, CommandGroup, CommandSource } from './CommandPalette.tsx';

/** Between title, note and keywords, so that no word is found across them. */
const between = '\n';

/** What a command is found by. */
export function textOf({ title, description = '', keywords = '' }: Command): string {
  return `${title}${between}${description}${between}${keywords}`;
}

/** Splits match ranges of a command's text into those of its title and those of its description. */
export function marksOf({ title, description = '' }: Command, ranges: readonly Range[]): Marks {
  const [inTitle = [], inNote = []] = rangesInParts([title, description], ranges);
  return { title: inTitle, note: inNote };
}

/** Above this number of hits ranking is skipped: the query has to be narrowed anyway. */
const rankable = 500;

/** 2: the title begins so; 1: the words are in the title; 0: elsewhere. */
function rank({ title }: Marks): number {
  if (title.length === 0) return 0;
  return title[0]?.start === 0 ? 2 : 1;
}

/** What was found, group by group; in each the best first, else in its own order. */
export function hitsOf(
  groups: readonly CommandGroup[],
  commands: readonly Command[],
  found: SearchResult,
): Result[] {
  const hits: Hit[][] = groups.map(() => []);
  /** The hits of the group of each command. */
  const hitsAt = groups.flatMap(({ items }, group) => items.map(() => hits[group]));
  for (let position = 0; position < found.count; position += 1) {
    const index = found.indexAt(position);
    const command = commands[index];
    if (!command) continue;
    hitsAt[index]?.push({
      command,
      // Only rendered hits need marks: those of the others are not computed.
      get marks() {
        return marksOf(command, found.rangesOf(index));
      },
    });
  }
  return groups.map(({ id, label }, index) => ({
    id,
    label,
    state: 'done',
    hits: found.count > rankable ? (hits[index] ?? []) : ranked(hits[index] ?? []),
  }));
}

function ranked(hits: readonly Hit[]): Hit[] {
  return hits
    .map((hit) => ({ hit, rank: rank(hit.marks) }))
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ hit }) => hit);
}

export const noMarks: Marks = { title: [], note: [] };

/** The hits of a source under their headings, in the order in which these come. */
export function groupHits(
  { id, label }: Pick<CommandSource, 'id' | 'label'>,
  commands: readonly Command[],
): Result[] {
  const labels = new Set(commands.map(({ group = label }) => group));
  return [...labels].map((one) => ({
    id: `${id} ${one}`,
    label: one,
    state: 'done',
    hits: commands
      .filter(({ group = label }) => group === one)
      .map((command) => ({ command, marks: noMarks })),
  }));
}

/** Where the words are in what is shown of a command. */
export interface Marks {
  title: readonly Range[];
  note: readonly Range[];
}

/** A command that was found. */
interface Hit {
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
