import { lazy } from '@anzhu/ui/LazyBoundary';
import { approvePayBack } from '@anzhu/api/contract/payBack';
import { assignOrder, settlePaidTwice } from '@anzhu/api/contract/booking';
import { modifyOrder } from '@anzhu/api/contract/bookingChange';
import type { Id } from '@anzhu/api/contract/codecs';
import { mayCall, type Endpoint } from '@anzhu/api/contract/endpoint';
import { addHealthTest, handleHealthTest } from '@anzhu/api/contract/healthTest';
import { type Order, OrderStatus } from '@anzhu/api/contract/order';
import { checkIn, checkOut, cleanRoom, isolationCheckOut } from '@anzhu/api/contract/stay';
import type { Today } from '@anzhu/api/contract/today';
import {
  DutyQueue,
  dutyKinds,
  type Duty,
  type DutyAct,
  type DutyEntry,
  type DutyKind,
} from '@anzhu/domain/today';
import { useState } from 'react';
import { useHotelTime } from '../../../clock.ts';
import { useDialogs } from '../../../data/useDialogs.tsx';
import { useLiveReload } from '../../../data/useLive.tsx';
import { useProfile } from '../../../data/useProfile.ts';
import { checkInKey } from '../../../url/dialogKeys.ts';
import { useScreenLinks } from '../../../data/menu.tsx';
import { useRecordKey } from '../../../url/useRecordKey.ts';
import type { DutyAction } from './DutyDialog.tsx';
import {
  declarationFacts,
  materialFacts,
  pendingFacts,
  orderFacts,
  releaseFacts,
  roomNumbers,
  testFacts,
  untestedFacts,
  type OrderDuty,
} from './dutyEntries.ts';
import { dutyLists } from './dutyLists.ts';
import { firstRows, useDuties, type DutyScope } from './useDuties.ts';

/** Duties of rooms: one entry names them all. */
type RoomDuty = 'toClean' | 'toInspect';
const isRoomDuty = (kind: DutyKind): kind is RoomDuty => kind === 'toClean' || kind === 'toInspect';

const DutyDialog = lazy(() => import('./DutyDialog.tsx'));

interface QueueProps extends DutyScope {
  /** The rest of the screen shows a region: the queue is of all hotels, and says so. */
  isBesideRegion: boolean;
  /** 夜审 of a hotel, from a day on. */
  onAudit: (of: { hotelId: Id; day: string }) => void;
}

/**
 * 今日待办: what waits for a hand, with the button that does it; read again when a room has changed, on focus and
 * every minute.
 */
export function Queue({ hotelId, view, isBesideRegion, onAudit }: QueueProps) {
  const { role } = useProfile();
  const time = useHotelTime();
  const linkTo = useScreenLinks();
  const [isAllPending, setAllPending] = useState(false);
  const { counts, rows, isLoading, reload, oneHotel, isElsewhere } = useDuties({
    hotelId,
    view,
    isAllPending,
  });
  useLiveReload(reload);
  const { open: openCheckIn } = useRecordKey(checkInKey);
  const { open, dialog } = useDialogs({
    act: (action: DutyAction, close) => (
      <DutyDialog
        action={action}
        hotelId={hotelId}
        onNext={(next) => open('act', next)}
        onClose={() => {
          close();
          void reload();
        }}
      />
    ),
  });

  const seen = { ...time, isHotelShown: oneHotel === null };
  const may = (call: Endpoint): boolean => mayCall(call, role);
  const list = (kind: DutyKind, query: Record<string, string> = {}) =>
    linkTo(dutyLists[kind].route, { ...dutyLists[kind].query, hotelId, ...query });
  const press = (label: string, action: DutyAction): DutyAct => ({
    label,
    onPress: () => open('act', action),
  });

  const toRecord = (label: string, kind: DutyKind, id: Id): DutyAct | undefined => {
    const link = list(kind, { record: id });
    return link && { label, link };
  };
  const actOf: Record<OrderDuty, (order: Order) => DutyAct | undefined> = {
    overdue: (order) => (may(checkOut) ? press('退房', { act: 'checkOut', order }) : undefined),
    dueOut: (order) => (may(checkOut) ? press('退房', { act: 'checkOut', order }) : undefined),
    noShow: ({ id }) => toRecord('处理', 'noShow', id),
    paidTwice: (order) =>
      may(settlePaidTwice) ? press('处理', { act: 'paidTwice', order }) : undefined,
    late: (order) => (may(modifyOrder) ? press('处理', { act: 'hold', order }) : undefined),
    leftOpen: (order) => (may(checkOut) ? press('账单', { act: 'bill', order }) : undefined),
    unassigned: (order) => (may(assignOrder) ? press('排房', { act: 'assign', order }) : undefined),
    dueIn: ({ id }) =>
      may(checkIn) ? { label: '去入住', onPress: () => openCheckIn(id) } : undefined,
    refundRequests: (order) =>
      order.status === OrderStatus.refundRequested || !may(approvePayBack)
        ? toRecord('退款', 'refundRequests', order.id)
        : press('审批', { act: 'payBack', order }),
  };
  const ofOrders = (kind: OrderDuty, isLeft: (order: Order) => boolean = () => true) =>
    rows[kind].data?.page.records.filter(isLeft).map((order) => ({
      ...orderFacts(order, kind, seen),
      link: list(kind, { record: order.id }),
      act: actOf[kind](order),
    }));
  // Who should have left is in the kind before.
  const dueOut = ofOrders(
    'dueOut',
    ({ estimatedCheckOut }) => estimatedCheckOut === null || estimatedCheckOut >= time.now,
  );

  const entries: Record<DutyKind, DutyEntry[] | undefined> = {
    overdue: ofOrders('overdue'),
    dueOut,
    noShow: ofOrders('noShow'),
    late: ofOrders('late'),
    leftOpen: ofOrders('leftOpen'),
    paidTwice: ofOrders('paidTwice'),
    unassigned: ofOrders('unassigned'),
    dueIn: ofOrders('dueIn'),
    refundRequests: ofOrders('refundRequests'),
    pendingOrders: rows.pendingOrders.data?.records.map((order) => ({
      ...pendingFacts(order, seen),
      act: press('处理', { act: 'pending', order }),
    })),
    releaseDue: rows.releaseDue.data?.records
      .toSorted((one, other) => (one.checkOutTime ?? '').localeCompare(other.checkOutTime ?? ''))
      .map((person) => ({
        ...releaseFacts(person, seen),
        link: linkTo('isolationManage', { due: 'release', hotelId, record: person.id }),
        act:
          may(isolationCheckOut) && person.roomId !== null
            ? press('退出隔离', { act: 'release', person })
            : undefined,
      })),
    abnormal: rows.abnormal.data?.records.map((test) => ({
      ...testFacts(test, seen),
      link: test.uId === null ? undefined : linkTo('isolationManage', { record: test.uId }),
      act: may(handleHealthTest) ? press('处理', { act: 'handle', test }) : undefined,
    })),
    untested: rows.untested.data?.map((person) => ({
      ...untestedFacts(person, seen),
      link: linkTo('isolationManage', { record: person.id }),
      act: may(addHealthTest) ? press('录入', { act: 'enter', person }) : undefined,
    })),
    declarationsToReview: rows.declarationsToReview.data?.records.map((row) => ({
      ...declarationFacts(row, seen),
      act: press('审核', { act: 'declaration', row }),
    })),
    materialsToReview: rows.materialsToReview.data?.records.map((row) => ({
      ...materialFacts(row, seen),
      act: press('审核', { act: 'material', row }),
    })),
    daysToClose: counts.data?.daysToCloseByHotel?.map(({ hotelId: id, hotelName, count, day }) => ({
      id,
      who: oneHotel === null ? hotelName : `${day.slice(5)} 起`,
      facts: [`${count} 天`],
      since: oneHotel === null ? `${day.slice(5)} 起` : undefined,
      act: { label: '夜审', onPress: () => onAudit({ hotelId: id, day }) },
    })),
    toClean: rows.toClean.data && [
      roomsEntry(
        'toClean',
        '打扫',
        rows.toClean.data.filter(({ isToInspect }) => !isToInspect),
      ),
    ],
    toInspect: rows.toInspect.data && [
      roomsEntry(
        'toInspect',
        '检查',
        rows.toInspect.data.filter(({ isToInspect }) => isToInspect),
      ),
    ],
  };

  function roomsEntry(
    kind: RoomDuty,
    label: string,
    rooms: readonly { name: string }[],
  ): DutyEntry {
    const cleaning = linkTo('roomManage', { board: 'cleaning', hotelId });
    return {
      id: kind,
      who: roomNumbers(rooms),
      facts: [],
      link: list(kind),
      act: may(cleanRoom) && cleaning ? { label, link: cleaning } : undefined,
    };
  }

  const morePending = (count: number) => ({
    label: isAllPending ? `只显示前 ${firstRows} 条` : `显示其余 ${count - firstRows} 条`,
    onPress: () => setAllPending(!isAllPending),
  });

  return (
    <>
      <DutyQueue
        duties={counts.data && !isLoading ? dutiesOf(counts.data) : undefined}
        error={counts.error && { message: counts.error.message, onRetry: reload }}
        scope={isBesideRegion ? '全部酒店' : undefined}
      />
      {dialog}
    </>
  );

  function dutiesOf(data: Today): Duty[] {
    return dutyKinds.flatMap(({ id: kind }): Duty[] => {
      const count = data[kind];
      if (count === null || !list(kind)) return [];
      const { error, retry } = kind === 'daysToClose' ? counts : rows[kind];
      const isWhole = kind === 'pendingOrders' || kind === 'daysToClose';
      const ofRooms = isRoomDuty(kind) ? kind : null;
      const isOverAll = ofRooms !== null && oneHotel === null;
      return [
        {
          kind,
          count,
          link: isOverAll || isWhole ? undefined : list(kind),
          entries: entries[kind],
          places: isOverAll
            ? (data[`${ofRooms}ByHotel`] ?? []).map(({ hotelId: id, hotelName, count: rooms }) => ({
                name: `${hotelName} ${rooms} 间`,
                link: list(ofRooms, { hotelId: id }),
              }))
            : undefined,
          more: kind === 'pendingOrders' && count > firstRows ? morePending(count) : undefined,
          isComplete: ofRooms !== null || isWhole,
          note:
            kind === 'dueOut' && dueOut?.length === 0
              ? '都已过离店时间，在「逾期未离」中'
              : undefined,
          error: error && { message: error.message, onRetry: () => void retry() },
          isElsewhere: isElsewhere(kind),
        },
      ];
    });
  }
}
