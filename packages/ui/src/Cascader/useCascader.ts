import { useState } from 'react';
import { moveIndex } from '../lib/moveIndex.ts';
import { page, type TreeNode, type TreeValue, followPath, hasChildren } from '../lib/tree/index.ts';
import type { Selectable, TreeSheetProps } from '../TreePicker/TreeTrigger.tsx';

export interface CascaderSheetProps extends TreeSheetProps {
  /** The chosen path; empty for none. */
  value: readonly TreeValue[];
  selectable: Selectable;
  onChoose: (path: readonly TreeValue[]) => void;
  /** Loads what is below the last node of a path. */
  onLoad: (path: readonly TreeNode[]) => void;
  /** The nodes whose children could not be loaded, by value. */
  failed: ReadonlySet<TreeValue>;
}

export type CascaderController = ReturnType<typeof useCascader>;

/** Holds the open columns and the cursor; `isSingle`: only one column is shown at a time. */
export function useCascader(sheet: CascaderSheetProps, isSingle: boolean) {
  const { id, nodes, value, selectable, onChoose, onLoad } = sheet;
  // Opened by keyboard, the first row is marked.
  const [state, setState] = useState(() => startState(nodes, value, sheet.isByKeyboard));
  const columns = cascaderColumns(nodes, state.trail);
  const last = columns.length - 1;
  const column = isSingle ? last : Math.min(state.cursor.column, last);
  const cursor = column === state.cursor.column ? state.cursor : { column, row: isSingle ? -1 : 0 };
  const { trail } = state;
  const canOpen = (node: TreeNode): boolean => canEnter(node, selectable);

  const rowId = (place: Cursor): string => `${id}-${place.column}-${place.row}`;
  const isOnRow = cursor.row >= 0 && nodeAt(columns, cursor);

  const pick = (place: Cursor): void => {
    const path = pathAt(columns, place);
    if (canChoose(path, selectable)) onChoose(path.map((node) => node.value));
  };
  const load = (place: Cursor): void => {
    if (nodeAt(columns, place)?.isUnloaded) onLoad(pathAt(columns, place));
  };
  const press = (place: Cursor): void => {
    const node = nodeAt(columns, place);
    if (!node || !canOpen(node)) return pick(place);
    setState(openAt(columns, place));
    load(place);
  };
  /** @returns whether the key was handled */
  const pressKey = (key: string): boolean => {
    const node = nodeAt(columns, cursor);
    const isEnter = key === 'Enter';
    if (isEnter && (selectable === 'any' || (node && !canOpen(node)))) pick(cursor);
    else {
      const motion = isEnter ? 'ArrowRight' : key;
      const next = moveCursor(columns, { trail, cursor }, motion, { canOpen, isSingle });
      if (next) setState(next);
      if (next && motion === 'ArrowRight' && node && canOpen(node)) load(cursor);
      return next !== null;
    }
    return true;
  };
  /** Moves the cursor to a column: to its open row, or its first. */
  const enter = (place: number): void => {
    const row = Math.max(columns[place]?.open ?? 0, 0);
    if (place !== column || cursor.row < 0) setState({ trail, cursor: { column: place, row } });
  };
  /** Loads again what is below the open node of a column. */
  const retry = (place: number): void =>
    load({ column: place - 1, row: columns[place - 1]?.open ?? -1 });
  const back = (): void =>
    setState({
      trail: trail.slice(0, last - 1),
      cursor: { column: last - 1, row: columns.at(-2)?.open ?? -1 },
    });

  const activeId = isOnRow ? rowId(cursor) : undefined;
  return { columns, cursor, rowId, activeId, press, pick, pressKey, enter, retry, back };
}

/** The cursor after a key: ↑ ↓ within a column, → into the children, ← back; null for keys that do not move it. */
export function moveCursor(
  columns: readonly CascaderColumn[],
  state: CascaderState,
  key: string,
  { canOpen, isSingle }: { canOpen: (node: TreeNode) => boolean; isSingle: boolean },
): CascaderState | null {
  const { trail, cursor } = state;
  const { column } = cursor;
  if (key === 'ArrowLeft') {
    if (column === 0) return state;
    const row = columns[column - 1]?.open ?? -1;
    return {
      trail: isSingle ? trail.slice(0, column - 1) : trail,
      cursor: { column: column - 1, row },
    };
  }
  if (key === 'ArrowRight') {
    const node = nodeAt(columns, cursor);
    if (!node || !canOpen(node)) return state;
    return { ...openAt(columns, cursor), cursor: { column: column + 1, row: 0 } };
  }
  const row = moveIndex(key, cursor.row, { count: columns[column]?.nodes.length ?? 0, page });
  return row === null ? null : { trail, cursor: { column, row } };
}

/** One column: the children of `parent`, or the roots. */
export interface CascaderColumn {
  parent: TreeNode | null;
  nodes: readonly TreeNode[];
  /** Which of the nodes is open, with its children in the next column; -1 for none. */
  open: number;
}

type Columns = readonly CascaderColumn[];

/** Position of the keyboard cursor; row -1: none yet. */
export interface Cursor {
  column: number;
  row: number;
}

/** The open path as values, and the keyboard cursor. */
export interface CascaderState {
  trail: readonly TreeValue[];
  cursor: Cursor;
}

/** The visible columns: the roots, and the children of each node of the trail. */
export function cascaderColumns(
  roots: readonly TreeNode[],
  trail: readonly TreeValue[],
): CascaderColumn[] {
  const opened = followPath(roots, trail).filter(hasChildren);
  return [null, ...opened].map((parent, column) => {
    const nodes = parent ? (parent.children ?? []) : roots;
    const next = opened[column];
    return { parent, nodes, open: next ? nodes.indexOf(next) : -1 };
  });
}

function nodeAt(columns: Columns, { column, row }: Cursor): TreeNode | undefined {
  return columns[column]?.nodes[row];
}

/** The nodes from the root down to the one at a place, itself the last; none where no node is. */
export function pathAt(columns: Columns, cursor: Cursor): TreeNode[] {
  const node = nodeAt(columns, cursor);
  const above = columns.slice(1, cursor.column + 1).flatMap(({ parent }) => parent ?? []);
  return node ? [...above, node] : [];
}

/** The state on opening: the selected node's column is visible and the cursor is on that node. */
export function startState(
  roots: readonly TreeNode[],
  path: readonly TreeValue[],
  isByKeyboard: boolean,
): CascaderState {
  const chosen = followPath(roots, path);
  const last = chosen.at(-1);
  if (!last) return { trail: [], cursor: { column: 0, row: isByKeyboard ? 0 : -1 } };
  const level = chosen.at(-2)?.children ?? roots;
  return {
    trail: path.slice(0, -1),
    cursor: { column: chosen.length - 1, row: level.indexOf(last) },
  };
}

/** Opens the node at a position: its children are in the next column. The cursor stays on it. */
export function openAt(columns: Columns, cursor: Cursor): CascaderState {
  return { trail: pathAt(columns, cursor).map(({ value }) => value), cursor };
}

/** Whether the last node of a path can be selected; for `leaf` a disabled node disables its whole branch. */
export function canChoose(path: readonly TreeNode[], selectable: Selectable): boolean {
  const node = path.at(-1);
  if (!node) return false;
  if (selectable === 'any') return !node.isDisabled;
  return !hasChildren(node) && !path.some((one) => one.isDisabled);
}

export function canEnter(node: TreeNode, selectable: Selectable): boolean {
  return hasChildren(node) && (selectable === 'any' || !node.isDisabled);
}
