import { Code } from '@anzhu/api/contract/envelope';
import { Guarantee } from '@anzhu/api/contract/guarantee';
import { OrderStatus } from '@anzhu/api/contract/order';
import { expect, it } from 'vitest';
import { onBothEngines, type Place } from './engines.ts';
import { addOrder, addRoom, period } from './property.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

const { unpaid, paid, closed, completed, refundRequested } = OrderStatus;
const { deposit, onArrival } = Guarantee;
const caller = { name: '王电话', number: '13812345678', province: '浙江' };
const yesterday = {
  arrive_time: '2026-03-17 14:00:00',
  leave_time: '2026-03-20 12:00:00',
  nights: 3,
  pay: 90_000,
  last_pay: 90_000,
};

/** A hotel with vacant rooms of one type, 300 a night. */
async function openDesk(place: Place, rooms = 3) {
  const testApp = await openTestApp(place);
  const { near } = testApp.property;
  await testApp.put(async (tx) => {
    for (let count = 0; count < rooms; count += 1) await addRoom(tx, near);
  });
  const book = async (given: object = {}) => {
    const input = { roomType: near.typeId, ...period, ...caller, method: 1, ...given };
    const { data } = await testApp.as('staff', 'addOrder', input);
    return { id: data?.id, ids: data?.ids ?? [] };
  };
  const reinstate = (id: unknown) => testApp.as('manager', 'reinstateOrder', { id });
  return { testApp, near, book, reinstate };
}

const orderRow = ({ store }: TestApp, id: unknown) =>
  store.db.selectFrom('orders').selectAll().where('id', '=', Number(id)).executeTakeFirstOrThrow();

const billOf = async (testApp: TestApp, orderId: unknown) =>
  (await testApp.as('staff', 'getBill', { orderId })).data;

onBothEngines((newPlace) => {
  it.each([
    ['nothing', 0, { charged: 0, paid: 0, open: 0 }],
    ['a deposit', 100, { charged: 100, paid: 100, open: 0 }],
    ['more than a night', 500, { charged: 500, paid: 500, open: 0 }],
  ])(
    'of a no-show who has paid %s keeps that, and sells its first night',
    async (_, given, bill) => {
      const { testApp, near } = await openDesk(await newPlace());
      const held = { status: unpaid, guarantee: onArrival, hold_until: '2026-03-17 18:00:00' };
      const id = await testApp.put((tx) => addOrder(tx, near, { ...yesterday, ...held }));
      if (given > 0) {
        const line = { orderId: id, kind: 3, amount: given, method: 1 };
        await testApp.as('staff', 'addBillLine', line);
      }
      const available = async () =>
        (await testApp.as('staff', 'quoteBooking', { roomType: near.typeId, ...period, rooms: 1 }))
          .data?.types[0]?.available;
      expect(await available()).toBe(2);
      expect((await testApp.as('staff', 'endNoShow', { id })).data).toEqual({ status: completed });
      expect(await available()).toBe(3);
      expect(await billOf(testApp, id)).toMatchObject(bill);
      const report = async (day: string) =>
        (await testApp.as('manager', 'dayReport', { day })).data?.total;
      expect(await report('2026-03-17')).toMatchObject({
        soldNights: 1,
        roomIncome: given,
      });
      expect(await report('2026-03-18')).toMatchObject({ soldNights: 0 });
      await expectSound(testApp);
    },
  );

  it('is a no-show on its day once the moment has passed until which it was held', async () => {
    const { testApp, book } = await openDesk(await newPlace());
    const { id } = await book();
    const noShow = () => testApp.as('staff', 'endNoShow', { id });
    expect((await noShow()).msg).toBe('第一晚尚未过去，不能标记未到店');
    for (let hour = 0; hour < 9; hour += 1) {
      testApp.clock.forward(3600);
      await testApp.as('staff', 'today');
    }
    expect((await noShow()).code).toBe(200);
  });

  it('is no no-show on its day once it is paid, nor before its day', async () => {
    const { testApp, book } = await openDesk(await newPlace());
    const [first, second, early] = [
      await book(),
      await book(),
      await book({
        estimatedCheckIn: '2026-03-25 14:00:00',
        estimatedCheckOut: '2026-03-26 12:00:00',
        holdUntil: '2026-03-18 12:00:00',
      }),
    ];
    const pay = { kind: 3, amount: 600, method: 1 };
    await testApp.as('staff', 'addBillLine', { ...pay, orderId: first.id });
    await testApp.as('manager', 'changePrice', { id: second.id, lastPay: 0 });
    for (const { id } of [first, second]) {
      expect(await orderRow(testApp, id)).toMatchObject({ status: paid, hold_until: null });
    }
    for (let hour = 0; hour < 9; hour += 1) {
      testApp.clock.forward(3600);
      await testApp.as('staff', 'today');
    }
    for (const { id } of [first, second, early]) {
      const { msg } = await testApp.as('staff', 'endNoShow', { id });
      expect(msg).toBe('第一晚尚未过去，不能标记未到店');
    }
    await expectSound(testApp);
  });

  it('takes back a no-show within its nights, and a cancellation of which nothing was paid back', async () => {
    const { testApp, near, book, reinstate } = await openDesk(await newPlace());
    const held = { status: unpaid, guarantee: onArrival, hold_until: '2026-03-17 18:00:00' };
    const late = await testApp.put((tx) => addOrder(tx, near, { ...yesterday, ...held }));
    await testApp.as('staff', 'endNoShow', { id: late });
    expect((await testApp.as('staff', 'reinstateOrder', { id: late })).code).toBe(
      Code.noPermission,
    );
    expect((await reinstate(late)).data).toMatchObject({
      status: unpaid,
      holdUntil: '2026-03-18 12:00:00',
    });
    expect(await orderRow(testApp, late)).toMatchObject({
      is_no_show: 0,
      kept: 0,
      paid_time: null,
    });
    const { id } = await book({ received: 200, method: 1 });
    const cancel = { id, reason: '行程有变', refundAmount: 0 };
    await testApp.as('staff', 'cancelOrder', cancel);
    expect(await orderRow(testApp, id)).toMatchObject({ status: closed, kept: 20_000 });
    expect((await reinstate(id)).data).toMatchObject({ status: unpaid });
    expect(await orderRow(testApp, id)).toMatchObject({ guarantee: deposit, kept: 0 });
    await testApp.as('staff', 'cancelOrder', { ...cancel, refundAmount: 150 });
    expect(await orderRow(testApp, id)).toMatchObject({ status: refundRequested, is_released: 1 });
    expect((await reinstate(id)).data).toMatchObject({ status: unpaid });
    expect(await billOf(testApp, id)).toMatchObject({ paid: 200, open: 400 });
    await testApp.as('staff', 'cancelOrder', { ...cancel, refundAmount: 200 });
    await testApp.as('manager', 'refuseRefund', { orderId: id });
    expect(await orderRow(testApp, id)).toMatchObject({ status: closed, kept: 20_000 });
    expect((await reinstate(id)).code).toBe(200);
    await testApp.as('staff', 'cancelOrder', { ...cancel, refundAmount: 200 });
    const refund = { id, paymentMethod: 'WECHAT', paymentClient: 'MP' };
    expect((await testApp.as('manager', 'refundOrder', refund)).code).toBe(200);
    expect((await testApp.as('staff', 'getOrder', { id })).data).toMatchObject({
      refundAmount: 200,
    });
    expect((await reinstate(id)).msg).toBe('订单状态为「已退款」，不能恢复订单');
    await expectSound(testApp);
  });

  it('takes nothing back whose nights are sold, or over, or whose guests came', async () => {
    const { testApp, near, book, reinstate } = await openDesk(await newPlace(), 1);
    const { id } = await book({ status: paid, method: 1 });
    const cancel = { id, reason: '行程有变', refundAmount: 0 };
    await testApp.as('staff', 'cancelOrder', cancel);
    await book();
    expect((await reinstate(id)).msg).toBe('该房型 03-18 已满');
    const over = { arrive_time: '2026-03-15 14:00:00', leave_time: '2026-03-16 12:00:00' };
    const past = await testApp.put((tx) => addOrder(tx, near, { ...over, status: closed }));
    expect((await reinstate(past)).msg).toBe('订单的入住日期（03-15 至 03-16）已过，不能恢复');
    const left = await testApp.put((tx) => addOrder(tx, near, { status: completed }));
    expect((await reinstate(left)).msg).toBe('客人已入住过，不能恢复订单');
    const asked = await testApp.put((tx) => addOrder(tx, near, { status: refundRequested }));
    expect((await reinstate(asked)).msg).toBe('客人申请的退款，请驳回退款');
  });

  it('gives the last room to a booking or to what is reinstated', async () => {
    const { testApp, near, book, reinstate } = await openDesk(await newPlace(), 1);
    const { id } = await book({ status: paid, method: 1 });
    await testApp.as('staff', 'cancelOrder', { id, reason: '行程有变', refundAmount: 0 });
    const input = { roomType: near.typeId, ...period, ...caller };
    const answers = await Promise.all([
      reinstate(id),
      testApp.as('staff', 'addOrder', input),
      reinstate(id),
    ]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409, 409]);
    await expectSound(testApp);
  });

  it('cancels a whole group as it was quoted, and names what it leaves', async () => {
    const { testApp, near, book } = await openDesk(await newPlace(), 4);
    const { id, ids } = await book({ rooms: 3, received: 900, method: 1 });
    const { group_no } = await orderRow(testApp, id);
    const there = { status: completed, group_no };
    const gone = await testApp.put((tx) => addOrder(tx, near, there));
    const skipped = [{ orderId: gone, reason: '订单状态为「已完成」，不能取消订单' }];
    const group = { id, scope: 'group' };
    const { data: quote } = await testApp.as('staff', 'quoteCancel', group);
    expect(quote).toMatchObject({ refundable: 900, skipped });
    expect(quote?.rooms.map(({ orderId, received }) => [orderId, received])).toEqual(
      ids.map((one) => [one, 300]),
    );
    const cancel = { ...group, reason: '行程有变', refundAmount: 450 };
    expect((await testApp.as('staff', 'cancelOrder', { ...cancel, refundable: 800 })).msg).toBe(
      '可退金额现为 ¥900.00，请核对后重试',
    );
    expect((await testApp.as('staff', 'cancelOrder', { ...cancel, refundAmount: 901 })).msg).toBe(
      '已收 ¥900.00，不能退 ¥901.00',
    );
    const { data } = await testApp.as('staff', 'cancelOrder', { ...cancel, refundable: 900 });
    expect(data).toMatchObject({
      status: refundRequested,
      skipped,
      rooms: [
        { orderId: ids[0], status: refundRequested, refundAmount: 300, kept: 0 },
        { orderId: ids[1], status: refundRequested, refundAmount: 150, kept: 150 },
        { orderId: ids[2], status: closed, refundAmount: 0, kept: 300 },
      ],
    });
    const free = await testApp.as('staff', 'quoteBooking', { roomType: near.typeId, ...period });
    expect(free.data?.types[0]?.available).toBe(4);
    await expectSound(testApp);
  });
});
