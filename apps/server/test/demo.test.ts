import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { OrderStatus } from '@anzhu/api/contract/order';
import { ReviewStatus } from '@anzhu/api/contract/review';
import { RoomStatus } from '@anzhu/api/contract/room';
import { toFen } from '@anzhu/api/rules/money';
import { hotelToday, usualDayStart } from '@anzhu/api/rules/hotelDay';
import { describe, expect, it } from 'vitest';
import { makeDemo } from '../src/demo/demo.ts';
import { hotelPlans } from '../src/demo/hotels.ts';
import { findFaults } from '../src/platform/db/invariants.ts';
import { localTime } from '../src/platform/clock.ts';
import type { Db } from '../src/platform/db/store.ts';
import { StayKind } from '../src/platform/db/tables/stay.ts';
import { openStore } from '../src/platform/openStore.ts';
import { readBill } from '../src/resources/bill/index.ts';
import { readParts } from '../src/resources/report/queries.ts';
import { temporaryFolder } from './temporaryFolder.ts';

interface Counted {
  hotel: number;
  kind: number;
  number: number;
}

/** The open bills of today by hotel, as the report of the day and as the bills themselves say. */
async function billsAt(db: Db, now: string) {
  const day = hotelToday({ now, dayStarts: usualDayStart });
  const parts = await readParts(db, { hotels: null, day, dayStarts: usualDayStart });
  const there = await db
    .selectFrom('stay')
    .select('order_id')
    .where('kind', '=', StayKind.guests)
    .where((eb) =>
      eb.or([eb('ended_time', 'is', null), eb('ended_time', '>=', `${day} ${usualDayStart}`)]),
    )
    .execute();
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where(
      'id',
      'in',
      there.map(({ order_id: id }) => id),
    )
    .execute();
  const open: { hotel: number; fen: number }[] = [];
  for (const order of orders) {
    open.push({ hotel: order.hotel_id, fen: toFen((await readBill(db, order, [])).open) });
  }
  return parts.map(({ id, parts: { openBills, open: fen } }) => {
    const own = open.filter((bill) => bill.hotel === id && bill.fen !== 0);
    const sum = own.reduce((total, bill) => total + bill.fen, 0);
    return { reported: [id, openBills, fen], billed: [id, own.length, sum] };
  });
}

/** The demo as it is made at a moment: how many orders of each status, and vacant rooms of each type. */
async function demoAt(moment: string) {
  const clock = { now: () => Date.parse(moment) };
  const dataDir = await mkdtemp(join(temporaryFolder(), 'anzhu-demo-'));
  const store = await openStore({ dataDir, databaseUrl: null, clock, deliver: () => undefined });
  try {
    const options = { engine: 'sqlite', clock, passwordHash: 'none', pictures: new Map() } as const;
    await store.write((db) => makeDemo(db, options));
    const { count } = store.db.fn;
    const orders: Counted[] = await store.db
      .selectFrom('orders')
      .groupBy(['hotel_id', 'status'])
      .select(['hotel_id as hotel', 'status as kind', count<number>('id').as('number')])
      .execute();
    const kept = await store.db
      .selectFrom('orders')
      .select(['hotel_id as hotel', 'guarantee', 'hold_until'])
      .where('status', '=', OrderStatus.unpaid)
      .execute();
    const pending = await store.db
      .selectFrom('pending_order')
      .select(['hotel_id', 'refusal', 'leave_time'])
      .execute();
    const rooms: Counted[] = await store.db
      .selectFrom('room')
      .where('is_isolation', '=', 0)
      .groupBy(['hotel_id', 'status'])
      .select(['hotel_id as hotel', 'status as kind', count<number>('id').as('number')])
      .execute();
    const tests: Counted[] = await store.db
      .selectFrom('health_test')
      .where('is_abnormal', '=', 1)
      .where('handled_time', 'is', null)
      .groupBy('hotel_id')
      .select(['hotel_id as hotel', count<number>('id').as('number')])
      .select((eb) => eb.lit(0).as('kind'))
      .execute();
    const testTimes = await store.db.selectFrom('health_test').select('check_time').execute();
    const materials: Counted[] = await store.db
      .selectFrom('material_application')
      .groupBy(['hotel_id', 'review_status'])
      .select(['hotel_id as hotel', 'review_status as kind', count<number>('id').as('number')])
      .execute();
    const declarations = await store.db
      .selectFrom('declaration')
      .groupBy(['review_status', 'type'])
      .select(['review_status', 'type', count<number>('id').as('number')])
      .execute();
    const declared = declarations.filter(({ number }) => number >= 3).length;
    const faults = await findFaults(store.db);
    const bills = await billsAt(store.db, localTime(clock.now()));
    return {
      orders,
      kept,
      pending,
      now: localTime(clock.now()),
      rooms,
      tests,
      testTimes,
      materials,
      declared,
      faults,
      bills,
    };
  } finally {
    await store.close();
    await rm(dataDir, { recursive: true });
  }
}

const numberOf = (counted: readonly Counted[], hotel: number, kind: number): number =>
  counted.find((one) => one.hotel === hotel && one.kind === kind)?.number ?? 0;

// Whatever the season and the hour, who tries the demo finds each kind of work.
describe.each([
  ['a full hotel in summer', '2027-07-31T20:07:00+08:00'],
  ['a quiet night in winter', '2027-01-05T00:03:00+08:00'],
])('the demo of %s', (_, moment) => {
  it('has work of every kind in every hotel', async () => {
    const made = await demoAt(moment);
    const { orders, kept, pending, now, rooms, tests, testTimes } = made;
    const { materials, declared, faults, bills } = made;
    expect(faults).toEqual([]);
    expect(pending).toHaveLength(2);
    for (const { refusal, leave_time } of pending) {
      expect(refusal).toMatch(/已满|仅剩/);
      expect(leave_time > now).toBe(true);
    }
    expect(bills.map(({ reported }) => reported)).toEqual(bills.map(({ billed }) => billed));
    // A test that is typed in has a whole minute, and one of that moment would be refused.
    expect(testTimes.filter((one) => one.check_time.endsWith(':00'))).toEqual([]);
    // Each type pending, approved and rejected.
    expect(declared).toBe(12);
    for (const [hotel, plan] of hotelPlans.entries()) {
      const waiting = kept.filter((one) => one.hotel === hotel + 1);
      const hasWork = {
        // Online, on arrival, with a deposit, guaranteed; and one who should have come by now.
        guarantees: new Set(waiting.map(({ guarantee }) => guarantee)).size === 4,
        late: waiting.some(({ hold_until }) => hold_until !== null && hold_until < now),
        unpaid: numberOf(orders, hotel + 1, OrderStatus.unpaid) >= 1,
        paid: numberOf(orders, hotel + 1, OrderStatus.paid) >= 10,
        refundRequested: numberOf(orders, hotel + 1, OrderStatus.refundRequested) >= 3,
        vacant: numberOf(rooms, hotel + 1, RoomStatus.vacant) >= 4,
        occupied: numberOf(rooms, hotel + 1, RoomStatus.occupied) >= 4,
        awaitingCleaning: numberOf(rooms, hotel + 1, RoomStatus.awaitingCleaning) >= 2,
        abnormal: plan.isolationFloors === 0 || numberOf(tests, hotel + 1, 0) >= 1,
        materials: Object.values(ReviewStatus).every(
          (status) => numberOf(materials, hotel + 1, status) >= 1,
        ),
      };
      expect({ hotel, ...hasWork }).toEqual({
        hotel,
        guarantees: true,
        late: true,
        unpaid: true,
        paid: true,
        refundRequested: true,
        vacant: true,
        occupied: true,
        awaitingCleaning: true,
        abnormal: true,
        materials: true,
      });
    }
  });
});
