import { LineKind, PayMethod } from '@anzhu/api/contract/bill';
import { Code } from '@anzhu/api/contract/envelope';
import { Guarantee } from '@anzhu/api/contract/guarantee';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { onBothEngines, type Place } from './engines.ts';
import { testClock } from './harness.ts';
import { addOrder, addRoom, newGuest } from './property.ts';
import { expectSound, openTestApp } from './testApp.ts';

/** Guests since yesterday, for three nights at 300 yuan; the other hotel has so many rooms at 300 yuan. */
async function openStay(place: Place, { rooms = 1, stays = 1, now = '2026-03-18 10:00:00' } = {}) {
  const testApp = await openTestApp(place, { clock: testClock(now) });
  const { near, far } = testApp.property;
  const roomIds: number[] = [];
  for (let count = 0; count < stays; count += 1) {
    roomIds.push(await testApp.put(async (tx) => (await addRoom(tx, near)).id));
  }
  for (let count = 0; count < rooms; count += 1) await testApp.put((tx) => addRoom(tx, far));
  const inHouse = [];
  for (const id of roomIds) {
    const { data } = await testApp.as('staff', 'checkIn', {
      id,
      estimatedCheckIn: '2026-03-17 14:00:00',
      estimatedCheckOut: '2026-03-20 12:00:00',
      checkInfoList: [newGuest({ name: '张三' })],
      method: PayMethod.wechat,
    });
    const room = await testApp.as('staff', 'getRoom', { id });
    inHouse.push({ orderId: data?.id, stay: { roomId: id, sn: room.data?.sn ?? '' } });
  }
  const first = inHouse[0] ?? { orderId: undefined, stay: { roomId: 0, sn: '' } };
  const target = { hotelId: far.hotelId, roomType: far.typeId, credit: 600, lastPay: 600 };
  const move = (given: object = {}, stay = first.stay) =>
    testApp.as('staff', 'changeHotel', { ...stay, ...target, ...given });
  const quote = (hotelId?: number) =>
    testApp.as('staff', 'quoteHotelChange', { ...first.stay, hotelId });
  return { ...testApp, ...first, near, far, inHouse, move, quote };
}

onBothEngines((newPlace) => {
  it('gives the nights that are left back, and expects the guests in the other hotel', async () => {
    const stay = await openStay(await newPlace());
    const { far, orderId } = stay;
    const { data: quoted } = await stay.quote(far.hotelId);
    expect(quoted).toEqual({
      nights: 2,
      credit: 600,
      cameBy: PayMethod.wechat,
      hotels: [{ id: far.hotelId, name: '远店' }],
      types: [{ id: far.typeId, name: '双床房', available: 1, lastPay: 600, full: [] }],
    });
    const { data } = await stay.move();
    expect(data).toMatchObject({ orderId, roomName: expect.any(String) });
    const newOrderId = data?.newOrderId;
    const { data: bill } = await stay.as('staff', 'getBill', { orderId });
    expect(bill).toMatchObject({ charged: 300, paid: 300, open: 0 });
    expect(bill?.lines.at(-1)).toMatchObject({
      kind: LineKind.refund,
      amount: 600,
      method: PayMethod.wechat,
      note: '转至远店',
    });
    const { data: former } = await stay.as('staff', 'getOrder', { id: orderId });
    expect(former).toMatchObject({
      status: OrderStatus.completed,
      days: 1,
      movedTo: { orderId: newOrderId, hotelName: '远店' },
    });
    const { data: order } = await stay.as('farManager', 'getOrder', { id: newOrderId });
    expect(order).toMatchObject({
      status: OrderStatus.unpaid,
      name: '张三',
      days: 2,
      lastPay: 600,
      estimatedCheckIn: '2026-03-18 14:00:00',
      estimatedCheckOut: '2026-03-20 12:00:00',
      holdUntil: '2026-03-18 18:00:00',
      movedFrom: { orderId, hotelName: '近店' },
    });
    const { data: room } = await stay.as('staff', 'getRoom', { id: stay.stay.roomId });
    expect(room?.status).toBe(RoomStatus.awaitingCleaning);
    const { data: today } = await stay.as('farManager', 'today');
    expect(today).toMatchObject({ dueIn: 1 });
    await expectSound(stay);
  });

  it.each([
    [Guarantee.onArrival, Guarantee.onArrival, '', '2026-03-18 18:00:00'],
    [Guarantee.deposit, Guarantee.onArrival, '', '2026-03-18 18:00:00'],
    [Guarantee.guaranteed, Guarantee.guaranteed, '远景公司', '2026-03-19 12:00:00'],
  ])(
    'keeps note, group and company of an order with guarantee %i',
    async (from, to, note, until) => {
      const stay = await openStay(await newPlace());
      const columns = { note: '对羽绒过敏', group_no: 'T260318-9', guarantee: from };
      await stay.put((tx) =>
        tx
          .updateTable('orders')
          .set({ ...columns, guarantee_note: '远景公司' })
          .where('id', '=', Number(stay.orderId))
          .execute(),
      );
      const { data } = await stay.move();
      const { data: order } = await stay.as('farManager', 'getOrder', { id: data?.newOrderId });
      expect(order).toMatchObject({ note: '对羽绒过敏', groupNo: 'T260318-9', guarantee: to });
      expect(order).toMatchObject({ holdUntil: until, name: '张三' });
      expect(order?.guaranteeNote ?? '').toBe(note);
      await expectSound(stay);
    },
  );

  it('refuses what is full there, another price, another hotel’s type, and changes nothing then', async () => {
    const stay = await openStay(await newPlace(), { rooms: 1 });
    const { near, far } = stay;
    const before = await stay.snapshot();
    expect((await stay.move({ roomType: far.otherTypeId })).code).toBe(Code.invalid);
    expect((await stay.move({ hotelId: near.hotelId, roomType: near.typeId })).code).toBe(
      Code.invalid,
    );
    expect((await stay.move({ credit: 500 })).msg).toBe('差价现为 −¥600.00，请核对后重试');
    expect((await stay.move({ lastPay: 500 })).msg).toBe('房费合计现为 ¥600.00，请核对后重试');
    expect(await stay.snapshot()).toBe(before);
    await stay.put((tx) =>
      addOrder(tx, far, {
        status: OrderStatus.paid,
        arrive_time: '2026-03-19 14:00:00',
        leave_time: '2026-03-20 12:00:00',
      }),
    );
    const { data } = await stay.quote(far.hotelId);
    expect(data?.types).toMatchObject([{ available: 0, full: ['2026-03-19'] }]);
    const full = await stay.move();
    expect(full).toMatchObject({ code: Code.conflict, msg: '远店「双床房」 03-19 已满' });
    await expectSound(stay);
  });

  it('gives no more back than the bill has received', async () => {
    const stay = await openStay(await newPlace());
    const line = { orderId: stay.orderId, kind: LineKind.refund, amount: 500 };
    await stay.as('manager', 'addBillLine', { ...line, method: PayMethod.cash });
    expect((await stay.quote()).data).toMatchObject({ credit: 100, types: [] });
    expect((await stay.move()).code).toBe(Code.conflict);
    expect((await stay.move({ credit: 100 })).code).toBe(200);
    const { data: bill } = await stay.as('staff', 'getBill', { orderId: stay.orderId });
    expect(bill).toMatchObject({ charged: 300, paid: 300, open: 0 });
    await expectSound(stay);
  });

  it('leaves what a lost discount makes dearer open on the bill', async () => {
    const place = await newPlace();
    const stay = await openStay(place);
    const { near, orderId } = stay;
    await stay.put(async (tx) => {
      await tx
        .insertInto('discount')
        .values({
          hotel_id: near.hotelId,
          name: '满900减700',
          description: '',
          type: 1,
          discounts_type: 0,
          discounts: 70_000,
          effect_type: 1,
          effect_condition: 90_000,
          exclusive_type: 0,
          validity_time: '2026-12-31 23:59:59',
          picture: '',
        })
        .execute();
      const cheap = { last_pay: 20_000 };
      await tx.updateTable('orders').set(cheap).where('id', '=', Number(orderId)).execute();
    });
    const line = { orderId, kind: LineKind.refund, amount: 700, method: PayMethod.wechat };
    expect((await stay.as('manager', 'addBillLine', line)).code).toBe(200);
    expect((await stay.quote()).data).toMatchObject({ credit: 0 });
    expect(await stay.move()).toMatchObject({
      code: Code.conflict,
      data: { fields: { credit: expect.any(String) } },
    });
    expect((await stay.move({ credit: 0 })).code).toBe(200);
    const { data: bill } = await stay.as('staff', 'getBill', { orderId });
    expect(bill).toMatchObject({ charged: 300, paid: 200, open: 100 });
    await expectSound(stay);
  });

  it('moves guests before their planned arrival too: the first night stays', async () => {
    const stay = await openStay(await newPlace());
    const id = await stay.put(async (tx) => (await addRoom(tx, stay.near)).id);
    const { data } = await stay.as('staff', 'checkIn', {
      id,
      estimatedCheckIn: '2026-03-18 14:00:00',
      estimatedCheckOut: '2026-03-20 12:00:00',
      checkInfoList: [newGuest()],
    });
    const room = await stay.as('staff', 'getRoom', { id });
    const early = { roomId: id, sn: room.data?.sn ?? '' };
    expect((await stay.move({ credit: 300 }, early)).code).toBe(200);
    const { data: bill } = await stay.as('staff', 'getBill', { orderId: data?.id });
    expect(bill).toMatchObject({ charged: 300, paid: 300, open: 0 });
    await expectSound(stay);
  });

  it('sells tonight once where guests move after midnight', async () => {
    const stay = await openStay(await newPlace(), { now: '2026-03-19 00:40:00' });
    expect((await stay.quote(stay.far.hotelId)).data).toMatchObject({
      nights: 2,
      credit: 600,
      types: [{ lastPay: 600 }],
    });
    const { data } = await stay.move();
    const { data: bill } = await stay.as('staff', 'getBill', { orderId: stay.orderId });
    expect(bill).toMatchObject({ charged: 300, paid: 300, open: 0 });
    const nights = await stay.store.db
      .selectFrom('order_night')
      .select(['order_id', 'night'])
      .orderBy('night')
      .execute();
    expect(nights).toEqual([
      { order_id: stay.orderId, night: '2026-03-17' },
      { order_id: data?.newOrderId, night: '2026-03-18' },
      { order_id: data?.newOrderId, night: '2026-03-19' },
    ]);
    expect((await stay.as('staff', 'getOrder', { id: stay.orderId })).data).toMatchObject({
      estimatedCheckOut: '2026-03-18 23:59:59',
      checkedOutTime: '2026-03-19 00:40:00',
    });
    await expectSound(stay);
  });

  it('refuses who has no night left', async () => {
    const stay = await openStay(await newPlace());
    const leave = { ...stay.stay, leaveTime: '2026-03-18 12:00:00' };
    expect((await stay.as('staff', 'changeStay', { ...leave, pay: -600 })).code).toBe(200);
    expect(await stay.quote()).toMatchObject({
      code: Code.conflict,
      msg: '没有剩余的夜晚，请办理退房',
    });
    expect((await stay.move({ credit: 0 })).code).toBe(Code.conflict);
    await expectSound(stay);
  });

  it('of two stays for the last room one moves, and of two clerks one moves a stay', async () => {
    const stay = await openStay(await newPlace(), { stays: 2 });
    const [one, other] = stay.inHouse.map((each) => each.stay);
    const last = await Promise.all([stay.move({}, one), stay.move({}, other)]);
    expect(last.map(({ code }) => Number(code)).toSorted()).toEqual([200, 409]);
    await stay.put((tx) => addRoom(tx, stay.far));
    const stays = last.map(({ code }, index) =>
      Number(code) === 200 ? null : [one, other][index],
    );
    const left = stays.find((each) => each !== null);
    await stay.put((tx) => addRoom(tx, stay.far));
    const again = await Promise.all([stay.move({}, left), stay.move({}, left)]);
    expect(again.map(({ code }) => Number(code)).toSorted()).toEqual([200, 409]);
    await expectSound(stay);
  });
});
