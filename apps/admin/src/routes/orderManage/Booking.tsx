import {
  addOrder,
  assignOrder,
  cancelOrder,
  endNoShow,
  quoteBooking,
} from '@anzhu/api/contract/booking';
import type { Id } from '@anzhu/api/contract/codecs';
import { getOrder, orderPage, type Order } from '@anzhu/api/contract/order';
import { listRooms } from '@anzhu/api/contract/room';
import {
  AssignRoomDialog,
  BookingDialog,
  CancelOrderDialog,
  NoShowConfirm,
  UnassignConfirm,
  type BookedStay,
} from '@anzhu/domain/order';
import { withHotelNames } from '@anzhu/domain/roomType';
import { useMemo, useState } from 'react';
import { useHotelTime } from '../../clock.ts';
import { useAction, useCall, useProfile } from '../../data/index.ts';
import { useRoomTypes } from '../../data/useAll.ts';

const refresh = [orderPage, getOrder, listRooms];

/** 新增预订, with what it costs. `hotelId` is the hotel that the list is narrowed to. */
function NewBooking({ hotelId, onClose }: { hotelId: Id | null; onClose: () => void }) {
  const { hotelId: own } = useProfile();
  const book = useAction(addOrder, { refresh });
  const roomTypes = useRoomTypes(hotelId ?? undefined);
  const named = useMemo(
    () => (own === null ? withHotelNames(roomTypes) : roomTypes),
    [own, roomTypes],
  );
  const [stay, setStay] = useState<BookedStay | null>(null);
  const { data, error, isLoading, retry } = useCall(quoteBooking, stay);
  return (
    <BookingDialog
      roomTypes={named}
      time={useHotelTime()}
      quote={{
        quote: error ? undefined : data,
        isLoading: isLoading && error === undefined,
        refusal: error?.message ?? null,
      }}
      onStayChange={setStay}
      onSave={book}
      onRefresh={async () => void (await retry())}
      onClose={onClose}
    />
  );
}

interface OrderProps {
  order: Order;
  onClose: () => void;
}

/** 排房, among the normal rooms of the order's type. */
function AssignRoom({ order, onClose }: OrderProps) {
  const assign = useAction(assignOrder, { refresh });
  const { hotelId, roomType } = order;
  const { data, retry } = useCall(
    listRooms,
    hotelId === null || roomType === null ? null : { hotelId, type: roomType, isIsolation: false },
  );
  return (
    <AssignRoomDialog
      order={order}
      rooms={data}
      onSave={assign}
      onRefresh={async () => void (await retry())}
      onClose={onClose}
    />
  );
}

/** 取消排房. */
function UnassignRoom({ order, onClose }: OrderProps) {
  const unassign = useAction(assignOrder, { refresh, success: '已取消排房' });
  return (
    <UnassignConfirm
      order={order}
      onConfirm={async () => void (await unassign({ orderId: order.id, roomId: null }))}
      onClose={onClose}
    />
  );
}

/** 取消订单. */
function CancelOrder({ order, onClose }: OrderProps) {
  const cancel = useAction(cancelOrder, { refresh });
  return <CancelOrderDialog order={order} onSave={cancel} onClose={onClose} />;
}

/** 未到店. */
function NoShow({ order, onClose }: OrderProps) {
  const end = useAction(endNoShow, { refresh, success: '已标记未到店' });
  return (
    <NoShowConfirm
      order={order}
      onConfirm={async () => void (await end({ id: order.id }))}
      onClose={onClose}
    />
  );
}

const dialogs = {
  assign: AssignRoom,
  unassign: UnassignRoom,
  cancel: CancelOrder,
  noShow: NoShow,
};

type BookingAction = keyof typeof dialogs;

/** What is done with an order before its guests come, or a new booking where there is none yet. */
export default function Booking({
  opened,
  hotelId,
  onClose,
}: {
  opened: { action: BookingAction; order: Order } | null;
  hotelId: Id | null;
  onClose: () => void;
}) {
  if (opened === null) return <NewBooking hotelId={hotelId} onClose={onClose} />;
  const Dialog = dialogs[opened.action];
  return <Dialog order={opened.order} onClose={onClose} />;
}
