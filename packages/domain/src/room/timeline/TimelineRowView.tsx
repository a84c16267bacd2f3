import { memo } from 'react';
import { RoomStatusIcon } from '../RoomStatusIcon.tsx';
import { cleaningStatus } from '../outOfOrder.ts';
import { shownStatusLook } from '../status.ts';
import { barAt, extentOf, type Bar } from './bars.ts';
import { barCan, type Board } from './draft.ts';
import * as css from './RoomTimeline.css.ts';
import type { TimelineRow } from './rows.ts';
import { barLabel, barWords, cellWords, headWords, isTentative } from './words.ts';

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
  /** How far the axis is scrolled, once it rests. */
  restLeft: number;
  /** The night of the cursor, when it is in this row. */
  cursorNight: number | null;
  cursorId: string;
  /** Whose ends can be dragged: those of stays, and those of orders. */
  hasResize: boolean;
  hasModify: boolean;
}

function lookOf(bar: Bar): keyof typeof css.span {
  if (bar.isOrder) return 'order';
  if (bar.isOver) return 'over';
  if (isTentative(bar)) return 'tentative';
  return bar.daysLate > 0 ? 'late' : bar.span.kind;
}

/** A row of the axis: a room or a lane with its bars, or the head of a group. Only what is near the view. */
export const TimelineRowView = memo(function TimelineRowView(props: TimelineRowViewProps) {
  const { row, index, firstIndex, height, board, start, end, cursorNight, cursorId } = props;
  const { nightWidth, restLeft, hasResize, hasModify } = props;
  const place = { top: index * height, height };
  if (row.kind === 'group') {
    return (
      <tr aria-rowindex={firstIndex + index} className={css.row({ kind: 'group' })} style={place}>
        <RowHead row={row} />
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
      <RowHead row={row} />
      {bars
        .filter((bar) => bar.to + 0.5 > start && bar.from + 0.5 < end)
        .map((bar) => {
          const [first, last] = extentOf(bar, board.nights.days.length);
          const left = first * nightWidth;
          const width = (last - first) * nightWidth - 2;
          const cut = restLeft - left;
          return (
            <BarView
              key={`${bar.span.kind} ${bar.span.from} ${bar.span.to}`}
              bar={bar}
              nights={board.nights}
              left={left}
              width={width}
              cut={cut > 0 && cut < width ? cut : 0}
              isResizable={barCan.resize(bar, { onResize: hasResize, onModify: hasModify })}
            />
          );
        })}
      {cursorNight !== null && (
        <td
          id={cursorId}
          aria-colindex={cursorNight + 2}
          aria-selected="true"
          aria-label={cellWords(row, board.nights, cursorNight, barAt(bars, cursorNight))}
          className={css.cursorCell}
          style={{
            left: css.axis.room + cursorNight * nightWidth,
            width: nightWidth,
          }}
        />
      )}
    </tr>
  );
});

/** Its words, plain, as they are below those of `RowName`: another font there costs time in each scroll step. */
const RowHead = ({ row }: { row: TimelineRow }) => (
  <th scope="row" aria-colindex={1} className={css.rowHead}>
    {headWords(row)}
  </th>
);

function NameWords({ row }: { row: TimelineRow }) {
  if (row.kind === 'lane') return row.label;
  if (row.kind === 'group') {
    return (
      <>
        <span className={css.groupName}>{row.label}</span> {row.note}
      </>
    );
  }
  const { room, typeName, isMarked } = row;
  const cleaning = cleaningStatus(room);
  return (
    <>
      {room.name}
      {typeName !== null && <span className={css.roomType}>{typeName}</span>}
      {isMarked && <span className={css.roomMark}>隔离</span>}
      {cleaning !== null && (
        <span
          className={css.cleaningMark[shownStatusLook[cleaning].tone]}
          title={shownStatusLook[cleaning].label}
        >
          <RoomStatusIcon status={cleaning} />
        </span>
      )}
    </>
  );
}

/** The name of a row in the column that stays. */
export const RowName = memo(function RowName(props: {
  row: TimelineRow;
  top: number;
  height: number;
  /** The record of its room is open. */
  isOpen: boolean;
}) {
  const { row, top, height, isOpen } = props;
  const look = row.kind === 'group' ? css.groupHead : css.roomName({ kind: row.kind });
  return (
    <div
      className={`${css.placedName} ${look} ${isOpen ? css.openName : ''}`}
      style={{ top, height }}
    >
      <NameWords row={row} />
    </div>
  );
});

interface BarViewProps {
  bar: Bar;
  nights: Board['nights'];
  /** From the first night on, in px. */
  left: number;
  width: number;
  /** How much of it is beyond the left edge of the view: its words stay in view. */
  cut: number;
  /** Its end can be dragged. */
  isResizable: boolean;
}

const BarView = memo(function BarView({
  bar,
  nights,
  left,
  width,
  cut,
  isResizable,
}: BarViewProps) {
  const look = css.span[lookOf(bar)];
  return (
    <td
      aria-colindex={Math.max(0, bar.from) + 2}
      title={barWords(bar)}
      className={isResizable ? `${look} ${css.resizable}` : look}
      style={{
        marginLeft: css.axis.room + left + 1,
        width,
        paddingLeft: cut > 0 ? cut + 5 : undefined,
      }}
    >
      {barLabel(bar, nights)}
    </td>
  );
});
