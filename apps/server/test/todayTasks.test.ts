import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { ReviewStatus } from '@anzhu/api/contract/review';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import type { Tx } from '../src/platform/db/store.ts';
import { onBothEngines } from './engines.ts';
import type { UserName } from './people.ts';
import { addIsolationPerson, addOrder, addRoom, type Property } from './property.ts';
import { openTestApp, type TestApp } from './testApp.ts';

type Place = Property['near'];

/** Orders on both sides of every boundary of an arrival; one of today has a room. */
async function addArrivals(tx: Tx, place: Place): Promise<void> {
  for (const arrive_time of [
    '2026-03-17 23:59:59',
    '2026-03-18 00:00:00',
    '2026-03-18 23:59:59',
    '2026-03-19 00:00:00',
    '2026-03-19 23:59:59',
    '2026-03-20 00:00:00',
  ]) {
    await addOrder(tx, place, { arrive_time });
  }
  for (const status of [OrderStatus.unpaid, OrderStatus.closed, OrderStatus.refundRequested]) {
    await addOrder(tx, place, { status });
  }
  await addRoom(tx, place, { status: RoomStatus.reserved });
}

/** Stays that end before, on and after today and now, and one that has ended. */
async function addDepartures(tx: Tx, place: Place): Promise<void> {
  for (const leave_time of [
    '2026-03-17 12:00:00',
    '2026-03-18 00:00:00',
    '2026-03-18 09:59:59',
    '2026-03-18 10:00:00',
    '2026-03-18 23:59:59',
    '2026-03-19 00:00:00',
  ]) {
    const { sn } = await addRoom(tx, place, { status: RoomStatus.occupied });
    await tx.updateTable('stay').set({ leave_time }).where('sn', '=', sn).execute();
  }
  const left = await addRoom(tx, place, { status: RoomStatus.occupied });
  const ended = { ended_time: '2026-03-18 09:00:00', end_kind: 0 } as const;
  await tx
    .updateTable('stay')
    .set({ leave_time: '2026-03-18 12:00:00', ...ended })
    .where('sn', '=', left.sn)
    .execute();
  const status = RoomStatus.awaitingCleaning;
  await tx.updateTable('room').set({ status }).where('id', '=', left.id).execute();
  await tx
    .updateTable('orders')
    .set({ status: OrderStatus.completed })
    .where('id', '=', left.orderId ?? 0)
    .execute();
}

const noTest = {
  check_type: 0,
  created_time: '2026-03-18 08:00:00',
  created_by: null,
  handled_time: null,
  handled_by: null,
  handled_note: '',
} as const;

/** People whose release is due or not, with tests of today, of yesterday, handled or not. */
async function addPeople(tx: Tx, { hotelId }: Place): Promise<void> {
  const people = [
    {
      check_out_time: '2026-03-10 12:00:00',
      test: { check_result: 36.5, is_abnormal: 0, check_time: '2026-03-18 00:00:00' },
    },
    {
      check_out_time: '2026-03-18 23:59:59',
      test: { check_result: 38, is_abnormal: 1, check_time: '2026-03-18 08:00:00' },
    },
    {
      check_out_time: '2026-03-19 00:00:00',
      test: { check_result: 38, is_abnormal: 1, check_time: '2026-03-17 23:59:59' },
    },
    {
      check_out_time: '2026-03-31 12:00:00',
      test: {
        check_result: 38,
        is_abnormal: 1,
        check_time: '2026-03-17 08:00:00',
        handled_time: '2026-03-17 09:00:00',
      },
    },
  ] as const;
  for (const { test, check_out_time } of people) {
    const isolation_person_id = await addIsolationPerson(tx, hotelId, {
      check_in_time: '2026-03-01 12:00:00',
      check_out_time,
    });
    const row = { ...noTest, isolation_person_id, hotel_id: hotelId, ...test };
    await tx.insertInto('health_test').values(row).execute();
  }
  await addIsolationPerson(tx, hotelId, {
    check_out_time: '2026-03-18 12:00:00',
    status: 1,
    ended_time: '2026-03-18 09:00:00',
  });
}

const decided = { review_note: '暂无', reviewed_time: '2026-03-18 09:00:00' };
const waiting = { review_note: '', reviewed_time: null };

async function addReviews(tx: Tx, { hotelId }: Place, pending: number): Promise<void> {
  for (let place = 0; place <= pending; place += 1) {
    const review_status = place === pending ? ReviewStatus.rejected : ReviewStatus.pending;
    const review = { ...(place === pending ? decided : waiting), review_status, reviewer_id: null };
    await tx
      .insertInto('material_application')
      .values({
        hotel_id: hotelId,
        applicant_id: null,
        item: '口罩',
        quantity: 1,
        unit: '箱',
        remark: '',
        urgency: 0,
        created_time: '2026-03-18 08:00:00',
        ...review,
      })
      .execute();
  }
}

/** Pending and rejected declarations for a room type, or for none: its hotel is chosen by the reviewer. */
async function addDeclarations(tx: Tx, place: Place | null, pending: number): Promise<void> {
  for (let number = 0; number <= pending; number += 1) {
    const isDecided = number === pending;
    await tx
      .insertInto('declaration')
      .values({
        channel: '小程序',
        external_id: null,
        source: '本人申报',
        name: '申报人',
        idcard: '',
        phone: '',
        email: '',
        type: place ? 2 : 0,
        province: '',
        city: '',
        hotel_id: place?.hotelId ?? null,
        room_type_id: place?.typeId ?? null,
        check_in_time: '2026-03-18 14:00:00',
        check_out_time: null,
        created_time: '2026-03-18 08:00:00',
        review_status: isDecided ? ReviewStatus.rejected : ReviewStatus.pending,
        reviewer_id: null,
        room_id: null,
        isolation_person_id: null,
        ...(isDecided ? decided : waiting),
      })
      .execute();
  }
}

/** Work of every kind in both hotels, more of it in the far one. */
const addWork = ({ put, property: { near, far } }: TestApp): Promise<void> =>
  put(async (tx) => {
    for (const place of [near, far, far]) {
      await addArrivals(tx, place);
      await addDepartures(tx, place);
      await addPeople(tx, place);
      await addRoom(tx, place, { status: RoomStatus.awaitingCleaning });
      await addRoom(tx, place, { status: RoomStatus.awaitingCleaning, isIsolation: true });
    }
    await addReviews(tx, near, 2);
    await addReviews(tx, far, 3);
    await addDeclarations(tx, near, 1);
    await addDeclarations(tx, far, 2);
    await addDeclarations(tx, null, 3);
  });

interface Hotel {
  hotelId?: number;
}

/** How many rows each list has that a task opens; null for lists that are not for the user. */
async function readTotals({ as, clock }: TestApp, user: UserName, hotel: Hotel) {
  const page = { page: 1, size: 1 };
  const allowed = <Answer extends { code: number | string }>(answer: Answer): Answer | null =>
    Number(answer.code) === Code.success ? answer : null;
  const orders = async (filter: object): Promise<number | null> =>
    allowed(await as(user, 'orderPage', { page, ...hotel, ...filter }))?.data.page.total ?? null;
  const total = async (
    name: 'declarationPage' | 'materialReviewPage' | 'isolationPage' | 'healthTestPage',
    filter: object,
  ): Promise<number | null> =>
    allowed(await as(user, name, { page, ...hotel, ...filter }))?.data.total ?? null;
  const date = new Date(clock.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const rooms = { ...hotel, status: RoomStatus.awaitingCleaning };
  return {
    dueIn: await orders({ due: 'arriving' }),
    dueOut: await orders({ due: 'leaving' }),
    overdue: await orders({ due: 'overdue' }),
    unassigned: await orders({ due: 'unassigned' }),
    noShow: await orders({ due: 'noShow' }),
    // Staff see the orders, but do not decide them.
    refundRequests: user === 'staff' ? null : await orders({ status: OrderStatus.refundRequested }),
    toClean: (await as(user, 'listRooms', rooms)).data.length,
    declarationsToReview: await total('declarationPage', { reviewStatus: ReviewStatus.pending }),
    materialsToReview: await total('materialReviewPage', { reviewStatus: ReviewStatus.pending }),
    releaseDue: await total('isolationPage', { due: 'release' }),
    abnormal: await total('healthTestPage', { isAbnormal: 1 }),
    untested: (await as(user, 'untestedPeople', { ...hotel, date })).data.length,
  };
}

const users: readonly UserName[] = ['admin', 'manager', 'staff', 'farManager', 'guard'];

onBothEngines((newPlace) => {
  it('counts as many tasks as the lists that they open have rows', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, far } = testApp.property;
    await addWork(testApp);
    for (const now of ['2026-03-18 10:00:00', '2026-03-18 21:00:00', '2026-03-19 00:00:00']) {
      testApp.clock.set(now);
      for (const user of users) {
        const isPlatform = user === 'admin' || user === 'guard';
        const hotels: Hotel[] = isPlatform
          ? [{}, { hotelId: near.hotelId }, { hotelId: far.hotelId }]
          : [{}];
        for (const hotel of hotels) {
          const { data } = await testApp.as(user, 'today', hotel);
          const totals = await readTotals(testApp, user, hotel);
          expect({ now, user, hotel, ...data }).toMatchObject({ now, user, hotel, ...totals });
        }
      }
    }
  });

  it('shows each role what is to do in the hotels that it sees', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, far } = testApp.property;
    await addWork(testApp);
    const { as } = testApp;
    const ofNear = {
      dueIn: 3,
      dueOut: 4,
      overdue: 3,
      unassigned: 4,
      noShow: 2,
      toClean: 3,
      releaseDue: 2,
      abnormal: 2,
      untested: 2,
    };
    const noReviews = { declarationsToReview: null, materialsToReview: null };
    const own = { ...ofNear, ...noReviews, toCleanByHotel: null };
    expect((await as('manager', 'today')).data).toMatchObject({ ...own, refundRequests: 1 });
    expect((await as('staff', 'today')).data).toMatchObject({ ...own, refundRequests: null });
    const reviews = { declarationsToReview: 1, materialsToReview: 2 };
    expect((await as('admin', 'today', { hotelId: near.hotelId })).data).toMatchObject({
      ...own,
      ...reviews,
      refundRequests: 1,
    });
    const { data: all } = await as('admin', 'today');
    expect(all).toMatchObject({
      ...Object.fromEntries(Object.entries(ofNear).map(([task, count]) => [task, count * 3])),
      declarationsToReview: 6,
      materialsToReview: 5,
    });
    expect(all.toCleanByHotel).toMatchObject([
      { hotelId: far.hotelId, count: 6 },
      { hotelId: near.hotelId, count: 3 },
    ]);
    expect((await as('guard', 'today')).data).toMatchObject({
      dueIn: null,
      dueOut: null,
      overdue: null,
      unassigned: null,
      noShow: null,
      refundRequests: null,
      toClean: 3,
      toCleanByHotel: [{ count: 2 }, { count: 1 }],
      declarationsToReview: 6,
      materialsToReview: 5,
      untested: 6,
    });
  });

  it('says nothing is to do in an empty hotel', async () => {
    const { as } = await openTestApp(await newPlace());
    expect((await as('admin', 'today')).data).toMatchObject({
      dueIn: 0,
      overdue: 0,
      unassigned: 0,
      noShow: 0,
      refundRequests: 0,
      toClean: 0,
      toCleanByHotel: [],
      declarationsToReview: 0,
      untested: 0,
    });
  });
});
