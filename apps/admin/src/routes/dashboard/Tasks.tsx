import type { Id } from '@anzhu/api/contract/codecs';
import { OrderStatus, type OrderDue } from '@anzhu/api/contract/order';
import { ReviewStatus } from '@anzhu/api/contract/review';
import { RoomStatus } from '@anzhu/api/contract/room';
import { today } from '@anzhu/api/contract/today';
import { TodayTasks, type LinkToTask, type TodayTaskId } from '@anzhu/domain/today';
import { useCall } from '../../data/index.ts';
import { useLiveReload } from '../../data/useLive.tsx';
import { useScreenLinks } from '../../shell/menu.tsx';

/** Milliseconds between two readings while no room changes. */
const refreshInterval = 60_000;

const due = (kind: OrderDue) => ({ route: 'orderManage', query: { due: kind } });
const pending = { reviewStatus: String(ReviewStatus.pending) };

/** The screen of each task, with the filter that shows as many rows as the task counts. */
const lists: Record<TodayTaskId, { route: string; query: Record<string, string> }> = {
  overdue: due('overdue'),
  abnormal: { route: 'dailyTest', query: { tab: 'abnormal' } },
  refundRequests: {
    route: 'orderManage',
    query: { status: String(OrderStatus.refundRequested) },
  },
  unassigned: due('unassigned'),
  noShow: due('noShow'),
  releaseDue: { route: 'isolationManage', query: { due: 'release' } },
  untested: { route: 'dailyTest', query: { tab: 'untested' } },
  dueIn: due('arriving'),
  dueOut: due('leaving'),
  toClean: { route: 'roomManage', query: { status: String(RoomStatus.awaitingCleaning) } },
  declarationsToReview: { route: 'declarationReview', query: pending },
  materialsToReview: { route: 'materialReview', query: pending },
};

/**
 * 今日待办, with a link to each list; read again when a room has changed, on focus and every minute.
 * `hotelId` is the hotel that an admin has chosen, null for all; hotel roles see their own.
 */
export function Tasks({ hotelId }: { hotelId: Id | null }) {
  const linkToScreen = useScreenLinks();
  const { data, error, retry } = useCall(today, hotelId === null ? {} : { hotelId }, {
    refreshInterval,
  });
  useLiveReload(retry);
  const linkTo: LinkToTask = (task, ofHotel) => {
    const { route, query } = lists[task];
    return linkToScreen(route, { ...query, hotelId: ofHotel ?? hotelId });
  };
  return (
    <TodayTasks
      data={data}
      linkTo={linkTo}
      error={error && { message: error.message, onRetry: retry }}
    />
  );
}
