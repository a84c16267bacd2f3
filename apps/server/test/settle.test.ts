import { LineKind, PayMethod } from '@anzhu/api/contract/bill';
import { Code } from '@anzhu/api/contract/envelope';
import { LeaveOpen } from '@anzhu/api/contract/hotel';
import { OrderStatus } from '@anzhu/api/contract/order';
import { expect, it } from 'vitest';
import { onBothEngines, type Place } from './engines.ts';
import { addOrder, addRoom, newGuest, period } from './property.ts';
import { expectSound, openTestApp } from './testApp.ts';

const { cash, wechat, card } = PayMethod;
const { charge, deposit } = LineKind;

/** Guests in a room, whose stay is paid, with lines on their bill. */
async function openStayed(
  place: Place,
  ...lines: { kind: number; amount: number; method?: number }[]
) {
  const testApp = await openTestApp(place);
  const { near } = testApp.property;
  const { roomId, orderId } = await testApp.put(async (tx) => ({
    roomId: (await addRoom(tx, near)).id,
    orderId: await addOrder(tx, near),
  }));
  const stay = { id: roomId, orderId, ...period, checkInfoList: [newGuest()] };
  expect((await testApp.as('staff', 'checkIn', stay)).code).toBe(200);
  for (const line of lines) {
    const { code } = await testApp.as('staff', 'addBillLine', {
      orderId,
      method: cash,
      note: '',
      ...line,
    });
    expect(code).toBe(200);
  }
  const { data } = await testApp.as('staff', 'getBill', { orderId });
  const settle = (input: object, user: 'staff' | 'manager' = 'staff') =>
    testApp.as(user, 'settleBill', {
      orderId,
      seen: data.open - data.deposit,
      parts: [],
      ...input,
    });
  const drawer = async () =>
    (await testApp.as('manager', 'dayReport', { day: '2026-03-18' })).data.total.ways.map(
      ({ net }) => net,
    );
  return { testApp, roomId, orderId, settle, drawer, open: data.open };
}

const even = { open: 0, deposit: 0 };

onBothEngines((newPlace) => {
  it('pays charges of the deposit, receives the rest in two ways and checks out', async () => {
    const place = await newPlace();
    const { testApp, roomId, orderId, settle, drawer, open } = await openStayed(
      place,
      { kind: charge, amount: 300 },
      { kind: deposit, amount: 200 },
    );
    expect(open).toBe(300);
    const before = await drawer();
    const parts = [
      { method: wechat, amount: 60 },
      { method: card, amount: 40 },
    ];
    const { data } = await settle({ parts, checkOut: roomId });
    expect(data).toMatchObject({ ...even, charged: data.paid, isOrderComplete: 1 });
    // The deposit that pays stays in the drawer.
    const after = await drawer();
    expect(after.map((net, method) => net - (before[method] ?? 0))).toEqual([0, 60, 0, 40, 0, 0]);
    const order = await testApp.as('staff', 'getOrder', { id: orderId });
    expect(order.data).toMatchObject({ status: OrderStatus.completed });
    await expectSound(testApp);
  });

  it('gives the rest of a deposit back, and refuses another net, another sum and another room', async () => {
    const { testApp, roomId, orderId, settle } = await openStayed(
      await newPlace(),
      { kind: charge, amount: 38 },
      { kind: deposit, amount: 200 },
    );
    const parts = [{ method: cash, amount: 162 }];
    const { id: elsewhere } = await testApp.put((tx) => addRoom(tx, testApp.property.near));
    const before = await testApp.snapshot();
    expect(await settle({ parts, seen: -200 })).toMatchObject({
      code: Code.conflict,
      msg: '现应退 ¥162.00，请核对后重试',
    });
    expect((await settle({ parts: [{ method: cash, amount: 200 }] })).msg).toBe(
      '各方式合计 ¥200.00，应退 ¥162.00',
    );
    expect((await settle({ parts, checkOut: elsewhere })).code).toBe(Code.conflict);
    expect(await testApp.snapshot()).toEqual(before);
    const answers = await Promise.all([1, 2, 3].map(() => settle({ parts, checkOut: roomId })));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409, 409]);
    const { data } = await testApp.as('staff', 'getBill', { orderId });
    expect(data).toMatchObject(even);
    await expectSound(testApp);
  });

  it('gives the deposit back at once; what was received too much waits for who manages', async () => {
    const { testApp, orderId, settle } = await openStayed(await newPlace(), {
      kind: deposit,
      amount: 100,
    });
    const { hotelId } = testApp.property.near;
    await testApp.as('manager', 'modifyHotel', { id: hotelId, payBackLimit: 0 });
    const changed = { last_pay: 0, pay: 0 };
    await testApp.put((tx) =>
      tx.updateTable('orders').set(changed).where('id', '=', orderId).execute(),
    );
    const { data } = await testApp.as('staff', 'getBill', { orderId });
    const seen = data.open - data.deposit;
    const parts = [{ method: cash, amount: -seen }];
    const waiting = -data.open;
    expect((await settle({ parts, seen })).data).toMatchObject({
      deposit: 0,
      open: -waiting,
      waiting,
      payBacks: [{ amount: waiting, reason: '结账' }],
    });
    const nothing = { parts: [], seen: 0 };
    expect((await settle(nothing, 'manager')).data).toMatchObject({ open: -waiting, waiting });
  });

  it('receives a deposit in the ways in which it is held', async () => {
    const { testApp, settle } = await openStayed(
      await newPlace(),
      { kind: charge, amount: 250 },
      { kind: deposit, amount: 200 },
      { kind: deposit, amount: 100, method: wechat },
    );
    expect((await settle({ parts: [{ method: wechat, amount: 50 }] })).data).toMatchObject(even);
    const { data } = await testApp.as('manager', 'dayReport', { day: '2026-03-18' });
    expect(data.total.ways.slice(0, 2)).toMatchObject([
      { received: 200, depositsIn: 200, depositsOut: 200, net: 200 },
      { received: 50, depositsIn: 100, depositsOut: 100, net: 50 },
    ]);
    await expectSound(testApp);
  });

  it('refuses the price of a late check-out where nobody leaves', async () => {
    const { testApp, settle } = await openStayed(await newPlace());
    const before = await testApp.snapshot();
    expect(await settle({ lateFee: 50 })).toMatchObject({
      code: Code.invalid,
      data: { fields: { lateFee: '没有退房，不能收延迟退房费' } },
    });
    expect(await testApp.snapshot()).toBe(before);
  });

  it('does nothing of an even bill but check out, and nothing of guests who have not come', async () => {
    const { testApp, roomId, settle } = await openStayed(await newPlace());
    expect((await settle({ checkOut: roomId })).data).toMatchObject({ isOrderComplete: 1 });
    const orderId = await testApp.put((tx) => addOrder(tx, testApp.property.near));
    expect(await settle({ orderId, seen: 0 })).toMatchObject({
      code: Code.conflict,
      msg: '订单状态为「已支付」，不能结账',
    });
  });

  it('leaves a part open as the hotel allows, and names it in 今日待办 until it is settled', async () => {
    const { testApp, roomId, orderId, settle } = await openStayed(await newPlace(), {
      kind: charge,
      amount: 300,
    });
    const { hotelId: id } = testApp.property.near;
    const rule = (leaveOpen: number) => testApp.as('manager', 'modifyHotel', { id, leaveOpen });
    const leftOpen = async () => (await testApp.as('staff', 'today')).data.leftOpen;
    const part = { parts: [{ method: card, amount: 100 }], checkOut: roomId, leaveOpen: 1 };
    expect((await rule(LeaveOpen.never)).code).toBe(200);
    expect(await settle(part, 'manager')).toMatchObject({
      code: Code.conflict,
      msg: '未结 ¥200.00 未收，请先结账',
    });
    await rule(LeaveOpen.management);
    expect(await settle(part)).toMatchObject({
      code: Code.noPermission,
      msg: '未结 ¥200.00 未收，请先结账，或由酒店管理员退房',
    });
    expect((await testApp.as('staff', 'checkOut', { id: roomId })).code).toBe(Code.noPermission);
    expect((await settle({ ...part, leaveOpen: 0 }, 'manager')).msg).toBe(
      '各方式合计 ¥100.00，应收 ¥300.00',
    );
    expect(await leftOpen()).toBe(0);
    const { data } = await settle(part, 'manager');
    expect(data).toMatchObject({ open: 200, deposit: 0, isOrderComplete: 1 });
    expect(await leftOpen()).toBe(1);
    const due = await testApp.as('staff', 'orderPage', {
      page: { page: 1, size: 20 },
      due: 'leftOpen',
    });
    expect(due.data.page.records.map((order) => order.id)).toEqual([orderId]);
    await expectSound(testApp);
    const rest = { parts: [{ method: cash, amount: 200 }], seen: 200 };
    expect((await settle(rest)).data).toMatchObject({ ...even, isOrderComplete: null });
    expect(await leftOpen()).toBe(0);
    await expectSound(testApp);
  });
});
