import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { onBothEngines, type Place } from './engines.ts';
import { addOrder, addRoom, newGuest, period } from './property.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

const taken = '房间状态为「入住」，不能办理入住';

/** Three paid orders of one type that arrive today, and four rooms: the last one is lowest. */
async function openArrivals(place: Place) {
  const testApp = await openTestApp(place);
  const { near } = testApp.property;
  const made = await testApp.put(async (tx) => {
    const rooms = [];
    for (const [floor, name] of [
      [3, '310'],
      [3, '309'],
      [3, '311'],
      [2, '201'],
    ] as const) {
      rooms.push((await addRoom(tx, near, { room: { floor, name } })).id);
    }
    const orders = [];
    for (let count = 0; count < 3; count += 1) orders.push(await addOrder(tx, near));
    return { rooms, orders };
  });
  return { testApp, near, ...made };
}

const statuses = async ({ store }: TestApp) => ({
  rooms: (await store.db.selectFrom('room').select('status').orderBy('id').execute()).map(
    ({ status }) => status,
  ),
  orders: (await store.db.selectFrom('orders').select('status').orderBy('id').execute()).map(
    ({ status }) => status,
  ),
});

const hold = ({ put }: TestApp, room: unknown, orderId: unknown) =>
  put((tx) =>
    tx
      .updateTable('room')
      .set({ status: RoomStatus.reserved, held_order_id: Number(orderId) })
      .where('id', '=', Number(room))
      .execute(),
  );

/** Every order with a room and a guest. */
const together = (rooms: readonly unknown[], orders: readonly unknown[]) => ({
  rooms: orders.map((orderId, index) => ({
    id: rooms[index],
    orderId,
    checkInfoList: [newGuest()],
  })),
});

onBothEngines((newPlace) => {
  it('takes a room from an order outside of the group when agreed, and never oversells by it', async () => {
    const { testApp, near, rooms, orders } = await openArrivals(await newPlace());
    const outside = await testApp.put((tx) => addOrder(tx, near));
    await hold(testApp, rooms[0], outside);
    const group = together(rooms, orders);
    const [first] = group.rooms;
    const held = await testApp.as('staff', 'checkInMany', group);
    expect(held).toMatchObject({ code: Code.conflict });
    // All four rooms are sold, and the nights of the group are among what was sold: nothing more is asked.
    const agreed = { rooms: [{ ...first, acceptReserved: 1 }, ...group.rooms.slice(1)] };
    expect(await testApp.as('staff', 'checkInMany', agreed)).toMatchObject({ code: Code.success });
    await expectSound(testApp);
  });

  it('proposes the own room of an order, else the lowest that is free in all of its nights', async () => {
    const { testApp, rooms, orders, near } = await openArrivals(await newPlace());
    const [first, second, third, low] = rooms;
    await hold(testApp, third, orders[1]);
    await testApp.put(async (tx) => {
      // Under repair in the second night; and another room assigned to an order of tomorrow.
      await tx
        .insertInto('room_block')
        .values({
          room_id: low ?? 0,
          from_day: '2026-03-19',
          to_day: '2026-03-19',
          reason: '漏水',
          created_by: null,
          created_time: '2026-03-17 09:00:00',
        })
        .execute();
      await addOrder(tx, near, {
        arrive_time: '2026-03-19 14:00:00',
        leave_time: '2026-03-21 12:00:00',
        assigned_room_id: first ?? 0,
      });
    });
    const { data } = await testApp.as('staff', 'arrivalRooms', { orderIds: orders });
    expect(data.map(({ roomId, rooms: own }) => [roomId, own.map(({ id }) => id)])).toEqual([
      [second, [second]],
      [third, [third, second]],
      [null, [second]],
    ]);
    expect(data[0]).toMatchObject({ orderId: orders[0], maxLoad: 2 });
    const far = await testApp.as('farManager', 'arrivalRooms', { orderIds: orders });
    expect(far).toMatchObject({ code: Code.notFound, msg: '找不到该订单' });
  });

  it('checks in all orders of a group, each for its own nights and price', async () => {
    const { testApp, rooms, orders } = await openArrivals(await newPlace());
    const logged = await testApp.countLogs();
    const { code, data } = await testApp.as('staff', 'checkInMany', together(rooms, orders));
    expect(code).toBe(Code.success);
    expect(data).toEqual(
      orders.map((id, index) => ({
        id,
        roomId: rooms[index],
        ...period,
        pay: 600,
        lastPay: 540,
        checkedInTime: '2026-03-18 10:00:00',
      })),
    );
    expect(await statuses(testApp)).toEqual({
      rooms: [1, 1, 1, 0],
      orders: orders.map(() => OrderStatus.checkedIn),
    });
    expect(await testApp.countLogs()).toBe(logged + 6);
    await expectSound(testApp);
  });

  it('checks in nobody where one room is refused, and says what is wrong with each', async () => {
    const { testApp, rooms, orders, near } = await openArrivals(await newPlace());
    const usual = together(rooms, orders);
    const guest = newGuest();
    const later = await testApp.put((tx) =>
      addOrder(tx, near, {
        arrive_time: '2026-03-19 14:00:00',
        leave_time: '2026-03-21 12:00:00',
      }),
    );
    await testApp.as('staff', 'checkIn', {
      id: rooms[0],
      ...period,
      estimatedCheckOut: '2026-03-19 12:00:00',
      checkInfoList: [newGuest()],
    });
    const before = await testApp.snapshot();
    const refused = async (input: object) => {
      const { code, data } = (await testApp.as('staff', 'checkInMany', input)) as {
        code: number;
        data: unknown;
      };
      expect(await testApp.snapshot()).toBe(before);
      return [code, (data as { fields?: object } | null)?.fields];
    };
    const many = [newGuest(), newGuest(), newGuest()];
    expect(
      await refused({
        rooms: usual.rooms.map((room, index) => ({
          ...room,
          ...(index === 1 && { checkInfoList: many }),
          ...(index === 2 && { id: 999_999 }),
        })),
      }),
    ).toEqual([
      Code.notFound,
      {
        'rooms.0.id': taken,
        'rooms.1.checkInfoList': '入住人 3 位，最多入住 2 位',
        'rooms.2.id': '房间不存在',
      },
    ]);
    const free = { id: rooms[1], orderId: orders[0], checkInfoList: [guest] };
    const other = { id: rooms[2], orderId: orders[1], checkInfoList: [newGuest()] };
    expect(await refused({ rooms: [free, { ...other, checkInfoList: [guest] }] })).toEqual([
      Code.invalid,
      { 'rooms.1.checkInfoList.0.idcard': '证件号码与前面房间的入住人重复' },
    ]);
    expect(await refused({ rooms: [free, { ...other, orderId: later }] })).toEqual([
      Code.invalid,
      { 'rooms.1.orderId': '订单 03-19 到店，今天不能一起办理入住' },
    ]);
    expect(await refused({ rooms: [free, { ...other, id: rooms[1] }] })).toEqual([
      Code.invalid,
      { 'rooms.1.id': '与前面的订单是同一间房' },
    ]);
    expect(await refused({ rooms: [free, { ...other, orderId: orders[0] }] })).toEqual([
      Code.invalid,
      { 'rooms.1.orderId': '订单重复' },
    ]);
    expect(await refused({ rooms: [{ ...free, checkInfoList: [] }] })).toEqual([
      Code.invalid,
      { 'rooms.0.checkInfoList': '请添加入住人！' },
    ]);
    await expectSound(testApp);
  });

  it('exchanges the held rooms of a group without a question, and asks for those of others', async () => {
    const { testApp, rooms, orders } = await openArrivals(await newPlace());
    const [one, two, three] = rooms;
    await hold(testApp, one, orders[0]);
    await hold(testApp, two, orders[1]);
    await hold(testApp, three, orders[2]);
    const [first, second] = together([two, one], orders.slice(0, 2)).rooms;
    const askedInput = { rooms: [first, { ...second, id: three }] };
    const asked = await testApp.as('staff', 'checkInMany', askedInput);
    expect(asked).toMatchObject({
      code: Code.conflict,
      data: { fields: { 'rooms.1.acceptReserved': expect.stringContaining(String(orders[2])) } },
    });
    expect((await testApp.as('staff', 'checkInMany', { rooms: [first, second] })).code).toBe(
      Code.success,
    );
    expect((await statuses(testApp)).rooms).toEqual([1, 1, 2, 0]);
    await expectSound(testApp);
  });

  it('fifty clerks at the same group and its rooms: one wins, and no guest is in two rooms', async () => {
    const { testApp, rooms, orders } = await openArrivals(await newPlace());
    const input = together(rooms, orders);
    const codes = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        if (index % 2 === 0) {
          const turned = { rooms: index % 4 === 0 ? input.rooms : input.rooms.toReversed() };
          return (await testApp.as('staff', 'checkInMany', turned)).code;
        }
        const id = rooms[index % 3];
        const single = { id, ...period, checkInfoList: [newGuest()], acceptReserved: 1 };
        return (await testApp.as('manager', 'checkIn', single)).code;
      }),
    );
    expect(new Set(codes)).toEqual(new Set([Code.success, Code.conflict]));
    expect((await statuses(testApp)).rooms.slice(0, 3).every((status) => status <= 1)).toBe(true);
    const inHouse = await testApp.store.db
      .selectFrom('stay')
      .select('room_id')
      .where('ended_time', 'is', null)
      .execute();
    expect(new Set(inHouse.map(({ room_id }) => room_id)).size).toBe(inHouse.length);
    await expectSound(testApp);
  });
});
