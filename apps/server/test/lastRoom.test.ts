import { contract } from '@anzhu/api/contract';
import { apiKeyHeader } from '@anzhu/api/contract/intake';
import { OrderStatus } from '@anzhu/api/contract/order';
import { expect, it } from 'vitest';
import { createKey } from '../src/platform/channel/channelKeys.ts';
import { onBothEngines, type Place } from './engines.ts';
import { addOrder, addRoom, newGuest, period } from './property.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

/** The night of which one room is available. */
const lastNight = '2026-03-20';
const span = {
  estimatedCheckIn: `${lastNight} 14:00:00`,
  estimatedCheckOut: '2026-03-21 12:00:00',
};
const untilAfter = { ...period, estimatedCheckOut: span.estimatedCheckOut };

const ten = Array.from({ length: 10 }, (_, index) => index);

/** Checks guests in until the last night. @returns their rooms and serials */
async function stay(testApp: TestApp, roomIds: readonly number[]) {
  for (const id of roomIds) {
    const given = { id, ...period, checkInfoList: [newGuest()] };
    expect((await testApp.as('staff', 'checkIn', given)).code).toBe(200);
  }
  const stays = await testApp.store.db
    .selectFrom('stay')
    .select(['room_id', 'sn'])
    .where('room_id', 'in', roomIds)
    .execute();
  return stays.map(({ room_id: roomId, sn }) => ({ roomId, sn }));
}

/**
 * A type of 13 rooms: ten with guests until the last night, three vacant; ten rooms of another type with guests who
 * stay over it. For the last night orders hold all rooms of the type but one.
 */
async function openLastNight(place: Place) {
  const testApp = await openTestApp(place);
  const { near } = testApp.property;
  const other = { ...near, typeId: near.otherTypeId };
  const rooms = await testApp.put(async (tx) => {
    const ids = { own: [] as number[], others: [] as number[], vacant: [] as number[] };
    for (const _ of ten) ids.own.push((await addRoom(tx, near)).id);
    for (const _ of ten) ids.others.push((await addRoom(tx, other)).id);
    for (const _ of [1, 2, 3]) ids.vacant.push((await addRoom(tx, near)).id);
    return ids;
  });
  const extending = await stay(testApp, rooms.own);
  for (const id of rooms.others) {
    const given = { id, ...untilAfter, checkInfoList: [newGuest()] };
    expect((await testApp.as('staff', 'checkIn', given)).code).toBe(200);
  }
  const held = await testApp.put(async (tx) => {
    const ids: number[] = [];
    const times = { arrive_time: span.estimatedCheckIn, leave_time: span.estimatedCheckOut };
    for (let count = 0; count < 12; count += 1) {
      ids.push(await addOrder(tx, near, { ...times, nights: 1, pay: 30_000, last_pay: 30_000 }));
    }
    return ids;
  });
  return { testApp, rooms, extending, held };
}

onBothEngines((newPlace) => {
  it('of fifty who extend, move, book, assign and order by a channel, one gets the last room of a night', async () => {
    const { testApp, rooms, extending, held } = await openLastNight(await newPlace());
    const { hotelId, typeId: roomType } = testApp.property.near;
    const key = await createKey(testApp.server, '携程');
    const [first] = rooms.vacant;
    const available = async () => {
      const { data } = await testApp.as('staff', 'availability');
      const type = data?.roomTypes.find(({ id }) => Number(id) === roomType);
      return type?.available[data?.nights.indexOf(lastNight) ?? -1];
    };
    expect(await available()).toBe(1);
    const caller = () => {
      const { name, number } = newGuest();
      return { name, number };
    };
    const sell = [
      ...extending.map(
        (one) => () =>
          testApp.as('staff', 'changeStay', {
            ...one,
            leaveTime: span.estimatedCheckOut,
            pay: 300,
            method: 0,
          }),
      ),
      ...rooms.others.map(
        (currentRoomId, index) => () =>
          testApp.as('staff', 'changeRoom', {
            currentRoomId,
            newRoomId: rooms.vacant[index % rooms.vacant.length],
            pay: 0,
          }),
      ),
      ...ten.map(
        (index) => () =>
          testApp.as('staff', 'addOrder', {
            roomType,
            ...span,
            ...caller(),
            province: '浙江',
            method: 0,
            status: index % 2 === 0 ? OrderStatus.paid : OrderStatus.unpaid,
          }),
      ),
      ...ten.map((index) => async () => {
        const response = await fetch(`${testApp.url}${contract.intakeOrder.path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', [apiKeyHeader]: key },
          body: JSON.stringify({
            externalId: `last-${index}`,
            source: '携程',
            hotelId,
            roomType,
            ...span,
            ...caller(),
            province: '浙江',
          }),
        });
        return (await response.json()) as { code: number; msg: string };
      }),
    ];
    const assign = held
      .slice(0, 10)
      .map((orderId) => () => testApp.as('staff', 'assignOrder', { orderId, roomId: first }));
    // In turns, so that no kind of call comes before the others.
    const turns = ten.flatMap((index) =>
      [0, 10, 20, 30].flatMap((from) => sell[from + index] ?? []).concat(assign[index] ?? []),
    );
    expect(turns).toHaveLength(50);
    const answers = await Promise.all(turns.map((send) => send()));
    const isAssign = (index: number): boolean => index % 5 === 4;
    const won = answers.filter(({ code }, index) => !isAssign(index) && Number(code) === 200);
    const assigned = answers.filter(({ code }, index) => isAssign(index) && Number(code) === 200);
    expect(won.map(({ msg }) => msg)).toHaveLength(1);
    expect(assigned.length).toBeLessThanOrEqual(1);
    const refusals = answers.filter(({ code }) => Number(code) !== 200);
    expect(new Set(refusals.map(({ code }) => Number(code)))).toEqual(new Set([409]));
    expect(await available()).toBe(0);
    await expectSound(testApp);
  });
});
