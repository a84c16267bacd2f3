import { stayLength } from '@anzhu/api/rules/stayLength';
import { Bill } from '@anzhu/api/contract/bill';
import type { ExpectedGuest } from '@anzhu/api/contract/expectedGuest';
import { labelsOf } from '@anzhu/api/contract/label';
import { Order } from '@anzhu/api/contract/order';
import { guaranteeWord } from '@anzhu/api/rules/guarantee';
import { formatYuan } from '@anzhu/api/rules/money';
import { formatDay, formatMinute, formatSecond, formatSpan } from '@anzhu/api/rules/timeText';
import { Button } from '@anzhu/ui/Button';
import { Skeleton } from '@anzhu/ui/Skeleton';
import type { ReactNode } from 'react';
import { PhoneText } from '../phone/index.ts';
import { customerOf, hidesMoney } from './status.ts';
import { OrderStatusTag } from './OrderStatusTag.tsx';

const labels = labelsOf(Order);
const billLabels = labelsOf(Bill);

/** One fact of an order, as a description list takes it. */
interface Fact {
  label: string;
  value: ReactNode;
}

const sums = (order: Order): Fact[] =>
  hidesMoney(order)
    ? []
    : [
        { label: labels.pay, value: order.pay === null ? null : formatYuan(order.pay) },
        { label: labels.lastPay, value: order.lastPay === null ? null : formatYuan(order.lastPay) },
        ...(order.refundAmount === null
          ? []
          : [{ label: labels.refundAmount, value: formatYuan(order.refundAmount) }]),
      ];

/** What a clerk needs to recognise an order before deciding about it. */
export function factsInBrief(order: Order): Fact[] {
  return [
    { label: labels.id, value: order.id },
    { label: labels.status, value: <OrderStatusTag order={order} /> },
    { label: labels.name, value: order.name },
    { label: labels.roomTypeName, value: order.roomTypeName },
    ...sums(order),
  ];
}

/** The facts that are there; a dash says nothing. */
const known = (facts: readonly Fact[]): Fact[] =>
  facts.filter(({ value }) => value !== undefined && value !== null && value !== '');

/** The facts that decide, in one line: dates, nights, price, and what it was before. */
export function leadOf(order: Order): string[] {
  const { estimatedCheckIn, estimatedCheckOut, pay, lastPay, refundable } = order;
  const length = stayLength(order);
  return [
    ...(order.dayUseHours === undefined
      ? [formatSpan(estimatedCheckIn, estimatedCheckOut)]
      : [formatDay(estimatedCheckIn)]),
    ...(length === null ? [] : [length]),
    ...(lastPay === null ? [] : [formatYuan(lastPay)]),
    ...(pay === null || pay === lastPay ? [] : [`原价 ${formatYuan(pay)}`]),
    ...(refundable === undefined || refundable === lastPay
      ? []
      : [`可退 ${formatYuan(refundable)}`]),
  ];
}

/** 安住滨江店，订单 20311. */
const elsewhere = (moved: Order['movedTo']): string | undefined =>
  moved && `${moved.hotelName}，订单 ${moved.orderId}`;

/** When and where its guests stay. */
export const stayFacts = (order: Order): Fact[] => [
  { label: labels.estimatedCheckIn, value: formatMinute(order.estimatedCheckIn) },
  { label: labels.estimatedCheckOut, value: formatMinute(order.estimatedCheckOut) },
  ...known([
    {
      label: labels.checkedInTime,
      value: order.checkedInTime && formatMinute(order.checkedInTime),
    },
    {
      label: labels.checkedOutTime,
      value: order.checkedOutTime && formatMinute(order.checkedOutTime),
    },
  ]),
  { label: labels.hotelName, value: order.hotelName },
  { label: labels.roomTypeName, value: order.roomTypeName },
  ...known([
    { label: labels.roomName, value: order.roomName },
    { label: labels.movedFrom, value: elsewhere(order.movedFrom) },
    { label: labels.movedTo, value: elsewhere(order.movedTo) },
    { label: labels.isNoShow, value: order.isNoShow ? '是' : undefined },
    {
      label: labels.paidTwice,
      value: order.paidTwice ? formatYuan(order.paidTwice) : undefined,
    },
    { label: labels.isReleased, value: order.isReleased ? '是' : undefined },
  ]),
];

/** Who booked, and what was agreed. */
export const bookingFacts = (
  order: Order,
  onGroup: (groupNo: string) => void,
  groupRooms: number | undefined,
): Fact[] => [
  { label: labels.name, value: order.name },
  {
    label: labels.number,
    value: <PhoneText phone={order.number} isUnverified={order.isNumberUnverified} />,
  },
  { label: labels.idcard, value: order.idcard },
  { label: labels.province, value: order.province },
  { label: labels.customerName, value: customerOf(order) },
  ...known([
    { label: labels.company, value: order.company?.name },
    {
      label: labels.groupNo,
      value: order.groupNo && (
        <Button size="small" variant="quiet" onPress={() => onGroup(order.groupNo ?? '')}>
          {[order.groupNo, groupRooms && `本团 ${groupRooms} 间`].filter(Boolean).join(' · ')}
        </Button>
      ),
    },
    { label: labels.guarantee, value: guaranteeWord(order.status, order.guarantee) },
    { label: labels.guaranteeNote, value: order.guaranteeNote },
    { label: labels.holdUntil, value: order.holdUntil && formatMinute(order.holdUntil) },
    { label: labels.note, value: order.note },
  ]),
  { label: labels.createTime, value: formatSecond(order.createTime) },
];

/** Who is to come: their number and phone beside each name. */
export const expectedFacts = (guests: readonly ExpectedGuest[]): Fact[] =>
  guests.map(({ name, idcard, number }, index) => ({
    label: `${index + 1} ${name}`,
    value: [idcard, number].filter(Boolean).join(' · '),
  }));

/** Its sums, and what is open of its bill once that has been read. */
export const moneyFacts = (order: Order, bill: Bill | undefined): Fact[] => [
  ...sums(order),
  ...known([
    { label: labels.refundDue, value: order.refundDue && formatYuan(order.refundDue) },
    { label: labels.reason, value: order.reason },
  ]),
  ...(bill
    ? [
        { label: billLabels.charged, value: formatYuan(bill.charged) },
        { label: billLabels.paid, value: formatYuan(bill.paid) },
        { label: billLabels.deposit, value: formatYuan(bill.deposit) },
        { label: billLabels.open, value: formatYuan(bill.open) },
      ]
    : []),
];

/** In place of facts as long as nothing is known of the order. */
export const pendingFacts = (): Fact[] =>
  [labels.estimatedCheckIn, labels.estimatedCheckOut, labels.hotelName, labels.roomTypeName].map(
    (label) => ({ label, value: <Skeleton width="70%" /> }),
  );
