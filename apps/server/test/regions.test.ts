import { Code } from '@anzhu/api/contract/envelope';
import { Role } from '@anzhu/api/contract/role';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import type { Tx } from '../src/platform/db/store.ts';
import { onBothEngines, type Place } from './engines.ts';
import { addHotel } from './people.ts';
import { addOrder, addRoom } from './property.ts';
import { readSheet } from './readSheet.ts';
import { openTestApp, type TestApp } from './testApp.ts';
import { lastLog } from './testing.ts';

const today = '2026-03-18';

async function addDepartment(tx: Tx, name: string, parent_id: number | null): Promise<number> {
  const values = { name, parent_id, role: Role.hotelAdmin, status: 1 as const };
  const { id } = await tx
    .insertInto('department')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A hotel of one room type, as its tests add orders and rooms to it. */
async function addSide(tx: Tx, testApp: TestApp, name: string, department: number | null) {
  const hotelId = await addHotel(tx, name, department);
  const type = await tx
    .selectFrom('room_type')
    .selectAll()
    .where('id', '=', testApp.property.near.typeId)
    .executeTakeFirstOrThrow();
  const { id: _, ...values } = type;
  const { id: typeId } = await tx
    .insertInto('room_type')
    .values({ ...values, hotel_id: hotelId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { hotelId, typeId };
}

/** Guests in so many rooms, of one more, who have had charges of so many yuan. */
async function addGuests(
  tx: Tx,
  side: { hotelId: number; typeId: number },
  { rooms, charged }: { rooms: number; charged: number },
): Promise<void> {
  await addRoom(tx, side);
  for (let room = 0; room < rooms; room += 1) {
    const { orderId } = await addRoom(tx, side, { status: RoomStatus.occupied });
    if (room > 0 || orderId === null) continue;
    await tx
      .insertInto('bill_line')
      .values({
        order_id: orderId,
        kind: 1,
        amount: charged * 100,
        method: 0,
        note: '',
        created_by: null,
        created_time: `${today} 10:00:00`,
        voided_by: null,
        voided_time: null,
        void_reason: '',
      })
      .execute();
  }
}

/** 华东 → 杭州 → 近店; 华东 → 远店; 华北 → 京店; 散店 has no department. */
async function openChain(place: Place) {
  const testApp = await openTestApp(place);
  const { people, property } = testApp;
  const ids = await testApp.put(async (tx) => {
    const east = await addDepartment(tx, '华东', null);
    const hangzhou = await addDepartment(tx, '杭州', east);
    const north = await addDepartment(tx, '华北', null);
    const empty = await addDepartment(tx, '华南', null);
    for (const [id, parent_id] of [
      [people.departments.near, hangzhou],
      [people.departments.far, east],
    ] as const) {
      await tx.updateTable('department').set({ parent_id }).where('id', '=', id).execute();
    }
    const capital = await addDepartment(tx, '京店', north);
    const beijing = await addSide(tx, testApp, '京店', capital);
    const lone = await addSide(tx, testApp, '散店', null);
    await addGuests(tx, property.near, { rooms: 1, charged: 10 });
    await addGuests(tx, property.far, { rooms: 2, charged: 200 });
    await addGuests(tx, beijing, { rooms: 3, charged: 3000 });
    await addGuests(tx, lone, { rooms: 4, charged: 40_000 });
    return { east, hangzhou, north, empty, capital, beijing: beijing.hotelId, lone: lone.hotelId };
  });
  return { ...testApp, ids };
}

onBothEngines((newPlace) => {
  it('sums up regions, and those below them', async () => {
    const { as, ids, property } = await openChain(await newPlace());
    const { data } = await as('admin', 'dayReport', { day: today });
    expect(data.regions).toMatchObject([
      // Rooms, sold nights and charges of 近店 and 远店.
      { name: '华东', parentId: null, rooms: 5, soldNights: 3, otherIncome: 210, occupancy: 0.6 },
      { name: '杭州', rooms: 2, soldNights: 1, otherIncome: 10, occupancy: 0.5, inHouse: 1 },
      { name: '华北', parentId: null, rooms: 4, soldNights: 3, otherIncome: 3000, inHouse: 3 },
    ]);
    const [east, hangzhou, north] = data.regions;
    expect(hangzhou?.parentId).toBe(east?.id);
    expect(data.total).toMatchObject({ rooms: 14, soldNights: 10, otherIncome: 43_210 });
    expect(
      data.hotels.map(({ hotelId, regionId, otherIncome }) => ({ hotelId, regionId, otherIncome })),
    ).toEqual([
      { hotelId: property.near.hotelId, regionId: hangzhou?.id, otherIncome: 10 },
      { hotelId: property.far.hotelId, regionId: east?.id, otherIncome: 200 },
      { hotelId: ids.beijing, regionId: north?.id, otherIncome: 3000 },
      { hotelId: ids.lone, regionId: null, otherIncome: 40_000 },
    ]);
    // The figures of ways are sums as well.
    expect(north?.ways).toEqual(data.hotels[2]?.ways);
  });

  it('narrows to a department and those below it, and to a hotel of them', async () => {
    const { as, ids, property } = await openChain(await newPlace());
    const of = async (input: object) => {
      const { data } = await as('admin', 'dayReport', { day: today, ...input });
      const names = data.hotels.map(({ hotelName }) => hotelName);
      return [names, data.regions.map(({ name }) => name), data.total.otherIncome];
    };
    expect(await of({ departmentId: ids.east })).toEqual([['近店', '远店'], ['杭州'], 210]);
    expect(await of({ departmentId: ids.hangzhou })).toEqual([['近店'], [], 10]);
    expect(await of({ departmentId: ids.capital })).toEqual([['京店'], [], 3000]);
    expect(await of({ departmentId: ids.empty })).toEqual([[], [], 0]);
    const { hotelId } = property.far;
    expect(await of({ departmentId: ids.east, hotelId })).toEqual([['远店'], [], 200]);
    expect(await of({ departmentId: ids.north, hotelId })).toEqual([[], [], 0]);
    expect(await as('admin', 'dayReport', { day: today, departmentId: 999_999 })).toMatchObject({
      code: Code.notFound,
      msg: '区域不存在',
    });
  });

  it('shows a hotel’s people their own hotel and no other', async () => {
    const { as, ids } = await openChain(await newPlace());
    for (const departmentId of [ids.east, ids.hangzhou, undefined]) {
      const { data } = await as('manager', 'dayReport', { day: today, departmentId });
      expect(data.hotels).toMatchObject([{ hotelName: '近店', regionId: null }]);
      expect(data.regions).toEqual([]);
      expect(data.total.otherIncome).toBe(10);
    }
    for (const departmentId of [ids.north, ids.empty, 999_999]) {
      for (const name of ['dayReport', 'keyFigures', 'availability', 'orderSources'] as const) {
        expect(await as('manager', name, { day: today, departmentId })).toMatchObject({
          code: Code.notFound,
          msg: '区域不存在',
        });
      }
    }
  });

  it('narrows the figures, charts and nights of the dashboard the same way', async () => {
    const { as, ids, put, property } = await openChain(await newPlace());
    await put(async (tx) => {
      await addOrder(tx, property.far);
      await addRoom(tx, property.near, { isIsolation: true, status: RoomStatus.occupied });
    });
    const of = async (input: object) => {
      const { data: figures } = await as('admin', 'keyFigures', input);
      const { data: nights } = await as('admin', 'availability', input);
      const { data: sources } = await as('admin', 'orderSources', input);
      const { data: isolated } = await as('admin', 'isolationTypes', input);
      const sum = (points: readonly { value: number | null }[]) =>
        points.reduce((all, { value }) => all + (value ?? 0), 0);
      return {
        occupancy: figures.occupancy?.value,
        arrivals: figures.arrivals?.expected,
        inIsolation: figures.inIsolation?.value ?? null,
        hotels: [...new Set(nights.roomTypes.map(({ hotelName }) => hotelName))],
        available: sum(nights.roomTypes.map(({ available }) => ({ value: available[0] ?? 0 }))),
        orders: sum(sources),
        isolated: sum(isolated),
      };
    };
    expect(await of({ departmentId: ids.east })).toEqual({
      // Of two rooms and three, guests in one and two.
      occupancy: 0.6,
      arrivals: 1,
      inIsolation: 1,
      hotels: ['近店', '远店'],
      available: 1,
      orders: 4,
      isolated: 1,
    });
    expect(await of({ departmentId: ids.north })).toMatchObject({
      occupancy: 0.75,
      inIsolation: null,
      hotels: ['京店'],
      available: 1,
      orders: 3,
      isolated: 0,
    });
    expect(await of({ departmentId: ids.empty })).toMatchObject({
      occupancy: null,
      hotels: [],
      orders: 0,
    });
    expect(await of({})).toMatchObject({ available: 3, orders: 11, isolated: 1 });
  });

  it('writes a line of sums below the hotels of each region', async () => {
    const { ids, ...testApp } = await openChain(await newPlace());
    const { download } = testApp;
    const response = await download('admin', 'downloadDayReport', { day: today });
    const [head, ...rows] = readSheet(Buffer.from(await response.arrayBuffer()));
    const charged = head?.indexOf('消费') ?? -1;
    expect(head?.slice(0, 3)).toEqual(['酒店', '区域', '到店']);
    expect(rows.map((row) => [row[0], row[1], row[charged]])).toEqual([
      ['近店', '华东 / 杭州', 10],
      ['杭州小计', '华东 / 杭州', 10],
      ['远店', '华东', 200],
      ['华东小计', '华东', 210],
      ['京店', '华北', 3000],
      ['华北小计', '华北', 3000],
      ['散店', null, 40_000],
      ['合计', null, 43_210],
    ]);
    await download('admin', 'downloadDayReport', { day: today, departmentId: ids.north });
    expect(await lastLog(testApp)).toMatchObject({
      sketch: '导出日报 1 条',
      after: { 日期: today, 区域: String(ids.north), 行数: 1 },
    });
  });
});
