import { LineKind, PayMethod } from '@anzhu/api/contract/bill';
import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { onBothEngines, type Place } from './engines.ts';
import { addOrder, addRoom, newGuest, period } from './property.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

const groupNo = 'T-1';
const longer = '2026-03-21 12:00:00';

/** Guests of three orders of a group are in three rooms of one type, with so many further rooms of it. */
async function openGroup(place: Place, spare: number) {
  const testApp = await openTestApp(place);
  const { near } = testApp.property;
  const { orders, rooms, free } = await testApp.put(async (tx) => {
    const made = {
      orders: [] as number[],
      rooms: [] as { id: number; name: string }[],
      free: [] as { id: number; name: string }[],
    };
    for (let count = 0; count < 3; count += 1) {
      made.rooms.push(await addRoom(tx, near));
      made.orders.push(
        await addOrder(tx, near, { group_no: groupNo, pay: 60_000, last_pay: 60_000 }),
      );
    }
    while (made.free.length < spare) made.free.push(await addRoom(tx, near));
    return made;
  });
  const guests = rooms.map(() => newGuest());
  const { code } = await testApp.as('staff', 'checkInMany', {
    rooms: rooms.map(({ id }, index) => ({
      id,
      orderId: orders[index],
      checkInfoList: [guests[index]],
    })),
  });
  expect(code).toBe(Code.success);
  const list = async () => (await testApp.as('staff', 'roomsOfGroup', { orderId: orders[0] })).data;
  const sn = (await list())?.[0]?.sn ?? '';
  const change = { roomId: rooms[0]?.id, sn, leaveTime: longer, scope: 'group' };
  return { testApp, near, orders, rooms, free, guests, list, change };
}

const stays = ({ store }: TestApp) =>
  store.db
    .selectFrom('stay')
    .innerJoin('orders', 'orders.id', 'stay.order_id')
    .select(['stay.leave_time', 'orders.leave_time as order_leave', 'last_pay', 'orders.status'])
    .orderBy('stay.id')
    .execute();

onBothEngines((newPlace) => {
  it('extends all rooms of a group with one quote, and gives back for all of them', async () => {
    const { testApp, orders, rooms, change } = await openGroup(await newPlace(), 0);
    const before = await testApp.snapshot();
    const { data: one } = await testApp.as('staff', 'quoteStay', { ...change, scope: 'one' });
    expect(one).toMatchObject({ difference: 300, groupRooms: 3, rooms: [] });
    const { data: quote } = await testApp.as('staff', 'quoteStay', change);
    expect(quote).toMatchObject({
      nights: 3,
      lastPay: 2700,
      difference: 900,
      full: [],
      rooms: rooms.map(({ name }, index) => ({ orderId: orders[index], name, difference: 300 })),
    });
    expect(await testApp.as('staff', 'changeStay', { ...change, pay: 300 })).toMatchObject({
      code: Code.conflict,
      msg: '差价现为 ¥900.00，请核对后重试',
    });
    expect(await testApp.snapshot()).toEqual(before);

    const paid = { ...change, pay: 900, method: PayMethod.wechat };
    expect((await testApp.as('staff', 'changeStay', paid)).data).toMatchObject({
      days: 3,
      lastPay: 2700,
    });
    const extended = { leave_time: longer, order_leave: longer, last_pay: 90_000 };
    expect(await stays(testApp)).toMatchObject([extended, extended, extended]);
    expect(await testApp.as('staff', 'changeStay', paid)).toMatchObject({ code: Code.conflict });

    const shorter = { ...change, leaveTime: period.estimatedCheckOut };
    expect((await testApp.as('staff', 'quoteStay', shorter)).data).toMatchObject({
      difference: -900,
    });
    expect((await testApp.as('staff', 'changeStay', { ...shorter, pay: -900 })).code).toBe(
      Code.success,
    );
    expect((await stays(testApp)).map(({ last_pay }) => last_pay)).toEqual([
      60_000, 60_000, 60_000,
    ]);
    await expectSound(testApp);
  });

  it('extends none where a night has too few rooms, or one of the rooms is not free', async () => {
    const { testApp, near, rooms, free, change } = await openGroup(await newPlace(), 1);
    const sold = { arrive_time: '2026-03-20 14:00:00', leave_time: longer, nights: 1 };
    const [last] = free;
    const elsewhere = await testApp.put(async (tx) => {
      await addOrder(tx, near, sold);
      return addOrder(tx, near, { ...sold, assigned_room_id: rooms[1]?.id ?? null });
    });
    const before = await testApp.snapshot();
    expect((await testApp.as('staff', 'quoteStay', change)).data).toMatchObject({
      full: ['2026-03-20'],
    });
    const paid = { ...change, pay: 900, method: PayMethod.wechat };
    expect(await testApp.as('staff', 'changeStay', paid)).toMatchObject({
      code: Code.conflict,
      msg: '该房型 03-20 仅剩 2 间',
    });
    expect(await testApp.snapshot()).toEqual(before);
    const more = await testApp.put((tx) => addRoom(tx, near));
    expect(more.id).not.toBe(last?.id);
    const refused = await testApp.as('staff', 'changeStay', paid);
    expect(refused.code).toBe(Code.conflict);
    expect(refused.msg).toContain(rooms[1]?.name);
    expect(new Set((await stays(testApp)).map(({ leave_time }) => leave_time))).toEqual(
      new Set([period.estimatedCheckOut]),
    );
    await testApp.as('staff', 'assignOrder', { orderId: elsewhere, roomId: more.id });
    expect((await testApp.as('staff', 'changeStay', paid)).code).toBe(Code.success);
    await expectSound(testApp);
  });

  it('of clerks who extend the group or one of its rooms at once, the group is extended once or not at all', async () => {
    const { testApp, rooms, list, change } = await openGroup(await newPlace(), 0);
    const all = (await list()) ?? [];
    const acts = Array.from({ length: 12 }, (_, index) => {
      const { id: roomId, sn } = all[index % 3] ?? {};
      return index % 2 === 0
        ? testApp.as('staff', 'changeStay', { ...change, roomId, sn, pay: 900, method: 1 })
        : testApp.as('staff', 'changeStay', { roomId, sn, leaveTime: longer, pay: 300, method: 1 });
    });
    const done = (await Promise.all(acts)).filter(({ code }) => Number(code) === Code.success);
    expect(done.length).toBeGreaterThan(0);
    for (const { last_pay, leave_time, order_leave } of await stays(testApp)) {
      expect(leave_time).toBe(order_leave);
      expect(last_pay).toBe(leave_time === longer ? 90_000 : 60_000);
    }
    expect(rooms).toHaveLength(3);
    await expectSound(testApp);
  });

  it('asks for no way of payment where one room pays what another gives back', async () => {
    const { testApp, orders, rooms, list, change } = await openGroup(await newPlace(), 0);
    const [first, second] = (await list()) ?? [];
    const own = { roomId: second?.id, sn: second?.sn, leaveTime: '2026-03-22 12:00:00' };
    const longest = { ...own, pay: 600, method: PayMethod.wechat };
    expect((await testApp.as('staff', 'changeStay', longest)).code).toBe(Code.success);
    const third = { roomId: rooms[2]?.id, sn: (await list())?.[2]?.sn, leaveTime: longer };
    const long = { ...third, pay: 300, method: PayMethod.wechat };
    expect((await testApp.as('staff', 'changeStay', long)).code).toBe(Code.success);

    const even = { ...change, roomId: first?.id, sn: first?.sn };
    expect((await testApp.as('staff', 'quoteStay', even)).data).toMatchObject({
      difference: 0,
      rooms: [{ difference: 300 }, { difference: -300 }, { difference: 0 }],
    });
    expect((await testApp.as('staff', 'changeStay', { ...even, pay: 0 })).code).toBe(Code.success);
    const lines = async (orderId: number | undefined) =>
      (await testApp.as('staff', 'getBill', { orderId })).data?.lines.at(-1);
    const other = { amount: 300, method: PayMethod.other };
    expect(await lines(orders[0])).toMatchObject({ kind: LineKind.payment, ...other });
    expect(await lines(orders[1])).toMatchObject({ kind: LineKind.refund, ...other });
    await expectSound(testApp);
  });

  it('names what is open in each room, and checks out all rooms or none', async () => {
    const { testApp, orders, rooms, guests, list } = await openGroup(await newPlace(), 0);
    await testApp.as('staff', 'addBillLine', { orderId: orders[1], kind: 1, amount: 28 });
    await testApp.as('staff', 'addBillLine', {
      orderId: orders[2],
      kind: 2,
      amount: 200,
      method: PayMethod.cash,
    });
    const found = (await list()) ?? [];
    expect(found).toMatchObject(
      rooms.map(({ id, name }, index) => ({
        id,
        name,
        orderId: orders[index],
        guests: [guests[index]?.name],
        open: [0, 28, 0][index],
        deposit: [0, 0, 200][index],
      })),
    );
    const leaving = found.map(({ id, sn }) => ({ id, sn }));
    const before = await testApp.snapshot();
    const stale = leaving.map((one, index) => (index === 1 ? { ...one, sn: 'former' } : one));
    const message = `房间 ${rooms[1]?.name} 的该次入住已结束，请刷新后重试`;
    expect(await testApp.as('staff', 'checkOutMany', { rooms: stale })).toMatchObject({
      code: Code.conflict,
      msg: `房间第 2 项：${message}`,
      data: { fields: { 'rooms.1.id': message } },
    });
    expect(await testApp.snapshot()).toEqual(before);

    const twice = await Promise.all(
      [leaving, leaving.toReversed()].map((sent) =>
        testApp.as('staff', 'checkOutMany', { rooms: sent }),
      ),
    );
    expect(twice.map(({ code }) => Number(code)).toSorted()).toEqual([Code.success, Code.conflict]);
    expect(twice.find(({ data }) => data && 'orderIds' in data)?.data).toMatchObject({
      rooms: 3,
      orderIds: expect.arrayContaining(orders),
    });
    expect((await stays(testApp)).map(({ status }) => status)).toEqual(
      Array<number>(3).fill(OrderStatus.completed),
    );
    const { data: board } = await testApp.as('staff', 'listRooms', {});
    expect(board?.map(({ status }) => status)).toEqual(
      Array<number>(3).fill(RoomStatus.awaitingCleaning),
    );
    expect(await list()).toEqual([]);
    await expectSound(testApp);
  });
});
