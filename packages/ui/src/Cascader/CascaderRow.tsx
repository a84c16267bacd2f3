import { memo, type MouseEvent } from 'react';
import { ChevronRight } from '../Icon/index.ts';
import type { BranchState, TreeNode } from '../lib/tree/index.ts';
import { LabelEnd, WaitingWords } from '../lib/treePicker/Row.tsx';
import { sign, words } from '../lib/treePicker/sheet.css.ts';
import * as css from './Cascader.css.ts';
import type { Cursor } from './columns.ts';

interface CascaderRowProps {
  id: string;
  node: TreeNode;
  column: number;
  row: number;
  siblings: number;
  canOpen: boolean;
  isOpen: boolean;
  isActive: boolean;
  /** It is the chosen node or one above it. */
  isOnPath: boolean;
  isChosen: boolean;
  /** Any node can be chosen: the round mark at the start does so. */
  isMarked: boolean;
  onPress: (cursor: Cursor) => void;
  onPick: (cursor: Cursor) => void;
}

/** One node in its column. */
export const CascaderRow = memo(function CascaderRow(props: CascaderRowProps) {
  const { id, node, column, row, canOpen, isOpen, isChosen, isMarked, onPress, onPick } = props;
  const pick = (event: MouseEvent): void => {
    event.stopPropagation();
    onPick({ column, row });
  };
  // The focus is in the search field, which refers to the row by aria-activedescendant.
  const pressable = { role: 'treeitem', onClick: () => onPress({ column, row }) };

  return (
    <div
      id={id}
      {...pressable}
      className={css.row}
      aria-level={column + 1}
      aria-setsize={props.siblings}
      aria-posinset={row + 1}
      aria-expanded={canOpen ? isOpen : undefined}
      aria-selected={isChosen}
      aria-disabled={node.isDisabled || undefined}
      data-open={isOpen || undefined}
      data-path={props.isOnPath || undefined}
      data-active={props.isActive || undefined}
      title={node.label.length > 12 ? node.label : undefined}
    >
      {isMarked && (
        <span className={css.markArea} {...{ onClick: pick }} aria-hidden="true">
          <span className={css.mark} />
        </span>
      )}
      <span className={words}>{node.label}</span>
      <LabelEnd reason={node.disabledReason} isChosen={isChosen && !canOpen && !isMarked} />
      {canOpen && (
        <span className={sign}>
          <ChevronRight size={16} />
        </span>
      )}
    </div>
  );
});

interface WaitingRowProps {
  id: string;
  level: number;
  state: BranchState;
  isActive: boolean;
  onRetry: () => void;
}

/** Placeholder row for children that are being loaded, or that failed to load and can be retried. */
export function WaitingRow({ id, level, state, isActive, onRetry }: WaitingRowProps) {
  const isFailed = state === 'failed';
  const pressable = { role: 'treeitem', ...(isFailed && { onClick: onRetry }) };
  return (
    <div
      id={id}
      {...pressable}
      className={css.row}
      aria-level={level}
      aria-setsize={1}
      aria-posinset={1}
      aria-selected={false}
      aria-disabled={!isFailed || undefined}
      data-active={isActive || undefined}
    >
      <WaitingWords state={state} />
    </div>
  );
}
