import { Code } from '@anzhu/api/contract/envelope';
import { Guarantee } from '@anzhu/api/contract/guarantee';
import { LogType } from '@anzhu/api/contract/log';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { logsOf, newOrder, openChannel, orderOf, roomOf, send } from './channel.ts';
import { onBothEngines, type Place } from './engines.ts';
import { startTestServer } from './harness.ts';
import { addRoom, period } from './property.ts';
import { expectSound } from './testApp.ts';

const { paid } = OrderStatus;

/** A channel, and a hotel with some rooms of one type at ¥300 a night. */
async function openHotel(place: Place, rooms = 3) {
  const { testApp, key } = await openChannel(place);
  const ids = await testApp.put(async (tx) => {
    const added: number[] = [];
    while (added.length < rooms) added.push((await addRoom(tx, testApp.property.near)).id);
    return added;
  });
  const order = (input: object) => send(testApp, key, 'intakeOrder', input);
  const bill = async (orderId: unknown) =>
    (await testApp.as('staff', 'getBill', { orderId: String(orderId) })).data;
  const warnings = () =>
    testApp.store.db
      .selectFrom('log')
      .select(['sketch', 'hotel_id', 'after_values'])
      .where('type', '=', LogType.warning)
      .execute();
  return { testApp, key, ids, order, bill, warnings };
}

onBothEngines((newPlace) => {
  it('changes an order to what is sent again: nights, guest, price; its room is held anew', async () => {
    const { testApp, ids, order } = await openHotel(await newPlace(), 1);
    const sent = newOrder(testApp);
    const { data } = await order(sent);
    expect(await roomOf(testApp, ids[0] ?? 0)).toMatchObject({ held_order_id: data.id });
    const later = {
      ...sent,
      name: '李四',
      number: '13900000001',
      estimatedCheckIn: '2026-03-21 14:00:00',
      estimatedCheckOut: '2026-03-24 12:00:00',
      pay: 1000,
      lastPay: 950,
    };
    const changed = await order(later);
    expect(changed).toMatchObject({ code: 200, data: { id: data.id, pay: 1000, lastPay: 950 } });
    expect(await orderOf(testApp, data.id)).toMatchObject({
      booker_name: '李四',
      phone: '13900000001',
      arrive_time: '2026-03-21 14:00:00',
      nights: 3,
      pay: 100_000,
      last_pay: 95_000,
    });
    // They come in three days: no room is held for them any more.
    expect(await roomOf(testApp, ids[0] ?? 0)).toMatchObject({ status: RoomStatus.vacant });
    expect((await order(newOrder(testApp))).code).toBe(200);
    expect((await logsOf(testApp, data.id)).at(-1)).toBe(
      `渠道「携程」 渠道「携程」修改订单 ${data.id}`,
    );
    const logs = await testApp.countLogs();
    expect((await order(later)).data).toEqual(changed.data);
    expect(await testApp.countLogs()).toBe(logs);
    await expectSound(testApp);
  });

  it('keeps the price of the nights that stay, where the channel names none', async () => {
    const { testApp, order } = await openHotel(await newPlace());
    const sent = newOrder(testApp);
    await order(sent);
    await testApp.put((tx) => tx.updateTable('room_type').set({ fee: 40_000 }).execute());
    const longer = { ...sent, estimatedCheckOut: '2026-03-21 12:00:00' };
    expect((await order(longer)).data).toMatchObject({ pay: 1000, lastPay: 1000 });
    await expectSound(testApp);
  });

  it('takes more for a paid order that becomes dearer, and names what would be owed back', async () => {
    const { testApp, order, bill } = await openHotel(await newPlace());
    const sent = newOrder(testApp, { status: paid, pay: 600, lastPay: 600 });
    const { data } = await order(sent);
    const longer = { ...sent, estimatedCheckOut: '2026-03-21 12:00:00', pay: 900, lastPay: 900 };
    expect((await order(longer)).code).toBe(200);
    expect(await bill(data.id)).toMatchObject({ charged: 900, paid: 900, open: 0 });
    const shorter = { ...sent, pay: 300, lastPay: 300, estimatedCheckOut: '2026-03-19 12:00:00' };
    const before = await testApp.snapshot();
    expect(await order(shorter)).toMatchObject({
      code: Code.conflict,
      msg: `订单 ${data.id} 已支付 900 元，减少的 600 元须申请退款，不能直接修改`,
      data: { fields: { lastPay: '已有订单为 900 元' }, owedBack: 600 },
    });
    expect(await order({ ...longer, status: 0 })).toMatchObject({
      code: Code.conflict,
      msg: `订单 ${data.id} 不能这样修改：订单状态与已有订单不同`,
      data: { fields: { status: '已有订单已支付' } },
    });
    expect(await testApp.snapshot()).toBe(before);
    await expectSound(testApp);
  });

  it('pays an order that is sent again as paid, with its price, once', async () => {
    const { testApp, order, bill, ids } = await openHotel(await newPlace(), 1);
    const sent = newOrder(testApp);
    const { data } = await order(sent);
    const asPaid = { ...sent, status: paid, lastPay: 550 };
    const answers = await Promise.all(Array.from({ length: 10 }, () => order(asPaid)));
    for (const answer of answers) {
      expect(answer).toMatchObject({ code: 200, data: { id: data.id, lastPay: 550 } });
    }
    expect(await bill(data.id)).toMatchObject({ charged: 550, paid: 550, open: 0 });
    expect(await roomOf(testApp, ids[0] ?? 0)).toMatchObject({ status: RoomStatus.reserved });
    await expectSound(testApp);
  });

  it('keeps the price that the desk has set, however the channel sends its own again', async () => {
    const { testApp, key, order, bill } = await openHotel(await newPlace());
    const sent = newOrder(testApp, { pay: 600, lastPay: 576 });
    const { externalId } = sent;
    const { data } = await order(sent);
    const changed = await testApp.as('manager', 'changePrice', {
      id: String(data.id),
      pay: 600,
      lastPay: 300,
    });
    expect(changed.code).toBe(200);
    expect((await order(sent)).data).toMatchObject({ id: data.id, lastPay: 300 });
    const before = await orderOf(testApp, data.id);
    const notice = { externalId, lastPay: 576 };
    expect(await send(testApp, key, 'intakeOrderPaid', notice)).toMatchObject({
      code: Code.conflict,
      msg: '订单的实付金额为 300 元',
    });
    const others = [{ status: paid }, { lastPay: 500 }];
    for (const other of others) {
      expect(await order({ ...sent, ...other })).toMatchObject({
        code: Code.conflict,
        msg: `订单 ${data.id} 不能这样修改：实付金额与已有订单不同`,
        data: { fields: { lastPay: '已有订单为 300 元' } },
      });
    }
    expect(await order({ ...sent, lastPay: 300, pay: 700 })).toMatchObject({
      code: Code.conflict,
      data: { fields: { pay: '已有订单为 600 元' } },
    });
    expect(await orderOf(testApp, data.id)).toEqual(before);
    const longer = { ...sent, estimatedCheckOut: '2026-03-21 12:00:00', pay: 900, lastPay: 850 };
    expect((await order(longer)).data).toMatchObject({ pay: 900, lastPay: 850 });
    expect((await order({ ...longer, lastPay: 840 })).data).toMatchObject({ lastPay: 840 });
    expect((await order({ ...longer, status: paid, lastPay: 840 })).code).toBe(200);
    expect(await bill(data.id)).toMatchObject({ charged: 840, paid: 840, open: 0 });
    await expectSound(testApp);
  });

  it('applies what the channel itself has changed, and leaves the dates and the price of the desk', async () => {
    const { testApp, order, bill } = await openHotel(await newPlace());
    const sent = newOrder(testApp, { status: paid, pay: 600, lastPay: 600 });
    const { data } = await order(sent);
    const longer = {
      id: String(data.id),
      estimatedCheckIn: period.estimatedCheckIn,
      estimatedCheckOut: '2026-03-21 12:00:00',
      number: '13900000009',
    };
    const paidMore = { ...longer, lastPay: 900, pay: 300, method: 0 };
    expect(await testApp.as('staff', 'modifyOrder', paidMore)).toMatchObject({ code: 200 });
    const ofDesk = await orderOf(testApp, data.id);
    expect(ofDesk).toMatchObject({ leave_time: '2026-03-21 12:00:00', last_pay: 90_000 });

    const renamed = { ...sent, name: '李四' };
    expect(await order(renamed)).toMatchObject({ code: 200, data: { id: data.id, lastPay: 900 } });
    const now = await orderOf(testApp, data.id);
    expect(now).toMatchObject({ ...ofDesk, booker_name: '李四', sent_hash: now.sent_hash });
    expect(await bill(data.id)).toMatchObject({ charged: 900, paid: 900, open: 0 });
    const logs = await testApp.countLogs();
    expect((await order(renamed)).data).toMatchObject({ id: data.id, lastPay: 900 });
    expect(await testApp.countLogs()).toBe(logs);

    // It changes the arrival for its two nights, and knows nothing of the third: its sum is not that of the stay.
    const earlier = { ...renamed, estimatedCheckIn: '2026-03-19 14:00:00', pay: 300, lastPay: 300 };
    expect(await order(earlier)).toMatchObject({
      code: Code.conflict,
      data: { fields: { estimatedCheckOut: '酒店已改为 2026-03-21 12:00:00' } },
    });
    expect(await orderOf(testApp, data.id)).toEqual(now);
    await expectSound(testApp);
  });

  it('changes each room of a booking by itself: what the desk has changed of one stays', async () => {
    const { testApp, order } = await openHotel(await newPlace());
    const sent = newOrder(testApp, { rooms: 2 });
    const { data } = await order(sent);
    const [first, second] = data.ids;
    const change = {
      id: String(second),
      estimatedCheckOut: '2026-03-21 12:00:00',
      lastPay: 900,
    };
    expect((await testApp.as('staff', 'modifyOrder', change)).code).toBe(200);
    expect((await order({ ...sent, name: '李四' })).code).toBe(200);
    expect(await orderOf(testApp, first)).toMatchObject({ booker_name: '李四', nights: 2 });
    expect(await orderOf(testApp, second)).toMatchObject({ booker_name: '李四', nights: 3 });
    const { db } = testApp.store;
    const kept = await db.selectFrom('channel_submission').select('sent').execute();
    expect(kept.map((row) => (JSON.parse(row.sent) as { name: string }).name)).toEqual(['李四']);
    await expectSound(testApp);
  });

  it('refuses a number whose order is over, and warns of money for it', async () => {
    const { testApp, key, order, warnings } = await openHotel(await newPlace(), 1);
    const sent = newOrder(testApp);
    const { data } = await order(sent);
    const { externalId } = sent;
    expect((await send(testApp, key, 'intakeOrderCancelled', { externalId })).code).toBe(200);
    for (const again of [sent, { ...sent, status: paid }]) {
      expect(await order(again)).toMatchObject({
        code: Code.conflict,
        msg: `订单 ${data.id} 已关闭，外部编号不能再用，请以新的编号提交`,
        data: { id: data.id, status: OrderStatus.closed },
      });
    }
    expect(await warnings()).toMatchObject([
      { sketch: `订单 ${data.id} 关闭后收到支付通知，款项须由渠道退还` },
    ]);
    for (const status of [OrderStatus.completed, OrderStatus.refunded]) {
      await testApp.put((tx) => tx.updateTable('orders').set({ status }).execute());
      expect((await order(sent)).code).toBe(Code.conflict);
    }
    await testApp.put((tx) =>
      tx.updateTable('orders').set({ status: OrderStatus.refundRequested }).execute(),
    );
    expect((await order(sent)).data).toMatchObject({ id: data.id });
    expect(await order({ ...sent, name: '别人', rooms: 2 })).toMatchObject({
      code: Code.conflict,
      msg: `订单 ${data.id} 申请退款，不能修改：预订人、间数与已有订单不同`,
      data: { fields: { name: '与已有订单不同', rooms: '已有订单为 1 间' } },
    });
  });

  it('says why it refuses a paid order as an unpaid one, and warns once of the money', async () => {
    const { testApp, order, warnings } = await openHotel(await newPlace());
    const { near, far } = testApp.property;
    const faults: object[] = [
      { roomType: 'abc' },
      { roomType: far.typeId },
      { hotelId: 999 },
      { province: '火星' },
      { pay: 100, lastPay: 101 },
      { estimatedCheckIn: '2026-03-10 14:00:00' },
      { estimatedCheckIn: period.estimatedCheckOut, estimatedCheckOut: period.estimatedCheckIn },
    ];
    for (const [index, fault] of faults.entries()) {
      const sent = newOrder(testApp, fault);
      const refused = await order(sent);
      expect([fault, refused.code]).toEqual([fault, Code.invalid]);
      expect(await warnings()).toHaveLength(index);
      for (const _ of [1, 2]) expect(await order({ ...sent, status: paid })).toEqual(refused);
      expect((await warnings()).at(-1)).toMatchObject({
        sketch: `渠道「携程」的订单 ${sent.externalId} 已付款，未接单：${refused.msg}`,
        hotel_id: 'hotelId' in fault ? null : near.hotelId,
      });
      expect(await warnings()).toHaveLength(index + 1);
    }
  });

  it('refuses a notice that says otherwise than the first, and takes an equal one again', async () => {
    const { testApp, key, order } = await openHotel(await newPlace());
    const { externalId, ...sent } = newOrder(testApp, { rooms: 2, lastPay: 288 });
    const { data } = await order({ externalId, ...sent });
    const paidBy = (more: object) => send(testApp, key, 'intakeOrderPaid', { externalId, ...more });
    const first = { lastPay: 288, tradeNumber: 'AAA' };
    for (const _ of [1, 2]) expect((await paidBy(first)).code).toBe(200);
    expect((await paidBy({})).code).toBe(200);
    const before = await testApp.snapshot();
    expect(await paidBy({ lastPay: 1, tradeNumber: 'BBB' })).toMatchObject({
      code: Code.conflict,
      msg: `订单 ${data.id} 已支付：实付金额、支付单号与已有订单不同`,
      data: { fields: { lastPay: '已有订单为 288 元', tradeNumber: '与已有订单不同' } },
    });
    expect(await paidBy({ ...first, lastPay: 1 })).toMatchObject({
      code: Code.conflict,
      msg: '订单的实付金额为 288 元',
    });
    expect(await paidBy({ ...first, tradeNumber: 'BBB' })).toMatchObject({
      msg: `订单 ${data.id} 已支付：支付单号与已有订单不同`,
    });
    expect(await testApp.snapshot()).toBe(before);
    const ask = (reason: string) =>
      send(testApp, key, 'intakeRefundRequested', { externalId, reason });
    for (const _ of [1, 2]) expect((await ask('甲')).code).toBe(200);
    expect(await ask('乙')).toMatchObject({
      code: Code.conflict,
      msg: `订单 ${data.id} 申请退款：退款原因与已有申请不同`,
      data: { fields: { reason: '已有申请为「甲」' } },
    });
    expect((await paidBy(first)).code).toBe(200);
  });

  it('keeps the number of a payment that was known without it', async () => {
    const { testApp, key, order } = await openHotel(await newPlace());
    const { externalId, ...sent } = newOrder(testApp, { status: paid, lastPay: 288 });
    const { data } = await order({ externalId, ...sent });
    const notice = { externalId, lastPay: 288, tradeNumber: 'AAA' };
    const ten = Array.from({ length: 10 }, () => send(testApp, key, 'intakeOrderPaid', notice));
    for (const { code } of await Promise.all(ten)) expect(code).toBe(200);
    expect((await orderOf(testApp, data.id)).trade_number).toBe('AAA');
    expect((await logsOf(testApp, data.id)).slice(1)).toEqual([
      `渠道「携程」 订单 ${data.id} 补记支付单号`,
    ]);
    await expectSound(testApp);
  });

  it('books several rooms, one order each under one 团队号, and notices are of all of them', async () => {
    const { testApp, key, order, bill } = await openHotel(await newPlace());
    const sent = newOrder(testApp, { rooms: 3, pay: 1800, lastPay: 1700 });
    const { data } = await order(sent);
    expect(data).toMatchObject({ id: data.ids[0], pay: 1800, lastPay: 1700 });
    const rows = await Promise.all(data.ids.map((id) => orderOf(testApp, id)));
    expect(rows.map(({ last_pay }) => last_pay)).toEqual([56_667, 56_667, 56_666]);
    expect(new Set(rows.map(({ group_no }) => group_no))).toEqual(new Set([data.groupNo]));
    const held = await testApp.store.db
      .selectFrom('room')
      .select('id')
      .where('held_order_id', 'in', data.ids.map(Number))
      .execute();
    expect(held).toHaveLength(3);
    expect((await order(sent)).data).toEqual(data);
    expect(await order({ ...sent, rooms: 2 })).toMatchObject({ code: Code.conflict });
    const moved = { ...sent, estimatedCheckOut: '2026-03-21 12:00:00' };
    expect((await order(moved)).data).toEqual(data);
    const { externalId } = sent;
    const notice = { externalId, lastPay: 1700 };
    expect((await send(testApp, key, 'intakeOrderPaid', { ...notice, lastPay: 1 })).code).toBe(
      Code.conflict,
    );
    for (const _ of [1, 2]) {
      expect((await send(testApp, key, 'intakeOrderPaid', notice)).data).toEqual({
        id: data.id,
        status: paid,
      });
    }
    const bills = await Promise.all(data.ids.map(bill));
    expect(bills.map(({ open }) => open)).toEqual([0, 0, 0]);
    const asked = await send(testApp, key, 'intakeRefundRequested', { externalId, reason: '有事' });
    expect(asked.data.status).toBe(OrderStatus.refundRequested);
    for (const id of data.ids) {
      expect((await orderOf(testApp, id)).status).toBe(OrderStatus.refundRequested);
    }
    await expectSound(testApp);
  });

  it('takes the guarantee that is sent again, and holds the room until its new hour', async () => {
    const { testApp, order } = await openHotel(await newPlace());
    const sent = newOrder(testApp);
    const { data } = await order(sent);
    const held = async () => {
      const { status, guarantee, guarantee_note, hold_until } = await orderOf(testApp, data.id);
      return [status, guarantee, guarantee_note, hold_until];
    };
    expect(await held()).toEqual([0, Guarantee.online, '', null]);
    const onArrival = { ...sent, guarantee: Guarantee.onArrival };
    expect(await order(onArrival)).toMatchObject({ code: 200, data: { id: data.id } });
    expect(await held()).toEqual([0, Guarantee.onArrival, '', '2026-03-18 18:00:00']);
    const logs = await testApp.countLogs();
    // Equal, in other words and with another hash.
    expect((await order({ ...onArrival, holdUntil: '2026-03-18 18:00:00' })).code).toBe(200);
    expect(await testApp.countLogs()).toBe(logs);
    const later = {
      estimatedCheckIn: '2026-03-21 14:00:00',
      estimatedCheckOut: '2026-03-22 12:00:00',
    };
    expect((await order({ ...onArrival, ...later })).code).toBe(200);
    expect(await held()).toEqual([0, Guarantee.onArrival, '', '2026-03-21 18:00:00']);
    const until = { ...onArrival, ...later, holdUntil: '2026-03-21 22:00:00' };
    expect((await order(until)).code).toBe(200);
    // What is left out stays.
    expect((await order({ ...sent, ...later, name: '李四' })).code).toBe(200);
    expect(await held()).toEqual([0, Guarantee.onArrival, '', '2026-03-21 22:00:00']);
    const company = { ...until, guarantee: Guarantee.guaranteed };
    expect(await order(company)).toMatchObject({
      code: Code.invalid,
      data: { fields: { guaranteeNote: '请填写担保的公司或银行卡' } },
    });
    expect((await order({ ...company, guaranteeNote: '甲公司' })).code).toBe(200);
    expect(await held()).toEqual([0, Guarantee.guaranteed, '甲公司', '2026-03-21 22:00:00']);
    const faults = [
      { guarantee: Guarantee.online },
      { guarantee: Guarantee.guaranteed, holdUntil: '2026-03-25 00:00:00' },
    ];
    expect(await order({ ...sent, ...later, ...faults[0] })).toMatchObject({
      code: Code.conflict,
      data: { fields: { guarantee: '已有订单为 担保' } },
    });
    expect(await order({ ...sent, ...later, ...faults[1] })).toMatchObject({
      code: Code.invalid,
      data: { fields: { holdUntil: '保留时间不能晚于离店时间' } },
    });
    expect((await order({ ...until, guarantee: Guarantee.prepaid })).code).toBe(200);
    expect(await held()).toEqual([paid, Guarantee.prepaid, '甲公司', null]);
    expect(await order({ ...until, guarantee: Guarantee.deposit })).toMatchObject({
      code: Code.conflict,
      data: { fields: { guarantee: '已有订单已支付' } },
    });
    expect(await order(newOrder(testApp, { holdUntil: '2026-03-18 20:00:00' }))).toMatchObject({
      code: Code.invalid,
      msg: '已支付与在线待付的订单没有保留时间',
    });
    await expectSound(testApp);
  });

  it('refuses more rooms or other nights than there are, whole, and warns of what was asked for', async () => {
    const { testApp, order, warnings } = await openHotel(await newPlace(), 2);
    const sent = newOrder(testApp, { rooms: 2 });
    const { data } = await order(sent);
    const other = newOrder(testApp, {
      rooms: 2,
      estimatedCheckIn: '2026-03-20 14:00:00',
      estimatedCheckOut: '2026-03-22 12:00:00',
    });
    expect((await order(other)).code).toBe(200);
    const longer = { ...sent, estimatedCheckOut: '2026-03-21 12:00:00' };
    expect(await order(longer)).toMatchObject({
      code: Code.conflict,
      msg: '该房型 03-20 已满，修改已记为未接单，由酒店处理，订单不变',
    });
    const third = newOrder(testApp, { rooms: 3, number: '13812345678' });
    expect((await order(third)).code).toBe(Code.conflict);
    expect(await warnings()).toMatchObject([
      { sketch: `渠道「携程」的订单 ${sent.externalId} 修改未接单：该房型 03-20 已满` },
      {
        sketch: expect.stringContaining(`渠道「携程」的订单 ${third.externalId} 未接单：`),
        hotel_id: testApp.property.near.hotelId,
      },
    ]);
    const [, asked] = await warnings();
    expect(JSON.stringify(asked)).toContain('王芳');
    expect(JSON.stringify(asked)).not.toContain('13812345678');
    const orders = await testApp.store.db.selectFrom('orders').select('leave_time').execute();
    expect(orders).toHaveLength(4);
    expect((await orderOf(testApp, data.id)).leave_time).toBe(sent.estimatedCheckOut);
    await expectSound(testApp);
  });

  it('makes one booking of equal ones at once, at two instances, and of two types', async () => {
    const place = await newPlace();
    const { testApp, key } = await openHotel(place, 8);
    const { clock } = testApp;
    const other = place.databaseUrl === null ? testApp : await startTestServer(place, { clock });
    const sent = newOrder(testApp, { rooms: 2 });
    const twenty = Array.from({ length: 20 }, (_, index) =>
      send(index % 2 === 0 ? testApp : other, key, 'intakeOrder', sent),
    );
    const answers = await Promise.all(twenty);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.code).toBe(200);
    const rows = await testApp.store.db.selectFrom('orders').select('id').execute();
    expect(rows).toHaveLength(2);
    const type = await testApp.put(async (tx) => {
      const { near } = testApp.property;
      const { id: _, ...own } = await tx
        .selectFrom('room_type')
        .selectAll()
        .where('id', '=', near.typeId)
        .executeTakeFirstOrThrow();
      const { id } = await tx
        .insertInto('room_type')
        .values({ ...own, name: '行政房' })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (let count = 0; count < 2; count += 1) await addRoom(tx, { ...near, typeId: id });
      return id;
    });
    const one = newOrder(testApp);
    const both = Array.from({ length: 10 }, (_, index) =>
      send(index % 2 === 0 ? testApp : other, key, 'intakeOrder', {
        ...one,
        ...(index % 3 === 0 && { roomType: type }),
      }),
    );
    const made = await Promise.all(both);
    expect(new Set(made.map(({ data }) => data.id)).size).toBe(1);
    await expectSound(testApp);
  });

  it('keeps the assigned room where it is free in the new nights, and gives it up where it is not', async () => {
    const { testApp, ids, order } = await openHotel(await newPlace(), 2);
    const later = {
      estimatedCheckIn: '2026-03-25 14:00:00',
      estimatedCheckOut: '2026-03-26 12:00:00',
    };
    const sent = newOrder(testApp, later);
    const { data } = await order(sent);
    const assign = (orderId: unknown) =>
      testApp.as('staff', 'assignOrder', { orderId: String(orderId), roomId: String(ids[0]) });
    expect((await assign(data.id)).code).toBe(200);
    const next = newOrder(testApp, {
      estimatedCheckIn: '2026-03-27 14:00:00',
      estimatedCheckOut: '2026-03-28 12:00:00',
    });
    const { data: second } = await order(next);
    expect((await assign(second.id)).code).toBe(200);
    const assigned = async () => (await orderOf(testApp, data.id)).assigned_room_id;
    await order({ ...sent, estimatedCheckOut: '2026-03-27 12:00:00' });
    expect(await assigned()).toBe(ids[0]);
    await order({ ...sent, estimatedCheckOut: '2026-03-28 12:00:00' });
    expect(await assigned()).toBeNull();
    await expectSound(testApp);
  });
});
