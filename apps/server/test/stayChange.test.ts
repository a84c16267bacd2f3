import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { PayMethod } from '@anzhu/api/contract/bill';
import { expect, it } from 'vitest';
import { onBothEngines, type Place } from './engines.ts';
import { testClock } from './harness.ts';
import { addOrder, addRoom, newGuest, period } from './property.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

/** Two rooms of one type (300 a night), one of another (500); guests of a paid order are in the first. */
async function openStayed(place: Place, stay = period) {
  const clock = testClock();
  const testApp = await openTestApp(place, { clock });
  const { near } = testApp.property;
  const ids = await testApp.put(async (tx) => {
    await tx
      .updateTable('room_type')
      .set({ fee: 50_000 })
      .where('id', '=', near.otherTypeId)
      .execute();
    const other = { ...near, typeId: near.otherTypeId };
    return {
      room: (await addRoom(tx, near)).id,
      spare: (await addRoom(tx, near)).id,
      better: (await addRoom(tx, other)).id,
      orderId: await addOrder(tx, near, {
        arrive_time: stay.estimatedCheckIn,
        leave_time: stay.estimatedCheckOut,
        pay: 60_000,
        last_pay: 60_000,
      }),
    };
  });
  await testApp.as('staff', 'checkIn', {
    id: ids.room,
    orderId: ids.orderId,
    ...stay,
    checkInfoList: [newGuest()],
  });
  return { testApp, clock, ...ids, sn: await snOf(testApp, ids.room) };
}

const roomRow = ({ store }: TestApp, id: number) =>
  store.db
    .selectFrom('room')
    .leftJoin('stay', (join) =>
      join.onRef('stay.room_id', '=', 'room.id').on('stay.ended_time', 'is', null),
    )
    .select(['room.status', 'room.held_order_id', 'stay.sn', 'stay.leave_time'])
    .where('room.id', '=', id)
    .executeTakeFirstOrThrow();

const snOf = async (testApp: TestApp, id: number): Promise<string> =>
  (await roomRow(testApp, id)).sn ?? '';

const orderRow = ({ store }: TestApp, id: number) =>
  store.db
    .selectFrom('orders')
    .select(['status', 'leave_time', 'nights', 'pay', 'last_pay', 'room_type_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** How the payments of an order were made, oldest first. */
const methodsOf = async ({ store }: TestApp, orderId: number) =>
  (
    await store.db
      .selectFrom('bill_line')
      .select('method')
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute()
  ).map(({ method }) => method);

/** Stored lines of a bill: 3 收款, 4 退款. */
const paymentsOf = async ({ store }: TestApp, orderId: number) =>
  (
    await store.db
      .selectFrom('bill_line')
      .select(['kind', 'amount', 'note'])
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute()
  ).map(({ kind, amount, note }) => [kind, amount, note]);

const longer = '2026-03-22 12:00:00';
const shorter = '2026-03-19 12:00:00';

onBothEngines((newPlace) => {
  it('extends a stay as it was quoted: order, bill and availability follow', async () => {
    const { testApp, room, sn, orderId } = await openStayed(await newPlace());
    const available = async () =>
      (await testApp.as('staff', 'availability')).data?.roomTypes[0]?.available;
    const before = await testApp.snapshot();
    const stay = { roomId: room, sn, leaveTime: longer };
    const { data: quote } = await testApp.as('staff', 'quoteStay', stay);
    expect(quote).toMatchObject({ nights: 4, pay: 1200, lastPay: 1200, difference: 600, full: [] });
    expect(quote?.lines.map(({ night, fee }) => `${night} ${fee}`)).toEqual([
      '2026-03-18 300',
      '2026-03-19 300',
      '2026-03-20 300',
      '2026-03-21 300',
    ]);
    expect(await testApp.snapshot()).toEqual(before);
    expect((await available())?.slice(0, 5)).toEqual([1, 1, 2, 2, 2]);

    const { data } = await testApp.as('staff', 'changeStay', { ...stay, pay: 600, method: 0 });
    expect(data).toMatchObject({ days: 4, pay: 1200, lastPay: 1200 });
    expect((await roomRow(testApp, room)).leave_time).toBe(longer);
    expect(await orderRow(testApp, orderId)).toMatchObject({
      leave_time: longer,
      nights: 4,
      last_pay: 120_000,
    });
    expect(await paymentsOf(testApp, orderId)).toEqual([
      [3, 60_000, ''],
      [3, 60_000, '续住'],
    ]);
    expect(await testApp.as('staff', 'changeStay', { ...stay, pay: 600 })).toMatchObject({
      code: Code.conflict,
      msg: '离店时间已改为 2026-03-22 12:00，请核对',
    });
    expect((await available())?.slice(0, 5)).toEqual([1, 1, 1, 1, 2]);
    await expectSound(testApp);
  });

  it('shortens a stay and gives the difference back', async () => {
    const { testApp, room, sn, orderId } = await openStayed(await newPlace());
    const stay = { roomId: room, sn, leaveTime: shorter };
    expect((await testApp.as('staff', 'quoteStay', stay)).data?.difference).toBe(-300);
    await testApp.as('staff', 'changeStay', { ...stay, pay: -300 });
    expect(await orderRow(testApp, orderId)).toMatchObject({ nights: 1, last_pay: 30_000 });
    expect((await paymentsOf(testApp, orderId)).at(-1)).toEqual([4, 30_000, '提前离店']);
    await expectSound(testApp);
  });

  it('refuses another difference than the present one, and writes nothing', async () => {
    const { testApp, room, sn } = await openStayed(await newPlace());
    const stay = { roomId: room, sn, leaveTime: longer };
    const { near } = testApp.property;
    await testApp.as('manager', 'saveRoomPrice', {
      roomType: near.typeId,
      from: '2026-03-20',
      to: '2026-03-20',
      fee: 450,
    });
    const before = await testApp.snapshot();
    const stale = await testApp.as('staff', 'changeStay', { ...stay, pay: 600 });
    expect(stale).toMatchObject({
      code: Code.conflict,
      msg: '差价现为 ¥750.00，请核对后重试',
    });
    const unseen = await testApp.as('staff', 'changeStay', stay);
    expect(unseen).toMatchObject({ code: Code.invalid, msg: '请先查看差价' });
    expect(await testApp.snapshot()).toEqual(before);
  });

  it('refuses full nights, a room that is assigned or repaired then, and dates that cannot be', async () => {
    const { testApp, room, spare, sn, orderId } = await openStayed(await newPlace());
    const { near } = testApp.property;
    const change = (leaveTime: string, pay: number) =>
      testApp.as('staff', 'changeStay', { roomId: room, sn, leaveTime, pay, method: 0 });

    expect(await change('2026-03-17 12:00:00', 0)).toMatchObject({
      code: Code.invalid,
      msg: '离店时间不能早于今天',
    });
    expect(await change('2026-10-01 12:00:00', 0)).toMatchObject({
      code: Code.invalid,
      msg: '入住不能超过 180 晚',
    });
    const tooLong = {
      code: Code.invalid,
      data: { fields: { leaveTime: '入住不能超过 180 晚' } },
    };
    const far = { roomId: room, sn, leaveTime: '2099-12-31 12:00:00' };
    const started = performance.now();
    expect(await testApp.as('staff', 'quoteStay', far)).toMatchObject(tooLong);
    expect(await testApp.as('staff', 'changeStay', { ...far, pay: 1 })).toMatchObject(tooLong);
    expect(performance.now() - started).toBeLessThan(5000);
    const outOfOrderId = await testApp.put(async (tx) => {
      const { id } = await tx
        .insertInto('room_block')
        .values({
          room_id: room,
          from_day: '2026-03-21',
          to_day: '2026-03-23',
          reason: '漏水',
          created_by: null,
          created_time: '2026-03-18 09:00:00',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    });
    expect((await change(longer, 600)).msg).toMatch(/^房间 \d+ 03-21 至 03-24 维修（漏水）$/);
    await testApp.put(async (tx) => {
      await tx.deleteFrom('room_block').where('id', '=', outOfOrderId).execute();
      await addOrder(tx, near, {
        booker_name: '张三',
        assigned_room_id: room,
        arrive_time: '2026-03-21 14:00:00',
        leave_time: '2026-03-23 12:00:00',
      });
    });
    expect((await change(longer, 600)).msg).toMatch(
      /^房间 \d+ 03-21 至 03-23 已排给订单 \d+（张三）$/,
    );
    await testApp.put((tx) =>
      addOrder(tx, near, {
        arrive_time: '2026-03-20 14:00:00',
        leave_time: '2026-03-22 12:00:00',
      }),
    );
    expect(
      (await testApp.as('staff', 'quoteStay', { roomId: room, sn, leaveTime: longer })).data,
    ).toMatchObject({ full: ['2026-03-21'] });
    expect((await change(longer, 600)).msg).toBe('该房型 03-21 已满');
    expect(await orderRow(testApp, orderId)).toMatchObject({ nights: 2 });
    expect((await roomRow(testApp, spare)).status).toBe(RoomStatus.vacant);
    await expectSound(testApp);
  });

  it('of two clerks who extend at once, one succeeds', async () => {
    const { testApp, room, sn, orderId } = await openStayed(await newPlace());
    const stay = { roomId: room, sn, leaveTime: longer, pay: 600, method: 0 };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => testApp.as('staff', 'changeStay', stay)),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === Code.conflict)).toHaveLength(7);
    expect(await orderRow(testApp, orderId)).toMatchObject({ nights: 4, last_pay: 120_000 });
    await expectSound(testApp);
  });

  it('of twenty stays that extend into the last room of a night, one succeeds', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    const rooms = await testApp.put(async (tx) => {
      const ids: number[] = [];
      for (let count = 0; count < 20; count += 1) ids.push((await addRoom(tx, near)).id);
      for (let count = 0; count < 19; count += 1) {
        await addOrder(tx, near, {
          arrive_time: '2026-03-20 14:00:00',
          leave_time: '2026-03-21 12:00:00',
        });
      }
      return ids;
    });
    for (const id of rooms) {
      await testApp.as('staff', 'checkIn', { id, ...period, checkInfoList: [newGuest()] });
    }
    const answers = await Promise.all(
      rooms.map(async (roomId) =>
        testApp.as('staff', 'changeStay', {
          roomId,
          sn: await snOf(testApp, roomId),
          leaveTime: '2026-03-21 12:00:00',
          pay: 300,
          method: 0,
        }),
      ),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ msg }) => msg)).has('该房型 03-20 已满')).toBe(true);
    await expectSound(testApp);
  });

  it('moves guests to another room of their type without a price', async () => {
    const { testApp, room, spare, orderId } = await openStayed(await newPlace());
    const moved = await testApp.as('staff', 'changeRoom', {
      currentRoomId: room,
      newRoomId: spare,
    });
    expect(moved.code).toBe(200);
    expect((await roomRow(testApp, room)).status).toBe(RoomStatus.awaitingCleaning);
    expect(await roomRow(testApp, spare)).toMatchObject({
      status: RoomStatus.occupied,
      leave_time: period.estimatedCheckOut,
    });
    expect(await orderRow(testApp, orderId)).toMatchObject({ last_pay: 60_000 });
    const { data } = await testApp.as('staff', 'listGuests', {
      roomId: spare,
      sn: await snOf(testApp, spare),
    });
    expect(data).toHaveLength(1);
    expect((await testApp.as('staff', 'checkOut', { id: spare })).data?.isOrderComplete).toBe(1);
    await expectSound(testApp);
  });

  it('moves guests to another type for the difference from tonight on', async () => {
    const { testApp, room, better, sn, orderId } = await openStayed(await newPlace(), {
      estimatedCheckIn: '2026-03-17 14:00:00',
      estimatedCheckOut: '2026-03-19 12:00:00',
    });
    const move = { currentRoomId: room, newRoomId: better };
    const { data } = await testApp.as('staff', 'quoteStay', {
      roomId: room,
      sn,
      newRoomId: better,
    });
    expect(data).toMatchObject({ nights: 2, pay: 800, difference: 200 });
    expect((await testApp.as('staff', 'changeRoom', move)).msg).toBe('请先查看差价');
    expect((await testApp.as('staff', 'changeRoom', { ...move, pay: 200 })).code).toBe(200);
    expect(await orderRow(testApp, orderId)).toMatchObject({
      pay: 80_000,
      last_pay: 80_000,
      room_type_id: testApp.property.near.otherTypeId,
    });
    expect((await paymentsOf(testApp, orderId)).at(-1)).toEqual([3, 20_000, '换房']);
    await expectSound(testApp);
  });

  it('does not move guests into an isolation room, an occupied one or another hotel’s', async () => {
    const { testApp, room } = await openStayed(await newPlace());
    const others = await testApp.put(async (tx) => ({
      isolation: (await addRoom(tx, testApp.property.near, { isIsolation: true })).id,
      occupied: (await addRoom(tx, testApp.property.near, { status: RoomStatus.occupied })).id,
      far: (await addRoom(tx, testApp.property.far)).id,
    }));
    const before = await testApp.snapshot();
    for (const [newRoomId, message] of [
      [others.isolation, /新房间应为普通房/],
      [others.occupied, /已不是空闲/],
      [others.far, /房间不存在/],
    ] as const) {
      const { msg } = await testApp.as('staff', 'changeRoom', { currentRoomId: room, newRoomId });
      expect(msg).toMatch(message);
    }
    expect(await testApp.snapshot()).toEqual(before);
  });

  it('takes a check-in back: the room as it was, the order paid, the added nights given back', async () => {
    const clock = testClock();
    const testApp = await openTestApp(await newPlace(), { clock });
    const { near } = testApp.property;
    const { room, orderId } = await testApp.put(async (tx) => {
      const order = await addOrder(tx, near, { pay: 60_000, last_pay: 60_000 });
      const { id } = await addRoom(tx, near);
      await tx
        .updateTable('room')
        .set({ status: RoomStatus.reserved, held_order_id: order })
        .where('id', '=', id)
        .execute();
      return { room: id, orderId: order };
    });
    await testApp.as('staff', 'checkIn', {
      id: room,
      orderId,
      ...period,
      estimatedCheckOut: longer,
      checkInfoList: [newGuest()],
    });
    expect(await orderRow(testApp, orderId)).toMatchObject({ nights: 4, last_pay: 120_000 });
    clock.set('2026-03-18 10:30:00');
    const undone = await testApp.as('staff', 'undoStay', {
      roomId: room,
      sn: await snOf(testApp, room),
    });
    expect(undone.code).toBe(200);
    expect(await roomRow(testApp, room)).toMatchObject({
      status: RoomStatus.reserved,
      held_order_id: orderId,
      sn: null,
    });
    expect(await orderRow(testApp, orderId)).toMatchObject({
      status: OrderStatus.paid,
      nights: 2,
      pay: 60_000,
      last_pay: 60_000,
    });
    expect(await paymentsOf(testApp, orderId)).toEqual([
      [3, 60_000, ''],
      [3, 60_000, '加住'],
      [4, 60_000, '撤销入住'],
    ]);
    await expectSound(testApp);
  });

  it('says on the bill how each difference was paid, and gives a check-in back the same way', async () => {
    const { testApp, room, better, sn, orderId } = await openStayed(await newPlace());
    const { other, card, wechat, alipay } = PayMethod;
    await testApp.as('staff', 'changeStay', {
      roomId: room,
      sn,
      leaveTime: longer,
      pay: 600,
      method: wechat,
    });
    const { data: quote } = await testApp.as('staff', 'quoteStay', {
      roomId: room,
      sn,
      newRoomId: better,
    });
    const moved = { currentRoomId: room, newRoomId: better, pay: quote?.difference };
    expect((await testApp.as('staff', 'changeRoom', { ...moved, method: 9 })).code).toBe(
      Code.invalid,
    );
    await testApp.as('staff', 'changeRoom', { ...moved, method: alipay });
    expect(await methodsOf(testApp, orderId)).toEqual([other, wechat, alipay]);

    const walkIn = await testApp.as('staff', 'checkIn', {
      id: (await testApp.put((tx) => addRoom(tx, testApp.property.near))).id,
      ...period,
      checkInfoList: [newGuest()],
      method: card,
    });
    const { room_id: walkInRoom, sn: walkInSn } = await testApp.store.db
      .selectFrom('stay')
      .select(['room_id', 'sn'])
      .where('order_id', '=', Number(walkIn.data?.id))
      .executeTakeFirstOrThrow();
    await testApp.as('staff', 'undoStay', { roomId: walkInRoom, sn: walkInSn });
    expect(await methodsOf(testApp, Number(walkIn.data?.id))).toEqual([card, card]);
    await expectSound(testApp);
  });

  it('closes the order of a walk-in that is taken back, and gives the money back', async () => {
    const testApp = await openTestApp(await newPlace());
    const room = await testApp.put(async (tx) => (await addRoom(tx, testApp.property.near)).id);
    const { data } = await testApp.as('staff', 'checkIn', {
      id: room,
      ...period,
      checkInfoList: [newGuest()],
    });
    const stay = { roomId: room, sn: await snOf(testApp, room) };
    const answers = await Promise.all([1, 2].map(() => testApp.as('staff', 'undoStay', stay)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, Code.conflict]);
    expect(await roomRow(testApp, room)).toMatchObject({ status: RoomStatus.vacant, sn: null });
    expect((await orderRow(testApp, Number(data?.id))).status).toBe(OrderStatus.closed);
    expect(await paymentsOf(testApp, Number(data?.id))).toEqual([
      [3, 60_000, ''],
      [4, 60_000, '撤销入住'],
    ]);
    await expectSound(testApp);
  });

  it('takes nothing back after half an hour, after a move, or while something is on the bill', async () => {
    const { testApp, clock, room, spare, orderId, sn } = await openStayed(await newPlace());
    const undo = (roomId: number, serial: string) =>
      testApp.as('staff', 'undoStay', { roomId, sn: serial });
    const hold = (amount: number) =>
      testApp.as('staff', 'addBillLine', { orderId, kind: 2, amount, method: 0 });
    await hold(200);
    expect((await undo(room, sn)).msg).toBe('账单中有消费或押金，请先作废或退还');
    await hold(-200);
    clock.set('2026-03-18 10:30:01');
    expect((await undo(room, sn)).msg).toBe('入住已超过 30 分钟，请办理退房');
    clock.set('2026-03-18 10:10:00');
    await testApp.as('staff', 'changeRoom', { currentRoomId: room, newRoomId: spare });
    expect((await undo(spare, await snOf(testApp, spare))).msg).toBe('客人已换房，不能撤销入住');
    expect((await undo(spare, sn)).msg).toBe('该次入住已结束，请刷新后重试');
    await expectSound(testApp);
  });

  it('moves the planned release of someone in isolation, by whoever looks after them', async () => {
    const testApp = await openTestApp(await newPlace());
    const isolated = await testApp.put((tx) =>
      addRoom(tx, testApp.property.near, { isIsolation: true, status: RoomStatus.occupied }),
    );
    const sn = await snOf(testApp, isolated.id);
    const change = (leaveTime: string) =>
      testApp.as('guard', 'changeStay', { roomId: isolated.id, sn, leaveTime });
    expect((await change('2026-04-05 12:00:00')).code).toBe(200);
    const person = await testApp.store.db
      .selectFrom('isolation_person')
      .select('check_out_time')
      .executeTakeFirstOrThrow();
    expect(person.check_out_time).toBe('2026-04-05 12:00:00');
    const late = await change('2026-12-01 12:00:00');
    expect(late).toMatchObject({ code: Code.invalid });
    for (const early of ['2000-01-01 12:00:00', '2026-03-17 12:00:00']) {
      expect(await change(early)).toMatchObject({
        code: Code.invalid,
        msg: '预计解除时间不能早于今天',
      });
    }
    await expectSound(testApp);
  });
});
