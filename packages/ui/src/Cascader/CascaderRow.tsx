import { Check, ChevronRight } from '../Icon/index.ts';
import { memo, type MouseEvent } from 'react';
import type { TreeNode } from '../lib/tree/index.ts';
import * as css from './Cascader.css.ts';
import type { Cursor } from './columns.ts';

export interface CascaderRowProps {
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
      <span className={css.words}>{node.label}</span>
      {node.disabledReason !== undefined && (
        <span className={css.reason}>{node.disabledReason}</span>
      )}
      {canOpen && (
        <span className={css.sign}>
          <ChevronRight size={16} />
        </span>
      )}
      {isChosen && !canOpen && !isMarked && (
        <span className={css.sign}>
          <Check size={16} />
        </span>
      )}
    </div>
  );
});
