import { dayOf, daysBetween } from '@anzhu/api/rules/days';
import { hotelToday, type HotelTime } from '@anzhu/api/rules/hotelDay';
import { IconButton } from '@anzhu/ui/Button';
import { DateTimeField } from '@anzhu/ui/DateTimeField';
import { Settings } from '@anzhu/ui/Icon';
import { Stack } from '@anzhu/ui/Layout';
import { Popover } from '@anzhu/ui/Popover';
import { EmptyState, ErrorState } from '@anzhu/ui/State';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { Skeleton } from '@anzhu/ui/Skeleton';
import { Switch } from '@anzhu/ui/Switch';
import { media, visuallyHidden } from '@anzhu/ui/theme';
import { useMedia } from '@anzhu/ui/useMedia';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { nightsFrom } from './bars.ts';
import type { Timeline } from '@anzhu/api/contract/roomTimeline';
import type { FreeAct } from './draft.ts';
import * as css from './RoomTimeline.css.ts';
import type { GroupBy } from './rows.ts';
import { TimelineGrid } from './TimelineGrid.tsx';
import type { TimelineActions } from './useDraft.ts';

/** How many nights are in view at once; on a phone seven. */
export type TimelineZoom = 14 | 30 | 60;

export interface RoomTimelineProps extends TimelineActions {
  /** Rooms with their spans, orders without a room, what is left, of those days at least that are in view. */
  data: Timeline | undefined;
  /** The first day and the last one of the axis, `yyyy-MM-dd`. */
  from: string;
  to: string;
  /** Called with the first and the last day that come into view, once scrolling rests: to load them. */
  onDaysChange?: ((from: string, to: string) => void) | undefined;
  /** For the names of types: in the order in which they are shown. */
  roomTypes: readonly { id: string; name: string }[] | undefined;
  /** The time now, and when the hotel's day starts. */
  time: HotelTime;
  /** The nights in view at first. @default 14 */
  defaultZoom?: TimelineZoom | undefined;
  /** How the rooms are grouped at first. @default 'floor' */
  defaultGroupBy?: GroupBy | undefined;
  /** The room whose record is open: it is marked, and scrolled to. */
  openId?: string | undefined;
  /** The data are those of an older filter; the new ones are being loaded. */
  isStale?: boolean | undefined;
  /** Why the last load failed, and what 重试 does. What was loaded before stays. */
  error?: { message: string; onRetry: () => void } | undefined;
  /** Shown when there is no room at all. */
  empty?: { title?: string; description?: string; action?: ReactNode } | undefined;
}

const zooms = ([14, 30, 60] as const).map((value) => ({ value, label: `${value} 天` }));
const groupings = [
  { value: 'floor', label: '按楼层' },
  { value: 'type', label: '按房型' },
] as const;

/** More orders without a room would leave none of the rooms in view: they are shown when they are asked for. */
const mostOrders = 12;

/** What empty nights are chosen for. */
const freeActs = [
  { value: 'book', label: '空房预订' },
  { value: 'outOfOrder', label: '空房维修' },
] as const;

/**
 * 时间轴: the rooms of a hotel by nights, with stays, held orders, isolations and 维修 as bars, orders without a
 * room in lanes above, and what is available by type and night.
 *
 * Use it to see and change when rooms are taken. For what the rooms need now use `RoomBoard`.
 *
 * Drag a bar to another room, its end to another night, an order from its lane into a room, a way over empty
 * nights to book them or for 维修; a finger scrolls, taps, and presses long to open. The line below the axis says
 * what waits for a confirmation, what has been changed, and why a drop was refused: its bar is back then.
 *
 * Keyboard: Tab reaches the grid. Arrows move over room and night, Home and End along the row, with Ctrl to the
 * first and the last room, Page Up and Page Down by pages. Enter opens what is there, or books an empty night.
 * Shift with ← and → changes the length of a stay, or chooses empty nights; M picks a bar up, ↑ and ↓ choose a
 * room: Enter confirms, Esc takes back. R takes empty nights out of
 * order. Each step is announced.
 */
export function RoomTimeline(props: RoomTimelineProps) {
  const { data, from, to, roomTypes, time, isStale = false, error, empty } = props;
  const { onOpen, onMove, onAssign, onModify, onResize, onBook, onOutOfOrder } = props;
  const isPhone = useMedia(media.phone);
  const [zoom, setZoom] = useState<TimelineZoom>(props.defaultZoom ?? 14);
  const [groupBy, setGroupBy] = useState<GroupBy>(props.defaultGroupBy ?? 'floor');
  const [chosenAct, setChosenAct] = useState<FreeAct>('book');
  const onlyAct = onBook ? 'book' : onOutOfOrder ? 'outOfOrder' : null;
  const freeAct = onBook && onOutOfOrder ? chosenAct : onlyAct;
  const [firstDay, setFirstDay] = useState('');
  /** Another day that was asked for; a new object each time. */
  const [wanted, setWanted] = useState<{ day: string } | null>(null);
  const [hasLanes, setHasLanes] = useState<boolean | null>(null);
  if (data && hasLanes === null) setHasLanes(data.unassigned.length <= mostOrders);
  const [hasTypes, setHasTypes] = useState(false);
  const nights = useMemo(() => nightsFrom(from, daysBetween(from, to) + 1), [from, to]);
  const typeNames = useMemo(
    () => new Map(roomTypes?.map(({ id, name }) => [id, name])),
    [roomTypes],
  );

  const choices = (
    <>
      <SegmentedControl
        label="分组"
        isLabelHidden
        value={groupBy}
        onChange={setGroupBy}
        options={groupings}
      />
      {data && data.unassigned.length > 0 && (
        <Switch
          label={`待排房 ${data.unassigned.length}`}
          isSelected={hasLanes ?? true}
          onChange={setHasLanes}
        />
      )}
      {data && <Switch label="各房型余量" isSelected={hasTypes} onChange={setHasTypes} />}
      {onBook && onOutOfOrder && (
        <SegmentedControl
          label="选空房"
          isLabelHidden
          value={chosenAct}
          onChange={setChosenAct}
          options={freeActs}
        />
      )}
    </>
  );

  if (!data && error) return <ErrorState {...error} />;
  return (
    <div className={css.frame}>
      <div className={css.choices}>
        {!isPhone && (
          <SegmentedControl
            label="天数"
            isLabelHidden
            value={zoom}
            onChange={setZoom}
            options={zooms}
          />
        )}
        <DateTimeField
          label="从哪一天看起"
          isLabelHidden
          hasTime={false}
          value={firstDay && `${firstDay} 00:00:00`}
          today={hotelToday(time)}
          min={`${from} 00:00:00`}
          max={`${to} 23:59:59`}
          onChange={(moment) => moment !== '' && setWanted({ day: dayOf(moment) })}
        />
        {isPhone ? <FoldedChoices>{choices}</FoldedChoices> : choices}
      </div>
      {error && <ErrorState {...error} />}
      {!data && <TimelineSkeleton />}
      {data?.rooms.length === 0 && data.unassigned.length === 0 && (
        <EmptyState title="暂无房间" {...empty} />
      )}
      {data && data.rooms.length + data.unassigned.length > 0 && (
        <TimelineGrid
          data={data}
          nights={nights}
          typeNames={typeNames}
          time={time}
          groupBy={groupBy}
          hasLanes={hasLanes ?? true}
          hasTypes={hasTypes}
          visibleNights={zoom}
          wanted={wanted}
          isStale={isStale}
          openId={props.openId}
          actions={{ onOpen, onMove, onAssign, onModify, onResize, onBook, onOutOfOrder }}
          freeAct={freeAct}
          onDaysChange={(first, last) => {
            setFirstDay(first);
            props.onDaysChange?.(first, last);
          }}
        />
      )}
    </div>
  );
}

/** On phones: behind one button. */
function FoldedChoices({ children }: { children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={button}
        label="时间轴选项"
        icon={<Settings size={16} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Popover
          label="时间轴选项"
          placement="bottom end"
          triggerRef={button}
          onClose={() => setOpen(false)}
        >
          <Stack gap={3} align="start">
            {children}
          </Stack>
        </Popover>
      )}
    </>
  );
}

const skeletonRows = Array.from({ length: 14 }, (_, index) => index);

/** The axis before its rooms: rows of the size of those that come. */
function TimelineSkeleton() {
  return (
    <div>
      <output className={visuallyHidden}>加载中</output>
      {skeletonRows.map((index) => (
        <div key={index} className={css.skeletonRow}>
          <Skeleton height={20} />
          <Skeleton height={24} width={`${92 - ((index * 17) % 40)}%`} />
        </div>
      ))}
    </div>
  );
}
