import { PayMethod } from '@anzhu/api/contract/bill';
import { Code } from '@anzhu/api/contract/envelope';
import { LogType } from '@anzhu/api/contract/log';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { PriceKind } from '@anzhu/api/contract/roomPrice';
import { expect, it } from 'vitest';
import { localTime, momentOf } from '../src/platform/clock.ts';
import { assignHolds } from '../src/resources/room/assignHolds.ts';
import { onBothEngines, type Place } from './engines.ts';
import { testClock } from './harness.ts';
import { addOrder, addRoom, newGuest, period } from './property.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

/** In a week, for two nights: no room is held yet. */
const later = {
  estimatedCheckIn: '2026-03-25 14:00:00',
  estimatedCheckOut: '2026-03-27 12:00:00',
};
const laterTimes = { arrive_time: later.estimatedCheckIn, leave_time: later.estimatedCheckOut };
const caller = { name: '王电话', number: '13812345678', province: '浙江' };

/** A hotel with some vacant rooms of one type, 300 a night. */
async function openBooked(place: Place, rooms: number) {
  const clock = testClock();
  const testApp = await openTestApp(place, { clock });
  const { near } = testApp.property;
  const roomIds = await testApp.put(async (tx) => {
    const ids: number[] = [];
    while (ids.length < rooms) ids.push((await addRoom(tx, near)).id);
    return ids;
  });
  const book = (given: object = {}) =>
    testApp.as('staff', 'addOrder', {
      roomType: near.typeId,
      ...later,
      ...caller,
      status: OrderStatus.paid,
      method: PayMethod.cash,
      ...given,
    });
  return { testApp, clock, near, roomIds, book, firstRoom: roomIds[0] ?? 0 };
}

const orderRows = ({ store }: TestApp) =>
  store.db
    .selectFrom('orders')
    .select(['id', 'status', 'group_no', 'pay', 'last_pay', 'source', 'assigned_room_id', 'kept'])
    .select(['is_no_show', 'refund_due', 'refund_reason', 'paid_time'])
    .orderBy('id')
    .execute();

const orderRow = async (testApp: TestApp, id: unknown) =>
  (await orderRows(testApp)).find((row) => row.id === Number(id));

const roomRow = ({ store }: TestApp, id: number) =>
  store.db
    .selectFrom('room')
    .select(['status', 'held_order_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Lets time pass with a call now and then, so that the clerk stays signed in. */
async function workUntil(testApp: TestApp, moment: string): Promise<void> {
  const { clock } = testApp;
  const end = momentOf(moment);
  while (clock.now() < end) {
    clock.set(localTime(Math.min(end, clock.now() + 10 * 3_600_000)));
    await testApp.as('staff', 'orderPage', { page: { page: 1, size: 1 } });
  }
}

const find = async (testApp: TestApp, filter: object) =>
  (
    await testApp.as('staff', 'orderPage', { page: { page: 1, size: 20 }, ...filter })
  ).data.page.records.map(({ id }) => Number(id));

onBothEngines((newPlace) => {
  it('books rooms for a caller as it was quoted, one order each under one number', async () => {
    const { testApp, near, book } = await openBooked(await newPlace(), 5);
    await testApp.as('manager', 'saveRoomPrice', {
      roomType: near.typeId,
      from: '2026-03-26',
      to: '2026-03-26',
      fee: 400,
    });
    const before = await testApp.snapshot();
    const { data: quote } = await testApp.as('staff', 'quoteBooking', {
      roomType: near.typeId,
      ...later,
      rooms: 3,
    });
    expect(quote).toEqual({
      nights: 2,
      pay: 2100,
      lastPay: 2100,
      full: [],
      types: [
        {
          roomType: near.typeId,
          name: '双床房',
          rooms: 3,
          lastPay: 2100,
          lines: [
            { night: '2026-03-25', fee: 300, kind: PriceKind.usual },
            { night: '2026-03-26', fee: 400, kind: PriceKind.day },
          ],
          available: 5,
          full: [],
        },
      ],
    });
    expect(await testApp.snapshot()).toEqual(before);

    const { data } = await book({ rooms: 3, method: 1, note: '要高楼层', lastPay: 2100 });
    expect(data).toMatchObject({ pay: 2100, lastPay: 2100 });
    expect(data?.ids).toHaveLength(3);
    expect(data?.id).toBe(data?.ids[0]);
    const rows = await orderRows(testApp);
    const groupNo = `T260318-${data?.id}`;
    expect(rows).toMatchObject(
      [1, 2, 3].map(() => ({
        status: OrderStatus.paid,
        group_no: groupNo,
        pay: 70_000,
        last_pay: 70_000,
        source: 2,
      })),
    );
    expect(await find(testApp, { groupNo })).toHaveLength(3);
    expect((await testApp.as('staff', 'getOrder', { id: data?.id })).data).toMatchObject({
      groupNo,
      note: '要高楼层',
    });
    const lines = await testApp.store.db
      .selectFrom('bill_line')
      .select(['kind', 'amount', 'method'])
      .execute();
    expect(lines).toEqual([1, 2, 3].map(() => ({ kind: 3, amount: 70_000, method: 1 })));
    const logged = await testApp.store.db
      .selectFrom('log')
      .select('sketch')
      .where('type', '=', LogType.dataChange)
      .where('sketch', 'like', '新增预订%')
      .execute();
    expect(logged).toHaveLength(3);
    await expectSound(testApp);
  });

  it('books several room types at once: one number, one price with its parts, all or none', async () => {
    const { testApp, near, book } = await openBooked(await newPlace(), 3);
    const other = { ...near, typeId: near.otherTypeId };
    await testApp.put((tx) => addRoom(tx, other));
    await testApp.as('manager', 'saveRoomPrice', {
      roomType: near.otherTypeId,
      from: '2026-03-25',
      to: '2026-03-26',
      fee: 500,
    });
    const otherTypes = [{ roomType: near.otherTypeId, rooms: 1 }];
    const lines = { roomType: near.typeId, rooms: 2, otherTypes };
    const { data: quote } = await testApp.as('staff', 'quoteBooking', { ...later, ...lines });
    expect(quote).toMatchObject({
      nights: 2,
      pay: 2200,
      lastPay: 2200,
      full: [],
      types: [
        { roomType: near.typeId, name: '双床房', rooms: 2, lastPay: 1200, available: 3 },
        { roomType: near.otherTypeId, name: '大床房', rooms: 1, lastPay: 1000, available: 1 },
      ],
    });
    const deposit = { status: OrderStatus.unpaid, received: 1100, method: 1, lastPay: 2200 };
    const { data } = await book({ ...lines, ...deposit });
    expect(data).toMatchObject({ pay: 2200, lastPay: 2200 });
    const groupNo = `T260318-${data?.id}`;
    expect(await orderRows(testApp)).toMatchObject([
      { group_no: groupNo, last_pay: 60_000 },
      { group_no: groupNo, last_pay: 60_000 },
      { group_no: groupNo, last_pay: 100_000 },
    ]);
    const received = await testApp.store.db.selectFrom('bill_line').select('amount').execute();
    expect(received.map(({ amount }) => amount)).toEqual([30_000, 30_000, 50_000]);

    const before = await testApp.snapshot();
    expect(await book({ ...lines, rooms: 1 })).toMatchObject({
      code: Code.conflict,
      msg: '房型「大床房」 03-25 已满',
    });
    expect(
      (await testApp.as('staff', 'quoteBooking', { ...later, ...lines, rooms: 1 })).data,
    ).toMatchObject({
      full: ['2026-03-25', '2026-03-26'],
      types: [{ full: [] }, { available: 0 }],
    });
    const refusals = [
      [[{ roomType: near.typeId, rooms: 1 }], 'otherTypes.0.roomType', '房型重复，请合并间数'],
      [[{ roomType: near.otherTypeId, rooms: 19 }], 'otherTypes.0.rooms', '全部房型最多 20 间'],
    ] as const;
    for (const [types, field, message] of refusals) {
      expect(await book({ ...lines, otherTypes: types })).toMatchObject({
        code: Code.invalid,
        data: { fields: { [field]: message } },
      });
    }
    const far = [{ roomType: testApp.property.far.typeId, rooms: 1 }];
    expect((await book({ ...lines, otherTypes: far })).code).toBe(Code.notFound);
    expect(
      await testApp.as('admin', 'addOrder', { ...later, ...caller, ...lines, otherTypes: far }),
    ).toMatchObject({
      data: { fields: { 'otherTypes.0.roomType': '房型不存在，或不属于该酒店' } },
    });
    expect(await testApp.snapshot()).toEqual(before);
    await expectSound(testApp);
  });

  it('groups of two types, named in either order, take the last rooms once', async () => {
    const { testApp, near, book } = await openBooked(await newPlace(), 4);
    await testApp.put(async (tx) => {
      for (let count = 0; count < 3; count += 1)
        await addRoom(tx, { ...near, typeId: near.otherTypeId });
    });
    const types = [near.typeId, near.otherTypeId];
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => {
        const [roomType, other] = index % 2 === 0 ? types : types.toReversed();
        return book({ roomType, rooms: 1, otherTypes: [{ roomType: other, rooms: 1 }] });
      }),
    );
    expect(answers.filter(({ code }) => Number(code) === Code.success)).toHaveLength(3);
    expect(answers.filter(({ code }) => Number(code) === Code.conflict)).toHaveLength(21);
    expect(await orderRows(testApp)).toHaveLength(6);
    await expectSound(testApp);
  });

  it('refuses too few rooms, another price, a number that is none and dates that cannot be', async () => {
    const { testApp, book, near } = await openBooked(await newPlace(), 2);
    const before = await testApp.snapshot();
    expect(await book({ rooms: 3 })).toMatchObject({
      code: Code.conflict,
      msg: '该房型 03-25 仅剩 2 间',
    });
    expect(await book({ lastPay: 599 })).toMatchObject({
      code: Code.conflict,
      msg: '房费合计现为 ¥600.00，请核对后重试',
    });
    expect(await book({ rooms: 21 })).toMatchObject({ code: Code.invalid });
    expect(await book({ number: '123' })).toMatchObject({ msg: '请输入正确的手机号' });
    expect(await book({ estimatedCheckOut: '2026-03-25 12:00:00' })).toMatchObject({
      msg: '离店时间应晚于入住时间',
    });
    const far = testApp.property.far.typeId;
    expect((await book({ roomType: far })).code).toBe(Code.notFound);
    expect((await book({ hotelId: testApp.property.far.hotelId })).code).toBe(Code.notFound);
    const elsewhere = { roomType: far, hotelId: near.hotelId };
    expect(
      await testApp.as('admin', 'addOrder', { ...later, ...caller, status: 1, ...elsewhere }),
    ).toMatchObject({ msg: '房型不存在，或不属于该酒店' });
    expect(await testApp.snapshot()).toEqual(before);
  });

  it('never sells a night too many: of fifty callers, and of groups, only as many as fit', async () => {
    const { testApp, book } = await openBooked(await newPlace(), 7);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => book({ rooms: index % 2 === 0 ? 1 : 2 })),
    );
    expect(new Set(answers.map(({ code }) => Number(code)))).toEqual(
      new Set([Code.success, Code.conflict]),
    );
    expect(await orderRows(testApp)).toHaveLength(7);
    await expectSound(testApp);
  });

  it('gives a room beforehand, holds it on the day, and takes it back', async () => {
    const { testApp, book, firstRoom, roomIds } = await openBooked(await newPlace(), 3);
    const dayAfter = {
      estimatedCheckIn: '2026-03-20 14:00:00',
      estimatedCheckOut: '2026-03-21 12:00:00',
    };
    const { data } = await book(dayAfter);
    const orderId = data?.id;
    const last = roomIds.at(-1) ?? 0;
    const assign = (roomId: number | null) =>
      testApp.as('staff', 'assignOrder', { orderId, roomId });
    expect((await assign(last)).code).toBe(200);
    expect(await roomRow(testApp, last)).toEqual({
      status: RoomStatus.vacant,
      held_order_id: null,
    });
    const nameOf = async (roomId: number): Promise<string> =>
      (
        await testApp.store.db
          .selectFrom('room')
          .select('name')
          .where('id', '=', roomId)
          .executeTakeFirstOrThrow()
      ).name;
    const [firstName, lastName] = [await nameOf(firstRoom), await nameOf(last)];
    expect((await testApp.as('staff', 'getOrder', { id: orderId })).data).toMatchObject({
      assignedRoomId: last,
      roomName: lastName,
    });
    await workUntil(testApp, '2026-03-20 08:00:00');
    await assignHolds.run(testApp.server, new AbortController().signal);
    expect(await roomRow(testApp, last)).toEqual({
      status: RoomStatus.reserved,
      held_order_id: Number(orderId),
    });
    expect((await assign(firstRoom)).code).toBe(200);
    expect((await roomRow(testApp, last)).status).toBe(RoomStatus.vacant);
    expect((await roomRow(testApp, firstRoom)).status).toBe(RoomStatus.reserved);
    expect((await testApp.as('staff', 'getOrder', { id: orderId })).data).toMatchObject({
      roomName: firstName,
    });
    expect((await assign(null)).code).toBe(200);
    expect((await roomRow(testApp, firstRoom)).status).toBe(RoomStatus.vacant);
    expect(await orderRow(testApp, orderId)).toMatchObject({ assigned_room_id: null });
    await expectSound(testApp);
  });

  it('the job waits for the assigned room, and leaves assigned and out-of-order ones to others', async () => {
    const { testApp, near, roomIds } = await openBooked(await newPlace(), 2);
    const [assigned = 0, outOfOrder = 0] = roomIds;
    const [waiting, other] = await testApp.put(async (tx) => {
      await tx
        .updateTable('room')
        .set({ status: RoomStatus.awaitingCleaning })
        .where('id', '=', assigned)
        .execute();
      await tx
        .insertInto('room_block')
        .values({
          room_id: outOfOrder,
          from_day: '2026-03-19',
          to_day: '2026-03-19',
          reason: '漏水',
          created_by: null,
          created_time: '2026-03-18 09:00:00',
        })
        .execute();
      return [
        await addOrder(tx, near, { assigned_room_id: assigned }),
        await addOrder(tx, near),
      ] as const;
    });
    const keepHolds = () => assignHolds.run(testApp.server, new AbortController().signal);
    await keepHolds();
    expect((await roomRow(testApp, outOfOrder)).held_order_id).toBeNull();
    await testApp.as('staff', 'cleanRoom', { id: assigned });
    await keepHolds();
    expect(await roomRow(testApp, assigned)).toMatchObject({ held_order_id: waiting });
    await testApp.put((tx) => tx.deleteFrom('room_block').execute());
    await keepHolds();
    expect(await roomRow(testApp, outOfOrder)).toMatchObject({ held_order_id: other });
    await expectSound(testApp);
  });

  it('does not give a room that is taken then, is of another kind, or to an order that has ended', async () => {
    const { testApp, near, book, firstRoom } = await openBooked(await newPlace(), 2);
    const { data } = await book();
    const others = await testApp.put(async (tx) => ({
      isolation: (await addRoom(tx, near, { isIsolation: true })).id,
      type: (await addRoom(tx, { ...near, typeId: near.otherTypeId })).id,
      far: (await addRoom(tx, testApp.property.far)).id,
      occupied: (
        await addRoom(tx, near, {
          status: RoomStatus.occupied,
          stay: { leave_time: '2026-03-26 12:00:00' },
          order: { leave_time: '2026-03-26 12:00:00' },
        })
      ).id,
      closed: await addOrder(tx, near, { ...laterTimes, status: OrderStatus.closed }),
      past: await addOrder(tx, near, {
        arrive_time: '2026-03-16 14:00:00',
        leave_time: '2026-03-17 12:00:00',
      }),
      rival: await addOrder(tx, near, { ...laterTimes, booker_name: '张三' }),
    }));
    const assign = async (orderId: unknown, roomId: number) =>
      (await testApp.as('staff', 'assignOrder', { orderId, roomId })).msg;
    const before = await testApp.snapshot();
    expect(await assign(data?.id, others.isolation)).toBe('隔离房不能排给订单');
    expect(await assign(data?.id, others.type)).toBe('订单的房型为「双床房」，与房间不符');
    expect(await assign(data?.id, others.far)).toMatch(/房间不存在/);
    expect(await assign(data?.id, others.occupied)).toMatch(/的客人 03-26 离店$/);
    expect(await assign(others.closed, firstRoom)).toBe('订单状态为「已关闭」，不能排房');
    expect(await assign(others.past, firstRoom)).toMatch(/已过，不能排房$/);
    expect(await testApp.snapshot()).toEqual(before);
    await assign(others.rival, firstRoom);
    expect(await assign(data?.id, firstRoom)).toMatch(
      /^房间 \d+ 03-25 至 03-27 已排给订单 \d+（张三）$/,
    );
    const retyped = await testApp.as('manager', 'modifyRoom', {
      id: firstRoom,
      name: '改',
      floor: 3,
      direction: '南',
      type: near.otherTypeId,
      isIsolation: 0,
    });
    expect(retyped.msg).toMatch(/已排给订单 \d+，不能修改性质和房型$/);
  });

  it('of many orders for one room one gets it', async () => {
    const { testApp, book, firstRoom } = await openBooked(await newPlace(), 20);
    const { data } = await book({ rooms: 20 });
    const answers = await Promise.all(
      (data?.ids ?? []).map((orderId) =>
        testApp.as('staff', 'assignOrder', { orderId, roomId: firstRoom }),
      ),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === Code.conflict)).toHaveLength(19);
    await expectSound(testApp);
  });

  it('cancels: a refund is requested with its sum, or nothing is paid back; the room is free', async () => {
    const { testApp, book } = await openBooked(await newPlace(), 4);
    const today = {
      estimatedCheckIn: period.estimatedCheckIn,
      estimatedCheckOut: period.estimatedCheckOut,
    };
    const part = (await book(today)).data?.id;
    const none = (await book(today)).data?.id;
    const unpaid = (await book({ ...today, status: OrderStatus.unpaid })).data?.id;
    const heldRooms = () =>
      testApp.store.db
        .selectFrom('room')
        .select('id')
        .where('held_order_id', 'is not', null)
        .execute();
    expect(await heldRooms()).toHaveLength(3);
    const cancel = (id: unknown, refundAmount: number) =>
      testApp.as('staff', 'cancelOrder', { id, reason: '行程有变', refundAmount });
    expect((await cancel(part, 601)).msg).toBe('已收 ¥600.00，不能退 ¥601.00');
    expect((await cancel(unpaid, 1)).msg).toBe('已收 ¥0.00，不能退 ¥1.00');
    // It was paid while the question stood open, where nothing was to be paid back.
    const asSeen = { id: none, reason: '行程有变', refundAmount: 0, refundable: 0 };
    expect(await testApp.as('staff', 'cancelOrder', asSeen)).toMatchObject({
      code: 409,
      data: { fields: { refundAmount: '可退金额现为 ¥600.00，请核对后重试' } },
    });
    expect((await cancel(part, 400)).data).toMatchObject({ status: OrderStatus.refundRequested });
    expect((await cancel(none, 0)).data).toMatchObject({ status: OrderStatus.closed });
    expect((await cancel(unpaid, 0)).data).toMatchObject({ status: OrderStatus.closed });
    expect(await heldRooms()).toEqual([]);
    expect(await orderRow(testApp, none)).toMatchObject({ kept: 60_000 });
    expect(await orderRow(testApp, unpaid)).toMatchObject({ kept: 0 });
    expect((await testApp.as('manager', 'getOrder', { id: part })).data).toMatchObject({
      refundDue: 400,
      reason: '行程有变',
    });
    await expectSound(testApp);
    // What is kept of both counts as income still.
    await testApp.as('manager', 'refundOrder', {
      id: part,
      paymentMethod: 'WECHAT',
      paymentClient: 'MP',
    });
    expect(await orderRow(testApp, part)).toMatchObject({
      status: OrderStatus.refunded,
      kept: 20_000,
    });
    const income = (await testApp.as('manager', 'incomeOfWeek')).data;
    expect(income?.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(800);
    await expectSound(testApp);
  });

  it('cancels once: of clerks who cancel, assign and check in at once, what was first stands', async () => {
    const { testApp, book, firstRoom } = await openBooked(await newPlace(), 2);
    const { data } = await book({ ...period });
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, (_, index) =>
        testApp.as('staff', 'cancelOrder', {
          id: data?.id,
          reason: '行程有变',
          refundAmount: index % 2 === 0 ? 0 : 300,
        }),
      ),
      ...[1, 2].map(() =>
        testApp.as('staff', 'assignOrder', { orderId: data?.id, roomId: firstRoom }),
      ),
      testApp.as('staff', 'checkIn', {
        id: firstRoom,
        orderId: data?.id,
        ...period,
        checkInfoList: [newGuest()],
      }),
    ]);
    for (const { code } of answers) expect([200, Code.conflict]).toContain(Number(code));
    const ends = [...answers.slice(0, 6), ...answers.slice(8)];
    expect(ends.filter(({ code }) => Number(code) === 200)).toHaveLength(1);
    await expectSound(testApp);
  });

  it('ends an order whose guests have not come, and keeps its money', async () => {
    const { testApp, clock, book } = await openBooked(await newPlace(), 1);
    const { data } = await book({ ...period });
    const end = () => testApp.as('staff', 'endNoShow', { id: data?.id });
    expect((await end()).msg).toBe('第一晚尚未过去，不能标记未到店');
    await workUntil(testApp, '2026-03-18 21:00:00');
    clock.set('2026-03-19 05:59:59');
    expect((await end()).code).toBe(Code.conflict);
    clock.set('2026-03-19 06:00:00');
    expect(await find(testApp, { due: 'noShow' })).toEqual([Number(data?.id)]);
    expect((await testApp.as('staff', 'today')).data.noShow).toBe(1);
    const answers = await Promise.all([1, 2].map(end));
    expect(answers.map(({ code }) => Number(code)).toSorted()).toEqual([200, Code.conflict]);
    expect(await orderRow(testApp, data?.id)).toMatchObject({
      status: OrderStatus.completed,
      is_no_show: 1,
      last_pay: 60_000,
    });
    expect(await find(testApp, { due: 'noShow' })).toEqual([]);
    // The night that is left can be sold again.
    const next = { ...period, estimatedCheckIn: '2026-03-19 14:00:00' };
    expect((await book(next)).code).toBe(200);
    await expectSound(testApp);
  });

  it('finds orders by one keyword: number, name, pinyin, phone whole or its end', async () => {
    const { testApp, book } = await openBooked(await newPlace(), 5);
    const ids = [
      await book({ name: '林一', number: '13800001111' }),
      await book({ name: '林二', number: '13800002222', estimatedCheckIn: '2026-03-24 14:00:00' }),
      await book({ name: '周三', number: '13900001111' }),
    ].map(({ data }) => Number(data?.id));
    const [first = 0, second = 0, third = 0] = ids;
    expect(await find(testApp, { keyword: '林' })).toEqual([second, first]);
    expect(await find(testApp, { keyword: 'zhousan' })).toEqual([third]);
    expect(await find(testApp, { keyword: '1111' })).toEqual([third, first]);
    expect(await find(testApp, { keyword: String(second) })).toEqual([second]);
    expect(await find(testApp, { keyword: '林', orderBy: 'estimatedCheckIn' })).toEqual([
      second,
      first,
    ]);
    expect(await find(testApp, { orderBy: 'estimatedCheckIn' })).toEqual([second, first, third]);
    expect(await find(testApp, { keyword: '林', status: OrderStatus.closed })).toEqual([]);
    expect(await find(testApp, { keyword: '无人' })).toEqual([]);
    const group = await book({ name: '团长', groupNo: 'G-春游' });
    expect(await find(testApp, { keyword: 'G-春游' })).toEqual([Number(group.data?.id)]);
    const numberLogs = async () =>
      (
        await testApp.store.db
          .selectFrom('log')
          .select('sketch')
          .where('type', '=', LogType.personalData)
          .where('sketch', 'like', '以完整号码%')
          .orderBy('id')
          .execute()
      ).map(({ sketch }) => sketch);
    expect(await numberLogs()).toEqual([]);
    expect(await find(testApp, { keyword: '138 0000 1111' })).toEqual([first]);
    expect(await find(testApp, { keyword: '13877778888' })).toEqual([]);
    expect(await numberLogs()).toEqual([
      `以完整号码 138****1111 搜索到订单 ${first}`,
      '以完整号码搜索，未找到',
    ]);
    const other = await testApp.as('farManager', 'orderPage', {
      page: { page: 1, size: 10 },
      keyword: '13800001111',
    });
    expect(other.data.page.total).toBe(0);
  });
});
