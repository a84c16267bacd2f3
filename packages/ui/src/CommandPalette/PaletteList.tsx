import {
  useImperativeHandle,
  useRef,
  memo,
  type MouseEvent,
  type PointerEvent,
  type Ref,
} from 'react';
import { useMedia } from '../lib/useMedia.ts';
import { Highlight } from '../lib/search/index.ts';
import { useVirtualRows } from '../lib/useVirtualRows.ts';
import { media } from '../theme/index.ts';
import * as css from './CommandPalette.css.ts';
import type { Row } from './hits.ts';
import type { PaletteModel } from './usePalette.ts';

/** Heights of a line for mouse and finger, in px. */
const lineHeight = { mouse: 40, touch: 48 };

export interface PaletteListHandle {
  /** Scrolls a line into view. */
  show: (index: number) => void;
}

export interface PaletteListProps {
  id: string;
  label: string;
  model: PaletteModel;
  onChoose: (index: number) => void;
  ref: Ref<PaletteListHandle>;
}

const listRole = { role: 'listbox', tabIndex: -1 } as const;

/** The stop that an event happened on; -1 for none. */
function stopOf({ target }: { target: EventTarget }): number {
  const found = target instanceof Element ? target.closest('[data-position]') : null;
  return Number(found?.getAttribute('data-position') ?? 0) - 1;
}

/** The hits by group; only visible lines are rendered. */
export function PaletteList({ id, label, model, onChoose, ref }: PaletteListProps) {
  const { query, rowGroups, stops, active, isPending, setActive } = model;
  const scroller = useRef<HTMLDivElement>(null);
  const height = useMedia(media.touch) ? lineHeight.touch : lineHeight.mouse;
  const last = rowGroups.at(-1);
  const count = last ? last.from + last.rows.length : 0;
  const { start, end, totalHeight, scrollToIndex } = useVirtualRows({
    scrollerRef: scroller,
    count,
    rowHeight: height,
    initialHeight: 440,
  });

  useImperativeHandle(ref, () => ({
    show: (index) => {
      const at = stops[index]?.at ?? 0;
      // The first one scrolls its heading into view too.
      scrollToIndex(index === 0 ? 0 : at);
    },
  }));

  const byPointer = {
    // The focus stays in the field.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerMove: (event: PointerEvent) => {
      const index = stopOf(event);
      if (index !== -1 && index !== active) setActive(index);
    },
    onClick: (event: MouseEvent) => {
      const index = stopOf(event);
      if (index !== -1) onChoose(index);
    },
  };
  const activeAt = stops[active]?.at ?? -1;
  const places = new Map(stops.map(({ at }, index) => [at, index]));
  const draw = (row: Row, at: number) => {
    if (row.kind === 'heading') {
      // The group itself has this name for screen readers.
      return (
        <div
          key={at}
          aria-hidden="true"
          className={css.heading}
          style={{ top: at * height, height }}
        >
          {row.label}
          {row.isPending && <span className={css.spinner} />}
        </div>
      );
    }
    const index = places.get(at) ?? 0;
    return (
      <PaletteRow
        key={at}
        id={`${id}-${index}`}
        row={row}
        position={index + 1}
        count={stops.length}
        top={at * height}
        height={height}
        isActive={index === active}
      />
    );
  };

  return (
    <div className={css.frame}>
      <div
        ref={scroller}
        id={id}
        {...listRole}
        {...byPointer}
        className={css.list}
        aria-label={label}
        aria-busy={isPending || undefined}
      >
        <div role="presentation" className={css.rows} style={{ height: totalHeight }}>
          {rowGroups.map(({ id: groupId, label: name, from, rows }) => {
            const group = { role: 'group', 'aria-label': name } as const;
            const drawn = rows
              .slice(Math.max(0, start - from), Math.max(0, end - from))
              .map((row, index) => ({ row, at: Math.max(from, start) + index }));
            // The field refers to the active line: it is always drawn.
            const chosen = rows[activeAt - from];
            const isFar = activeAt < start || activeAt >= end;
            if (chosen && isFar) drawn.push({ row: chosen, at: activeAt });
            if (drawn.length === 0) return null;
            return (
              <div key={groupId} {...group}>
                {drawn.map(({ row, at }) => draw(row, at))}
              </div>
            );
          })}
        </div>
      </div>
      {count === 0 && !isPending && (
        <p className={css.empty}>
          {query.trim() === '' ? '输入以搜索' : `没有找到「${query.trim()}」`}
        </p>
      )}
    </div>
  );
}

interface PaletteRowProps {
  id: string;
  row: Exclude<Row, { kind: 'heading' }>;
  /** Its place among the lines that can be chosen, from 1; and how many these are. */
  position: number;
  count: number;
  /** Its offset and height, in px. */
  top: number;
  height: number;
  isActive: boolean;
}

const tones = { command: 'ink', more: 'brand', retry: 'failure' } as const;

/** One line that can be chosen. */
const PaletteRow = memo(function PaletteRow({
  id,
  row,
  position,
  count,
  top,
  height,
  isActive,
}: PaletteRowProps) {
  const roles = {
    id,
    role: 'option',
    'aria-selected': isActive,
    'aria-posinset': position,
    'aria-setsize': count,
    'data-position': position,
  };
  return (
    <div
      {...roles}
      className={css.option({ isActive, tone: tones[row.kind] })}
      style={{ top, height }}
    >
      <Words row={row} />
    </div>
  );
});

function Words({ row }: Pick<PaletteRowProps, 'row'>) {
  if (row.kind === 'more') return `展开其余 ${row.count} 项`;
  if (row.kind === 'retry') return '加载失败，重试';
  const { command, marks } = row.hit;
  return (
    <>
      <span className={css.icon} aria-hidden="true">
        {command.icon}
      </span>
      <span className={css.title}>
        <Highlight text={command.title} ranges={marks.title} />
      </span>{' '}
      {command.description !== undefined && (
        <span className={css.note}>
          <Highlight text={command.description} ranges={marks.note} />
        </span>
      )}
    </>
  );
}
