import { Code } from '@anzhu/api/contract/envelope';
import { IsolationStatus } from '@anzhu/api/contract/isolation';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import type { Tx } from '../src/platform/db/store.ts';
import { StayEnd, StayKind } from '../src/platform/db/tables/stay.ts';
import { onBothEngines } from './engines.ts';
import { addIsolationPerson, addOrder, addRoom } from './property.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const { occupied, awaitingCleaning } = RoomStatus;

/** A stay of guests that is over, in a room. */
async function addEnded(
  tx: Tx,
  place: { hotelId: number; typeId: number; roomId: number },
  stay: { begun: string; ended: string; nights: number; last_pay: number },
): Promise<void> {
  const { begun, ended, ...paid } = stay;
  const orderId = await addOrder(tx, place, { ...paid, status: OrderStatus.completed });
  await tx
    .insertInto('stay')
    .values({
      sn: `ended-${orderId}`,
      hotel_id: place.hotelId,
      room_id: place.roomId,
      kind: StayKind.guests,
      order_id: orderId,
      isolation_person_id: null,
      province: '浙江',
      check_in_time: begun,
      leave_time: ended,
      ended_time: ended,
      end_kind: StayEnd.checkedOut,
    })
    .execute();
}

/** Five normal and three isolation rooms of the near hotel with a week of stays; the far one has no rooms. */
async function addWeek({ put, property: { near, far } }: TestApp): Promise<void> {
  await put(async (tx) => {
    // Here since the 17th for 270 yuan a night; here since today's first second for 200 yuan.
    await addRoom(tx, near, { status: occupied });
    const today = await addRoom(tx, near, { status: occupied });
    await tx
      .updateTable('stay')
      .set({ check_in_time: '2026-03-18 06:00:00', leave_time: '2026-03-19 05:59:59' })
      .where('sn', '=', today.sn)
      .execute();
    await tx
      .updateTable('orders')
      .set({
        arrive_time: '2026-03-18 06:00:00',
        leave_time: '2026-03-19 05:59:59',
        nights: 1,
        last_pay: 20_000,
      })
      .where('id', '=', today.orderId)
      .execute();
    const { id: roomId } = await addRoom(tx, near);
    await addRoom(tx, near);
    const { id: dirtyId } = await addRoom(tx, near, { status: awaitingCleaning });
    const ended = (begun: string, end: string, nights: number, yuan: number) =>
      addEnded(tx, { ...near, roomId }, { begun, ended: end, nights, last_pay: yuan * 100 });
    await ended('2026-03-12 06:00:00', '2026-03-13 06:00:00', 1, 100);
    await ended('2026-03-14 05:59:59', '2026-03-14 05:59:59', 1, 100);
    await ended('2026-03-10 14:00:00', '2026-03-16 05:59:59', 3, 100);
    await addEnded(
      tx,
      { ...near, roomId: dirtyId },
      { begun: '2026-03-16 14:00:00', ended: '2026-03-18 09:00:00', nights: 2, last_pay: 60_000 },
    );
    // They come today, at its first and its last second; the others do not, or hold no room.
    await addOrder(tx, near, { arrive_time: '2026-03-18 06:00:00' });
    await addOrder(tx, near, { arrive_time: '2026-03-19 05:59:59' });
    await addOrder(tx, near, { arrive_time: '2026-03-19 06:00:00' });
    await addOrder(tx, near, {
      status: OrderStatus.unpaid,
      arrive_time: '2026-03-17 14:00:00',
      leave_time: '2026-03-19 00:00:00',
    });
    await addOrder(tx, near, { status: OrderStatus.refunded });
    await addOrder(tx, near, { status: OrderStatus.completed });
    await addOrder(tx, far);

    await addRoom(tx, near, { isIsolation: true, status: occupied });
    await addRoom(tx, near, { isIsolation: true, status: awaitingCleaning });
    await addRoom(tx, near, { isIsolation: true });
    await addIsolationPerson(tx, near.hotelId, {
      check_in_time: '2026-03-12 06:00:00',
      ended_time: '2026-03-15 05:59:59',
      status: IsolationStatus.hospitalised,
    });
    await addIsolationPerson(tx, near.hotelId, {
      check_in_time: '2026-03-01 10:00:00',
      ended_time: '2026-03-15 06:00:00',
      status: IsolationStatus.released,
    });
    await addIsolationPerson(tx, near.hotelId, { check_in_time: '2026-03-19 05:59:59' });
    await addIsolationPerson(tx, far.hotelId, { check_in_time: '2026-03-18 06:00:00' });
  });
}

const course = (...week: (number | null)[]) => ({
  value: week.at(-1),
  yesterday: week.at(-2),
  week,
});
const ofNow = (value: number) => ({ value, yesterday: null, week: null });

const ofOrders = {
  occupancy: course(0.4, 0.2, 0.2, 0, 0.2, 0.4, 0.4),
  averagePrice: course(66.67, 33.33, 33.33, null, 300, 285, 235),
  revenuePerRoom: course(26.67, 6.67, 6.67, 0, 60, 114, 94),
  roomsAvailable: ofNow(0),
  arrivals: { ...course(1, 1, 0, 0, 1, 1, 3), done: 1, expected: 2 },
  departures: { ...course(0, 2, 0, 1, 0, 0, 2), done: 1, expected: 1 },
};
const ofIsolation = {
  isolationOccupancy: course(0, 0, 0, 0, 0, 1 / 3, 1 / 3),
  // 正在隔离 begins at the check-in: who comes tonight is not counted yet.
  inIsolation: course(2, 2, 1, 0, 0, 1, 1),
  newIsolations: course(1, 0, 0, 0, 0, 1, 1),
  vacantIsolationRooms: ofNow(1),
};
const nothing = (figures: object) =>
  Object.fromEntries(Object.keys(figures).map((name) => [name, null]));

onBothEngines((newPlace) => {
  it('computes the key figures from stays, orders, rooms and isolations', async () => {
    const testApp = await openTestApp(await newPlace());
    await addWeek(testApp);
    const { as, clock } = testApp;
    clock.set('2026-03-18 20:00:00');
    const { data } = await as('manager', 'keyFigures');
    expect(data).toEqual({ day: '2026-03-18', ...ofOrders, ...ofIsolation });

    // At 06:00 today becomes yesterday; who has not left is still there.
    // These calls do not extend a session.
    await as('manager', 'roomTypePage', {});
    clock.set('2026-03-19 06:00:00');
    expect((await as('manager', 'keyFigures')).data).toMatchObject({
      day: '2026-03-19',
      occupancy: course(0.2, 0.2, 0, 0.2, 0.4, 0.4, 0.4),
      arrivals: { ...course(1, 0, 0, 1, 1, 1, 1), done: 0, expected: 1 },
      departures: { ...course(2, 0, 1, 0, 0, 1, 1), done: 0, expected: 1 },
      newIsolations: course(0, 0, 0, 0, 1, 1, 0),
    });
    expect(testApp.log.errors).toEqual([]);
  });

  it('counts no arrival and no departure when guests move to another room', async () => {
    const testApp = await openTestApp(await newPlace());
    const { as, put, property } = testApp;
    const [from, to] = await put(async (tx) => [
      await addRoom(tx, property.near, { status: occupied }),
      await addRoom(tx, property.near),
    ]);
    const read = async () => {
      const { arrivals, departures } = (await as('staff', 'keyFigures')).data;
      return { arrivals, departures };
    };
    const before = await read();
    const move = { currentRoomId: from?.id, newRoomId: to?.id };
    expect((await as('staff', 'changeRoom', move)).code).toBe(200);
    expect(await read()).toEqual(before);
  });

  it('shows each role its own figures', async () => {
    const testApp = await openTestApp(await newPlace());
    await addWeek(testApp);
    const { as, property } = testApp;
    const day = '2026-03-18';
    expect((await as('staff', 'keyFigures')).data).toEqual({
      day,
      ...ofOrders,
      ...ofIsolation,
      averagePrice: null,
      revenuePerRoom: null,
    });
    expect((await as('guard', 'keyFigures')).data).toEqual({
      day,
      ...nothing(ofOrders),
      ...ofIsolation,
      inIsolation: course(2, 2, 1, 0, 0, 1, 2),
      newIsolations: course(1, 0, 0, 0, 0, 1, 2),
    });
    expect((await as('admin', 'keyFigures')).data).toMatchObject({
      roomsAvailable: ofNow(-1),
      arrivals: { done: 1, expected: 3 },
      inIsolation: { value: 2 },
    });
    const near = await as('admin', 'keyFigures', { hotelId: property.near.hotelId });
    expect(near.data).toEqual({ day, ...ofOrders, ...ofIsolation });
    // A hotel without rooms: nothing can be divided by them.
    const none = course(null, null, null, null, null, null, null);
    expect((await as('farManager', 'keyFigures')).data).toEqual({
      day,
      occupancy: none,
      averagePrice: none,
      revenuePerRoom: none,
      roomsAvailable: ofNow(-1),
      arrivals: { ...course(0, 0, 0, 0, 0, 0, 1), done: 0, expected: 1 },
      departures: { ...course(0, 0, 0, 0, 0, 0, 0), done: 0, expected: 0 },
      ...nothing(ofIsolation),
    });
    const other = await as('farManager', 'keyFigures', { hotelId: property.near.hotelId });
    expect(other.code).toBe(Code.notFound);
  });
});
