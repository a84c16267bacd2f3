import { availability } from '@anzhu/api/contract/availability';
import type { Id } from '@anzhu/api/contract/codecs';
import { declarationPage } from '@anzhu/api/contract/declaration';
import { mayCall, type Endpoint, type InputOf } from '@anzhu/api/contract/endpoint';
import { keyFigures } from '@anzhu/api/contract/figures';
import { healthTestPage, untestedPeople } from '@anzhu/api/contract/healthTest';
import { isolationPage } from '@anzhu/api/contract/isolation';
import { materialReviewPage } from '@anzhu/api/contract/material';
import { orderPage, type OrderDue, type OrderSort } from '@anzhu/api/contract/order';
import { maxPageSize } from '@anzhu/api/contract/page';
import { pendingOrderPage } from '@anzhu/api/contract/pendingOrder';
import { ReviewStatus } from '@anzhu/api/contract/review';
import { listRooms, RoomStatus } from '@anzhu/api/contract/room';
import { today as todayCall } from '@anzhu/api/contract/today';
import { isInView, type DutyKind } from '@anzhu/domain/today';
import { useCallback, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useToday } from '../../../clock.ts';
import { useCall } from '../../../data/useCall.ts';
import { useProfile } from '../../../data/useProfile.ts';
import type { DashboardView } from '../url.ts';

/** Milliseconds between two readings while no room changes. */
const options = { refreshInterval: 60_000 };

/** Rows that are read of a kind: those that are shown, and as many more as may stand in another kind. */
export const firstRows = 20;
const page = { page: 1, size: firstRows };
const reviewStatus = ReviewStatus.pending;

/** What is read again when a room has changed: the queue, and tonight. */
const shownPaths: ReadonlySet<string> = new Set(
  [
    todayCall,
    keyFigures,
    availability,
    orderPage,
    isolationPage,
    healthTestPage,
    untestedPeople,
    declarationPage,
    materialReviewPage,
    pendingOrderPage,
    listRooms,
  ].map(({ path }) => path),
);

export interface DutyScope {
  /** The hotel that is shown; null for all that the user sees. */
  hotelId: Id | null;
  /** The view whose entries are shown; null for all. */
  view: DashboardView | null;
}

/**
 * How much of each kind is to do, and the first rows of what is. Rows are read only where there are some, and where
 * the view shows them.
 */
export function useDuties({ hotelId, view, isAllPending }: DutyScope & { isAllPending: boolean }) {
  const { role, hotelId: own } = useProfile();
  const today = useToday();
  const hotel = hotelId === null ? {} : { hotelId };
  const counts = useCall(todayCall, hotel, options);

  const isShown = (kind: DutyKind): boolean =>
    (view === null || isInView(kind, view)) && (counts.data?.[kind] ?? 0) > 0;
  const when = <E extends Endpoint>(kind: DutyKind, endpoint: E, input: InputOf<E>) =>
    isShown(kind) && mayCall(endpoint, role) ? input : null;
  const ofOrders = (kind: DutyKind, due: OrderDue, orderBy: OrderSort) =>
    when(kind, orderPage, { ...hotel, page, due, orderBy });
  const oneHotel = hotelId ?? own;
  const status = RoomStatus.awaitingCleaning;
  const ofRooms = (kind: 'toClean' | 'toInspect') =>
    oneHotel === null ? null : when(kind, listRooms, { hotelId: oneHotel, status });

  const rows = {
    overdue: useCall(orderPage, ofOrders('overdue', 'overdue', 'estimatedCheckOut'), options),
    dueOut: useCall(orderPage, ofOrders('dueOut', 'leaving', 'estimatedCheckOut'), options),
    noShow: useCall(orderPage, ofOrders('noShow', 'noShow', 'estimatedCheckIn'), options),
    paidTwice: useCall(orderPage, ofOrders('paidTwice', 'paidTwice', 'createTime'), options),
    late: useCall(orderPage, ofOrders('late', 'late', 'estimatedCheckIn'), options),
    leftOpen: useCall(orderPage, ofOrders('leftOpen', 'leftOpen', 'estimatedCheckOut'), options),
    unassigned: useCall(
      orderPage,
      ofOrders('unassigned', 'unassigned', 'estimatedCheckIn'),
      options,
    ),
    dueIn: useCall(orderPage, ofOrders('dueIn', 'arriving', 'estimatedCheckIn'), options),
    refundRequests: useCall(
      orderPage,
      ofOrders('refundRequests', 'toRefund', 'createTime'),
      options,
    ),
    pendingOrders: useCall(
      pendingOrderPage,
      when('pendingOrders', pendingOrderPage, {
        ...hotel,
        page: isAllPending ? { page: 1, size: maxPageSize } : page,
      }),
      { ...options, keepPreviousData: isAllPending },
    ),
    releaseDue: useCall(
      isolationPage,
      when('releaseDue', isolationPage, { ...hotel, page, due: 'release' }),
      options,
    ),
    abnormal: useCall(
      healthTestPage,
      when('abnormal', healthTestPage, { ...hotel, page, isAbnormal: true }),
      options,
    ),
    untested: useCall(
      untestedPeople,
      when('untested', untestedPeople, { ...hotel, date: today }),
      options,
    ),
    declarationsToReview: useCall(
      declarationPage,
      when('declarationsToReview', declarationPage, { ...hotel, page, reviewStatus }),
      options,
    ),
    materialsToReview: useCall(
      materialReviewPage,
      when('materialsToReview', materialReviewPage, { ...hotel, page, reviewStatus }),
      options,
    ),
    toClean: useCall(listRooms, ofRooms('toClean'), options),
    toInspect: useCall(listRooms, ofRooms('toInspect'), options),
  };

  // All kinds are shown at once: none moves when the rows of another one come. Later readings are shown as they come.
  const [isComplete, setComplete] = useState(false);
  const isLoading =
    !isComplete && (!counts.data || Object.values(rows).some((one) => one.isLoading));
  if (counts.data && !isLoading && !isComplete) setComplete(true);

  const { mutate } = useSWRConfig();
  const reload = useCallback(async (): Promise<void> => {
    await mutate((key) => Array.isArray(key) && shownPaths.has(String(key[0])));
  }, [mutate]);
  const isElsewhere = (kind: DutyKind): boolean => view !== null && !isInView(kind, view);
  return { counts, rows, isLoading, reload, oneHotel, isElsewhere };
}
