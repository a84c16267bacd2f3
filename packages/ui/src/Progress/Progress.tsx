import type { CSSProperties } from 'react';
import { CircleCheck, CircleX } from '../Icon/index.ts';
import {
  bar,
  fill,
  head,
  label as labelStyle,
  shareName,
  track,
  valueWords,
} from './Progress.css.ts';
import { progressAria, type ProgressProps } from './progressProps.ts';

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
  const { label, tone = 'brand', valueText } = props;
  const { amount, aria } = progressAria(props);
  const isKnown = amount.share !== null;
  const words = valueText ?? amount.percent;
  return (
    <div className={bar}>
      {!isBare && (
        <div className={head} aria-hidden="true">
          <span className={labelStyle}>{label}</span>
          <span className={valueWords}>
            {tone === 'success' && <CircleCheck size={12} />}
            {tone === 'danger' && <CircleX size={12} />}
            {words}
          </span>
        </div>
      )}
      <div {...aria} className={track({ tone, size })}>
        <div className={fill({ isKnown })} style={{ [shareName]: amount.share } as CSSProperties} />
      </div>
    </div>
  );
}
