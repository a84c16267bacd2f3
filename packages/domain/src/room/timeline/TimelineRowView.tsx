import { memo } from 'react';
import { barAt, extentOf, type Bar } from './bars.ts';
import { barCan, type Board } from './draft.ts';
import * as css from './RoomTimeline.css.ts';
import type { TimelineRow } from './rows.ts';
import { barWords, cellWords } from './words.ts';

interface TimelineRowViewProps {
  row: TimelineRow;
  index: number;
  /** `aria-rowindex` of the first row. */
  firstIndex: number;
  height: number;
  board: Board;
  /** The nights to draw: from `start` to before `end`. */
  start: number;
  end: number;
  nightWidth: number;
  /** The night of the cursor, when it is in this row. */
  cursorNight: number | null;
  cursorId: string;
  hasResize: boolean;
}

function lookOf({ span, daysLate, isOrder }: Bar): 'order' | 'late' | Bar['span']['kind'] {
  if (isOrder) return 'order';
  return daysLate > 0 ? 'late' : span.kind;
}

/** A row of the axis: a room or a lane with its bars, or the head of a group. Only what is near the view. */
export const TimelineRowView = memo(function TimelineRowView(props: TimelineRowViewProps) {
  const { row, index, firstIndex, height, board, cursorNight, ...view } = props;
  const place = { top: index * height, height };
  if (row.kind === 'group') {
    return (
      <tr aria-rowindex={firstIndex + index} className={css.row({ kind: 'group' })} style={place}>
        <th scope="row" aria-colindex={1} className={css.groupHead}>
          <NameWords row={row} />
        </th>
      </tr>
    );
  }
  const bars = board.barsIn(row);
  return (
    <tr
      aria-rowindex={firstIndex + index}
      data-axis=""
      className={css.row({ kind: row.kind })}
      style={place}
    >
      <th scope="row" aria-colindex={1} className={css.roomName({ kind: row.kind })}>
        <NameWords row={row} />
      </th>
      {bars
        .filter((bar) => bar.to + 0.5 > view.start && bar.from + 0.5 < view.end)
        .map((bar) => (
          <BarView
            key={`${bar.span.kind} ${bar.from}`}
            bar={bar}
            count={board.nights.days.length}
            {...view}
          />
        ))}
      {cursorNight !== null && (
        <td
          id={view.cursorId}
          aria-colindex={cursorNight + 2}
          aria-selected="true"
          aria-label={cellWords(row, board.nights, cursorNight, barAt(bars, cursorNight))}
          className={css.cursorCell}
          style={{
            left: css.axis.room + cursorNight * view.nightWidth,
            width: view.nightWidth,
          }}
        />
      )}
    </tr>
  );
});

function NameWords({ row }: { row: TimelineRow }) {
  if (row.kind === 'lane') return row.label;
  if (row.kind === 'group') {
    return (
      <>
        <span className={css.groupName}>{row.label}</span> {row.note}
      </>
    );
  }
  return (
    <>
      {row.room.name}
      {row.room.isIsolation && <span className={css.roomMark}>隔离</span>}
    </>
  );
}

/** The name of a row in the column that stays. */
export const RowName = memo(function RowName(props: {
  row: TimelineRow;
  top: number;
  height: number;
}) {
  const { row, top, height } = props;
  return (
    <div className={css.placedName} style={{ top, height }}>
      <div className={row.kind === 'group' ? css.groupHead : css.roomName({ kind: row.kind })}>
        <NameWords row={row} />
      </div>
    </div>
  );
});

interface BarViewProps {
  bar: Bar;
  count: number;
  nightWidth: number;
  /** The first night that is drawn. */
  start: number;
  hasResize: boolean;
}

/** A bar may be cut by the left edge so many nights from the first one that is drawn. */
const cutNights = 6;

function BarView({ bar, count, nightWidth, hasResize, start: first }: BarViewProps) {
  const [start, end] = extentOf(bar, count);
  const left = start * nightWidth;
  const width = (end - start) * nightWidth - 2;
  // Of a bar that is cut, the words stay in view.
  const isCut = start < first + cutNights && width > nightWidth;
  const inset = `clamp(5px, var(${css.scrolled}, 0px) - ${left - 5}px, ${width}px)`;
  return (
    <td
      aria-colindex={Math.max(0, bar.from) + 2}
      title={barWords(bar)}
      data-cut={isCut || undefined}
      className={css.span({
        look: lookOf(bar),
        isResizable: barCan.resize(bar, { onResize: hasResize }),
      })}
      style={{ left: css.axis.room + left + 1, width, ...(isCut && { paddingLeft: inset }) }}
    >
      {barWords(bar)}
    </td>
  );
}
