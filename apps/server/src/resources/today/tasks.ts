import { OrderStatus, type OrderDue } from '@anzhu/api/contract/order';
import { ReviewStatus } from '@anzhu/api/contract/review';
import { Role } from '@anzhu/api/contract/role';
import { countList } from '../../platform/db/monthly/months.ts';
import type { Db } from '../../platform/db/store.ts';
import type { LocalTime } from '../../platform/db/tables/column.ts';
import { declarationList } from '../declaration/index.ts';
import { countTests } from '../healthTest/months.ts';
import { spanOf } from '../healthTest/matching.ts';
import { everyTest } from '../healthTest/selection.ts';
import { countUntested } from '../healthTest/untested.ts';
import { everyone, isolationList } from '../isolation/index.ts';
import { countMaterials } from '../material/readPage.ts';
import { everyOrder, orderList } from '../order/index.ts';
import { readRoomsToClean } from './roomsToClean.ts';

interface TaskScope {
  role: Role;
  /** Null: all hotels that the role sees. */
  hotelId: number | null;
  now: LocalTime;
}

/**
 * What is to do today; null where it does not concern the role (spec: roles). A count is read by the
 * selection of the list that shows its rows, so that both agree.
 */
export async function readTasks(db: Db, { role, hotelId, now }: TaskScope) {
  const isEpidemic = role === Role.antiEpidemic;
  const decides = role === Role.admin || role === Role.hotelAdmin;
  const reviews = role === Role.admin || isEpidemic;
  const orders = (wanted: Partial<ReturnType<typeof everyOrder>>): Promise<number> =>
    countList(db, orderList({ ...everyOrder(hotelId), ...wanted }));
  const due = async (kind: OrderDue): Promise<number | null> =>
    isEpidemic ? null : orders({ due: { kind, now } });
  const status = ReviewStatus.pending;
  const released = { ...everyone(hotelId), due: { kind: 'release', now } } as const;
  const abnormal = { ...everyTest(hotelId), isOpen: true };
  return {
    dueIn: await due('arriving'),
    dueOut: await due('leaving'),
    overdue: await due('overdue'),
    unassigned: await due('unassigned'),
    refundRequests: decides ? await orders({ status: OrderStatus.refundRequested }) : null,
    ...(await readRoomsToClean(db, { hotelId, isIsolationOnly: isEpidemic })),
    declarationsToReview: reviews
      ? await countList(db, declarationList({ hotelId, status }))
      : null,
    materialsToReview: reviews ? await countMaterials(db, hotelId, { reviewStatus: status }) : null,
    releaseDue: await countList(db, isolationList(released)),
    abnormal: await countTests(db, abnormal, spanOf(abnormal)),
    untested: await countUntested(db, { hotelId, date: now.slice(0, 10) }),
  };
}
