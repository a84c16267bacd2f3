import { LineKind, PayMethod } from '@anzhu/api/contract/bill';
import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { onBothEngines, type Place } from './engines.ts';
import { newOrder, openChannel, send } from './channel.ts';
import { addOrder, addRoom, newGuest, period } from './property.ts';
import { expectSound, openTestApp } from './testApp.ts';
import { testGateway } from './testGateway.ts';

const { payment, refund } = LineKind;

/** Guests who walked in for two nights of ¥300, and who booked one of these nights; a paid order. */
async function openPaid(place: Place) {
  const testApp = await openTestApp(place);
  const { near } = testApp.property;
  const { as, put, store } = testApp;
  const gateway = testGateway();
  Object.assign(testApp.server, { payment: gateway });
  const ids = await put(async (tx) => {
    await tx
      .updateTable('room_type')
      .set({ fee: 20_000 })
      .where('id', '=', near.otherTypeId)
      .execute();
    return {
      room: (await addRoom(tx, near)).id,
      second: (await addRoom(tx, near)).id,
      third: (await addRoom(tx, near)).id,
      cheaper: (await addRoom(tx, { ...near, typeId: near.otherTypeId })).id,
      paid: await addOrder(tx, near),
      booked: await addOrder(tx, near, {
        leave_time: '2026-03-19 12:00:00',
        nights: 1,
        pay: 30_000,
        last_pay: 30_000,
      }),
    };
  });
  const guests = () => ({ ...period, checkInfoList: [newGuest()] });
  const checkIn = async (id: number, orderId?: number) => {
    const { data } = await as('staff', 'checkIn', { id, orderId, ...guests() });
    const { sn } = await store.db
      .selectFrom('stay')
      .select('sn')
      .where('room_id', '=', id)
      .executeTakeFirstOrThrow();
    return { orderId: Number(data?.id), stay: { roomId: id, sn } };
  };
  const bill = async (orderId: number) => {
    const { data } = await as('manager', 'getBill', { orderId });
    return [data?.charged, data?.paid, data?.open];
  };
  /** 退款 on the bill. */
  const payBack = (orderId: number, amount: number) =>
    as('manager', 'addBillLine', { orderId, kind: refund, amount, method: PayMethod.cash });
  /** Takes the lines of a kind back. */
  const voidLines = async (orderId: number, of: LineKind) => {
    const { data } = await as('manager', 'getBill', { orderId });
    for (const { id } of (data?.lines ?? []).filter(({ kind }) => kind === of)) {
      expect((await as('manager', 'voidBillLine', { id, reason: '记错' })).code).toBe(200);
    }
  };
  const cancel = (id: number, refundAmount: number) =>
    as('staff', 'cancelOrder', { id, reason: '行程有变', refundAmount });
  const approve = (id: number, more: object = {}) =>
    as('manager', 'refundOrder', { id, paymentMethod: 'WECHAT', paymentClient: 'MP', ...more });
  return { testApp, gateway, ...ids, checkIn, bill, payBack, voidLines, cancel, approve };
}

const refused = (msg: string) => ({ code: Code.conflict, msg });

/** A booking of two nights that a channel has received 600 yuan for, with a vacant room. */
async function openChannelPaid(place: Place) {
  const { testApp, key } = await openChannel(place);
  const { id: roomId } = await testApp.put((tx) => addRoom(tx, testApp.property.near));
  const { data } = await send(testApp, key, 'intakeOrder', newOrder(testApp, { status: 1 }));
  const { id } = data;
  const shorter = { id, estimatedCheckOut: '2026-03-19 12:00:00' };
  const modify = (user: 'staff' | 'manager', method: PayMethod | undefined) =>
    testApp.as(user, 'modifyOrder', { ...shorter, pay: -300, lastPay: 300, method });
  const lines = async () => {
    const { data: bill } = await testApp.as('manager', 'getBill', { orderId: id });
    return bill?.lines
      .filter(({ kind }) => kind === refund)
      .map(({ amount, method }) => [amount, method]);
  };
  return { testApp, id, roomId, shorter, modify, lines };
}

const throughChannel =
  '这笔款由渠道收取，应由渠道退还：支付方式请选「其他」；柜台退还须由酒店管理员办理';

onBothEngines((newPlace) => {
  it('money that a channel holds goes back through it, unless a manager hands it out', async () => {
    const { testApp, id, shorter, modify, lines } = await openChannelPaid(await newPlace());
    const before = await testApp.snapshot();
    const { data: quote } = await testApp.as('staff', 'quoteOrder', shorter);
    expect(quote).toMatchObject({ difference: -300, cameBy: PayMethod.other });
    for (const method of [PayMethod.cash, PayMethod.wechat, PayMethod.alipay, PayMethod.card]) {
      expect(await modify('staff', method)).toMatchObject({
        ...refused(throughChannel),
        data: { fields: { method: throughChannel } },
      });
    }
    expect(await testApp.snapshot()).toBe(before);
    const clerks = await Promise.all([1, 2].map(() => modify('staff', undefined)));
    expect(clerks.map(({ code }) => Number(code)).toSorted()).toEqual([200, 409]);
    expect(await lines()).toEqual([[300, PayMethod.other]]);
    const free = { id, estimatedCheckOut: '2026-03-20 12:00:00' };
    const longer = { ...free, pay: 300, lastPay: 600, method: PayMethod.cash };
    expect((await testApp.as('staff', 'modifyOrder', longer)).code).toBe(200);
    // The desk gives back what it has received itself.
    const { data: again } = await testApp.as('staff', 'quoteOrder', shorter);
    expect(again).toMatchObject({ difference: -300, cameBy: PayMethod.cash });
    expect((await modify('staff', PayMethod.cash)).code).toBe(200);
    expect(await lines()).toEqual([
      [300, PayMethod.other],
      [300, PayMethod.cash],
    ]);
    await expectSound(testApp);
  });

  it('the desk still holds what a clerk has received for a channel who was deleted since', async () => {
    const { testApp, id, lines } = await openChannelPaid(await newPlace());
    const free = { id, estimatedCheckOut: '2026-03-21 12:00:00' };
    const { data: more } = await testApp.as('staff', 'quoteOrder', free);
    const longer = {
      ...free,
      pay: more?.difference,
      lastPay: more?.lastPay,
      method: PayMethod.cash,
    };
    expect((await testApp.as('staff', 'modifyOrder', longer)).code).toBe(200);
    const clerk = await testApp.store.db
      .selectFrom('bill_line')
      .select('created_by as id')
      .where('created_by', 'is not', null)
      .executeTakeFirstOrThrow();
    expect((await testApp.as('admin', 'deleteUser', { id: clerk.id })).code).toBe(200);
    const back = { id, estimatedCheckOut: '2026-03-20 12:00:00' };
    const { data: quote } = await testApp.as('manager', 'quoteOrder', back);
    expect(quote).toMatchObject({ difference: -300, cameBy: PayMethod.cash });
    const { pay, lastPay } = { pay: -300, lastPay: 600 };
    expect((await testApp.as('manager', 'modifyOrder', { ...back, pay, lastPay })).code).toBe(200);
    expect(await lines()).toEqual([[300, PayMethod.cash]]);
    const asks = { status: OrderStatus.refundRequested };
    await testApp.put((tx) =>
      tx.updateTable('orders').set(asks).where('id', '=', Number(id)).execute(),
    );
    const { data: order } = await testApp.as('manager', 'getOrder', { id });
    expect(order).toMatchObject({ isRefundedByChannel: 1 });
    await expectSound(testApp);
  });

  it('a manager hands out what a channel holds; early departure and a cheaper room ask the same', async () => {
    const { testApp, id, roomId, lines } = await openChannelPaid(await newPlace());
    const guests = { id: roomId, orderId: id, ...period, checkInfoList: [newGuest()] };
    const shorter = { ...guests, estimatedCheckOut: '2026-03-19 12:00:00', lastPay: 300 };
    const cash = { method: PayMethod.cash };
    expect(await testApp.as('staff', 'checkIn', { ...shorter, ...cash })).toMatchObject({
      code: Code.conflict,
      data: { fields: { method: throughChannel } },
    });
    expect((await testApp.as('staff', 'checkIn', guests)).code).toBe(200);
    const { data: room } = await testApp.as('staff', 'getRoom', { id: roomId });
    const stay = { roomId, sn: room?.sn ?? '' };
    const leave = { ...stay, leaveTime: '2026-03-19 12:00:00', pay: -300, ...cash };
    expect(await testApp.as('staff', 'changeStay', leave)).toMatchObject(refused(throughChannel));
    expect((await testApp.as('manager', 'changeStay', leave)).code).toBe(200);
    expect(await lines()).toEqual([[300, PayMethod.cash]]);
    await expectSound(testApp);
  });

  it('a cancellation pays back what the bill has not paid back yet', async () => {
    const { testApp, gateway, paid, bill, payBack, cancel, approve } = await openPaid(
      await newPlace(),
    );
    expect((await payBack(paid, 540)).code).toBe(200);
    expect(await cancel(paid, 540)).toMatchObject({
      ...refused('已收 ¥0.00，不能退 ¥540.00'),
      data: { fields: { refundAmount: '已收 ¥0.00，不能退 ¥540.00' } },
    });
    expect(await bill(paid)).toEqual([540, 0, 540]);
    expect((await testApp.as('staff', 'getOrder', { id: paid })).data.refundable).toBe(0);
    expect((await cancel(paid, 0)).data).toMatchObject({ status: OrderStatus.closed });
    expect(await approve(paid)).toMatchObject({ code: Code.conflict });
    expect(await bill(paid)).toEqual([0, 0, 0]);
    expect(gateway.asked).toEqual([]);
    await expectSound(testApp);
  });

  it('a cancellation pays nothing back of a payment that was voided', async () => {
    const { testApp, gateway, paid, payBack, voidLines, cancel } = await openPaid(await newPlace());
    // The line of a payment from before bills is written down by the first entry.
    await payBack(paid, 1);
    await voidLines(paid, refund);
    await voidLines(paid, payment);
    expect(await cancel(paid, 540)).toMatchObject(refused('已收 ¥0.00，不能退 ¥540.00'));
    expect(gateway.asked).toEqual([]);
    await expectSound(testApp);
  });

  it('a request of the guest is paid back up to what the bill has received', async () => {
    const { testApp, gateway, paid, bill, payBack, approve } = await openPaid(await newPlace());
    const other = await testApp.put((tx) => addOrder(tx, testApp.property.near));
    await payBack(paid, 540);
    await payBack(other, 200);
    await testApp.put((tx) =>
      tx
        .updateTable('orders')
        .set({ status: OrderStatus.refundRequested })
        .where('id', 'in', [paid, other])
        .execute(),
    );
    expect(await approve(paid)).toMatchObject(refused('已收 ¥0.00，不能退 ¥540.00'));
    expect(await approve(paid, { refundAmount: 0.01, reason: '少住' })).toMatchObject(
      refused('已收 ¥0.00，不能退 ¥0.01'),
    );
    expect(await approve(other, { refundAmount: 340.01 })).toMatchObject(
      refused('已收 ¥340.00，不能退 ¥340.01'),
    );
    expect((await testApp.as('staff', 'getOrder', { id: other })).data.refundable).toBe(340);
    // The whole of what is left; no reason is asked for a part of the price.
    expect((await approve(other)).code).toBe(200);
    expect(gateway.asked.map(({ amount, total }) => [amount, total])).toEqual([[34_000, 54_000]]);
    expect(await bill(other)).toEqual([0, 0, 0]);
    expect((await testApp.as('staff', 'getOrder', { id: other })).data.refundAmount).toBe(540);
    expect((await testApp.as('manager', 'refuseRefund', { orderId: paid })).code).toBe(200);
    await expectSound(testApp);
  });

  it('an undone check-in gives back what was received, and says so before', async () => {
    const { testApp, room, second, booked, checkIn, bill, payBack } = await openPaid(
      await newPlace(),
    );
    const { as } = testApp;
    const walkIn = await checkIn(room);
    const added = await checkIn(second, booked);
    const quoteOf = async ({ stay }: typeof walkIn) =>
      (await as('staff', 'quoteStay', { ...stay, isUndo: true })).data?.difference;
    expect([await quoteOf(walkIn), await quoteOf(added)]).toEqual([-600, -300]);
    await payBack(walkIn.orderId, 600);
    await payBack(added.orderId, 450);
    for (const [{ stay }, shown, msg] of [
      [walkIn, -600, '已收 ¥0.00，不能退 ¥600.00'],
      [added, -300, '已收 ¥150.00，不能退 ¥300.00'],
    ] as const) {
      expect(await as('staff', 'undoStay', { ...stay, pay: shown })).toMatchObject({
        ...refused(msg),
        data: { fields: { pay: msg } },
      });
    }
    expect([await quoteOf(walkIn), await quoteOf(added)]).toEqual([0, 0]);
    expect((await as('staff', 'undoStay', { ...walkIn.stay, pay: 0 })).code).toBe(200);
    expect((await as('staff', 'undoStay', added.stay)).code).toBe(200);
    expect(await bill(walkIn.orderId)).toEqual([0, 0, 0]);
    expect(await bill(booked)).toEqual([300, 150, 150]);
    await expectSound(testApp);
  });

  it('an undone check-in receives what an early departure gave back, and buys its nights again', async () => {
    const testApp = await openTestApp(await newPlace());
    const { as, put, property } = testApp;
    const { near } = property;
    const four = { leave_time: '2026-03-22 12:00:00', nights: 4, pay: 120_000, last_pay: 120_000 };
    const { roomId, orderId } = await put(async (tx) => ({
      roomId: (await addRoom(tx, near)).id,
      orderId: await addOrder(tx, near, four),
    }));
    const until = (day: number) => `2026-03-${day} 12:00:00`;
    const guests = { ...period, estimatedCheckOut: until(22), checkInfoList: [newGuest()] };
    await as('staff', 'checkIn', { id: roomId, orderId, ...guests });
    const { sn } = await testApp.store.db.selectFrom('stay').select('sn').executeTakeFirstOrThrow();
    const stay = { roomId, sn };
    const leave = { ...stay, leaveTime: until(19) };
    const { data: shorter } = await as('staff', 'quoteStay', leave);
    const shortened = { ...leave, pay: shorter.difference, method: PayMethod.cash };
    expect((await as('staff', 'changeStay', shortened)).code).toBe(200);

    const quote = async () => (await as('staff', 'quoteStay', { ...stay, isUndo: true })).data;
    expect(await quote()).toMatchObject({ difference: -shorter.difference, full: [] });
    const pay = -shorter.difference;
    for (const [given, fields] of [
      [{}, { pay: '请先查看差价' }],
      [{ pay }, { method: '请选择支付方式' }],
    ] as const) {
      const answer = await as('staff', 'undoStay', { ...stay, ...given });
      expect(answer).toMatchObject({ code: 400, data: { fields } });
    }
    // Another guest takes the last room on a night that was given up.
    const other = await put((tx) =>
      addOrder(tx, near, { arrive_time: '2026-03-20 14:00:00', leave_time: until(21), nights: 1 }),
    );
    expect(await quote()).toMatchObject({ full: ['2026-03-20'] });
    const undo = { ...stay, pay, method: PayMethod.card };
    expect(await as('staff', 'undoStay', undo)).toMatchObject(refused('该房型 03-20 已满'));
    expect(
      (await as('staff', 'cancelOrder', { id: other, refundAmount: 0, reason: '改期' })).code,
    ).toBe(200);
    expect((await as('staff', 'undoStay', undo)).code).toBe(200);
    const { data: bill } = await as('manager', 'getBill', { orderId });
    expect([bill.charged, bill.paid, bill.open]).toEqual([1200, 1200, 0]);
    expect(bill.lines.at(-1)).toMatchObject({ amount: pay, method: PayMethod.card });
    await expectSound(testApp);
  });

  it('a shorter stay and a cheaper room give back what was received above the new price', async () => {
    const { testApp, room, second, cheaper, booked, checkIn, bill, payBack } = await openPaid(
      await newPlace(),
    );
    const { as } = testApp;
    const shortened = await checkIn(room);
    const moved = await checkIn(second, booked);
    await payBack(shortened.orderId, 600);
    await payBack(moved.orderId, 100);
    const shorter = { ...shortened.stay, leaveTime: '2026-03-19 12:00:00' };
    expect((await as('staff', 'quoteStay', shorter)).data).toMatchObject({
      lastPay: 300,
      difference: 0,
    });
    expect(await as('staff', 'changeStay', { ...shorter, pay: -300 })).toMatchObject(
      refused('已收 ¥0.00，不能退 ¥300.00'),
    );
    expect((await as('staff', 'changeStay', { ...shorter, pay: 0 })).code).toBe(200);
    expect(await bill(shortened.orderId)).toEqual([300, 0, 300]);
    const move = { currentRoomId: second, newRoomId: cheaper };
    expect(await as('staff', 'changeRoom', { ...move, pay: -200 })).toMatchObject(
      refused('差价现为 −¥100.00，请核对后重试'),
    );
    expect((await as('staff', 'changeRoom', { ...move, pay: -100 })).code).toBe(200);
    expect(await bill(moved.orderId)).toEqual([400, 400, 0]);
    await expectSound(testApp);
  });

  it('of a refund on the bill and a cancellation at once, what is paid back was received', async () => {
    const { testApp, paid, bill, payBack, cancel, approve } = await openPaid(await newPlace());
    await Promise.all([cancel(paid, 540), payBack(paid, 540), payBack(paid, 300), approve(paid)]);
    await approve(paid);
    expect((await bill(paid))[1]).toBeGreaterThanOrEqual(0);
    await expectSound(testApp);
  });

  it('what costs nothing is paid: when its price is changed, and when it is booked', async () => {
    const testApp = await openTestApp(await newPlace());
    const { as, put, store } = testApp;
    const { near } = testApp.property;
    const { room, unpaid } = await put(async (tx) => ({
      room: (await addRoom(tx, near)).id,
      unpaid: await addOrder(tx, near, { status: OrderStatus.unpaid, paid_time: null }),
    }));
    await put((tx) =>
      tx
        .updateTable('room')
        .set({ status: RoomStatus.tentative, held_order_id: unpaid })
        .where('id', '=', room)
        .execute(),
    );
    const stateOf = (id: unknown) =>
      store.db
        .selectFrom('orders')
        .select(['status', 'last_pay', 'paid_time'])
        .where('id', '=', Number(id))
        .executeTakeFirstOrThrow();
    const paidNow = { status: OrderStatus.paid, last_pay: 0, paid_time: '2026-03-18 10:00:00' };
    expect((await as('manager', 'changePrice', { id: unpaid, lastPay: 0 })).code).toBe(200);
    expect(await stateOf(unpaid)).toEqual(paidNow);
    const { data: rooms } = await as('staff', 'listRooms');
    expect(rooms).toMatchObject([{ id: room, status: RoomStatus.reserved, orderId: unpaid }]);
    await put((tx) =>
      tx.updateTable('room_type').set({ fee: 0 }).where('id', '=', near.otherTypeId).execute(),
    );
    await put((tx) => addRoom(tx, { ...near, typeId: near.otherTypeId }));
    const booking = {
      roomType: near.otherTypeId,
      ...period,
      name: '王电话',
      number: '13812345678',
    };
    const free = await as('staff', 'addOrder', { ...booking, status: OrderStatus.unpaid });
    expect(await stateOf(free.data?.id)).toEqual(paidNow);
    await expectSound(testApp);
  });

  it('a cancellation frees its nights at once; refused, its refund is kept and it stays closed', async () => {
    const testApp = await openTestApp(await newPlace());
    const { as, put } = testApp;
    const { near } = testApp.property;
    await put((tx) => addRoom(tx, near));
    const booking = {
      roomType: near.typeId,
      ...period,
      name: '王电话',
      number: '13812345678',
      method: PayMethod.cash,
    };
    const book = () => as('staff', 'addOrder', { ...booking, status: OrderStatus.paid });
    const cancel = (id: unknown) =>
      as('staff', 'cancelOrder', { id, reason: '行程有变', refundAmount: 400 });
    const first = (await book()).data?.id;
    expect((await book()).code).toBe(Code.conflict);
    expect((await cancel(first)).data).toMatchObject({ status: OrderStatus.refundRequested });
    const orderOf = async (id: unknown) => (await as('staff', 'getOrder', { id })).data;
    expect(await orderOf(first)).toMatchObject({ isReleased: 1, refundDue: 400 });
    const second = (await book()).data?.id;
    expect(Number(second)).toBeGreaterThan(Number(first));
    expect((await as('manager', 'refuseRefund', { orderId: first })).code).toBe(200);
    expect(await orderOf(first)).toMatchObject({ status: OrderStatus.closed });
    const { data } = await as('staff', 'getBill', { orderId: first });
    expect([data?.charged, data?.paid, data?.open]).toEqual([600, 600, 0]);
    // A guest's own request keeps its nights.
    await put((tx) =>
      tx.updateTable('orders').set({ status: 5 }).where('id', '=', Number(second)).execute(),
    );
    expect((await book()).code).toBe(Code.conflict);
    expect((await as('manager', 'refuseRefund', { orderId: second })).code).toBe(200);
    expect(await orderOf(second)).toMatchObject({ status: OrderStatus.paid });
    await expectSound(testApp);
  });
});
