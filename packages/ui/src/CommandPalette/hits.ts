import { foldText, findWord } from '../lib/search/match.ts';
import {
  currentPinyin,
  rangesInParts,
  type Range,
  type SearchResult,
} from '../lib/search/index.ts';
import type { Command, CommandAction, CommandGroup, CommandSource } from './command.ts';

/** Between title, note and keywords, so that no word is found across them. */
const between = '\n';

/** What a command is found by. */
export function textOf({ title, description = '', keywords = '' }: Command): string {
  return `${title}${between}${description}${between}${keywords}`;
}

/** Where the words are in what is shown of a command. */
export interface Marks {
  title: readonly Range[];
  note: readonly Range[];
}

/** Splits match ranges of a command's text into those of its title and those of its description. */
export function marksOf({ title, description = '' }: Command, ranges: readonly Range[]): Marks {
  const [inTitle = [], inNote = []] = rangesInParts([title, description], ranges);
  return { title: inTitle, note: inNote };
}

export interface Hit {
  command: Command;
  marks: Marks;
}

export interface Result {
  id: string;
  label: string;
  hits: readonly Hit[];
  state: 'done' | 'pending' | 'failed';
}

/** 2: the title begins so; 1: the words are in the title; 0: elsewhere. */
function rank({ title }: Marks): number {
  if (title.length === 0) return 0;
  return title[0]?.start === 0 ? 2 : 1;
}

/** What was found, group by group; in each the best first, else in its own order. */
export function hitsOf(groups: readonly CommandGroup[], found: SearchResult): Result[] {
  const marks = new Map<number, readonly Range[]>();
  for (let position = 0; position < found.count; position += 1) {
    const index = found.indexAt(position);
    marks.set(index, found.rangesOf(index));
  }
  let first = 0;
  return groups.map(({ id, label, items }) => {
    const start = first;
    first += items.length;
    const hits = items.flatMap((command, index): Hit[] => {
      const ranges = marks.get(start + index);
      return ranges ? [{ command, marks: marksOf(command, ranges) }] : [];
    });
    const ranked = hits.toSorted((one, other) => rank(other.marks) - rank(one.marks));
    return { id, label, state: 'done', hits: ranked };
  });
}

const noMarks: Marks = { title: [], note: [] };

/** Commands that were not searched for here. */
export const unmarked = (commands: readonly Command[]): Hit[] =>
  commands.map((command) => ({ command, marks: noMarks }));

/** Commands that a source found, with the words of the query where they are to be seen. */
function marked(commands: readonly Command[], query: string): Hit[] {
  const words = query.split(/\s+/).filter((word) => word !== '');
  const rangesOf = (text: string): Range[] =>
    words
      .flatMap((word) => findWord(text, foldText(word), currentPinyin()) ?? [])
      .toSorted((one, other) => one.start - other.start)
      .filter(({ start }, index, all) => start >= (all[index - 1]?.end ?? 0));
  return commands.map((command) => ({
    command,
    marks: { title: rangesOf(command.title), note: rangesOf(command.description ?? '') },
  }));
}

/** The hits of a source under their headings, in the order in which these come. */
export function groupHits(
  { id, label }: Pick<CommandSource, 'id' | 'label'>,
  commands: readonly Command[],
  query: string,
): Result[] {
  const labels = new Set(commands.map(({ group = label }) => group));
  return [...labels].map((one) => ({
    id: `${id} ${one}`,
    label: one,
    state: 'done',
    hits: marked(
      commands.filter(({ group = label }) => group === one),
      query,
    ),
  }));
}

/** What can be chosen: a command, one of the actions on its line, or 重试 of a source that has failed. */
export interface Line {
  /** Unique: a recent command is in its own group too. */
  key: string;
  hit: Hit | null;
  /** What is done with the hit; null: its own action. It is on the line of the hit. */
  action: CommandAction | null;
}

/** What a group offers, and the place of the first of it in the list. */
export interface LineGroup extends Pick<Result, 'id' | 'label' | 'state'> {
  from: number;
  lines: readonly Line[];
}

export function linesOf(results: readonly Result[]): LineGroup[] {
  let from = 0;
  return results.flatMap(({ id, label, hits, state }) => {
    if (hits.length === 0 && state === 'done') return [];
    const lines = hits.flatMap((hit): Line[] => {
      const key = `${id} ${hit.command.id}`;
      const { actions = [] } = hit.command;
      return [
        { key, hit, action: null },
        ...actions.map((action) => ({ key: `${key} ${action.id}`, hit, action })),
      ];
    });
    if (state === 'failed') lines.push({ key: `retry ${id}`, hit: null, action: null });
    const group = { id, label, state, from, lines };
    from += lines.length;
    return [group];
  });
}
