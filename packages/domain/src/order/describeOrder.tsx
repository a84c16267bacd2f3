import { stayLength } from '@anzhu/api/rules/stayLength';
import type { ExpectedGuest } from '@anzhu/api/contract/expectedGuest';
import { labelsOf } from '@anzhu/api/contract/label';
import { Order } from '@anzhu/api/contract/order';
import { guaranteeWord } from '@anzhu/api/rules/guarantee';
import { formatYuan } from '@anzhu/api/rules/money';
import { formatDay, formatMinute, formatSpan } from '@anzhu/api/rules/timeText';
import { Button } from '@anzhu/ui/Button';
import { RecordHead } from '@anzhu/ui/RecordPanel';
import { Skeleton } from '@anzhu/ui/Skeleton';
import type { ReactNode } from 'react';
import { keptFact } from '../kit/index.ts';
import { PhoneText } from '../phone/index.ts';
import { customerOf, hidesMoney } from './status.ts';
import { OrderStatusTag } from './OrderStatusTag.tsx';

const labels = labelsOf(Order);

/** One fact of an order, as a description list takes it. */
interface Fact {
  label: string;
  value: ReactNode;
}

/** Who booked which room type: the name of an order. */
export const titleOf = ({ name, roomTypeName }: Order): string =>
  [name, roomTypeName].filter(Boolean).join(' · ') || '订单';

/** The number of an order and its status. */
export const OrderMark = ({ order }: { order: Order }) => (
  <>
    <span>{`订单 ${order.id}`}</span>
    <OrderStatusTag order={order} />
  </>
);

/** The head of a dialog about an order: what a clerk needs to recognise it before deciding. */
export const OrderHead = ({ order }: { order: Order }) => (
  <RecordHead title={titleOf(order)} mark={<OrderMark order={order} />} lead={leadOf(order)} />
);

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

/** HH:mm of a moment. */
const timeOf = (moment: string): string => formatMinute(moment).slice(-5);

/** 14:00 到，12:00 离: the days are in the head. */
const plannedTimes = ({ estimatedCheckIn, estimatedCheckOut }: Order): string =>
  [
    estimatedCheckIn && `${timeOf(estimatedCheckIn)} 到`,
    estimatedCheckOut && `${timeOf(estimatedCheckOut)} 离`,
  ]
    .filter(Boolean)
    .join('，');

/** When and where its guests stay. */
export const stayFacts = (order: Order): Fact[] => [
  ...known([
    { label: '预计时间', value: plannedTimes(order) },
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
  {
    label: labels.number,
    value: <PhoneText phone={order.number} isUnverified={order.isNumberUnverified} />,
  },
  { label: labels.idcard, value: order.idcard },
  { label: labels.province, value: order.province },
  ...known([
    {
      label: labels.customerName,
      value: customerOf(order) === order.name ? undefined : customerOf(order),
    },
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
  { label: labels.createTime, value: formatMinute(order.createTime) },
  ...keptFact(order.kept),
];

/** Who is to come: their number and phone beside each name. */
export const expectedFacts = (guests: readonly ExpectedGuest[]): Fact[] =>
  guests.map(({ name, idcard, number }, index) => ({
    label: `${index + 1} ${name}`,
    value: [idcard, number].filter(Boolean).join(' · '),
  }));

/** What is given back of its price, and why; nothing where nothing is. */
export const refundFacts = (order: Order): Fact[] =>
  hidesMoney(order)
    ? []
    : known([
        { label: labels.refundAmount, value: order.refundAmount && formatYuan(order.refundAmount) },
        { label: labels.toPayBack, value: order.toPayBack && formatYuan(order.toPayBack) },
        { label: labels.refundDue, value: order.refundDue && formatYuan(order.refundDue) },
        { label: labels.reason, value: order.reason },
      ]);

/** In place of facts as long as nothing is known of the order. */
export const pendingFacts = (): Fact[] =>
  ['预计时间', labels.hotelName, labels.number, labels.idcard].map((label) => ({
    label,
    value: <Skeleton width="70%" />,
  }));
