import { memo, type MouseEvent } from 'react';
import { box } from '../Checkbox/Checkbox.css.ts';
import { ChevronRight } from '../Icon/index.ts';
import { Highlight, type Range } from '../lib/search/index.ts';
import type { TreeNode } from '../lib/tree/index.ts';
import type { TreeRow } from './useTreeRows.ts';
import { LabelEnd } from '../lib/treePicker/Sheet.tsx';
import { words } from '../lib/treePicker/sheet.css.ts';
import * as css from './TreeSelect.css.ts';

export interface TreeItemProps {
  id: string;
  row: TreeRow;
  canOpen: boolean;
  isExpanded: boolean;
  isActive: boolean;
  isChosen: boolean;
  /** With a box. */
  isMultiple: boolean;
  ranges: readonly Range[];
  onPress: (row: TreeRow) => void;
  onToggle: (node: TreeNode) => void;
}

/** Deeper levels are not indented further: their labels would have no space. */
const deepestIndent = 8;
const indent = 18;

/** One node of the open tree. */
export const TreeItem = memo(function TreeItem(props: TreeItemProps) {
  const { id, row, canOpen, isExpanded, isChosen, isMultiple, onPress, onToggle } = props;
  const { node, depth, siblings, position } = row.entry;
  // The focus is in the search field, which refers to the row by aria-activedescendant.
  const pressable = { role: 'treeitem', onClick: () => onPress(row) };
  const toggle = (event: MouseEvent): void => {
    event.stopPropagation();
    onToggle(node);
  };

  return (
    <div
      id={id}
      {...pressable}
      className={css.row}
      style={{ paddingInlineStart: 4 + Math.min(depth, deepestIndent) * indent }}
      aria-level={depth + 1}
      aria-setsize={siblings}
      aria-posinset={position}
      aria-expanded={canOpen ? isExpanded : undefined}
      aria-selected={isMultiple ? undefined : isChosen}
      aria-checked={isMultiple ? isChosen : undefined}
      aria-disabled={node.isDisabled || undefined}
      data-active={props.isActive || undefined}
      title={node.label.length > 16 ? node.label : undefined}
    >
      <span
        className={canOpen ? css.handle : css.noHandle}
        data-turned={(canOpen && isExpanded) || undefined}
        aria-hidden="true"
        {...(canOpen && { onClick: toggle })}
      >
        {canOpen && <ChevronRight size={16} />}
      </span>
      {isMultiple && (
        <input
          type="checkbox"
          className={`${box} ${css.box}`}
          aria-hidden="true"
          tabIndex={-1}
          checked={isChosen}
          disabled={node.isDisabled}
          readOnly
        />
      )}
      <span className={words}>
        <Highlight text={node.label} ranges={props.ranges} />
      </span>
      <LabelEnd reason={node.disabledReason} isChosen={!isMultiple && isChosen} />
    </div>
  );
});
