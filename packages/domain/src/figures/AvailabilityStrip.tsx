import { availableNights, type Availability } from '@anzhu/api/contract/availability';
import { Button } from '@anzhu/ui/Button';
import {
  StateGrid,
  type ChartProps,
  type GridCell,
  type GridColumn,
  type GridRow,
} from '@anzhu/ui/chart';
import { useMemo, useState } from 'react';
import { weekdayOf } from '@anzhu/api/rules/days';
import { fewAvailable, availableState, availableTexts } from './available.ts';

const weekdays = ['一', '二', '三', '四', '五', '六', '日'];
const saturday = 5;

/** One column for each night: its day and weekday; weekends stand out. */
export const nightColumns = (nights: readonly string[]): GridColumn[] =>
  nights.map((night) => {
    const [day, weekday] = [night.slice(5), weekdays[weekdayOf(night)] ?? ''];
    return {
      name: `${day} 周${weekday}`,
      head: [
        [day, night.slice(8)],
        [`周${weekday}`, weekday],
      ],
      isMarked: weekdayOf(night) >= saturday,
    };
  });

function cellOf(available: number): GridCell {
  const [label, ...shorter] = availableTexts(available);
  const state = availableState(available);
  return {
    value: available,
    state: available < 0 ? 'over' : state === 'many' ? undefined : state,
    label,
    texts: available > 0 ? [String(available)] : shorter,
  };
}

/** One row for each room type; with its hotel where there are several. */
function typeRows({ roomTypes }: Availability): GridRow[] {
  const hasHotels = new Set(roomTypes.map(({ hotelId }) => hotelId)).size > 1;
  return roomTypes.map(({ name, hotelName, available }) => ({
    name,
    ...(hasHotels && hotelName !== null && { note: hotelName }),
    cells: available.slice(1).map(cellOf),
  }));
}

export interface AvailabilityStripProps extends Omit<
  ChartProps,
  'title' | 'description' | 'period' | 'height'
> {
  /** Of `availability`; undefined while it has not been read. Stable between renders. */
  availability: Availability | undefined;
}

/** Rows that are shown at first: of all hotels together there may be hundreds. */
const firstRows = 12;

const words = { few: `剩 ${fewAvailable} 间及以下`, none: '已满', over: '超订' };
const nothing: Availability = { nights: [], isIsolation: false, roomTypes: [] };

/** The nights in words. */
function periodOf([first, ...others]: readonly string[]): string | undefined {
  return first === undefined ? undefined : `${first} 至 ${others.at(-1) ?? first}`;
}

/** How many nights a room type is sold out, or nearly. */
function findingOf({ nights, roomTypes }: Availability): string {
  const nightsWith = (state: ReturnType<typeof availableState>) =>
    nights.filter(
      (_, night) =>
        night > 0 &&
        roomTypes.some(({ available }) => availableState(available[night] ?? 0) === state),
    );
  const [full, few] = [nightsWith('none'), nightsWith('few')];
  if (full.length > 0) return `${full.length} 晚有房型已满，最早 ${full[0]?.slice(5)}`;
  return few.length > 0 ? `${few.length} 晚有房型剩 ${fewAvailable} 间及以下` : '每晚都有空房';
}

/** What is counted. */
const descriptionOf = ({ isIsolation }: Availability): string =>
  isIsolation ? '空余隔离房，按计划解除时间计' : '剩余普通房，订单在每一晚占用一间；逾期未离的不计';

/**
 * Available rooms by room type in the nights after tonight: numbers, with a ground where few or none are available;
 * overbooked nights are said in words. Epidemic-prevention staff see isolation rooms.
 *
 * Keyboard: that of `StateGrid`.
 */
export function AvailabilityStrip({
  availability = nothing,
  actions,
  error,
  ...frame
}: AvailabilityStripProps) {
  const [isWhole, setWhole] = useState(false);
  // Tonight stands beside the queue.
  const nights = useMemo(() => availability.nights.slice(1), [availability]);
  const columns = useMemo(() => nightColumns(nights), [nights]);
  const all = useMemo(() => typeRows(availability), [availability]);
  const rows = useMemo(() => (isWhole ? all : all.slice(0, firstRows)), [all, isWhole]);
  const more = all.length > firstRows && (
    <Button size="small" variant="quiet" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
      {isWhole ? `只显示前 ${firstRows} 种房型` : `显示全部 ${all.length} 种房型`}
    </Button>
  );
  // What was read before stays.
  const isOld = error !== undefined && nights.length > 0;
  return (
    <StateGrid
      emptyMessage="还没有房间，添加房间后这里显示每晚剩余的间数"
      {...frame}
      title={`明晚起 ${availableNights - 1} 晚剩余`}
      finding={findingOf(availability)}
      period={periodOf(nights)}
      description={descriptionOf(availability)}
      notice={isOld ? `更新失败：${error.message}。显示的是之前的数据` : undefined}
      error={isOld ? undefined : error}
      columns={columns}
      rows={rows}
      unit="间"
      words={words}
      actions={
        <>
          {isOld && error.onRetry && (
            <Button size="small" onPress={error.onRetry}>
              重试
            </Button>
          )}
          {more}
          {actions}
        </>
      }
    />
  );
}
