import { PayMethod } from '@anzhu/api/contract/bill';
import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { PriceKind } from '@anzhu/api/contract/roomPrice';
import { addDays } from '@anzhu/api/rules/days';
import { expect, it } from 'vitest';
import { findFaults } from '../src/platform/db/invariants.ts';
import { onBothEngines } from './engines.ts';
import { addOrder, addRoom, newGuest, period } from './property.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

/** Four nights from today for 1,152 yuan; the type costs 288 a night. */
const fourNights = {
  arrive_time: '2026-03-18 14:00:00',
  leave_time: '2026-03-22 12:00:00',
  nights: 4,
  pay: 115_200,
  last_pay: 115_200,
};
const tenNights = {
  estimatedCheckIn: '2026-03-18 14:00:00',
  estimatedCheckOut: '2026-03-28 12:00:00',
};

/** So many vacant rooms, and a paid order of four nights. */
async function openWithOrder(testApp: TestApp, rooms: number) {
  const { near } = testApp.property;
  return testApp.put(async (tx) => {
    await tx.updateTable('room_type').set({ fee: 28_800 }).where('id', '=', near.typeId).execute();
    const ids: number[] = [];
    for (let count = 0; count < rooms; count += 1) ids.push((await addRoom(tx, near)).id);
    return { rooms: ids, orderId: await addOrder(tx, near, fourNights) };
  });
}

const orderRow = ({ store }: TestApp, id: unknown) =>
  store.db
    .selectFrom('orders')
    .select(['status', 'arrive_time', 'leave_time', 'nights', 'pay', 'last_pay'])
    .where('id', '=', Number(id))
    .executeTakeFirstOrThrow();

const availableOf = async ({ as }: TestApp): Promise<number[] | undefined> =>
  (await as('staff', 'availability')).data.roomTypes[0]?.available;

const guests = () => ({ checkInfoList: [newGuest()] });

onBothEngines((newPlace) => {
  it('prices nights that are added to an order, and makes them part of it', async () => {
    const testApp = await openTestApp(await newPlace());
    const { as } = testApp;
    const { rooms, orderId } = await openWithOrder(testApp, 2);
    const stay = { id: rooms[0], orderId, ...tenNights };
    const before = await testApp.snapshot();
    expect((await as('staff', 'quoteCheckIn', stay)).data).toEqual({
      nights: 10,
      pay: 2880,
      lastPay: 2880,
      orderNights: 4,
      orderPay: 1152,
      addedNights: 6,
      addedPay: 1728,
      removedNights: 0,
      difference: 1728,
      cameBy: PayMethod.other,
      lines: Array.from({ length: 10 }, (_, index) => ({
        night: addDays('2026-03-18', index),
        fee: 288,
        kind: index < 4 ? null : PriceKind.usual,
      })),
      full: [],
    });
    expect(await testApp.snapshot()).toBe(before);
    const answer = await as('staff', 'checkIn', { ...stay, ...guests(), lastPay: 2880 });
    expect(answer).toMatchObject({ code: 200, data: { id: orderId, pay: 2880, lastPay: 2880 } });
    expect(await orderRow(testApp, orderId)).toEqual({
      status: OrderStatus.checkedIn,
      arrive_time: '2026-03-18 14:00:00',
      leave_time: '2026-03-28 12:00:00',
      nights: 10,
      pay: 288_000,
      last_pay: 288_000,
    });
    expect((await as('staff', 'listRooms', { orderId })).data).toMatchObject([
      { id: rooms[0], estimatedCheckOut: '2026-03-28 12:00:00' },
    ]);
    expect(await availableOf(testApp)).toEqual([...Array(10).fill(1), ...Array(4).fill(2)]);
    const [log] = await testApp.store.db
      .selectFrom('log')
      .select(['before_values', 'after_values'])
      .where('sketch', '=', `订单 ${orderId} 已入住`)
      .execute();
    expect(JSON.parse(log?.before_values ?? '')).toMatchObject({
      预计离店: '2026-03-22 12:00:00',
      入住天数: 4,
      应付金额: 1152,
    });
    expect(JSON.parse(log?.after_values ?? '')).toMatchObject({
      预计离店: '2026-03-28 12:00:00',
      入住天数: 10,
      应付金额: 2880,
      实付金额: 2880,
    });
    await expectSound(testApp);
  });

  it('gives added nights the best discounts of the whole stay', async () => {
    const testApp = await openTestApp(await newPlace());
    const { as, property } = testApp;
    const { rooms, orderId } = await openWithOrder(testApp, 1);
    await testApp.put(async (tx) => {
      const discount = {
        hotel_id: property.near.hotelId,
        name: '',
        description: '',
        type: 1,
        exclusive_type: 0,
        validity_time: '2026-12-31 23:59:59',
        picture: '',
      } as const;
      await tx
        .insertInto('discount')
        .values([
          { ...discount, discounts_type: 1, discounts: 9000, effect_type: 0, effect_condition: 3 },
          {
            ...discount,
            discounts_type: 0,
            discounts: 5000,
            effect_type: 2,
            effect_condition: null,
          },
        ])
        .execute();
    });
    const { data } = await as('staff', 'quoteCheckIn', { id: rooms[0], orderId, ...tenNights });
    expect(data).toMatchObject({ addedPay: 1728, difference: 1555.2, lastPay: 2707.2 });
  });

  it('costs the same added at check-in or afterwards: bought nights keep their price', async () => {
    const testApp = await openTestApp(await newPlace());
    const { as, property } = testApp;
    const { near } = property;
    const { rooms, orderIds } = await testApp.put(async (tx) => {
      await tx
        .insertInto('discount')
        .values({
          hotel_id: near.hotelId,
          name: '满600减100',
          description: '',
          type: 1,
          discounts_type: 0,
          discounts: 10_000,
          effect_type: 1,
          effect_condition: 600,
          exclusive_type: 0,
          validity_time: '2026-12-31 23:59:59',
          picture: '',
        })
        .execute();
      const [one, other] = [await addRoom(tx, near), await addRoom(tx, near)];
      const twoNights = {
        arrive_time: period.estimatedCheckIn,
        leave_time: period.estimatedCheckOut,
        nights: 2,
        pay: 60_000,
        last_pay: 50_000,
      };
      // The price has fallen since they were bought.
      await tx
        .updateTable('room_type')
        .set({ fee: 20_000 })
        .where('id', '=', near.typeId)
        .execute();
      const orders = [await addOrder(tx, near, twoNights), await addOrder(tx, near, twoNights)];
      return { rooms: [one.id, other.id], orderIds: orders };
    });
    const third = '2026-03-21 12:00:00';
    const atCheckIn = { id: rooms[0], orderId: orderIds[0], ...period, estimatedCheckOut: third };
    const { data: quote } = await as('staff', 'quoteCheckIn', atCheckIn);
    expect(quote).toMatchObject({ pay: 800, lastPay: 700, difference: 200 });
    await as('staff', 'checkIn', { ...atCheckIn, ...guests(), lastPay: 700 });
    await as('staff', 'checkIn', { id: rooms[1], orderId: orderIds[1], ...period, ...guests() });
    const { data: room } = await as('staff', 'getRoom', { id: rooms[1] });
    const stay = { roomId: rooms[1], sn: room.sn, leaveTime: third };
    expect((await as('staff', 'quoteStay', stay)).data).toMatchObject({ difference: 200 });
    await as('staff', 'changeStay', { ...stay, pay: 200, method: PayMethod.cash });
    const [first, second] = await Promise.all(orderIds.map((id) => orderRow(testApp, id)));
    expect(first).toMatchObject({ pay: 80_000, last_pay: 70_000 });
    expect(second).toEqual(first);
    await expectSound(testApp);
  });

  it('refuses a price that is not the present one', async () => {
    const testApp = await openTestApp(await newPlace());
    const { as } = testApp;
    const { rooms, orderId } = await openWithOrder(testApp, 1);
    const stay = { id: rooms[0], orderId, ...tenNights, ...guests() };
    const before = await testApp.snapshot();
    const cheap = await as('staff', 'checkIn', { ...stay, lastPay: 1152 });
    expect(cheap).toMatchObject({
      code: Code.conflict,
      msg: '房费合计现为 ¥2,880.00，请核对后重试',
    });
    expect(cheap.data).toHaveProperty('fields.lastPay');
    expect(await testApp.snapshot()).toBe(before);
    // A client that names none is charged by the same rule.
    expect(await as('staff', 'checkIn', stay)).toMatchObject({ data: { lastPay: 2880 } });
    await expectSound(testApp);
  });

  it('gives the price of fewer nights back as it was shown, and sells them again', async () => {
    const testApp = await openTestApp(await newPlace());
    const { as } = testApp;
    const { rooms, orderId } = await openWithOrder(testApp, 1);
    const stay = { id: rooms[0], orderId, ...period };
    expect((await as('staff', 'quoteCheckIn', stay)).data).toMatchObject({
      nights: 2,
      lastPay: 576,
      addedNights: 0,
      removedNights: 2,
      difference: -576,
    });
    expect(await as('staff', 'checkIn', { ...stay, ...guests() })).toMatchObject({
      code: Code.invalid,
      data: { fields: { lastPay: '少住的晚数应退 ¥576.00，请先查看差价' } },
    });
    expect(await as('staff', 'checkIn', { ...stay, ...guests(), lastPay: 576 })).toMatchObject({
      data: { pay: 576, lastPay: 576 },
    });
    expect(await orderRow(testApp, orderId)).toMatchObject({
      leave_time: '2026-03-20 12:00:00',
      nights: 2,
      last_pay: 57_600,
    });
    expect(await availableOf(testApp)).toEqual([0, 0, ...Array(12).fill(1)]);
    await expectSound(testApp);
  });

  it('refuses added nights on which the type is full, naming the first', async () => {
    const testApp = await openTestApp(await newPlace());
    const { as, property } = testApp;
    const { rooms, orderId } = await openWithOrder(testApp, 1);
    await testApp.put((tx) =>
      addOrder(tx, property.near, {
        arrive_time: '2026-03-25 14:00:00',
        leave_time: '2026-03-27 12:00:00',
      }),
    );
    const stay = { id: rooms[0], orderId, ...tenNights };
    const { data } = await as('staff', 'quoteCheckIn', stay);
    expect(data.full).toEqual(['2026-03-25', '2026-03-26']);
    const before = await testApp.snapshot();
    expect(await as('staff', 'checkIn', { ...stay, ...guests() })).toMatchObject({
      code: Code.conflict,
      msg: '该房型 03-25 已满',
    });
    expect(await testApp.snapshot()).toBe(before);
  });

  it('refuses an arrival that lies ahead: guests are in the room from now on', async () => {
    const testApp = await openTestApp(await newPlace());
    const { rooms } = await openWithOrder(testApp, 1);
    for (const day of ['2026-03-19', '2026-03-25', '2026-12-26']) {
      const stay = {
        id: rooms[0],
        estimatedCheckIn: `${day} 14:00:00`,
        estimatedCheckOut: `${day} 20:00:00`,
      };
      const refused = {
        code: Code.invalid,
        data: { fields: { estimatedCheckIn: '入住时间不能晚于今晚' } },
      };
      expect(await testApp.as('staff', 'quoteCheckIn', stay)).toMatchObject(refused);
      expect(await testApp.as('staff', 'checkIn', { ...stay, ...guests() })).toMatchObject(refused);
    }
    await expectSound(testApp);
  });

  it('two clerks extend into the last room: one does', async () => {
    const testApp = await openTestApp(await newPlace());
    const { as, property } = testApp;
    const { rooms, orderId } = await openWithOrder(testApp, 2);
    const [other] = await testApp.put(async (tx) => [
      await addOrder(tx, property.near, fourNights),
      await addOrder(tx, property.near, {
        arrive_time: '2026-03-22 14:00:00',
        leave_time: '2026-03-24 12:00:00',
      }),
    ]);
    const checkIn = (id: number | undefined, order: number | undefined) =>
      as('staff', 'checkIn', { id, orderId: order, ...tenNights, ...guests() });
    const answers = await Promise.all([checkIn(rooms[0], orderId), checkIn(rooms[1], other)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, Code.conflict]);
    expect(answers.find(({ code }) => code === Code.conflict)?.msg).toBe('该房型 03-22 已满');
    await expectSound(testApp);
  });

  it('does not check in an order whose nights are past, whatever dates are chosen', async () => {
    const testApp = await openTestApp(await newPlace());
    const { as, property } = testApp;
    const { rooms } = await openWithOrder(testApp, 1);
    const orderId = await testApp.put((tx) =>
      addOrder(tx, property.near, {
        arrive_time: '2026-03-15 14:00:00',
        leave_time: '2026-03-17 12:00:00',
      }),
    );
    const stay = { id: rooms[0], orderId, ...period };
    const refusal = {
      code: Code.conflict,
      msg: '订单的入住日期（03-15 至 03-17）已过，不能办理入住',
    };
    const before = await testApp.snapshot();
    expect(await as('staff', 'quoteCheckIn', stay)).toMatchObject(refusal);
    expect(await as('staff', 'checkIn', { ...stay, ...guests() })).toMatchObject(refusal);
    expect(await testApp.snapshot()).toBe(before);
  });

  it('counts the night that guests missed as not used, without a refund', async () => {
    const testApp = await openTestApp(await newPlace());
    const { as } = testApp;
    const { rooms, orderId } = await openWithOrder(testApp, 1);
    testApp.clock.set('2026-03-18 21:00:00');
    await as('staff', 'roomTypePage', {});
    testApp.clock.set('2026-03-19 08:00:00');
    const stay = {
      id: rooms[0],
      orderId,
      estimatedCheckIn: '2026-03-19 14:00:00',
      estimatedCheckOut: '2026-03-22 12:00:00',
    };
    expect((await as('staff', 'quoteCheckIn', stay)).data).toMatchObject({
      nights: 3,
      lastPay: 1152,
      removedNights: 1,
    });
  });

  it('at 02:20 sells the night that it is, and leaves the next evening free', async () => {
    const testApp = await openTestApp(await newPlace());
    const { as } = testApp;
    const { rooms } = await openWithOrder(testApp, 3);
    testApp.clock.set('2026-03-18 21:00:00');
    await as('staff', 'roomTypePage', {});
    testApp.clock.set('2026-03-19 02:20:00');
    const untilNoon = {
      estimatedCheckIn: '2026-03-19 02:20:00',
      estimatedCheckOut: '2026-03-19 12:00:00',
    };
    for (const id of rooms.slice(0, 2)) {
      const answer = await as('staff', 'checkIn', { id, ...untilNoon, ...guests() });
      expect(answer).toMatchObject({ code: 200, data: { pay: 288 } });
    }
    // The third room is the order's; in the evening two are free again.
    const full = await as('staff', 'checkIn', { id: rooms[2], ...untilNoon, ...guests() });
    expect(full).toMatchObject({ code: Code.conflict, msg: '该房型 03-18 已满' });
    expect((await availableOf(testApp))?.slice(0, 3)).toEqual([0, 2, 2]);
    await expectSound(testApp);
  });

  it('does not sell the room of overdue guests for tonight, until they are checked out', async () => {
    const testApp = await openTestApp(await newPlace());
    const { as, property } = testApp;
    const [staying, vacant] = await testApp.put(async (tx) => [
      await addRoom(tx, property.near, { status: RoomStatus.occupied }),
      await addRoom(tx, property.near),
    ]);
    await testApp.put(async (tx) => {
      const leave_time = '2026-03-18 12:00:00';
      await tx
        .updateTable('stay')
        .set({ leave_time })
        .where('sn', '=', staying?.sn ?? '')
        .execute();
      const ofStay = { leave_time, nights: 1 };
      await tx
        .updateTable('orders')
        .set(ofStay)
        .where('id', '=', staying?.orderId ?? 0)
        .execute();
      await addOrder(tx, property.near, { leave_time: '2026-03-19 12:00:00', nights: 1 });
    });
    const tonight = { ...period, estimatedCheckOut: '2026-03-19 12:00:00' };
    const walkIn = () => as('staff', 'checkIn', { id: vacant?.id, ...tonight, ...guests() });
    expect((await availableOf(testApp))?.[0]).toBe(1);
    testApp.clock.set('2026-03-18 12:00:01');
    expect((await availableOf(testApp))?.[0]).toBe(0);
    expect((await as('manager', 'keyFigures')).data.roomsAvailable?.value).toBe(0);
    expect(await walkIn()).toMatchObject({ code: Code.conflict, msg: '该房型 03-18 已满' });
    expect((await as('staff', 'checkOut', { id: staying?.id })).code).toBe(200);
    expect((await walkIn()).code).toBe(200);
    await expectSound(testApp);
  });

  it('does not let guests in for a night in which others were in the room', async () => {
    const testApp = await openTestApp(await newPlace());
    const { as, property } = testApp;
    const room = await testApp.put((tx) =>
      addRoom(tx, property.near, { status: RoomStatus.occupied }),
    );
    await as('staff', 'checkOut', { id: room.id });
    await as('staff', 'cleanRoom', { id: room.id });
    const walkIn = (estimatedCheckIn: string) =>
      as('staff', 'checkIn', { id: room.id, ...period, estimatedCheckIn, ...guests() });
    const refused = await walkIn('2026-03-17 22:00:00');
    expect(refused).toMatchObject({ code: Code.invalid });
    expect(refused.data).toHaveProperty('fields.estimatedCheckIn');
    expect((await walkIn('2026-03-18 09:00:00')).code).toBe(200);
    await expectSound(testApp);
  });

  it('finds stays that disagree with their order, and nights that two parties had', async () => {
    const testApp = await openTestApp(await newPlace());
    const { as, property, store } = testApp;
    const room = await testApp.put((tx) =>
      addRoom(tx, property.near, { status: RoomStatus.occupied }),
    );
    await as('staff', 'checkOut', { id: room.id });
    await as('staff', 'cleanRoom', { id: room.id });
    const { data } = await as('staff', 'checkIn', { id: room.id, ...period, ...guests() });
    await expectSound(testApp);
    const check_in_time = '2026-03-17 23:00:00';
    await testApp.put((tx) =>
      tx.updateTable('stay').set({ check_in_time }).where('ended_time', 'is', null).execute(),
    );
    expect((await findFaults(store.db)).map((fault) => fault.split(':')[0])).toEqual([
      'an open stay has the dates of its order',
      'no room is held twice in a night',
    ]);
    await testApp.put((tx) =>
      tx
        .updateTable('orders')
        .set({ arrive_time: check_in_time })
        .where('id', '=', Number(data.id))
        .execute(),
    );
    expect(await findFaults(store.db)).toHaveLength(1);
  });
});
