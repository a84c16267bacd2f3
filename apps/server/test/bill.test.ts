import { LineKind, PayMethod } from '@anzhu/api/contract/bill';
import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { onBothEngines, type Place } from './engines.ts';
import { addOrder, addRoom, newGuest, period } from './property.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

const { charge, deposit, payment, refund } = LineKind;
const { cash, wechat } = PayMethod;

/** A paid order of two nights, 600 before and 540 after discounts. */
async function openPaid(place: Place) {
  const testApp = await openTestApp(place);
  const orderId = await testApp.put((tx) => addOrder(tx, testApp.property.near));
  return { testApp, orderId, ...billing(testApp, orderId) };
}

/** The calls of the bill of an order. */
const billing = (testApp: TestApp, orderId: number) => ({
  add: (kind: number, amount: number, more: object = {}) =>
    testApp.as('staff', 'addBillLine', { orderId, kind, amount, method: cash, ...more }),
  bill: async () => (await testApp.as('staff', 'getBill', { orderId })).data,
  discard: (id: unknown, reason = '记错') => testApp.as('manager', 'voidBillLine', { id, reason }),
});

type BillData = Awaited<ReturnType<ReturnType<typeof billing>['bill']>>;

const totalsOf = (data: BillData) => [data?.charged, data?.paid, data?.deposit, data?.open];

const setStatus = ({ put }: TestApp, id: number, status: OrderStatus) =>
  put((tx) => tx.updateTable('orders').set({ status }).where('id', '=', id).execute());

onBothEngines((newPlace) => {
  it('shows the nights, the discount, and what was paid before bills were kept', async () => {
    const { testApp, bill } = await openPaid(await newPlace());
    const data = await bill();
    expect(totalsOf(data)).toEqual([540, 540, 0, 0]);
    expect(data?.lines.map(({ kind, night, amount, note }) => [kind, night, amount, note])).toEqual(
      [
        [0, '2026-03-18', 300, null],
        [0, '2026-03-19', 300, null],
        [0, null, -60, '优惠、改价'],
        [3, null, 540, ''],
      ],
    );
    await expectSound(testApp);
  });

  it('charges a breakfast, takes it, holds a deposit and gives it back', async () => {
    const { testApp, orderId, add, bill } = await openPaid(await newPlace());
    const logs = await testApp.countLogs();
    expect(totalsOf((await add(charge, 28, { note: '早餐', method: null })).data)).toEqual([
      568, 540, 0, 28,
    ]);
    await add(deposit, 200, { method: wechat });
    await add(payment, 28);
    const back = await add(deposit, -200, { note: '退房' });
    expect(totalsOf(back.data)).toEqual([568, 568, 0, 0]);
    expect(await testApp.countLogs()).toBe(logs + 4);
    const lines = (await bill())?.lines.slice(3);
    expect(lines?.map(({ kind, amount, method }) => [kind, amount, method])).toEqual([
      [3, 540, PayMethod.other],
      [1, 28, null],
      [2, 200, wechat],
      [3, 28, cash],
      [2, -200, cash],
    ]);
    expect(lines?.at(-1)).toMatchObject({
      id: back.data?.id,
      note: '退房',
      createdBy: 'staff 昵称',
      createTime: '2026-03-18 10:00:00',
      voidTime: null,
    });
    const log = await testApp.store.db
      .selectFrom('log')
      .select(['sketch', 'target_id'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect(log).toEqual({ sketch: `订单 ${orderId} 账单：退还押金 ¥200.00`, target_id: orderId });
    await expectSound(testApp);
  });

  it('pays an order of a caller at the desk, whole and once, and reserves the room that was held', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    const room = await testApp.put(async (tx) => (await addRoom(tx, near)).id);
    const booked = await testApp.as('staff', 'addOrder', {
      roomType: near.typeId,
      ...period,
      name: '王电话',
      number: '13812345678',
      province: '浙江',
      status: OrderStatus.unpaid,
    });
    const orderId = Number(booked.data?.id);
    const sum = booked.data?.lastPay ?? 0;
    const { add, bill } = billing(testApp, orderId);
    const stateOf = async () => ({
      ...(await testApp.store.db
        .selectFrom('orders')
        .select(['status', 'paid_time'])
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow()),
      room: (
        await testApp.store.db
          .selectFrom('room')
          .select('status')
          .where('id', '=', room)
          .executeTakeFirstOrThrow()
      ).status,
    });
    const unpaid = { status: OrderStatus.unpaid, paid_time: null, room: RoomStatus.tentative };
    expect(await stateOf()).toEqual(unpaid);
    expect(await add(payment, sum + 1)).toMatchObject({
      code: Code.conflict,
      msg: `未结 ¥${sum.toFixed(2)}，不能收更多`,
    });
    expect((await add(deposit, 50)).msg).toBe('订单状态为「未支付」，不能记押金');
    expect(await stateOf()).toEqual(unpaid);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => add(payment, sum, { method: wechat })),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(await stateOf()).toEqual({
      status: OrderStatus.paid,
      paid_time: '2026-03-18 10:00:00',
      room: RoomStatus.reserved,
    });
    expect(totalsOf(await bill())).toEqual([sum, sum, 0, 0]);
    await expectSound(testApp);
  });

  it('refuses sums that are none, and more than is held, open or paid, and writes nothing', async () => {
    const { testApp, add, orderId } = await openPaid(await newPlace());
    await add(deposit, 100);
    const logs = await testApp.countLogs();
    const before = await testApp.snapshot();
    for (const [kind, amount, message] of [
      [charge, 0, '金额应大于 0'],
      [charge, -5, '金额应大于 0'],
      [payment, -5, '金额应大于 0'],
      [deposit, 0, '金额应大于 0'],
      [charge, 1_000_000, '金额不能大于 999999.99'],
      [charge, 0.001, '金额最多两位小数'],
      [0, 10, '类别不是有效的选项'],
      [5, 10, '类别不是有效的选项'],
      [deposit, -100.01, '押金现有 ¥100.00，不能退还更多'],
      [payment, 0.01, '未结 ¥0.00，不能收更多'],
    ] as const) {
      const { code, msg } = await add(kind, amount);
      expect([msg, code]).toEqual([
        message,
        message.startsWith('押金现有') || message.startsWith('未结') ? 409 : 400,
      ]);
    }
    expect((await add(charge, 5, { note: '字'.repeat(201) })).code).toBe(Code.invalid);
    expect((await add(deposit, 5, { method: null })).msg).toBe('请选择支付方式');
    const tooMuch = { orderId, kind: refund, amount: 540.01, method: cash };
    expect((await testApp.as('manager', 'addBillLine', tooMuch)).msg).toBe(
      '已收 ¥540.00，不能退 ¥540.01',
    );
    expect(await testApp.countLogs()).toBe(logs);
    expect(await testApp.snapshot()).toEqual(before);
    await expectSound(testApp);
  });

  it('asks about a payment above what is open, and holds the rest as a deposit', async () => {
    const { testApp, orderId, add, bill } = await openPaid(await newPlace());
    await add(charge, 28, { note: '早餐' });
    const before = await testApp.snapshot();
    const asked = await add(payment, 100, { method: wechat });
    expect(asked).toMatchObject({
      code: Code.conflict,
      msg: '未结 ¥28.00，不能收更多',
      data: {
        fields: { restAsDeposit: '未结 ¥28.00，余下 ¥72.00 记为押金，离店时退还' },
      },
    });
    expect(await testApp.snapshot()).toBe(before);
    const agreed = await add(payment, 100, { method: wechat, restAsDeposit: 1 });
    expect(totalsOf(agreed.data)).toEqual([568, 568, 72, 0]);
    // Nothing is open any more: the whole is held.
    expect(totalsOf((await add(payment, 8, { restAsDeposit: 1 })).data)).toEqual([568, 568, 80, 0]);
    const lines = (await bill())?.lines.slice(-3);
    expect(lines?.map(({ kind, amount, method }) => [kind, amount, method])).toEqual([
      [payment, 28, wechat],
      [deposit, 72, wechat],
      [deposit, 8, cash],
    ]);
    const logs = await testApp.store.db
      .selectFrom('log')
      .select('sketch')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(logs.map(({ sketch }) => sketch)).toEqual([
      `订单 ${orderId} 账单：押金 ¥8.00`,
      `订单 ${orderId} 账单：收款 ¥28.00，押金 ¥72.00`,
    ]);
    await expectSound(testApp);
  });

  it('lets only who manages refund and void, and nobody reach another hotel’s', async () => {
    const { testApp, orderId, add, bill } = await openPaid(await newPlace());
    const { data } = await testApp.as('manager', 'addBillLine', {
      orderId,
      kind: charge,
      amount: 28,
    });
    const refused = await add(refund, 10);
    expect(refused).toMatchObject({ code: Code.noPermission, msg: '没有权限记退款' });
    const void_ = { id: data?.id, reason: '记错' };
    expect((await testApp.as('staff', 'voidBillLine', void_)).code).toBe(Code.noPermission);
    expect((await testApp.as('guard', 'getBill', { orderId })).code).toBe(Code.noPermission);
    expect(await testApp.as('farManager', 'getBill', { orderId })).toMatchObject({
      code: Code.notFound,
      msg: '找不到该订单',
    });
    expect((await testApp.as('farManager', 'voidBillLine', void_)).msg).toBe(
      (await testApp.as('farManager', 'voidBillLine', { ...void_, id: 99_999 })).msg,
    );
    const back = { orderId, kind: refund, amount: 40, method: cash };
    expect(totalsOf((await testApp.as('manager', 'addBillLine', back)).data)).toEqual([
      568, 500, 0, 68,
    ]);
    expect(totalsOf(await bill())).toEqual([568, 500, 0, 68]);
    await expectSound(testApp);
  });

  it('voids a line once, with a reason, and keeps it', async () => {
    const { testApp, add, bill, discard } = await openPaid(await newPlace());
    const { data } = await add(charge, 28, { note: '早餐' });
    expect((await discard(data?.id, ' ')).code).toBe(Code.invalid);
    const answers = await Promise.all(Array.from({ length: 4 }, () => discard(data?.id)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409, 409, 409]);
    const after = await bill();
    expect(totalsOf(after)).toEqual([540, 540, 0, 0]);
    expect(after?.lines.at(-1)).toMatchObject({
      amount: 28,
      voidTime: '2026-03-18 10:00:00',
      voidedBy: 'manager 昵称',
      voidReason: '记错',
    });
    await expectSound(testApp);
  });

  it('does not void a deposit that was given back, nor a payment that was refunded', async () => {
    const { testApp, orderId, add, discard } = await openPaid(await newPlace());
    const held = (await add(deposit, 200)).data?.id;
    const back = (await add(deposit, -50)).data?.id;
    expect((await discard(held)).msg).toBe('押金已退还，请先作废或冲销退还的一笔');
    expect((await discard(back)).code).toBe(200);
    expect((await discard(held)).code).toBe(200);
    const given = { orderId, kind: refund, amount: 500, method: cash };
    await testApp.as('manager', 'addBillLine', given);
    const first = await testApp.store.db
      .selectFrom('bill_line')
      .select('id')
      .where('kind', '=', payment)
      .executeTakeFirstOrThrow();
    expect((await discard(first.id)).msg).toBe(
      '已收 ¥40.00，不能冲销 ¥540.00，请先作废或冲销退款的一笔',
    );
    await expectSound(testApp);
  });

  it('is open while an order is paid or checked in, and to settle once it is completed', async () => {
    const { testApp, orderId, add } = await openPaid(await newPlace());
    const held = await add(deposit, 200);
    await add(charge, 28);
    await setStatus(testApp, orderId, OrderStatus.completed);
    expect((await add(charge, 5)).msg).toBe('退房 7 天内才能记消费');
    expect((await add(deposit, 5)).msg).toBe('订单状态为「已完成」，不能记押金');
    expect((await add(payment, 28)).code).toBe(200);
    expect(totalsOf((await add(deposit, -200)).data)).toEqual([568, 568, 0, 0]);
    await setStatus(testApp, orderId, OrderStatus.closed);
    expect((await add(payment, 5)).msg).toBe('订单状态为「已关闭」，不能记收款');
    expect(
      await testApp.as('manager', 'voidBillLine', { id: held.data?.id, reason: '记错' }),
    ).toMatchObject({ code: Code.conflict, msg: '订单状态为「已关闭」，不能作废' });
    expect((await testApp.as('manager', 'deleteOrder', { id: orderId })).msg).toBe(
      `订单 ${orderId} 有账单明细，不能删除`,
    );
  });

  it('of many who give the deposit back, or take what is open, one succeeds', async () => {
    const { testApp, add, bill } = await openPaid(await newPlace());
    await add(deposit, 200);
    await add(charge, 28);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => [add(deposit, -200), add(payment, 28)]).flat(),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(2);
    expect(answers.filter(({ code }) => code === Code.conflict)).toHaveLength(14);
    expect(totalsOf(await bill())).toEqual([568, 568, 0, 0]);
    await expectSound(testApp);
  });

  it('has the payment of a walk-in and of added nights, and nothing open after the check-out', async () => {
    const testApp = await openTestApp(await newPlace());
    const room = await testApp.put(async (tx) => (await addRoom(tx, testApp.property.near)).id);
    const { data } = await testApp.as('staff', 'checkIn', {
      id: room,
      ...period,
      checkInfoList: [newGuest()],
    });
    const { bill, add } = billing(testApp, Number(data?.id));
    expect(totalsOf(await bill())).toEqual([600, 600, 0, 0]);
    await add(charge, 12);
    await testApp.as('staff', 'checkOut', { id: room });
    expect(totalsOf(await bill())).toEqual([612, 600, 0, 12]);
    await add(payment, 12);
    expect(totalsOf(await bill())).toEqual([612, 612, 0, 0]);
    await expectSound(testApp);
  });

  it('has what was paid back: the whole, or a part', async () => {
    const testApp = await openTestApp(await newPlace());
    const orders = await testApp.put(async (tx) => {
      const asked = { status: OrderStatus.refundRequested };
      return [
        await addOrder(tx, testApp.property.near, asked),
        await addOrder(tx, testApp.property.near, asked),
      ];
    });
    const [whole = 0, part = 0] = orders;
    const by = { paymentMethod: 'WECHAT', paymentClient: 'MP' };
    await testApp.as('manager', 'refundOrder', { id: whole, ...by });
    await testApp.as('manager', 'refundOrder', {
      id: part,
      ...by,
      refundAmount: 500,
      reason: '已住一晚',
    });
    expect(totalsOf(await billing(testApp, whole).bill())).toEqual([0, 0, 0, 0]);
    const bill = await billing(testApp, part).bill();
    expect(totalsOf(bill)).toEqual([40, 40, 0, 0]);
    expect(bill?.lines.slice(2).map(({ kind, amount, note }) => [kind, amount, note])).toEqual([
      [0, -60, '优惠、改价'],
      [0, -500, '订单已退款'],
      [3, 540, ''],
      [4, 500, '原路退回'],
    ]);
    await expectSound(testApp);
  });

  it('owes what is not paid yet, and nothing once the order is closed', async () => {
    const testApp = await openTestApp(await newPlace());
    const orderId = await testApp.put((tx) =>
      addOrder(tx, testApp.property.near, {
        status: OrderStatus.unpaid,
        paid_time: null,
        channel: '携程',
      }),
    );
    const { bill, add } = billing(testApp, orderId);
    expect(totalsOf(await bill())).toEqual([540, 0, 0, 540]);
    expect((await add(payment, 540)).msg).toBe('订单由渠道收款，请客人在渠道支付');
    const { data } = await testApp.as('staff', 'getOrder', { id: orderId });
    expect(data).toMatchObject({ isPaidToChannel: 1 });
    await setStatus(testApp, orderId, OrderStatus.closed);
    expect(totalsOf(await bill())).toEqual([0, 0, 0, 0]);
    await expectSound(testApp);
  });

  it('holds a deposit while a reserved room waits for its guests', async () => {
    const testApp = await openTestApp(await newPlace());
    const { orderId } = await testApp.put((tx) =>
      addRoom(tx, testApp.property.near, { status: RoomStatus.reserved }),
    );
    const { add } = billing(testApp, orderId ?? 0);
    expect(totalsOf((await add(deposit, 300)).data)).toEqual([540, 540, 300, 0]);
    await expectSound(testApp);
  });
});
