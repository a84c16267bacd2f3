import { describe, expect, it } from 'vitest';
import {
  incomeOfWeek,
  isolationsOfStatus,
  newIsolations,
  orderOrigins,
  orderRoomTypes,
  ordersOfWeek,
  ordersOfYear,
  type ChartPoint,
} from '../../contract/chart.ts';
import { declarationPage } from '../../contract/declaration.ts';
import type { InputOf } from '../../contract/endpoint.ts';
import { healthTestPage, untestedPeople } from '../../contract/healthTest.ts';
import { isolationPage, IsolationStatus } from '../../contract/isolation.ts';
import { materialReviewPage } from '../../contract/material.ts';
import { orderPage, OrderStatus } from '../../contract/order.ts';
import { ReviewStatus } from '../../contract/review.ts';
import { search } from '../../contract/search.ts';
import { today } from '../../contract/today.ts';
import { startHotel } from '../testing.ts';

const sum = (points: ChartPoint[]) => points.reduce((total, { value }) => total + (value ?? 0), 0);

describe('charts', () => {
  it('count the orders', async () => {
    const { admin, state } = startHotel();
    expect(sum(await admin.call(orderRoomTypes, {}))).toBe(state.orders.length);
    expect(sum(await admin.call(orderOrigins, {}))).toBe(state.orders.length);
    const year = await admin.call(ordersOfYear, {});
    expect(year.map(({ name }) => name)).toEqual(expect.arrayContaining(['2025-04', '2026-03']));
    expect(year).toHaveLength(12);
    const week = await admin.call(ordersOfWeek, {});
    expect(week.map(({ name }) => name)[0]).toBe('03-12');
    expect(week.at(-1)?.name).toBe('03-18');
    expect(sum(await admin.call(incomeOfWeek, {}))).toBeGreaterThan(0);
  });

  it('count the isolations', async () => {
    const { guard } = startHotel();
    expect(sum(await guard.call(newIsolations, { period: 'week' }))).toBe(3);
    const weeks = await guard.call(newIsolations, { period: 'month' });
    expect(weeks.map(({ name }) => name)).toEqual(['02-16', '02-23', '03-02', '03-09', '03-16']);
    const now = await guard.call(isolationsOfStatus, { n: IsolationStatus.isolating });
    expect(now.at(-1)).toEqual({ name: '2026-03', value: 3 });
  });
});

/** The total of each list that a task opens, as a user sees it. */
async function totals(client: ReturnType<typeof startHotel>['admin'], hotel: { hotelId?: string }) {
  const page = { page: 1, size: 1 };
  const orders = async (filter: Partial<InputOf<typeof orderPage>>) =>
    (await client.call(orderPage, { page, ...hotel, ...filter })).page.total;
  const reviewStatus = ReviewStatus.pending;
  return {
    dueIn: await orders({ due: 'arriving' }),
    dueOut: await orders({ due: 'leaving' }),
    overdue: await orders({ due: 'overdue' }),
    unassigned: await orders({ due: 'unassigned' }),
    refundRequests: await orders({ status: OrderStatus.refundRequested }),
    declarationsToReview: (await client.call(declarationPage, { page, ...hotel, reviewStatus }))
      .total,
    materialsToReview: (await client.call(materialReviewPage, { page, ...hotel, reviewStatus }))
      .total,
    releaseDue: (await client.call(isolationPage, { page, ...hotel, due: 'release' })).total,
    abnormal: (await client.call(healthTestPage, { page, ...hotel, isAbnormal: true })).total,
    untested: (await client.call(untestedPeople, { ...hotel, date: '2026-03-18' })).length,
  };
}

describe('today', () => {
  it('counts what is to do, by role', async () => {
    const { admin, staff, guard } = startHotel();
    const all = await admin.call(today, {});
    expect(all).toMatchObject({ toClean: 5, abnormal: 1, releaseDue: 2, unassigned: 5 });
    expect(all.toCleanByHotel).toMatchObject([{ hotelId: '1', count: 5 }]);
    expect(await staff.call(today, {})).toMatchObject({
      declarationsToReview: null,
      refundRequests: null,
    });
    expect(await guard.call(today, {})).toMatchObject({
      dueIn: null,
      unassigned: null,
      toClean: 1,
    });
  });

  it.each([{}, { hotelId: '1' }, { hotelId: '3' }])(
    'agrees with the lists that the tasks open: %o',
    async (hotel) => {
      const { admin } = startHotel();
      expect(await admin.call(today, hotel)).toMatchObject(await totals(admin, hotel));
    },
  );
});

describe('search', () => {
  it('finds rooms, orders and people', async () => {
    const { admin, guard, state } = startHotel();
    const rooms = await admin.call(search, { keyword: '20' });
    expect(rooms.map(({ title }) => title)).toEqual(['201', '202', '203', '204', '205', '206']);
    expect(await guard.call(search, { keyword: '20' })).toEqual([]);
    const [order] = state.orders;
    const orders = await admin.call(search, { keyword: String(order?.id) });
    expect(orders).toMatchObject([{ kind: 'order', title: String(order?.id) }]);
    const [person] = state.isolations;
    const found = (keyword = '') => guard.call(search, { keyword });
    const people = await found(person?.idCard?.slice(-4));
    expect(await found(person?.idCard ?? '')).toEqual(people.slice(0, 1));
    expect(await found(person?.idCard?.slice(-6))).toEqual([]);
    expect(people[0]).toMatchObject({ kind: 'person', title: person?.name });
    expect(people[0]?.hint).toMatch(/^9901\*+\d{3}[\dX] · 安住·西湖店 .+ · 正在隔离$/);
  });
});
