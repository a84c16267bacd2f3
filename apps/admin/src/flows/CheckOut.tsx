import { waitingText } from '@anzhu/api/rules/payBack';
import { getBill } from '@anzhu/api/contract/bill';
import { companyPage } from '@anzhu/api/contract/company';
import { mayCall } from '@anzhu/api/contract/endpoint';
import { usualLeaveOpen } from '@anzhu/api/contract/hotel';
import { OrderStatus } from '@anzhu/api/contract/order';
import { settleBill } from '@anzhu/api/contract/settle';
import type { Room } from '@anzhu/api/contract/room';
import { openToSettle } from '@anzhu/api/rules/masterBill';
import { SettleDialog } from '@anzhu/domain/bill';
import { CheckOutConfirm, checkOutNote } from '@anzhu/domain/room';
import { toast } from '@anzhu/ui/Toast';
import { useStable } from '@anzhu/ui/useStable';
import { useEffect, useState } from 'react';
import { useHotelDay, useNow } from '../clock.ts';
import { useUsableCompanies } from './companies.ts';
import { OrderBill, useBill } from './OrderBill.tsx';
import { useAction } from '../data/useAction.ts';
import { useHotelSettings } from '../data/hotel/hotels.ts';
import { useProfile } from '../data/useProfile.ts';
import { boardAndOrders, useGuests, useRoomActions } from './rooms.ts';

interface StayProps {
  room: Room;
  hotelName: string | null | undefined;
  onClose: () => void;
}

/** 账单 of the guests of a room. */
export function RoomBill({ room, hotelName = null, onClose }: StayProps) {
  const { data: guests } = useGuests(room);
  if (room.orderId === null) return null;
  return (
    <OrderBill
      order={{
        id: room.orderId,
        status: OrderStatus.checkedIn,
        name: guests?.flatMap(({ personName }) => personName ?? []).join('、') ?? null,
        hotelId: room.hotelId ?? null,
        hotelName,
        roomName: room.name,
        roomTypeName: room.roomTypeName,
        estimatedCheckIn: room.arriveTime,
        estimatedCheckOut: room.estimatedCheckOut,
      }}
      onClose={onClose}
    />
  );
}

/** The room as it is while the guests who stay at first are there, and whether they have left since. */
function useStay(now: Room): { room: Room; hasLeft: boolean } {
  const [room, setRoom] = useState(now);
  const hasLeft = now.sn !== room.sn;
  if (!hasLeft && now !== room) setRoom(now);
  return { room, hasLeft };
}

/**
 * 退房, with the names of the guests, what is open on their bill, and what a late check-out costs. It closes when they have
 * left otherwise: by another clerk, or by a call whose answer was lost.
 */
export function CheckOut({ room: current, hotelName, onClose }: StayProps) {
  const { room, hasLeft } = useStay(current);
  /** What was sent and not refused. */
  const [sent, setSent] = useState<'settlement' | 'departure' | null>(null);
  const send = async <Answer,>(what: typeof sent, call: () => Promise<Answer>): Promise<Answer> => {
    setSent(what);
    try {
      return await call();
    } catch (refusal) {
      setSent(null);
      throw refusal;
    }
  };
  const closeLeft = useStable((): void => {
    toast.warning(`房间「${room.name}」的客人已退房`);
    onClose();
  });
  useEffect(() => {
    if (hasLeft && sent === null) closeLeft();
  }, [hasLeft, sent, closeLeft]);
  const { data: guests, error } = useGuests(room);
  const { role } = useProfile();
  const { data: bill, isLoading, retry } = useBill(mayCall(getBill, role) ? room.orderId : null);
  const { checkOut } = useRoomActions();
  const settle = useAction(settleBill, { refresh: [...boardAndOrders, companyPage] });
  const [now, hotelDay] = [useNow(), useHotelDay()];
  const [isBillOpen, setBillOpen] = useState(false);
  const settings = useHotelSettings(room.hotelId);
  const companies = useUsableCompanies(room.hotelId ?? null);
  if (isBillOpen) {
    return <RoomBill {...{ room, hotelName }} onClose={() => setBillOpen(false)} />;
  }
  // What a late check-out costs is not left off because it was not read yet.
  if (isLoading) return null;
  const said = (isOrderComplete: boolean | null | undefined): void => {
    toast.success(isOrderComplete ? '退房成功，订单完成！' : '退房成功');
  };
  const isEven = !bill || (openToSettle(bill) === 0 && bill.deposit === 0 && !bill.late);
  const names = error ? [] : guests?.flatMap(({ personName }) => personName ?? []);
  const isSettled = !isEven || sent === 'settlement';
  if (bill && room.orderId !== null && isSettled && mayCall(settleBill, role)) {
    const { estimatedCheckOut } = room;
    const note = estimatedCheckOut === null ? null : checkOutNote(estimatedCheckOut, now, hotelDay);
    return (
      <SettleDialog
        orderId={room.orderId}
        bill={bill}
        companies={companies}
        status={OrderStatus.checkedIn}
        role={role}
        rule={settings?.leaveOpen ?? usualLeaveOpen}
        payBackLimit={settings?.payBackLimit}
        title={[room.name, names?.join('、')].filter(Boolean).join(' · ')}
        checkOut={room.id}
        notes={note === null ? [] : [note]}
        onBill={() => setBillOpen(true)}
        onSave={async (input, options) => {
          const { isOrderComplete, waiting } = await send('settlement', () =>
            settle(input, options),
          );
          said(isOrderComplete);
          if (waiting !== undefined) toast.warning(waitingText(waiting));
        }}
        onRefresh={retry}
        onClose={onClose}
      />
    );
  }
  return (
    <CheckOutConfirm
      room={room}
      guests={names}
      now={now}
      hotelDay={hotelDay}
      bill={bill}
      role={role}
      onBill={() => setBillOpen(true)}
      onConfirm={async (lateFee) => {
        const left = await send('departure', () => checkOut({ id: room.id, lateFee }));
        said(left?.isOrderComplete);
      }}
      onClose={onClose}
    />
  );
}
