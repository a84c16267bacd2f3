import { LineKind, PayMethod } from '@anzhu/api/contract/bill';
import { Code } from '@anzhu/api/contract/envelope';
import { LeaveOpen } from '@anzhu/api/contract/hotel';
import { OrderStatus } from '@anzhu/api/contract/order';
import { openToSettle } from '@anzhu/api/rules/masterBill';
import { expect, it } from 'vitest';
import { onBothEngines, type Place } from './engines.ts';
import { addOrder, addRoom, newGuest, period } from './property.ts';
import { expectSound, openTestApp } from './testApp.ts';

const { charge, deposit, payment } = LineKind;
const { cash, card } = PayMethod;

/** Three rooms of a group whose guests pay later, ¥540 each; the first is to be the master. */
async function openGroup(place: Place) {
  const testApp = await openTestApp(place);
  const { near } = testApp.property;
  const later = { status: 0, guarantee: 4, hold_until: '2026-03-19 12:00:00' } as const;
  const rooms: { roomId: number; orderId: number }[] = [];
  for (const groupNo of ['T1', 'T1', 'T1', '']) {
    const { roomId, orderId } = await testApp.put(async (tx) => ({
      roomId: (await addRoom(tx, near)).id,
      orderId: await addOrder(tx, near, { ...later, group_no: groupNo }),
    }));
    const stay = { id: roomId, orderId, ...period, checkInfoList: [newGuest()] };
    expect((await testApp.as('staff', 'checkIn', stay)).msg).toBe('成功');
    rooms.push({ roomId, orderId });
  }
  const [master, second, third, single] = rooms as [
    (typeof rooms)[0],
    (typeof rooms)[0],
    (typeof rooms)[0],
    (typeof rooms)[0],
  ];
  const enter = async (orderId: number, line: object) => {
    const { code, msg, data } = await testApp.as('staff', 'addBillLine', {
      orderId,
      kind: charge,
      note: '洗衣',
      ...line,
    });
    expect([msg, code]).toEqual(['成功', 200]);
    return data;
  };
  const bill = async (orderId: number) => (await testApp.as('staff', 'getBill', { orderId })).data;
  const set = (input: object) =>
    testApp.as('staff', 'setMasterBill', {
      orderId: second.orderId,
      masterOrderId: master.orderId,
      roomFees: true,
      charges: true,
      ...input,
    });
  const settle = async (orderId: number, input: object) => {
    const data = await bill(orderId);
    const seen = openToSettle(data) - data.deposit;
    return testApp.as('staff', 'settleBill', { orderId, parts: [], seen, ...input });
  };
  return { testApp, master, second, third, single, enter, bill, set, settle };
}

onBothEngines((newPlace) => {
  it('charges go to the master when they are written and when it is set; both bills name each other', async () => {
    const { testApp, master, second, third, single, enter, bill, set } = await openGroup(
      await newPlace(),
    );
    await enter(second.orderId, { amount: 30 });
    const before = await testApp.snapshot();
    expect((await set({ masterOrderId: single.orderId })).data).toMatchObject({
      fields: { masterOrderId: '主账须为本团的一笔订单' },
    });
    expect(await set({ orderId: single.orderId })).toMatchObject({
      code: Code.conflict,
      msg: '该订单没有同团的其他订单，不能设主账',
    });
    expect(await testApp.snapshot()).toBe(before);
    expect((await set({})).code).toBe(200);
    await enter(third.orderId, { amount: 20.5, note: '早餐' });
    expect(await bill(master.orderId)).toMatchObject({ charged: 590.5, open: 590.5 });
    for (const { orderId } of [second, third]) {
      const data = await bill(orderId);
      expect(data).toMatchObject({ charged: 540, open: 540 });
      expect(data.lines.at(-1)).toMatchObject({ movedOrderId: master.orderId });
      expect(openToSettle(data)).toBe(0);
    }
    expect(openToSettle(await bill(master.orderId))).toBe(1670.5);
    const { data } = await testApp.as('staff', 'masterBill', { orderId: third.orderId });
    expect(data).toMatchObject({ groupNo: 'T1', masterOrderId: master.orderId, open: 1670.5 });
    expect(data.orders.map(({ open, routed }) => [open, routed])).toEqual([
      [590.5, 0],
      [540, 540],
      [540, 540],
    ]);
    await expectSound(testApp);
    // What is taken back stays where it is; what comes now stays with its room.
    expect((await set({ masterOrderId: null })).code).toBe(200);
    await enter(third.orderId, { amount: 10 });
    expect(openToSettle(await bill(third.orderId))).toBe(550);
    await expectSound(testApp);
  });

  it('the master settles all rooms in one sheet, to the cent, or none; who leaves before owes nothing', async () => {
    const { testApp, master, second, third, enter, bill, set, settle } = await openGroup(
      await newPlace(),
    );
    const { hotelId: id } = testApp.property.near;
    const rule = { id, leaveOpen: LeaveOpen.never };
    expect((await testApp.as('manager', 'modifyHotel', rule)).code).toBe(200);
    expect((await set({ charges: false })).code).toBe(200);
    await enter(second.orderId, { amount: 33.3 });
    await enter(master.orderId, { kind: deposit, amount: 200, method: cash });
    // The room is the master's; what its guests had is theirs.
    const leaving = await testApp.as('staff', 'checkOut', { id: second.roomId });
    expect(leaving).toMatchObject({ code: Code.conflict, msg: '未结 ¥33.30 未收，请先结账' });
    const own = { parts: [{ method: cash, amount: 33.3 }], checkOut: second.roomId };
    expect((await settle(second.orderId, own)).data).toMatchObject({
      open: 540,
      isOrderComplete: 1,
    });
    await expectSound(testApp);
    const early = await testApp.as('staff', 'checkOut', { id: master.roomId });
    expect(early.msg).toBe('押金 ¥200.00 未退还，未结 ¥1,620.00 未收，请先结账');
    const before = await testApp.snapshot();
    const short = { parts: [{ method: card, amount: 1400 }] };
    expect((await settle(master.orderId, short)).msg).toBe('各方式合计 ¥1,400.00，应收 ¥1,420.00');
    expect(await testApp.snapshot()).toBe(before);
    const parts = [
      { method: card, amount: 1000.01 },
      { method: cash, amount: 419.99 },
    ];
    const both = await Promise.all(
      [1, 2].map(() => settle(master.orderId, { parts, checkOut: master.roomId })),
    );
    expect(both.map(({ code }) => Number(code)).toSorted()).toEqual([200, 409]);
    for (const { orderId } of [master, second, third]) {
      expect(await bill(orderId)).toMatchObject({ open: 0, deposit: 0 });
    }
    const paidLine = (await bill(third.orderId)).lines.at(-1);
    expect(paidLine).toMatchObject({ note: `由主账订单 ${master.orderId} 结算` });
    expect((await testApp.as('staff', 'checkOut', { id: third.roomId })).code).toBe(200);
    const { data } = await testApp.as('manager', 'dayReport', { day: '2026-03-18' });
    // 33.30 and 419.99 in cash, and the deposit that paid.
    expect(data.total.ways[cash]).toMatchObject({ received: 653.29, net: 653.29 });
    expect(data.total.ways[card]).toMatchObject({ received: 1000.01 });
    expect((await testApp.as('staff', 'today')).data.leftOpen).toBe(0);
    await expectSound(testApp);
  });

  it('a part of the master leaves the rest open; a master that was cancelled settles nothing', async () => {
    const { testApp, master, second, bill, set, settle } = await openGroup(await newPlace());
    await set({ charges: false });
    const part = { parts: [{ method: cash, amount: 600 }], leaveOpen: 1 };
    expect((await settle(master.orderId, part)).code).toBe(200);
    expect(openToSettle(await bill(master.orderId))).toBe(1020);
    expect((await bill(second.orderId)).open).toBe(480);
    await expectSound(testApp);
    // In another group from now on.
    await testApp.put((tx) =>
      tx.updateTable('orders').set({ group_no: 'T2' }).where('id', '=', master.orderId).execute(),
    );
    expect(openToSettle(await bill(second.orderId))).toBe(480);
    expect((await bill(master.orderId)).group).toBeUndefined();
    const status = { status: OrderStatus.checkedIn };
    expect((await testApp.as('staff', 'getOrder', { id: second.orderId })).data).toMatchObject(
      status,
    );
  });

  it('a receipt on a bill whose room goes to the master pays what is its own', async () => {
    const { testApp, master, second, enter, bill, set } = await openGroup(await newPlace());
    expect((await set({ charges: false })).code).toBe(200);
    await enter(second.orderId, { amount: 50 });
    const line = { orderId: second.orderId, kind: payment, method: cash };
    const receive = (input: object) =>
      testApp.as('staff', 'addBillLine', { ...line, ...input, note: '' });
    expect((await receive({ amount: 100 })).data).toMatchObject({
      fields: { amount: '未结 ¥50.00，不能收更多' },
    });
    expect((await receive({ amount: 100, restAsDeposit: true })).data).toMatchObject({
      paid: 50,
      deposit: 50,
      open: 540,
    });
    expect(openToSettle(await bill(second.orderId))).toBe(0);
    // Nothing of it was taken off what the master settles: three rooms.
    expect(openToSettle(await bill(master.orderId))).toBe(3 * 540);
    expect((await receive({ orderId: master.orderId, amount: 540 })).code).toBe(200);
    await expectSound(testApp);
  });

  it('what was received for a charge of a room is given back when the charge is voided, not taken off what the master settles', async () => {
    const { testApp, master, second, enter, bill, set, settle } = await openGroup(await newPlace());
    const { hotelId } = testApp.property.near;
    const limit = { id: hotelId, payBackLimit: 0 };
    expect((await testApp.as('manager', 'modifyHotel', limit)).code).toBe(200);
    expect((await set({ charges: false })).code).toBe(200);
    const { id } = await enter(second.orderId, { amount: 50 });
    const paid = { parts: [{ method: cash, amount: 50 }] };
    expect((await settle(second.orderId, paid)).data).toMatchObject({ open: 540 });
    expect((await testApp.as('manager', 'voidBillLine', { id, reason: '记错' })).code).toBe(200);
    expect(openToSettle(await bill(master.orderId))).toBe(3 * 540);
    expect(openToSettle(await bill(second.orderId))).toBe(-50);
    await expectSound(testApp);
    // Above the limit of the hotel it waits; nothing of it is the master's then either.
    expect((await settle(second.orderId, paid)).code).toBe(200);
    expect((await bill(second.orderId)).waiting).toBe(50);
    expect(openToSettle(await bill(second.orderId))).toBe(0);
    expect(openToSettle(await bill(master.orderId))).toBe(3 * 540);
    await enter(second.orderId, { amount: 10 });
    await enter(second.orderId, { kind: payment, amount: 10, method: cash });
    expect(openToSettle(await bill(master.orderId))).toBe(3 * 540);
    const [asked] = (await bill(second.orderId)).payBacks ?? [];
    const approved = { id: asked?.id, amount: 50, method: cash };
    expect((await testApp.as('manager', 'approvePayBack', approved)).code).toBe(200);
    expect(await bill(second.orderId)).toMatchObject({ paid: 10, open: 540 });
    expect(openToSettle(await bill(second.orderId))).toBe(0);
    expect(openToSettle(await bill(master.orderId))).toBe(3 * 540);
    await expectSound(testApp);
  });

  it('what a room is charged after its master has settled it is its own', async () => {
    const { testApp, master, second, third, enter, bill, set, settle } = await openGroup(
      await newPlace(),
    );
    // Before there is a master: a charge and the room, in one sum.
    await enter(third.orderId, { amount: 30 });
    await enter(third.orderId, { kind: payment, amount: 570, method: card });
    expect((await set({ charges: false })).code).toBe(200);
    await enter(second.orderId, { amount: 20 });
    const rooms = { parts: [{ method: card, amount: 1080 }] };
    expect((await settle(master.orderId, rooms)).code).toBe(200);
    expect((await bill(second.orderId)).open).toBe(20);
    await enter(second.orderId, { amount: 15 });
    await enter(third.orderId, { amount: 8 });
    expect(openToSettle(await bill(second.orderId))).toBe(35);
    expect(openToSettle(await bill(third.orderId))).toBe(8);
    expect(openToSettle(await bill(master.orderId))).toBe(0);
    // What is taken off more than was charged is taken off the room.
    const { data } = await testApp.as('manager', 'masterBill', { orderId: master.orderId });
    const line = (await bill(second.orderId)).lines.at(-2);
    expect((await testApp.as('manager', 'voidBillLine', { id: line?.id, reason: '错' })).code).toBe(
      200,
    );
    expect(data.orders.map(({ routed }) => routed)).toEqual([0, 0, 0]);
    expect(openToSettle(await bill(master.orderId))).toBe(540);
    expect(openToSettle(await bill(second.orderId))).toBe(35);
    await expectSound(testApp);
  });

  it('is not cancelled with the charges of others on it', async () => {
    const { testApp, second, third, enter, bill, set } = await openGroup(await newPlace());
    const id = await testApp.put((tx) => addOrder(tx, testApp.property.near, { group_no: 'T1' }));
    expect((await set({ masterOrderId: id })).code).toBe(200);
    await enter(second.orderId, { amount: 30 });
    const cancel = () => testApp.as('staff', 'cancelOrder', { id, reason: '改', refundAmount: 0 });
    expect(await cancel()).toMatchObject({
      code: Code.conflict,
      msg: `订单 ${id} 的账单有转来的消费 ¥30.00，请先转出`,
    });
    const lineIds = [(await bill(id)).lines.at(-1)?.id];
    const out = { orderId: id, toOrderId: third.orderId, lineIds };
    expect((await testApp.as('staff', 'moveBillLines', out)).code).toBe(200);
    expect((await cancel()).code).toBe(200);
    expect(await bill(third.orderId)).toMatchObject({ charged: 570 });
    await expectSound(testApp);
  });

  it('is not refunded with the charges of others on it', async () => {
    const { testApp, second, third, enter, bill, set } = await openGroup(await newPlace());
    const id = await testApp.put((tx) => addOrder(tx, testApp.property.near, { group_no: 'T1' }));
    expect((await set({ masterOrderId: id })).code).toBe(200);
    await enter(second.orderId, { amount: 30 });
    const setStatus = (status: OrderStatus) =>
      testApp.put((tx) => tx.updateTable('orders').set({ status }).where('id', '=', id).execute());
    await setStatus(OrderStatus.refundRequested);
    const refund = () =>
      testApp.as('manager', 'refundOrder', {
        id,
        paymentMethod: 'WECHAT',
        paymentClient: 'MP',
      });
    expect(await refund()).toMatchObject({
      code: Code.conflict,
      msg: `订单 ${id} 的账单有转来的消费 ¥30.00，请先驳回退款，转出后再退`,
    });
    expect((await testApp.as('manager', 'refuseRefund', { orderId: id })).code).toBe(200);
    const lineIds = [(await bill(id)).lines.at(-1)?.id];
    const out = { orderId: id, toOrderId: third.orderId, lineIds };
    expect((await testApp.as('staff', 'moveBillLines', out)).code).toBe(200);
    await setStatus(OrderStatus.refundRequested);
    expect((await refund()).code).toBe(200);
    await expectSound(testApp);
  });
});
