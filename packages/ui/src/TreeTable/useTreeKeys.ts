import { useRef, useState, type KeyboardEvent } from 'react';
import { useStable } from '../lib/useStable.ts';
import type { RowAttributes } from '../Table/index.ts';
import { treeMove, type TreeRow } from './treeRows.ts';

interface TreeActions {
  toggle: (id: string) => void;
  activate: (id: string) => void;
  /** Moves a row to a place among its siblings, from 0. */
  moveTo?: (id: string, place: number) => void;
}

/** By how many places Alt with a key moves a row. */
const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves among the rows of a tree by keyboard: one of them is in the tab order, arrow keys move the focus. */
export function useTreeKeys<Row>(
  rows: readonly TreeRow<Row>[],
  { toggle, activate, moveTo }: TreeActions,
): (row: TreeRow<Row>) => RowAttributes {
  const pendingFocusId = useRef<string>(null);

  const press = useStable((event: KeyboardEvent<HTMLTableRowElement>, id: string) => {
    const step = event.altKey ? steps[event.key] : undefined;
    if (moveTo && step !== undefined) {
      event.preventDefault();
      const position = rows.find((row) => row.id === id)?.position ?? 1;
      return moveTo(id, position - 1 + step);
    }
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey) return;
    const move = treeMove(
      event.key,
      rows.findIndex((row) => row.id === id),
      rows,
    );
    if (!move) return;
    event.preventDefault();
    if ('toggle' in move) return toggle(id);
    const next = rows[move.to]?.id;
    if (next === undefined) return;
    pendingFocusId.current = next;
    showEnd(event);
    activate(next);
  });

  const [attributesOf] = useState(() => {
    const focusWanted = (element: HTMLTableRowElement | null, id: string): void => {
      if (element === null || pendingFocusId.current !== id) return;
      pendingFocusId.current = null;
      element.focus();
    };
    return (row: TreeRow<Row>): RowAttributes => ({
      'aria-level': row.level,
      'aria-posinset': row.position,
      'aria-setsize': row.siblings,
      'aria-expanded': row.canOpen ? row.isOpen : undefined,
      'aria-busy': row.isPending || undefined,
      'data-row': row.id,
      'data-dragged': row.isDragged ? '' : undefined,
      'data-drop': row.dropEdge ?? undefined,
      tabIndex: row.isActive ? 0 : -1,
      onKeyDown: (event) => press(event, row.id),
      onFocus: () => activate(row.id),
      ...(row.isActive && { ref: (element) => focusWanted(element, row.id) }),
    });
  });
  return attributesOf;
}

/** The first and the last row may not be there: scrolled to, they come. */
function showEnd({ key, currentTarget }: KeyboardEvent<HTMLTableRowElement>): void {
  const region = currentTarget.closest('section');
  if (!region) return;
  if (key === 'Home') region.scrollTop = 0;
  if (key === 'End') region.scrollTop = region.scrollHeight;
}
