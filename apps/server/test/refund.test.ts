import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import {
  type PaymentGateway,
  type Refund,
  RefundDeclined,
  type RefundFate,
} from '../src/platform/payment/gateway.ts';
import { settleRefunds } from '../src/resources/order/jobs.ts';
import { onBothEngines } from './engines.ts';
import { startTestServer } from './harness.ts';
import { addOrder, addRoom } from './property.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

/** A gateway that a test directs; it pays a number once, as gateways do. */
function testGateway() {
  const asked: Refund[] = [];
  const gateway = {
    asked,
    paid: new Map<string, number>(),
    answer: (_refund: Refund): Promise<void> => Promise.resolve(),
    refund(refund: Refund) {
      asked.push(refund);
      gateway.paid.set(refund.refundNumber, refund.amount);
      return gateway.answer(refund);
    },
    find: (refundNumber: string): Promise<RefundFate> =>
      Promise.resolve(gateway.paid.has(refundNumber) ? 'paid' : 'unknown'),
  };
  return gateway satisfies PaymentGateway;
}

const addRequest = ({ put, property }: TestApp) =>
  put((tx) => addOrder(tx, property.near, { status: OrderStatus.refundRequested }));

const refund = (testApp: TestApp, id: number) =>
  testApp.as('manager', 'refundOrder', { id, paymentMethod: 'WECHAT', paymentClient: 'MP' });

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
