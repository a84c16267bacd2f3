import { Code } from '@anzhu/api/contract/envelope';
import { expect, it } from 'vitest';
import { onOneEngine } from './engines.ts';
import { expectSound, type TestApp, openTestApp } from './testApp.ts';
import { readSheet, readZip } from './readSheet.ts';
import { addIsolated, codesOf, lastLog } from './testing.ts';

/** Codes of these calls are text where they succeed. */
const success = '200';

const test = (uId: number, given: object = {}) => ({
  uId,
  checkType: 0,
  checkRes: 36.5,
  checkTime: '2026-03-18 08:00:00',
  ...given,
});

/** What no test can be, with the message. */
const impossible: [object, string][] = [
  [{ uId: 999_999 }, '用户编号「999999」不存在'],
  [{ uId: null }, '用户编号不能为空'],
  [{ checkTime: '2026-03-18 10:00:01' }, '检测时间不能晚于现在'],
  [{ checkTime: '2026-02-30 08:00:00' }, '检测时间不是存在的日期'],
  [{ checkRes: 33.9 }, '检测结果不正确'],
  [{ checkRes: 43.1 }, '检测结果不正确'],
  [{ checkRes: 36.55 }, '检测结果不正确'],
  [{ checkRes: '高' }, '检测结果应为数字'],
  [{ checkType: 1, checkRes: 2 }, '检测结果不正确'],
  [{ checkType: 2 }, '请选择检测类型'],
];

const add = async (testApp: TestApp, uId: number, given: object = {}): Promise<number> => {
  const answer = await testApp.as('admin', 'addHealthTest', test(uId, given));
  expect(answer).toMatchObject({ code: success });
  return Number(answer.data?.id);
};

const list = async (testApp: TestApp, filter: object = {}, user: 'admin' | 'staff' = 'admin') => {
  const { data } = await testApp.as(user, 'healthTestPage', filter);
  return { total: data.total, ids: data.records.map(({ id }) => id) };
};

onOneEngine((newPlace) => {
  it('writes a test down, with its log', async () => {
    const testApp = await openTestApp(await newPlace());
    const [person] = await addIsolated(testApp);
    const added = await testApp.as('staff', 'addHealthTest', test(person.id, { checkRes: '37.4' }));
    expect(added).toMatchObject({ status: 200, code: success });
    const { data } = await testApp.as('staff', 'healthTestPage', {});
    expect(data).toMatchObject({ total: 1, size: 10, current: 1, pages: 1 });
    expect(data.records).toEqual([
      {
        id: added.data?.id,
        uId: person.id,
        name: person.name,
        idCard: `${person.idcard.slice(0, 4)}********${person.idcard.slice(-4)}`,
        hotelName: '近店',
        roomId: person.roomId,
        roomName: person.roomName,
        status: 0,
        checkType: 0,
        checkRes: 37.4,
        checkTime: '2026-03-18 08:00:00',
        createTime: '2026-03-18 10:00:00',
        isHandled: 0,
      },
    ]);
    expect(await lastLog(testApp)).toMatchObject({
      sketch: `新增检测记录「${person.name} 2026-03-18 08:00:00」`,
      hotel_id: testApp.property.near.hotelId,
      create_by: 'staff',
      before: null,
      after: { 姓名: person.name, 检测类型: '体温', 检测结果: '37.4 ℃', 异常: '待处理' },
    });
    await expectSound(testApp);
  });

  it('refuses what cannot be, and says why', async () => {
    const testApp = await openTestApp(await newPlace());
    const [person] = await addIsolated(testApp);
    const id = await add(testApp, person.id);
    const logs = await testApp.countLogs();
    for (const [given, message] of impossible) {
      for (const [name, more] of [
        ['addHealthTest', {}],
        ['modifyHealthTest', { id }],
      ] as const) {
        const answer = await testApp.as('guard', name, { ...test(person.id, given), ...more });
        const code = message.endsWith('不存在') ? Code.notFound : Code.invalid;
        expect(answer, message).toMatchObject({ status: 200, code });
        expect(answer.msg).toContain(message);
      }
    }
    expect(await testApp.countLogs()).toBe(logs);
    expect(await list(testApp)).toEqual({ total: 1, ids: [id] });
  });

  it('keeps a test once, whoever is quick', async () => {
    const testApp = await openTestApp(await newPlace());
    const [person] = await addIsolated(testApp);
    const adding = Array.from({ length: 20 }, () =>
      testApp.as('staff', 'addHealthTest', test(person.id)),
    );
    expect(await codesOf(adding)).toEqual({ [success]: 1, [Code.invalid]: 19 });
    await add(testApp, person.id, { checkType: 1, checkRes: 0 });
    await add(testApp, person.id, { checkTime: '2026-03-18 08:00:01' });
    const again = await testApp.as('staff', 'addHealthTest', test(person.id));
    expect(again).toMatchObject({
      msg: '该人员此时间已有同类型的检测记录',
      data: { fields: { checkTime: '该人员此时间已有同类型的检测记录' } },
    });
    expect((await list(testApp)).total).toBe(3);
    await expectSound(testApp);
  });

  it('shows abnormal results until one of fifty has dealt with them', async () => {
    const testApp = await openTestApp(await newPlace());
    const [person] = await addIsolated(testApp);
    const usual = await add(testApp, person.id, { checkRes: 37.3 });
    const fever = await add(testApp, person.id, {
      checkRes: 37.4,
      checkTime: '2026-03-18 08:01:00',
    });
    const positive = await add(testApp, person.id, { checkType: 1, checkRes: 1 });
    expect(await list(testApp, { isAbnormal: 1 })).toEqual({ total: 2, ids: [fever, positive] });
    const handling = Array.from({ length: 50 }, () =>
      testApp.as('staff', 'handleHealthTest', { id: fever, note: '复测 36.8，继续观察' }),
    );
    expect(await codesOf(handling)).toEqual({ [success]: 1, [Code.conflict]: 49 });
    expect(await lastLog(testApp)).toMatchObject({
      sketch: `处理异常检测记录「${person.name} 2026-03-18 08:01:00」`,
      before: { 异常: '待处理', 处理说明: '' },
      after: { 异常: '已处理', 处理说明: '复测 36.8，继续观察' },
    });
    expect(await list(testApp, { isAbnormal: 1 })).toEqual({ total: 1, ids: [positive] });
    expect(await list(testApp, { id: usual })).toEqual({ total: 1, ids: [usual] });
    const { data } = await testApp.as('staff', 'healthTestPage', {});
    expect(data.records.map(({ id, isHandled }) => [id, isHandled])).toEqual([
      [fever, 1],
      [positive, 0],
      [usual, null],
    ]);
    expect(await testApp.as('staff', 'handleHealthTest', { id: fever })).toMatchObject({
      code: Code.conflict,
      msg: '该异常结果已处理',
    });
    expect(await testApp.as('staff', 'handleHealthTest', { id: usual })).toMatchObject({
      code: Code.conflict,
      msg: '该结果正常，无需处理',
    });
    await expectSound(testApp);
  });

  it('corrects a test: a new abnormal result is to be dealt with again', async () => {
    const testApp = await openTestApp(await newPlace());
    const [person, other] = await addIsolated(testApp, 2);
    const id = await add(testApp, person.id, { checkRes: 38 });
    await testApp.as('staff', 'handleHealthTest', { id, note: '已就医' });
    const modify = (given: object) =>
      testApp.as('staff', 'modifyHealthTest', { id, ...test(person.id, given) });
    await modify({ checkRes: 38, checkTime: '2026-03-17 08:00:00' });
    expect((await list(testApp, { isAbnormal: 1 })).total).toBe(0);
    await modify({ checkRes: 38.5 });
    expect((await list(testApp, { isAbnormal: 1 })).total).toBe(1);
    expect(await lastLog(testApp)).toMatchObject({
      before: { 检测结果: '38.0 ℃', 异常: '已处理', 处理说明: '已就医' },
      after: { 检测结果: '38.5 ℃', 异常: '待处理', 处理说明: '' },
    });
    await modify({ checkType: 1, checkRes: 0 });
    expect((await list(testApp, { isAbnormal: 1 })).total).toBe(0);
    await modify({ uId: other?.id });
    expect((await list(testApp, { uid: other?.id })).ids).toEqual([id]);
    await add(testApp, person.id);
    expect(await modify({})).toMatchObject({ code: Code.invalid });
    await expectSound(testApp);
  });

  it('removes a test, which the log still tells', async () => {
    const testApp = await openTestApp(await newPlace());
    const [person] = await addIsolated(testApp);
    const id = await add(testApp, person.id);
    expect(await testApp.as('staff', 'deleteHealthTest', { id })).toMatchObject({
      code: Code.noPermission,
    });
    const removing = Array.from({ length: 5 }, () =>
      testApp.as('manager', 'deleteHealthTest', { id }),
    );
    expect(await codesOf(removing)).toEqual({ [success]: 1, [Code.notFound]: 4 });
    expect(await lastLog(testApp)).toMatchObject({
      sketch: `删除检测记录「${person.name} 2026-03-18 08:00:00」`,
      before: { 检测结果: '36.5 ℃' },
      after: null,
    });
    expect((await list(testApp)).total).toBe(0);
    await expectSound(testApp);
  });

  it('keeps hotels apart', async () => {
    const testApp = await openTestApp(await newPlace());
    const [near] = await addIsolated(testApp);
    const [far] = await addIsolated(testApp, 1, 'far');
    const mine = await add(testApp, near.id, { checkRes: 38 });
    const theirs = await add(testApp, far.id, { checkRes: 38 });
    expect(await list(testApp)).toEqual({ total: 2, ids: [theirs, mine] });
    for (const filter of [{}, { checkRes: 38 }, { isAbnormal: 1 }, { name: '客人' }]) {
      expect(await list(testApp, filter, 'staff')).toEqual({ total: 1, ids: [mine] });
    }
    expect(await list(testApp, { uid: far.id }, 'staff')).toEqual({ total: 0, ids: [] });
    for (const [user, name, input] of [
      ['staff', 'addHealthTest', test(far.id, { checkRes: 36 })],
      ['staff', 'modifyHealthTest', { id: theirs, ...test(near.id) }],
      [
        'staff',
        'modifyHealthTest',
        { id: mine, ...test(far.id, { checkTime: '2026-03-01 00:00:00' }) },
      ],
      ['staff', 'handleHealthTest', { id: theirs }],
      ['manager', 'deleteHealthTest', { id: theirs }],
    ] as const) {
      expect(await testApp.as(user, name, input)).toMatchObject({ code: Code.notFound });
    }
    for (const name of ['modifyHealthTest', 'handleHealthTest', 'deleteHealthTest'] as const) {
      const input = { id: 999_999, ...test(near.id) };
      expect(await testApp.as('guard', name, input)).toMatchObject({
        code: Code.notFound,
        msg: '检测记录不存在',
      });
    }
    const { data } = await testApp.as('staff', 'untestedPeople', { date: '2026-03-17' });
    expect(data.map(({ id }) => id)).toEqual([near.id]);
  });

  it('finds every page of every filter', async () => {
    const testApp = await openTestApp(await newPlace());
    const [one, other] = await addIsolated(testApp, 2);
    const [far] = await addIsolated(testApp, 1, 'far');
    const people = [one, other, far].flatMap((person) => person ?? []);
    const all = await testApp.put(async (tx) => {
      const rows = Array.from({ length: 120 }, (_, place) => {
        const person = people[place % 3];
        const result = [36.5, 36.8, 37.4, 0, 1][place % 5] ?? 0;
        const month = ['01', '02', '03'][place % 3];
        const day = String((place % 17) + 1).padStart(2, '0');
        return {
          isolation_person_id: person?.id ?? 0,
          hotel_id: place % 3 === 2 ? testApp.property.far.hotelId : testApp.property.near.hotelId,
          check_type: result <= 1 ? 1 : 0,
          check_result: result,
          is_abnormal: result === 37.4 || result === 1 ? 1 : 0,
          check_time: `2026-${month}-${day} ${String(place % 24).padStart(2, '0')}:00:00`,
          created_time: '2026-03-18 10:00:00',
          created_by: null,
          handled_time: place % 10 === 2 ? '2026-03-18 10:00:00' : null,
          handled_by: null,
          handled_note: '',
        } as const;
      });
      await tx.insertInto('health_test').values(rows).execute();
      return tx
        .selectFrom('health_test')
        .selectAll()
        .orderBy('check_time', 'desc')
        .orderBy('id', 'desc')
        .execute();
    });
    type Row = (typeof all)[number];
    const filters: [object, (row: Row) => boolean][] = [
      [{}, () => true],
      [{ uid: one.id }, (row) => row.isolation_person_id === one.id],
      [{ name: other?.name }, (row) => row.isolation_person_id === other?.id],
      [{ name: '客人' }, () => true],
      [{ name: '%' }, () => false],
      [{ checkRes: 36.5 }, (row) => row.check_result === 36.5],
      [{ checkRes: 0 }, (row) => row.check_result === 0],
      [{ isAbnormal: 1 }, (row) => row.is_abnormal === 1 && row.handled_time === null],
      [{ isAbnormal: 0 }, () => true],
      [{ beginTime: '2026-02-05 00:00:00' }, (row) => row.check_time >= '2026-02-05'],
      [
        { beginTime: '2026-01-05 00:00:00', endTime: '2026-03-04 23:59:59', checkRes: 36.8 },
        (row) =>
          row.check_time >= '2026-01-05' &&
          row.check_time <= '2026-03-04 23:59:59' &&
          row.check_result === 36.8,
      ],
      [
        { beginTime: '2026-02-03 00:00:00', endTime: '2026-02-03 23:59:59' },
        (row) => row.check_time.startsWith('2026-02-03'),
      ],
      [
        {
          uid: one.id,
          name: one.name,
          checkRes: 37.4,
          isAbnormal: 1,
          endTime: '2026-02-01 00:00:00',
        },
        (row) =>
          row.isolation_person_id === one.id &&
          row.check_result === 37.4 &&
          row.handled_time === null &&
          row.check_time <= '2026-02-01',
      ],
    ];
    for (const [filter, matches] of filters) {
      for (const user of ['admin', 'staff'] as const) {
        const own = (row: Row) =>
          user === 'admin' || row.hotel_id === testApp.property.near.hotelId;
        const expected = all.filter((row) => matches(row) && own(row)).map(({ id }) => id);
        const found: unknown[] = [];
        const size = 7;
        for (let page = 1; page <= Math.ceil(expected.length / size) + 1; page += 1) {
          const { total, ids } = await list(testApp, { ...filter, page: { page, size } }, user);
          expect([user, filter, total]).toEqual([user, filter, expected.length]);
          found.push(...ids);
        }
        expect(found).toEqual(expected);
      }
    }
    await expectSound(testApp);
  });

  it('tells who is in isolation without a test of a day', async () => {
    const testApp = await openTestApp(await newPlace());
    const [one, other] = await addIsolated(testApp, 2);
    const [far] = await addIsolated(testApp, 1, 'far');
    await add(testApp, one.id);
    const untested = async (user: 'guard' | 'staff', date: string) => {
      const { data } = await testApp.as(user, 'untestedPeople', { date });
      return data.map(({ id }) => id);
    };
    const { data } = await testApp.as('staff', 'untestedPeople', { date: '2026-03-18' });
    expect(data).toEqual([
      { id: other?.id, name: other?.name, hotelName: '近店', roomName: other?.roomName },
    ]);
    expect(await untested('guard', '2026-03-18')).toEqual([other?.id, far.id]);
    expect(await untested('guard', '2026-03-17')).toEqual([one.id, other?.id, far.id]);
    expect(await untested('guard', '2026-03-16')).toEqual([]);
    await testApp.as('guard', 'isolationCheckOut', { roomId: other?.roomId, status: 1 });
    expect(await untested('guard', '2026-03-18')).toEqual([far.id]);
    expect(await untested('guard', '2026-03-17')).toEqual([one.id, other?.id, far.id]);
    expect(await testApp.as('guard', 'untestedPeople', { date: '2026-03-19' })).toMatchObject({
      code: Code.invalid,
      msg: '日期不能晚于今天',
    });
  });

  it('gives a template with one’s own people in it', async () => {
    const testApp = await openTestApp(await newPlace());
    const [one, other] = await addIsolated(testApp, 2);
    await addIsolated(testApp, 1, 'far');
    const response = await testApp.download('staff', 'downloadTestTemplate');
    expect(response.headers.get('content-disposition')).toContain(
      encodeURIComponent('每日检测导入模板.xlsx'),
    );
    const file = Buffer.from(await response.arrayBuffer());
    expect(readSheet(file)).toEqual([
      ['用户编号', '姓名', '房间', '检测类型', '检测结果', '检测时间'],
      [one.id, one.name, one.roomName, null, null, null],
      [other?.id, other?.name, other?.roomName, null, null, null],
    ]);
    const files = readZip(file);
    expect(files.get('xl/worksheets/sheet1.xml')).toContain(
      'sqref="D2:D1000000"><formula1>"体温,核酸"</formula1>',
    );
    expect(files.get('xl/worksheets/sheet2.xml')).toContain('填写说明');
    expect(files.get('xl/workbook.xml')).toMatch(/name="检测记录".*name="填写说明"/);
    const log = testApp.store.db.selectFrom('log').selectAll().orderBy('id', 'desc');
    expect(await log.executeTakeFirst()).toMatchObject({
      sketch: '下载每日检测导入模板，含隔离人员 2 名',
      create_by: 'staff',
      hotel_id: testApp.property.near.hotelId,
    });
  });
});
