import { memo } from 'react';
import { extentOf, type Nights } from './bars.ts';
import { placeOf, refusalOf, type Board, type Draft } from './draft.ts';
import * as css from './RoomTimeline.css.ts';
import type { AxisSizes } from './useTimelinePointer.ts';
import { spanWords } from './words.ts';

interface TimelineBackdropProps {
  nights: Nights;
  nightWidth: number;
  /** The night of the hotel's day. */
  tonight: number;
  /** `yyyy-MM-dd HH:mm:ss` */
  now: string;
}

/** How much of its day a moment has passed, from 0 to 1. */
const dayPassed = (moment: string): number =>
  (Number(moment.slice(11, 13)) + Number(moment.slice(14, 16)) / 60) / 24;

/** Behind all rows: the lines between nights and the weekends, a pattern of one week; today, and the hour. */
export const TimelineBackdrop = memo(function TimelineBackdrop(props: TimelineBackdropProps) {
  const { nights, nightWidth, tonight, now } = props;
  const week = 7 * nightWidth;
  const isOnAxis = (at: number): boolean => at >= 0 && at < nights.days.length;
  const hour = nights.indexOf(now) + dayPassed(now);
  return (
    <div className={css.backdrop} aria-hidden="true">
      <div
        className={css.weeks}
        style={{
          left: css.axis.room,
          backgroundSize: `${nightWidth}px, ${week}px`,
          // From Monday: Saturday and Sunday are the last two of a week.
          backgroundPositionX: `0, ${-nights.weekday(0) * nightWidth}px`,
        }}
      />
      {isOnAxis(tonight) && (
        <div
          className={css.today}
          style={{ left: css.axis.room + tonight * nightWidth, width: nightWidth }}
        />
      )}
      {isOnAxis(hour) && (
        <div className={css.nowLine} style={{ left: css.axis.room + hour * nightWidth }} />
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
  const { row: key, from, to } = placeOf(draft);
  const row = board.indexOf(key);
  const [start, end] =
    draft.kind === 'select'
      ? [from, to]
      : extentOf(draft.bar.hours && draft.kind === 'move' ? draft.bar : { from, to }, Infinity);
  const left = Math.max(0, start);
  if (row < 0) return null;
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
