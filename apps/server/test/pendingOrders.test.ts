import { Code } from '@anzhu/api/contract/envelope';
import { Guarantee } from '@anzhu/api/contract/guarantee';
import { OrderStatus } from '@anzhu/api/contract/order';
import { expect, it } from 'vitest';
import { erasePersonalData } from '../src/platform/cleanUp/personalData.ts';
import { newOrder, openChannel, orderOf, send } from './channel.ts';
import { onBothEngines, type Place } from './engines.ts';
import type { TestServerOptions } from './harness.ts';
import type { UserName } from './people.ts';
import { addRoom } from './property.ts';
import { readableIn } from './storedText.ts';
import { expectSound } from './testApp.ts';

const page = { page: 1, size: 10 };
const three = { rooms: 3, pay: 1800, lastPay: 1700 };

/** A channel, a hotel with one room of a type, four of another, and what the desk does with bookings. */
async function openHotel(place: Place, options: TestServerOptions = {}) {
  const { testApp, key } = await openChannel(place, options);
  const { near } = testApp.property;
  const suite = await testApp.put(async (tx) => {
    await addRoom(tx, near);
    const { id: _, ...own } = await tx
      .selectFrom('room_type')
      .selectAll()
      .where('id', '=', near.typeId)
      .executeTakeFirstOrThrow();
    const { id } = await tx
      .insertInto('room_type')
      .values({ ...own, name: '行政房', fee: 50_000 })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (let count = 0; count < 4; count += 1) await addRoom(tx, { ...near, typeId: id });
    return String(id);
  });
  return {
    testApp,
    key,
    suite,
    own: String(near.typeId),
    order: (input: object) => send(testApp, key, 'intakeOrder', input),
    cancel: (externalId: string) => send(testApp, key, 'intakeOrderCancelled', { externalId }),
    waiting: async (user: UserName = 'staff') =>
      (await testApp.as(user, 'pendingOrderPage', { page })).data.records,
    count: async (user: UserName = 'staff') => (await testApp.as(user, 'today')).data.pendingOrders,
    accept: (id: unknown, roomType: string, more: object = {}, user: UserName = 'staff') =>
      testApp.as(user, 'acceptPendingOrder', { id: String(id), roomType, ...more }),
    decline: (id: unknown, more: object = {}) =>
      testApp.as('staff', 'declinePendingOrder', { id: String(id), reason: '已满', ...more }),
    orders: () => testApp.store.db.selectFrom('orders').selectAll().orderBy('id').execute(),
  };
}

onBothEngines((newPlace) => {
  it('keeps a booking that there are too few rooms for, names that, and shows it to the hotel', async () => {
    const place = await newPlace();
    const { testApp, order, waiting, count, orders } = await openHotel(place);
    const sent = newOrder(testApp, { ...three, number: '13812345678', guarantee: 1 });
    const refused = await order(sent);
    expect(refused).toMatchObject({
      code: Code.conflict,
      msg: '该房型 03-18 仅剩 1 间，已记为未接单，由酒店处理',
    });
    const [kept, ...others] = await waiting();
    expect(others).toEqual([]);
    expect(kept).toMatchObject({
      channel: '携程',
      externalId: sent.externalId,
      name: '王芳',
      number: '138****5678',
      roomTypeName: '双床房',
      days: 2,
      rooms: 3,
      pay: 1800,
      lastPay: 1700,
      isPaid: 0,
      guarantee: Guarantee.onArrival,
      reason: '该房型 03-18 仅剩 1 间',
    });
    expect(refused.data).toMatchObject({ pendingId: kept?.id });
    expect([await count(), await count('guard'), await count('farManager')]).toEqual([1, null, 0]);
    expect(await waiting('farManager')).toEqual([]);
    expect(await orders()).toEqual([]);
    expect(await readableIn(place, '13812345678')).toEqual([]);
    await expectSound(testApp);
  });

  it('is accepted into another type at the channel’s price: one order a room, one 团队号, its number', async () => {
    const { testApp, order, waiting, count, accept, suite, orders } = await openHotel(
      await newPlace(),
    );
    const sent = newOrder(testApp, { ...three, guarantee: Guarantee.onArrival });
    await order(sent);
    const [kept] = await waiting();
    const { data: offers } = await testApp.as('staff', 'quotePendingOrder', {
      id: String(kept?.id),
    });
    expect(offers).toMatchObject([
      { name: '双床房', available: 1, lastPay: 1700 },
      { name: '行政房', available: 4, pay: 1800, lastPay: 1700 },
    ]);
    const accepted = await accept(kept?.id, suite, { seen: 1, lastPay: 1700 });
    expect(accepted.code).toBe(200);
    expect(accepted.data.ids).toHaveLength(3);
    const rows = await orders();
    expect(new Set(rows.map(({ group_no }) => group_no)).size).toBe(1);
    for (const [index, row] of rows.entries()) {
      expect(row).toMatchObject({
        channel: '携程',
        external_id: sent.externalId,
        external_room: index + 1,
        room_type_id: Number(suite),
        status: OrderStatus.unpaid,
        guarantee: Guarantee.onArrival,
      });
    }
    expect(rows.reduce((sum, { last_pay }) => sum + last_pay, 0)).toBe(170_000);
    expect([await count(), await waiting()]).toEqual([0, []]);
    // What the channel sends again is the accepted booking, in the room type of the desk.
    expect(await order(sent)).toMatchObject({ code: 200, data: { id: accepted.data.id } });
    const renamed = { ...sent, name: '李四' };
    expect(await order(renamed)).toMatchObject({ code: 200, data: { id: accepted.data.id } });
    expect(await orderOf(testApp, accepted.data.id)).toMatchObject({
      booker_name: '李四',
      room_type_id: Number(suite),
    });
    await expectSound(testApp);
  });

  it('is accepted beyond the rooms by who manages the hotel only, once that is agreed to', async () => {
    const { testApp, order, waiting, accept, own, orders } = await openHotel(await newPlace());
    await order(newOrder(testApp, three));
    const [kept] = await waiting();
    expect(await accept(kept?.id, own)).toMatchObject({
      code: Code.conflict,
      msg: '该房型 03-18 仅剩 1 间',
    });
    expect(await accept(kept?.id, own, { confirmOversold: 1 })).toMatchObject({
      code: Code.noPermission,
      msg: '只有酒店管理员可以超售接单',
    });
    const message = '该房型 03-18、03-19 已售完，将超售';
    expect(await accept(kept?.id, own, {}, 'manager')).toMatchObject({
      code: Code.conflict,
      data: { fields: { confirmOversold: message }, nights: ['2026-03-18', '2026-03-19'] },
    });
    expect(await orders()).toEqual([]);
    expect((await accept(kept?.id, own, { confirmOversold: 1 }, 'manager')).code).toBe(200);
    expect(await orders()).toHaveLength(3);
    await expectSound(testApp);
  });

  it('is changed by what the channel sends again, and an order once there are rooms', async () => {
    const { testApp, order, waiting, accept, count, suite, orders } = await openHotel(
      await newPlace(),
    );
    const sent = newOrder(testApp, three);
    for (const _ of [1, 2]) expect((await order(sent)).code).toBe(Code.conflict);
    expect((await waiting())[0]).toMatchObject({ version: 1 });
    expect((await order({ ...sent, name: '李四', rooms: 2 })).code).toBe(Code.conflict);
    const [kept, ...others] = await waiting();
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ name: '李四', rooms: 2, version: 2 });
    expect(await accept(kept?.id, suite, { seen: 1 })).toMatchObject({
      code: Code.conflict,
      msg: '渠道刚修改了该预订，请核对后重试',
    });
    expect(await accept(kept?.id, suite, { lastPay: 1 })).toMatchObject({
      code: Code.conflict,
      msg: '房费合计现为 ¥1,700.00，请核对后重试',
    });
    const booked = await order({ ...sent, rooms: 1 });
    expect(booked).toMatchObject({ code: 200, data: { pay: 1800 } });
    expect(await orders()).toHaveLength(1);
    expect([await count(), await waiting()]).toEqual([0, []]);
    expect(await accept(kept?.id, suite)).toMatchObject({ msg: '未接单不存在' });
    await expectSound(testApp);
  });

  it('is declined with a reason, after which its number answers that', async () => {
    const { testApp, key, order, cancel, waiting, accept, decline, suite } = await openHotel(
      await newPlace(),
    );
    const sent = newOrder(testApp, three);
    const { externalId } = sent;
    await order(sent);
    const [kept] = await waiting();
    expect(await send(testApp, key, 'intakeOrderPaid', { externalId })).toMatchObject({
      code: Code.conflict,
      msg: `预订 ${externalId} 未接单，没有订单；已付款的，请以已支付再次提交`,
    });
    expect((await decline(kept?.id)).code).toBe(200);
    expect(await waiting()).toEqual([]);
    const declined = `预订 ${externalId} 已不接：已满。外部编号不能再用，请以新的编号提交`;
    for (const again of [sent, { ...sent, rooms: 1 }]) {
      expect(await order(again)).toMatchObject({ code: Code.conflict, msg: declined });
    }
    for (const late of [await decline(kept?.id), await accept(kept?.id, suite)]) {
      expect(late).toMatchObject({ code: Code.conflict, msg: `未接单 ${externalId} 已不接：已满` });
    }
    const other = newOrder(testApp, three);
    await order(other);
    for (const _ of [1, 2]) {
      expect(await cancel(other.externalId)).toMatchObject({
        code: 200,
        data: { id: null, status: OrderStatus.closed },
      });
    }
    expect(await waiting()).toEqual([]);
    expect((await order(other)).msg).toContain('已不接：渠道已取消');
    await expectSound(testApp);
  });

  it('is decided once by two clerks, and by a clerk and its channel, at once', async () => {
    const { testApp, order, cancel, waiting, accept, decline, suite, orders } = await openHotel(
      await newPlace(),
    );
    const sent = newOrder(testApp, { ...three, rooms: 2 });
    await order(sent);
    const [kept] = await waiting();
    const clerks = await Promise.all([
      accept(kept?.id, suite),
      decline(kept?.id),
      accept(kept?.id, suite),
      decline(kept?.id),
    ]);
    const codes = clerks.map(({ code }) => code).toSorted();
    expect(codes).toEqual([200, Code.conflict, Code.conflict, Code.conflict].toSorted());
    for (const { code, msg } of clerks) {
      if (code !== 200) expect(msg).toMatch(/已接单|已不接：已满/);
    }
    const before = (await orders()).length;
    const other = newOrder(testApp, { ...three, rooms: 2, name: '赵六' });
    await order(other);
    const [next] = await waiting();
    const [accepted, cancelled, ...pushed] = await Promise.all([
      accept(next?.id, suite),
      cancel(other.externalId),
      order(other),
      order({ ...other, rooms: 1 }),
    ]);
    const made = (await orders()).slice(before);
    const isAccepted = accepted?.code === 200;
    const isBooked = isAccepted || pushed.some(({ code }) => code === 200);
    expect(made.length > 0).toBe(isBooked);
    expect([200, Code.conflict, Code.notFound]).toContain(cancelled?.code);
    expect(await waiting()).toEqual([]);
    await expectSound(testApp);
  });

  /** Two orders in the only room of a type, one after the other; the first one wants a night of the second. */
  async function openFull(hotel: Awaited<ReturnType<typeof openHotel>>) {
    const { testApp, order } = hotel;
    const sent = newOrder(testApp, { guarantee: Guarantee.onArrival, pay: 600, lastPay: 600 });
    const { data } = await order(sent);
    const next = {
      estimatedCheckIn: '2026-03-20 14:00:00',
      estimatedCheckOut: '2026-03-21 12:00:00',
    };
    await order(newOrder(testApp, { ...next, guarantee: Guarantee.onArrival }));
    const longer = { ...sent, estimatedCheckOut: '2026-03-21 12:00:00', pay: 950, lastPay: 900 };
    return { id: data?.id, sent, longer, row: () => orderOf(testApp, data?.id) };
  }

  it('keeps a modification that finds no room, and changes the order once it is accepted', async () => {
    const hotel = await openHotel(await newPlace());
    const { testApp, order, waiting, count, accept, suite, orders } = hotel;
    const { id, sent, longer, row } = await openFull(hotel);
    for (const _ of [1, 2]) {
      expect(await order(longer)).toMatchObject({
        code: Code.conflict,
        msg: '该房型 03-20 已满，修改已记为未接单，由酒店处理，订单不变',
      });
    }
    const [kept, ...others] = await waiting();
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ orderId: id, version: 1, days: 3, lastPay: 900 });
    expect([await count(), (await row()).leave_time]).toEqual([1, sent.estimatedCheckOut]);
    const { data: offers } = await testApp.as('staff', 'quotePendingOrder', { id: kept?.id });
    expect(offers).toMatchObject([
      { name: '双床房', available: 0, lastPay: 900 },
      { name: '行政房', available: 4, lastPay: 900 },
    ]);
    const clerks = await Promise.all([1, 2].map(() => accept(kept?.id, suite, { lastPay: 900 })));
    expect(clerks.map(({ code }) => code).toSorted()).toEqual([200, Code.conflict]);
    expect(await row()).toMatchObject({
      room_type_id: Number(suite),
      leave_time: longer.estimatedCheckOut,
      last_pay: 90_000,
    });
    expect([await count(), (await orders()).length]).toEqual([0, 2]);
    expect(await order(longer)).toMatchObject({ code: 200, data: { id, lastPay: 900 } });
    expect(await row()).toMatchObject({ room_type_id: Number(suite), last_pay: 90_000 });
    await expectSound(testApp);
  });

  it('declines a modification: the order stays, and the same one sent again answers that', async () => {
    const hotel = await openHotel(await newPlace());
    const { testApp, order, waiting, decline, accept, own } = hotel;
    const { id, sent, longer, row } = await openFull(hotel);
    await order(longer);
    const [kept] = await waiting();
    expect((await accept(kept?.id, own)).msg).toBe('该房型 03-20 已满');
    expect((await decline(kept?.id)).code).toBe(200);
    expect(await order(longer)).toMatchObject({
      code: Code.conflict,
      msg: `预订 ${sent.externalId} 的修改已不接：已满。订单不变`,
    });
    expect(await order(sent)).toMatchObject({ code: 200, data: { id } });
    expect(await order({ ...sent, name: '李四' })).toMatchObject({ code: 200, data: { id } });
    expect(await row()).toMatchObject({ booker_name: '李四', leave_time: sent.estimatedCheckOut });
    // Another one waits again; who manages the hotel oversells.
    expect((await order({ ...longer, name: '赵六' })).msg).toContain('修改已记为未接单');
    const [again] = await waiting();
    const oversell = { confirmOversold: 1 };
    expect((await accept(again?.id, own, oversell)).code).toBe(Code.noPermission);
    expect((await accept(again?.id, own, oversell, 'manager')).code).toBe(200);
    expect(await row()).toMatchObject({ booker_name: '赵六', last_pay: 90_000 });
    await expectSound(testApp);
  });

  it.each(['sent', 'cancelled'] as const)(
    'drops a modification once its channel has %s the booking again',
    async (what) => {
      const hotel = await openHotel(await newPlace());
      const { testApp, order, cancel, waiting, accept, suite } = hotel;
      const { id, sent, longer, row } = await openFull(hotel);
      await order(longer);
      const [kept] = await waiting();
      const answer = what === 'sent' ? await order(sent) : await cancel(sent.externalId);
      expect(answer).toMatchObject({ code: 200, data: { id } });
      expect((await row()).status).toBe(what === 'sent' ? OrderStatus.unpaid : OrderStatus.closed);
      expect(await waiting()).toEqual([]);
      expect((await accept(kept?.id, suite)).msg).toBe('未接单不存在');
      await expectSound(testApp);
    },
  );

  it('is erased when its planned stay is so long ago, whatever has become of it', async () => {
    const { testApp, order, decline, waiting } = await openHotel(await newPlace(), {
      config: { retentionDays: 30 },
    });
    for (const name of ['甲', '乙']) await order(newOrder(testApp, { ...three, name }));
    const [first] = await waiting();
    await decline(first?.id);
    const kept = () => testApp.store.db.selectFrom('pending_order').select('id').execute();
    const never = new AbortController().signal;
    testApp.clock.forward(31 * 24 * 3600);
    await erasePersonalData.run(testApp.server, never);
    expect(await kept()).toHaveLength(2);
    testApp.clock.forward(2 * 24 * 3600);
    await erasePersonalData.run(testApp.server, never);
    expect(await kept()).toEqual([]);
    await expectSound(testApp);
  });
});
