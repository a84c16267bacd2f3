import { orderPage } from '@anzhu/api/contract/order';
import { maxPageSize } from '@anzhu/api/contract/page';
import { pendingOrderPage, type PendingOrder } from '@anzhu/api/contract/pendingOrder';
import {
  acceptPendingOrder,
  declinePendingOrder,
  quotePendingOrder,
} from '@anzhu/api/contract/pendingOrderActs';
import { management } from '@anzhu/api/contract/role';
import { listRooms } from '@anzhu/api/contract/room';
import { roomTimeline } from '@anzhu/api/contract/roomTimeline';
import { today } from '@anzhu/api/contract/today';
import { PendingOrderDialog } from '@anzhu/domain/order';
import { useAction, useCall, useProfile } from '../data/index.ts';

const refresh = [today, pendingOrderPage, quotePendingOrder, orderPage, listRooms, roomTimeline];

/** 未接单: 接单 and 不接, with the booking as its channel has changed it since. */
export function PendingBooking({ order, onClose }: { order: PendingOrder; onClose: () => void }) {
  const { role } = useProfile();
  const { id, hotelId } = order;
  const { data: waiting, retry: readWaiting } = useCall(pendingOrderPage, {
    hotelId,
    page: { page: 1, size: maxPageSize },
  });
  const { data: offers, error, retry } = useCall(quotePendingOrder, { id });
  const accept = useAction(acceptPendingOrder, { refresh });
  const decline = useAction(declinePendingOrder, { refresh });
  return (
    <PendingOrderDialog
      order={waiting?.records.find((one) => one.id === id) ?? order}
      offers={error ? undefined : offers}
      refusal={error?.message ?? null}
      mayOversell={management.some((one) => one === role)}
      onAccept={accept}
      onDecline={decline}
      onRefresh={async () => void (await Promise.all([readWaiting(), retry()]))}
      onClose={onClose}
    />
  );
}
