import { OrderStatus, orderStatuses } from '@anzhu/api/contract/order';
import { provinces } from '@anzhu/api/rules/provinces';
import { expect, it } from 'vitest';
import { onBothEngines } from './engines.ts';
import { addIsolationPerson, addOrder } from './property.ts';
import { readSheet } from './readSheet.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';
import { lastLog } from './testing.ts';

/** Names that channels give; one may be that of one of our own sources. */
const names = ['', '', '携程', '电话'];

/** Orders of two hotels, from all sources, made in two months and paid in the last week or before. */
const addOrders = ({ put, property }: TestApp): Promise<void> =>
  put(async (tx) => {
    for (let number = 0; number < 180; number += 1) {
      const side = number % 3 === 0 ? property.far : property.near;
      const day = String((number % 18) + 1).padStart(2, '0');
      const month = number % 5 === 0 ? '02' : '03';
      // Checked in without a stay there is none.
      const status = orderStatuses[number % 7] ?? OrderStatus.paid;
      await addOrder(
        tx,
        { hotelId: side.hotelId, typeId: number % 2 === 0 ? side.typeId : side.otherTypeId },
        {
          status: status === OrderStatus.checkedIn ? OrderStatus.completed : status,
          source: (number % 4) as 0 | 1 | 2 | 3,
          channel: number % 2 === 0 ? '' : '渠道',
          source_name: names[((number * number) % 7) % 4] ?? '',
          province: provinces[number % 3] ?? '',
          created_time: `2026-${month}-${day} 12:00:00`,
          arrive_time: `2026-03-${10 + (number % 9)} 14:00:00`,
          leave_time: `2026-03-${12 + (number % 9) + (number % 3)} 12:00:00`,
          paid_time:
            status === OrderStatus.unpaid || status === OrderStatus.closed
              ? null
              : `2026-03-${String((number % 9) + 10).padStart(2, '0')} 23:59:59`,
        },
      );
    }
  });

type Row = Awaited<ReturnType<typeof readRows>>[number];

const readRows = ({ store }: TestApp) =>
  store.db
    .selectFrom('orders')
    .innerJoin('room_type', 'room_type.id', 'orders.room_type_id')
    .selectAll('orders')
    .select('room_type.name as type_name')
    .orderBy('orders.created_time', 'desc')
    .orderBy('orders.id', 'desc')
    .execute();

const sources = ['小程序', '到店', '电话', '旅行平台'];
const sourceOf = ({ source, source_name: given }: Row): string => given || (sources[source] ?? '');

/** Every page of the list, in its order. */
async function readIds({ as }: TestApp, filter: object): Promise<unknown[]> {
  const ids: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await as('admin', 'orderPage', { page: { page, size: 50 }, ...filter });
    const { records } = data.page;
    ids.push(...records.map(({ id }) => id));
    if (records.length === 0 || ids.length >= data.page.total) {
      expect(ids).toHaveLength(data.page.total);
      return ids;
    }
  }
}

onBothEngines((newPlace) => {
  it('finds the orders that a chart counts, with every other filter', async () => {
    const testApp = await openTestApp(await newPlace());
    await addOrders(testApp);
    const rows = await readRows(testApp);
    const { near, far } = testApp.property;
    const filters: [object, (row: Row) => boolean][] = [
      [{ hotelId: near.hotelId }, (row) => row.hotel_id === near.hotelId],
      [{ source: '小程序' }, (row) => sourceOf(row) === '小程序'],
      [{ source: '电话' }, (row) => sourceOf(row) === '电话'],
      [{ source: '携程' }, (row) => sourceOf(row) === '携程'],
      [{ source: '没有' }, () => false],
      [{ roomTypeName: '双床房' }, (row) => row.type_name === '双床房'],
      [{ roomTypeName: '没有' }, () => false],
      [
        { paidBeginTime: '2026-03-12 00:00:00', paidEndTime: '2026-03-14 23:59:59' },
        (row) =>
          row.paid_time !== null &&
          row.paid_time >= '2026-03-12' &&
          row.paid_time < '2026-03-15' &&
          row.status !== OrderStatus.refunded,
      ],
    ];
    filters.push(
      [
        { arriveBeginTime: '2026-03-12 00:00:00', arriveEndTime: '2026-03-18 23:59:59' },
        (row) => row.arrive_time >= '2026-03-12' && row.arrive_time < '2026-03-19',
      ],
      [
        { stayBeginTime: '2026-03-17 00:00:00', stayEndTime: '2026-03-18 23:59:59' },
        (row) => row.arrive_time < '2026-03-19' && row.leave_time >= '2026-03-18',
      ],
    );
    const others: [object, (row: Row) => boolean][] = [
      [{}, () => true],
      [{ status: 4 }, (row) => row.status === 4],
      [{ province: provinces[1] }, (row) => row.province === provinces[1]],
      [{ roomType: far.typeId }, (row) => row.room_type_id === far.typeId],
      [{ hotelId: far.hotelId }, (row) => row.hotel_id === far.hotelId],
      [{ roomTypeName: '大床房' }, (row) => row.type_name === '大床房'],
      [
        { beginTime: '2026-02-10 00:00:00', endTime: '2026-03-09 23:59:59' },
        (row) => row.created_time >= '2026-02-10' && row.created_time < '2026-03-10',
      ],
    ];
    for (const [filter, matches] of filters) {
      for (const [other, matchesOther] of others) {
        const asked = { ...filter, ...other };
        // A later filter of the same name replaces the first.
        const isReplaced = Object.keys(other).some((name) => name in filter);
        const expected = rows.filter((row) => (isReplaced || matches(row)) && matchesOther(row));
        expect([asked, await readIds(testApp, asked)]).toEqual([
          asked,
          expected.map(({ id }) => id),
        ]);
      }
    }
    await expectSound(testApp);
  });

  it('opens each mark of a chart as a list of as many rows', async () => {
    const testApp = await openTestApp(await newPlace());
    await addOrders(testApp);
    const { as, property } = testApp;
    const page = { page: 1, size: 200 };
    for (const hotel of [{}, { hotelId: property.far.hotelId }]) {
      const total = async (filter: object) =>
        (await as('admin', 'orderPage', { page, ...hotel, ...filter })).data.page.total;
      for (const { name, value } of (await as('admin', 'orderSources', hotel)).data) {
        expect([name, await total({ source: name })]).toEqual([name, value]);
      }
      for (const { name, value } of (await as('admin', 'orderRoomTypes', hotel)).data) {
        expect([name, await total({ roomTypeName: name })]).toEqual([name, value]);
      }
      for (const { name, value } of (await as('admin', 'incomeOfWeek', hotel)).data) {
        const paid = {
          paidBeginTime: `2026-${name} 00:00:00`,
          paidEndTime: `2026-${name} 23:59:59`,
        };
        const { data } = await as('admin', 'orderPage', { page, ...hotel, ...paid });
        const sum = data.page.records.reduce((yuan, { lastPay }) => yuan + Number(lastPay), 0);
        expect([name, sum]).toEqual([name, value]);
      }
    }
  });

  it('opens each source of people as a list of as many rows', async () => {
    const { as, put, property } = await openTestApp(await newPlace());
    await put(async (tx) => {
      for (const source of ['', '', '口岸转运', '社区上报', '社区上报', '社区上报']) {
        await addIsolationPerson(tx, property.near.hotelId, { source });
      }
      await addIsolationPerson(tx, property.far.hotelId, { source: '社区上报', type: 1 });
    });
    const { data } = await as('guard', 'isolationSources');
    expect(data).toHaveLength(3);
    for (const { name, value } of data) {
      const list = await as('guard', 'isolationPage', { source: name });
      expect([name, list.data.total, list.data.records.length]).toEqual([name, value, value]);
    }
    const narrowed = { source: '社区上报', hotelId: property.near.hotelId, type: 0 };
    expect((await as('guard', 'isolationPage', narrowed)).data.total).toBe(3);
  });

  it('opens each status of a month as a list of as many people', async () => {
    const { as, put, property } = await openTestApp(await newPlace());
    const ends = [null, '2026-02-28 23:59:59', '2026-03-01 00:00:00', '2026-03-16 09:00:00'];
    await put(async (tx) => {
      for (let number = 0; number < 24; number += 1) {
        const ended_time = ends[number % 4] ?? null;
        await addIsolationPerson(tx, (number % 3 === 0 ? property.far : property.near).hotelId, {
          check_in_time: `2026-0${(number % 2) + 1}-${number + 1 < 10 ? '0' : ''}${number + 1} 08:00:00`,
          status: ended_time === null ? 0 : number % 8 < 4 ? 1 : 2,
          ended_time,
        });
      }
    });
    for (const hotel of [{}, { hotelId: property.far.hotelId }, { type: 0 }]) {
      for (const status of [0, 1, 2]) {
        const { data } = await as('guard', 'isolationsOfStatus', { ...hotel, n: status });
        expect(data.some(({ value }) => Number(value) > 0)).toBe(true);
        for (const { name: month, value } of data) {
          const list = await as('guard', 'isolationPage', { ...hotel, status, month });
          expect([month, status, list.data.total]).toEqual([month, status, value]);
          expect(list.data.records).toHaveLength(Math.min(Number(value), 10));
        }
      }
    }
    const ended = await as('guard', 'isolationPage', { month: '2026-03' });
    expect(ended.data.total).toBe(12);
    expect(await as('guard', 'isolationPage', { month: '2026-13' })).toMatchObject({ code: 400 });
  });

  it('exports the rows of the list, and writes the filters down', async () => {
    const testApp = await openTestApp(await newPlace());
    await addOrders(testApp);
    const filter = { due: 'arriving', source: '小程序', hotelId: testApp.property.near.hotelId };
    const { data } = await testApp.as('admin', 'orderPage', {
      page: { page: 1, size: 1 },
      ...filter,
    });
    expect(data.page.total).toBeGreaterThan(0);
    const file = await testApp.download('admin', 'downloadOrders', filter);
    const sheet = readSheet(Buffer.from(await file.arrayBuffer()));
    expect(sheet).toHaveLength(data.page.total + 1);
    expect((await lastLog(testApp)).after).toEqual({
      酒店编号: String(testApp.property.near.hotelId),
      今日待办: '今日到店',
      订单来源: '小程序',
      行数: data.page.total,
    });
  });
});
