import { hotelToday, type HotelTime } from '@anzhu/api/rules/hotelDay';
import { Button } from '@anzhu/ui/Button';
import { useMedia } from '@anzhu/ui/useMedia';
import { useStable } from '@anzhu/ui/useStable';
import { media } from '@anzhu/ui/theme';
import { topOf } from '@anzhu/ui/virtualRows';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { barAt, barsOf, type Bar, type Nights } from './bars.ts';
import { isStop, type Cursor } from './cursor.ts';
import type { Id } from '@anzhu/api/contract/codecs';
import type { Timeline } from '@anzhu/api/contract/roomTimeline';
import type { Board, FreeAct } from './draft.ts';
import {
  headHeight,
  scarcestOnly,
  TimelineCorner,
  TimelineHead,
  vacancyByType,
  type TypeNames,
} from './TimelineHead.tsx';
import { TimelineBackdrop, TimelineGhost } from './TimelineLayers.tsx';
import { RowName, TimelineRowView } from './TimelineRowView.tsx';
import * as css from './RoomTimeline.css.ts';
import { timelineRows, type GroupBy, type TimelineRow } from './rows.ts';
import { useDraft, type TimelineActions } from './useDraft.ts';
import { useTimelineKeys } from './useTimelineKeys.ts';
import { useTimelinePointer } from './useTimelinePointer.ts';
import { useViewport } from './useViewport.ts';
import { cellWords } from './words.ts';

export interface TimelineGridProps {
  data: Timeline;
  nights: Nights;
  typeNames: TypeNames;
  time: HotelTime;
  groupBy: GroupBy;
  hasLanes: boolean;
  /** What is available stands in a line for each type; otherwise in one for the scarcest. */
  hasTypes: boolean;
  visibleNights: number;
  isStale: boolean;
  /** The room whose record is open. */
  openId: Id | undefined;
  actions: TimelineActions;
  /** What empty nights are chosen for; null when for nothing. */
  freeAct: FreeAct | null;
  /** A day to be the first one in view. */
  wanted: { day: string } | null;
  onDaysChange: (from: string, to: string) => void;
}

/** So many types stay in view above the days; more scroll away. */
const stayingTypes = 4;
const phoneNights = 7;
/** Nights before today in view at first. */
const nightsBefore = 1;

/** The rows, the bars of each worked out when it is first drawn. */
function useBoard(props: TimelineGridProps): Board {
  const { data, nights, groupBy, hasLanes } = props;
  const { dayStarts } = props.time;
  // Minutes change no bar.
  const hotelDay = hotelToday(props.time);
  const rows = useMemo(
    () => timelineRows(data.rooms, data.unassigned, groupBy, hasLanes),
    [data, groupBy, hasLanes],
  );
  return useMemo(() => {
    const indexes = new Map(rows.map(({ key }, index) => [key, index]));
    const known = new WeakMap<object, readonly Bar[]>();
    const barsIn = (row: TimelineRow): readonly Bar[] => {
      if (row.kind === 'group') return [];
      const bars =
        known.get(row.spans) ??
        barsOf(row.spans, nights, { hotelDay, dayStarts }, row.kind === 'lane');
      known.set(row.spans, bars);
      return bars;
    };
    const indexOf = (key: string): number => indexes.get(key) ?? -1;
    return { rows, indexOf, nights, tonight: nights.indexOf(hotelDay), barsIn };
  }, [rows, nights, hotelDay, dayStarts]);
}

/** The axis itself: the one grid that has the focus, its cursor, what is dragged, and only what is in view. */
export function TimelineGrid(props: TimelineGridProps) {
  const { data, nights, typeNames, isStale, actions, freeAct } = props;
  const { now } = props.time;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const cursorId = useId();
  const isPhone = useMedia(media.phone);
  const rowHeight = useMedia(media.touch) ? css.axis.touchRow : css.axis.row;
  const board = useBoard(props);
  const { rows, tonight } = board;
  const { hasTypes } = props;
  const vacancy = useMemo(() => {
    const byType = vacancyByType(data.vacancy);
    return hasTypes ? byType : scarcestOnly(byType);
  }, [data, hasTypes]);
  const head = headHeight(vacancy.size);
  const [reached, setReached] = useState<{ key: string; night: number } | null>(null);
  const visibleNights = isPhone ? phoneNights : props.visibleNights;
  const view = useViewport({
    scrollerRef,
    rowCount: rows.length,
    rowHeight,
    nightCount: nights.days.length,
    visibleNights,
    firstNight: Math.max(0, tonight - nightsBefore),
    roomWidth: css.axis.room,
    onRest: (first) => {
      const from = Math.max(0, Math.floor(first));
      props.onDaysChange(nights.dayAt(from), nights.dayAt(from + visibleNights));
    },
  });
  const { nightWidth, follow } = view;
  const sizes = { row: rowHeight, night: nightWidth, room: css.axis.room, head };
  const drafting = useDraft(board, actions);
  const { draft, notice } = drafting;

  const reachedRow = board.indexOf(reached?.key ?? '');
  const cursor: Cursor = {
    row: reachedRow >= 0 ? reachedRow : rows.findIndex(isStop),
    night: Math.max(0, Math.min(nights.days.length - 1, reached?.night ?? tonight)),
  };

  const reveal = ({ row, night }: Cursor): void => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = scroller;
    scroller.scrollTop = topOf(
      row,
      'nearest',
      { top: scrollTop, height: clientHeight },
      { row: rowHeight, inset: head / 2 },
    );
    scroller.scrollLeft = topOf(
      night,
      'nearest',
      { top: scrollLeft, height: clientWidth - css.axis.room },
      { row: nightWidth },
    );
    follow();
  };
  const moveTo = (next: Cursor, isRevealed = true): void => {
    const row = rows[next.row];
    if (!row) return;
    setReached({ key: row.key, night: next.night });
    drafting.say(cellWords(row, nights, next.night, barAt(board.barsIn(row), next.night)));
    if (isRevealed) reveal(next);
  };

  const showDay = useStable((day: string): void => {
    if (scrollerRef.current) scrollerRef.current.scrollLeft = nights.indexOf(day) * nightWidth;
    follow();
  });
  const { wanted } = props;
  useLayoutEffect(() => {
    if (wanted) showDay(wanted.day);
  }, [wanted, showDay]);

  // Other nights have other lanes above: what is in view stays there.
  const firstDrawn = useRef<{ key: string; index: number } | null>(null);
  useLayoutEffect(() => {
    const [scroller, was] = [scrollerRef.current, firstDrawn.current];
    const index = board.indexOf(was?.key ?? '');
    if (scroller && was && was.index > 0 && index >= 0 && index !== was.index) {
      scroller.scrollTop += (index - was.index) * rowHeight;
      follow();
    }
    const key = board.rows[view.rows.start]?.key;
    firstDrawn.current = key === undefined ? null : { key, index: view.rows.start };
  }, [board, view.rows.start, rowHeight, follow]);

  const { openId } = props;
  const openRow = useMemo(
    () => rows.findIndex((row) => row.kind === 'room' && row.room.id === openId),
    [rows, openId],
  );
  const showOpen = useStable((): void => {
    const scroller = scrollerRef.current;
    if (openRow < 0 || !scroller) return;
    const { scrollTop: top, clientHeight: height } = scroller;
    const inset = head / 2;
    scroller.scrollTop = topOf(openRow, 'nearest', { top, height }, { row: rowHeight, inset });
    follow();
  });
  useLayoutEffect(showOpen, [openId, showOpen]);

  const pressKey = useTimelineKeys({
    board,
    actions,
    freeAct,
    drafting,
    cursor,
    onCursor: moveTo,
    onReveal: reveal,
  });
  const pressPointer = useTimelinePointer({
    board,
    actions,
    freeAct,
    drafting,
    sizes,
    scrollerRef,
    onCursor: (next) => moveTo(next, false),
  });
  const headTop = isPhone || vacancy.size > stayingTypes ? -vacancy.size * css.axis.vacancy : 0;
  const shownRows = rows
    .slice(view.rows.start, view.rows.end)
    .map((row, offset) => ({ row, index: view.rows.start + offset }));
  const isCursorDrawn = cursor.row >= view.rows.start && cursor.row < view.rows.end;

  return (
    <>
      <div ref={scrollerRef} className={css.scroller({ isStale })}>
        <div
          className={css.canvas}
          style={{
            width: css.axis.room + nights.days.length * nightWidth,
            marginInlineStart: view.shift,
          }}
        >
          <TimelineBackdrop {...{ nights, nightWidth, tonight, now }} />
          <div className={css.names} aria-hidden="true">
            <TimelineCorner vacancy={vacancy} typeNames={typeNames} top={headTop} />
            {shownRows.map(({ row, index }) => (
              <RowName
                key={row.key}
                row={row}
                top={head + index * rowHeight}
                height={rowHeight}
                isOpen={index === openRow}
              />
            ))}
          </div>
          <table
            role="grid"
            tabIndex={0}
            aria-label="时间轴"
            aria-rowcount={vacancy.size + 1 + rows.length}
            aria-colcount={nights.days.length + 1}
            aria-activedescendant={isCursorDrawn ? cursorId : undefined}
            aria-busy={isStale || drafting.isPending}
            className={css.grid}
            onKeyDown={pressKey}
            onPointerDown={pressPointer}
            onBlur={drafting.cancel}
          >
            <TimelineHead
              nights={nights}
              start={view.columns.start}
              end={view.columns.end}
              nightWidth={nightWidth}
              vacancy={vacancy}
              typeNames={typeNames}
              tonight={tonight}
              now={now}
              top={headTop}
            />
            <tbody className={css.body} style={{ height: rows.length * rowHeight }}>
              {shownRows.map(({ row, index }) => (
                <TimelineRowView
                  key={row.key}
                  row={row}
                  index={index}
                  firstIndex={vacancy.size + 2}
                  height={rowHeight}
                  board={board}
                  start={view.columns.start}
                  end={view.columns.end}
                  nightWidth={nightWidth}
                  restLeft={view.restLeft}
                  cursorNight={index === cursor.row ? cursor.night : null}
                  cursorId={cursorId}
                  hasResize={actions.onResize !== undefined}
                  hasModify={actions.onModify !== undefined}
                />
              ))}
            </tbody>
          </table>
          {openRow >= 0 && (
            <div
              aria-hidden="true"
              className={css.openRow}
              style={{ top: head + openRow * rowHeight, height: rowHeight }}
            />
          )}
          {draft && <TimelineGhost draft={draft} board={board} sizes={sizes} />}
        </div>
      </div>
      <TimelineFoot notice={notice} undo={drafting.undo} actions={actions} />
    </>
  );
}

interface TimelineFootProps {
  notice: { text: string; isRefusal: boolean };
  /** Takes back what was done last; null once it stands. */
  undo: (() => Promise<void>) | null;
  actions: TimelineActions;
}

/** What was said last, and the keys. */
function TimelineFoot({
  notice,
  undo,
  actions: { onMove, onAssign, onModify, onResize, onBook, onOutOfOrder },
}: TimelineFootProps) {
  const stretched = [(onResize || onModify) && '改离店', (onBook || onOutOfOrder) && '选空房']
    .filter(Boolean)
    .join('、');
  const moved = [onMove && '换房', onAssign && '排房'].filter(Boolean).join('、');
  const keys = [
    '方向键移动',
    'Enter 打开',
    stretched && `Shift+←→ ${stretched}`,
    moved && `M ${moved}`,
    onOutOfOrder && 'R 维修',
    'Esc 撤销',
  ];
  return (
    <div className={css.foot}>
      <span className={css.said}>
        <output className={css.notice({ isRefusal: notice.isRefusal })}>{notice.text}</output>
        {undo && (
          <Button size="small" variant="quiet" onPress={undo}>
            撤销
          </Button>
        )}
      </span>
      <span className={css.keyHint}>{keys.filter(Boolean).join(' · ')}</span>
      <span className={css.touchHint}>点按查看，长按打开</span>
    </div>
  );
}
