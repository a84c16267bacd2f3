import { memo } from 'react';
import type { Nights } from './bars.ts';
import { placeOf, refusalOf, type Board, type Draft } from './draft.ts';
import * as css from './RoomTimeline.css.ts';
import type { AxisSizes } from './useTimelinePointer.ts';
import { spanWords } from './words.ts';

interface TimelineBackdropProps {
  nights: Nights;
  start: number;
  end: number;
  nightWidth: number;
  /** `yyyy-MM-dd HH:mm:ss` */
  now: string;
}

/** How much of its day a moment has passed, from 0 to 1. */
const dayPassed = (moment: string): number =>
  (Number(moment.slice(11, 13)) + Number(moment.slice(14, 16)) / 60) / 24;

/** Behind all rows: the lines between nights, weekends, today, and the hour. */
export const TimelineBackdrop = memo(function TimelineBackdrop(props: TimelineBackdropProps) {
  const { nights, start, end, nightWidth, now } = props;
  const today = nights.indexOf(now);
  const groundOf = (night: number): 'today' | 'weekend' | 'plain' => {
    if (night === today) return 'today';
    return nights.isWeekend(night) ? 'weekend' : 'plain';
  };
  return (
    <div className={css.backdrop} aria-hidden="true">
      {nights.days.slice(start, end).map((day, index) => (
        <div
          key={day}
          className={css.column({ ground: groundOf(start + index) })}
          style={{ left: css.axis.room + (start + index) * nightWidth, width: nightWidth }}
        />
      ))}
      {today >= start && today < end && (
        <div
          className={css.nowLine}
          style={{ left: css.axis.room + (today + dayPassed(now)) * nightWidth }}
        />
      )}
    </div>
  );
});

interface TimelineGhostProps {
  draft: Draft;
  board: Board;
  sizes: AxisSizes;
}

/** Where a drop would lead, over the rows. It is announced in words. */
export function TimelineGhost({ draft, board, sizes }: TimelineGhostProps) {
  const { row, from, to } = placeOf(draft);
  const [start, end] = draft.kind === 'select' ? [from, to] : [from + 0.5, to + 0.5];
  const left = Math.max(0, start);
  return (
    <div
      aria-hidden="true"
      className={css.ghost({ isRefused: refusalOf(draft, board) !== null })}
      style={{
        top: sizes.head + row * sizes.row + 1,
        height: sizes.row - 3,
        lineHeight: `${sizes.row - 7}px`,
        left: sizes.room + left * sizes.night,
        width: (end - left) * sizes.night,
      }}
    >
      {draft.kind === 'select' ? '' : `${draft.bar.span.label} `}
      {spanWords(board.nights, from, to)}
    </div>
  );
}
