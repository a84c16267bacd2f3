import { roomStatusLabel, type Room } from '@anzhu/api/contract/room';
import { Confirm } from '@anzhu/ui/Confirm';
import { useRef } from 'react';

export interface ReservedConfirmProps {
  isOpen: boolean;
  room: Room;
  onAgree: () => void;
  onDecline: () => void;
}

/** For which order a room is held, and how: 为订单「20318」预订. */
export const heldFor = ({ orderId, status }: Room): string =>
  `为${orderId === null ? '其他订单' : `订单「${orderId}」`}${roomStatusLabel[status]}`;

/** Confirmation before a room that is held for another order is given away. */
export function ReservedConfirm({ isOpen, room, onAgree, onDecline }: ReservedConfirmProps) {
  // The dialog calls `onClose` after both buttons.
  const agreed = useRef(false);
  return (
    <Confirm
      isOpen={isOpen}
      tone="danger"
      title={`房间「${room.name}」已${heldFor(room)}，仍要办理入住？`}
      confirmLabel="仍要办理"
      onConfirm={() => {
        agreed.current = true;
      }}
      onClose={() => (agreed.current ? onAgree() : onDecline())}
    >
      办理后，原订单的客人需另排房间。
    </Confirm>
  );
}
