import { expect, it } from 'vitest';
import {
  changePrice,
  deleteOrder,
  downloadOrders,
  getOrder,
  orderPage,
  OrderStatus,
  refundOrder,
  refuseRefund,
} from '../../../contract/order.ts';
import { today } from '../../fixtures/hotel.ts';
import { orderIn, startHotel } from '../../testing.ts';

const all = { page: { page: 1, size: 100 } };

it('orders are paged and filtered, with masked numbers', async () => {
  const { call } = startHotel().staff;
  const { page } = await call(orderPage, { page: { page: 2, size: 10 } });
  expect(page).toMatchObject({ total: 60, current: 2, pages: 6 });
  expect(page.records).toHaveLength(10);
  expect(page.records[0]?.number).toMatch(/^\d{3}\*{4}\d{4}$/);
  const closed = await call(orderPage, { ...all, status: OrderStatus.closed });
  expect(closed.page.records.every(({ status }) => status === OrderStatus.closed)).toBe(true);
  const ofToday = { beginTime: `${today} 00:00:00`, endTime: `${today} 23:59:59` };
  const { total } = (await call(orderPage, { ...all, ...ofToday })).page;
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan(60);
});

it('an order is shown whole, which is logged, to those who may see orders', async () => {
  const { staff, guard, state } = startHotel();
  const { id } = orderIn(state, OrderStatus.paid);
  expect((await staff.call(getOrder, { id })).number).toMatch(/^\d{11}$/);
  expect(state.logs[0]).toMatchObject({ sketch: `查看订单 ${id} 的完整信息`, createBy: 'staff' });
  await expect(guard.call(getOrder, { id })).rejects.toMatchObject({ code: 4010 });
});

it('orders change as their status allows, once', async () => {
  const { manager, staff, state } = startHotel();
  const { call } = manager;
  const { id: unpaid, lastPay } = orderIn(state, OrderStatus.unpaid);
  await expect(staff.call(changePrice, { id: unpaid, lastPay: 88 })).rejects.toMatchObject({
    code: 4010,
  });
  await call(changePrice, { id: unpaid, lastPay: 88 });
  expect(state.logs[0]).toMatchObject({
    sketch: `订单 ${unpaid} 改价`,
    detail: { before: { 实付金额: lastPay }, after: { 实付金额: 88 } },
  });
  const { id } = orderIn(state, OrderStatus.refundRequested);
  const refund = { id, paymentMethod: 'WECHAT', paymentClient: 'MP' } as const;
  await call(refundOrder, refund);
  await expect(call(refundOrder, refund)).rejects.toMatchObject({
    code: 409,
    message: '订单状态已变更为「已退款」',
  });
  await call(refuseRefund, { orderId: orderIn(state, OrderStatus.refundRequested).id });
  const closed = orderIn(state, OrderStatus.closed).id;
  await call(deleteOrder, { id: closed });
  await expect(call(getOrder, { id: closed })).rejects.toMatchObject({
    code: 404,
    message: '找不到该订单',
  });
});

it('orders are exported under a name with the time', async () => {
  const { fileName } = await startHotel().staff.download(downloadOrders, all);
  expect(fileName).toBe('订单_20260318100000.xlsx');
});
