import { labelsOf } from '@anzhu/api/contract/label';
import { Order } from '@anzhu/api/contract/order';
import { formatYuan } from '@anzhu/api/rules/money';
import { formatMinute, formatSecond } from '@anzhu/api/rules/timeText';
import { Button } from '@anzhu/ui/Button';
import { Skeleton } from '@anzhu/ui/Skeleton';
import type { ReactNode } from 'react';
import { StatusTag } from '../kit/index.ts';
import { PhoneText } from '../phone/index.ts';
import { customerOf, hidesMoney, orderStatusLook } from './status.ts';

const labels = labelsOf(Order);

/** One fact of an order, as a description list takes it. */
interface Fact {
  label: string;
  value: ReactNode;
  isWide?: boolean;
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

const reason = (order: Order): Fact[] =>
  order.reason ? [{ label: labels.reason, value: order.reason, isWide: true }] : [];

/** What the desk has noted, where it has. */
const deskFacts = (order: Order, onGroup: (groupNo: string) => void): Fact[] =>
  [
    { label: labels.assignedRoomName, value: order.assignedRoomName },
    {
      label: labels.groupNo,
      value: order.groupNo && (
        <Button size="small" variant="quiet" onPress={() => onGroup(order.groupNo ?? '')}>
          {order.groupNo}
        </Button>
      ),
    },
    { label: labels.isNoShow, value: order.isNoShow ? '是' : undefined },
    {
      label: labels.refundDue,
      value: order.refundDue === undefined ? undefined : formatYuan(order.refundDue),
    },
    { label: labels.note, value: order.note, isWide: true },
  ].filter(({ value }) => value !== undefined);

/** What a clerk needs to recognise an order before deciding about it. */
export function factsInBrief(order: Order): Fact[] {
  return [
    { label: labels.id, value: order.id },
    { label: labels.status, value: <StatusTag look={orderStatusLook[order.status]} /> },
    { label: labels.name, value: order.name },
    { label: labels.roomTypeName, value: order.roomTypeName },
    ...sums(order),
  ];
}

/** The facts of every order, for all roles. */
const common: readonly (readonly [label: string, valueOf: (order: Order) => ReactNode])[] = [
  [labels.id, ({ id }) => id],
  [labels.status, ({ status }) => <StatusTag look={orderStatusLook[status]} />],
  [labels.hotelName, ({ hotelName }) => hotelName],
  [labels.roomTypeName, ({ roomTypeName }) => roomTypeName],
  [labels.estimatedCheckIn, ({ estimatedCheckIn }) => formatMinute(estimatedCheckIn)],
  [labels.estimatedCheckOut, ({ estimatedCheckOut }) => formatMinute(estimatedCheckOut)],
  [labels.days, ({ days }) => (days === null ? null : `${days} 晚`)],
  [labels.province, ({ province }) => province],
  [labels.name, ({ name }) => name],
  [
    labels.number,
    ({ number, isNumberUnverified }) => (
      <PhoneText phone={number} isUnverified={isNumberUnverified} />
    ),
  ],
  [labels.idcard, ({ idcard }) => idcard],
  [labels.customerName, customerOf],
];

/** All that is known of an order. */
export const factsInFull = (order: Order, onGroup: (groupNo: string) => void): Fact[] => [
  ...common.map(([label, valueOf]) => ({ label, value: valueOf(order) })),
  ...sums(order),
  ...deskFacts(order, onGroup),
  { label: labels.createTime, value: formatSecond(order.createTime) },
  ...reason(order),
];

/** In place of `factsInFull` as long as nothing is known of the order. */
export const pendingFacts = (): Fact[] =>
  [...common.map(([label]) => label), labels.pay, labels.lastPay, labels.createTime].map(
    (label) => ({ label, value: <Skeleton width="70%" /> }),
  );
