import { memo, type KeyboardEvent, type MouseEvent } from 'react';
import { Check, ChevronRight, RotateCw } from '../Icon/index.ts';
import type { Branches, TreeValue, TreeNode, BranchState } from '../lib/tree/index.ts';
import { Rows } from '../lib/treePicker/index.ts';
import * as css from './Cascader.css.ts';
import type { CascaderColumn, Cursor } from './columns.ts';
import { canEnter, type Selectable } from './selectable.ts';

export interface ColumnProps {
  /** The id of a row is made of it, of the column and of the row. */
  id: string;
  label: string;
  column: CascaderColumn;
  place: number;
  branches: Branches;
  selectable: Selectable;
  /** The chosen path. */
  value: readonly TreeValue[];
  /** The row of the keyboard cursor; -1 for none. */
  active: number;
  onPress: (cursor: Cursor) => void;
  onPick: (cursor: Cursor) => void;
  onRetry: (column: number) => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The id of a row. */
export function rowId(id: string, { column, row }: Cursor): string {
  return `${id}-${column}-${row}`;
}

/** One column of a cascader: the roots, or the children of a node. */
export function Column(props: ColumnProps) {
  const { id, label, column, place, branches, selectable, value, active, onPress, onPick } = props;
  const { nodes, open, state } = column;
  const chosen = value[place];

  return (
    <Rows
      kind="group"
      label={label}
      count={state === undefined ? nodes.length : 1}
      active={active}
      activeId={active < 0 ? undefined : rowId(id, { column: place, row: active })}
      onFocus={props.onFocus}
      onKeyDown={props.onKeyDown}
      start={nodes.findIndex((node) => node.value === chosen)}
    >
      {(row) => {
        const node = nodes[row];
        if (state !== undefined || !node) {
          return (
            <WaitingRow
              key={row}
              id={rowId(id, { column: place, row })}
              level={place + 1}
              state={state ?? 'pending'}
              isActive={row === active}
              onRetry={() => props.onRetry(place)}
            />
          );
        }
        const isOnPath = node.value === chosen;
        return (
          <CascaderRow
            key={node.value}
            id={rowId(id, { column: place, row })}
            node={node}
            column={place}
            row={row}
            siblings={nodes.length}
            canOpen={canEnter(node, selectable, branches.canOpen)}
            isOpen={row === open}
            isActive={row === active}
            isOnPath={isOnPath}
            isChosen={isOnPath && place === value.length - 1}
            isMarked={selectable === 'any'}
            onPress={onPress}
            onPick={onPick}
          />
        );
      }}
    </Rows>
  );
}

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
const CascaderRow = memo(function CascaderRow(props: CascaderRowProps) {
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

interface WaitingRowProps {
  id: string;
  level: number;
  state: BranchState;
  isActive: boolean;
  onRetry: () => void;
}

/** Placeholder row for children that are being loaded, or that failed to load and can be retried. */
function WaitingRow({ id, level, state, isActive, onRetry }: WaitingRowProps) {
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
      {isFailed && <span className={css.failure}>加载失败</span>}
      {isFailed && (
        <span className={css.sign}>
          <RotateCw size={16} />
        </span>
      )}
      {isFailed ? '重试' : '加载中'}
    </div>
  );
}
