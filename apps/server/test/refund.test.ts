import { LineKind, PayMethod } from '@anzhu/api/contract/bill';
import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { RefundDeclined, type RefundFate } from '../src/platform/payment/gateway.ts';
import { OrderSource } from '../src/platform/db/tables/order.ts';
import { settleRefunds } from '../src/resources/order/jobs.ts';
import { onBothEngines } from './engines.ts';
import { startTestServer } from './harness.ts';
import { addOrder, addRoom } from './property.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';
import { testGateway } from './testGateway.ts';

const addRequest = ({ put, property }: TestApp) =>
  put((tx) => addOrder(tx, property.near, { status: OrderStatus.refundRequested }));

const refund = (testApp: TestApp, id: number, more: Record<string, unknown> = {}) =>
  testApp.as('manager', 'refundOrder', {
    id,
    paymentMethod: 'WECHAT',
    paymentClient: 'MP',
    ...more,
  });

const statusOf = async ({ store }: TestApp, id: number): Promise<OrderStatus> => {
  const order = await store.db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return order.status;
};

const failed = { status: 200, code: Code.conflict, msg: '退款失败，请联系管理员' };

onBothEngines((newPlace) => {
  it('pays what was paid, writes it into the ledger and frees the room that was held', async () => {
    const testApp = await openTestApp(await newPlace());
    const room = await testApp.put((tx) =>
      addRoom(tx, testApp.property.near, { status: RoomStatus.reserved }),
    );
    const id = room.orderId ?? 0;
    await testApp.put((tx) => tx.updateTable('orders').set({ status: 5 }).execute());
    expect((await refund(testApp, id)).code).toBe(200);
    const ledger = await testApp.store.db.selectFrom('ledger').selectAll().execute();
    expect(ledger).toMatchObject([{ refund_number: `R${id}`, order_id: id, amount: 54_000 }]);
    const refunds = await testApp.store.db.selectFrom('refund').selectAll().execute();
    expect(refunds).toMatchObject([
      { order_id: id, state: 'paid', method: 'WECHAT', client: 'MP' },
    ]);
    const { data } = await testApp.as('staff', 'listRooms');
    expect(data).toMatchObject([{ id: room.id, status: RoomStatus.vacant, orderId: null }]);
    expect((await refund(testApp, id)).msg).toBe('订单状态已变更为「已退款」');
    await expectSound(testApp);
  });

  it('gives back as it was paid: what a channel or the desk received is not asked of the gateway', async () => {
    const testApp = await openTestApp(await newPlace());
    const { as, put, property, store } = testApp;
    const requested = { status: OrderStatus.refundRequested };
    const sent = await put((tx) =>
      addOrder(tx, property.near, { ...requested, channel: '携程', source: OrderSource.agency }),
    );
    const desk = await put((tx) =>
      addOrder(tx, property.near, { status: OrderStatus.unpaid, paid_time: null }),
    );
    const payment = { orderId: desk, kind: LineKind.payment, amount: 540, method: PayMethod.card };
    expect((await as('manager', 'addBillLine', payment)).code).toBe(200);
    const cancel = { id: desk, reason: '行程取消', refundAmount: 540 };
    expect((await as('manager', 'cancelOrder', cancel)).code).toBe(200);
    for (const [id, shown, line] of [
      [sent, { isRefundedByChannel: 1 }, { method: PayMethod.other, note: '渠道退还' }],
      [desk, { refundMethod: PayMethod.card }, { method: PayMethod.card, note: '柜台退还' }],
    ] as const) {
      expect((await as('manager', 'getOrder', { id })).data).toMatchObject(shown);
      expect((await refund(testApp, id)).code).toBe(200);
      const { data: bill } = await as('manager', 'getBill', { orderId: id });
      expect(bill?.lines.at(-1)).toMatchObject({ kind: LineKind.refund, amount: 540, ...line });
      expect(bill?.paid).toBe(0);
    }
    expect(await store.db.selectFrom('ledger').selectAll().execute()).toEqual([]);
    await expectSound(testApp);
  });

  it('gives back at the desk what a clerk received who was deleted since', async () => {
    const testApp = await openTestApp(await newPlace());
    const gateway = testGateway();
    Object.assign(testApp.server, { payment: gateway });
    const { near } = testApp.property;
    await testApp.put((tx) => addRoom(tx, near));
    const booked = await testApp.as('staff', 'addOrder', {
      roomType: near.typeId,
      estimatedCheckIn: '2026-03-25 14:00:00',
      estimatedCheckOut: '2026-03-27 12:00:00',
      name: '王电话',
      number: '13812345678',
      guarantee: 3,
      received: 600,
      method: PayMethod.cash,
    });
    const { id } = booked.data;
    const cancel = { id, reason: '行程取消', refundAmount: 600 };
    expect((await testApp.as('manager', 'cancelOrder', cancel)).code).toBe(200);
    const { staff } = testApp.people.users;
    expect((await testApp.as('admin', 'deleteUser', { id: staff })).code).toBe(200);
    const due = await testApp.as('manager', 'getOrder', { id });
    expect(due.data).toMatchObject({ status: OrderStatus.refundRequested });
    expect((await refund(testApp, Number(id), { pay: 600, lastPay: 600 })).code).toBe(200);
    expect(gateway.asked).toEqual([]);
    const { lines } = (await testApp.as('manager', 'getBill', { orderId: id })).data;
    expect(lines.at(-1)).toMatchObject({ kind: LineKind.refund, method: PayMethod.cash });
    await expectSound(testApp);
  });

  it('refuses a sum that is not that of the order, and pays nothing', async () => {
    const testApp = await openTestApp(await newPlace());
    const id = await addRequest(testApp);
    const { data: order } = await testApp.as('manager', 'getOrder', { id });
    for (const [named, code, msg] of [
      [{ lastPay: 300 }, 409, '订单的实付金额为 ¥540.00，与提交的 ¥300.00 不符，请刷新后再试'],
      [{ lastPay: 540.01 }, 409, '订单的实付金额为 ¥540.00，与提交的 ¥540.01 不符，请刷新后再试'],
      [{ pay: 540 }, 409, '订单的应付金额为 ¥600.00，与提交的 ¥540.00 不符，请刷新后再试'],
      [{ lastPay: '三百' }, 400, '实付金额应为数字'],
      [{ refundAmount: 540.01 }, 409, '已收 ¥540.00，不能退 ¥540.01'],
      [{ refundAmount: 0 }, 400, '退款金额应大于 0'],
      [{ refundAmount: -1 }, 400, '退款金额不能小于 0'],
      [{ refundAmount: 1.005 }, 400, '退款金额最多两位小数'],
      [{ refundAmount: 300 }, 400, '部分退款原因不能为空'],
      [{ refundAmount: 300, reason: '  ' }, 400, '部分退款原因不能为空'],
    ] as const) {
      expect(await refund(testApp, id, { ...order, ...named })).toMatchObject({ code, msg });
    }
    expect(await testApp.store.db.selectFrom('refund').selectAll().execute()).toEqual([]);
    expect(await testApp.store.db.selectFrom('ledger').selectAll().execute()).toEqual([]);
    const nulls = { pay: null, lastPay: null, refundAmount: null, reason: null };
    expect((await refund(testApp, id, { ...order, ...nulls })).code).toBe(200);
    expect((await testApp.as('manager', 'getOrder', { id })).data.refundAmount).toBe(540);
    await expectSound(testApp);
  });

  it('pays a part back with its reason: the rest is income, and the log has both', async () => {
    const testApp = await openTestApp(await newPlace());
    const { as, store } = testApp;
    const id = await addRequest(testApp);
    const income = async () => (await as('admin', 'incomeOfWeek')).data.at(-2)?.value;
    const paidThen = async () => {
      const days = { paidBeginTime: '2026-03-17 00:00:00', paidEndTime: '2026-03-17 23:59:59' };
      return (await as('admin', 'orderPage', days)).data.page.records.map((order) => order.id);
    };
    expect([await income(), await paidThen()]).toEqual([540, [id]]);
    const part = { refundAmount: 300.55, reason: '住了一晚' };
    expect((await refund(testApp, id, part)).code).toBe(200);
    expect(await refund(testApp, id, part)).toMatchObject({
      code: Code.conflict,
      msg: '订单状态已变更为「已退款」',
    });
    expect((await as('manager', 'getOrder', { id })).data).toMatchObject({
      status: OrderStatus.refunded,
      lastPay: 540,
      refundAmount: 300.55,
    });
    expect([await income(), await paidThen()]).toEqual([239.45, [id]]);
    const ledger = await store.db.selectFrom('ledger').selectAll().execute();
    expect(ledger).toMatchObject([{ refund_number: `R${id}P30055`, amount: 30_055 }]);
    const refunds = await store.db.selectFrom('refund').selectAll().execute();
    expect(refunds).toMatchObject([{ amount: 30_055, reason: '住了一晚', state: 'paid' }]);
    const logs = await as('admin', 'logPage', { sketch: '退款' });
    const details = [];
    for (const { id: logId } of logs.data.records.toReversed()) {
      const { data } = await as('admin', 'getLog', { id: logId });
      details.push([data.sketch, data.detail]);
    }
    expect(details).toMatchObject([
      [
        `订单 ${id} 同意退款，提交支付渠道`,
        { after: { 退款金额: 300.55, 部分退款原因: '住了一晚' } },
      ],
      [
        `订单 ${id} 已部分退款`,
        { before: { 订单状态: '申请退款' }, after: { 订单状态: '已退款', 退款金额: 300.55 } },
      ],
    ]);
    await expectSound(testApp);
  });

  it('never pays two sums of one order: while the first is unknown, another is refused', async () => {
    const testApp = await openTestApp(await newPlace());
    const gateway = testGateway();
    Object.assign(testApp.server, { payment: gateway });
    gateway.answer = () => Promise.reject(new Error('timeout'));
    const id = await addRequest(testApp);
    const part = { refundAmount: 300, reason: '住了一晚' };
    expect(await refund(testApp, id, part)).toMatchObject(failed);
    for (const more of [{}, { ...part, refundAmount: 200 }]) {
      expect(await refund(testApp, id, more)).toMatchObject({
        code: Code.conflict,
        msg: '已提交退款 ¥300.00，结果未知，不能改为其他金额',
      });
    }
    gateway.answer = () => Promise.reject(new RefundDeclined('no money'));
    expect(await refund(testApp, id, part)).toMatchObject(failed);
    gateway.paid.clear();
    gateway.answer = () => Promise.resolve();
    // Declined for certain: another sum goes under another number.
    expect((await refund(testApp, id)).code).toBe(200);
    expect([...gateway.paid]).toEqual([[`R${id}`, 54_000]]);
    expect(gateway.asked.map(({ amount, total }) => [amount, total])).toEqual([
      [30_000, 54_000],
      [30_000, 54_000],
      [54_000, 54_000],
    ]);
    testApp.log.errors.length = 0;
    await expectSound(testApp);
  });

  it('stays a request when the gateway declines, and can be refused or asked again', async () => {
    const testApp = await openTestApp(await newPlace());
    const gateway = testGateway();
    Object.assign(testApp.server, { payment: gateway });
    gateway.answer = () => Promise.reject(new RefundDeclined('no money'));
    const [one, other] = [await addRequest(testApp), await addRequest(testApp)];
    expect(await refund(testApp, one)).toMatchObject(failed);
    expect(await refund(testApp, other)).toMatchObject(failed);
    expect(await statusOf(testApp, one)).toBe(OrderStatus.refundRequested);
    expect((await testApp.as('manager', 'refuseRefund', { orderId: one })).code).toBe(200);
    expect(await statusOf(testApp, one)).toBe(OrderStatus.paid);
    gateway.answer = () => Promise.resolve();
    expect((await refund(testApp, other)).code).toBe(200);
    expect(await statusOf(testApp, other)).toBe(OrderStatus.refunded);
  });

  it('cannot be refused while nobody knows whether it was paid, and is never paid twice', async () => {
    const testApp = await openTestApp(await newPlace());
    const gateway = testGateway();
    Object.assign(testApp.server, { payment: gateway });
    gateway.answer = () => Promise.reject(new Error('timeout'));
    const id = await addRequest(testApp);
    expect(await refund(testApp, id)).toMatchObject(failed);
    expect(await testApp.as('manager', 'refuseRefund', { orderId: id })).toMatchObject({
      code: Code.conflict,
    });
    gateway.answer = () => Promise.resolve();
    expect((await refund(testApp, id)).code).toBe(200);
    expect(gateway.asked.map((one) => one.refundNumber)).toEqual([`R${id}`, `R${id}`]);
    expect([...gateway.paid]).toEqual([[`R${id}`, 54_000]]);
    expect(await statusOf(testApp, id)).toBe(OrderStatus.refunded);
  });

  it('is asked again, under the same number, when the one who asked first never comes back', async () => {
    const testApp = await openTestApp(await newPlace());
    const gateway = testGateway();
    Object.assign(testApp.server, { payment: gateway });
    const asked = Promise.withResolvers<void>();
    const back = Promise.withResolvers<void>();
    gateway.answer = () => {
      asked.resolve();
      return back.promise;
    };
    const id = await addRequest(testApp);
    const first = refund(testApp, id);
    await asked.promise;
    gateway.answer = () => Promise.resolve();
    expect(await refund(testApp, id)).toMatchObject({ code: Code.conflict });
    expect((await testApp.as('manager', 'refuseRefund', { orderId: id })).code).toBe(Code.conflict);
    testApp.clock.forward(61);
    expect((await refund(testApp, id)).code).toBe(200);
    back.resolve();
    expect(await first).toMatchObject({ code: Code.conflict, msg: '订单状态已变更为「已退款」' });
    expect([...gateway.paid]).toEqual([[`R${id}`, 54_000]]);
    expect(await statusOf(testApp, id)).toBe(OrderStatus.refunded);
    await expectSound(testApp);
  });

  it('finds out by itself about a refund whose answer was lost, once, at two instances', async () => {
    const place = await newPlace();
    const testApp = await openTestApp(place);
    const { clock } = testApp;
    const other = place.databaseUrl === null ? testApp : await startTestServer(place, { clock });
    const gateway = testGateway();
    for (const { server } of [testApp, other]) Object.assign(server, { payment: gateway });
    gateway.answer = () => Promise.reject(new Error('timeout'));
    const id = await addRequest(testApp);
    expect(await refund(testApp, id)).toMatchObject(failed);
    testApp.log.errors.length = 0;
    await testApp.schedule.runDue();
    expect(await statusOf(testApp, id)).toBe(OrderStatus.refundRequested);
    clock.forward(61);
    const never = new AbortController().signal;
    await Promise.all(
      [testApp, other, testApp].map(({ server }) => settleRefunds.run(server, never)),
    );
    expect(await statusOf(testApp, id)).toBe(OrderStatus.refunded);
    const logs = await testApp.store.db
      .selectFrom('log')
      .select('sketch')
      .where('create_by', '=', '系统')
      .execute();
    expect(logs).toEqual([{ sketch: `订单 ${id} 已退款` }]);
    await expectSound(testApp);
  });

  it('gives a request back that the gateway closed, or has never heard of after ten minutes', async () => {
    const testApp = await openTestApp(await newPlace());
    const gateway = testGateway();
    Object.assign(testApp.server, { payment: gateway });
    gateway.answer = () => Promise.reject(new Error('timeout'));
    const [closed, lost, stuck] = [
      await addRequest(testApp),
      await addRequest(testApp),
      await addRequest(testApp),
    ];
    const fates = new Map<string, RefundFate>([
      [`R${closed}`, 'declined'],
      [`R${lost}`, 'unknown'],
      [`R${stuck}`, 'stuck'],
    ]);
    gateway.find = (number) => Promise.resolve(fates.get(number) ?? 'unknown');
    for (const id of [closed, lost, stuck]) await refund(testApp, id);
    const refuse = async (id: number) =>
      (await testApp.as('manager', 'refuseRefund', { orderId: id })).code;
    testApp.clock.forward(61);
    await testApp.schedule.runDue();
    expect([await refuse(closed), await refuse(lost)]).toEqual([200, Code.conflict]);
    testApp.clock.forward(600);
    await testApp.schedule.runDue();
    expect([await refuse(lost), await refuse(stuck)]).toEqual([200, Code.conflict]);
    expect(await statusOf(testApp, stuck)).toBe(OrderStatus.refundRequested);
  });
});
