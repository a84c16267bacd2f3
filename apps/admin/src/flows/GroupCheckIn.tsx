import { arrivalRooms, checkInMany, maxArrivals } from '@anzhu/api/contract/arrival';
import { getBill } from '@anzhu/api/contract/bill';
import type { Id } from '@anzhu/api/contract/codecs';
import { mayCall } from '@anzhu/api/contract/endpoint';
import { expectedGuests } from '@anzhu/api/contract/expectedGuest';
import { getOrder, orderPage, type Order } from '@anzhu/api/contract/order';
import { listRooms } from '@anzhu/api/contract/room';
import { dayOf } from '@anzhu/api/rules/days';
import { hotelDayOf, hotelToday, type HotelTime } from '@anzhu/api/rules/hotelDay';
import {
  CheckInUnavailable,
  depositSettingOf,
  describeGroup,
  GroupCheckInDialog,
  type GroupCheckInDialogProps,
} from '@anzhu/domain/stay';
import { orderAllows } from '@anzhu/api/rules/orderTransitions';
import { toast } from '@anzhu/ui/Toast';
import { useState } from 'react';
import { useHotelTime } from '../clock.ts';
import { useAction, useCall, useProfile } from '../data/index.ts';
import { useHotelSettings } from '../data/hotel/hotels.ts';

const refresh = [orderPage, getOrder, getBill, listRooms];

/** Orders of a group that are read. */
const page = { page: 1, size: 100 };

/** Whether guests come today, or should have come, and their nights are not past. */
const arrives = ({ estimatedCheckIn, estimatedCheckOut }: Order, time: HotelTime): boolean =>
  estimatedCheckIn !== null &&
  hotelDayOf(estimatedCheckIn, time.dayStarts) <= hotelToday(time) &&
  (estimatedCheckOut ?? '') > time.now;

interface GroupCheckInProps {
  groupNo: string;
  hotelId: Id | null;
  onClose: () => void;
}

/** 团队入住 of the orders of a group that arrive. */
export default function GroupCheckIn({ groupNo, hotelId, onClose }: GroupCheckInProps) {
  const time = useHotelTime();
  const checkIn = useAction(checkInMany, { refresh });
  const settings = useHotelSettings(hotelId);
  const group = useCall(orderPage, {
    page,
    groupNo,
    orderBy: 'estimatedCheckIn',
    ...(hotelId !== null && { hotelId }),
  });
  const arriving = group.data?.page.records
    .filter((order) => orderAllows('checkIn', order).isAllowed && arrives(order, time))
    .slice(0, maxArrivals);
  const hasOrders = arriving !== undefined && arriving.length > 0;
  const rooms = useCall(
    arrivalRooms,
    hasOrders ? { orderIds: arriving.map(({ id }) => id) } : null,
    { keepPreviousData: true },
  );
  const [first] = arriving ?? [];
  const { role } = useProfile();
  const isListed = first !== undefined && mayCall(expectedGuests, role);
  const expected = useCall(expectedGuests, isListed ? { id: first.id, scope: 'group' } : null, {
    keepPreviousData: true,
  });
  const isExpectedRead = !isListed || expected.data !== undefined || expected.error !== undefined;
  /** What is being checked in: the list has lost it by the time that the result is shown. */
  const [sent, setSent] =
    useState<Pick<GroupCheckInDialogProps, 'orders' | 'arrivals' | 'expected'>>();
  const arrivingIds = new Set(arriving?.map(({ id }) => id));
  const shown =
    sent ??
    (hasOrders &&
      rooms.data &&
      isExpectedRead && {
        orders: arriving,
        arrivals: rooms.data,
        expected: expected.data?.rooms.filter(({ orderId }) => arrivingIds.has(orderId)) ?? [],
      });

  if (!shown) {
    const { error, retry } = group.error ? group : rooms;
    return (
      <CheckInUnavailable
        place={`团队 ${groupNo}`}
        lookup={
          error
            ? { state: 'failed', message: error.message, onRetry: () => void retry() }
            : { state: arriving === undefined || hasOrders ? 'loading' : 'none' }
        }
        misfit={arriving?.length === 0 ? '该团队没有今天到店的订单' : null}
        onClose={onClose}
      />
    );
  }
  return (
    <GroupCheckInDialog
      groupNo={groupNo}
      {...shown}
      hotelName={shown.orders[0]?.hotelName ?? null}
      today={dayOf(time.now)}
      dayStarts={time.dayStarts}
      depositSetting={depositSettingOf(settings)}
      onCheckIn={async (input) => {
        setSent(shown);
        try {
          const response = await checkIn(input);
          toast.success(describeGroup(input));
          return response;
        } catch (error) {
          setSent(undefined);
          throw error;
        }
      }}
      onRefresh={async () => {
        await Promise.all([group.retry(), rooms.retry()]);
      }}
      onClose={onClose}
    />
  );
}
