import type { Availability } from '@anzhu/api/contract/availability';
import { Button } from '@anzhu/ui/Button';
import {
  HeatGrid,
  type ChartProps,
  type HeatCell,
  type HeatColumn,
  type HeatRow,
} from '@anzhu/ui/chart';
import { useMemo, useState } from 'react';
import { weekdayOf } from '@anzhu/api/rules/days';

const weekdays = ['一', '二', '三', '四', '五', '六', '日'];
const saturday = 5;

/** One column for each night: its day and weekday; weekends stand out. */
export const nightColumns = (nights: readonly string[]): HeatColumn[] =>
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

/** What a cell says: 剩 3 间, 已满, 超 1 间; shorter where there is less space. */
export function leftTexts(left: number): [string, ...string[]] {
  if (left === 0) return ['已满', '满'];
  if (left < 0) return [`超 ${-left} 间`, `超 ${-left}`, `超${-left}`];
  return [`剩 ${left} 间`, `剩 ${left}`, String(left)];
}

const cellOf = (left: number, rooms: number): HeatCell => ({
  value: left,
  share: rooms === 0 ? 1 : (rooms - left) / rooms,
  isOver: left < 0,
  texts: leftTexts(left),
});

/** One row for each room type; with its hotel where there are several. */
function typeRows({ roomTypes }: Availability): HeatRow[] {
  const hasHotels = new Set(roomTypes.map(({ hotelId }) => hotelId)).size > 1;
  return roomTypes.map(({ name, hotelName, rooms, left }) => ({
    name,
    ...(hasHotels && hotelName !== null && { note: hotelName }),
    cells: left.map((count) => cellOf(count, rooms)),
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

const scale = { least: '空', most: '满', over: '超订' };
const nothing: Availability = { nights: [], isIsolation: false, roomTypes: [] };

/** The nights in words. */
function periodOf([first, ...others]: readonly string[]): string | undefined {
  return first === undefined ? undefined : `${first} 至 ${others.at(-1) ?? first}`;
}

/** What is counted. */
const descriptionOf = ({ isIsolation }: Availability): string =>
  isIsolation ? '空余隔离房，按计划解除时间计' : '剩余普通房，订单在每一晚占用一间；逾期未离的不计';

/**
 * 未来 14 晚剩余房间: rooms left by room type, night by night, the darker the fuller; overbooked nights are
 * said in words. Epidemic-prevention staff see isolation rooms.
 *
 * Keyboard: that of `HeatGrid`.
 */
export function AvailabilityStrip({
  availability = nothing,
  actions,
  error,
  ...frame
}: AvailabilityStripProps) {
  const [isWhole, setWhole] = useState(false);
  const { nights } = availability;
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
    <HeatGrid
      emptyMessage="还没有房间，添加房间后这里显示每晚剩余的间数"
      {...frame}
      title="未来 14 晚剩余房间"
      period={periodOf(nights)}
      description={
        isOld ? `更新失败：${error.message}。显示的是之前的数据` : descriptionOf(availability)
      }
      error={isOld ? undefined : error}
      columns={columns}
      rows={rows}
      unit="间"
      scale={scale}
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
