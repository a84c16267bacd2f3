import { checkOutMany, roomsOfGroup } from '@anzhu/api/contract/groupStay';
import type { Order } from '@anzhu/api/contract/order';
import { GroupCheckOutConfirm } from '@anzhu/domain/stay';
import { Dialog } from '@anzhu/ui/Dialog';
import { ErrorState } from '@anzhu/ui/State';
import { toast } from '@anzhu/ui/Toast';
import { useState } from 'react';
import { useAction } from '../data/useAction.ts';
import { useCall } from '../data/useCall.ts';
import { ChangeStay } from './ChangeStay.tsx';
import { boardAndOrders } from './rooms.ts';

interface GroupStayProps {
  /** An order of the group. */
  order: Pick<Order, 'id' | 'groupNo'>;
  action: 'checkOut' | 'change';
  onClose: () => void;
}

/** 团队退房, or 团队续住 of all rooms that the guests of a group are in. */
export default function GroupStay({ order, action, onClose }: GroupStayProps) {
  const { data, error, retry } = useCall(roomsOfGroup, { orderId: order.id });
  const checkOut = useAction(checkOutMany, { refresh: [...boardAndOrders, roomsOfGroup] });
  // Kept until the dialog closes: once its guests have left a room is no longer found.
  const [rooms, setRooms] = useState(data);
  if (!rooms && data) setRooms(data);
  const own = rooms?.find(({ orderId }) => orderId === order.id) ?? rooms?.[0];
  if (error || (action === 'change' && rooms && !own)) {
    const message = error?.message ?? '该团队没有在住的房间';
    return (
      <Dialog isOpen title={`团队 ${order.groupNo ?? ''}`} onClose={onClose}>
        <ErrorState isCompact message={message} onRetry={() => void retry()} />
      </Dialog>
    );
  }
  if (action === 'change') {
    return (
      own && (
        <ChangeStay
          room={{ ...own, isIsolation: false }}
          defaultScope="group"
          onRefresh={() => void retry()}
          onClose={onClose}
        />
      )
    );
  }
  return (
    <GroupCheckOutConfirm
      groupNo={order.groupNo ?? ''}
      rooms={rooms}
      onConfirm={async (chosen, isLateCharged) => {
        try {
          const { rooms: left } = await checkOut({
            rooms: chosen.map(({ id, sn, late }) => ({
              id,
              sn,
              lateFee: isLateCharged ? late : undefined,
            })),
          });
          toast.success(`已退房 ${left} 间`);
        } catch (failure) {
          setRooms((await retry()) ?? rooms);
          throw failure;
        }
      }}
      onClose={onClose}
    />
  );
}
