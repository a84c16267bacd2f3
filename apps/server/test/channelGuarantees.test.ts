import { Guarantee } from '@anzhu/api/contract/guarantee';
import { OrderStatus } from '@anzhu/api/contract/order';
import { expect, it } from 'vitest';
import { closeUnpaidOrders } from '../src/resources/order/jobs.ts';
import { logsOf, newOrder, openChannel, orderOf, send } from './channel.ts';
import { onBothEngines, type Place } from './engines.ts';
import { addRoom } from './property.ts';
import { expectSound } from './testApp.ts';

const { unpaid, paid, closed } = OrderStatus;
const { online, onArrival, deposit, guaranteed, prepaid } = Guarantee;

async function openWithRooms(place: Place, rooms: number) {
  const { testApp, key } = await openChannel(place);
  const { near } = testApp.property;
  await testApp.put(async (tx) => {
    for (let count = 0; count < rooms; count += 1) await addRoom(tx, near);
  });
  const submit = (input: object) => send(testApp, key, 'intakeOrder', input);
  return { testApp, key, submit };
}

onBothEngines((newPlace) => {
  it('keeps what a channel guarantees; a clock closes who pays online', async () => {
    const { testApp, submit } = await openWithRooms(await newPlace(), 6);
    const sent = [
      [{}, unpaid, online, null],
      [{ guarantee: onArrival }, unpaid, onArrival, '2026-03-18 18:00:00'],
      [{ guarantee: deposit }, unpaid, deposit, '2026-03-19 12:00:00'],
      [{ guarantee: prepaid }, paid, prepaid, null],
      [
        { guarantee: guaranteed, guaranteeNote: '虚拟卡' },
        unpaid,
        guaranteed,
        '2026-03-19 12:00:00',
      ],
    ] as const;
    const ids = [];
    for (const [given, status, guarantee, hold_until] of sent) {
      const { data } = await submit(newOrder(testApp, given));
      expect(await orderOf(testApp, data?.id)).toMatchObject({ status, guarantee, hold_until });
      ids.push(data?.id);
    }
    const { code, msg } = await submit(newOrder(testApp, { guarantee: guaranteed }));
    expect([code, msg]).toEqual([400, '请填写担保的公司或银行卡']);
    // What contradicts itself, and a moment for an order that needs none, are refused and not left out.
    const paidBy = await submit(newOrder(testApp, { status: paid, guarantee: onArrival }));
    expect([paidBy.code, paidBy.msg]).toEqual([400, '已支付的订单，担保方式只能为预付']);
    for (const given of [{ guarantee: prepaid }, { status: paid }]) {
      const until = newOrder(testApp, { ...given, holdUntil: '2026-03-18 20:00:00' });
      const refused = await submit(until);
      expect([refused.code, refused.msg]).toEqual([400, '已支付与在线待付的订单没有保留时间']);
    }
    testApp.clock.forward(31 * 60);
    await closeUnpaidOrders.run(testApp.server, new AbortController().signal);
    const statuses = await Promise.all(ids.map((id) => orderOf(testApp, id)));
    expect(statuses.map(({ status }) => status)).toEqual([closed, unpaid, unpaid, paid, unpaid]);
    await expectSound(testApp);
  });

  it('changes what keeps an order, and moves the moment with its arrival', async () => {
    const { testApp, submit } = await openWithRooms(await newPlace(), 2);
    const first = newOrder(testApp, { guarantee: onArrival });
    const { data } = await submit(first);
    const later = {
      estimatedCheckIn: '2026-03-20 20:00:00',
      estimatedCheckOut: '2026-03-22 12:00:00',
    };
    expect((await submit({ ...first, ...later })).code).toBe(200);
    expect(await orderOf(testApp, data?.id)).toMatchObject({ hold_until: '2026-03-20 20:00:00' });
    const byCard = { guarantee: guaranteed, guaranteeNote: '虚拟卡' };
    expect((await submit({ ...first, ...later, ...byCard })).code).toBe(200);
    expect(await orderOf(testApp, data?.id)).toMatchObject({
      guarantee: guaranteed,
      hold_until: '2026-03-21 12:00:00',
    });
    await expectSound(testApp);
  });

  it('is received at the desk where the guests pay there, and by the channel only the rest', async () => {
    const { testApp, key, submit } = await openWithRooms(await newPlace(), 2);
    const onlineOrder = await submit(newOrder(testApp));
    const pay = { kind: 3, amount: 100, method: 1 };
    const refused = { ...pay, orderId: onlineOrder.data?.id };
    expect((await testApp.as('staff', 'addBillLine', refused)).code).toBe(409);
    const order = newOrder(testApp, { guarantee: onArrival });
    const { data } = await submit(order);
    expect((await testApp.as('staff', 'getOrder', { id: data?.id })).data).not.toHaveProperty(
      'isPaidToChannel',
    );
    const received = await testApp.as('staff', 'addBillLine', { ...pay, orderId: data?.id });
    expect(received.data).toMatchObject({ open: 500 });
    const { externalId } = order;
    const less = { ...order, pay: 90, lastPay: 90 };
    expect(await submit(less)).toMatchObject({ code: 409, data: { owedBack: 10 } });
    expect((await send(testApp, key, 'intakeOrderPaid', { externalId })).code).toBe(200);
    expect(await orderOf(testApp, data?.id)).toMatchObject({ status: paid });
    const { data: bill } = await testApp.as('staff', 'getBill', { orderId: data?.id });
    expect(bill).toMatchObject({ paid: 600, open: 0 });
    await expectSound(testApp);
  });

  it.each([
    ['a notice', {}, 600],
    ['a notice with the sum', { lastPay: 600 }, 600],
    ['the order sent again as paid', { status: paid }, 600],
    ['the order sent again as prepaid, of another name', { guarantee: prepaid, name: '李四' }, 600],
  ])('keeps what is received twice: %s', async (_, given, sum) => {
    const { testApp, key, submit } = await openWithRooms(await newPlace(), 2);
    const order = newOrder(testApp, { guarantee: onArrival });
    const { data } = await submit(order);
    const id = data?.id;
    const line = { orderId: id, kind: 3, amount: 600, method: 1 };
    expect((await testApp.as('staff', 'addBillLine', line)).code).toBe(200);
    const isNotice = Object.keys(given).every((field) => field === 'lastPay');
    const report = () =>
      isNotice
        ? send(testApp, key, 'intakeOrderPaid', { externalId: order.externalId, ...given })
        : submit({ ...order, ...given });
    const answers = await Promise.all([report(), report(), report()]);
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200]);
    const words = `渠道「携程」报告已收订单 ${id} ¥600.00，其中 ¥600.00 酒店已收，请核对并退还客人`;
    const warnings = async () =>
      (await logsOf(testApp, id)).filter((log) => log.endsWith(words)).length;
    const waiting = async () => (await testApp.as('staff', 'today')).data.paidTwice;
    expect([await warnings(), await waiting()]).toEqual([1, 1]);
    const { data: bill } = await testApp.as('staff', 'getBill', { orderId: id });
    expect(bill).toMatchObject({ paid: 600, open: 0 });
    const list = { page: { page: 1, size: 9 }, due: 'paidTwice' };
    expect((await testApp.as('staff', 'orderPage', list)).data.page.records).toMatchObject([
      { id, paidTwice: sum },
    ]);
    const settle = (amount: number) =>
      testApp.as('staff', 'settlePaidTwice', { id, amount, note: '柜台已退客人' });
    expect((await settle(500)).msg).toBe('渠道重复收款现为 ¥600.00，请刷新后重试');
    const clerks = await Promise.all([settle(sum), settle(sum)]);
    expect(clerks.map(({ code }) => Number(code)).toSorted()).toEqual([200, 409]);
    expect((await report()).code).toBe(200);
    expect([await warnings(), await waiting()]).toEqual([1, 0]);
    const { data: settled } = await testApp.as('staff', 'getOrder', { id });
    expect(settled).not.toHaveProperty('paidTwice');
    await expectSound(testApp);
  });

  it.each([
    ['a notice', { lastPay: 600 }, 100],
    ['a notice of the rest', { lastPay: 500 }, 0],
    ['the order sent again as paid', { status: paid }, 100],
  ])('keeps the part that the desk has received: %s', async (_, given, twice) => {
    const { testApp, key, submit } = await openWithRooms(await newPlace(), 2);
    const order = newOrder(testApp, { guarantee: onArrival });
    const { data } = await submit(order);
    const line = { orderId: data?.id, kind: 3, amount: 100, method: 1 };
    await testApp.as('staff', 'addBillLine', line);
    const report = () =>
      'lastPay' in given
        ? send(testApp, key, 'intakeOrderPaid', { externalId: order.externalId, ...given })
        : submit({ ...order, ...given });
    for (const answer of [await report(), await report()]) expect(answer.code).toBe(200);
    expect(await orderOf(testApp, data?.id)).toMatchObject({
      status: paid,
      paid_twice: twice * 100,
    });
    const { data: bill } = await testApp.as('staff', 'getBill', { orderId: data?.id });
    expect(bill).toMatchObject({ paid: 600, open: 0 });
    await expectSound(testApp);
  });

  it('holds a paid order until no moment, whatever changes of it', async () => {
    const { testApp, submit } = await openWithRooms(await newPlace(), 1);
    const order = newOrder(testApp, { guarantee: prepaid });
    const { data } = await submit(order);
    expect((await submit({ ...order, name: '另一位' })).code).toBe(200);
    expect(await orderOf(testApp, data?.id)).toMatchObject({
      status: paid,
      guarantee: prepaid,
      hold_until: null,
    });
    await expectSound(testApp);
  });

  it('keeps what a clerk receives while the channel cancels', async () => {
    const { testApp, key, submit } = await openWithRooms(await newPlace(), 20);
    const orders = Array.from({ length: 20 }, () => newOrder(testApp, { guarantee: onArrival }));
    const booked = await Promise.all(orders.map(submit));
    await Promise.all(
      orders.flatMap(({ externalId }, index) => {
        const line = { orderId: booked[index]?.data?.id, kind: 3, amount: 100, method: 1 };
        return [
          testApp.as('staff', 'addBillLine', line),
          send(testApp, key, 'intakeOrderCancelled', { externalId }),
        ];
      }),
    );
    for (const { data } of booked) {
      const { data: bill } = await testApp.as('staff', 'getBill', { orderId: data?.id });
      const { status, kept } = await orderOf(testApp, data?.id);
      expect([status, kept]).toEqual([closed, (bill?.paid ?? 0) * 100]);
    }
    await expectSound(testApp);
  });

  it('lets a clerk or a channel change an order at once: the other is told', async () => {
    const { testApp, submit } = await openWithRooms(await newPlace(), 1);
    const order = newOrder(testApp, { guarantee: onArrival });
    const { data } = await submit(order);
    const id = data?.id;
    const { data: quote } = await testApp.as('staff', 'quoteOrder', {
      id,
      estimatedCheckOut: '2026-03-21 12:00:00',
    });
    const [clerk, channel] = await Promise.all([
      testApp.as('staff', 'modifyOrder', {
        id,
        estimatedCheckOut: '2026-03-21 12:00:00',
        method: 1,
        lastPay: quote?.lastPay,
        seen: quote?.seen,
      }),
      submit(
        newOrder(testApp, {
          estimatedCheckIn: '2026-03-20 14:00:00',
          estimatedCheckOut: '2026-03-21 12:00:00',
        }),
      ),
    ]);
    expect([clerk.code, channel.code].toSorted()).toEqual([200, 409]);
    const refused = [clerk, channel].find(({ code }) => Number(code) === 409);
    expect(refused?.msg).toMatch(/^该房型 03-20 已满/);
    await expectSound(testApp);
  });
});
