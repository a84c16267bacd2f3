import type { KeyboardEvent } from 'react';
import { Rows } from '../lib/treePicker/index.ts';
import type { Branches, TreeValue } from '../lib/tree/index.ts';
import { CascaderRow } from './CascaderRow.tsx';
import { canEnter, type Selectable } from './selectable.ts';
import type { CascaderColumn, Cursor } from './columns.ts';
import { WaitingRow } from './WaitingRow.tsx';

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
