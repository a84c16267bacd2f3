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

/** How the space is shared: the first pane's part in per cent, and its bounds. */
interface Share {
  value: number;
  min: number;
  max: number;
}

/** One press of an arrow, in per cent; with Shift ten times as much. */
const step = 1;

const within = ({ min, max }: Share, value: number): number =>
  Math.round(Math.min(max, Math.max(min, value)));

/** What a key makes of the share; null when it does nothing. */
export function shareByKey(share: Share, key: string, isShift: boolean): number | null {
  const by = isShift ? step * 10 : step;
  const targets: Record<string, number> = {
    ArrowLeft: within(share, share.value - by),
    ArrowRight: within(share, share.value + by),
    Home: share.min,
    End: share.max,
  };
  return targets[key] ?? null;
}

/** The share when the line is at `x` in a box from `left`, `width` wide; in px. */
export function shareByPointer(
  share: Share,
  x: number,
  box: { left: number; width: number },
): number {
  if (box.width === 0) return share.value;
  return within(share, ((x - box.left) / box.width) * 100);
}

/** What was remembered, if it still is a share. */
export function parseShare(stored: string | null, share: Share): number {
  const value = stored?.trim() ? Number(stored) : Number.NaN;
  return within(share, Number.isFinite(value) ? value : share.value);
}

export interface SplitPaneProps {
  /** What the line between them moves: 列表与详情. */
  label: string;
  /** The pane at the start: the list. */
  first: ReactNode;
  /** The pane at the end: what belongs to the list's choice. */
  second: ReactNode;
  /** The first pane's part at first, in per cent. 40. */
  defaultValue?: number | undefined;
  /** The least and the most that the first pane may have, in per cent. 20 and 80. */
  min?: number | undefined;
  /** Largest width of the first pane, in percent. @default 80 */
  max?: number | undefined;
  /** Remembers the share on this device under this key. */
  storageKey?: string | undefined;
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
export function SplitPane({
  label,
  first,
  second,
  defaultValue = 40,
  min = 20,
  max = 80,
  storageKey,
}: SplitPaneProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isDragging, setDragging] = useState(false);
  const [value, setValue] = useShare({ value: defaultValue, min, max }, storageKey);
  const share = { value, min, max };

  const drag = ({ clientX }: PointerEvent): void => {
    if (!isDragging || !box.current) return;
    setValue(shareByPointer(share, clientX, box.current.getBoundingClientRect()));
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
      const next = shareByKey(share, event.key, event.shiftKey);
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

// A browser may forbid local storage: then the choice lasts as long as the component.
function readStored(key: string | undefined): string | null {
  try {
    return key === undefined ? null : localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeStored(key: string, value: number): void {
  try {
    localStorage.setItem(key, String(value));
  } catch {
    return;
  }
}

/** The share as it was left on this device, and how to change it. */
function useShare(initial: Share, storageKey: string | undefined) {
  const [value, setValue] = useState(() => parseShare(readStored(storageKey), initial));
  const change = (next: number): void => {
    setValue(next);
    if (storageKey !== undefined) writeStored(storageKey, next);
  };
  return [value, change] as const;
}
