import { contract } from '@anzhu/api/contract';
import { Code } from '@anzhu/api/contract/envelope';
import { describe, expect, it } from 'vitest';
import { book, type Cell, titles } from './books.ts';
import { newSqlitePlace, onOneEngine } from './engines.ts';
import type { Answer } from './harness.ts';
import { addPerson } from './isolated.ts';
import { expectSound, type TestApp, openTestApp } from './testApp.ts';
import { addIsolated } from './testing.ts';

const fileOf = (name: string, bytes: Buffer): File => new File([new Uint8Array(bytes)], name);

/** Uploads the rows of a sheet, or a file. */
async function upload(
  testApp: TestApp,
  content: readonly (readonly Cell[])[] | File,
  user: 'staff' | 'guard' = 'staff',
): Promise<Answer<unknown>> {
  const form = new FormData();
  form.append('file', content instanceof File ? content : fileOf('检测.xlsx', book(content)));
  const response = await fetch(`${testApp.url}${contract.importHealthTests.path}`, {
    method: 'POST',
    headers: { authorization: testApp.tokenOf(user) },
    body: form,
  });
  return (await response.json()) as Answer<unknown>;
}

const at = '2026-03-18 08:30';
const result: Cell[] = ['体温', 36.5, at];

/** Someone in isolation under another name. */
async function named(testApp: TestApp, name: string): Promise<number> {
  const [{ id }] = await addIsolated(testApp);
  await testApp.put((tx) =>
    tx.updateTable('isolation_person').set({ name }).where('id', '=', id).execute(),
  );
  return id;
}

describe('the name of a row', () => {
  it.each([
    ['古丽米热·艾比布力', '古丽米热•艾比布力'],
    ['古丽米热·艾比布力', '古丽米热・艾比布力'],
    ['王芳', '王　芳'],
    ['李强', '李 强'],
    ['陈港生', '陈港生\n'],
    ['𠮷田㛃', '𠮷田㛃'],
    ['喻　伟', '喻伟'],
  ])('%s may be written %j', async (stored, written) => {
    const testApp = await openTestApp(await newSqlitePlace());
    const id = await named(testApp, stored);
    expect(await upload(testApp, [titles, [id, written, ...result]])).toMatchObject({
      code: '200',
    });
  });
});

onOneEngine((newPlace) => {
  it('of a file with 40 rows that are recorded and a new one, marks the 40 at once', async () => {
    const testApp = await openTestApp(await newPlace());
    const [person] = await addIsolated(testApp);
    const rows = Array.from({ length: 40 }, (_, index): Cell[] => [
      person.id,
      person.name,
      '体温',
      36.5,
      `2026-03-18 07:${String(index).padStart(2, '0')}`,
    ]);
    expect(await upload(testApp, [titles, ...rows])).toMatchObject({ code: '200' });
    const again = await upload(testApp, [titles, ...rows, [person.id, null, ...result]]);
    const recorded = rows.map((_, index) => index + 2);
    expect(again).toMatchObject({ code: Code.invalid, data: { recorded } });
    const { fields } = again.data as { fields: Record<string, string> };
    expect(fields).toEqual(
      Object.fromEntries(
        recorded.map((row) => [`rows.${row}.checkTime`, '该人员此时间已有相同的检测记录']),
      ),
    );
    expect(await upload(testApp, [titles, [person.id, null, ...result]])).toMatchObject({
      code: '200',
      data: '成功导入 1 条检测记录',
    });
    await expectSound(testApp);
  });

  it('takes all sheets of a file, and names those that it does not read', async () => {
    const testApp = await openTestApp(await newPlace());
    const [one, other] = await addIsolated(testApp, 2);
    const sheets = (value: number) =>
      book([titles, [one.id, one.name, ...result]], {
        name: '11.26',
        before: ['说明'],
        further: { '11.27': [titles, [other?.id ?? 0, null, '腋温', value, at]] },
      });
    expect(await upload(testApp, fileOf('检测.xlsx', sheets(50)))).toMatchObject({
      code: Code.invalid,
      msg: '共 1 行有误，未导入任何记录。「11.27」第 2 行：体温应为 34.0 到 43.0',
      data: { fields: { 'rows.3.checkRes': '体温应为 34.0 到 43.0' } },
    });
    expect(await upload(testApp, fileOf('检测.xlsx', sheets(36.6)))).toMatchObject({
      code: '200',
      data: '成功导入 2 条检测记录；未读取的工作表：「说明」（没有标题行）',
    });
    const { data } = await testApp.as('staff', 'healthTestPage');
    expect(data.records.map(({ uId }) => uId).toSorted()).toEqual([one.id, other?.id].toSorted());
    await expectSound(testApp);
  });

  it('joins day and time, reads the words of laboratories, and refuses a day alone', async () => {
    const testApp = await openTestApp(await newPlace());
    const [person] = await addIsolated(testApp);
    const heads = ['用户编号', '检测类型', '检测结果', '检测日期', '检测时间'];
    const rows: Cell[][] = [
      [person.id, '新冠病毒核酸检测', '阴性（-）', 46_099, 0.25],
      [person.id, '核酸', '未检出', 46_099, '上午7:30'],
      [person.id, '耳温', '36.5℃', '2026/3/18', '8:30'],
    ];
    expect(
      await upload(testApp, [heads, ...rows, [person.id, '核酸', '弱阳性', 46_099, null]]),
    ).toMatchObject({
      code: Code.invalid,
      data: {
        fields: {
          'rows.5.checkRes': '核酸「弱阳性」不是确定的结果，应为阴性或阳性',
          'rows.5.checkTime': '检测时间只有日期，请补上时间',
        },
      },
    });
    const file = fileOf('检测.et', book([heads, ...rows], { as: 'biff8' }));
    const accepted = await upload(testApp, file);
    expect(accepted).toMatchObject({ code: '200', data: '成功导入 3 条检测记录' });
    const { data } = await testApp.as('staff', 'healthTestPage');
    expect(data.records.map(({ checkTime, checkRes }) => [checkTime, checkRes])).toEqual([
      ['2026-03-18 08:30:00', 36.5],
      ['2026-03-18 07:30:00', 0],
      ['2026-03-18 06:00:00', 0],
    ]);
    await expectSound(testApp);
  });

  it('takes the ID number in place of the number: of several isolations the one of the time', async () => {
    const testApp = await openTestApp(await newPlace());
    const [person, other] = await addIsolated(testApp, 2);
    const [far] = await addIsolated(testApp, 1, 'far');
    const { name, idcard } = person;
    const former = await testApp.put((tx) =>
      addPerson(tx, testApp.property.near.hotelId, { name, idcard }),
    );
    const heads = ['身份证号', '姓名', ...titles.slice(2)];
    const saved = await upload(testApp, [
      heads,
      [idcard, name, ...result],
      [idcard, name, '体温', 36.6, '2026-02-10 08:00'],
    ]);
    expect(saved).toMatchObject({ code: '200' });
    const { data } = await testApp.as('staff', 'healthTestPage');
    expect(data.records.map(({ uId }) => uId)).toEqual([person.id, former]);

    const refused = await upload(testApp, [
      ['用户编号', ...heads],
      [null, idcard, other?.name ?? '', '核酸', '阴性', at],
      [null, far.idcard, null, ...result],
      [other?.id ?? 0, idcard, null, ...result],
      [former, null, name, '核酸', '阳性', at],
    ]);
    expect(refused.data).toEqual({
      fields: {
        'rows.2.name': `姓名「${other?.name}」与身份证号不符`,
        'rows.3.idCard': '没有该身份证号的隔离人员',
        'rows.4.idCard': `身份证号与用户编号「${other?.id}」不符`,
        'rows.5.uId': `该人员已于 2026-02-15 09:30 解除隔离，现编号 ${person.id}`,
      },
      recorded: [],
    });
    await expectSound(testApp);
  });

  it('refuses a person named twice, by number and by ID number, and another hotel than theirs', async () => {
    const testApp = await openTestApp(await newPlace());
    const [person] = await addIsolated(testApp);
    const [far] = await addIsolated(testApp, 1, 'far');
    const hotelOf = async (id: number) =>
      (
        await testApp.store.db
          .selectFrom('hotel')
          .select('name')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).name;
    const { near } = testApp.property;
    const [own, others] = [
      await hotelOf(near.hotelId),
      await hotelOf(testApp.property.far.hotelId),
    ];
    const heads = ['用户编号', '身份证号', '酒店', ...titles.slice(2)];
    const refused = await upload(
      testApp,
      [
        heads,
        [person.id, null, own, ...result],
        [null, person.idcard, own, ...result],
        [far.id, null, own, ...result],
      ],
      'guard',
    );
    expect(refused.data).toEqual({
      fields: {
        'rows.3.checkTime': '与第 2 行重复',
        'rows.4.hotel': `酒店「${own}」与用户编号「${far.id}」所在的「${others}」不符`,
      },
      recorded: [],
    });
    const rows = [heads, [person.id, null, own, ...result], [far.id, null, others, ...result]];
    expect(await upload(testApp, rows, 'guard')).toMatchObject({ code: '200' });
    await expectSound(testApp);
  });
});
