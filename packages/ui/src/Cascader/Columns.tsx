import { ChevronLeft } from '../Icon/index.ts';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from '../Button/index.ts';
import type { Branches, TreeValue } from '../lib/tree/index.ts';
import { useStable } from '../lib/useStable.ts';
import * as css from './Cascader.css.ts';
import type { Selectable } from './selectable.ts';
import { Column } from './Column.tsx';
import type { CascaderController } from './useCascader.ts';

export interface ColumnsProps {
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
          <span className={css.words}>{parent.label}</span>
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
