import { Role } from '@anzhu/api/contract/role';
import { expect, it } from 'vitest';
import { onBothEngines } from './engines.ts';
import { openTestApp, type TestApp } from './testApp.ts';

interface Wanted {
  name: string;
  /** The department above its own. */
  region: number;
  city?: string;
  closed?: boolean;
  allowsIsolation?: boolean;
}

/** Adds departments of regions below 集团: 华东 with 浙江, and 华南. @returns their ids */
const addRegions = (testApp: TestApp) =>
  testApp.put(async (tx) => {
    const add = async (name: string, parent: number | null): Promise<number> => {
      const values = { name, parent_id: parent, role: Role.hotelAdmin, status: 1 as const };
      const row = await tx
        .insertInto('department')
        .values(values)
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    };
    const group = await add('集团', null);
    const east = await add('华东', group);
    return { group, east, zhejiang: await add('浙江', east), south: await add('华南', group), add };
  });

const addHotel = (testApp: TestApp, wanted: Wanted): Promise<void> =>
  testApp.put(async (tx) => {
    const department = await tx
      .insertInto('department')
      .values({ name: wanted.name, parent_id: wanted.region, role: Role.hotelAdmin, status: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const before = await tx.selectFrom('hotel').selectAll().limit(1).executeTakeFirstOrThrow();
    const { id: _id, ...fields } = before;
    await tx
      .insertInto('hotel')
      .values({
        ...fields,
        name: wanted.name,
        department_id: department.id,
        province: '',
        city: wanted.city ?? '',
        allow_isolation: wanted.allowsIsolation === false ? 0 : 1,
        ...(wanted.closed === true && { closed_day: '2026-03-01', closed_reason: '整体装修' }),
      })
      .execute();
  });

/** A chain: of two regions, and those of every test, which are in none. */
async function openChain(place: Parameters<typeof openTestApp>[0]) {
  const testApp = await openTestApp(place);
  const regions = await addRegions(testApp);
  const { zhejiang, south, east } = regions;
  await addHotel(testApp, { name: '安住天河店', region: south, city: '广州' });
  await addHotel(testApp, { name: '安住西湖店', region: zhejiang, city: '杭州' });
  await addHotel(testApp, { name: '安住外滩店', region: east, allowsIsolation: false });
  await addHotel(testApp, { name: '安住象山店', region: south, closed: true });
  await addHotel(testApp, { name: '安住华南路店', region: zhejiang });
  const find = async (input: object, user: 'admin' | 'guard' | 'manager' | 'staff' = 'admin') => {
    const { data } = await testApp.as(user, 'searchHotels', input);
    return data as unknown as {
      hotels: { id: number; name: string; region: string | null; state: number }[];
      total: number;
    };
  };
  const names = async (input: object): Promise<string[]> =>
    (await find(input)).hotels.map(({ name }) => name);
  return { testApp, find, names, regions };
}

onBothEngines((newPlace) => {
  it('finds hotels by name, pinyin, initials, region and city, every word of them', async () => {
    const { names } = await openChain(await newPlace());
    for (const [keyword, expected] of [
      ['西湖', ['安住西湖店']],
      ['xihu', ['安住西湖店']],
      ["Xi'Hu", ['安住西湖店']],
      ['axh', []],
      ['azxh', ['安住西湖店']],
      ['华东', ['安住外滩店', '安住西湖店', '安住华南路店']],
      ['huadong', ['安住外滩店', '安住西湖店', '安住华南路店']],
      ['guangzhou', ['安住天河店']],
      ['杭州', ['近店', '远店', '安住西湖店']],
      ['hd xh', ['安住西湖店']],
      ['华南 西湖', []],
      // By name before those of a region of that name; a closed one last.
      ['华南', ['安住华南路店', '安住天河店', '安住象山店']],
      ['%', []],
      [
        '  ',
        ['近店', '远店', '安住外滩店', '安住西湖店', '安住华南路店', '安住天河店', '安住象山店'],
      ],
    ] as const) {
      expect(await names({ keyword }), keyword).toEqual(expected);
    }
  });

  it('orders by region, closed hotels last, and names the region without what all share', async () => {
    const { find, testApp, regions } = await openChain(await newPlace());
    const all = await find({});
    expect(all.hotels.map(({ name, region, state }) => [name, region, state])).toEqual([
      ['近店', null, 0],
      ['远店', null, 0],
      ['安住外滩店', '集团 / 华东', 0],
      ['安住西湖店', '集团 / 华东 / 浙江', 0],
      ['安住华南路店', '集团 / 华东 / 浙江', 0],
      ['安住天河店', '集团 / 华南', 0],
      ['安住象山店', '集团 / 华南', 1],
    ]);
    // Those of every test are in the group as well: it distinguishes none.
    const { near, far } = testApp.people.hotels;
    await testApp.put(async (tx) => {
      for (const id of [near, far]) {
        const { department_id: department } = await tx
          .selectFrom('hotel')
          .select('department_id')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        await tx
          .updateTable('department')
          .set({ parent_id: regions.group })
          .where('id', '=', department ?? 0)
          .execute();
      }
    });
    const { hotels } = await find({});
    expect(hotels.map(({ region }) => region)).toEqual([
      null,
      null,
      '华东',
      '华东 / 浙江',
      '华东 / 浙江',
      '华南',
      '华南',
    ]);
    expect((await find({ keyword: '集团' })).total).toBe(7);
  });

  it('narrows to open hotels, to those that take isolation, to ids, and to a number', async () => {
    const { find, names, testApp, regions } = await openChain(await newPlace());
    expect(await names({ departmentId: regions.east })).toEqual([
      '安住外滩店',
      '安住西湖店',
      '安住华南路店',
    ]);
    expect(await names({ departmentId: regions.south, state: 0 })).toEqual(['安住天河店']);
    expect(await names({ state: 0, keyword: '华南' })).toEqual(['安住华南路店', '安住天河店']);
    expect(await names({ state: 1 })).toEqual(['安住象山店']);
    expect(await names({ allowIsolation: 0 })).toEqual(['安住外滩店']);
    expect(await find({ size: 2 })).toMatchObject({
      hotels: [{ name: '近店' }, { name: '远店' }],
      total: 7,
    });
    const { far } = testApp.people.hotels;
    expect(await names({ ids: [far, 987_654_321] })).toEqual(['远店']);
    for (const [input, fields] of [
      [{ size: 51 }, { size: '条数不能大于 50' }],
      [{ size: 0 }, { size: '条数不能小于 1' }],
      [{ ids: Array.from({ length: 51 }, (_, id) => id + 1) }, { ids: '酒店最多 50 个' }],
      [{ keyword: '长'.repeat(51) }, { keyword: '关键字最多 50 个字' }],
    ] as const) {
      expect(await testApp.as('admin', 'searchHotels', input)).toMatchObject({
        code: 400,
        data: { fields },
      });
    }
  });

  it('shows a hotel its own only, whatever is asked for; epidemic staff see all', async () => {
    const { find, testApp } = await openChain(await newPlace());
    const { near, far } = testApp.people.hotels;
    for (const user of ['manager', 'staff'] as const) {
      expect(await find({}, user)).toEqual({
        hotels: [{ id: near, name: '近店', region: null, state: 0 }],
        total: 1,
      });
      expect(await find({ ids: [far] }, user)).toEqual({ hotels: [], total: 0 });
      expect(await find({ keyword: '西湖' }, user)).toEqual({ hotels: [], total: 0 });
    }
    expect((await find({}, 'guard')).total).toBe(7);
  });
});
