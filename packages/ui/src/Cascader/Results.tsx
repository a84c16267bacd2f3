import { useState, type KeyboardEvent } from 'react';
import { moveIndex } from '../lib/moveIndex.ts';
import { Highlight } from '../lib/search/index.ts';
import {
  labelsTo,
  pathTo,
  page,
  useTreeSearch,
  type TreeEntry,
  type TreeValue,
  type Branches,
  type TreeNode,
  type TreeHit,
  type TreeSearch,
} from '../lib/tree/index.ts';
import { LabelEnd } from '../lib/treePicker/Row.tsx';
import { Rows } from '../lib/treePicker/Rows.tsx';
import { words } from '../lib/treePicker/sheet.css.ts';
import * as css from './Cascader.css.ts';
import { canChoose, type Selectable } from './columns.ts';

export interface ResultsProps {
  id: string;
  label: string;
  entries: readonly TreeEntry[];
  rangesTo: TreeSearch['rangesTo'];
  isDisabled: (entry: TreeEntry) => boolean;
  chosen: TreeValue | undefined;
  active: number;
  onChoose: (entry: TreeEntry) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The id of a found row. */
export function resultId(id: string, row: number): string {
  return `${id}-found-${row}`;
}

/** What a search found, each with its path, the found parts marked. */
export function Results(props: ResultsProps) {
  const { id, label, entries, rangesTo, isDisabled, chosen, active, onChoose } = props;
  return (
    <Rows
      id={id}
      kind="listbox"
      label={label}
      count={entries.length}
      active={active}
      activeId={resultId(id, active)}
      onKeyDown={props.onKeyDown}
    >
      {(row) => {
        const entry = entries[row];
        if (!entry) return null;
        const path = labelsTo(entry).join(' / ');
        const ranges = rangesTo(entry);
        const disabled = isDisabled(entry);
        const blocker = pathTo(entry).findLast(({ node }) => node.isDisabled);
        const reason = disabled ? blocker?.node.disabledReason : undefined;
        const isChosen = entry.node.value === chosen;
        const pressable = { role: 'option', onClick: () => onChoose(entry) };
        return (
          <div
            key={entry.node.value}
            id={resultId(id, row)}
            {...pressable}
            className={css.row}
            aria-setsize={entries.length}
            aria-posinset={row + 1}
            aria-selected={isChosen}
            aria-disabled={disabled || undefined}
            data-active={row === active || undefined}
            data-path={isChosen || undefined}
            aria-label={reason === undefined ? path : `${path} ${reason}`}
            title={path}
          >
            <span className={words}>
              {pathTo(entry).map(({ node }, place) => (
                <span key={node.value}>
                  {place > 0 && <span className={css.slash}> / </span>}
                  <Highlight text={node.label} ranges={ranges[place] ?? []} />
                </span>
              ))}
            </span>
            <LabelEnd reason={reason} isChosen={isChosen} />
          </div>
        );
      }}
    </Rows>
  );
}

export interface FoundOptions {
  nodes: readonly TreeNode[];
  branches: Branches;
  selectable: Selectable;
  query: string;
  onChoose: (entry: TreeEntry) => void;
}

/** What the query found, and where the keyboard is in it: on the best of it at first. */
export function useSearchResults({ nodes, branches, selectable, query, onChoose }: FoundOptions) {
  const { hits, rangesTo } = useTreeSearch(nodes, branches, query);
  const [marked, setMarked] = useState({ query, row: 0 });
  const entries = hits && searchEntries(hits, selectable, branches);
  const row = marked.query === query ? marked.row : 0;

  const pressKey = (key: string): boolean => {
    const entry = entries?.[row];
    if (key === 'Enter' && entry) onChoose(entry);
    // Home and End move in what is typed.
    const isInText = key === 'Home' || key === 'End';
    const next = isInText ? null : moveIndex(key, row, { count: entries?.length ?? 0, page });
    if (next !== null) setMarked({ query, row: next });
    return next !== null || key === 'Enter';
  };

  /** `entries` is null while nothing is typed. */
  return { entries, row, rangesTo, pressKey };
}

/**
 * The matching nodes, best first: those whose own label matches, by depth, then their descendants. Where only
 * leaves are selectable a node with children is left out, unless its children are not loaded yet: then it
 * opens them.
 */
function searchEntries(
  hits: readonly TreeHit[],
  selectable: Selectable,
  branches: Branches,
): TreeEntry[] {
  const rank = ({ entry, isOwn }: TreeHit): number => (isOwn ? entry.depth : Infinity);
  const isOffered = ({ entry }: TreeHit): boolean =>
    selectable === 'any' || branches.childrenOf(entry.node).length === 0;
  const compare = (one: TreeHit, other: TreeHit): number => {
    const [first, second] = [rank(one), rank(other)];
    return first === second ? 0 : first - second;
  };
  return hits
    .filter(isOffered)
    .toSorted(compare)
    .map(({ entry }) => entry);
}

/** Whether a result can be neither selected nor opened. */
export function isShut(entry: TreeEntry, selectable: Selectable, branches: Branches): boolean {
  const path = pathTo(entry).map(({ node }) => node);
  const leadsOn = selectable === 'leaf' && branches.canOpen(entry.node);
  return leadsOn
    ? path.some((node) => node.isDisabled)
    : !canChoose(path, selectable, branches.canOpen);
}
