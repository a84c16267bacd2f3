import { Code } from '@anzhu/api/contract/envelope';
import { expect, it } from 'vitest';
import { onOneEngine } from './engines.ts';
import { expectSound, type TestApp, openTestApp } from './testApp.ts';
import type { UserName } from './people.ts';
import { codesOf, lastLog } from './testing.ts';

const wanted = {
  applyThing: 'N95 口罩',
  applyNum: 200,
  thingUnit: '盒',
  applyRemarks: '三楼用',
  emergencyLevel: 2,
};

const apply = async (
  testApp: TestApp,
  given: object = {},
  user: UserName = 'staff',
): Promise<number> => {
  const answer = await testApp.as(user, 'applyForMaterial', { ...wanted, ...given });
  expect(answer).toMatchObject({ code: 200 });
  return Number(answer.data.id);
};

const own = async (testApp: TestApp, filter: object = {}, user: UserName = 'staff') => {
  const { data } = await testApp.as(user, 'materialPage', filter);
  return { total: data.total, ids: data.records.map(({ id }) => id) };
};

const all = async (testApp: TestApp, filter: object = {}) => {
  const { data } = await testApp.as('guard', 'materialReviewPage', filter);
  return { total: data.total, ids: data.records.map(({ id }) => id) };
};

onOneEngine((newPlace) => {
  it('applies, is approved, and both sides see it', async () => {
    const testApp = await openTestApp(await newPlace());
    const id = await apply(testApp);
    expect(await lastLog(testApp)).toMatchObject({
      sketch: '新增物资申请「N95 口罩」',
      hotel_id: testApp.property.near.hotelId,
      before: null,
      after: { 物资名称: 'N95 口罩', 数量: 200, 紧急程度: '非常紧急', 审核结果: '待审核' },
    });
    const shown = {
      id,
      hotelId: testApp.property.near.hotelId,
      hotelName: '近店',
      ...wanted,
      reviewStatus: 0,
      reviewRemarks: '',
      createTime: '2026-03-18 10:00:00',
    };
    expect((await testApp.as('manager', 'materialPage')).data.records).toEqual([shown]);
    const review = { id, reviewStatus: 1, remark: '明日送达' };
    expect(await testApp.as('guard', 'reviewMaterial', review)).toMatchObject({ code: 200 });
    expect(await lastLog(testApp)).toMatchObject({
      sketch: '批准物资申请「N95 口罩」',
      create_by: 'guard',
      hotel_id: testApp.property.near.hotelId,
      before: { 审核结果: '待审核', 审核备注: '' },
      after: { 审核结果: '已通过', 审核备注: '明日送达' },
    });
    const { data } = await testApp.as('admin', 'materialReviewPage');
    expect(data.records).toEqual([{ ...shown, reviewStatus: 1, reviewRemarks: '明日送达' }]);
    await expectSound(testApp);
  });

  it('is rejected with a note only', async () => {
    const testApp = await openTestApp(await newPlace());
    const id = await apply(testApp);
    for (const remark of [undefined, '', ' \n ']) {
      expect(
        await testApp.as('admin', 'reviewMaterial', { id, reviewStatus: 2, remark }),
      ).toMatchObject({ code: Code.invalid, msg: '请输入拒绝理由！' });
    }
    expect((await all(testApp, { reviewStatus: 0 })).ids).toEqual([id]);
    const rejecting = { id, reviewStatus: 2, remark: ' 库存不足 ' };
    expect(await testApp.as('admin', 'reviewMaterial', rejecting)).toMatchObject({ code: 200 });
    expect(await lastLog(testApp)).toMatchObject({
      sketch: '驳回物资申请「N95 口罩」',
      after: { 审核结果: '已驳回', 审核备注: '库存不足' },
    });
    expect((await all(testApp, { reviewStatus: 2 })).ids).toEqual([id]);
  });

  it('fifty decide at once: one does, and is not deleted any more', async () => {
    const testApp = await openTestApp(await newPlace());
    const id = await apply(testApp);
    const codes = await codesOf(
      Array.from({ length: 50 }, (_, place) =>
        testApp.as('guard', 'reviewMaterial', { id, reviewStatus: 1 + (place % 2), remark: '好' }),
      ),
    );
    expect(codes).toEqual({ [Code.success]: 1, [Code.conflict]: 49 });
    const { data } = await testApp.as('staff', 'materialPage');
    const label = data.records[0]?.reviewStatus === 1 ? '已通过' : '已驳回';
    const told = { code: Code.conflict, msg: `物资申请的审核状态已变更为「${label}」` };
    expect(await testApp.as('guard', 'reviewMaterial', { id, reviewStatus: 1 })).toMatchObject(
      told,
    );
    expect(await testApp.as('staff', 'deleteMaterial', { id })).toMatchObject(told);
    await expectSound(testApp);
  });

  it('is reviewed or taken back, never both', async () => {
    const testApp = await openTestApp(await newPlace());
    const ids = [await apply(testApp), await apply(testApp), await apply(testApp)];
    for (const id of ids) {
      const codes = await codesOf([
        ...Array.from({ length: 10 }, () => testApp.as('staff', 'deleteMaterial', { id })),
        ...Array.from({ length: 10 }, () =>
          testApp.as('guard', 'reviewMaterial', { id, reviewStatus: 1 }),
        ),
      ]);
      expect(codes[Code.success]).toBe(1);
      expect((codes[Code.conflict] ?? 0) + (codes[Code.notFound] ?? 0)).toBe(19);
    }
    await expectSound(testApp);
  });

  it('is taken back while it is pending, which the log tells', async () => {
    const testApp = await openTestApp(await newPlace());
    const id = await apply(testApp);
    expect(await testApp.as('staff', 'deleteMaterial', { id })).toMatchObject({ code: 200 });
    expect(await lastLog(testApp)).toMatchObject({
      sketch: '删除物资申请「N95 口罩」',
      before: { 物资名称: 'N95 口罩', 数量: 200 },
      after: null,
    });
    expect((await all(testApp)).total).toBe(0);
    for (const [user, name] of [
      ['staff', 'deleteMaterial'],
      ['guard', 'reviewMaterial'],
    ] as const) {
      expect(await testApp.as(user, name, { id, reviewStatus: 1 })).toMatchObject({
        code: Code.notFound,
        msg: '物资申请不存在',
      });
    }
  });

  it('keeps hotels apart', async () => {
    const testApp = await openTestApp(await newPlace());
    const near = await apply(testApp);
    const far = await apply(testApp, {}, 'farManager');
    expect(await own(testApp)).toEqual({ total: 1, ids: [near] });
    expect(await own(testApp, {}, 'farManager')).toEqual({ total: 1, ids: [far] });
    expect(await all(testApp)).toEqual({ total: 2, ids: [far, near] });
    expect(await testApp.as('staff', 'deleteMaterial', { id: far })).toMatchObject({
      code: Code.notFound,
    });
    expect((await all(testApp)).total).toBe(2);
  });

  it('refuses what cannot be, and says why', async () => {
    const testApp = await openTestApp(await newPlace());
    for (const [given, message] of [
      [{ applyThing: ' ' }, '物资名称不能为空'],
      [{ applyThing: '长'.repeat(51) }, '物资名称最多 50 个字'],
      [{ applyNum: 0 }, '数量不能小于 1'],
      [{ applyNum: 1_000_000 }, '数量不能大于 999999'],
      [{ applyNum: 1.5 }, '数量应为整数'],
      [{ thingUnit: '' }, '单位不能为空'],
      [{ thingUnit: '长'.repeat(11) }, '单位最多 10 个字'],
      [{ applyRemarks: '长'.repeat(201) }, '申请备注最多 200 个字'],
      [{ emergencyLevel: 3 }, '请选择紧急程度'],
    ] as const) {
      expect(await testApp.as('staff', 'applyForMaterial', { ...wanted, ...given })).toMatchObject({
        code: Code.invalid,
        msg: message,
      });
    }
    await apply(testApp, {
      applyThing: '长'.repeat(50),
      applyNum: '999999',
      applyRemarks: undefined,
    });
    await apply(testApp, { applyThing: '水', thingUnit: '箱', applyRemarks: '一\n二' });
    expect((await own(testApp)).total).toBe(2);
  });

  it('finds every page of every filter', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, far } = testApp.property;
    const rows = await testApp.put(async (tx) => {
      const made = Array.from({ length: 60 }, (_, place) => {
        const status = [0, 0, 1, 2][place % 4] as 0 | 1 | 2;
        const time = `2026-03-${String((place % 9) + 1).padStart(2, '0')} 09:00:00`;
        return {
          hotel_id: place % 3 === 0 ? far.hotelId : near.hotelId,
          applicant_id: null,
          item: ['N95 口罩', '防护服（大）', '体温计 100%'][place % 3] ?? '',
          quantity: place + 1,
          unit: '件',
          remark: '',
          urgency: 0,
          review_status: status,
          review_note: status === 2 ? '暂无' : '',
          reviewer_id: null,
          reviewed_time: status === 0 ? null : time,
          created_time: time,
        } as const;
      });
      await tx.insertInto('material_application').values(made).execute();
      return tx
        .selectFrom('material_application')
        .selectAll()
        .orderBy('created_time', 'desc')
        .orderBy('id', 'desc')
        .execute();
    });
    type Row = (typeof rows)[number];
    const filters: [object, (row: Row) => boolean][] = [
      [{}, () => true],
      [{ reviewStatus: 0 }, (row) => row.review_status === 0],
      [{ applyThing: 'n95' }, (row) => row.item === 'N95 口罩'],
      [{ applyThing: '%' }, (row) => row.item === '体温计 100%'],
      [
        { beginTime: '2026-03-03 00:00:00', endTime: '2026-03-05 23:59:59', reviewStatus: 2 },
        ({ created_time: time, review_status: status }) =>
          time >= '2026-03-03' && time <= '2026-03-05 23:59:59' && status === 2,
      ],
    ];
    for (const [filter, matches] of filters) {
      const expected = rows.filter(matches);
      const mine = expected.filter((row) => row.hotel_id === near.hotelId);
      for (const [page, from] of [
        [1, 0],
        [2, 7],
        [99, 686],
      ] as const) {
        const asked = { ...filter, page: { page, size: 7 } };
        const ids = (of: Row[]) => of.slice(from, from + 7).map(({ id }) => id);
        expect(await all(testApp, asked)).toEqual({ total: expected.length, ids: ids(expected) });
        expect(await own(testApp, asked)).toEqual({ total: mine.length, ids: ids(mine) });
      }
    }
    await expectSound(testApp);
  });
});
