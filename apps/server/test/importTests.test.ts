import { contract } from '@anzhu/api/contract';
import { Code } from '@anzhu/api/contract/envelope';
import { expect, it } from 'vitest';
import { book, rowsOfBook, titles } from './books.ts';
import { newSqlitePlace, onOneEngine } from './engines.ts';
import type { Answer } from './harness.ts';
import { expectSound, type TestApp, openTestApp } from './testApp.ts';
import { signIn, type UserName } from './people.ts';
import { addIsolated, lastLog } from './testing.ts';

const tokens = new WeakMap<TestApp, Map<UserName, string>>();

async function tokenOf(testApp: TestApp, user: UserName): Promise<string> {
  const known = tokens.get(testApp) ?? new Map<UserName, string>();
  tokens.set(testApp, known);
  const token = known.get(user) ?? (await signIn(testApp, user));
  known.set(user, token);
  return token;
}

/** Uploads a file, as a browser does. */
async function upload(
  testApp: TestApp,
  file: Buffer | File,
  user: UserName = 'staff',
): Promise<Answer<string>> {
  const form = new FormData();
  form.append('file', file instanceof File ? file : new File([new Uint8Array(file)], '检测.xlsx'));
  const response = await fetch(`${testApp.url}${contract.importHealthTests.path}`, {
    method: 'POST',
    headers: { authorization: await tokenOf(testApp, user) },
    body: form,
  });
  return {
    status: response.status,
    ...((await response.json()) as Omit<Answer<string>, 'status'>),
  };
}

const countTests = async ({ store }: TestApp): Promise<number> => {
  const { count } = await store.db
    .selectFrom('health_test')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

const at = '2026-03-18 08:30';

onOneEngine((newPlace) => {
  it('saves every row, with one entry in the log', async () => {
    const testApp = await openTestApp(await newPlace());
    const [one, other] = await addIsolated(testApp, 2);
    const rows = [
      titles,
      [one.id, one.name, '体温', 36.5, at],
      [one.id, null, '核酸', '阴性', at],
      [other?.id ?? 0, other?.name ?? '', '体温', '38.2', '2026/3/18 9:05'],
    ];
    await tokenOf(testApp, 'staff');
    const logs = await testApp.countLogs();
    expect(await upload(testApp, book(rows))).toMatchObject({
      status: 200,
      code: '200',
      data: '成功导入 3 条检测记录，其中异常 1 条',
    });
    expect(await testApp.countLogs()).toBe(logs + 1);
    expect(await lastLog(testApp)).toMatchObject({
      type: 1,
      sketch: '导入检测记录 3 条',
      hotel_id: testApp.property.near.hotelId,
      create_by: 'staff',
      after: { 文件名: '检测.xlsx', 行数: 3, 异常: 1 },
    });
    const { data } = await testApp.as('staff', 'healthTestPage');
    expect(data.records).toMatchObject([
      {
        uId: other?.id,
        checkType: 0,
        checkRes: 38.2,
        checkTime: '2026-03-18 09:05:00',
        isHandled: 0,
      },
      { uId: one.id, checkType: 1, checkRes: 0, checkTime: '2026-03-18 08:30:00', isHandled: null },
      { uId: one.id, checkType: 0, checkRes: 36.5, checkTime: '2026-03-18 08:30:00' },
    ]);
    await expectSound(testApp);
  });

  it('takes a name that is written with spaces, other dots or invisible characters', async () => {
    const testApp = await openTestApp(await newPlace());
    const [one] = await addIsolated(testApp);
    const { store } = testApp;
    await store.write((tx) =>
      tx
        .updateTable('isolation_person')
        .set({ name: '买买提·艾力' })
        .where('id', '=', one.id)
        .execute(),
    );
    const rows = ['买买提 • 艾力', '\ufeff买买提・艾\u200b力'].map((name, place) => [
      one.id,
      name,
      '体温',
      36.5,
      `2026-03-18 08:3${place}`,
    ]);
    expect(await upload(testApp, book([titles, ...rows]))).toMatchObject({ code: '200' });
  });

  it('saves nothing when one row is wrong, and names the rows', async () => {
    const testApp = await openTestApp(await newPlace());
    const [one] = await addIsolated(testApp);
    const [far] = await addIsolated(testApp, 1, 'far');
    await testApp.as('staff', 'addHealthTest', {
      uId: one.id,
      checkType: 0,
      checkRes: 36.5,
      checkTime: '2026-03-18 07:00:00',
    });
    await tokenOf(testApp, 'staff');
    const logs = await testApp.countLogs();
    const first = [one.id, null, '体温', 36.5, at];
    const read = await upload(testApp, book([titles, first, [], first, first.with(3, 50)]));
    expect(read).toMatchObject({
      code: Code.invalid,
      msg: '共 2 行有误，未导入任何记录。第 4 行：与第 2 行重复；第 5 行：体温应为 34.0 到 43.0',
    });
    const known = await upload(
      testApp,
      book([
        titles,
        first,
        [far.id, null, '体温', 36.5, at],
        [999_999, null, '体温', 36.5, at],
        [one.id, '某人', '核酸', '阴性', at],
        [one.id, null, '体温', 36.8, '2026-03-18 07:00'],
        [one.id, null, '体温', 36.5, '2026-03-18 07:00'],
        [one.id, null, '体温', 50, at],
      ]),
    );
    const other = '该人员此时间已有同类型的检测记录（36.5 ℃）';
    const rows = [
      `第 3 行：用户编号「${far.id}」不存在`,
      '第 4 行：用户编号「999999」不存在',
      `第 5 行：姓名「某人」与用户编号「${one.id}」不符`,
      `第 6 行：${other}`,
      '第 7 行：与第 6 行重复',
      '第 8 行：体温应为 34.0 到 43.0',
    ];
    expect(known.msg).toBe(`共 6 行有误，未导入任何记录。${rows.join('；')}`);
    expect(known.data).toEqual({
      fields: {
        'rows.3.uId': `用户编号「${far.id}」不存在`,
        'rows.4.uId': '用户编号「999999」不存在',
        'rows.5.name': `姓名「某人」与用户编号「${one.id}」不符`,
        'rows.6.checkTime': other,
        'rows.7.checkTime': '与第 6 行重复',
        'rows.8.checkRes': '体温应为 34.0 到 43.0',
      },
      recorded: [],
    });
    expect([await countTests(testApp), await testApp.countLogs()]).toEqual([1, logs]);
    const both = await upload(
      testApp,
      book([titles, first, [far.id, null, '体温', 36.5, at]]),
      'guard',
    );
    expect(both).toMatchObject({ code: '200' });
    await expectSound(testApp);
  });

  it('takes a file once, however often it is sent at once', async () => {
    const testApp = await openTestApp(await newPlace());
    const people = await addIsolated(testApp, 3);
    const file = book([titles, ...people.map(({ id }) => [id, null, '体温', 36.5, at])]);
    const answers = await Promise.all([1, 2, 3].map(() => upload(testApp, file)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(
      ['200', Code.invalid, Code.invalid].toSorted(),
    );
    expect(await countTests(testApp)).toBe(3);
    await expectSound(testApp);
  });

  it('takes its own template, filled in', async () => {
    const testApp = await openTestApp(await newPlace());
    const [one, other] = await addIsolated(testApp, 3);
    const response = await testApp.download('staff', 'downloadTestTemplate');
    const template = rowsOfBook(Buffer.from(await response.arrayBuffer()));
    const filled = template.map((row, place) => {
      if (place === 1) return [...row, '体温', 36.6, new Date('2026-03-18T08:30:00Z')];
      return place === 2 ? [...row, '核酸', '阴性', at] : row;
    });
    expect(await upload(testApp, book(filled))).toMatchObject({
      code: '200',
      data: '成功导入 2 条检测记录，跳过未填写的 1 行',
    });
    const { data } = await testApp.as('staff', 'healthTestPage');
    expect(data.records.map(({ uId }) => uId)).toEqual([other?.id, one.id]);
    expect(template[0]).not.toContain('酒店');
    const guards = await testApp.download('guard', 'downloadTestTemplate');
    const [heads, first] = rowsOfBook(Buffer.from(await guards.arrayBuffer()));
    expect(heads?.slice(0, 4)).toEqual(['用户编号', '姓名', '酒店', '房间']);
    const { hotelName } = (await testApp.as('guard', 'getIsolation', { id: one.id })).data;
    expect(first).toEqual([one.id, one.name, hotelName, one.roomName]);
  });
});

it('refuses files that are none, and goes on', async () => {
  const testApp = await openTestApp(await newSqlitePlace());
  const [one] = await addIsolated(testApp);
  const good = book([titles, [one.id, null, '体温', 36.5, at]]);
  const named = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name);
  const files: [Buffer | File, string][] = [
    [Buffer.from('<html>'), '不是有效的表格文件，请上传 xlsx、xls、et 或 csv'],
    [named(Buffer.from([1, 2, 3]), 'a.csv'), '不是有效的表格文件，请上传 xlsx、xls、et 或 csv'],
    [named(good, '检测.pdf'), '文件应为 xlsx、xls、et 或 csv'],
    [named(Buffer.alloc(0), 'a.xlsx'), '文件不能是空文件'],
    [good.subarray(0, good.length / 2), '文件已损坏，无法读取'],
    [book([titles]), '文件中没有可导入的检测记录'],
  ];
  for (const [file, message] of files) {
    expect(await upload(testApp, file)).toMatchObject({
      status: 200,
      code: Code.invalid,
      msg: message,
      data: { fields: { file: message } },
    });
  }
  for (const mebibytes of [10.1, 13]) {
    const large = await upload(testApp, Buffer.alloc(mebibytes * 1024 * 1024, 1));
    expect(large).toMatchObject({ status: 413, code: Code.tooLarge, msg: '文件不能超过 10MB' });
  }
  expect(await countTests(testApp)).toBe(0);
  expect(await upload(testApp, good)).toMatchObject({ code: '200' });
  expect(testApp.log.errors).toEqual([]);
});

it('refuses what is no form with a file', async () => {
  const testApp = await openTestApp(await newSqlitePlace());
  const authorization = await tokenOf(testApp, 'staff');
  const boundary = 'x'.repeat(30);
  const type = `multipart/form-data; boundary=${boundary}`;
  const field = `--${boundary}\r\nContent-Disposition: form-data; name="file"\r\n\r\ntext\r\n`;
  for (const [headers, body, message] of [
    [{ 'content-type': 'application/json' }, '{}', '请求内容应为 multipart/form-data'],
    [{ 'content-type': 'multipart/form-data' }, 'x', '请求内容应为 multipart/form-data'],
    [{ 'content-type': type }, `--${boundary}\r\nContent-Disposition: form-data`, '请求内容不完整'],
    [{ 'content-type': type }, `--${boundary}--\r\n`, '请选择文件'],
    [{ 'content-type': type }, `${field}--${boundary}--\r\n`, '请选择文件'],
    [{ 'content-type': type }, `${field.repeat(30)}--${boundary}--\r\n`, '字段「file」重复'],
  ] as const) {
    const response = await fetch(`${testApp.url}${contract.importHealthTests.path}`, {
      method: 'POST',
      headers: { ...headers, authorization },
      body,
    });
    expect(await response.json()).toMatchObject({ code: Code.invalid, msg: message });
  }
});
