import { labelsOf } from '@anzhu/api/contract/label';
import { Order } from '@anzhu/api/contract/order';
import { formatYuan } from '@anzhu/api/rules/money';
import { formatMinute, formatSecond } from '@anzhu/api/rules/timeText';
import { Skeleton } from '@anzhu/ui/Skeleton';
import type { ReactNode } from 'react';
import { StatusTag } from '../kit/index.ts';
import { PhoneText } from '../phone/index.ts';
import { customerOf, hidesMoney } from './status.ts';
import { orderStatusLook } from './status.ts';

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

/** All that is known of an order. */
export function factsInFull(order: Order): Fact[] {
  return [
    { label: labels.id, value: order.id },
    { label: labels.status, value: <StatusTag look={orderStatusLook[order.status]} /> },
    { label: labels.hotelName, value: order.hotelName },
    { label: labels.roomTypeName, value: order.roomTypeName },
    { label: labels.estimatedCheckIn, value: formatMinute(order.estimatedCheckIn) },
    { label: labels.estimatedCheckOut, value: formatMinute(order.estimatedCheckOut) },
    { label: labels.days, value: order.days === null ? null : `${order.days} 晚` },
    { label: labels.province, value: order.province },
    { label: labels.name, value: order.name },
    {
      label: labels.number,
      value: <PhoneText phone={order.number} isUnverified={order.isNumberUnverified} />,
    },
    { label: labels.idcard, value: order.idcard },
    { label: labels.customerName, value: customerOf(order) },
    ...sums(order),
    { label: labels.createTime, value: formatSecond(order.createTime) },
    ...reason(order),
  ];
}

const fullLabels = [
  labels.id,
  labels.status,
  labels.hotelName,
  labels.roomTypeName,
  labels.estimatedCheckIn,
  labels.estimatedCheckOut,
  labels.days,
  labels.province,
  labels.name,
  labels.number,
  labels.idcard,
  labels.customerName,
  labels.pay,
  labels.lastPay,
  labels.createTime,
];

/** In place of `factsInFull` as long as nothing is known of the order. */
export const pendingFacts = (): Fact[] =>
  fullLabels.map((label) => ({ label, value: <Skeleton width="70%" /> }));
