import type { OrderDue } from '@anzhu/api/contract/order';
import { ReviewStatus } from '@anzhu/api/contract/review';
import { RoomStatus } from '@anzhu/api/contract/room';
import type { DutyKind } from '@anzhu/domain/today';

const due = (kind: OrderDue) => ({ route: 'orderManage', query: { due: kind } });
const pending = { reviewStatus: String(ReviewStatus.pending) };

/** The screen of each kind, with the filter that shows as many rows as it counts. */
export const dutyLists: Record<DutyKind, { route: string; query: Record<string, string> }> = {
  overdue: due('overdue'),
  abnormal: { route: 'dailyTest', query: { tab: 'abnormal' } },
  refundRequests: due('toRefund'),
  unassigned: due('unassigned'),
  noShow: due('noShow'),
  releaseDue: { route: 'isolationManage', query: { due: 'release' } },
  untested: { route: 'dailyTest', query: { tab: 'untested' } },
  late: due('late'),
  leftOpen: due('leftOpen'),
  paidTwice: due('paidTwice'),
  dueIn: due('arriving'),
  dueOut: due('leaving'),
  toClean: { route: 'roomManage', query: { status: String(RoomStatus.awaitingCleaning) } },
  toInspect: { route: 'roomManage', query: { status: 'inspect' } },
  // Whole in the queue: it has no list.
  pendingOrders: { route: 'orderManage', query: {} },
  // In 日报.
  daysToClose: { route: 'index', query: {} },
  declarationsToReview: { route: 'declarationReview', query: pending },
  materialsToReview: { route: 'materialReview', query: pending },
};
