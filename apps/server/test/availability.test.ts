import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { holdingStatuses } from '@anzhu/api/rules/availability';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onBothEngines } from './engines.ts';
import { addOrder, addRoom } from './property.ts';
import { openTestApp } from './testApp.ts';

const { unpaid, paid, closed, checkedIn, completed, refundRequested, refunded } = OrderStatus;

onBothEngines((newPlace) => {
  it('shows the available rooms of each type in the next 14 nights', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, far } = testApp.property;
    const suite = { ...near, typeId: near.otherTypeId };
    await testApp.put(async (tx) => {
      await addRoom(tx, near);
      await addRoom(tx, near, { status: RoomStatus.awaitingCleaning });
      await addRoom(tx, near, { isIsolation: true });
      await addRoom(tx, far);
      const order = (status: OrderStatus, arrive_time: string, leave_time: string) =>
        addOrder(tx, near, { status, arrive_time, leave_time });
      await order(unpaid, '2026-03-18 14:00:00', '2026-03-20 12:00:00');
      // Within a day: one night.
      await order(paid, '2026-03-19 06:00:00', '2026-03-19 23:59:59');
      await order(refundRequested, '2026-03-01 14:00:00', '2026-04-30 12:00:00');
      await order(paid, '2026-03-31 23:59:59', '2026-04-01 00:00:00');
      // They leave today, are overdue (they hold tonight), or come after the last night.
      await order(checkedIn, '2026-03-16 14:00:00', '2026-03-18 23:59:59');
      await order(checkedIn, '2026-03-16 14:00:00', '2026-03-17 12:00:00');
      await order(paid, '2026-04-01 06:00:00', '2026-04-02 12:00:00');
      for (const status of [closed, completed, refunded]) {
        await addOrder(tx, near, { status });
      }
      await addOrder(tx, suite, { leave_time: '2026-03-19 12:00:00' });
    });
    const ofNear = [
      { id: near.typeId, name: '双床房', rooms: 2, available: [-1, -1, ...Array(11).fill(1), 0] },
      { id: near.otherTypeId, name: '大床房', rooms: 0, available: [-1, ...Array(13).fill(0)] },
    ].map((type) => ({ ...type, hotelId: near.hotelId, hotelName: expect.any(String) }));
    const { as, clock } = testApp;
    clock.set('2026-03-18 20:00:00');
    const { data } = await as('staff', 'availability');
    expect(data.nights).toHaveLength(14);
    expect([data.nights[0], data.nights[13]]).toEqual(['2026-03-18', '2026-03-31']);
    expect(data.isIsolation).toBe(0);
    expect(data.roomTypes).toEqual(ofNear);
    const ofFar = {
      id: far.typeId,
      name: '双床房',
      rooms: 1,
      available: Array(14).fill(1),
      hotelId: far.hotelId,
      hotelName: expect.any(String),
    };
    expect((await as('admin', 'availability')).data.roomTypes).toEqual([...ofNear, ofFar]);
    const chosen = await as('admin', 'availability', { hotelId: far.hotelId });
    expect(chosen.data.roomTypes).toEqual([ofFar]);
    const other = await as('manager', 'availability', { hotelId: far.hotelId });
    expect(other.code).toBe(Code.notFound);

    // These calls do not extend a session.
    await as('staff', 'roomTypePage', {});
    clock.set('2026-03-19 05:59:59');
    const night = await as('staff', 'availability');
    // Until 06:00 it is the evening before, and by now another one is overdue.
    expect(night.data.nights[0]).toBe('2026-03-18');
    expect(night.data.roomTypes[0]?.available).toEqual([-2, -1, ...Array(11).fill(1), 0]);
    clock.set('2026-03-19 06:00:00');
    const next = await as('staff', 'availability');
    expect(next.data.roomTypes[0]?.available).toEqual([-3, ...Array(11).fill(1), 0, 0]);
  });

  it('shows epidemic-prevention staff isolation rooms by planned release', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    await testApp.put(async (tx) => {
      await addRoom(tx, near);
      await addOrder(tx, near);
      await addRoom(tx, near, { isIsolation: true });
      // Planned releases: the 19th, today, the 17th, and after the last night.
      const releases = ['2026-03-19 00:00:00', '2026-03-18 23:59:59', '2026-03-17 12:00:00'];
      for (const leave_time of [...releases, '2026-04-10 12:00:00']) {
        const { sn } = await addRoom(tx, near, {
          isIsolation: true,
          status: RoomStatus.occupied,
        });
        await tx.updateTable('stay').set({ leave_time }).where('sn', '=', sn).execute();
      }
    });
    const { data } = await testApp.as('guard', 'availability');
    expect(data.isIsolation).toBe(1);
    expect(data.roomTypes).toMatchObject([
      { id: near.typeId, rooms: 5, available: [2, ...Array(13).fill(4)] },
    ]);
    const hotels = await testApp.as('guard', 'availability', { hotelId: near.hotelId });
    expect(hotels.data.roomTypes).toHaveLength(1);
  });

  it('counts an arrival before 06:00 for the evening before: two of them leave the next evening free', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    await testApp.put(async (tx) => {
      await addRoom(tx, near);
      await addRoom(tx, near);
      const early = { arrive_time: '2026-03-19 02:00:00', leave_time: '2026-03-19 12:00:00' };
      for (let guests = 0; guests < 2; guests += 1)
        await addOrder(tx, near, { ...early, nights: 1 });
    });
    const { data } = await testApp.as('staff', 'availability');
    expect(data.roomTypes[0]?.available.slice(0, 3)).toEqual([0, 2, 2]);
  });

  it('has an index of just the orders that hold a room', async () => {
    const { store } = await openTestApp(await newPlace());
    const definition =
      store.engine === 'sqlite'
        ? sql<{ text: string }>`select sql as text from sqlite_master where name = 'orders_holding'`
        : sql<{ text: string }>`select indexdef as text from pg_indexes
            where indexname = 'orders_holding'`;
    const { rows } = await definition.execute(store.db);
    const [, condition = ''] = (rows[0]?.text ?? '').toLowerCase().split('where');
    expect(condition.match(/\d+/g)?.map(Number)).toEqual([...holdingStatuses]);
  });
});
