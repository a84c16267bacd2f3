import { maxTestsAtOnce } from '@anzhu/api/contract/healthTest';
import { Code } from '@anzhu/api/contract/envelope';
import { expect, it } from 'vitest';
import { onOneEngine } from './engines.ts';
import { expectSound, type TestApp, openTestApp } from './testApp.ts';
import { addIsolated, codesOf, lastLog } from './testing.ts';

const success = '200';
const checkTime = '2026-03-18 08:00:00';

/** Records temperatures of several people at once. */
const addMany = (
  testApp: TestApp,
  results: readonly (readonly [uId: number, checkRes: unknown])[],
  given: object = {},
) =>
  testApp.as('staff', 'addHealthTests', {
    checkType: 0,
    checkTime,
    tests: results.map(([uId, checkRes]) => ({ uId, checkRes })),
    ...given,
  });

const listed = async (testApp: TestApp) => {
  const { data } = await testApp.as('staff', 'healthTestPage', {});
  return data.records.map(({ uId, checkRes }) => [uId, checkRes]);
};

onOneEngine((newPlace) => {
  it('records a test of each person, with one entry in the log', async () => {
    const testApp = await openTestApp(await newPlace());
    const [one, other] = await addIsolated(testApp, 2);
    const otherId = other?.id ?? 0;
    const logs = await testApp.countLogs();
    const added = await addMany(testApp, [
      [one.id, 36.599_999_99],
      [otherId, '38.2'],
    ]);
    expect(added).toMatchObject({
      code: success,
      data: { ids: [expect.any(Number), expect.any(Number)] },
    });
    expect(await listed(testApp)).toEqual(
      expect.arrayContaining([
        [one.id, 36.6],
        [otherId, 38.2],
      ]),
    );
    expect(await testApp.countLogs()).toBe(logs + 1);
    expect(await lastLog(testApp)).toMatchObject({
      sketch: '录入检测记录 2 条',
      hotel_id: testApp.property.near.hotelId,
      before: null,
      after: {
        检测类型: '体温',
        检测时间: checkTime,
        行数: 2,
        异常: 1,
        人员: `${one.name}、${other?.name}`,
      },
    });
    await expectSound(testApp);
  });

  it('records none when one cannot be, and has what is wrong by row', async () => {
    const testApp = await openTestApp(await newPlace());
    const [one, other] = await addIsolated(testApp, 2);
    const [far] = await addIsolated(testApp, 1, 'far');
    const otherId = other?.id ?? 0;
    await addMany(testApp, [[one.id, 36.5]]);
    const before = await testApp.snapshot();
    const recorded = '该人员此时间已有同类型的检测记录（36.5 ℃）';
    expect(
      await addMany(testApp, [
        [otherId, 36.5],
        [one.id, 36.8],
        [far.id, 36.5],
      ]),
    ).toMatchObject({
      code: Code.invalid,
      msg: `检测记录第 2 项：${recorded}`,
      data: {
        fields: {
          'tests.1.checkTime': recorded,
          'tests.2.uId': `用户编号「${far.id}」不存在`,
        },
      },
    });
    const implausible = '检测结果不正确：体温为 34.0 到 43.0、一位小数，核酸为阴性或阳性。';
    expect(
      await addMany(testApp, [
        [otherId, 50],
        [otherId, 36.55],
      ]),
    ).toMatchObject({
      code: Code.invalid,
      data: {
        fields: {
          'tests.0.checkRes': implausible,
          'tests.1.checkRes': implausible,
          'tests.1.uId': '用户编号重复',
        },
      },
    });
    const tooMany = Array.from({ length: maxTestsAtOnce + 1 }, (_, at) => [at + 1, 36.5] as const);
    for (const [results, given, msg] of [
      [[], {}, '请至少录入一人的检测结果'],
      [tooMany, {}, '检测记录最多 1000 条'],
      [[[otherId, 36.5]], { checkTime: '2026-03-18 10:00:01' }, '检测时间不能晚于现在'],
      [[[otherId, 2]], { checkType: 1 }, `检测记录第 1 项：${implausible}`],
    ] as const) {
      expect(await addMany(testApp, results, given)).toMatchObject({ code: Code.invalid, msg });
    }
    expect(await testApp.snapshot()).toBe(before);
  });

  it('asks about people who have checked in later, and records once that is confirmed', async () => {
    const testApp = await openTestApp(await newPlace());
    const [one] = await addIsolated(testApp);
    const early = { checkTime: '2020-01-01 08:00:00' };
    const refused = await addMany(testApp, [[one.id, 36.5]], early);
    expect(refused.code).toBe(Code.conflict);
    expect(refused.data).toEqual({ fields: { acceptBeforeCheckIn: refused.msg } });
    expect(refused.msg).toContain(`「${one.name}」`);
    const accepted = { ...early, acceptBeforeCheckIn: 1 };
    expect((await addMany(testApp, [[one.id, 36.5]], accepted)).code).toBe(success);
  });

  it('of ten at once records one', async () => {
    const testApp = await openTestApp(await newPlace());
    const people = await addIsolated(testApp, 3);
    const adding = Array.from({ length: 10 }, () =>
      addMany(
        testApp,
        people.map(({ id }) => [id, 36.5]),
      ),
    );
    const { [success]: saved, ...others } = await codesOf(adding);
    expect(saved).toBe(1);
    expect(Object.keys(others).every((code) => ['400', '409'].includes(code))).toBe(true);
    expect(await listed(testApp)).toHaveLength(3);
    await expectSound(testApp);
  });
});
