import { memo, type MouseEvent } from 'react';
import { ChevronRight } from '../Icon/index.ts';
import type { TreeNode } from '../lib/tree/index.ts';
import { LabelEnd } from '../lib/treePicker/Sheet.tsx';
import { sign, words } from '../lib/treePicker/sheet.css.ts';
import * as css from './Cascader.css.ts';
import type { Cursor } from './columns.ts';

/** What presses on a row do. */
export interface RowActions {
  onPress: (cursor: Cursor) => void;
  /** Chooses it, where a press opens it. */
  onPick: (cursor: Cursor) => void;
}

interface CascaderRowProps extends Cursor, RowActions {
  id: string;
  node: TreeNode;
  siblings: number;
  canOpen: boolean;
  isOpen: boolean;
  isActive: boolean;
  /** It is the chosen node or one above it. */
  isOnPath: boolean;
  isChosen: boolean;
  /** Any node can be chosen: the round mark at the start does so. */
  isMarked: boolean;
}

/** One node in its column. */
export const CascaderRow = memo(function CascaderRow(props: CascaderRowProps) {
  const { node, column, row, canOpen, isOpen, isChosen, isMarked } = props;
  const pick = (event: MouseEvent): void => {
    event.stopPropagation();
    props.onPick({ column, row });
  };
  // The focus is in the search field, which refers to the row by aria-activedescendant.
  const pressable = { role: 'treeitem', onClick: () => props.onPress({ column, row }) };

  return (
    <div
      id={props.id}
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
