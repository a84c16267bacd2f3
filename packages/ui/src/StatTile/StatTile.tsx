import type { ReactNode } from 'react';
import { followLink, type LinkTarget } from '../Button/index.ts';
import { ArrowDown, ArrowRight, ArrowUp } from '../Icon/index.ts';
import { InfoTip } from '../InfoTip/InfoTip.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { visuallyHidden } from '../theme/index.ts';
import * as css from './StatTile.css.ts';
import { useCommonTexts, useTexts } from '../texts/context.ts';
import { statTileTexts } from './texts.ts';

export interface StatTileProps {
  /** What is counted: 入住率. */
  label: string;
  /** The figure as it is read: 86.5, 1,280, ¥12,800.00. Nothing shows as —. */
  value: string | number | null;
  /** Behind the figure, smaller: %, 间, 元. */
  unit?: string | undefined;
  /** How it has changed. */
  delta?: StatDelta | undefined;
  /** A small chart without axes, about 96 × 32 px. */
  sparkline?: ReactNode;
  /** What exactly is counted, behind a small button beside the label. */
  definition?: string | undefined;
  /** A line below the figure: its parts, with links of their own. */
  note?: ReactNode;
  /** The figure is being loaded: the tile keeps its size. */
  isLoading?: boolean | undefined;
  /** The records that are counted: the whole tile links to them. */
  link?: LinkTarget | undefined;
}

/**
 * One figure of a report: what it is, how much, and how it has changed.
 *
 * Use it in a row at the head of a dashboard; with a `link` it leads to its records. Do not use it for the facts
 * of a record (`DescriptionList`).
 *
 * Keyboard: a tile with a link is one tab stop, Enter follows it; its definition and the links of its
 * note come after it.
 */
export function StatTile({
  label,
  value,
  unit,
  delta,
  sparkline,
  definition,
  note,
  isLoading = false,
  link,
}: StatTileProps) {
  const { loading } = useCommonTexts();
  return (
    <div className={css.surface({ isPressable: link !== undefined })} aria-busy={isLoading}>
      <div className={css.label}>
        <span>{link ? followLink(link, { className: css.cover, children: label }) : label}</span>
        {definition !== undefined && (
          <span className={css.definition} data-own="">
            <InfoTip label={label}>{definition}</InfoTip>
          </span>
        )}
      </div>
      {isLoading ? (
        <>
          <span className={visuallyHidden}>{loading}</span>
          <span className={css.waiting({ of: 'value' })}>
            <Skeleton height={24} />
          </span>
          {note !== undefined && waitingLine}
          {delta && waitingLine}
        </>
      ) : (
        <>
          <div className={css.line}>
            <span className={css.value}>
              {value ?? '—'}
              {unit !== undefined && value !== null && <span className={css.unit}>{unit}</span>}
            </span>
            {sparkline && <span className={css.spark}>{sparkline}</span>}
          </div>
          {note !== undefined && (
            <div className={css.note} data-own="">
              {note}
            </div>
          )}
          {delta && <Delta {...delta} />}
        </>
      )}
    </div>
  );
}

const waitingLine = (
  <span className={css.waiting({ of: 'line' })}>
    <Skeleton />
  </span>
);

/** A change: which way, how much, since when, and whether that is good. */
export interface StatDelta {
  direction: 'up' | 'down' | 'flat';
  /** How much: 2.4%, 12 间. Not read when nothing has changed. */
  amount: string;
  /** Compared with what: 较昨日. */
  since: string;
  /** success: a good change; danger: a bad one. Default: neither, since not every rise is a gain. */
  tone?: 'success' | 'danger' | undefined;
}

const arrows = { up: ArrowUp, down: ArrowDown, flat: ArrowRight } as const;

/** The change in an arrow, a word and a number: colour only repeats them. */
function Delta({ direction, amount, since, tone }: StatDelta) {
  const texts = useTexts('StatTile', statTileTexts);
  const Arrow = arrows[direction];
  return (
    <div className={css.deltaLine}>
      {since}
      <span className={css.delta({ tone: direction === 'flat' ? undefined : tone })}>
        <Arrow size={12} />
        {texts[direction]}
        {direction !== 'flat' && ` ${amount}`}
      </span>
    </div>
  );
}
