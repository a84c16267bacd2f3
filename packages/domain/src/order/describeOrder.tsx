import type { Order } from '@anzhu/api/contract/order';
import { formatYuan } from '@anzhu/api/rules/money';
import { formatMinute, formatSecond } from '@anzhu/api/rules/timeText';
import type { ReactNode } from 'react';
import { OrderStatusTag } from './OrderStatusTag.tsx';

/** One fact of an order, as a description list takes it. */
interface Fact {
  label: string;
  value: ReactNode;
  isWide?: boolean;
}

/** The name of the customer: that of the record, else the nickname of the account that ordered. */
export const customerOf = (order: Order): string | null =>
  order.customerName ?? order.userPO?.nickName ?? null;

/** True where the reader's role sees no money of the order. */
export const hidesMoney = (order: Order): boolean => order.pay === null && order.lastPay === null;

const sums = (order: Order): Fact[] =>
  hidesMoney(order)
    ? []
    : [
        { label: '应付金额', value: order.pay === null ? null : formatYuan(order.pay) },
        { label: '实付金额', value: order.lastPay === null ? null : formatYuan(order.lastPay) },
      ];

const reason = (order: Order): Fact[] =>
  order.reason ? [{ label: '退款原因', value: order.reason, isWide: true }] : [];

/** What a clerk needs to recognise an order before deciding about it. */
export function factsInBrief(order: Order): Fact[] {
  return [
    { label: '订单号', value: order.id },
    { label: '订单状态', value: <OrderStatusTag status={order.status} /> },
    { label: '预订人', value: order.name },
    { label: '房型', value: order.roomTypeName },
    ...sums(order),
  ];
}

/** All that is known of an order. */
export function factsInFull(order: Order): Fact[] {
  return [
    { label: '订单号', value: order.id },
    { label: '订单状态', value: <OrderStatusTag status={order.status} /> },
    { label: '酒店', value: order.hotelName },
    { label: '房型', value: order.roomTypeName },
    { label: '预计入住', value: formatMinute(order.estimatedCheckIn) },
    { label: '预计离店', value: formatMinute(order.estimatedCheckOut) },
    { label: '入住天数', value: order.days === null ? null : `${order.days} 晚` },
    { label: '客源省份', value: order.province },
    { label: '预订人', value: order.name },
    { label: '联系电话', value: order.number },
    { label: '身份证号', value: order.idcard },
    { label: '客户', value: customerOf(order) },
    ...sums(order),
    { label: '下单时间', value: formatSecond(order.createTime) },
    ...reason(order),
  ];
}
