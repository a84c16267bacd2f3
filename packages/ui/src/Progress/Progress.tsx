import type { CSSProperties } from 'react';
import { CircleCheck, CircleX } from '../Icon/index.ts';
import * as css from './Progress.css.ts';

/**
 * The share of the total, 0 to 1, and its text, as 56%. They are null and '' when indeterminate; 100% only when
 * it is complete.
 */
export function amountOf(
  value: number | null,
  max: number,
): { share: number | null; percent: string } {
  if (value === null || !Number.isFinite(value)) return { share: null, percent: '' };
  const share = max <= 0 ? 1 : Math.min(1, Math.max(0, value / max));
  const rounded = Math.round(share * 100);
  return { share, percent: `${share < 1 ? Math.min(99, rounded) : 100}%` };
}

interface ProgressProps {
  /** Accessible name: 正在导出订单. */
  label: string;
  /** Current value, up to `max`; null: indeterminate. */
  value: number | null;
  /** Value at completion. @default 100 */
  max?: number | undefined;
  /** Text instead of a percentage: 已导出 1,200 / 3,208 条. */
  valueText?: string | undefined;
  /** brand: running; success: done; warning: waiting; danger: failed. The text repeats it. @default 'brand' */
  tone?: 'brand' | 'success' | 'warning' | 'danger' | undefined;
}

const icons = { brand: null, success: CircleCheck, warning: null, danger: CircleX } as const;

/** Amount, ARIA attributes and look of bar and ring. */
function progressOf({ label, value, max = 100, valueText, tone = 'brand' }: ProgressProps) {
  const { share, percent } = amountOf(value, max);
  const aria = {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': share === null ? undefined : Math.round(share * 100),
    'aria-valuetext': valueText,
  };
  return { share, percent, aria, isKnown: share !== null, tone, Icon: icons[tone] };
}

export interface ProgressBarProps extends ProgressProps {
  /** Heights of 6 and 3 px. @default 'medium' */
  size?: 'medium' | 'small' | undefined;
  /** The label is visually hidden: the surrounding text shows it. */
  isBare?: boolean | undefined;
}

/**
 * Progress of a task that takes more than a second or two: an upload, an export, an import.
 *
 * Use it with a `value` as soon as the total is known; without one it is indeterminate. Do not use it for the
 * loading of a screen (`Skeleton`), for a press (`isPending` of the button), nor for a figure such as an
 * occupancy rate (a chart, `StatTile`).
 */
export function Progress({ size = 'medium', isBare = false, ...props }: ProgressBarProps) {
  const { share, percent, aria, isKnown, tone, Icon } = progressOf(props);
  return (
    <div className={css.bar}>
      {!isBare && (
        <div className={css.head} aria-hidden="true">
          <span className={css.label}>{props.label}</span>
          <span className={css.valueWords}>
            {Icon && <Icon size={12} />}
            {props.valueText ?? percent}
          </span>
        </div>
      )}
      <div {...aria} className={css.track({ tone, size })}>
        <div
          className={css.filling({ isKnown })}
          style={{ [css.shareName]: share } as CSSProperties}
        />
      </div>
    </div>
  );
}

export interface ProgressRingProps extends ProgressProps {
  /** Widths of 20, 48 and 96 px; the small one shows no words. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** Thickness in units of a square of 48, so that the line is 2, 4 and 6 px wide. */
const thickness = { small: 5, medium: 4, large: 3 } as const;

/** What an unknown share shows: a quarter, turning. */
const unknown = 0.25;

/**
 * The same as `Progress`, where there is a square and no line: on a picture that is being uploaded, in a
 * tile. Its label is visually hidden: the visible text is next to it.
 */
export function ProgressRing({ size = 'medium', ...props }: ProgressRingProps) {
  const { share, percent, aria, isKnown, tone, Icon } = progressOf(props);
  const width = thickness[size];
  const round = { cx: 24, cy: 24, r: 24 - width / 2, strokeWidth: width };
  return (
    <div {...aria} className={css.ring({ tone, size })}>
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
      {size !== 'small' && (
        <span className={css.inside} aria-hidden="true">
          {Icon ? <Icon size={20} /> : percent}
        </span>
      )}
    </div>
  );
}
