import { dayOf } from '@anzhu/api/rules/days';
import { hotelDayOf } from '@anzhu/api/rules/hotelDay';
import { expect, it } from 'vitest';
import { hotelTime, localTime } from '../src/platform/clock.ts';
import { findWrongFigures, forgetFigures, keepDayFigures } from '../src/resources/report/index.ts';
import { onBothEngines, type Place } from './engines.ts';
import { call } from './harness.ts';
import { signIn } from './people.ts';
import { addOrder, addRoom, newGuest, period } from './property.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const today = '2026-03-18';

/** Guests who came on a day that is over, with something on their bill, and what is kept of it. */
async function openKept(place: Place) {
  const testApp = await openTestApp(place);
  const { near } = testApp.property;
  const { put, server, store, clock } = testApp;
  const orderId = await put((tx) => addOrder(tx, near, { paid_time: `${today} 09:00:00` }));
  const { id: room } = await put((tx) => addRoom(tx, near));
  const stay = { id: room, orderId, ...period, checkInfoList: [newGuest()] };
  expect((await testApp.as('staff', 'checkIn', stay)).code).toBe(200);
  const line = { orderId, kind: 1, amount: 58 };
  const { data: bill } = await testApp.as('manager', 'addBillLine', line);
  const keep = () => keepDayFigures.run(server, new AbortController().signal);
  await keep();
  clock.set('2026-03-20 10:00:00');
  const token = await signIn(testApp, 'admin');
  return {
    ...testApp,
    orderId,
    room,
    lineId: Number(bill.id),
    keep,
    token,
    /** The sum of the 日报 of a day. */
    reportOf: async (day: string) => (await call(testApp, 'dayReport', { day }, token)).data?.total,
    figures: async () => (await call(testApp, 'keyFigures', {}, token)).data,
    wrong: () => findWrongFigures(store.db, hotelTime(server), ''),
    /** Days of the hotel whose figures are marked, or are to be read. */
    async unkept() {
      const rows = await store.db
        .selectFrom('day_kept')
        .select('day')
        .where('hotel_id', '=', near.hotelId)
        .where((eb) =>
          eb.or([
            eb('is_kept', '=', 0),
            eb.exists(
              eb
                .selectFrom('day_stale')
                .select('tx')
                .whereRef('day_stale.hotel_id', '=', 'day_kept.hotel_id')
                .whereRef('day_stale.from_time', '<=', 'day_kept.until_time')
                .whereRef('day_stale.until_time', '>=', 'day_kept.from_time'),
            ),
          ]),
        )
        .orderBy('day')
        .execute();
      return rows.map(({ day }) => day);
    },
  };
}

type Kept = Awaited<ReturnType<typeof openKept>>;

/** Sets a kept figure to what it is not. */
const falsify = ({ put, property }: TestApp, kind: string, value: number) =>
  put((tx) =>
    tx
      .insertInto('day_figure')
      .values({ day: today, hotel_id: property.near.hotelId, kind, value })
      .onConflict((known) => known.columns(['day', 'hotel_id', 'kind']).doUpdateSet({ value }))
      .execute(),
  );

const changes: readonly (readonly [
  says: string,
  days: readonly string[],
  change: (kept: Kept) => Promise<unknown>,
])[] = [
  [
    'a line of that day',
    [today, '2026-03-19', '2026-03-20'],
    ({ put, orderId }) =>
      put((tx) =>
        tx
          .insertInto('bill_line')
          .values({
            order_id: orderId,
            kind: 1,
            amount: 700,
            method: 0,
            note: '',
            created_time: `${today} 20:00:00`,
            void_reason: '',
          })
          .execute(),
      ),
  ],
  [
    'another price',
    [today, '2026-03-19', '2026-03-20'],
    ({ put, orderId }) =>
      put((tx) =>
        tx.updateTable('orders').set({ last_pay: 12_345 }).where('id', '=', orderId).execute(),
      ),
  ],
  [
    'an earlier arrival',
    ['2026-03-17', today],
    ({ put, orderId }) =>
      put((tx) =>
        tx
          .updateTable('stay')
          .set({ opened_time: '2026-03-17 20:00:00' })
          .where('order_id', '=', orderId)
          .execute(),
      ),
  ],
  [
    'an end on the day before',
    ['2026-03-19', '2026-03-20'],
    ({ put, orderId }) =>
      put(async (tx) => {
        await tx
          .updateTable('stay')
          .set({ ended_time: '2026-03-19 09:30:00', end_kind: 0 })
          .where('order_id', '=', orderId)
          .execute();
      }),
  ],
  [
    'other prices of nights',
    [today, '2026-03-19', '2026-03-20'],
    ({ put, orderId }) =>
      put((tx) =>
        tx
          .insertInto('order_night')
          .values({ order_id: orderId, night: '2026-03-17', fee: 1 })
          .onConflict((known) => known.columns(['order_id', 'night']).doUpdateSet({ fee: 1 }))
          .execute(),
      ),
  ],
];

onBothEngines((newPlace) => {
  it('reads kept figures, and of a day that has changed what they sum up', async () => {
    const kept = await openKept(await newPlace());
    await kept.keep();
    expect(await kept.unkept()).toEqual([]);
    const before = await kept.reportOf(today);
    expect(before).toMatchObject({ arrivals: 1, otherIncome: 58 });
    expect(await kept.wrong()).toEqual([]);
    // So is what is read.
    await falsify(kept, 'arrivals', 41);
    expect(await kept.reportOf(today)).toMatchObject({ arrivals: 41 });
    expect((await kept.figures())?.arrivals?.week).toContain(41);
    expect(await kept.wrong()).toEqual([expect.stringContaining(today)]);
    await kept.put((tx) =>
      tx.updateTable('orders').set({ last_pay: 1 }).where('id', '=', kept.orderId).execute(),
    );
    expect(await kept.reportOf(today)).toMatchObject({ arrivals: 1 });
    expect((await kept.figures())?.arrivals?.week).not.toContain(41);
    await kept.keep();
    expect(await kept.unkept()).toEqual([]);
    expect(await kept.wrong()).toEqual([]);
    expect(await kept.reportOf(today)).toMatchObject({ arrivals: 1 });
  });

  it.each(changes)(
    '%s marks its days in its transaction, and they are read again',
    async (...of) => {
      const [, days, change] = of;
      const kept = await openKept(await newPlace());
      await kept.put((tx) =>
        addOrder(tx, kept.property.near, {
          status: 4,
          created_time: '2026-03-16 08:00:00',
          arrive_time: '2026-03-16 14:00:00',
          leave_time: '2026-03-17 12:00:00',
        }),
      );
      await kept.keep();
      expect(await kept.unkept()).toEqual([]);
      const changed = change(kept);
      await changed;
      expect(await kept.unkept()).toEqual(days);
      const live = await Promise.all(days.map(kept.reportOf));
      await kept.keep();
      expect(await kept.unkept()).toEqual([]);
      expect(await kept.wrong()).toEqual([]);
      expect(await Promise.all(days.map(kept.reportOf))).toEqual(live);
    },
  );

  it('keeps nothing that has changed while it was read', async () => {
    const kept = await openKept(await newPlace());
    const { store, server } = kept;
    const { reports } = store;
    let count = 0;
    const busy: typeof store = Object.assign(Object.create(store) as typeof store, {
      reports: reports.withPlugin({
        transformQuery: ({ node }) => node,
        // After each part of what a day is made of, and before the day is kept.
        async transformResult({ result }) {
          count += 1;
          await kept.put((tx) =>
            tx
              .updateTable('orders')
              .set({ last_pay: count })
              .where('id', '=', kept.orderId)
              .execute(),
          );
          return result;
        },
      }),
    });
    await kept.put(forgetFigures);
    await keepDayFigures.run({ ...server, store: busy }, new AbortController().signal);
    expect(count).toBeGreaterThan(20);
    expect((await kept.unkept()).length).toBeGreaterThan(0);
    expect(await kept.wrong()).toEqual([]);
    await kept.keep();
    expect(await kept.unkept()).toEqual([]);
    expect(await kept.wrong()).toEqual([]);
  });

  it('reads the day again once it is over, and none that the hotel has not seen', async () => {
    const kept = await openKept(await newPlace());
    await kept.keep();
    const rows = await kept.store.db
      .selectFrom('day_kept')
      .select(['day', 'is_over', 'is_kept'])
      .where('hotel_id', '=', kept.property.near.hotelId)
      .orderBy('day')
      .execute();
    expect(rows.at(-1)).toEqual({ day: '2026-03-20', is_over: 0, is_kept: 1 });
    expect(rows.slice(0, -1).every(({ is_over }) => is_over === 1)).toBe(true);
    expect(hotelDayOf(localTime(kept.clock.now()), '06:00:00')).toBe('2026-03-20');
    const orders = kept.store.db
      .selectFrom('orders')
      .select((eb) => eb.fn.min('created_time').as('first'));
    const { first } = await orders.executeTakeFirstOrThrow();
    expect(rows[0]?.day).toBe(dayOf(first));
  });
});
