import type { Contract } from '@anzhu/api/contract';
import { LineKind, PayMethod } from '@anzhu/api/contract/bill';
import { requestKeyHeader } from '@anzhu/api/contract/endpoint';
import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { forgetOldSessions } from '../src/platform/cleanUp/sessions.ts';
import { type PaymentGateway, RefundDeclined } from '../src/platform/payment/gateway.ts';
import { onBothEngines, type Place } from './engines.ts';
import { type Answer, call, send, startTestServer, testClock } from './harness.ts';
import { password, type UserName } from './people.ts';
import { addOrder, addRoom, newGuest, period } from './property.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

const masks = { applyThing: '口罩', applyNum: 1, thingUnit: '只', emergencyLevel: 0 };
const phone = '13812345678';

async function openKeyed(place: Place) {
  const clock = testClock();
  const testApp = await openTestApp(place, { clock });
  /** A second instance, where the engine allows one. */
  const other = place.databaseUrl === null ? testApp : await startTestServer(place, { clock });
  /** Sends a call under a key. */
  const keyed = async (
    key: string,
    name: keyof Contract,
    input: object,
    user: UserName = 'staff',
    server: Pick<TestApp, 'url'> = testApp,
  ): Promise<Answer> => {
    const header = { [requestKeyHeader]: key };
    const response = await send(server, name, input, testApp.tokenOf(user), header);
    return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
  };
  const applications = async (): Promise<number> => {
    const rows = await testApp.store.db.selectFrom('material_application').select('id').execute();
    return rows.length;
  };
  return { testApp, other, clock, keyed, applications };
}

onBothEngines((newPlace) => {
  it('makes a change once, and answers the same', async () => {
    const { testApp, keyed, applications } = await openKeyed(await newPlace());
    const first = await keyed('one', 'applyForMaterial', masks);
    expect(first.code).toBe(200);
    const logs = await testApp.countLogs();
    expect(await keyed('one', 'applyForMaterial', masks)).toEqual(first);
    expect(await applications()).toBe(1);
    expect(await testApp.countLogs()).toBe(logs);
    expect((await keyed('other', 'applyForMaterial', masks)).data).not.toEqual(first.data);
    expect(await applications()).toBe(2);
  });

  it('makes it once for requests that come together', async () => {
    const { keyed, applications } = await openKeyed(await newPlace());
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => keyed('one', 'applyForMaterial', masks)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.code).toBe(200);
    expect(await applications()).toBe(1);
  });

  it('answers what was changed, and not that it is changed already, to each of them', async () => {
    const { testApp, keyed } = await openKeyed(await newPlace());
    const { id } = await testApp.put((tx) => addRoom(tx, testApp.property.near));
    const answersOf = async (name: 'checkIn' | 'checkOut', input: object) => {
      const calls = Array.from({ length: 20 }, () => keyed(name, name, { id, ...input }));
      return new Set((await Promise.all(calls)).map((answer) => JSON.stringify(answer)));
    };
    const guests = { ...period, checkInfoList: [newGuest()] };
    for (const answers of [await answersOf('checkIn', guests), await answersOf('checkOut', {})]) {
      expect([...answers]).toEqual([expect.stringContaining('"code":200')]);
    }
    await expectSound(testApp);
  });

  it('books rooms and enters a line once, also the last ones; another content is refused', async () => {
    const place = await newPlace();
    const { testApp, keyed, other } = await openKeyed(place);
    const { near } = testApp.property;
    await testApp.put(async (tx) => {
      for (let count = 0; count < 2; count += 1) await addRoom(tx, near);
    });
    const booking = {
      name: '王电话',
      number: phone,
      roomType: near.typeId,
      status: 1,
      method: 0,
      ...period,
    };
    const together = (key: string, name: 'addOrder' | 'addBillLine', input: object) =>
      Promise.all(
        [1, 2, 3].map((at) => keyed(key, name, input, 'staff', at === 2 ? other : testApp)),
      );
    const booked = await together('a form', 'addOrder', { ...booking, rooms: 2 });
    expect(new Set(booked.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(booked[0]?.code).toBe(200);
    const finished = { code: Code.conflict, msg: expect.stringContaining('这次提交已经完成') };
    expect(await keyed('a form', 'addOrder', { ...booking, rooms: 1 })).toMatchObject(finished);
    const orders = await testApp.store.db.selectFrom('orders').select('id').execute();
    expect(orders).toHaveLength(2);
    const orderId = orders[0]?.id;
    const charge = { orderId, kind: LineKind.charge, amount: 28, note: '早餐' };
    const entered = await together('a line', 'addBillLine', charge);
    expect(new Set(entered.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await keyed('a line', 'addBillLine', { ...charge, amount: 38 })).toMatchObject(finished);
    const paid = { orderId, kind: LineKind.payment, amount: 28, method: PayMethod.wechat };
    // Refused, and not kept: the same form is sent once more.
    expect((await keyed('pay', 'addBillLine', { ...paid, amount: 30 })).code).toBe(Code.conflict);
    for (const { code } of await together('pay', 'addBillLine', paid)) expect(code).toBe(200);
    const { data: bill } = await testApp.as('staff', 'getBill', { orderId });
    expect(bill.open).toBe(0);
    await expectSound(testApp);
  });

  it('pays a refund that failed when it is sent again, once, and writes that down', async () => {
    const { testApp, keyed } = await openKeyed(await newPlace());
    let isDown = true;
    let paid = 0;
    const payment: PaymentGateway = {
      refund() {
        if (isDown) return Promise.reject(new RefundDeclined('余额不足'));
        paid += 1;
        return Promise.resolve();
      },
      find: () => Promise.resolve('unknown'),
    };
    Object.assign(testApp.server, { payment });
    const id = await testApp.put((tx) =>
      addOrder(tx, testApp.property.near, { status: OrderStatus.refundRequested }),
    );
    const input = { id, paymentMethod: 'WECHAT', paymentClient: 'MP' };
    const refund = () => keyed('one', 'refundOrder', input, 'manager');
    expect(await refund()).toMatchObject({ code: 409, msg: '退款失败，请联系管理员' });
    isDown = false;
    for (const _ of [1, 2]) expect((await refund()).code).toBe(200);
    expect(paid).toBe(1);
    const order = await testApp.as('manager', 'getOrder', { id });
    expect(order.data.status).toBe(OrderStatus.refunded);
    const refunds = await testApp.store.db.selectFrom('refund').select('state').execute();
    expect(refunds).toEqual([{ state: 'paid' }]);
  });

  it('is no key of a sign-in: each gives a session of its own', async () => {
    const { testApp } = await openKeyed(await newPlace());
    for (const _ of [1, 2]) {
      const header = { [requestKeyHeader]: 'one' };
      const response = await send(
        testApp,
        'login',
        { username: 'staff', password },
        undefined,
        header,
      );
      const { data } = (await response.json()) as { data: { token: string } };
      expect((await call(testApp, 'myMenus', {}, data.token)).code).toBe(200);
    }
    expect(await testApp.store.db.selectFrom('answered_change').selectAll().execute()).toEqual([]);
  });

  it('keeps of a content a hash that is another one under each key', async () => {
    const { testApp, keyed } = await openKeyed(await newPlace());
    for (const key of ['one', 'two']) await keyed(key, 'applyForMaterial', masks);
    const kept = await testApp.store.db
      .selectFrom('answered_change')
      .select('content_hash')
      .distinct()
      .execute();
    expect(kept).toHaveLength(2);
  });

  it('answers nothing again to somebody who has moved to another hotel', async () => {
    const { testApp, keyed } = await openKeyed(await newPlace());
    const { id } = await testApp.put((tx) =>
      addRoom(tx, testApp.property.near, { status: RoomStatus.awaitingCleaning }),
    );
    const clean = () => keyed('one', 'cleanRoom', { id });
    for (const _ of [1, 2]) expect((await clean()).code).toBe(200);
    await testApp.put((tx) =>
      tx
        .updateTable('app_user')
        .set({ department_id: testApp.people.departments.far })
        .where('username', '=', 'staff')
        .execute(),
    );
    expect((await clean()).code).toBe(Code.notFound);
  });

  it('takes a key from each user, for one content', async () => {
    const { keyed, applications } = await openKeyed(await newPlace());
    await keyed('one', 'applyForMaterial', masks);
    const other = await keyed('one', 'applyForMaterial', { ...masks, applyNum: 2 });
    expect(other).toMatchObject({
      code: Code.conflict,
      msg: '这次提交已经完成，内容与现在的不同，请关闭后核对',
    });
    expect((await keyed('one', 'applyForMaterial', masks, 'manager')).code).toBe(200);
    expect(await applications()).toBe(2);
    const long = await keyed('x'.repeat(65), 'applyForMaterial', masks);
    expect(long).toMatchObject({ code: Code.invalid, msg: 'Idempotency-Key 最多 64 个字符' });
  });

  it('keeps nothing of what was refused, and nothing in clear', async () => {
    const { testApp, keyed, clock } = await openKeyed(await newPlace());
    const order = { name: '王电话', number: phone, province: '浙江', status: 1 };
    const { typeId: roomType } = testApp.property.near;
    const days = {
      estimatedCheckIn: '2026-03-25 14:00:00',
      estimatedCheckOut: '2026-03-27 12:00:00',
    };
    const refused = await keyed('one', 'addOrder', { ...order, ...days, roomType, rooms: 400 });
    expect(refused.code).not.toBe(200);
    const kept = async () => testApp.store.db.selectFrom('answered_change').selectAll().execute();
    expect(await kept()).toEqual([]);
    await keyed('two', 'applyForMaterial', masks);
    expect(await kept()).toHaveLength(1);
    clock.forward(25 * 3600);
    await forgetOldSessions.run(testApp.server, new AbortController().signal);
    expect(await kept()).toEqual([]);
    await expectSound(testApp);
  });
});
