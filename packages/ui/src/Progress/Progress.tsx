import type { CSSProperties } from 'react';
import * as css from './Progress.css.ts';

/**
 * The share of a value out of 100, 0 to 1, and its text, as 56%. They are null and '' when indeterminate; 100%
 * only when it is complete.
 */
export function amountOf(value: number | null): { share: number | null; percent: string } {
  if (value === null || !Number.isFinite(value)) return { share: null, percent: '' };
  const share = Math.min(1, Math.max(0, value / 100));
  const rounded = Math.round(share * 100);
  return { share, percent: `${share < 1 ? Math.min(99, rounded) : 100}%` };
}

interface ProgressProps {
  /** Accessible name: 正在导出订单. */
  label: string;
  /** Current value, 0 to 100; null: indeterminate. */
  value: number | null;
}

/** Amount and ARIA attributes of bar and ring. */
function progressOf({ label, value }: ProgressProps) {
  const { share, percent } = amountOf(value);
  const aria = {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': share === null ? undefined : Math.round(share * 100),
  };
  return { share, percent, aria, isKnown: share !== null };
}

export interface ProgressBarProps extends ProgressProps {
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
export function Progress({ size = 'medium', ...props }: ProgressBarProps) {
  const { share, aria, isKnown } = progressOf(props);
  return (
    <div {...aria} className={css.track({ size })}>
      <div
        className={css.filling({ isKnown })}
        style={{ [css.shareName]: share } as CSSProperties}
      />
    </div>
  );
}

/** The ring in a square of 48 px. */
const round = { cx: 24, cy: 24, r: 22, strokeWidth: 4 } as const;

/** What an unknown share shows: a quarter, turning. */
const unknown = 0.25;

/**
 * The same as `Progress`, where there is a square and no line: on a picture that is being uploaded, in a
 * tile. It is 48 px wide.
 */
export function ProgressRing(props: ProgressProps) {
  const { share, percent, aria, isKnown } = progressOf(props);
  return (
    <div {...aria} className={css.ring}>
      <svg className={css.circle({ isKnown })} viewBox="0 0 48 48" aria-hidden="true">
        <circle className={css.groove} {...round} />
        {share !== 0 && (
          <circle
            className={css.arc}
            pathLength={100}
            {...round}
            style={{ [css.shareName]: share ?? unknown } as CSSProperties}
          />
        )}
      </svg>
      <span className={css.inside} aria-hidden="true">
        {percent}
      </span>
    </div>
  );
}
