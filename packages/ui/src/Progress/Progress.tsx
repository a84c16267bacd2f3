import type { CSSProperties } from 'react';
import * as css from './Progress.css.ts';

export interface ProgressProps {
  /** Accessible name: 正在导出订单. */
  label: string;
  /** Current value, 0 to 100; null: indeterminate. */
  value: number | null;
  /** Heights of 6 and 3 px. @default 'medium' */
  size?: 'medium' | 'small' | undefined;
}

/**
 * Progress of a task that takes more than a second or two: an upload, an export, an import.
 *
 * Use it with a `value` as soon as the total is known; without one it is indeterminate. Do not use it for the
 * loading of a screen (`Skeleton`), for a press (`isPending` of the button), nor for a figure such as an
 * occupancy rate (a chart, `StatTile`). Its label is visually hidden: the visible text is next to it.
 */
export function Progress({ label, value, size = 'medium' }: ProgressProps) {
  const aria = {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': value ?? undefined,
  };
  return (
    <div {...aria} className={css.track({ size })}>
      <div
        className={css.filling({ isKnown: value !== null })}
        style={{ [css.shareName]: value === null ? null : value / 100 } as CSSProperties}
      />
    </div>
  );
}
