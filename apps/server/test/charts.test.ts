import { Code } from '@anzhu/api/contract/envelope';
import { IsolationStatus } from '@anzhu/api/contract/isolation';
import { OrderStatus } from '@anzhu/api/contract/order';
import { addDays } from '@anzhu/api/rules/days';
import { expect, it } from 'vitest';
import { OrderSource } from '../src/platform/db/tables/order.ts';
import { onBothEngines } from './engines.ts';
import { expectSound, type TestApp, openTestApp } from './testApp.ts';
import { addIsolationPerson, addOrder } from './property.ts';

/** Orders of the two hotels around the tests' today, 2026-03-18. */
async function addOrders({ put, property: { near, far } }: TestApp): Promise<number[]> {
  const paid = { status: OrderStatus.completed };
  return put(async (tx) => [
    await addOrder(tx, near, {
      ...paid,
      created_time: '2026-03-18 08:00:00',
      paid_time: '2026-03-18 08:01:00',
      last_pay: 10_050,
    }),
    await addOrder(tx, near, {
      ...paid,
      created_time: '2026-03-12 00:00:00',
      paid_time: '2026-03-13 00:00:00',
      last_pay: 20_000,
      source: OrderSource.phone,
      province: '广东',
    }),
    await addOrder(
      tx,
      { ...far, typeId: far.otherTypeId },
      {
        created_time: '2026-03-11 23:59:59',
        paid_time: '2026-03-18 00:00:00',
        last_pay: 30_000,
        source: OrderSource.agency,
        channel: '去哪儿',
        source_name: '携程',
        province: '',
      },
    ),
    await addOrder(tx, near, {
      status: OrderStatus.closed,
      created_time: '2025-04-01 00:00:00',
      paid_time: null,
    }),
    await addOrder(tx, far, {
      status: OrderStatus.refunded,
      created_time: '2025-03-31 23:59:59',
      paid_time: '2026-03-18 09:00:00',
    }),
  ]);
}

const week = ['03-12', '03-13', '03-14', '03-15', '03-16', '03-17', '03-18'];
const ofWeek = (values: Record<string, number>) =>
  week.map((name) => ({ name, value: values[name] ?? 0 }));

onBothEngines((newPlace) => {
  it('shows orders by source, room type, month, day and origin', async () => {
    const testApp = await openTestApp(await newPlace());
    const ids = await addOrders(testApp);
    const { as } = testApp;
    expect((await as('admin', 'orderSources')).data).toEqual([
      { name: '小程序', value: 3 },
      { name: '携程', value: 1 },
      { name: '电话', value: 1 },
    ]);
    expect((await as('admin', 'orderRoomTypes')).data).toEqual([
      { name: '双床房', value: 4 },
      { name: '大床房', value: 1 },
    ]);
    const year = (await as('admin', 'ordersOfYear')).data;
    expect(year).toHaveLength(12);
    expect(year.at(0)).toEqual({ name: '2025-04', value: 1 });
    expect(year.at(-2)).toEqual({ name: '2026-02', value: 0 });
    expect(year.at(-1)).toEqual({ name: '2026-03', value: 3 });
    expect((await as('admin', 'ordersOfWeek')).data).toEqual(ofWeek({ '03-12': 1, '03-18': 1 }));
    const income = async () => (await as('admin', 'incomeOfWeek')).data;
    expect(await income()).toEqual(ofWeek({ '03-13': 200, '03-18': 400.5 }));
    const byWeek = { period: 'month' } as const;
    expect((await as('admin', 'ordersOfWeek', byWeek)).data).toEqual([
      { name: '02-16', value: 0 },
      { name: '02-23', value: 0 },
      { name: '03-02', value: 0 },
      { name: '03-09', value: 2 },
      { name: '03-16', value: 1 },
    ]);
    expect((await as('admin', 'incomeOfWeek', byWeek)).data.slice(-2)).toEqual([
      { name: '03-09', value: 200 },
      { name: '03-16', value: 400.5 },
    ]);
    const byMonth = { period: 'year' } as const;
    expect((await as('admin', 'ordersOfWeek', byMonth)).data).toEqual(year);
    const incomeOfYear = (await as('admin', 'incomeOfWeek', byMonth)).data;
    expect(incomeOfYear).toHaveLength(12);
    expect(incomeOfYear.at(-1)).toEqual({ name: '2026-03', value: 600.5 });
    expect((await as('admin', 'orderOrigins')).data).toEqual([
      { name: '浙江', value: 3 },
      { name: '广东', value: 1 },
    ]);

    const refund = (id: number | undefined) =>
      testApp.put((tx) =>
        tx
          .updateTable('orders')
          .set({ status: OrderStatus.refunded })
          .where('id', '=', id ?? 0)
          .execute(),
      );
    await refund(ids[0]);
    expect(await income()).toEqual(ofWeek({ '03-13': 200, '03-18': 300 }));
    await expectSound(testApp);
  });

  it('shows hotel roles their own hotel, and money to those who decide only', async () => {
    const testApp = await openTestApp(await newPlace());
    await addOrders(testApp);
    const { near, far } = testApp.property;
    const sums = async (user: 'manager' | 'farManager' | 'staff' | 'admin', input = {}) =>
      (await testApp.as(user, 'orderSources', input)).data?.reduce(
        (sum, point) => sum + (point.value ?? 0),
        0,
      );
    expect(await sums('manager')).toBe(3);
    expect(await sums('staff')).toBe(3);
    expect(await sums('farManager')).toBe(2);
    expect(await sums('admin', { hotelId: far.hotelId })).toBe(2);
    expect(await sums('manager', { hotelId: near.hotelId })).toBe(3);
    const other = await testApp.as('manager', 'ordersOfYear', { hotelId: far.hotelId });
    expect(other.code).toBe(Code.notFound);
    const own = await testApp.as('manager', 'incomeOfWeek');
    expect(own.data).toEqual(ofWeek({ '03-13': 200, '03-18': 100.5 }));
    expect((await testApp.as('staff', 'incomeOfWeek')).code).toBe(Code.noPermission);
    expect((await testApp.as('guard', 'orderSources')).code).toBe(Code.noPermission);
    expect((await testApp.as('manager', 'isolationTypes')).code).toBe(Code.noPermission);
  });

  it('shows isolations by type, day, week, month and origin', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, far } = testApp.property;
    const { released, hospitalised } = IsolationStatus;
    const [first] = await testApp.put(async (tx) => [
      await addIsolationPerson(tx, near.hotelId, { check_in_time: '2026-03-18 09:00:00' }),
      await addIsolationPerson(tx, near.hotelId, {
        source: '健康码',
        type: 2,
        check_in_time: '2026-03-16 00:00:00',
        province: '广西壮族自治区',
      }),
      await addIsolationPerson(tx, far.hotelId, {
        type: 2,
        check_in_time: '2026-03-15 23:59:59',
        province: '广西',
        status: released,
        ended_time: '2026-03-17 10:00:00',
      }),
      await addIsolationPerson(tx, far.hotelId, {
        type: 3,
        check_in_time: '2026-01-31 10:00:00',
        status: hospitalised,
        ended_time: '2026-02-02 10:00:00',
        province: '',
      }),
    ]);
    const { as } = testApp;
    expect((await as('guard', 'isolationTypes')).data).toEqual([
      { name: '密接', value: 1 },
      { name: '应隔离人员', value: 0 },
      { name: '入境人员', value: 2 },
      { name: '中高风险人员', value: 1 },
    ]);
    expect((await as('guard', 'isolationSources')).data).toEqual([
      { name: '人工登记', value: 3 },
      { name: '健康码', value: 1 },
    ]);
    const ofType = async (period: string, n: number) =>
      (await as('guard', 'newIsolationsOfType', { period, n })).data;
    expect(await ofType('week', 2)).toEqual(ofWeek({ '03-15': 1, '03-16': 1 }));
    expect(await ofType('month', 2)).toEqual([
      { name: '02-16', value: 0 },
      { name: '02-23', value: 0 },
      { name: '03-02', value: 0 },
      { name: '03-09', value: 1 },
      { name: '03-16', value: 1 },
    ]);
    expect((await ofType('year', 2)).slice(-2)).toEqual([
      { name: '2026-02', value: 0 },
      { name: '2026-03', value: 2 },
    ]);
    expect((await as('admin', 'newIsolations', { period: 'week' })).data).toEqual(
      ofWeek({ '03-15': 1, '03-16': 1, '03-18': 1 }),
    );
    const lastThree = async (n: number) =>
      (await as('guard', 'isolationsOfStatus', { n })).data.slice(-3);
    const months = ['2026-01', '2026-02', '2026-03'];
    const values = (...list: number[]) => months.map((name, at) => ({ name, value: list[at] }));
    expect(await lastThree(0)).toEqual(values(1, 0, 2));
    expect(await lastThree(1)).toEqual(values(0, 0, 1));
    expect(await lastThree(2)).toEqual(values(0, 1, 0));
    expect((await as('guard', 'isolationOrigins')).data).toEqual([
      { name: '广西', value: 2 },
      { name: '浙江', value: 1 },
    ]);
    await testApp.put((tx) =>
      tx
        .updateTable('isolation_person')
        .set({ type: 1, province: '北京', status: released, ended_time: '2026-03-18 10:00:00' })
        .where('id', '=', first ?? 0)
        .execute(),
    );
    expect(await lastThree(0)).toEqual(values(1, 0, 1));
    const wrong = await as('guard', 'newIsolationsOfType', { period: 'decade', n: 0 });
    expect(wrong.code).toBe(Code.invalid);
    expect(testApp.log.errors).toEqual([]);
  });

  it('counts under each mark as many as the list that the mark opens', async () => {
    const testApp = await openTestApp(await newPlace());
    await addOrders(testApp);
    const { as, put, property } = testApp;
    const { near, far } = property;
    await put((tx) => addOrder(tx, far, { status: OrderStatus.unpaid, paid_time: null }));
    const people = [
      { type: 0, check_in_time: '2026-03-18 00:00:00', province: '浙江' },
      { type: 2, check_in_time: '2026-03-12 23:59:59', province: '内蒙古' },
      { type: 2, check_in_time: '2026-02-16 00:00:00', province: '' },
      { type: 3, check_in_time: '2026-02-15 23:59:59', province: '浙江' },
    ] as const;
    await put(async (tx) => {
      for (const person of people) await addIsolationPerson(tx, far.hotelId, person);
      await addIsolationPerson(tx, near.hotelId, { check_in_time: '2026-03-18 10:00:00' });
    });
    const page = { page: 1, size: 1 };
    const daysFrom = (first: string, last: string) => ({
      beginTime: `${first} 00:00:00`,
      endTime: `${last} 23:59:59`,
    });
    for (const user of ['admin', 'manager'] as const) {
      const total = async (filter: object) =>
        (await as(user, 'orderPage', { page, ...filter })).data.page.total;
      for (const { name, value } of (await as(user, 'ordersOfYear')).data) {
        const nextMonth = addDays(`${name}-01`, 31).slice(0, 7);
        const days = daysFrom(`${name}-01`, addDays(`${nextMonth}-01`, -1));
        expect([name, await total(days)]).toEqual([name, value]);
      }
      for (const { name, value } of (await as(user, 'ordersOfWeek')).data) {
        const day = `2026-${name}`;
        expect([name, await total(daysFrom(day, day))]).toEqual([name, value]);
      }
      for (const { name, value } of (await as(user, 'orderOrigins')).data) {
        expect([name, await total({ province: name })]).toEqual([name, value]);
      }
    }
    const total = async (filter: object) =>
      (await as('guard', 'isolationPage', { page, ...filter })).data.total;
    for (const [type, { value }] of (await as('guard', 'isolationTypes')).data.entries()) {
      expect([type, await total({ type })]).toEqual([type, value]);
    }
    for (const { name, value } of (await as('guard', 'isolationOrigins')).data) {
      expect([name, await total({ province: name })]).toEqual([name, value]);
    }
    for (const period of ['week', 'month']) {
      for (const { name, value } of (await as('guard', 'newIsolations', { period })).data) {
        const first = `2026-${name}`;
        const days = daysFrom(first, period === 'week' ? first : addDays(first, 6));
        expect([name, await total(days)]).toEqual([name, value]);
      }
    }
  });

  it('shows the isolations of one hotel', async () => {
    const { as, put, property } = await openTestApp(await newPlace());
    const { near, far } = property;
    await put(async (tx) => {
      await addIsolationPerson(tx, near.hotelId, { check_in_time: '2026-03-18 09:00:00' });
      await addIsolationPerson(tx, far.hotelId, { type: 2, province: '广西', source: '口岸' });
    });
    const { hotelId } = near;
    const sums = async (call: 'isolationSources' | 'isolationTypes' | 'isolationOrigins') =>
      (await as('guard', call, { hotelId })).data.reduce(
        (sum, { value }) => sum + Number(value),
        0,
      );
    expect(await sums('isolationSources')).toBe(1);
    expect(await sums('isolationTypes')).toBe(1);
    expect(await sums('isolationOrigins')).toBe(1);
    const today = async (call: 'newIsolations' | 'newIsolationsOfType') =>
      (await as('admin', call, { hotelId, period: 'week', n: 0 })).data.at(-1)?.value;
    expect(await today('newIsolations')).toBe(1);
    expect(await today('newIsolationsOfType')).toBe(1);
    const months = await as('guard', 'isolationsOfStatus', { hotelId, n: 0 });
    expect(months.data.at(-1)).toEqual({ name: '2026-03', value: 1 });
  });
});
