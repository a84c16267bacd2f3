import { LineKind, PayMethod } from '@anzhu/api/contract/bill';
import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { expect, it } from 'vitest';
import { onBothEngines, type Place } from './engines.ts';
import { addOrder, addRoom, newGuest, period } from './property.ts';
import { expectSound, openTestApp } from './testApp.ts';

const { cash, wechat } = PayMethod;
const oneNight = '2026-03-19 12:00:00';

/** Guests in a room for two nights, whose stay was paid in cash: 600 yuan. */
async function openStay(place: Place) {
  const testApp = await openTestApp(place);
  const { near } = testApp.property;
  const { as } = testApp;
  expect((await as('manager', 'modifyHotel', { id: near.hotelId, payBackLimit: 0 })).code).toBe(
    Code.success,
  );
  const room = await testApp.put((tx) => addRoom(tx, near));
  const walkIn = { id: room.id, ...period, checkInfoList: [newGuest()], method: cash };
  const { data } = await as('staff', 'checkIn', walkIn);
  const orderId = String(data?.id);
  const [shown] = (await as('staff', 'listRooms', { orderId })).data ?? [];
  const stay = { roomId: room.id, sn: shown?.sn };
  const bill = async () => (await as('manager', 'getBill', { orderId })).data;
  const leaveEarly = async (user: 'staff' | 'manager' = 'staff') =>
    as(user, 'changeStay', { ...stay, leaveTime: oneNight, pay: -300 });
  const tasks = async () => (await as('manager', 'today', {})).data?.refundRequests;
  return { testApp, as, near, room, orderId, stay, bill, leaveEarly, tasks };
}

onBothEngines((newPlace) => {
  it('keeps what a clerk gives back until a manager agrees, and no drawer pays twice', async () => {
    const { testApp, as, stay, orderId, bill, leaveEarly, tasks } = await openStay(
      await newPlace(),
    );
    const quote = { ...stay, leaveTime: oneNight };
    expect((await as('staff', 'quoteStay', quote)).data).toMatchObject({
      difference: -300,
      waits: 1,
    });
    expect((await as('manager', 'quoteStay', quote)).data).not.toHaveProperty('waits');
    expect(await leaveEarly()).toMatchObject({ code: Code.success, data: { lastPay: 300 } });
    const waiting = await bill();
    expect(waiting).toMatchObject({ charged: 300, paid: 600, open: -300, waiting: 300 });
    expect(waiting?.payBacks).toMatchObject([
      { amount: 300, method: cash, reason: '提前离店', askedBy: 'staff 昵称' },
    ]);
    expect(await tasks()).toBe(1);
    const list = { page: { page: 1, size: 9 }, due: 'toRefund' };
    const listed = (await as('manager', 'orderPage', list)).data?.page.records;
    expect(listed).toMatchObject([{ id: Number(orderId), toPayBack: 300 }]);

    const refund = { orderId, kind: LineKind.refund, amount: 0.01, method: cash };
    expect((await as('manager', 'addBillLine', { ...refund, amount: 300.01 })).msg).toBe(
      '已收 ¥300.00，不能退 ¥300.01',
    );
    const settle = { orderId, seen: -300, parts: [{ method: cash, amount: 300 }] };
    expect((await as('manager', 'settleBill', settle)).msg).toBe('现已结清，请核对后重试');

    const id = String(waiting?.payBacks?.[0]?.id);
    const approve = { id, amount: 300, method: cash };
    expect((await as('staff', 'approvePayBack', approve)).code).toBe(Code.noPermission);
    expect((await as('farManager', 'approvePayBack', approve)).code).toBe(Code.notFound);
    expect((await as('manager', 'approvePayBack', { ...approve, amount: 301 })).msg).toBe(
      '待退 ¥300.00，不能退更多',
    );
    const both = await Promise.all([
      as('manager', 'approvePayBack', approve),
      as('admin', 'approvePayBack', approve),
    ]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([Code.success, Code.conflict]);
    expect(both.find(({ code }) => code === Code.conflict)?.msg).toMatch(
      /^这笔待退已由.+同意，请刷新后重试$/,
    );
    const paid = await bill();
    expect(paid).toMatchObject({ paid: 300, open: 0 });
    expect(paid).not.toHaveProperty('waiting');
    expect(paid?.lines.at(-1)).toMatchObject({ kind: LineKind.refund, amount: 300, method: cash });
    expect(await tasks()).toBe(0);
    const { data } = await as('manager', 'dayReport', { day: '2026-03-18' });
    expect(data?.total.ways[cash]).toMatchObject({ received: 600, refunds: 300, net: 300 });
    await expectSound(testApp);
  });

  it('leaves what a manager rejects on the bill, for a clerk to settle otherwise', async () => {
    const { testApp, as, orderId, bill, leaveEarly, room } = await openStay(await newPlace());
    await leaveEarly();
    const id = (await bill())?.payBacks?.[0]?.id;
    const rejected = await as('manager', 'rejectPayBack', { id, reason: '房价有误' });
    expect(rejected).toMatchObject({ code: Code.success, data: { open: -300, paid: 600 } });
    expect((await as('manager', 'approvePayBack', { id, amount: 1, method: cash })).msg).toMatch(
      /驳回，请刷新后重试$/,
    );
    // What is left over is given back at the departure: it waits again, and the guests may leave.
    const left = await as('staff', 'settleBill', {
      orderId,
      seen: -300,
      parts: [{ method: wechat, amount: 300 }],
      checkOut: room.id,
    });
    expect(left).toMatchObject({ code: Code.success, data: { open: -300, waiting: 300 } });
    const { data: order } = await as('manager', 'getOrder', { id: orderId });
    expect(order).toMatchObject({ status: OrderStatus.completed, toPayBack: 300 });
    const leftOpen = { page: { page: 1, size: 9 }, due: 'leftOpen' };
    expect((await as('staff', 'orderPage', leftOpen)).data?.page.records).toEqual([]);
    await expectSound(testApp);
    const again = (await bill())?.payBacks?.[0];
    const part = { id: again?.id, amount: 100, method: wechat };
    expect((await as('admin', 'approvePayBack', part)).data).toMatchObject({ open: -200 });
    expect((await as('staff', 'orderPage', leftOpen)).data?.page.records).toHaveLength(1);
    await expectSound(testApp);
  });

  it('says when less can be paid back by now', async () => {
    const { testApp, as, bill, leaveEarly } = await openStay(await newPlace());
    await leaveEarly();
    const { payBacks, lines } = (await bill()) ?? {};
    const payment = lines?.find(({ kind }) => kind === LineKind.payment);
    const discard = { id: payment?.id, reason: '没有收到' };
    expect((await as('manager', 'voidBillLine', discard)).msg).toBe(
      '已收 ¥300.00，不能作废 ¥600.00，请先作废或冲销退款的一笔',
    );
    // As it may be in a store that was changed by hand.
    await testApp.put((tx) =>
      tx
        .updateTable('bill_line')
        .set({ voided_time: '2026-03-18 10:00:00', void_reason: '没有收到' })
        .where('id', '=', Number(payment?.id))
        .execute(),
    );
    const approve = { id: payBacks?.[0]?.id, amount: 300, method: cash };
    expect(await as('manager', 'approvePayBack', approve)).toMatchObject({
      code: Code.conflict,
      msg: '已收 ¥0.00，不能退 ¥300.00',
    });
  });

  it('pays at once what the hotel lets staff give back on a bill, and what a manager gives back', async () => {
    const { testApp, as, near, stay, bill, leaveEarly } = await openStay(await newPlace());
    const limit = (payBackLimit: number) =>
      as('manager', 'modifyHotel', { id: near.hotelId, payBackLimit });
    expect((await limit(299.99)).code).toBe(Code.success);
    expect((await as('staff', 'quoteStay', { ...stay, leaveTime: oneNight })).data?.waits).toBe(1);
    await limit(300);
    expect((await leaveEarly()).code).toBe(Code.success);
    expect(await bill()).toMatchObject({ paid: 300, open: 0 });
    // The same clerk on the same bill: it is all that they may.
    const extended = { ...stay, leaveTime: period.estimatedCheckOut, pay: 300, method: cash };
    expect((await as('staff', 'changeStay', extended)).code).toBe(Code.success);
    expect((await leaveEarly()).code).toBe(Code.success);
    expect(await bill()).toMatchObject({ waiting: 300 });
    expect(
      (await as('manager', 'rejectPayBack', { id: (await bill())?.payBacks?.[0]?.id })).code,
    ).toBe(Code.success);
    await expectSound(testApp);
  });

  it('waits of an undone check-in, of another room and of a booking that is shortened', async () => {
    const { testApp, as, near, room, orderId, stay, bill } = await openStay(await newPlace());
    const cheap = await testApp.put(async (tx) => {
      await tx
        .updateTable('room_type')
        .set({ fee: 10_000 })
        .where('id', '=', near.otherTypeId)
        .execute();
      return addRoom(tx, { ...near, typeId: near.otherTypeId });
    });
    const move = { currentRoomId: room.id, newRoomId: cheap.id, pay: -400 };
    expect((await as('staff', 'changeRoom', move)).code).toBe(Code.success);
    expect((await bill())?.payBacks).toMatchObject([{ amount: 400, reason: '换房' }]);

    const second = await testApp.put((tx) => addRoom(tx, near));
    const walkIn = { id: second.id, ...period, checkInfoList: [newGuest()], method: cash };
    const { data: other } = await as('staff', 'checkIn', walkIn);
    const [shown] = (await as('staff', 'listRooms', { orderId: other?.id })).data ?? [];
    const undone = { roomId: second.id, sn: shown?.sn, pay: -600 };
    expect((await as('staff', 'undoStay', undone)).code).toBe(Code.success);
    expect((await as('manager', 'getBill', { orderId: other?.id })).data).toMatchObject({
      charged: 0,
      paid: 600,
      waiting: 600,
    });
    expect((await as('manager', 'getOrder', { id: other?.id })).data).toMatchObject({
      status: OrderStatus.closed,
      toPayBack: 600,
    });

    const booked = await testApp.put((tx) => addOrder(tx, near, { pay: 60_000, last_pay: 60_000 }));
    const shorter = { id: booked, estimatedCheckOut: oneNight };
    const { data: quote } = await as('staff', 'quoteOrder', shorter);
    expect(quote).toMatchObject({ difference: -300, waits: 1 });
    const { lastPay, seen } = quote ?? {};
    const modified = await as('staff', 'modifyOrder', { ...shorter, lastPay, seen, pay: -300 });
    expect(modified.code).toBe(Code.success);
    expect((await as('manager', 'getBill', { orderId: booked })).data).toMatchObject({
      waiting: 300,
    });
    await expectSound(testApp);
    expect((await as('manager', 'today', {})).data?.refundRequests).toBe(3);
    expect(orderId).not.toBe(String(booked));
    expect(stay.sn).not.toBe(shown?.sn);
  });

  it('pays it from the drawer of the clerk who has asked, while they are on duty', async () => {
    const { testApp, as, bill, leaveEarly, near } = await openStay(await newPlace());
    const opened = await as('staff', 'openShift', { hotelId: near.hotelId, opening: 500 });
    expect(opened.code).toBe(Code.success);
    await leaveEarly();
    const drawer = async () => {
      const { data } = await as('staff', 'currentShift', { hotelId: near.hotelId });
      return JSON.stringify(data?.shift ?? data);
    };
    const before = await drawer();
    const id = (await bill())?.payBacks?.[0]?.id;
    expect(await drawer()).toBe(before);
    await as('manager', 'approvePayBack', { id, amount: 300, method: cash });
    expect(await drawer()).not.toBe(before);
    const line = await testApp.store.db
      .selectFrom('bill_line')
      .select('shift_id')
      .where('kind', '=', LineKind.refund)
      .executeTakeFirstOrThrow();
    expect(line.shift_id).not.toBeNull();
    await expectSound(testApp);
  });
});
