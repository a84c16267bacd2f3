import { LogType } from '@anzhu/api/contract/log';
import { DayFigures } from '@anzhu/api/contract/report';
import { OrderStatus } from '@anzhu/api/contract/order';
import { addDays } from '@anzhu/api/rules/days';
import { hotelDayOf } from '@anzhu/api/rules/hotelDay';
import { expect, it } from 'vitest';
import { onBothEngines, type Place } from './engines.ts';
import { call } from './harness.ts';
import { signIn } from './people.ts';
import { addOrder, addRoom, newGuest, period } from './property.ts';
import { readSheet } from './readSheet.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

const dayStarts = '06:00:00';
const today = '2026-03-18';

type Line = { kind: 1 | 2 | 3 | 4; amount: number; method?: 0 | 1 | 2 | 3 | 4; time?: string };

const addLine = (testApp: TestApp, orderId: number, line: Line & { isVoided?: boolean }) =>
  testApp.put((tx) =>
    tx
      .insertInto('bill_line')
      .values({
        order_id: orderId,
        kind: line.kind,
        amount: line.amount,
        method: line.method ?? 0,
        note: '',
        created_by: null,
        created_time: line.time ?? `${today} 10:00:00`,
        voided_by: null,
        voided_time: line.isVoided ? `${today} 10:00:00` : null,
        void_reason: line.isVoided ? '录错' : '',
      })
      .execute(),
  );

/** Guests of a paid order check in to a new room. */
async function checkIn(testApp: TestApp, user: 'staff' | 'farManager', given = {}) {
  const property = testApp.property[user === 'staff' ? 'near' : 'far'];
  const orderId = await testApp.put((tx) => addOrder(tx, property, given));
  const { id } = await testApp.put((tx) => addRoom(tx, property));
  const { code } = await testApp.as(user, 'checkIn', {
    id,
    orderId,
    ...period,
    checkInfoList: [newGuest()],
  });
  expect(code).toBe(200);
  return { room: id, orderId };
}

/** Two hotels with guests who come, stay, move, leave and never came, and their bills. */
async function openHouse(place: Place) {
  const testApp = await openTestApp(place);
  const { near, far } = testApp.property;
  const stayed = await checkIn(testApp, 'staff', { paid_time: `${today} 09:00:00` });
  const moved = await checkIn(testApp, 'staff');
  const left = await checkIn(testApp, 'staff', { pay: 10_001, last_pay: 9_999 });
  const elsewhere = await checkIn(testApp, 'farManager');
  const { id: newRoomId } = await testApp.put((tx) => addRoom(tx, near));
  await testApp.as('staff', 'changeRoom', { currentRoomId: moved.room, newRoomId });
  await testApp.as('staff', 'checkOut', { id: left.room });
  await testApp.put(async (tx) => {
    await addOrder(tx, near, {
      status: OrderStatus.completed,
      is_no_show: 1,
      paid_time: `${today} 08:00:00`,
    });
    // Neither is sold: not there yet, and paid back.
    await addOrder(tx, near, { status: OrderStatus.paid });
    await addOrder(tx, far, { status: OrderStatus.refunded });
    // A part of it was kept, of two nights.
    await addOrder(tx, far, { status: OrderStatus.refunded, kept: 10_001 });
  });
  // The check-in has written down what was paid for the orders before.
  await addLine(testApp, moved.orderId, { kind: 3, amount: 30_000, method: 3 });
  await addLine(testApp, moved.orderId, { kind: 4, amount: 10_000, method: 3 });
  // What it was paid for was entered by mistake.
  await addLine(testApp, moved.orderId, { kind: 1, amount: 20_000, isVoided: true });
  await addLine(testApp, stayed.orderId, { kind: 1, amount: 5_800 });
  await addLine(testApp, stayed.orderId, { kind: 1, amount: 7_777, isVoided: true });
  await addLine(testApp, stayed.orderId, { kind: 2, amount: 50_000, time: '2026-03-17 12:00:00' });
  await addLine(testApp, stayed.orderId, { kind: 2, amount: -20_000 });
  await addLine(testApp, elsewhere.orderId, {
    kind: 1,
    amount: 3_000,
    time: '2026-03-19 05:59:59',
  });
  return testApp;
}

onBothEngines((newPlace) => {
  it('reports a day of a hotel', async () => {
    const testApp = await openHouse(await newPlace());
    const { data } = await testApp.as('manager', 'dayReport', { day: today });
    expect(data?.hotels).toHaveLength(1);
    expect(data?.hotels[0]).toMatchObject({ hotelName: '近店', ...data?.total });
    expect(data?.total).toMatchObject({
      arrivals: 3,
      departures: 1,
      inHouse: 2,
      rooms: 4,
      // Three who came, and one who never did.
      soldNights: 4,
      occupancy: 1,
      // Of 540 yuan for two nights three times, and of 99.99; all of the one who never came.
      roomIncome: 1130,
      averagePrice: 215,
      otherIncome: 58,
      income: 1188,
      ways: [
        {
          method: 0,
          received: 0,
          refunds: 0,
          depositsIn: 0,
          depositsOut: 200,
          receipts: 0,
          net: -200,
        },
        { method: 1, net: 0 },
        { method: 2, net: 0 },
        { method: 3, received: 300, refunds: 100, net: 200 },
        // Of two that were paid on that day, one without payments in its bill.
        { method: 4, received: 1080, net: 1080 },
        { method: 5, received: 0, net: 0 },
      ],
      received: 1380,
      refunds: 100,
      depositsIn: 0,
      depositsOut: 200,
      net: 1080,
      deposits: 300,
      // Breakfast of one; 200 yuan too much of the other.
      openBills: 2,
      open: -142,
    });
    await expectSound(testApp);
  });

  it('sells the first night of a no-show alone: whose room is sold again is sold once', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    const { id: room } = await testApp.put((tx) => addRoom(tx, near));
    const orderId = await testApp.put((tx) =>
      addOrder(tx, near, {
        arrive_time: '2026-03-17 14:00:00',
        leave_time: '2026-03-20 12:00:00',
        nights: 3,
        pay: 86_400,
        last_pay: 86_400,
        paid_time: '2026-03-16 10:00:00',
      }),
    );
    expect((await testApp.as('staff', 'endNoShow', { id: orderId })).code).toBe(200);
    const stay = { ...period, estimatedCheckOut: '2026-03-19 12:00:00' };
    const walkIn = { id: room, ...stay, checkInfoList: [newGuest()] };
    const { data: paid } = await testApp.as('staff', 'checkIn', walkIn);
    const of = async (day: string) =>
      (await testApp.as('manager', 'dayReport', { day })).data.total;
    expect(await of(today)).toMatchObject({
      rooms: 1,
      soldNights: 1,
      occupancy: 1,
      roomIncome: paid.lastPay,
    });
    // The first night is sold on its day, and what was kept of the others is income of that day.
    expect(await of('2026-03-17')).toMatchObject({
      soldNights: 1,
      averagePrice: 288,
      roomIncome: 864,
    });
    // What is given back later is a refund of its own day.
    await addLine(testApp, orderId, { kind: 4, amount: 80_000 });
    expect(await of('2026-03-17')).toMatchObject({ soldNights: 1, roomIncome: 864 });
    await expectSound(testApp);
  });

  it('is the sum of what it is made of, over all hotels and days', async () => {
    const testApp = await openHouse(await newPlace());
    const { db } = testApp.store;
    testApp.clock.set('2026-03-24 10:00:00');
    const orders = await db.selectFrom('orders').selectAll().execute();
    const lines = await db.selectFrom('bill_line').selectAll().execute();
    const stays = await db.selectFrom('stay').selectAll().execute();
    const days = Array.from({ length: 10 }, (_, index) => addDays('2026-03-14', index));
    // The session of the template is over by then.
    const token = await signIn(testApp, 'admin');
    const reportOf = async (day: string) => (await call(testApp, 'dayReport', { day }, token)).data;
    const reports: NonNullable<Awaited<ReturnType<typeof reportOf>>>[] = [];
    for (const day of days) {
      const data = await reportOf(day);
      if (!data) throw new Error(`no report of ${day}`);
      reports.push(data);
    }
    type Sum = Exclude<keyof DayFigures, 'ways'>;
    const over = (name: Sum): number =>
      Math.round(reports.reduce((sum, { total }) => sum + (total[name] ?? 0), 0) * 100);
    const sumOf = (values: readonly number[]): number =>
      values.reduce((sum, value) => sum + value, 0);
    const counted = lines.filter(({ voided_time }) => voided_time === null);
    const sold = orders.filter(({ status }) => status === 3 || status === 4);
    expect(over('roomIncome')).toBe(
      sumOf(sold.map(({ last_pay }) => last_pay)) + sumOf(orders.map(({ kept }) => kept)),
    );
    // Who never came has sold one night.
    const soldNights = sold.map(({ nights, is_no_show }) => (is_no_show === 1 ? 1 : nights));
    expect(over('soldNights')).toBe(100 * sumOf(soldNights));
    expect(over('otherIncome')).toBe(
      sumOf(counted.filter(({ kind }) => kind === 1).map(({ amount }) => amount)),
    );
    expect(over('received')).toBe(
      sumOf(counted.filter(({ kind }) => kind === 3).map(({ amount }) => amount)),
    );
    expect(over('arrivals')).toBe(100 * new Set(stays.map(({ order_id }) => order_id)).size);
    for (const column of ['received', 'refunds', 'depositsIn', 'depositsOut', 'net'] as const) {
      const ways = reports.flatMap(({ total }) => total.ways.map((way) => way[column]));
      expect(Math.round(sumOf(ways) * 100)).toBe(over(column));
    }
    const held = counted.filter(({ kind }) => kind === 2).map(({ amount }) => amount);
    expect(over('depositsIn') - over('depositsOut')).toBe(sumOf(held));
    expect(over('roomIncome') + over('otherIncome')).toBe(over('income'));
    // Each total is the sum of its hotels, but for rates and averages.
    for (const { hotels, total } of reports) {
      for (const name of Object.keys(DayFigures.shape) as (keyof DayFigures)[]) {
        if (name === 'occupancy' || name === 'averagePrice' || name === 'ways') continue;
        expect(sumOf(hotels.map((one) => Math.round((one[name] ?? 0) * 100)))).toBe(
          Math.round((total[name] ?? 0) * 100),
        );
      }
    }
    // Deposits are as at the end of each day.
    expect(reports.map(({ day, total }) => [day, total.deposits])).toContainEqual([
      '2026-03-17',
      500,
    ]);
    // 03-19 05:59:59 belongs to the day before.
    expect(hotelDayOf('2026-03-19 05:59:59', dayStarts)).toBe(today);
    const of = reports.find(({ day }) => day === today);
    expect(of?.hotels.map(({ otherIncome }) => otherIncome)).toEqual([58, 30]);
  });

  it('counts the drawer: by card received, in cash given back and held', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    const orderId = await testApp.put((tx) => addOrder(tx, near));
    const of = async () => (await testApp.as('manager', 'dayReport', { day: today })).data.total;
    const before = (await of()).ways;
    const lines = [
      { kind: 1, amount: 288 },
      { kind: 3, amount: 288, method: 3 },
      { kind: 4, amount: 100, method: 0 },
      { kind: 2, amount: 500, method: 0 },
      { kind: 2, amount: -60.5, method: 1 },
    ];
    for (const line of lines) {
      const { code } = await testApp.as('manager', 'addBillLine', { orderId, ...line });
      expect(code).toBe(200);
    }
    const { ways } = await of();
    expect(ways.map(({ net }, index) => net - (before[index]?.net ?? 0))).toEqual([
      400, -60.5, 0, 288, 0, 0,
    ]);
    expect(ways[0]).toMatchObject({ refunds: 100, depositsIn: 500, depositsOut: 0 });
    await expectSound(testApp);
  });

  it('says what was received for stays to come at the end of a day, whatever happened since', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    await testApp.put((tx) => addRoom(tx, near));
    const later = {
      estimatedCheckIn: '2026-03-20 14:00:00',
      estimatedCheckOut: '2026-03-21 12:00:00',
    };
    const booking = { roomType: near.typeId, ...later, name: '王电话', number: '13812345678' };
    const prepaidOn = async (day: string) => {
      const token = await signIn(testApp, 'manager');
      return (await call(testApp, 'dayReport', { day }, token)).data?.total.prepaid;
    };
    const input = { ...booking, received: 100, method: 1 };
    const { data } = await testApp.as('staff', 'addOrder', input);
    expect(await prepaidOn(today)).toBe(100);
    testApp.clock.set('2026-03-19 09:00:00');
    const back = { id: data?.id, reason: '行程有变', refundAmount: 100 };
    await call(testApp, 'cancelOrder', back as never, await signIn(testApp, 'staff'));
    const refund = { id: data?.id, paymentMethod: 'WECHAT', paymentClient: 'MP' };
    await call(testApp, 'refundOrder', refund as never, await signIn(testApp, 'manager'));
    expect([await prepaidOn(today), await prepaidOn('2026-03-19')]).toEqual([100, 0]);
  });

  it('says what was open at the end of a day that has passed, whatever happened since', async () => {
    const testApp = await openTestApp(await newPlace());
    const { room, orderId } = await checkIn(testApp, 'staff');
    const openOn = async (day: string) => {
      const token = await signIn(testApp, 'manager');
      const total = (await call(testApp, 'dayReport', { day }, token)).data?.total;
      return [total?.openBills, total?.open];
    };
    const staff = async <Name extends 'addBillLine' | 'changeStay'>(name: Name, input: object) =>
      call(testApp, name, input as never, await signIn(testApp, 'staff'));
    await staff('addBillLine', { orderId, kind: 1, amount: 28, note: '早餐' });
    expect(await openOn(today)).toEqual([1, 28]);

    testApp.clock.set('2026-03-19 09:00:00');
    // Paid, and a night more with its payment: neither was so the evening before.
    await staff('addBillLine', { orderId, kind: 3, amount: 28, method: 0 });
    const { sn } = await testApp.store.db
      .selectFrom('stay')
      .select('sn')
      .where('room_id', '=', room)
      .executeTakeFirstOrThrow();
    const leaveTime = '2026-03-21 12:00:00';
    const extended = await staff('changeStay', {
      roomId: room,
      sn,
      leaveTime,
      pay: 300,
      method: 0,
    });
    expect(extended.code).toBe(200);
    const lunch = await staff('addBillLine', { orderId, kind: 1, amount: 50, note: '午餐' });
    expect(await openOn(today)).toEqual([1, 28]);
    expect(await openOn('2026-03-19')).toEqual([1, 50]);

    testApp.clock.set('2026-03-20 09:00:00');
    const discard = { id: (lunch.data as { id: unknown }).id, reason: '记错' };
    await call(testApp, 'voidBillLine', discard as never, await signIn(testApp, 'manager'));
    expect(await openOn('2026-03-19')).toEqual([1, 50]);
    expect(await openOn('2026-03-20')).toEqual([0, 0]);
    await expectSound(testApp);
  });

  it('calls open what the bill does, also when every payment of it was voided', async () => {
    const testApp = await openTestApp(await newPlace());
    const { orderId } = await checkIn(testApp, 'staff', { paid_time: `${today} 09:00:00` });
    const bill = async () => (await testApp.as('manager', 'getBill', { orderId })).data;
    await testApp.as('staff', 'addBillLine', { orderId, kind: 1, amount: 28, note: '早餐' });
    for (const { id, kind } of (await bill()).lines) {
      if (kind !== 3) continue;
      const voided = await testApp.as('manager', 'voidBillLine', {
        id: id ?? '',
        reason: '未到账',
      });
      expect(voided.code).toBe(200);
    }
    const { open, charged } = await bill();
    expect(open).toBe(charged);
    const { data } = await testApp.as('manager', 'dayReport', { day: today });
    expect(data.total).toMatchObject({ openBills: 1, open });
  });

  it('is a workbook of one line each and their sum, and who took it is logged', async () => {
    const testApp = await openHouse(await newPlace());
    const { data } = await testApp.as('admin', 'dayReport', { day: today });
    const response = await testApp.download('admin', 'downloadDayReport', { day: today });
    const [head, ...rows] = readSheet(Buffer.from(await response.arrayBuffer()));
    expect(head?.slice(0, 4)).toEqual(['酒店', '到店', '离店', '在住']);
    expect(rows.map(([name]) => name)).toEqual(['近店', '远店', '合计']);
    const income = head?.indexOf('收入合计') ?? -1;
    expect(rows.map((row) => row[income])).toEqual([
      ...(data?.hotels.map((one) => one.income) ?? []),
      data?.total.income,
    ]);
    const log = await testApp.store.db
      .selectFrom('log')
      .selectAll()
      .where('type', '=', LogType.export)
      .executeTakeFirstOrThrow();
    expect(log).toMatchObject({ sketch: '导出日报 2 条', target_kind: 'dayReport' });
  });

  it('is for who manages, of days that have begun, of their own hotel', async () => {
    const testApp = await openTestApp(await newPlace());
    const { far } = testApp.property;
    expect((await testApp.as('staff', 'dayReport', { day: today })).code).toBe(4010);
    expect((await testApp.as('manager', 'dayReport', { day: '2026-03-19' })).code).toBe(400);
    const other = { day: today, hotelId: far.hotelId };
    expect((await testApp.as('manager', 'dayReport', other)).msg).toBe('酒店不存在');
    expect((await testApp.as('admin', 'dayReport', other)).data?.hotels).toHaveLength(1);
  });
});
