import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { onBothEngines } from './engines.ts';
import { testClock } from './harness.ts';
import { addOrder, addRoom, addStay, newGuest } from './property.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

const week = { from: '2026-03-18', to: '2026-03-24' };

/** Rooms with a stay, a former one, an assigned and a held order, someone in isolation and a repair. */
async function openHouse(place: Parameters<typeof openTestApp>[0]) {
  const testApp = await openTestApp(place);
  const { near, far } = testApp.property;
  const ids = await testApp.put(async (tx) => {
    const stayed = await addRoom(tx, near, {
      status: RoomStatus.occupied,
      room: { name: '101' },
      guest: newGuest({ name: '张三' }),
    });
    const former = await addOrder(tx, near, { status: OrderStatus.completed });
    const assigned = await addRoom(tx, near, { room: { name: '102' } });
    await addStay(tx, {
      hotelId: near.hotelId,
      roomId: assigned.id,
      sn: 'former',
      orderId: former,
      isIsolation: false,
      guest: newGuest({ name: '王五' }),
      stay: {
        check_in_time: '2026-03-15 14:00:00',
        leave_time: '2026-03-19 12:00:00',
        ended_time: '2026-03-18 08:00:00',
        end_kind: 0,
      },
    });
    const order = await addOrder(tx, near, {
      booker_name: '李四',
      assigned_room_id: assigned.id,
      arrive_time: '2026-03-20 14:00:00',
      leave_time: '2026-03-22 12:00:00',
    });
    const held = await addRoom(tx, near, {
      status: RoomStatus.reserved,
      room: { name: '103' },
      order: { booker_name: '赵六' },
    });
    const isolated = await addRoom(tx, near, {
      status: RoomStatus.occupied,
      isIsolation: true,
      room: { name: '201', floor: 2 },
      guest: newGuest({ name: '钱七' }),
      stay: { leave_time: '2026-03-31 12:00:00' },
    });
    const open = await addOrder(tx, near, {
      booker_name: '孙八',
      status: OrderStatus.unpaid,
      group_no: 'T1',
      arrive_time: '2026-03-24 23:30:00',
      leave_time: '2026-03-26 12:00:00',
    });
    await addOrder(tx, near, {
      arrive_time: '2026-03-25 14:00:00',
      leave_time: '2026-03-26 12:00:00',
    });
    await addRoom(tx, far);
    await addOrder(tx, far);
    return { stayed, assigned, held, isolated, former, order, open };
  });
  const { data } = await testApp.as('staff', 'setOutOfOrder', {
    roomId: ids.assigned.id,
    from: '2026-03-22',
    to: '2026-03-23',
    reason: '漏水',
  });
  return { testApp, ...ids, outOfOrderId: data?.id };
}

const read = (testApp: TestApp, user: Parameters<TestApp['as']>[0], given: object = {}) =>
  testApp.as(user, 'roomTimeline', { ...week, ...given });

onBothEngines((newPlace) => {
  it('shows the rooms with all that takes them, in their order', async () => {
    const { testApp, stayed, held, former, order, open, outOfOrderId } = await openHouse(
      await newPlace(),
    );
    const { data } = await read(testApp, 'staff');
    const bars = data?.rooms.map(({ name, spans }) => [
      name,
      ...spans.map(({ kind, from, to, label, status }) =>
        [kind, from.slice(5, 16), to.slice(5, 16), label, status].join(' '),
      ),
    ]);
    expect(bars).toEqual([
      ['201', 'isolation 03-17 14:00 03-31 12:00 钱七 0'],
      ['101', 'stay 03-17 14:00 03-19 12:00 张三 3'],
      [
        '102',
        'stay 03-15 14:00 03-18 08:00 王五 4',
        'held 03-20 14:00 03-22 12:00 李四 1',
        'blocked 03-22 06:00 03-24 05:59 漏水 ',
      ],
      ['103', 'held 03-18 14:00 03-20 12:00 赵六 1'],
    ]);
    const [, ofStay, ofAssigned, ofHeld] = data?.rooms.map((room) => room.spans) ?? [];
    expect(ofStay?.[0]).toMatchObject({ sn: stayed.sn, orderId: stayed.orderId, id: null });
    expect(ofAssigned?.map(({ sn, orderId, id }) => ({ sn, orderId, id }))).toEqual([
      { sn: null, orderId: former, id: null },
      { sn: null, orderId: order, id: null },
      { sn: null, orderId: null, id: outOfOrderId },
    ]);
    expect(ofHeld?.[0]?.orderId).toBe(held.orderId);
    expect(data?.unassigned).toMatchObject([
      { id: open, label: '孙八', status: OrderStatus.unpaid, groupNo: 'T1' },
    ]);
    await expectSound(testApp);
  });

  it('has what is available of each type and night, as availability has it', async () => {
    const { testApp } = await openHouse(await newPlace());
    const { near } = testApp.property;
    const { data } = await read(testApp, 'staff');
    const { data: availability } = await testApp.as('staff', 'availability');
    expect(data?.vacancy.map(({ type, available }) => [type, available])).toEqual(
      [1, 2, 2, 2, 2, 2, 2].map((_, index) => [
        near.typeId,
        availability?.roomTypes[0]?.available[index],
      ]),
    );
    expect(data?.vacancy.map(({ available }) => available)).toEqual([1, 2, 2, 2, 2, 2, 2]);
    const isolation = await read(testApp, 'staff', { isIsolation: 1 });
    expect(isolation.data?.rooms.map(({ name }) => name)).toEqual(['201']);
    expect(isolation.data?.unassigned).toEqual([]);
    expect(isolation.data?.vacancy[0]?.available).toBe(0);
  });

  it('filters, refuses spans that are too long, and shows each role its own', async () => {
    const { testApp } = await openHouse(await newPlace());
    const { near, far } = testApp.property;
    const names = async (...call: [Parameters<TestApp['as']>[0], object?]) =>
      (await read(testApp, ...call)).data?.rooms.map(({ name }) => name);
    expect(await names('staff', { floor: 2 })).toEqual(['201']);
    expect(await names('staff', { type: near.otherTypeId })).toEqual([]);
    expect(await names('guard')).toEqual(['201']);
    expect(await names('guard', { isIsolation: 0 })).toEqual([]);
    expect(await names('admin', { hotelId: far.hotelId })).toHaveLength(1);
    const ofAll = (to: string) => read(testApp, 'admin', { from: '2026-03-01', to });
    expect((await ofAll('2026-03-31')).code).toBe(200);
    expect(await ofAll('2026-04-01')).toMatchObject({
      code: Code.invalid,
      data: { fields: { to: '不限酒店时最多 31 天' } },
    });
    const year = { from: '2026-03-01', to: '2027-03-01' };
    expect(await names('admin', { ...year, hotelId: far.hotelId })).toHaveLength(1);
    expect(await names('staff', year)).not.toEqual([]);
    expect(await read(testApp, 'staff', { hotelId: far.hotelId })).toMatchObject({
      code: Code.notFound,
      msg: '酒店不存在',
    });
    expect((await read(testApp, 'staff', { to: '2027-03-19' })).msg).toBe('结束日期最多 366 天');
    expect((await read(testApp, 'staff', { to: '2027-03-18' })).code).toBe(200);
  });

  it('shows guests who are overdue until they leave', async () => {
    const clock = testClock();
    const testApp = await openTestApp(await newPlace(), { clock });
    await testApp.put((tx) =>
      addRoom(tx, testApp.property.near, {
        status: RoomStatus.occupied,
        stay: { leave_time: '2026-03-17 12:00:00', check_in_time: '2026-03-16 14:00:00' },
        order: { leave_time: '2026-03-17 12:00:00', arrive_time: '2026-03-16 14:00:00' },
      }),
    );
    const overdue = await read(testApp, 'staff');
    expect(overdue.data?.rooms[0]?.spans).toMatchObject([{ to: '2026-03-17 12:00:00' }]);
    const tomorrow = await read(testApp, 'staff', { from: '2026-03-19' });
    expect(tomorrow.data?.rooms[0]?.spans).toEqual([]);
  });

  it('names on the board who is in a room, or for whom it is held', async () => {
    const { testApp } = await openHouse(await newPlace());
    const { data } = await testApp.as('staff', 'listRooms');
    expect(data?.map(({ name, guest, leaveTime }) => [name, guest, leaveTime])).toEqual([
      ['201', '钱七', '2026-03-31 12:00:00'],
      ['101', '张三', '2026-03-19 12:00:00'],
      ['102', null, null],
      ['103', '赵六', '2026-03-20 12:00:00'],
    ]);
    expect(data?.[2]?.blocked).toMatchObject({ from: '2026-03-22', to: '2026-03-23' });
  });

  it('is read for one call of a user at a time; further ones wait, and too many are refused', async () => {
    const { testApp } = await openHouse(await newPlace());
    const { timelineQueue } = testApp.server;
    const user = testApp.people.users.staff;
    const first = timelineQueue.enter(user);
    const waiting = read(testApp, 'staff');
    await expect.poll(() => timelineQueue.count()).toEqual({ running: 1, waiting: 1 });
    // Others go on.
    expect((await read(testApp, 'manager')).code).toBe(200);
    const others = Array.from({ length: 18 }, () => timelineQueue.enter(user));
    expect(await read(testApp, 'staff')).toMatchObject({
      code: Code.tooMany,
      msg: '时间轴正在读取，请稍后再试',
    });
    for (const place of [...others, first]) place.leave();
    expect((await waiting).data?.rooms).toHaveLength(4);
    expect(timelineQueue.count()).toEqual({ running: 0, waiting: 0 });
  });
});
