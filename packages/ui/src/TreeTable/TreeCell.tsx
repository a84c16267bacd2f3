import { useId, type ReactNode } from 'react';
import { ExpandButton } from '../Table/index.ts';
import type { TreeRow } from './treeRows.ts';
import { cell, gap, guides, indent, leaf, words } from './TreeTable.css.ts';

export interface TreeCellProps {
  row: TreeRow<unknown>;
  onToggle: (id: string) => void;
  children: ReactNode;
}

/** The first cell of a tree row: indentation, expand button and label. */
export function TreeCell({ row, onToggle, children }: TreeCellProps) {
  const { level, canOpen } = row;
  if (canOpen) {
    return (
      <Branch row={row} onToggle={onToggle}>
        {children}
      </Branch>
    );
  }
  const lines = (level - 1) * indent;
  return (
    <span
      className={leaf}
      style={{ paddingInlineStart: lines + indent + gap, backgroundSize: `${lines}px 100%` }}
    >
      {children}
    </span>
  );
}

function Branch({ row, onToggle, children }: TreeCellProps) {
  const wordsId = useId();
  const { id, level, isOpen, isPending } = row;
  return (
    <span className={cell}>
      {level > 1 && <span className={guides} style={{ width: (level - 1) * indent }} />}
      {/* The row itself is reached by keyboard, and opened there. */}
      <ExpandButton
        isSkipped
        titleId={wordsId}
        isOpen={isOpen}
        isPending={isPending}
        onToggle={() => onToggle(id)}
      />
      <span id={wordsId} className={words}>
        {children}
      </span>
    </span>
  );
}
