import { LineKind, PayMethod } from '@anzhu/api/contract/bill';
import type { Contract } from '@anzhu/api/contract';
import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { expect, it } from 'vitest';
import { onBothEngines, type Place } from './engines.ts';
import { call } from './harness.ts';
import { signIn, type UserName } from './people.ts';
import { addOrder, addRoom, newGuest, period } from './property.ts';
import { readSheet } from './readSheet.ts';
import { expectSound, openTestApp } from './testApp.ts';

const { charge, deposit, payment, refund } = LineKind;
const { cash, card } = PayMethod;
const [yesterday, today] = ['2026-03-18', '2026-03-19'];

/** A paid order with lines of yesterday, and what is done with them at a later time. */
async function openBill(place: Place) {
  const testApp = await openTestApp(place);
  const orderId = await testApp.put((tx) => addOrder(tx, testApp.property.near));
  // Sessions end before the next day.
  let tokens = new Map<UserName, string>();
  const as = async <Name extends keyof Contract>(user: UserName, name: Name, input: object) => {
    const token = tokens.get(user) ?? (await signIn(testApp, user));
    tokens.set(user, token);
    return call(testApp, name, input, token);
  };
  return {
    testApp,
    orderId,
    as,
    setTime(time: string) {
      testApp.clock.set(time);
      tokens = new Map();
    },
    add: async (kind: number, amount: number, more: object = {}) => {
      const line = { orderId, kind, amount, method: cash, ...more };
      const { code, msg, data } = await as('manager', 'addBillLine', line);
      expect([msg, code]).toEqual([msg, 200]);
      return data.id;
    },
    bill: async () => {
      const { data } = await as('manager', 'getBill', { orderId });
      return { ...data, totals: [data.charged, data.paid, data.deposit, data.open] };
    },
    discard: (id: unknown, reason = '记错房间') => as('manager', 'voidBillLine', { id, reason }),
    /** The 日报 of a day as it is sent. */
    report: async (day: string) => (await as('manager', 'dayReport', { day })).data,
  };
}

onBothEngines((newPlace) => {
  it('voids a line until the hotel’s day ends, and reverses it from the next one on', async () => {
    const { testApp, setTime, add, bill, discard, report } = await openBill(await newPlace());
    const supper = await add(charge, 80, { note: '晚餐', method: null });
    const breakfast = await add(charge, 28, { note: '早餐', method: null });
    const before = await bill();

    setTime('2026-03-19 05:59:59');
    expect((await discard(supper)).code).toBe(200);
    expect((await bill()).lines.at(-2)).toMatchObject({
      id: supper,
      voidTime: '2026-03-19 05:59:59',
      reverses: null,
      reversedBy: null,
    });
    const closed = JSON.stringify(await report(yesterday));

    setTime('2026-03-19 06:00:00');
    await report(today);
    const logs = await testApp.countLogs();
    const { code, data } = await discard(breakfast);
    expect(code).toBe(200);
    expect(await testApp.countLogs()).toBe(logs + 1);
    const [first, reversal] = data.lines.slice(-2);
    expect(first).toEqual({ ...before.lines.at(-1), reversedBy: reversal?.id });
    expect(reversal).toMatchObject({
      kind: charge,
      amount: -28,
      method: null,
      note: '记错房间',
      createdBy: 'manager 昵称',
      createTime: '2026-03-19 06:00:00',
      voidTime: null,
      reverses: breakfast,
      reversedBy: null,
    });
    expect([data.charged, data.paid, data.open]).toEqual([540, 540, 0]);
    expect(JSON.stringify(await report(yesterday))).toBe(closed);
    const { total } = await report(today);
    expect(total).toMatchObject({ otherIncome: -28, reversedCharges: -28, openBills: 0 });
    const log = await testApp.store.db
      .selectFrom('log')
      .select('sketch')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(log.sketch).toContain('账单：冲销消费 ¥28.00');
    await expectSound(testApp);
  });

  it('reverses a line once; a reversal is voided on its own day only', async () => {
    const { testApp, setTime, add, bill, discard, report } = await openBill(await newPlace());
    const line = await add(charge, 28, { note: '早餐', method: null });
    setTime('2026-03-19 10:00:00');
    const responses = await Promise.all(Array.from({ length: 4 }, () => discard(line)));
    expect(responses.map(({ code }) => code).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await discard(line)).msg).toBe('该笔已冲销，请刷新后重试');

    const reversal = (await bill()).lines.at(-1)?.id;
    expect((await discard(reversal, '没有记错')).code).toBe(200);
    expect((await bill()).totals).toEqual([568, 540, 0, 28]);
    expect((await report(today)).total).toMatchObject({ otherIncome: 0, reversedCharges: 0 });
    expect((await discard(line, '还是记错')).code).toBe(200);
    const second = (await bill()).lines.at(-1)?.id;
    const closed = JSON.stringify(await report(today));

    setTime('2026-03-20 10:00:00');
    expect(await discard(second)).toMatchObject({
      code: Code.conflict,
      msg: '冲销只能在当日作废，请重新记一笔',
    });
    expect((await bill()).totals).toEqual([540, 540, 0, 0]);
    expect(JSON.stringify(await report(today))).toBe(closed);
    await expectSound(testApp);
  });

  it('takes no more back than the bill has received and holds', async () => {
    const { testApp, orderId, as, setTime, add, bill, discard, report } = await openBill(
      await newPlace(),
    );
    const held = await add(deposit, 200);
    const given = await add(deposit, -50);
    const paidBack = await add(refund, 500, { method: card });
    const first = (await bill()).lines.find(({ kind }) => kind === payment)?.id;
    setTime('2026-03-19 10:00:00');
    const closed = JSON.stringify(await report(yesterday));
    expect((await discard(held)).msg).toBe('押金已退还，请先作废或冲销退还的一笔');
    expect((await discard(first)).msg).toBe(
      '已收 ¥40.00，不能冲销 ¥540.00，请先作废或冲销退款的一笔',
    );
    for (const id of [given, held, paidBack, first]) expect((await discard(id)).code).toBe(200);
    expect((await bill()).totals).toEqual([540, 0, 0, 540]);
    expect((await report(today)).total).toMatchObject({
      depositsIn: -200,
      depositsOut: -50,
      received: -540,
      refunds: -500,
      deposits: 0,
      reversedPayments: -540,
      reversedRefunds: -500,
      reversedDeposits: -150,
    });
    expect(JSON.stringify(await report(yesterday))).toBe(closed);
    // Nothing is left that a cancellation could pay back.
    const cancel = { id: orderId, reason: '行程有变', refundAmount: 540 };
    expect((await as('manager', 'cancelOrder', cancel)).msg).toBe('已收 ¥0.00，不能退 ¥540.00');
    await add(payment, 540, { method: card });
    const asked = await as('manager', 'cancelOrder', cancel);
    expect(asked.data).toMatchObject({ status: OrderStatus.refundRequested });
    await expectSound(testApp);
  });

  it('gives back by the way of the latest payment that was not reversed', async () => {
    const { testApp, as, setTime } = await openBill(await newPlace());
    const { near } = testApp.property;
    const other = { ...near, typeId: near.otherTypeId };
    const { id: roomId } = await testApp.put((tx) => addRoom(tx, other));
    setTime('2026-03-19 05:55:00');
    const guests = { ...period, estimatedCheckIn: '2026-03-19 05:55:00' };
    const stay = { id: roomId, ...guests, checkInfoList: [newGuest()], method: cash };
    const orderId = Number((await as('staff', 'checkIn', stay)).data.id);
    const add = (kind: number) =>
      as('manager', 'addBillLine', { orderId, kind, amount: 10, method: card });
    const lines = [await add(charge), await add(payment)].map(({ data }) => data.id);
    setTime('2026-03-19 06:01:00');
    for (const id of lines.toReversed()) {
      const input = { id, reason: '记错' };
      expect((await as('manager', 'voidBillLine', input)).code).toBe(200);
    }
    const { sn } = await testApp.store.db.selectFrom('stay').select('sn').executeTakeFirstOrThrow();
    expect((await as('staff', 'undoStay', { roomId, sn })).code).toBe(200);
    const { data } = await as('manager', 'getBill', { orderId });
    expect(data.lines.at(-1)).toMatchObject({ kind: refund, method: cash, note: '撤销入住' });
    expect([data.paid, data.open]).toEqual([0, 0]);
    await expectSound(testApp);
  });

  it('leaves the income of a no-show’s night as that day had it', async () => {
    const { testApp, orderId, as, setTime, bill, discard, report } = await openBill(
      await newPlace(),
    );
    setTime('2026-03-19 13:00:00');
    expect((await as('staff', 'endNoShow', { id: orderId })).code).toBe(200);
    const given = { orderId, kind: refund, amount: 40, method: cash };
    await as('manager', 'addBillLine', given);
    const closed = JSON.stringify(await report(yesterday));
    setTime('2026-03-20 10:00:00');
    const lines = (await bill()).lines.filter(({ id }) => id !== null);
    for (const { id } of lines.toReversed()) expect((await discard(id)).code).toBe(200);
    expect((await bill()).totals).toEqual([540, 0, 0, 540]);
    expect(JSON.stringify(await report(yesterday))).toBe(closed);
    await expectSound(testApp);
  });

  it('leaves that night as it was when a refund of the no-show is entered and voided on a later day', async () => {
    const { testApp, orderId, as, setTime, bill, discard, report } = await openBill(
      await newPlace(),
    );
    setTime('2026-03-19 13:00:00');
    expect((await as('staff', 'endNoShow', { id: orderId })).code).toBe(200);
    const before = JSON.stringify(await report(yesterday));
    setTime('2026-03-20 10:00:00');
    const given = { orderId, kind: refund, amount: 40, method: cash };
    const { data } = await as('manager', 'addBillLine', given);
    expect(JSON.stringify(await report(yesterday))).toBe(before);
    expect((await report('2026-03-20'))?.total.refunds).toBe(40);
    expect((await discard(data.id)).code).toBe(200);
    expect(JSON.stringify(await report(yesterday))).toBe(before);
    expect((await report('2026-03-20'))?.total.refunds).toBe(0);
    expect((await bill()).totals).toEqual([540, 540, 0, 0]);
    await expectSound(testApp);
  });

  it('brings nothing in of a no-show whose money was all given back before', async () => {
    const { testApp, orderId, as, setTime, bill, report } = await openBill(await newPlace());
    await as('manager', 'addBillLine', { orderId, kind: refund, amount: 540, method: cash });
    setTime('2026-03-19 13:00:00');
    expect((await as('staff', 'endNoShow', { id: orderId })).code).toBe(200);
    expect((await bill()).totals).toEqual([0, 0, 0, 0]);
    expect((await report(yesterday))?.total.roomIncome).toBe(0);
    await expectSound(testApp);
  });

  it('names reversals in the workbook of the day', async () => {
    const { testApp, as, setTime, add, discard } = await openBill(await newPlace());
    const line = await add(charge, 28, { method: null });
    setTime('2026-03-19 10:00:00');
    expect((await discard(line)).code).toBe(200);
    const response = await fetch(`${testApp.url}/api/report/day/download`, {
      method: 'POST',
      headers: {
        authorization: await signIn(testApp, 'manager'),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ day: today }),
    });
    const [head = [], row = []] = readSheet(Buffer.from(await response.arrayBuffer()));
    const at = head.indexOf('冲销消费');
    expect([head[at], row[at]]).toEqual(['冲销消费', -28]);
    expect((await as('staff', 'voidBillLine', { id: line, reason: '记错' })).code).toBe(
      Code.noPermission,
    );
  });
});
