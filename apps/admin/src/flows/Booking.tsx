import {
  addOrder,
  assignOrder,
  cancelOrder,
  endNoShow,
  quoteBooking,
  quoteCancel,
  reinstateOrder,
  settlePaidTwice,
} from '@anzhu/api/contract/booking';
import { getBill } from '@anzhu/api/contract/bill';
import type { Id } from '@anzhu/api/contract/codecs';
import { modifyOrder, quoteOrder } from '@anzhu/api/contract/bookingChange';
import { usualHoldHour } from '@anzhu/api/contract/guarantee';
import { getOrder, orderPage, type Order } from '@anzhu/api/contract/order';
import type { PendingOrder } from '@anzhu/api/contract/pendingOrder';
import { listRooms, type Room } from '@anzhu/api/contract/room';
import { roomTimeline } from '@anzhu/api/contract/roomTimeline';
import { usualStay } from '@anzhu/api/rules/stayDates';
import {
  AssignRoomDialog,
  type ChangedBooking,
  HoldDialog,
  PaidTwiceDialog,
  ModifyBookingDialog,
  type ModifyBookingDialogProps,
  BookingDialog,
  CancelOrderDialog,
  NoShowConfirm,
  ReinstateConfirm,
  UnassignConfirm,
  wantedNights,
  type BookedStay,
} from '@anzhu/domain/order';
import { Dialog } from '@anzhu/ui/Dialog';
import { ErrorState } from '@anzhu/ui/State';
import { toast } from '@anzhu/ui/Toast';
import { useState } from 'react';
import { useHotelTime } from '../clock.ts';
import { useUsableCompanies } from './companies.ts';
import { useAction, useCall, useProfile } from '../data/index.ts';
import { useHotelChoice, useHotelSettings } from '../data/hotel/hotels.ts';
import { useRoomTypes } from '../data/hotel/ofHotel.ts';
import { PendingBooking } from './PendingBooking.tsx';

const refresh = [orderPage, getOrder, getBill, listRooms, roomTimeline];

/** The hour until which a hotel holds a room for who pays on arrival. */
const useHoldHour = (hotelId: Id | null | undefined): number =>
  useHotelSettings(hotelId)?.holdHour ?? usualHoldHour;

interface NewBookingProps {
  /** The hotel that the list is narrowed to. */
  hotelId: Id | null;
  /** The free nights of a room that were chosen: it is assigned to a booking of one room of its type. */
  chosen?: ChosenNights | undefined;
  /** Called when it is booked, before the dialog closes; in words where the chosen room was not simply booked. */
  onSaved?: ((words?: string) => void) | undefined;
  onClose: () => void;
}

/** Free nights of a room, from a day to that of departure. */
export interface ChosenNights {
  room: Pick<Room, 'id' | 'name' | 'type'>;
  from: string;
  to: string;
}

/** 新增预订, with what it costs. */
function NewBooking({ hotelId: given, chosen, onSaved, onClose }: NewBookingProps) {
  const { hotelId: own } = useProfile();
  const book = useAction(addOrder, { refresh });
  const [hotelId, setHotel] = useState(own ?? given);
  const hotels = useHotelChoice(hotelId);
  const roomTypes = useRoomTypes(hotelId);
  const holdHour = useHoldHour(hotelId);
  const companies = useUsableCompanies(hotelId, hotelId !== null);
  const assign = useAction(assignOrder, { refresh });
  const [defaultBooking] = useState(() =>
    chosen && chosen.room.type !== null
      ? { roomType: chosen.room.type, ...usualStay(chosen.from, chosen.to) }
      : undefined,
  );
  const [stay, setStay] = useState<BookedStay | null>(
    defaultBooking ? { ...defaultBooking, rooms: 1 } : null,
  );
  const { data, error, isLoading, retry } = useCall(quoteBooking, stay);
  return (
    <BookingDialog
      hotel={
        // That of a room, or of a list that is narrowed to it, is not chosen again.
        hotels && !chosen ? { hotels, id: hotelId, onChange: setHotel } : undefined
      }
      roomTypes={roomTypes}
      time={useHotelTime()}
      {...{ holdHour, companies }}
      roomName={chosen?.room.name}
      quote={{
        quote: error ? undefined : data,
        isLoading: isLoading && error === undefined,
        refusal: error?.message ?? null,
      }}
      onStayChange={setStay}
      defaultBooking={defaultBooking}
      onSave={async (input, options) => {
        const booked = await book(input, options);
        const isOfRoom = booked.ids.length === 1 && input.roomType === chosen?.room.type;
        if (!chosen || !isOfRoom) return onSaved?.(`已预订 ${booked.ids.length} 间，未排房`);
        const { name, id: roomId } = chosen.room;
        // The booking stands, whether the room is assigned or not.
        try {
          await assign({ orderId: booked.id, roomId });
          onSaved?.();
          toast.success(`已排房 ${name}`);
        } catch (failure) {
          const words = `已预订，未排房：${failure instanceof Error ? failure.message : ''}`;
          onSaved?.(words);
          toast.error(words);
        }
        return undefined;
      }}
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
  const time = useHotelTime();
  const { hotelId, roomType } = order;
  const nights = wantedNights(order, time.dayStarts);
  const [from, to] = [nights[0], nights.at(-1)];
  const isKnown = hotelId !== null && roomType !== null && from !== undefined && to !== undefined;
  const { data, retry } = useCall(
    roomTimeline,
    isKnown ? { from, to, hotelId, type: roomType, isIsolation: false } : null,
  );
  return (
    <AssignRoomDialog
      order={order}
      rooms={data?.rooms}
      time={time}
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
  const isOfGroup = order.groupNo !== undefined;
  const group = useCall(quoteCancel, isOfGroup ? { id: order.id, scope: 'group' } : null).data;
  return <CancelOrderDialog order={order} groupQuote={group} onSave={cancel} onClose={onClose} />;
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

interface ModifyProps {
  order: Pick<Order, 'id' | 'hotelId'>;
  onClose: () => void;
  defaultChange?: ModifyBookingDialogProps['defaultChange'];
  onSaved?: (() => void) | undefined;
}

/** 修改预订, with what it costs. */
export function ModifyBooking({ order: shown, defaultChange, onSaved, onClose }: ModifyProps) {
  // The list has the phone masked.
  const { data: order, error: unread, retry: retryOrder } = useCall(getOrder, { id: shown.id });
  const modify = useAction(modifyOrder, { refresh });
  const roomTypes = useRoomTypes(order?.hotelId ?? shown.hotelId);
  const holdHour = useHoldHour(order?.hotelId ?? shown.hotelId);
  const time = useHotelTime();
  const [stay, setStay] = useState<ChangedBooking | null>(null);
  const { data, error, isLoading, retry } = useCall(quoteOrder, stay);
  if (!order) {
    return (
      unread && (
        <Dialog isOpen title={`修改预订 · ${shown.id}`} onClose={onClose}>
          <ErrorState isCompact message={unread.message} onRetry={() => void retryOrder()} />
        </Dialog>
      )
    );
  }
  return (
    <ModifyBookingDialog
      order={order}
      roomTypes={roomTypes}
      time={{ ...time, holdHour }}
      defaultChange={defaultChange}
      quote={{
        quote: error || stay === null ? undefined : data,
        isLoading: stay !== null && isLoading && error === undefined,
        refusal: error?.message ?? null,
      }}
      onStayChange={setStay}
      onSave={async (input) => {
        const changed = await modify(input);
        onSaved?.();
        return changed;
      }}
      onRefresh={async () => void (await Promise.all([retry(), retryOrder()]))}
      onClose={onClose}
    />
  );
}

/** 逾时未到: its hold is extended, or it ends. */
function HoldOrder({ order, onClose }: OrderProps) {
  const modify = useAction(modifyOrder, { refresh });
  const time = useHotelTime();
  const [other, setOther] = useState<'noShow' | 'cancel' | null>(null);
  if (other === 'noShow') return <NoShow {...{ order, onClose }} />;
  if (other === 'cancel') return <CancelOrder {...{ order, onClose }} />;
  return <HoldDialog {...{ order, time, onClose }} onSave={modify} onOther={setOther} />;
}

/** 渠道重复收款. */
function PaidTwice({ order, onClose }: OrderProps) {
  const settle = useAction(settlePaidTwice, { refresh });
  return <PaidTwiceDialog {...{ order, onClose }} onSave={settle} />;
}

/** 恢复订单. */
function Reinstate({ order, onClose }: OrderProps) {
  const reinstate = useAction(reinstateOrder, { refresh, success: '订单已恢复' });
  return (
    <ReinstateConfirm
      order={order}
      onConfirm={async () => void (await reinstate({ id: order.id }))}
      onClose={onClose}
    />
  );
}

const dialogs = {
  modify: ModifyBooking,
  hold: HoldOrder,
  paidTwice: PaidTwice,
  assign: AssignRoom,
  unassign: UnassignRoom,
  cancel: CancelOrder,
  noShow: NoShow,
  reinstate: Reinstate,
};

type OpenedBooking =
  | { action: keyof typeof dialogs; order: Order }
  | { action: 'pending'; order: PendingOrder };

/** What is done with an order before its guests come, or a new booking where there is none yet. */
export default function Booking({
  opened,
  ...booking
}: { opened: OpenedBooking | null } & NewBookingProps) {
  const { onClose } = booking;
  if (opened === null) return <NewBooking {...booking} />;
  if (opened.action === 'pending') return <PendingBooking order={opened.order} onClose={onClose} />;
  const BookingAct = dialogs[opened.action];
  return <BookingAct order={opened.order} onClose={onClose} />;
}
