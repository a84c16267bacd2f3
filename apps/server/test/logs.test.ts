import { contract, type Contract } from '@anzhu/api/contract';
import { Code } from '@anzhu/api/contract/envelope';
import { LogType } from '@anzhu/api/contract/log';
import type { Insertable } from 'kysely';
import { expect, it } from 'vitest';
import { onBothEngines } from './engines.ts';
import { testClock } from './harness.ts';
import type { UserName } from './people.ts';
import { readSheet } from './readSheet.ts';
import { makeRecords, marks } from './records.ts';
import { rights } from './rights.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';
import type { Tables } from '../src/platform/db/tables.ts';

type Name = keyof Contract;
const names = Object.keys(contract) as Name[];

const sketches = [
  '登录',
  '房间 1203 办理入住',
  '房间 203 退房',
  '订单 12034 改价',
  '驳回订单 77 的退款申请',
  '申请退款：订单 78',
  '编辑用户「Desk-100%」',
  'O\'Neil 的 "引号" & | !',
  '房',
];

const usual: Insertable<Tables['log']> = {
  type: LogType.ordinary,
  sketch: '登录',
  target_kind: 'order',
  target_id: 1,
  hotel_id: null,
  user_id: null,
  create_by: '系统',
  address: '',
  request_id: '',
  created_time: '2026-03-01 00:00:00',
  before_values: null,
  after_values: null,
};

/** Before and after all the logs that the tests add. */
const before = '2025-12-31 10:00:00';
const now = '2026-04-01 10:00:00';

/** Logs of three months, spread over everything that filters ask for. */
async function addMany({ put, people: { hotels, users } }: TestApp): Promise<void> {
  const operators: [UserName, number | null][] = [
    ['admin', null],
    ['manager', hotels.near],
    ['staff', hotels.near],
    ['farManager', hotels.far],
    ['guard', null],
  ];
  const rows = Array.from({ length: 360 }, (_, place) => {
    const [name, hotel] = operators[place % 5] ?? ['admin', null];
    const month = String(Math.floor(place / 120) + 1).padStart(2, '0');
    const day = String((Math.floor(place / 5) % 28) + 1).padStart(2, '0');
    return {
      ...usual,
      type: (place * 7) % 4 === 3 ? LogType.warning : LogType.dataChange,
      sketch: sketches[(place * place) % sketches.length] ?? '',
      hotel_id: hotel,
      user_id: users[name],
      create_by: name,
      created_time: `2026-${month}-${day} ${place % 2 === 0 ? '00:00:00' : '23:59:59'}`,
    };
  });
  await put((tx) =>
    tx
      .insertInto('log')
      .values(rows.toSorted((a, b) => (a.created_time < b.created_time ? -1 : 1)))
      .execute(),
  );
}

type Filter = Partial<
  Record<'type' | 'createBy' | 'sketch' | 'beginTime' | 'endTime', string | number>
>;

/** The same list, read the plain way. */
async function plainly(testApp: TestApp, filter: Filter, user: UserName): Promise<number[]> {
  const { store, people } = testApp;
  const rows = await store.db.selectFrom('log').selectAll().execute();
  const has = (text: string, part: unknown) =>
    part === undefined || text.toLowerCase().includes(String(part).toLowerCase());
  return rows
    .filter(
      (row) =>
        (user !== 'manager' || row.hotel_id === people.hotels.near) &&
        (user !== 'guard' || row.user_id === people.users.guard) &&
        (filter.type === undefined || row.type === filter.type) &&
        // The nickname of every user is made of the user name.
        has(`${row.create_by} 昵称`, filter.createBy) &&
        has(row.sketch, filter.sketch) &&
        (filter.beginTime === undefined || row.created_time >= filter.beginTime) &&
        (filter.endTime === undefined || row.created_time <= filter.endTime),
    )
    .toSorted((one, other) =>
      one.created_time === other.created_time
        ? other.id - one.id
        : one.created_time < other.created_time
          ? 1
          : -1,
    )
    .map((row) => row.id);
}

const cut = { beginTime: '2026-01-20 00:00:00', endTime: '2026-03-05 23:59:58' };

onBothEngines((newPlace) => {
  it('finds every page of every combination of filters, for every role', async () => {
    const testApp = await openTestApp(await newPlace(), { clock: testClock(before) });
    await addMany(testApp);
    const filters: Filter[] = [
      {},
      { createBy: 'manager' },
      { createBy: 'MANAGER' },
      { createBy: 'manager 昵称' },
      { createBy: 'nobody' },
      ...[
        ...sketches,
        '房间',
        '2',
        '203',
        '退款',
        '退款申请',
        '申请退款',
        'desk',
        '0%',
        '_',
        '|',
      ].map((sketch) => ({ sketch })),
    ].flatMap((one) => [one, { ...one, ...cut }, { ...one, type: LogType.warning }]);
    const users = ['admin', 'manager', 'guard'] as const;
    for (const [place, filter] of filters.entries()) {
      // Every filter is asked for by two of the three.
      for (const user of users.filter((_, at) => at !== Math.floor(place / 3) % 3)) {
        const right = await plainly(testApp, filter, user);
        const pages = Math.ceil(right.length / 10);
        for (const page of new Set([1, Math.ceil(pages / 2) + 1])) {
          const { data } = await testApp.as(user, 'logPage', {
            page: { page, size: 10 },
            ...filter,
          });
          const which = `${user} ${JSON.stringify(filter)} page ${page}`;
          expect([data.total, data.pages], which).toEqual([right.length, pages]);
          const ids = data.records.map(({ id }) => id);
          expect(ids, which).toEqual(right.slice((page - 1) * 10, page * 10));
        }
      }
    }
    await expectSound(testApp);
  });

  it('finds the history of one record, within what a role may read', async () => {
    const testApp = await openTestApp(await newPlace(), { clock: testClock(now) });
    const { hotels } = testApp.people;
    const logs = [
      { target_id: 7, sketch: '订单 7 改价', hotel_id: hotels.near },
      { target_id: 7, sketch: '订单 7 退款', hotel_id: hotels.near },
      { target_id: 8, sketch: '订单 8 改价', hotel_id: hotels.near },
      { target_id: 7, sketch: '房间 7 退房', target_kind: 'room' as const, hotel_id: hotels.near },
      { target_id: 7, sketch: '订单 7 改价', hotel_id: hotels.far },
    ];
    await testApp.put((tx) =>
      tx
        .insertInto('log')
        .values(logs.map((log) => ({ ...usual, ...log })))
        .execute(),
    );
    const found = async (user: UserName, filter: object) => {
      const { data } = await testApp.as(user, 'logPage', {
        page: {},
        targetKind: 'order',
        targetId: '7',
        ...filter,
      });
      expect(data.total).toBe(data.records.length);
      return data.records.map(({ sketch }) => sketch);
    };
    expect(await found('manager', {})).toEqual(['订单 7 退款', '订单 7 改价']);
    expect(await found('manager', { sketch: '退款' })).toEqual(['订单 7 退款']);
    expect(await found('admin', {})).toHaveLength(3);
    expect(await found('admin', { targetId: '9' })).toEqual([]);
    await testApp.put((tx) =>
      tx
        .insertInto('log')
        .values({
          ...usual,
          target_id: 7,
          sketch: '查看订单 7',
          type: LogType.personalData,
          hotel_id: hotels.near,
        })
        .execute(),
    );
    expect(await found('manager', { isView: 1 })).toEqual(['查看订单 7']);
    expect(await found('manager', { isView: 0 })).toEqual(['订单 7 退款', '订单 7 改价']);
    expect(await found('manager', {})).toHaveLength(3);
    expect(await found('guard', {})).toEqual([]);
  });

  it('shows before and after to those whose log it is', async () => {
    const testApp = await openTestApp(await newPlace(), { clock: testClock(now) });
    const { hotels, users } = testApp.people;
    const add = (given: Partial<Insertable<Tables['log']>>) =>
      testApp.put((tx) =>
        tx
          .insertInto('log')
          .values({ ...usual, ...given })
          .returning('id')
          .executeTakeFirstOrThrow(),
      );
    const near = await add({
      hotel_id: hotels.near,
      before_values: '{"实付金额":540}',
      after_values: '{"实付金额":499.9}',
    });
    const own = await add({ user_id: users.guard, sketch: '导出' });
    expect((await testApp.as('manager', 'getLog', near)).data).toMatchObject({
      sketch: '登录',
      createBy: '系统',
      createTime: '2026-03-01 00:00:00',
      detail: { before: { 实付金额: 540 }, after: { 实付金额: 499.9 } },
    });
    expect((await testApp.as('guard', 'getLog', own)).data.detail).toEqual({
      before: null,
      after: null,
    });
    for (const user of ['farManager', 'guard', 'staff'] as const) {
      const code = user === 'staff' ? Code.noPermission : Code.notFound;
      expect((await testApp.as(user, 'getLog', near)).code, user).toBe(code);
    }
    expect((await testApp.as('manager', 'getLog', { id: 999_999 })).code).toBe(Code.notFound);
    expect((await testApp.as('admin', 'getLog', { id: 999_999 })).code).toBe(Code.notFound);
  });

  it('writes down no save that changes nothing, whatever is edited', async () => {
    const testApp = await openTestApp(await newPlace());
    const { users, departments } = testApp.people;
    const records = await makeRecords(testApp, { side: 'near', userId: users.manager });
    const { data: menus } = await testApp.as('admin', 'listMenus');
    const others: Partial<Record<Name, object>> = {
      modifyDepartment: { id: departments.guards, name: '防疫一处' },
      modifyMenu: { id: menus[0]?.id, remark: '改' },
      modifyHealthTest: {
        ...rights.modifyHealthTest.of?.(records),
        checkTime: '2026-03-18 07:00:00',
      },
    };
    const edits = names.filter((name) => /^(modify|changePrice)/.test(name));
    expect(edits.length).toBeGreaterThan(10);
    for (const name of edits) {
      const input = others[name] ?? rights[name].of?.(records);
      if (input === undefined) throw new Error(`${name} has no input`);
      const save = async () => {
        const logs = await testApp.countLogs();
        const { code } = await testApp.as('admin', name, input);
        return [name, Number(code), (await testApp.countLogs()) > logs];
      };
      expect(await save()).toEqual([name, 200, true]);
      expect(await save()).toEqual([name, 200, false]);
    }
  });

  it('writes down what changed where the shown values are the same', async () => {
    const testApp = await openTestApp(await newPlace());
    const { users, departments } = testApp.people;
    const records = await makeRecords(testApp, { side: 'near', userId: users.manager });
    const twin = await testApp.put((tx) =>
      tx
        .insertInto('department')
        .values({
          name: `${marks.near}前台`,
          role: 'hotel_member',
          parent_id: departments.far,
          status: 1,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    const edit = async (input: object) => {
      const { code } = await testApp.as('admin', 'modifyUser', { id: records.clerkId, ...input });
      expect(code).toBe(200);
      const log = await testApp.store.db
        .selectFrom('log')
        .select('after_values')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      return JSON.parse(log.after_values ?? 'null') as unknown;
    };
    await edit({ phone: '13712340001' });
    expect(await edit({ phone: '13756780001' })).toEqual({ 手机号: '已修改' });
    expect(await edit({ dept: twin.id })).toEqual({ 所属部门: '已修改' });
  });

  it('exports what the filters show and writes that down', async () => {
    const testApp = await openTestApp(await newPlace(), { clock: testClock(now) });
    await addMany(testApp);
    for (const filter of [{}, { sketch: '退款' }, { createBy: 'staff', ...cut }]) {
      const right = await plainly(testApp, filter, 'admin');
      const answer = await testApp.download('admin', 'downloadLogs', filter);
      const [titles, ...rows] = readSheet(Buffer.from(await answer.arrayBuffer()));
      expect(titles).toEqual(['日志内容', '日志类型', '操作人', '由助手', '操作时间', '来源地址']);
      expect(rows).toHaveLength(right.length);
      const { data } = await testApp.as('admin', 'logPage', { page: { page: 1, size: 1 } });
      expect(data.records[0]).toMatchObject({
        sketch: `导出日志 ${right.length} 条`,
        createBy: 'admin',
      });
    }
    const mine = await testApp.download('guard', 'downloadLogs');
    const rows = readSheet(Buffer.from(await mine.arrayBuffer()));
    expect(new Set(rows.slice(1).map((row) => row[2]))).toEqual(new Set(['guard']));
    const last = await testApp.as('admin', 'logPage', { page: { page: 1, size: 1 } });
    const detail = await testApp.as('admin', 'getLog', { id: last.data.records[0]?.id });
    expect(detail.data.detail).toEqual({ before: null, after: { 行数: rows.length - 1 } });
  });

  it('is kept by the database: no log can be changed or removed', async () => {
    const { put } = await openTestApp(await newPlace());
    await put((tx) => tx.insertInto('log').values(usual).execute());
    await expect(put((tx) => tx.updateTable('log').set({ sketch: '' }).execute())).rejects.toThrow(
      '日志不可修改或删除',
    );
    await expect(put((tx) => tx.deleteFrom('log').execute())).rejects.toThrow('日志不可修改或删除');
  });
});
