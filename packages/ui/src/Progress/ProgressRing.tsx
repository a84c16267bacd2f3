import type { CSSProperties } from 'react';
import { CircleCheck, CircleX } from '../Icon/index.ts';
import { arc, circle, groove, inside, ring, shareName } from './Progress.css.ts';
import { progressAria, type ProgressProps } from './progressProps.ts';

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
  const { tone = 'brand' } = props;
  const { amount, aria } = progressAria(props);
  const isKnown = amount.share !== null;
  const width = thickness[size];
  const round = { cx: 24, cy: 24, r: 24 - width / 2, strokeWidth: width };
  return (
    <div {...aria} className={ring({ tone, size })}>
      <svg className={circle({ isKnown })} viewBox="0 0 48 48" aria-hidden="true">
        <circle className={groove} {...round} />
        {amount.share !== 0 && (
          <circle
            className={arc}
            pathLength={100}
            {...round}
            style={{ [shareName]: amount.share ?? unknown } as CSSProperties}
          />
        )}
      </svg>
      {size !== 'small' && (
        <span className={inside} aria-hidden="true">
          <Sign tone={tone} percent={amount.percent} />
        </span>
      )}
    </div>
  );
}

function Sign({ tone, percent }: { tone: string; percent: string }) {
  if (tone === 'success') return <CircleCheck size={20} />;
  if (tone === 'danger') return <CircleX size={20} />;
  return percent;
}
