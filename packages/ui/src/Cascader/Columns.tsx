import { useLayoutEffect, useRef, memo, type MouseEvent } from 'react';
import { ChevronLeft, ChevronRight } from '../Icon/index.ts';
import { Button } from '../Button/index.ts';
import { useStable } from '../lib/useStable.ts';
import { Rows } from '../TreePicker/Rows.tsx';
import { words, sign } from '../TreePicker/sheet.css.ts';
import { hasChildren, type TreeNode } from '../lib/tree/index.ts';
import { canEnter, type CascaderColumn, type Cursor } from './useCascader.ts';
import type { CascaderController, CascaderSheetProps } from './useCascader.ts';
import { LabelEnd } from '../TreePicker/Sheet.tsx';
import * as css from './Cascader.css.ts';
import { useCommonTexts, useTexts } from '../texts/context.ts';
import { cascaderTexts } from './texts.ts';

interface ColumnsProps {
  sheet: CascaderSheetProps;
  cascader: CascaderController;
  /** Only the deepest column, with a way back: on phones. */
  isSingle: boolean;
}

/** The open columns side by side: one tree, laid out level by level. */
export function Columns({ sheet, cascader, isSingle }: ColumnsProps) {
  const { id, label, selectable } = sheet;
  const texts = useTexts('Cascader', cascaderTexts);
  const { columns } = cascader;
  const scroller = useRef<HTMLDivElement>(null);
  const deepest = columns.length - 1;
  const parent = columns[deepest]?.parent;
  const above = columns[deepest - 1];
  const isDeep = (columns[0]?.nodes ?? []).some(hasChildren);

  // The rows keep their handlers, so that only rows that change are drawn again.
  const onPress = useStable(cascader.press);
  const onPick = useStable(cascader.pick);

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
            {texts.back}
          </Button>
          <span className={words}>{parent.label}</span>
          {selectable === 'any' && parent.isDisabled !== true && (
            <Button
              variant="quiet"
              tone="brand"
              size="small"
              onPress={() => cascader.pick({ column: deepest - 1, row: above.open })}
            >
              {texts.chooseThis}
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
                  sheet={sheet}
                  cascader={cascader}
                  column={column}
                  place={place}
                  onPress={onPress}
                  onPick={onPick}
                />
              </div>
            ),
        )}
      </div>
    </>
  );
}

interface ColumnProps extends Omit<ColumnsProps, 'isSingle'>, RowActions {
  column: CascaderColumn;
  place: number;
}

function Column({ sheet, cascader, column, place, ...actions }: ColumnProps) {
  const { selectable, value } = sheet;
  const { cursor, rowId } = cascader;
  const { nodes, open, parent } = column;
  const chosen = value[place];
  const active = cursor.column === place ? cursor.row : -1;
  if (parent?.isUnloaded && nodes.length === 0)
    return (
      <LoadNote
        label={parent.label}
        isFailed={sheet.failed.has(parent.value)}
        onRetry={() => cascader.retry(place)}
      />
    );

  return (
    <Rows
      kind="group"
      aria-label={column.parent?.label ?? sheet.label}
      aria-activedescendant={active < 0 ? undefined : rowId({ column: place, row: active })}
      count={nodes.length}
      active={active}
      onFocus={() => cascader.enter(place)}
      start={nodes.findIndex((node) => node.value === chosen)}
    >
      {(row) => {
        const node = nodes[row];
        if (!node) return null;
        const isOnPath = node.value === chosen;
        return (
          <CascaderRow
            key={node.value}
            id={rowId({ column: place, row })}
            node={node}
            column={place}
            row={row}
            siblings={nodes.length}
            canOpen={canEnter(node, selectable)}
            isOpen={row === open}
            isActive={row === active}
            isOnPath={isOnPath}
            isChosen={isOnPath && place === value.length - 1}
            isMarked={selectable === 'any'}
            {...actions}
          />
        );
      }}
    </Rows>
  );
}

interface LoadNoteProps {
  /** The node whose children are loaded. */
  label: string;
  isFailed: boolean;
  onRetry: () => void;
}

/** In the place of a column while it is being loaded, and when it could not be. */
function LoadNote({ label, isFailed, onRetry }: LoadNoteProps) {
  const common = useCommonTexts();
  return (
    <output className={css.loadNote}>
      {isFailed ? (
        <>
          {common.labelled(label, common.loadFailed)}
          <Button size="small" onPress={onRetry}>
            {common.retry}
          </Button>
        </>
      ) : (
        common.labelled(label, common.loading)
      )}
    </output>
  );
}

interface RowActions {
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
const CascaderRow = memo(function CascaderRow(props: CascaderRowProps) {
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
      title={node.label.length > 12 || node.disabledReason ? node.label : undefined}
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
