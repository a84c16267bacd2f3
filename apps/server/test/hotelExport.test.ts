import { gunzipSync } from 'node:zlib';
import { localTime } from '@anzhu/api/rules/localTime';
import type { ExportState } from '../src/platform/db/tables/hotelExport.ts';
import { sql } from 'kysely';
import { read, utils } from 'xlsx';
import { expect, it, vi } from 'vitest';
import { isEncrypted } from '../src/platform/db/personalData/cipher.ts';
import { columnsOf } from '../src/platform/db/personalData/columns.ts';
import { tables } from '../src/platform/db/tables.ts';
import { backUp } from '../src/platform/operation/backUp.ts';
import { cleanHotelExports } from '../src/resources/hotelExport/index.ts';
import {
  exceptedTables,
  type ExportedName,
  exportedNames,
  exportedTables,
} from '../src/resources/hotelExport/exportedTables.ts';
import { newSqlitePlace, onBothEngines, type Place } from './engines.ts';
import { addOrder } from './property.ts';
import { makeRecords } from './records.ts';
import { openTestApp, type TestApp } from './testApp.ts';

type Line = Record<string, string | number | null>;

/** The data of `getHotelExport`. */
interface State {
  id: number;
  state: string;
  rowsDone: number;
  rowsTotal: number;
  size: number;
}

const stateOf = async (testApp: TestApp): Promise<State | null> =>
  (await testApp.as('admin', 'getHotelExport')).data as unknown as State | null;

const start = (testApp: TestApp, format = 'jsonl', hotelId = testApp.people.hotels.near) =>
  testApp.as('admin', 'startHotelExport', { hotelId, format });

/** Starts an export and waits for its end. */
async function exportHotel(testApp: TestApp, format: string): Promise<State> {
  expect(await start(testApp, format)).toMatchObject({ code: 200 });
  return vi.waitFor(
    async () => {
      const state = await stateOf(testApp);
      expect(state?.state).not.toBe('running');
      return state as State;
    },
    { timeout: 60_000, interval: 100 },
  );
}

const download = (testApp: TestApp, id: number, user: 'admin' | 'manager' = 'admin') =>
  testApp.download(user, 'downloadHotelExport', { id });

const bytesOf = async (response: Response): Promise<Buffer> =>
  Buffer.from(await response.arrayBuffer());

async function storedIn({ server }: TestApp) {
  const files = [];
  for await (const file of server.exportFiles.list()) files.push(file);
  return files;
}

const linesOf = (bytes: Buffer): Line[] =>
  bytes
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

/** A store in which two hotels have a record of every kind. */
async function openFull(place: Place): Promise<TestApp> {
  const testApp = await openTestApp(place);
  const { manager, farManager } = testApp.people.users;
  const { orders } = await makeRecords(testApp, { side: 'near', userId: manager });
  await makeRecords(testApp, { side: 'far', userId: farManager });
  await testApp.put((tx) =>
    tx
      .insertInto('order_night')
      .values({ order_id: orders.paid, night: '2026-03-18', fee: 30_000 })
      .execute(),
  );
  return testApp;
}

/** Adds pictures, and nights of an order: more than are read at once. */
const addMany = (testApp: TestApp, count: number) =>
  testApp.put(async (tx) => {
    const order_id = await addOrder(tx, testApp.property.near);
    const indexes = Array.from({ length: count }, (_, index) => index);
    const day = (index: number) => localTime(index * 86_400_000).slice(0, 10);
    for (let first = 0; first < count; first += 200) {
      const some = indexes.slice(first, first + 200);
      const nights = some.map((index) => ({ order_id, night: day(index), fee: index }));
      await tx.insertInto('order_night').values(nights).execute();
      const created_time = '2026-03-18 09:00:00';
      const files = some.map((index) => ({
        name: `${String(index).padStart(32, '0')}.png`,
        size: 1,
        key: 'head' as const,
        user_id: testApp.people.users.staff,
        hotel_id: testApp.people.hotels.near,
        created_time,
        seen_time: created_time,
      }));
      await tx.insertInto('file').values(files).execute();
    }
    return order_id;
  });

/** Adds an export of the admin that no server makes. */
const addExport = (testApp: TestApp, state: ExportState, time = '2026-03-18 10:00:00') =>
  testApp.put(async (tx) => {
    const { id } = await tx
      .insertInto('hotel_export')
      .values({
        user_id: testApp.people.users.admin,
        hotel_id: testApp.people.hotels.near,
        format: 'jsonl',
        state,
        file_name: 'c'.repeat(32),
        file_key: Buffer.alloc(32).toString('base64'),
        parts: 1,
        created_time: time,
        seen_time: time,
        ended_time: state === 0 ? null : time,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });

it('has every table of the schema, or a reason why not', () => {
  const listed = [...exportedNames, ...Object.keys(exceptedTables)];
  expect(listed.toSorted()).toEqual(Object.keys(tables).toSorted());
});

it.each(exportedNames)('%s: every column is exported, or left out for a reason', (name) => {
  const { columns, omitted = {}, key, title } = exportedTables[name];
  const listed = [...Object.keys(columns), ...Object.keys(omitted)];
  const stored = Object.keys(tables[name].columns).filter((column) => !column.endsWith('_search'));
  expect(listed.toSorted()).toEqual(stored.toSorted());
  expect(Object.keys(columns)).toEqual(expect.arrayContaining([...key]));
  expect(
    Object.keys(columns).filter((column) => /password|secret|hash|token|_key$/.test(column)),
  ).toEqual([]);
  expect(title.length).toBeLessThanOrEqual(25);
  const titles = Object.values(columns).map((column) => column.title);
  expect(new Set(titles).size).toBe(titles.length);
});

it('is left out of a backup', async () => {
  const testApp = await openTestApp(await newSqlitePlace());
  await exportHotel(testApp, 'jsonl');
  expect(await storedIn(testApp)).toHaveLength(1);
  const { config, clock } = testApp.server;
  const { manifest } = await backUp(config.dataDir, `${config.dataDir}-backup`, clock);
  expect(manifest.files.map(({ path }) => path)).toEqual(['anzhu.db']);
});

it('gives each sheet a name of its own', () => {
  const titles = exportedNames.map((name) => exportedTables[name].title);
  expect(new Set(titles).size).toBe(titles.length);
});

onBothEngines((newPlace) => {
  it('takes out all rows of a hotel, in clear, and none of another', async () => {
    const testApp = await openFull(await newPlace());
    const { near, far } = testApp.people.hotels;
    const state = await exportHotel(testApp, 'jsonl.gz');
    expect(state).toMatchObject({ state: 'done', rowsDone: state.rowsTotal });
    const response = await download(testApp, state.id);
    expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain(
      '近店_全部资料_20260318100000.jsonl.gz',
    );
    const file = await bytesOf(response);
    expect(file).toHaveLength(state.size);
    const [head, ...lines] = linesOf(gunzipSync(file));
    expect(head).toMatchObject({ format: 'anzhu-hotel', version: 1, hotel: { id: near } });
    const counts = head?.['tables'] as unknown as Record<ExportedName, number>;
    const rowsOf = Map.groupBy(lines, ({ table }) => table as ExportedName);
    expect(lines).toHaveLength(state.rowsTotal);
    for (const name of exportedNames) {
      const rows = rowsOf.get(name) ?? [];
      expect(rows, name).toHaveLength(counts[name]);
      if (!('hotel_id' in tables[name].columns)) continue;
      // Counted another way than the export does; the log has grown since.
      const { rows: found } = await sql<{ count: number }>`select count(*) as count
        from ${sql.table(name)} where hotel_id = ${near}`.execute(testApp.store.db);
      const others = new Set(rows.map(({ hotel_id }) => hotel_id));
      expect(
        [...others].filter((id) => id !== near),
        name,
      ).toEqual([]);
      if (name !== 'log') expect(rows, name).toHaveLength(Number(found[0]?.count));
    }
    // What belongs to a record of the hotel: by its order, its stay, its type.
    const idsOf = (name: ExportedName) => new Set(rowsOf.get(name)?.map(({ id }) => id));
    const orders = idsOf('orders');
    for (const name of ['bill_line', 'order_night', 'invoice', 'pay_back'] as const) {
      expect(rowsOf.get(name)?.length, name).toBeGreaterThan(0);
      expect(
        rowsOf.get(name)?.every(({ order_id }) => orders.has(order_id ?? 0)),
        name,
      ).toBe(true);
    }
    const stays = idsOf('stay');
    const guests = rowsOf.get('stay_guest') ?? [];
    expect(guests.length).toBeGreaterThan(0);
    expect(guests.every(({ stay_id }) => stays.has(stay_id ?? 0))).toBe(true);
    expect(guests.every(({ idcard }) => /^[\dX]{15,18}$/.test(String(idcard)))).toBe(true);
    for (const line of lines) {
      for (const column of Object.keys(columnsOf(String(line['table'])))) {
        expect(isEncrypted(String(line[column] ?? ''))).toBe(false);
      }
    }
    expect(rowsOf.get('hotel')?.map(({ id }) => id)).toEqual([near]);
    const users = rowsOf.get('app_user')?.map(({ username }) => username);
    expect(users).toEqual(expect.arrayContaining(['manager', 'staff']));
    expect(users).not.toEqual(expect.arrayContaining(['admin']));
    expect(users).not.toEqual(expect.arrayContaining(['farManager']));
    expect(gunzipSync(file).toString()).not.toContain('远店机密');
    expect(far).not.toBe(near);
    const logs = await testApp.store.db
      .selectFrom('log')
      .select(['sketch', 'create_by', 'hotel_id', 'target_name'])
      .where('sketch', 'like', '%酒店全部资料')
      .orderBy('id')
      .execute();
    expect(logs).toMatchObject([
      { sketch: '导出酒店全部资料', hotel_id: near, target_name: '近店' },
      { sketch: '下载酒店全部资料', hotel_id: near, target_name: '近店' },
    ]);
    // In the storage nothing of it is in clear.
    for (const { name } of await storedIn(testApp)) {
      const stored = await testApp.server.exportFiles.get(name);
      const text = Buffer.from(await new Response(stored?.body).arrayBuffer());
      expect(text.subarray(0, 2).toString('hex')).not.toBe('1f8b');
    }
    expect(testApp.log.errors).toEqual([]);
  });

  it('makes a workbook with the same rows, read page by page, and says what its columns are', async () => {
    const testApp = await openTestApp(await newPlace());
    const count = 2300;
    await addMany(testApp, count);
    const state = await exportHotel(testApp, 'xlsx');
    const book = read(await bytesOf(await download(testApp, state.id)));
    expect(book.SheetNames).toEqual([
      '说明',
      ...exportedNames.map((name) => exportedTables[name].title),
    ]);
    const sheetOf = (name: string) =>
      utils.sheet_to_json<Record<string, unknown>>(book.Sheets[name] ?? {});
    for (const [sheet, key] of [
      ['图片', '编号'],
      ['每晚房价', '日期'],
    ] as const) {
      const rows = sheetOf(sheet);
      expect(rows).toHaveLength(count);
      expect(new Set(rows.map((row) => row[key])).size).toBe(count);
    }
    const orders = sheetOf('订单');
    const { last_pay } = await testApp.store.db
      .selectFrom('orders')
      .select('last_pay')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect(orders[0]).toMatchObject({ 实付: last_pay / 100, 未到: '否' });
    expect(orders[0]?.['状态']).toMatch(/支付|关闭|入住|完成|退款/);
    const notes = sheetOf('说明');
    expect(notes).toContainEqual(expect.objectContaining({ 工作表: '订单', 列: '实付' }));
    expect(notes).toContainEqual(
      expect.objectContaining({ 工作表: '图片', 含义: `共 ${count} 行` }),
    );
  });

  it('is for admins, one at a time, and two of all', async () => {
    const testApp = await openTestApp(await newPlace());
    for (const user of ['manager', 'staff', 'guard'] as const) {
      const input = { hotelId: testApp.people.hotels.near, format: 'xlsx' };
      expect(await testApp.as(user, 'startHotelExport', input)).toMatchObject({ code: 4010 });
      expect(await testApp.as(user, 'getHotelExport')).toMatchObject({ code: 4010 });
    }
    expect(await testApp.as('admin', 'getHotelExport')).toMatchObject({ data: null });
    expect(await start(testApp, 'xlsx', 99_999)).toMatchObject({ code: 400, msg: '酒店不存在' });
    const id = await addExport(testApp, 0);
    expect(await start(testApp)).toMatchObject({ code: 409, msg: '您有一个导出正在进行' });
    await testApp.put(async (tx) => {
      const { staff, manager } = testApp.people.users;
      await tx.updateTable('hotel_export').set({ user_id: staff }).where('id', '=', id).execute();
      await tx
        .insertInto('hotel_export')
        .columns([
          'user_id',
          'hotel_id',
          'format',
          'state',
          'file_name',
          'created_time',
          'seen_time',
          'file_key',
        ])
        .values({
          user_id: manager,
          hotel_id: testApp.people.hotels.near,
          format: 'jsonl',
          state: 0,
          file_name: 'd'.repeat(32),
          file_key: '',
          created_time: '2026-03-18 10:00:00',
          seen_time: '2026-03-18 10:00:00',
        })
        .execute();
    });
    expect(await start(testApp)).toMatchObject({ code: 429 });
    // Another user's is as unknown as none.
    expect(await testApp.as('admin', 'cancelHotelExport', { id })).toMatchObject({ code: 404 });
    expect((await download(testApp, id, 'manager')).headers.get('content-type')).toContain('json');
  });

  it('two that are started at once are one', async () => {
    const testApp = await openTestApp(await newPlace());
    const codes = (await Promise.all([start(testApp), start(testApp), start(testApp)])).map(
      ({ code }) => Number(code),
    );
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    await vi.waitFor(async () => expect((await stateOf(testApp))?.state).toBe('done'), 30_000);
  });

  it('is cancelled, and leaves nothing in the storage', async () => {
    const testApp = await openTestApp(await newPlace());
    const { data } = await start(testApp, 'xlsx');
    const { id } = data as unknown as { id: number };
    expect(await testApp.as('admin', 'cancelHotelExport', { id })).toMatchObject({ code: 200 });
    expect(await stateOf(testApp)).toBeNull();
    expect(await testApp.as('admin', 'cancelHotelExport', { id })).toMatchObject({
      code: 409,
      msg: '导出已经结束',
    });
    await testApp.server.background.close();
    expect(await storedIn(testApp)).toEqual([]);
    // Another one may begin.
    expect(await start(testApp)).toMatchObject({ code: 200 });
    expect(testApp.log.errors).toEqual([]);
  });

  it('is broken off where its server was killed, and another one may begin', async () => {
    const testApp = await openTestApp(await newPlace());
    await addExport(testApp, 0);
    await testApp.server.exportFiles.put(`${'c'.repeat(32)}.0`, 'text/plain', new Uint8Array([1]));
    expect(await stateOf(testApp)).toMatchObject({ state: 'running' });
    testApp.clock.forward(61);
    expect(await stateOf(testApp)).toMatchObject({ state: 'broken' });
    await cleanHotelExports.run(testApp.server, new AbortController().signal);
    expect(await stateOf(testApp)).toMatchObject({ state: 'broken' });
    expect(await storedIn(testApp)).toEqual([]);
    expect(await exportHotel(testApp, 'jsonl')).toMatchObject({ state: 'done' });
  });

  it('is broken off, not left running, when its server stops', async () => {
    const testApp = await openTestApp(await newPlace());
    await start(testApp, 'xlsx');
    await testApp.server.background.close();
    const rows = await testApp.store.db.selectFrom('hotel_export').select('state').execute();
    // It may have been done just before.
    expect(rows.every(({ state }) => state === 3 || state === 1)).toBe(true);
  });

  it('is kept for 24 hours, then removed', async () => {
    const testApp = await openTestApp(await newPlace());
    const { id } = await exportHotel(testApp, 'jsonl');
    const startedAt = (created_time: string) =>
      testApp.put((tx) => tx.updateTable('hotel_export').set({ created_time }).execute());
    await startedAt('2026-03-17 10:01:00');
    await cleanHotelExports.run(testApp.server, new AbortController().signal);
    expect(await stateOf(testApp)).toMatchObject({ id, state: 'done' });
    expect((await bytesOf(await download(testApp, id))).length).toBeGreaterThan(0);
    await startedAt('2026-03-17 09:59:00');
    expect(await stateOf(testApp)).toBeNull();
    expect(await (await download(testApp, id)).json()).toMatchObject({
      code: 404,
      msg: '文件已过期，请重新导出',
    });
    await cleanHotelExports.run(testApp.server, new AbortController().signal);
    expect(await storedIn(testApp)).toEqual([]);
    const rows = await testApp.store.db.selectFrom('hotel_export').select('id').execute();
    expect(rows).toEqual([]);
  });

  it('says where the file is when this instance does not have it, and refuses one that was changed', async () => {
    const testApp = await openTestApp(await newPlace());
    const { id } = await exportHotel(testApp, 'jsonl');
    const { exportFiles } = testApp.server;
    const [file] = await storedIn(testApp);
    const name = file?.name ?? '';
    const stored = await exportFiles.get(name);
    const bytes = new Uint8Array(await new Response(stored?.body).arrayBuffer());
    bytes[5] = (bytes[5] ?? 0) ^ 1;
    await exportFiles.put(name, 'text/plain', bytes);
    expect(await (await download(testApp, id)).json()).toMatchObject({ code: 500 });
    await exportFiles.remove(name);
    expect(await (await download(testApp, id)).json()).toMatchObject({
      code: 409,
      msg: expect.stringContaining('另一台服务器'),
    });
  });
});
