import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import {
  type PaymentGateway,
  type Refund,
  RefundDeclined,
  type RefundFate,
} from '../src/payment/gateway.ts';
import { settleRefunds } from '../src/order/settleRefunds.ts';
import { onBothEngines } from './engines.ts';
import { startTestServer } from './harness.ts';
import { expectSound, type House, openHouse } from './house.ts';
import { addOrder, addRoom } from './property.ts';

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

const addRequest = ({ put, property }: House) =>
  put((tx) => addOrder(tx, property.near, { status: OrderStatus.refundRequested }));

const refund = (house: House, id: number) =>
  house.as('manager', 'refundOrder', { id, paymentMethod: 'WECHAT', paymentClient: 'MP' });

const statusOf = async ({ store }: House, id: number): Promise<OrderStatus> => {
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
    const house = await openHouse(await newPlace());
    const room = await house.put((tx) =>
      addRoom(tx, house.property.near, { status: RoomStatus.reserved }),
    );
    const id = room.orderId ?? 0;
    await house.put((tx) => tx.updateTable('orders').set({ status: 5 }).execute());
    expect((await refund(house, id)).code).toBe(200);
    const ledger = await house.store.db.selectFrom('ledger').selectAll().execute();
    expect(ledger).toMatchObject([{ refund_number: `R${id}`, order_id: id, amount: 54_000 }]);
    const refunds = await house.store.db.selectFrom('refund').selectAll().execute();
    expect(refunds).toMatchObject([
      { order_id: id, state: 'paid', method: 'WECHAT', client: 'MP' },
    ]);
    const { data } = await house.as('staff', 'listRooms');
    expect(data).toMatchObject([{ id: room.id, status: RoomStatus.vacant, orderId: null }]);
    expect((await refund(house, id)).msg).toBe('订单状态已变更为「已退款」');
    await expectSound(house);
  });

  it('stays a request when the gateway declines, and can be refused or asked again', async () => {
    const house = await openHouse(await newPlace());
    const gateway = testGateway();
    Object.assign(house.server, { payment: gateway });
    gateway.answer = () => Promise.reject(new RefundDeclined('no money'));
    const [one, other] = [await addRequest(house), await addRequest(house)];
    expect(await refund(house, one)).toMatchObject(failed);
    expect(await refund(house, other)).toMatchObject(failed);
    expect(await statusOf(house, one)).toBe(OrderStatus.refundRequested);
    expect((await house.as('manager', 'refuseRefund', { orderId: one })).code).toBe(200);
    expect(await statusOf(house, one)).toBe(OrderStatus.paid);
    gateway.answer = () => Promise.resolve();
    expect((await refund(house, other)).code).toBe(200);
    expect(await statusOf(house, other)).toBe(OrderStatus.refunded);
  });

  it('cannot be refused while nobody knows whether it was paid, and is never paid twice', async () => {
    const house = await openHouse(await newPlace());
    const gateway = testGateway();
    Object.assign(house.server, { payment: gateway });
    gateway.answer = () => Promise.reject(new Error('timeout'));
    const id = await addRequest(house);
    expect(await refund(house, id)).toMatchObject(failed);
    expect(await house.as('manager', 'refuseRefund', { orderId: id })).toMatchObject({
      code: Code.conflict,
    });
    gateway.answer = () => Promise.resolve();
    expect((await refund(house, id)).code).toBe(200);
    expect(gateway.asked.map((one) => one.refundNumber)).toEqual([`R${id}`, `R${id}`]);
    expect([...gateway.paid]).toEqual([[`R${id}`, 54_000]]);
    expect(await statusOf(house, id)).toBe(OrderStatus.refunded);
  });

  it('is asked again, under the same number, when the one who asked first never comes back', async () => {
    const house = await openHouse(await newPlace());
    const gateway = testGateway();
    Object.assign(house.server, { payment: gateway });
    const asked = Promise.withResolvers<void>();
    const back = Promise.withResolvers<void>();
    gateway.answer = () => {
      asked.resolve();
      return back.promise;
    };
    const id = await addRequest(house);
    const first = refund(house, id);
    await asked.promise;
    gateway.answer = () => Promise.resolve();
    expect(await refund(house, id)).toMatchObject({ code: Code.conflict });
    expect((await house.as('manager', 'refuseRefund', { orderId: id })).code).toBe(Code.conflict);
    house.clock.forward(61);
    expect((await refund(house, id)).code).toBe(200);
    back.resolve();
    expect(await first).toMatchObject({ code: Code.conflict, msg: '订单状态已变更为「已退款」' });
    expect([...gateway.paid]).toEqual([[`R${id}`, 54_000]]);
    expect(await statusOf(house, id)).toBe(OrderStatus.refunded);
    await expectSound(house);
  });

  it('finds out by itself about a refund whose answer was lost, once, at two instances', async () => {
    const place = await newPlace();
    const house = await openHouse(place);
    const { clock } = house;
    const other = place.databaseUrl === null ? house : await startTestServer(place, { clock });
    const gateway = testGateway();
    for (const { server } of [house, other]) Object.assign(server, { payment: gateway });
    gateway.answer = () => Promise.reject(new Error('timeout'));
    const id = await addRequest(house);
    expect(await refund(house, id)).toMatchObject(failed);
    house.log.errors.length = 0;
    await house.schedule.runDue();
    expect(await statusOf(house, id)).toBe(OrderStatus.refundRequested);
    clock.forward(61);
    const never = new AbortController().signal;
    await Promise.all([house, other, house].map(({ server }) => settleRefunds.run(server, never)));
    expect(await statusOf(house, id)).toBe(OrderStatus.refunded);
    const logs = await house.store.db
      .selectFrom('log')
      .select('sketch')
      .where('create_by', '=', '系统')
      .execute();
    expect(logs).toEqual([{ sketch: `订单 ${id} 已退款` }]);
    await expectSound(house);
  });

  it('gives a request back that the gateway closed, or has never heard of after ten minutes', async () => {
    const house = await openHouse(await newPlace());
    const gateway = testGateway();
    Object.assign(house.server, { payment: gateway });
    gateway.answer = () => Promise.reject(new Error('timeout'));
    const [closed, lost, stuck] = [
      await addRequest(house),
      await addRequest(house),
      await addRequest(house),
    ];
    const fates = new Map<string, RefundFate>([
      [`R${closed}`, 'declined'],
      [`R${lost}`, 'unknown'],
      [`R${stuck}`, 'stuck'],
    ]);
    gateway.find = (number) => Promise.resolve(fates.get(number) ?? 'unknown');
    for (const id of [closed, lost, stuck]) await refund(house, id);
    const refuse = async (id: number) =>
      (await house.as('manager', 'refuseRefund', { orderId: id })).code;
    house.clock.forward(61);
    await house.schedule.runDue();
    expect([await refuse(closed), await refuse(lost)]).toEqual([200, Code.conflict]);
    house.clock.forward(600);
    await house.schedule.runDue();
    expect([await refuse(lost), await refuse(stuck)]).toEqual([200, Code.conflict]);
    expect(await statusOf(house, stuck)).toBe(OrderStatus.refundRequested);
  });
});
