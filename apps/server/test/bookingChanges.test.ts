import { Guarantee } from '@anzhu/api/contract/guarantee';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { addDays } from '@anzhu/api/rules/days';
import { expect, it } from 'vitest';
import { onBothEngines, type Place } from './engines.ts';
import { addOrder, addRoom, period } from './property.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

const { unpaid, paid } = OrderStatus;
const { deposit, guaranteed, onArrival } = Guarantee;
const caller = { name: '王电话', number: '13812345678', province: '浙江' };
/** In a week, for two nights: no room is held yet. */
const later = {
  estimatedCheckIn: '2026-03-25 14:00:00',
  estimatedCheckOut: '2026-03-27 12:00:00',
};

/** A hotel with vacant rooms of one type, 300 a night, and one of another. */
async function openDesk(place: Place, rooms = 3) {
  const testApp = await openTestApp(place);
  const { near } = testApp.property;
  const other = { ...near, typeId: near.otherTypeId };
  const rows = await testApp.put(async (tx) => {
    const added = [];
    while (added.length < rooms) added.push(await addRoom(tx, near));
    added.push(await addRoom(tx, other));
    return added;
  });
  const book = async (given: object = {}) => {
    const input = { roomType: near.typeId, ...later, ...caller, method: 1, ...given };
    const { data } = await testApp.as('staff', 'addOrder', input);
    return { id: data?.id, ids: data?.ids ?? [] };
  };
  const quote = (input: object) => testApp.as('staff', 'quoteOrder', input);
  const modify = (input: object) => testApp.as('staff', 'modifyOrder', { method: 1, ...input });
  return { testApp, near, other, rooms: rows, book, quote, modify };
}

const orderRow = ({ store }: TestApp, id: unknown) =>
  store.db.selectFrom('orders').selectAll().where('id', '=', Number(id)).executeTakeFirstOrThrow();

/** Enters a payment of a booking. */
const receive = (testApp: TestApp, orderId: unknown, amount: number) =>
  testApp.as('staff', 'addBillLine', { orderId, kind: 3, amount, method: 1 });

const oneNightMore = { estimatedCheckOut: '2026-03-28 12:00:00' };

onBothEngines((newPlace) => {
  it('stays paid where the room is, though a charge is open, and gives a deposit back while unpaid', async () => {
    const { testApp, book, quote, modify } = await openDesk(await newPlace());
    const { id } = await book({ status: paid, method: 1 });
    const enter = (kind: number, amount: number) =>
      testApp.as('staff', 'addBillLine', { orderId: id, kind, amount, method: 1 });
    await enter(1, 50);
    await receive(testApp, id, 50);
    const { data } = await quote({ id, ...oneNightMore });
    const shown = { id, ...oneNightMore, lastPay: data?.lastPay, seen: data?.seen, method: 1 };
    expect((await modify({ ...shown, pay: 300.01 })).msg).toBe('未结 ¥300.00，不能收更多');
    expect((await modify({ ...shown, pay: 100.005 })).msg).toBe('差价最多两位小数');
    expect((await modify({ ...shown, pay: 260 })).data).toMatchObject({ status: paid });
    const bill = await testApp.as('staff', 'getBill', { orderId: id });
    expect(bill.data).toMatchObject({ charged: 950, paid: 910, open: 40 });
    await enter(2, 200);
    const more = { id, estimatedCheckOut: '2026-03-29 12:00:00' };
    const { data: next } = await quote(more);
    const part = await modify({ ...more, lastPay: next?.lastPay, pay: 100, method: 1 });
    expect(part.data).toMatchObject({ status: unpaid });
    expect((await enter(2, -200)).data).toMatchObject({ deposit: 0 });
    await expectSound(testApp);
  });

  it('says no longer who has guaranteed it', async () => {
    const { testApp, book, modify } = await openDesk(await newPlace());
    const { id } = await book({ guarantee: guaranteed, guaranteeNote: '西湖公司' });
    await modify({ id, guarantee: onArrival });
    expect(await orderRow(testApp, id)).toMatchObject({
      guarantee: onArrival,
      guarantee_note: '',
    });
    await expectSound(testApp);
  });

  it('waits for guests who come later on their day, and no shorter with a deposit', async () => {
    const { testApp, book, modify } = await openDesk(await newPlace());
    const { id } = await book();
    const late = await modify({ id, estimatedCheckIn: '2026-03-25 23:00:00' });
    expect(late.data).toMatchObject({ holdUntil: '2026-03-25 23:00:00' });
    const holdUntil = '2026-03-26 20:00:00';
    expect((await modify({ id, holdUntil })).data).toMatchObject({ holdUntil });
    await receive(testApp, id, 100);
    expect(await orderRow(testApp, id)).toMatchObject({
      guarantee: deposit,
      hold_until: holdUntil,
    });
    await expectSound(testApp);
  });

  it('prices added nights today and keeps those that were bought; the difference is received', async () => {
    const { testApp, near, book, quote, modify } = await openDesk(await newPlace());
    const { id } = await book({ status: paid, method: 1 });
    const fee = { roomType: near.typeId, from: '2026-03-25', to: '2026-03-27', fee: 400 };
    await testApp.as('manager', 'saveRoomPrice', fee);
    const before = await testApp.snapshot();
    const { data } = await quote({ id, ...oneNightMore });
    expect(data).toMatchObject({
      nights: 3,
      pay: 1000,
      lastPay: 1000,
      priceChange: 400,
      difference: 400,
      open: 0,
      full: [],
    });
    expect(await testApp.snapshot()).toBe(before);
    expect((await modify({ id, ...oneNightMore })).msg).toBe('请先查看差价');
    expect((await modify({ id, ...oneNightMore, pay: 300 })).msg).toBe(
      '差价现为 ¥400.00，请核对后重试',
    );
    expect((await modify({ id, ...oneNightMore, lastPay: 900 })).msg).toBe(
      '房费合计现为 ¥1,000.00，请核对后重试',
    );
    const done = await modify({ id, ...oneNightMore, pay: 400, method: 2, note: '多住一晚' });
    expect(done.data).toMatchObject({ status: paid, lastPay: 1000, open: 0 });
    expect(await orderRow(testApp, id)).toMatchObject({ nights: 3, last_pay: 100_000 });
    const { data: bill } = await testApp.as('staff', 'getBill', { orderId: id });
    expect(bill).toMatchObject({ paid: 1000, open: 0 });
    const less = { id, estimatedCheckOut: '2026-03-26 12:00:00' };
    expect((await quote(less)).data).toMatchObject({ difference: -700, lastPay: 300 });
    expect((await modify({ ...less, pay: -700, method: 2 })).code).toBe(200);
    expect(await orderRow(testApp, id)).toMatchObject({ status: paid, last_pay: 30_000 });
    await expectSound(testApp);
  });

  it('leaves open what is not received: a paid order waits for it with a deposit', async () => {
    const { testApp, book, quote, modify } = await openDesk(await newPlace());
    const { id } = await book({ status: paid, method: 1 });
    const { data } = await quote({ id, ...oneNightMore });
    const shown = { lastPay: data?.lastPay, seen: data?.seen };
    expect((await modify({ id, ...oneNightMore, ...shown, pay: 300.01 })).msg).toBe(
      '未结 ¥300.00，不能收更多',
    );
    const { data: done } = await modify({ id, ...oneNightMore, ...shown, pay: 100, method: 1 });
    expect(done).toMatchObject({ status: unpaid, open: 200, holdUntil: '2026-03-26 12:00:00' });
    expect(await orderRow(testApp, id)).toMatchObject({ guarantee: deposit, paid_time: null });
    const back = await quote({ id, estimatedCheckOut: '2026-03-26 12:00:00' });
    expect(back.data).toMatchObject({ difference: -400, open: 0 });
    const shorter = { id, estimatedCheckOut: '2026-03-26 12:00:00', pay: -400, method: 1 };
    expect((await modify(shorter)).data).toMatchObject({ status: paid, open: 0 });
    await expectSound(testApp);
  });

  it('changes who has booked and what keeps it, and nothing that was left out', async () => {
    const { testApp, book, modify } = await openDesk(await newPlace());
    const { id } = await book({ note: '高楼层' });
    const note = '杭州示例旅行社';
    expect((await modify({ id, guarantee: guaranteed })).msg).toBe('请填写担保的公司或银行卡');
    const changed = { id, name: '李四', guarantee: guaranteed, guaranteeNote: note };
    expect((await modify({ ...changed, number: '138****5678' })).data).toMatchObject({
      status: unpaid,
      holdUntil: '2026-03-26 12:00:00',
    });
    const { data } = await testApp.as('staff', 'getOrder', { id });
    expect(data).toMatchObject({
      name: '李四',
      number: '13812345678',
      note: '高楼层',
      guarantee: guaranteed,
      guaranteeNote: note,
    });
    expect((await modify({ id, note: '', guarantee: onArrival })).data).toMatchObject({
      holdUntil: '2026-03-25 18:00:00',
    });
    expect(await orderRow(testApp, id)).toMatchObject({ note: '' });
    expect((await modify({ id, guarantee: 0 })).msg).toBe('不能改为在线待付');
    expect((await modify({ id, guarantee: deposit })).msg).toBe('请先收取定金');
  });

  it('keeps its room where that is free, and names another one', async () => {
    const { testApp, near, rooms, book, quote, modify } = await openDesk(await newPlace());
    const { id } = await book({ status: paid, method: 1 });
    const [first, second] = rooms;
    await testApp.as('staff', 'assignOrder', { orderId: id, roomId: first?.id });
    const moved = { id, ...oneNightMore };
    expect((await quote(moved)).data?.rooms[0]).toMatchObject({ isRoomKept: 1 });
    await testApp.put((tx) =>
      addOrder(tx, near, {
        arrive_time: '2026-03-27 14:00:00',
        leave_time: '2026-03-28 12:00:00',
        nights: 1,
        assigned_room_id: first?.id ?? null,
      }),
    );
    const { data } = await quote(moved);
    expect(data?.rooms[0]).toMatchObject({
      roomId: first?.id,
      isRoomKept: 0,
      roomTaken: expect.stringMatching(/^房间 \S+ 03-27 至 03-28 已排给订单 \d+（.+）$/),
      freeRoomId: second?.id,
    });
    const taken = await modify({ ...moved, roomId: first?.id, pay: 300 });
    expect(taken).toMatchObject({ code: 409, msg: data?.rooms[0]?.roomTaken });
    const done = await modify({ ...moved, roomId: second?.id, pay: 300, method: 1 });
    expect(done.data).toMatchObject({ roomName: second?.name });
    await expectSound(testApp);
  });

  it('moves to another type, with the room that is held for today', async () => {
    const { testApp, near, other, rooms, book, quote, modify } = await openDesk(await newPlace());
    const { id } = await book({ ...period });
    const held = () =>
      testApp.store.db
        .selectFrom('room')
        .select(['id', 'status'])
        .where('held_order_id', '=', Number(id))
        .execute();
    expect(await held()).toMatchObject([{ status: RoomStatus.tentative }]);
    const to = { id, roomType: other.typeId };
    const { data } = await quote(to);
    expect(data?.rooms[0]).toMatchObject({ isRoomKept: 0, freeRoomId: rooms[3]?.id });
    expect((await modify({ ...to, lastPay: data?.lastPay })).code).toBe(200);
    expect(await held()).toEqual([{ id: rooms[3]?.id, status: RoomStatus.tentative }]);
    await testApp.put((tx) => addOrder(tx, other, { nights: 2 }));
    const back = { id, roomType: near.typeId };
    expect((await modify(back)).code).toBe(200);
    const again = await quote(to);
    expect(again.data?.full).toEqual(['2026-03-18', '2026-03-19']);
    expect((await modify(to)).msg).toBe('该房型 03-18 已满');
    await expectSound(testApp);
  });

  it('asks for no way of payment where one room of a group pays what another gives back', async () => {
    const { testApp, book, quote, modify } = await openDesk(await newPlace());
    const { id, ids } = await book({ rooms: 2, received: 1200, method: 1 });
    const { data: before } = await testApp.as('staff', 'getOrder', { id: ids[1] });
    const day = (before?.estimatedCheckOut ?? '').slice(0, 10);
    const noonAfter = (days: number) => `${addDays(day, days)} 12:00:00`;
    const long = { id: ids[1], estimatedCheckOut: noonAfter(2) };
    const received = { pay: 600, lastPay: 1200, method: 1 };
    expect((await modify({ ...long, ...received })).code).toBe(200);
    const even = { id, scope: 'group', estimatedCheckOut: noonAfter(1) };
    const { data } = await quote(even);
    expect(data).toMatchObject({ difference: 0, lastPay: 1800 });
    const shown = { ...even, pay: 0, lastPay: 1800, seen: data?.seen, method: undefined };
    expect((await modify(shown)).code).toBe(200);
    await expectSound(testApp);
  });

  it('changes all rooms of a group at once, or one', async () => {
    const { testApp, book, quote, modify } = await openDesk(await newPlace());
    const { id, ids } = await book({ rooms: 3, received: 300, method: 1 });
    const group = { id, scope: 'group', estimatedCheckIn: '2026-03-26 14:00:00' };
    const { data } = await quote({ ...group, ...oneNightMore });
    expect(data).toMatchObject({ lastPay: 1800, difference: 0, open: 1500, full: [] });
    expect(data?.rooms.map(({ orderId }) => orderId)).toEqual(ids);
    expect((await quote({ ...group, roomId: 1 })).msg).toBe('整个团队的房间请逐间排房');
    const pay = { pay: 1500, method: 1, lastPay: 1800, seen: data?.seen };
    const done = await modify({ ...group, ...oneNightMore, ...pay });
    expect(done.data).toMatchObject({ status: paid, open: 0 });
    for (const one of ids) {
      expect(await orderRow(testApp, one)).toMatchObject({
        status: paid,
        arrive_time: '2026-03-26 14:00:00',
        leave_time: '2026-03-28 12:00:00',
      });
    }
    expect((await modify({ id: ids[1], note: '大床' })).code).toBe(200);
    const notes = await Promise.all(ids.map((one) => orderRow(testApp, one)));
    expect(notes.map(({ note }) => note)).toEqual(['', '大床', '']);
    const more = { ...group, estimatedCheckIn: '2026-03-26 14:00:00' };
    await testApp.put((tx) =>
      addOrder(tx, testApp.property.near, {
        arrive_time: '2026-03-28 14:00:00',
        leave_time: '2026-03-29 12:00:00',
        nights: 1,
      }),
    );
    expect(
      (await modify({ ...more, estimatedCheckOut: '2026-03-29 12:00:00', pay: 900 })).msg,
    ).toBe('该房型 03-28 仅剩 2 间');
    await expectSound(testApp);
  });

  it('changes a group of several room types at once, each room in its own type', async () => {
    const { testApp, near, other, book, quote, modify } = await openDesk(await newPlace());
    const otherTypes = [{ roomType: other.typeId, rooms: 1 }];
    const { id, ids } = await book({ rooms: 2, otherTypes });
    const group = { id, scope: 'group', ...oneNightMore };
    const { data } = await quote(group);
    expect(data).toMatchObject({ lastPay: 2700, priceChange: 900, full: [], shortages: [] });
    const names = ['双床房', '双床房', '大床房'];
    expect(data?.rooms.map(({ roomTypeName }) => roomTypeName)).toEqual(names);
    const held = { holdUntil: '2026-03-25 20:00:00', note: '领队先到', name: '李领队' };
    const shown = { pay: 0, lastPay: 2700, seen: data?.seen };
    expect(await modify({ ...group, ...held, ...shown })).toMatchObject({ code: 200 });
    const rows = await Promise.all(ids.map((one) => orderRow(testApp, one)));
    expect(rows).toMatchObject(
      [near.typeId, near.typeId, other.typeId].map((room_type_id) => ({
        room_type_id,
        leave_time: '2026-03-28 12:00:00',
        hold_until: '2026-03-25 20:00:00',
        note: '领队先到',
        booker_name: '李领队',
        last_pay: 90_000,
      })),
    );

    // Both types are short of rooms in a night more: each is named, and nothing is changed.
    const sold = {
      arrive_time: '2026-03-28 14:00:00',
      leave_time: '2026-03-29 12:00:00',
      nights: 1,
    };
    await testApp.put(async (tx) => {
      await addOrder(tx, near, sold);
      await addOrder(tx, near, sold);
      await addOrder(tx, other, sold);
    });
    const longer = { id, scope: 'group', estimatedCheckOut: '2026-03-29 12:00:00' };
    const { data: short } = await quote(longer);
    const shortages = ['双床房 03-28 仅剩 1 间', '大床房 03-28 已满'];
    expect(short).toMatchObject({ full: ['2026-03-28', '2026-03-28'], shortages });
    const before = await testApp.snapshot();
    const agreed = { pay: 0, lastPay: short?.lastPay, seen: short?.seen };
    expect(await modify({ ...longer, ...agreed })).toMatchObject({
      code: 409,
      msg: shortages.join('；'),
    });
    expect(await testApp.snapshot()).toBe(before);
    await expectSound(testApp);
  });

  it('lets one of two clerks change an order, and tells the other', async () => {
    const { testApp, book, quote, modify } = await openDesk(await newPlace());
    const { id } = await book();
    const days = ['2026-03-26', '2026-03-27'];
    const { data } = await quote({ id, estimatedCheckOut: '2026-03-26 12:00:00' });
    const changes = days.map((day, index) => ({
      id,
      estimatedCheckIn: `${day} 14:00:00`,
      estimatedCheckOut: `2026-03-${28 + index} 12:00:00`,
      lastPay: 600,
      seen: data?.seen,
    }));
    const answers = await Promise.all(changes.map(modify));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ code }) => Number(code) === 409)?.msg).toBe(
      '订单刚被修改，请刷新后重试',
    );
    await expectSound(testApp);
  });

  it('gives the last room to one of two changes', async () => {
    const { testApp, near, book, modify } = await openDesk(await newPlace(), 2);
    const sold = {
      arrive_time: '2026-03-27 14:00:00',
      leave_time: '2026-03-28 12:00:00',
      nights: 1,
    };
    await testApp.put((tx) => addOrder(tx, near, sold));
    const orders = [await book(), await book()];
    const answers = await Promise.all(
      orders.map(({ id }) => modify({ id, ...oneNightMore, lastPay: 900 })),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ code }) => Number(code) === 409)?.msg).toBe('该房型 03-27 已满');
    await expectSound(testApp);
  });

  it.each([
    [{ estimatedCheckOut: '2026-03-25 12:00:00' }, 400, '离店时间应晚于入住时间'],
    [{ estimatedCheckIn: '2026-03-10 14:00:00' }, 400, '入住时间不能早于昨天'],
    [{ roomType: 999 }, 404, '房型不存在'],
    [{ pay: -100, lastPay: 600 }, 409, '已收 ¥0.00，不能退 ¥100.00'],
  ])('refuses %j', async (given, code, msg) => {
    const { book, modify } = await openDesk(await newPlace());
    const { id } = await book();
    expect(await modify({ id, ...given })).toMatchObject({ code, msg });
  });
});
