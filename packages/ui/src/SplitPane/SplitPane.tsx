import {
  useId,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import * as css from './SplitPane.css.ts';

/** Bounds of the first pane's part, in per cent. */
const [min, max] = [20, 80];

/** One press of an arrow, in per cent; with Shift ten times as much. */
const step = 1;

const within = (value: number): number => Math.round(Math.min(max, Math.max(min, value)));

/** What a key makes of the share, in per cent; null when it does nothing. */
export function shareByKey(share: number, key: string, isShift: boolean): number | null {
  const by = isShift ? step * 10 : step;
  const targets: Record<string, number> = {
    ArrowLeft: within(share - by),
    ArrowRight: within(share + by),
    Home: min,
    End: max,
  };
  return targets[key] ?? null;
}

/** The share when the line is at `x` in a box from `left`, `width` wide; in px. */
export function shareByPointer(
  share: number,
  x: number,
  box: { left: number; width: number },
): number {
  if (box.width === 0) return share;
  return within(((x - box.left) / box.width) * 100);
}

export interface SplitPaneProps {
  /** What the line between them moves: 列表与详情. */
  label: string;
  /** The pane at the start: the list. */
  first: ReactNode;
  /** The pane at the end: what belongs to the list's choice. */
  second: ReactNode;
  /** The first pane's part at first, in per cent, 20 to 80. @default 40 */
  defaultValue?: number | undefined;
}

/**
 * Two panes beside each other, and a line between them that can be moved. Each pane scrolls in itself; it is
 * as high as its parent. Below 900 px they are below each other.
 *
 * Use it where a list and one of its records are worked on together. Do not use it where a record is opened
 * now and then (`Drawer`), nor for the fixed columns of a page (`Grid`).
 *
 * Keyboard: on the line ← → move it by 1 %, with Shift by 10 %; Home and End to its bounds.
 */
export function SplitPane({ label, first, second, defaultValue = 40 }: SplitPaneProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isDragging, setDragging] = useState(false);
  const [value, setValue] = useState(defaultValue);

  const drag = ({ clientX }: PointerEvent): void => {
    if (!isDragging || !box.current) return;
    setValue(shareByPointer(value, clientX, box.current.getBoundingClientRect()));
  };
  const separator = {
    role: 'separator',
    tabIndex: 0,
    'aria-label': label,
    'aria-orientation': 'vertical',
    'aria-controls': id,
    'aria-valuenow': value,
    'aria-valuemin': min,
    'aria-valuemax': max,
    'aria-valuetext': `${value}%`,
    onKeyDown: (event: KeyboardEvent): void => {
      const next = shareByKey(value, event.key, event.shiftKey);
      if (next === null) return;
      event.preventDefault();
      setValue(next);
    },
    onPointerDown: (event: PointerEvent): void => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragging(true);
    },
    onPointerMove: drag,
    onPointerUp: (): void => setDragging(false),
    onPointerCancel: (): void => setDragging(false),
  } as const;

  return (
    <div ref={box} className={css.split} style={{ [css.shareName]: value } as CSSProperties}>
      <div id={id} className={css.first}>
        {first}
      </div>
      <div {...separator} className={css.line} data-dragging={isDragging || undefined} />
      <div className={css.second}>{second}</div>
    </div>
  );
}
