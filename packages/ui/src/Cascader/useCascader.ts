import { useEffect, useState } from 'react';
import { moveIndex } from '../lib/moveIndex.ts';
import { page, type Branches, type TreeNode, type TreeValue } from '../lib/tree/index.ts';
import {
  cascaderColumns,
  nodeAt,
  openAt,
  pathAt,
  startState,
  canChoose,
  canEnter,
  type CascaderColumn,
  type Cursor,
  type CascaderState,
  type Selectable,
} from './columns.ts';

export interface CascaderOptions {
  nodes: readonly TreeNode[];
  branches: Branches;
  /** The chosen path; empty for none. */
  value: readonly TreeValue[];
  selectable: Selectable;
  /** Opened by keyboard: the first row is marked. */
  isByKeyboard: boolean;
  /** Only one column is shown at a time. */
  isSingle: boolean;
  onChoose: (path: readonly TreeValue[]) => void;
}

/** The open columns of a cascader, and what keys and presses do in them. */
export interface CascaderController {
  columns: readonly CascaderColumn[];
  cursor: Cursor;
  /** Handles a press on a row: opens its children or selects it. */
  press: (cursor: Cursor) => void;
  /** Chooses the node at a place, if it can be chosen. */
  pick: (cursor: Cursor) => void;
  /** @returns whether the key was handled */
  pressKey: (key: string) => boolean;
  /** Moves the cursor to a column: to its open row, or its first. */
  enter: (column: number) => void;
  /** Opens the columns down to this path. */
  show: (path: readonly TreeValue[]) => void;
  /** One column back. */
  back: () => void;
  retry: (column: number) => void;
}

/** Holds the open columns and the cursor; loads children when a column needs them. */
export function useCascader(options: CascaderOptions): CascaderController {
  const { nodes, branches, value, selectable, isSingle, onChoose } = options;
  const [state, setState] = useState(() =>
    startState(nodes, value, branches, options.isByKeyboard),
  );
  const columns = cascaderColumns(nodes, state.trail, branches);
  const last = columns.length - 1;
  const column = isSingle ? last : Math.min(state.cursor.column, last);
  const cursor = column === state.cursor.column ? state.cursor : { column, row: isSingle ? -1 : 0 };
  const { trail } = state;
  const canOpen = (node: TreeNode): boolean => canEnter(node, selectable, branches.canOpen);

  const deepest = columns.at(-1);
  const missing = deepest?.state === 'pending' ? deepest.parent : null;
  useEffect(() => {
    if (missing && branches.stateOf(missing) === undefined) branches.load(missing);
  }, [missing, branches]);

  const pick = (place: Cursor): void => {
    const path = columns.slice(1, place.column + 1).flatMap(({ parent }) => parent ?? []);
    const node = nodeAt(columns, place);
    if (node && canChoose([...path, node], selectable, branches.canOpen)) {
      onChoose(pathAt(columns, trail, place));
    }
  };
  const press = (place: Cursor): void => {
    const node = nodeAt(columns, place);
    if (node && canOpen(node)) setState(openAt(columns, state, place));
    else pick(place);
  };
  const retry = (index: number): void => {
    const parent = columns[index]?.parent;
    if (parent) branches.load(parent);
  };
  const pressKey = (key: string): boolean => {
    const node = nodeAt(columns, cursor);
    const isEnter = key === 'Enter';
    if (isEnter && columns[column]?.state === 'failed') retry(column);
    else if (isEnter && selectable === 'any') pick(cursor);
    else if (isEnter && node && !canOpen(node)) pick(cursor);
    else {
      const motion = isEnter ? 'ArrowRight' : key;
      const next = moveCursor(columns, { trail, cursor }, motion, { canOpen, isSingle });
      if (next) setState(next);
      return next !== null;
    }
    return true;
  };

  return {
    columns,
    cursor,
    press,
    pick,
    pressKey,
    enter: (place) => {
      const row = Math.max(columns[place]?.open ?? 0, 0);
      if (place !== column || cursor.row < 0) setState({ trail, cursor: { column: place, row } });
    },
    show: (path) => setState({ trail: path, cursor: { column: path.length, row: 0 } }),
    back: () =>
      setState({
        trail: trail.slice(0, columns.length - 2),
        cursor: { column: columns.length - 2, row: columns.at(-2)?.open ?? -1 },
      }),
    retry,
  };
}

/**
 * The cursor after a key: ↑ ↓ within a column, → into the children, ← back. Null for keys that do not move
 * it. Where only one column is shown, ← closes it.
 */
export function moveCursor(
  columns: readonly CascaderColumn[],
  state: CascaderState,
  key: string,
  { canOpen, isSingle }: { canOpen: (node: TreeNode) => boolean; isSingle: boolean },
): CascaderState | null {
  const { trail, cursor } = state;
  const { column } = cursor;
  const nodes = columns[column]?.nodes ?? [];

  if (key === 'ArrowLeft') {
    const row = columns[column - 1]?.open ?? -1;
    if (column === 0) return state;
    return {
      trail: isSingle ? trail.slice(0, column - 1) : trail,
      cursor: { column: column - 1, row },
    };
  }
  if (key === 'ArrowRight') {
    const node = nodeAt(columns, cursor);
    if (!node || !canOpen(node)) return state;
    return { ...openAt(columns, state, cursor), cursor: { column: column + 1, row: 0 } };
  }
  const row = moveIndex(key, cursor.row, { count: nodes.length, page });
  return row === null ? null : { trail, cursor: { column, row } };
}
