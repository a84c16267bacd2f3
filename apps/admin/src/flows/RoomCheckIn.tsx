import { ApiError } from '@anzhu/api/client';
import { mayCall } from '@anzhu/api/contract/endpoint';
import { Code } from '@anzhu/api/contract/envelope';
import { expectedGuests } from '@anzhu/api/contract/expectedGuest';
import type { Order } from '@anzhu/api/contract/order';
import { RoomStatus, type Room } from '@anzhu/api/contract/room';
import type { DataOf } from '@anzhu/api/contract/endpoint';
import type { checkIn as checkInCall, StayQuote } from '@anzhu/api/contract/stay';
import { formatYuan } from '@anzhu/api/rules/money';
import { orderAllows } from '@anzhu/api/rules/orderTransitions';
import {
  CheckIn,
  depositSettingOf,
  type CheckInProps,
  describeDifference,
  type OrderLookup,
  priceDifference,
  type QuotedStay,
  type QuoteState,
} from '@anzhu/domain/stay';
import { toast } from '@anzhu/ui/Toast';
import { useState } from 'react';
import { useHotelTime } from '../clock.ts';
import { useUsableCompanies } from './companies.ts';
import { useHotelSettings } from '../data/hotel/hotels.ts';
import { type QueryState, useCall } from '../data/useCall.ts';
import { useProfile } from '../data/useProfile.ts';
import { useKnownGuest } from './GuestOfHotel.tsx';
import { useCheckInQuote, useOrder, useRoom, useRoomActions } from './rooms.ts';

/** How long the order's number and prices stay on the screen, in milliseconds. */
const resultDuration = 5000;

export interface RoomCheckInProps extends Pick<CheckInProps, 'roomChoice' | 'onOtherRoom'> {
  /** The room as it is now: it may change while the dialog is open. */
  room: Room;
  /** The hotel of the board, for the registration sheet; undefined while it is not known. */
  hotelName: string | undefined;
  /** The order that the board is narrowed to. */
  order: Order | undefined;
  onRefresh: () => void | Promise<void>;
  onClose: () => void;
  /** The guests are in; the dialog shows the result. */
  onCheckedIn?: (() => void) | undefined;
  /** The guests are in, and the dialog has been closed. */
  onDone?: (() => void) | undefined;
}

const isHeldRoom = ({ status }: Room): boolean =>
  status === RoomStatus.reserved || status === RoomStatus.tentative;

/** What is known of the order that is read. */
export function lookupOf({
  data,
  error,
  retry,
}: Pick<QueryState<Order>, 'data' | 'error' | 'retry'>): OrderLookup {
  if (data) return { state: 'found', order: data };
  if (!error) return { state: 'loading' };
  if (error instanceof ApiError && error.code === Code.notFound) return { state: 'missing' };
  return { state: 'failed', message: error.message, onRetry: () => void retry() };
}

/** What the dialog shows of a quote. Where the server gives none for another reason, it goes on without. */
function quoteOf({ data, error, isLoading }: QueryState<StayQuote>): QuoteState {
  const isRefused = error?.code === Code.conflict || error?.code === Code.invalid;
  return {
    quote: error ? undefined : data,
    isLoading: isLoading && error === undefined,
    refusal: isRefused ? error.message : null,
  };
}

/**
 * 办理入住: for the order that the board is narrowed to, else for the one that holds the room; a vacant
 * room takes a guest without an order.
 */
export function RoomCheckIn({
  room,
  hotelName,
  order,
  roomChoice,
  onOtherRoom,
  onRefresh,
  onClose,
  onCheckedIn,
  onDone,
}: RoomCheckInProps) {
  const time = useHotelTime();
  const { checkIn } = useRoomActions();
  const detail = useRoom(room.id).data;
  const settings = useHotelSettings(room.hotelId);
  const [orderId, setOrderId] = useState(order?.id ?? (isHeldRoom(room) ? room.orderId : null));
  const knownGuest = useKnownGuest(room.hotelId, false);
  const query = useOrder(orderId);
  const { role } = useProfile();
  const isListed = orderId !== null && mayCall(expectedGuests, role);
  const expected = useCall(expectedGuests, isListed ? { id: orderId } : null);
  // What the board has read already need not be waited for.
  const known = order && order.id === orderId ? order : undefined;
  // A room that is held while its guest pays online takes another one.
  const isPayingOnline =
    room.status === RoomStatus.tentative &&
    query.data !== undefined &&
    !orderAllows('checkIn', query.data).isAllowed;
  if (isPayingOnline && order === undefined) setOrderId(null);
  const [isDone, setDone] = useState(false);
  const [stay, setStay] = useState<QuotedStay | null>(null);
  const quote = useCheckInQuote(room.id, orderId, isDone ? null : stay);
  const companies = useUsableCompanies(room.hotelId, orderId === null);

  return (
    <CheckIn
      key={orderId}
      room={room}
      maxLoad={detail?.maxLoad ?? null}
      hotelName={hotelName ?? null}
      time={time}
      order={
        orderId === null
          ? { state: 'none' }
          : isListed && !expected.data && !expected.error
            ? { state: 'loading' }
            : lookupOf({ ...query, data: query.data ?? known })
      }
      expected={expected.data?.rooms.flatMap(({ guests }) => guests)}
      onWithoutOrder={roomChoice === undefined ? () => setOrderId(null) : undefined}
      {...{ roomChoice, onOtherRoom }}
      quote={quoteOf(quote)}
      onStayChange={setStay}
      companies={companies}
      fee={detail?.fee ?? null}
      depositSetting={depositSettingOf(settings)}
      knownGuest={knownGuest}
      onCheckIn={async (input) => {
        const booked = query.data ?? known ?? null;
        const response = await checkIn(input);
        setDone(true);
        onCheckedIn?.();
        toast.success(describe(response, booked), { duration: resultDuration });
        return response;
      }}
      onRefresh={async () => {
        await Promise.all([onRefresh(), query.retry(), quote.retry()]);
      }}
      onClose={() => {
        onClose();
        if (isDone) onDone?.();
      }}
    />
  );
}

/** The order's number and prices, and what is to be collected, for the message after a check-in. */
function describe({ id, pay, lastPay }: DataOf<typeof checkInCall>, booked: Order | null): string {
  const difference = priceDifference(booked, lastPay);
  const prices = [
    pay === null ? null : `总价 ${formatYuan(pay)}`,
    lastPay === null ? null : `优惠价 ${formatYuan(lastPay)}`,
    difference === 0 ? null : describeDifference(difference),
  ];
  return [`订单号 ${id}`, ...prices].filter((part) => part !== null).join('，');
}
