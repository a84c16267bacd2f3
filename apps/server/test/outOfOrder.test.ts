import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { assignHolds } from '../src/resources/room/index.ts';
import { onBothEngines } from './engines.ts';
import { call, startTestServer } from './harness.ts';
import { addOrder, addRoom, newGuest, period } from './property.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

const leak = { from: '2026-03-18', to: '2026-03-20', reason: '漏水' };

const boardRoom = async ({ as }: TestApp, id: number) =>
  (await as('staff', 'listRooms')).data?.find((room) => Number(room.id) === id);

const heldFor = async ({ store }: TestApp, orderId: number) =>
  (
    await store.db
      .selectFrom('room')
      .select('id')
      .where('held_order_id', '=', orderId)
      .executeTakeFirst()
  )?.id;

/** How many of some calls succeeded; the others were refused as conflicts. */
function countWinners(answers: readonly { code: unknown }[]): number {
  const codes = answers.map(({ code }) => Number(code));
  expect(codes.filter((code) => code !== 200 && code !== Code.conflict)).toEqual([]);
  return codes.filter((code) => code === 200).length;
}

onBothEngines((newPlace) => {
  it('takes a room out of order and back: on the board, in availability, in the log', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    const room = await testApp.put((tx) => addRoom(tx, near));
    await testApp.put((tx) => addRoom(tx, near));
    const available = async () =>
      (await testApp.as('staff', 'availability')).data?.roomTypes[0]?.available.slice(0, 4);
    const vacant = async () =>
      (await testApp.as('staff', 'currentRoomTypes', { hotelId: near.hotelId })).data?.[0]?.vacant;
    expect([await available(), await vacant()]).toEqual([[2, 2, 2, 2], 2]);

    const { data } = await testApp.as('staff', 'setOutOfOrder', { roomId: room.id, ...leak });
    const blocked = { id: data?.id, ...leak };
    expect((await boardRoom(testApp, room.id))?.blocked).toEqual(blocked);
    expect((await testApp.as('staff', 'getRoom', { id: room.id })).data?.blocked).toEqual(blocked);
    expect([await available(), await vacant()]).toEqual([[1, 1, 1, 2], 1]);
    const log = await testApp.as('manager', 'logPage', { page: {}, sketch: '维修' });
    expect(log.data?.records[0]?.sketch).toBe(`房间 ${room.name} 维修`);

    expect((await testApp.as('staff', 'endOutOfOrder', { id: blocked.id })).code).toBe(200);
    expect((await boardRoom(testApp, room.id))?.blocked).toBeNull();
    expect([await available(), await vacant()]).toEqual([[2, 2, 2, 2], 2]);
    expect(await testApp.as('staff', 'endOutOfOrder', { id: blocked.id })).toMatchObject({
      code: Code.notFound,
      msg: '维修不存在',
    });
    await expectSound(testApp);
  });

  it('refuses nights with guests, an assigned or held order or another repair, and names them', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, far } = testApp.property;
    const { occupied, assigned, held, spare, orderId, elsewhere } = await testApp.put(
      async (tx) => {
        const future = await addRoom(tx, near);
        return {
          occupied: await addRoom(tx, near, { status: RoomStatus.occupied }),
          held: await addRoom(tx, near, {
            status: RoomStatus.reserved,
            order: { booker_name: '李四' },
          }),
          spare: await addRoom(tx, near),
          elsewhere: await addRoom(tx, far),
          assigned: future,
          orderId: await addOrder(tx, near, {
            booker_name: '张三',
            assigned_room_id: future.id,
            status: OrderStatus.unpaid,
            arrive_time: '2026-03-28 14:00:00',
            leave_time: '2026-03-30 12:00:00',
          }),
        };
      },
    );
    await testApp.as('staff', 'setOutOfOrder', { roomId: spare.id, ...leak });
    const before = await testApp.snapshot();
    const setOutOfOrder = (roomId: number, given: object = {}) =>
      testApp.as('staff', 'setOutOfOrder', { roomId, ...leak, ...given });

    expect((await setOutOfOrder(occupied.id)).msg).toBe(`房间 ${occupied.name} 的客人 03-19 离店`);
    expect((await setOutOfOrder(held.id)).msg).toBe(
      `房间 ${held.name} 03-18 至 03-20 已排给订单 ${held.orderId}（李四）`,
    );
    const inMarch = { from: '2026-03-29', to: '2026-04-02' };
    expect((await setOutOfOrder(assigned.id, inMarch)).msg).toBe(
      `房间 ${assigned.name} 03-28 至 03-30 已排给订单 ${orderId}（张三）`,
    );
    expect((await setOutOfOrder(spare.id, { from: '2026-03-20', to: '2026-03-25' })).msg).toBe(
      `房间 ${spare.name} 03-18 至 03-21 维修（漏水）`,
    );
    expect(await setOutOfOrder(spare.id, { from: '2026-03-17' })).toMatchObject({
      code: Code.invalid,
      msg: '开始日期不能早于今天',
    });
    expect((await setOutOfOrder(spare.id, { to: '2027-03-19' })).msg).toBe('结束日期最多 366 晚');
    expect((await setOutOfOrder(spare.id, { reason: 'x'.repeat(201) })).msg).toBe(
      '维修原因最多 200 个字',
    );
    expect(await setOutOfOrder(elsewhere.id)).toMatchObject({
      code: Code.notFound,
      msg: '房间不存在',
    });
    expect(await testApp.snapshot()).toEqual(before);

    // The nights beside them are free.
    expect((await setOutOfOrder(occupied.id, { from: '2026-03-19' })).code).toBe(200);
    expect((await setOutOfOrder(spare.id, { from: '2026-03-21', to: '2026-03-21' })).code).toBe(
      200,
    );
    expect((await setOutOfOrder(assigned.id, { to: '2026-03-27' })).code).toBe(200);
    await expectSound(testApp);
  });

  it('gives a room under repair to nobody', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    const { room, spare, isolation, other } = await testApp.put(async (tx) => {
      await tx
        .updateTable('hotel')
        .set({ allow_isolation: 1 })
        .where('id', '=', near.hotelId)
        .execute();
      return {
        room: await addRoom(tx, near, { room: { name: '101' } }),
        spare: await addRoom(tx, near, { room: { name: '102' } }),
        isolation: await addRoom(tx, near, { isIsolation: true, room: { name: '201' } }),
        other: await addRoom(tx, near, { isIsolation: true, room: { name: '202' } }),
      };
    });
    await testApp.as('staff', 'setOutOfOrder', { roomId: room.id, ...leak });
    const { data: disinfection } = await testApp.as('guard', 'setOutOfOrder', {
      roomId: isolation.id,
      ...leak,
    });

    const checkIn = { id: room.id, ...period, checkInfoList: [newGuest()] };
    expect((await testApp.as('staff', 'checkIn', checkIn)).msg).toBe(
      '房间 101 03-18 至 03-21 维修（漏水）',
    );
    const orderId = await testApp.put((tx) => addOrder(tx, near));
    await assignHolds.run(testApp.server, new AbortController().signal);
    expect(await heldFor(testApp, orderId)).toBe(spare.id);

    const { name, idcard, number } = newGuest();
    const person = {
      name,
      idCard: idcard,
      phone: number,
      type: 0,
      checkInTime: '2026-03-18 10:00:00',
    };
    const where = { hotelId: near.hotelId, roomType: near.typeId };
    expect(
      (await testApp.as('guard', 'addIsolation', { ...person, roomId: isolation.id })).msg,
    ).toBe('房间 201 03-18 至 03-21 维修（漏水）');
    expect(
      (await testApp.as('guard', 'assignIsolation', { ...person, ...where, status: 0 })).data,
    ).toMatchObject({ roomName: '202' });
    const second = newGuest();
    const another = { ...person, name: second.name, idCard: second.idcard, phone: second.number };
    expect(
      (await testApp.as('guard', 'assignIsolation', { ...another, ...where, status: 0 })).msg,
    ).toBe('该房型暂无空闲隔离房');
    expect(
      (
        await testApp.as('guard', 'changeRoom', {
          currentRoomId: other.id,
          newRoomId: isolation.id,
        })
      ).msg,
    ).toBe('房间 201 03-18 至 03-21 维修（漏水）');
    expect((await testApp.as('guard', 'endOutOfOrder', { id: disinfection?.id })).code).toBe(200);
    expect(
      (
        await testApp.as('guard', 'changeRoom', {
          currentRoomId: other.id,
          newRoomId: isolation.id,
        })
      ).code,
    ).toBe(200);
    await expectSound(testApp);
  });

  it('keeps a release before the repair of the room', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    const room = await testApp.put((tx) =>
      addRoom(tx, near, {
        status: RoomStatus.occupied,
        isIsolation: true,
        room: { name: '201' },
        stay: { leave_time: '2026-03-31 12:00:00' },
      }),
    );
    const week = { from: '2026-04-01', to: '2026-04-07', reason: '消杀' };
    expect((await testApp.as('guard', 'setOutOfOrder', { roomId: room.id, ...week })).code).toBe(
      200,
    );
    const [person] = (await testApp.as('guard', 'isolationPage', { page: {} })).data?.records ?? [];
    const later = '2026-04-02 12:00:00';
    const refused = '房间 201 04-01 至 04-08 维修（消杀）';
    const { id } = person ?? { id: '' };
    expect((await testApp.as('guard', 'modifyIsolation', { id, checkOutTime: later })).msg).toBe(
      refused,
    );
    const change = { roomId: room.id, sn: room.sn, leaveTime: later };
    expect((await testApp.as('guard', 'changeStay', change)).msg).toBe(refused);
    await expectSound(testApp);
  });

  it('is for isolation rooms only where the role is', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    const room = await testApp.put((tx) => addRoom(tx, near));
    expect((await testApp.as('guard', 'setOutOfOrder', { roomId: room.id, ...leak })).msg).toBe(
      '房间不存在',
    );
    const { data } = await testApp.as('staff', 'setOutOfOrder', { roomId: room.id, ...leak });
    for (const user of ['guard', 'farManager'] as const) {
      expect((await testApp.as(user, 'endOutOfOrder', { id: data?.id })).msg).toBe('维修不存在');
    }
    expect((await testApp.as('admin', 'endOutOfOrder', { id: data?.id })).code).toBe(200);
    await expectSound(testApp);
  });

  it('keeps the type of a room that is assigned', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    const room = await testApp.put((tx) => addRoom(tx, near));
    const orderId = await testApp.put((tx) => addOrder(tx, near, { assigned_room_id: room.id }));
    const edited = { id: room.id, name: room.name, floor: 3, direction: '南', isIsolation: 0 };
    const change = { ...edited, type: near.otherTypeId };
    expect((await testApp.as('manager', 'modifyRoom', change)).msg).toBe(
      `房间已排给订单 ${orderId}，不能修改性质和房型`,
    );
    await expectSound(testApp);
  });

  it('asks before a repair or another type leaves fewer rooms than are sold, with the nights', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    const [room, other] = await testApp.put(async (tx) => {
      const rooms = [await addRoom(tx, near), await addRoom(tx, near)];
      const times = { arrive_time: '2026-03-19 14:00:00', leave_time: '2026-03-21 12:00:00' };
      await addOrder(tx, near, times);
      await addOrder(tx, near, { ...times, leave_time: '2026-03-20 12:00:00' });
      return rooms;
    });
    const available = async () =>
      (await testApp.as('staff', 'availability')).data?.roomTypes[0]?.available.slice(0, 4);
    const before = await testApp.snapshot();
    const wanted = { roomId: room?.id, ...leak };
    const message = '该房型 03-19 已售完，将超售';
    expect(await testApp.as('staff', 'setOutOfOrder', wanted)).toMatchObject({
      code: Code.conflict,
      msg: message,
      data: { fields: { confirmOversold: message }, nights: ['2026-03-19'] },
    });
    const edited = { id: other?.id, name: other?.name, floor: 3, direction: '南' };
    const change = { ...edited, isIsolation: 0, type: near.otherTypeId };
    expect(await testApp.as('manager', 'modifyRoom', change)).toMatchObject({
      code: Code.conflict,
      data: { fields: { confirmOversold: message }, nights: ['2026-03-19'] },
    });
    expect(await testApp.snapshot()).toEqual(before);

    const agreed = await testApp.as('staff', 'setOutOfOrder', { ...wanted, confirmOversold: 1 });
    expect(agreed.code).toBe(200);
    expect(await available()).toEqual([1, -1, 0, 2]);
    // Below zero already, and further by this: the nights are named again.
    expect((await testApp.as('manager', 'modifyRoom', change)).data).toMatchObject({
      nights: ['2026-03-19', '2026-03-20'],
    });
    const same = { ...change, type: near.typeId };
    expect((await testApp.as('manager', 'modifyRoom', same)).code).toBe(200);
    const sold = { ...change, confirmOversold: 1 };
    expect((await testApp.as('manager', 'modifyRoom', sold)).code).toBe(200);
    expect(await available()).toEqual([0, -2, -1, 1]);
    await expectSound(testApp);
  });

  it('of fifty bookings and repairs of the last room of a type at once, one succeeds', async () => {
    const place = await newPlace();
    const testApp = await openTestApp(place);
    const { near } = testApp.property;
    const room = await testApp.put((tx) => addRoom(tx, near));
    // SQLite is for one instance alone.
    const other = place.databaseUrl === null ? testApp : await startTestServer(place);
    const booking = {
      roomType: near.typeId,
      estimatedCheckIn: '2026-03-19 14:00:00',
      estimatedCheckOut: '2026-03-20 12:00:00',
      province: '浙江',
      status: OrderStatus.paid,
      method: 0,
    };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const server = index % 4 < 2 ? testApp : other;
        const { name, number } = newGuest();
        return index % 2 === 0
          ? call(server, 'setOutOfOrder', { roomId: room.id, ...leak }, testApp.tokenOf('staff'))
          : call(server, 'addOrder', { ...booking, name, number }, testApp.tokenOf('staff'));
      }),
    );
    expect(countWinners(answers)).toBe(1);
    await expectSound(testApp);
  });

  it('of fifty repairs and check-ins of one room at once, one succeeds', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    const room = await testApp.put((tx) => addRoom(tx, near));
    await testApp.put((tx) => addRoom(tx, near));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 2 === 0
          ? testApp.as('staff', 'setOutOfOrder', { roomId: room.id, ...leak })
          : testApp.as('staff', 'checkIn', {
              id: room.id,
              ...period,
              checkInfoList: [newGuest()],
            }),
      ),
    );
    expect(countWinners(answers)).toBe(1);
    await expectSound(testApp);
  });

  it('of fifty repairs and assignments of one isolation room at once, one succeeds', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    const room = await testApp.put(async (tx) => {
      await tx
        .updateTable('hotel')
        .set({ allow_isolation: 1 })
        .where('id', '=', near.hotelId)
        .execute();
      return addRoom(tx, near, { isIsolation: true });
    });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        if (index % 2 === 0) {
          return testApp.as('guard', 'setOutOfOrder', { roomId: room.id, ...leak });
        }
        const { name, idcard, number } = newGuest();
        return testApp.as('guard', 'assignIsolation', {
          name,
          idCard: idcard,
          phone: number,
          type: 0,
          status: 0,
          checkInTime: '2026-03-18 10:00:00',
          hotelId: near.hotelId,
          roomType: near.typeId,
        });
      }),
    );
    expect(countWinners(answers)).toBe(1);
    await expectSound(testApp);
  });

  it('of fifty who end a repair at once, one succeeds', async () => {
    const testApp = await openTestApp(await newPlace());
    const room = await testApp.put((tx) => addRoom(tx, testApp.property.near));
    const { data } = await testApp.as('staff', 'setOutOfOrder', { roomId: room.id, ...leak });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => testApp.as('staff', 'endOutOfOrder', { id: data?.id })),
    );
    expect(answers.filter(({ code }) => Number(code) === 200)).toHaveLength(1);
    await expectSound(testApp);
  });
});
