import { Code } from '@anzhu/api/contract/envelope';
import { expect, it } from 'vitest';
import { onBothEngines } from './engines.ts';
import { expectSound, type TestApp, openTestApp } from './testApp.ts';
import { addBed, addRoom } from './property.ts';

const bed = { name: '大床', specification: '1.8 米', maxLoad: 2, hardness: 3 };

const roomType = {
  name: '家庭房',
  bed: 2,
  maxLoad: 4,
  haveWindow: 1,
  network: 1,
  haveBreakfast: 0,
  cover: '',
  fee: 399.5,
  isolationFee: 450,
  sort: 3,
};

const discount = {
  name: '九折',
  discountsType: 1,
  discounts: 0.9,
  effectType: 0,
  effectCondition: 3,
  exclusiveType: 0,
  validityTime: '2026-12-31 23:59:59',
};

/** What the three kinds of records share: whose they are. */
const kinds = [
  { form: bed, add: 'addBedType', modify: 'modifyBedType', remove: 'deleteBedType' },
  { form: roomType, add: 'addRoomType', modify: 'modifyRoomType', remove: 'deleteRoomType' },
  { form: discount, add: 'addDiscount', modify: 'modifyDiscount', remove: 'deleteDiscount' },
] as const;

/** Adds a record as a user. @returns its id */
async function made(
  testApp: TestApp,
  name: 'addBedType' | 'addRoomType' | 'addDiscount',
  input: object,
): Promise<number> {
  const answer = await testApp.as('manager', name, input);
  expect(Number(answer.code), answer.msg).toBe(200);
  return answer.data.id as number;
}

onBothEngines((newPlace) => {
  it.each(kinds)(
    '$add: whose it is, and who may',
    async ({ form: fields, add, modify, remove }) => {
      const testApp = await openTestApp(await newPlace());
      const { near, far } = testApp.people.hotels;
      const [bedType, farBed] = await testApp.put(async (tx) => [
        await addBed(tx, near),
        await addBed(tx, far),
      ]);
      // Bed types and discounts leave it unread.
      const form = { ...fields, bedType };
      const codeOf = async (...call: Parameters<TestApp['as']>) =>
        Number((await testApp.as(...call)).code);
      const own = await testApp.as('manager', add, form);
      const { id } = own.data;
      expect(Number(own.code)).toBe(200);
      expect(await codeOf('manager', add, { ...form, hotelId: far })).toBe(Code.notFound);
      const nowhere = await testApp.as('admin', add, form);
      expect(nowhere).toMatchObject({ code: Code.invalid, msg: '请选择酒店' });
      const unknown = await testApp.as('admin', add, { ...form, hotelId: 987_654 });
      expect(unknown).toMatchObject({ code: Code.invalid, msg: '酒店不存在' });
      expect(await codeOf('admin', add, { ...form, hotelId: far, bedType: farBed })).toBe(200);
      for (const call of [modify, remove]) {
        for (const user of ['staff', 'guard', 'farManager'] as const) {
          expect([call, user, await codeOf(user, call, { id })]).toEqual([
            call,
            user,
            user === 'farManager' ? Code.notFound : Code.noPermission,
          ]);
        }
        expect(await codeOf('admin', call, { id: 987_654 })).toBe(Code.notFound);
        expect(await codeOf('manager', call, { id: 987_654 })).toBe(Code.notFound);
      }
      const logs = await testApp.countLogs();
      expect(await codeOf('manager', modify, { id, hotelId: far })).toBe(200);
      expect(await codeOf('admin', modify, { id, name: '改名' })).toBe(200);
      const log = await testApp.store.db
        .selectFrom('log')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      expect(log).toMatchObject({ hotel_id: near, sketch: expect.stringContaining('「改名」') });
      const before = JSON.parse(log.before_values ?? '') as object;
      expect(Object.values(before)).toEqual([form.name]);
      expect(await codeOf('manager', remove, { id })).toBe(200);
      expect(await codeOf('admin', remove, { id })).toBe(Code.notFound);
      // The first one asked for a change that hotels cannot make: nothing has changed.
      expect(await testApp.countLogs()).toBe(logs + 2);
      await expectSound(testApp);
    },
  );

  it('bed types: listed by hotel, one name a hotel, held by the room types that have them', async () => {
    const testApp = await openTestApp(await newPlace());
    const { far } = testApp.people.hotels;
    const id = await made(testApp, 'addBedType', bed);
    await testApp.as('farManager', 'addBedType', bed);
    const own = await testApp.as('staff', 'bedTypePage');
    expect(own.data).toMatchObject({
      records: [{ ...bed, id, hotelName: '近店' }],
      total: 1,
      size: 10,
      current: 1,
      pages: 1,
    });
    expect((await testApp.as('admin', 'bedTypePage')).data.total).toBe(2);
    expect((await testApp.as('admin', 'bedTypePage', { hotelId: far })).data.total).toBe(1);
    expect((await testApp.as('staff', 'bedTypePage', { hotelId: far })).code).toBe(Code.notFound);
    const again = await testApp.as('manager', 'addBedType', bed);
    expect(again).toMatchObject({ code: Code.refused, msg: '床型名称「大床」已存在' });
    await made(testApp, 'addRoomType', { ...roomType, bedType: `${id}` });
    const held = await testApp.as('manager', 'deleteBedType', { id });
    expect(held).toMatchObject({
      code: Code.refused,
      msg: '床型「大床」仍有 1 个房型使用，不能删除',
    });
    for (const maxLoad of [0, 7]) {
      expect((await testApp.as('manager', 'addBedType', { ...bed, maxLoad })).code).toBe(400);
    }
  });

  it('room types: merged, with the beds of their hotel, held by rooms and orders', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    const beds = [
      await made(testApp, 'addBedType', bed),
      await made(testApp, 'addBedType', { ...bed, name: '单人床' }),
    ];
    const foreign = (await testApp.as('farManager', 'addBedType', bed)).data.id as number;
    const id = await made(testApp, 'addRoomType', {
      ...roomType,
      bedType: beds.toReversed().join(),
    });
    const read = async () => (await testApp.as('manager', 'getRoomType', { id })).data;
    const first = { ...roomType, bedType: beds.toReversed().join(), hotelId: near.hotelId };
    expect(await read()).toMatchObject(first);
    const save = (input: object) => testApp.as('manager', 'modifyRoomType', { id, ...input });
    expect((await save({ fee: 0.01 })).code).toBe(200);
    expect(await read()).toMatchObject({ ...first, fee: 0.01 });
    expect((await save({ bedType: `${beds[0]}` })).code).toBe(200);
    expect(await read()).toMatchObject({ ...first, fee: 0.01, bedType: `${beds[0]}` });
    for (const bedType of [`${foreign}`, '987654', 'x']) {
      const answer = await save({ name: '不会保存', bedType });
      expect(answer).toMatchObject({ code: 400, msg: '床型不存在，或不属于该酒店' });
    }
    expect(await read()).toMatchObject({ name: '家庭房', bedType: `${beds[0]}` });
    const without = { code: Code.invalid, data: { fields: { bedType: '床型不能为空' } } };
    expect(await save({ bedType: '' })).toMatchObject(without);
    expect(await read()).toMatchObject({ bedType: `${beds[0]}` });
    for (const bedType of [undefined, null, '', []]) {
      const bare = { ...roomType, name: '无床房', bedType };
      expect(await testApp.as('manager', 'addRoomType', bare)).toMatchObject(without);
    }
    const twice = await testApp.as('manager', 'addRoomType', { ...roomType, bedType: beds[0] });
    expect(twice).toMatchObject({ code: Code.refused, msg: '房型名称「家庭房」已存在' });
    expect((await save({ name: '双床房' })).code).toBe(Code.refused);
    await testApp.put((tx) => addRoom(tx, near, { status: 2 }));
    const held = await testApp.as('manager', 'deleteRoomType', { id: near.typeId });
    expect(held).toMatchObject({
      code: Code.refused,
      msg: '房型「双床房」仍有 1 个房间、1 张订单使用，不能删除',
    });
    expect((await testApp.as('manager', 'deleteRoomType', { id })).code).toBe(200);
    await expectSound(testApp);
  });

  it('discounts: values as they are meant, exclusions within the hotel', async () => {
    const testApp = await openTestApp(await newPlace());
    const first = await made(testApp, 'addDiscount', discount);
    const listed = { ...discount, name: '满减', discountsType: 0, discounts: 19.99, effectType: 1 };
    const exclusion = { exclusiveType: 2, exclusiveRange: `${first}` };
    const id = await made(testApp, 'addDiscount', {
      ...listed,
      ...exclusion,
      effectCondition: 99.5,
    });
    const page = await testApp.as('staff', 'discountPage');
    expect(page.code).toBe('200');
    expect(page.data.records).toMatchObject([
      { ...discount, id: first, type: 1, exclusiveRange: '' },
      { ...listed, ...exclusion, id, effectCondition: 99.5, hotelName: '近店' },
    ]);
    const save = (input: object) => testApp.as('manager', 'modifyDiscount', { id, ...input });
    const read = async () => (await testApp.as('manager', 'discountPage')).data.records[1];

    // What is sent must agree with what is stored.
    const wrong = [
      [{ discountsType: 1 }, 'discounts'],
      [{ effectType: 0, effectCondition: 1.5 }, 'effectCondition'],
      [{ exclusiveRange: '' }, 'exclusiveRange'],
      [{ discounts: 0.001 }, 'discounts'],
      [{ discounts: 0 }, 'discounts'],
      [{ exclusiveRange: `${id}` }, 'exclusiveRange'],
      [{ exclusiveRange: `${first},987654` }, 'exclusiveRange'],
      [{ validityTime: '2026-02-30 00:00:00' }, 'validityTime'],
      [{ name: '超过十个字的优惠名称一' }, 'name'],
    ] as const;
    const before = await read();
    for (const [input, field] of wrong) {
      const answer = await save(input);
      expect([input, answer.code]).toEqual([input, Code.invalid]);
      expect(Object.keys((answer.data as { fields: object }).fields)).toEqual([field]);
    }
    expect(await read()).toEqual(before);
    const foreign = await testApp.as('farManager', 'addDiscount', discount);
    const across = await save({ exclusiveRange: `${foreign.data.id}` });
    expect(across).toMatchObject({
      code: Code.invalid,
      msg: '互斥范围中有优惠不存在，或不属于该酒店',
    });

    expect((await save({ description: '满 99.5 元' })).code).toBe('200');
    expect(await read()).toEqual({ ...before, description: '满 99.5 元' });
    const held = await testApp.as('manager', 'deleteDiscount', { id: first });
    expect(held).toMatchObject({
      code: Code.conflict,
      msg: '优惠「九折」仍被 1 个优惠列为互斥，不能删除',
    });
    expect((await save({ discountsType: 1, discounts: 0.85 })).code).toBe('200');
    const { before_values: was, after_values: became } = await testApp.store.db
      .selectFrom('log')
      .select(['before_values', 'after_values'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(was ?? '')).toMatchObject({ 优惠数值: '直减 19.99 元' });
    expect(JSON.parse(became ?? '')).toMatchObject({ 优惠数值: '8.5 折' });
    expect((await save({ effectType: 2, exclusiveType: 0 })).code).toBe('200');
    expect(await read()).toMatchObject({ effectCondition: null, exclusiveRange: '' });
    expect((await testApp.as('manager', 'deleteDiscount', { id: first })).code).toBe('200');
    await expectSound(testApp);
  });

  it('lets one of fifty win', async () => {
    const testApp = await openTestApp(await newPlace());
    const fifty = async (name: Parameters<TestApp['as']>[1], input: object) => {
      const calls = Array.from({ length: 50 }, () => testApp.as('manager', name, input));
      const codes = (await Promise.all(calls)).map((answer) => Number(answer.code));
      expect(codes.filter((code) => code === 200)).toHaveLength(1);
      return new Set(codes.filter((code) => code !== 200));
    };
    expect(await fifty('addBedType', bed)).toEqual(new Set([Code.refused]));
    const bedType = await testApp.put((tx) => addBed(tx, testApp.people.hotels.near));
    expect(await fifty('addRoomType', { ...roomType, bedType })).toEqual(new Set([Code.refused]));
    const id = await made(testApp, 'addDiscount', discount);
    expect(await fifty('deleteDiscount', { id })).toEqual(new Set([Code.notFound]));
    await expectSound(testApp);
  });

  it('deletes nothing that somebody begins to use', async () => {
    const testApp = await openTestApp(await newPlace());
    for (let round = 0; round < 8; round += 1) {
      const bedId = await made(testApp, 'addBedType', { ...bed, name: `床${round}` });
      const excluded = await made(testApp, 'addDiscount', discount);
      const answers = await Promise.all([
        testApp.as('manager', 'addRoomType', {
          ...roomType,
          name: `房${round}`,
          bedType: `${bedId}`,
        }),
        testApp.as('manager', 'deleteBedType', { id: bedId }),
        testApp.as('manager', 'addDiscount', {
          ...discount,
          exclusiveType: 2,
          exclusiveRange: `${excluded}`,
        }),
        testApp.as('manager', 'deleteDiscount', { id: excluded }),
      ]);
      const isDone = answers.map((answer) => Number(answer.code) === 200);
      expect(isDone[0]).toBe(!isDone[1]);
      expect(isDone[2]).toBe(!isDone[3]);
    }
    await expectSound(testApp);
  });
});
