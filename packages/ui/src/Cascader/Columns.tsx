import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { ChevronLeft } from '../Icon/index.ts';
import { Button } from '../Button/index.ts';
import type { Branches, TreeValue } from '../lib/tree/index.ts';
import { useStable } from '../lib/useStable.ts';
import { words } from '../lib/treePicker/sheet.css.ts';
import * as css from './Cascader.css.ts';
import { CascaderRow, WaitingRow } from './CascaderRow.tsx';
import { canEnter, type Selectable, type CascaderColumn, type Cursor } from './columns.ts';
import type { CascaderController } from './useCascader.ts';
import { Rows } from '../lib/treePicker/Rows.tsx';

interface ColumnsProps {
  id: string;
  label: string;
  branches: Branches;
  value: readonly TreeValue[];
  selectable: Selectable;
  /** Only the deepest column, with a way back: on phones. */
  isSingle: boolean;
  cascader: CascaderController;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The open columns side by side: one tree, laid out level by level. */
export function Columns({ cascader, isSingle, id, label, ...rest }: ColumnsProps) {
  const { columns, cursor } = cascader;
  const { branches, selectable } = rest;
  const scroller = useRef<HTMLDivElement>(null);
  const deepest = columns.length - 1;
  const parent = columns[deepest]?.parent;
  const above = columns[deepest - 1];
  const isDeep = (columns[0]?.nodes ?? []).some(branches.canOpen);

  // The rows keep their handlers, so that only rows that change are drawn again.
  const press = useStable(cascader.press);
  const pick = useStable(cascader.pick);

  useLayoutEffect(() => {
    if (scroller.current && deepest > 1) scroller.current.scrollLeft = scroller.current.scrollWidth;
  }, [deepest]);

  return (
    <>
      {isSingle && parent && above && (
        <div className={css.backBar}>
          <Button
            variant="quiet"
            size="small"
            icon={<ChevronLeft size={16} />}
            onPress={cascader.back}
          >
            返回
          </Button>
          <span className={words}>{parent.label}</span>
          {selectable === 'any' && parent.isDisabled !== true && (
            <Button
              variant="quiet"
              tone="brand"
              size="small"
              onPress={() => cascader.pick({ column: deepest - 1, row: above.open })}
            >
              选定
            </Button>
          )}
        </div>
      )}
      <div
        ref={scroller}
        id={id}
        role="tree"
        aria-label={label}
        className={css.columns({ isDeep })}
      >
        {columns.map(
          (column, place) =>
            (!isSingle || place === deepest) && (
              <div
                key={column.parent?.value ?? ''}
                role="presentation"
                className={css.column({ isDeep })}
              >
                <Column
                  {...rest}
                  id={id}
                  label={column.parent?.label ?? label}
                  column={column}
                  place={place}
                  active={cursor.column === place ? cursor.row : -1}
                  onPress={press}
                  onPick={pick}
                  onRetry={cascader.retry}
                  onFocus={() => cascader.enter(place)}
                />
              </div>
            ),
        )}
      </div>
    </>
  );
}

interface ColumnProps {
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
function Column(props: ColumnProps) {
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
