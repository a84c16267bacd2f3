import type { Id } from '@anzhu/api/contract/codecs';
import type { Today } from '@anzhu/api/contract/today';
import { Button, Link, type LinkTarget } from '@anzhu/ui/Button';
import { Panel } from '@anzhu/ui/Panel';
import { Skeleton } from '@anzhu/ui/Skeleton';
import { ErrorState } from '@anzhu/ui/State';
import { useState } from 'react';
import { TaskEntry } from './TaskEntry.tsx';
import { todayTasks, type TodayTaskId } from './tasks.ts';
import { cell, entry, grid, byHotel, hotels as hotelsStyle } from './TodayTasks.css.ts';

/** The link to the list of a task, of one hotel where it is given; undefined where the menu does not have its screen. */
export type LinkToTask = (task: TodayTaskId, hotelId?: Id) => LinkTarget | undefined;

export interface TodayTasksProps {
  /** Undefined while it is loading. What is null does not concern the role, and is left out. */
  data: Today | undefined;
  /**
   * Returns the link to the list of a task, of one hotel where it is given; undefined where the menu has no such
   * screen.
   */
  linkTo: LinkToTask;
  /** The last reading failed. Counts that were read before stay. */
  error?: { message: string; onRetry: () => void | Promise<void> } | undefined;
}

/**
 * 今日待办: what is to do today, the most urgent first, each with a link to its list. The order does not
 * depend on the counts, so that nothing moves; where nothing is to do the entry is quiet. Room boards show
 * one hotel: with several hotels to clean in, there is a link for each.
 *
 * Keyboard: Tab reaches the links. Changes are not announced: the counts change all day.
 */
export function TodayTasks({ data, linkTo, error }: TodayTasksProps) {
  const shown = todayTasks.filter(
    ({ id }) => linkTo(id) !== undefined && (data === undefined || data[id] !== null),
  );
  const open = shown.filter(({ id }) => (data?.[id] ?? 0) > 0);
  const isFailed = error !== undefined;
  const hotels = data?.toCleanByHotel ?? [];
  const hasHotels = hotels.length > 1 && linkTo('toClean') !== undefined;
  return (
    <Panel
      title="今日待办"
      isFlush
      isLoading={data === undefined && !isFailed}
      description={describe({ data, open: open.length, error })}
      actions={
        isFailed &&
        data && (
          <Button size="small" onPress={error.onRetry}>
            重试
          </Button>
        )
      }
    >
      {isFailed && !data ? (
        <ErrorState isCompact message={error.message} onRetry={error.onRetry} />
      ) : (
        <ul className={grid}>
          {shown.map((task) => (
            <li key={task.id} className={cell}>
              {data ? (
                <TaskEntry
                  {...task}
                  count={data[task.id] ?? 0}
                  link={
                    task.id === 'toClean'
                      ? hasHotels
                        ? undefined
                        : linkTo(task.id, hotels[0]?.hotelId)
                      : linkTo(task.id)
                  }
                />
              ) : (
                <span className={entry}>
                  <Skeleton height={16} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {hasHotels && <HotelsToClean hotels={hotels} linkTo={linkTo} />}
    </Panel>
  );
}

/** The line below the title: how much is to do, or that the counts are not those of now. */
function describe({
  data,
  open,
  error,
}: Pick<TodayTasksProps, 'data' | 'error'> & { open: number }): string | undefined {
  if (error) return data && `更新失败：${error.message}，显示的是之前的数字。`;
  if (!data) return '加载中';
  return open === 0 ? '没有待办' : `${open} 类待办`;
}

/** More hotels than this are shown on demand. */
const most = 6;

interface HotelsToCleanProps {
  /** Those with most rooms first. */
  hotels: NonNullable<Today['toCleanByHotel']>;
  linkTo: LinkToTask;
}

/** 待打扫 of several hotels: a room board shows one hotel, so each has a link of its own. */
function HotelsToClean({ hotels, linkTo }: HotelsToCleanProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? hotels : hotels.slice(0, most);
  const rest = hotels.length - shown.length;
  return (
    <div className={byHotel}>
      <span>各酒店待打扫</span>
      <ul className={hotelsStyle} aria-label="各酒店待打扫">
        {shown.map(({ hotelId, hotelName, count }) => {
          const link = linkTo('toClean', hotelId);
          const text = `${hotelName} ${count} 间`;
          return <li key={hotelId}>{link ? <Link {...link}>{text}</Link> : text}</li>;
        })}
      </ul>
      {rest > 0 && (
        <Button size="small" variant="quiet" onPress={() => setWhole(true)}>
          显示其余 {rest} 家
        </Button>
      )}
    </div>
  );
}
