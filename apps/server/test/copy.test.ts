import { Code } from '@anzhu/api/contract/envelope';
import { PriceKind } from '@anzhu/api/contract/roomPrice';
import { expect, it } from 'vitest';
import { onOneEngine } from './engines.ts';
import { png } from './pictures.ts';
import { addBed } from './property.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';
import { upload } from './upload.ts';

const week = { from: '2026-03-19', to: '2026-03-22' };

/** A suite of the near hotel with two bed types, a picture and prices by night; the far one has one of the bed types. */
async function openSuite(testApp: TestApp) {
  const { near, far } = testApp.property;
  const bed = (hotelId: number, name: string) =>
    testApp.as('admin', 'addBedType', { hotelId, name, maxLoad: 2, hardness: 2 });
  const beds = [await bed(near.hotelId, '大床'), await bed(near.hotelId, '沙发床')];
  const known = await bed(far.hotelId, '大床');
  const sent = await upload(testApp, 'manager', { bytes: png() });
  const cover = sent.data as string;
  const form = {
    name: '湖景套房',
    bedType: beds.map(({ data }) => data?.id).join(),
    bed: 2,
    maxLoad: 4,
    haveWindow: 1,
    network: 1,
    haveBreakfast: 1,
    cover,
    fee: 500,
    isolationFee: 400,
    sort: 7,
  };
  const { data } = await testApp.as('manager', 'addRoomType', form);
  const id = Number(data?.id);
  const price = (place: object) =>
    testApp.as('manager', 'saveRoomPrice', { roomType: id, ...place });
  await price({ weekdays: [5, 6], fee: 600 });
  await price({ from: '2026-03-19', to: '2026-03-19', fee: 700 });
  return { id, form, cover, knownBed: known.data?.id };
}

const typesOf = async (testApp: TestApp, hotelId: number) =>
  (await testApp.as('admin', 'roomTypePage', { hotelId })).data?.records ?? [];

onOneEngine((newPlace) => {
  it('copies a room type with its bed types, prices and picture, as the preview said', async () => {
    const testApp = await openTestApp(await newPlace());
    const { far } = testApp.property;
    const { id, cover, knownBed } = await openSuite(testApp);
    const input = { kind: 'roomType', ids: [id], hotelIds: [far.hotelId] };
    const before = await testApp.snapshot();
    const { data: preview } = await testApp.as('admin', 'previewCopy', input);
    expect(preview).toMatchObject([
      {
        hotelId: far.hotelId,
        made: [
          { kind: 'bedType', name: '沙发床' },
          { kind: 'roomType', name: '湖景套房' },
        ],
        existing: [{ kind: 'bedType', name: '大床' }],
        overwritten: [],
      },
    ]);
    expect(await testApp.snapshot()).toEqual(before);

    const done = await testApp.as('admin', 'copyRecords', { ...input, made: 2, overwritten: 0 });
    expect(done).toMatchObject({ code: 200, data: preview });
    const made = (await typesOf(testApp, far.hotelId)).find(({ name }) => name === '湖景套房');
    expect(made).toMatchObject({ bed: 2, maxLoad: 4, fee: 500, isolationFee: 400, sort: 7, cover });
    expect(made?.bedType).toMatch(new RegExp(`^${knownBed},\\d+$`));
    const { data: nights } = await testApp.as('admin', 'listRoomPrices', {
      roomType: made?.id,
      ...week,
    });
    expect(nights?.map(({ fee, kind }) => [fee, kind])).toEqual([
      [700, PriceKind.day],
      [600, PriceKind.weekday],
      [600, PriceKind.weekday],
      [500, PriceKind.usual],
    ]);

    // The picture stays as long as one of them has it.
    await testApp.as('manager', 'deleteRoomType', { id });
    const { data: logs } = await testApp.as('admin', 'logPage', {});
    expect(
      logs?.records
        .map(({ sketch }) => sketch)
        .slice(1, 3)
        .toSorted(),
    ).toEqual(['复制床型「沙发床」', '复制房型「湖景套房」']);
    expect((await fetch(`${testApp.url}${cover}`)).status).toBe(200);
    await expectSound(testApp);
  });

  it('leaves out what is there by name, and overwrites its prices when asked to', async () => {
    const testApp = await openTestApp(await newPlace());
    const { far } = testApp.property;
    const { id } = await openSuite(testApp);
    const input = { kind: 'roomType', ids: [id], hotelIds: [far.hotelId] };
    await testApp.as('admin', 'copyRecords', input);
    const before = await testApp.snapshot();
    const again = { ...input, overwritesPrices: 1 };
    expect((await testApp.as('admin', 'copyRecords', again)).data).toMatchObject([
      { made: [], existing: [{}, {}, { kind: 'roomType', name: '湖景套房' }], overwritten: [] },
    ]);
    expect(await testApp.snapshot()).toEqual(before);

    const copy = (await typesOf(testApp, far.hotelId)).find(({ name }) => name === '湖景套房');
    await testApp.as('admin', 'modifyRoomType', { id: copy?.id, fee: 300 });
    await testApp.as('admin', 'saveRoomPrice', { roomType: copy?.id, weekday: 1, fee: 250 });
    expect((await testApp.as('admin', 'copyRecords', input)).data).toMatchObject([{ made: [] }]);
    expect((await typesOf(testApp, far.hotelId)).find(({ id: one }) => one === copy?.id)?.fee).toBe(
      300,
    );
    expect((await testApp.as('admin', 'copyRecords', again)).data).toMatchObject([
      {
        overwritten: [
          {
            name: '湖景套房',
            before: { fee: 300, isolationFee: 400, nights: 4 },
            after: { fee: 500, isolationFee: 400, nights: 3 },
          },
        ],
      },
    ]);
    const { data: nights } = await testApp.as('admin', 'listRoomPrices', {
      roomType: copy?.id,
      from: '2026-03-19',
      to: '2026-03-23',
    });
    expect(nights?.map(({ fee }) => fee)).toEqual([700, 600, 600, 500, 500]);
    const { data: logs } = await testApp.as('admin', 'logPage', {});
    expect(logs?.records[0]?.sketch).toBe('覆盖房型「湖景套房」的价格');
    await expectSound(testApp);
  });

  it('copies a discount with those that it cannot join', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, far } = testApp.property;
    const discount = async (name: string, more: object = {}) => {
      const { data } = await testApp.as('admin', 'addDiscount', {
        hotelId: near.hotelId,
        name,
        discountsType: 0,
        discounts: 20,
        effectType: 2,
        exclusiveType: 0,
        validityTime: '2099-01-01 00:00:00',
        ...more,
      });
      return Number(data?.id);
    };
    const first = await discount('减二十');
    const second = await discount('再减', { exclusiveType: 2, exclusiveRange: String(first) });
    const third = await discount('另减', { exclusiveType: 2, exclusiveRange: String(second) });
    const input = { kind: 'discount', ids: [third], hotelIds: [far.hotelId] };
    const { data } = await testApp.as('admin', 'copyRecords', input);
    expect(data?.[0]?.made.map(({ name }) => name)).toEqual(['减二十', '再减', '另减']);
    const { data: page } = await testApp.as('admin', 'discountPage', { hotelId: far.hotelId });
    const idOf = (name: string) => page?.records.find((one) => one.name === name)?.id;
    const made = page?.records.find(({ name }) => name === '另减');
    expect(made?.exclusiveRange).toBe(String(idOf('再减')));
    expect(made).toMatchObject({ discounts: 20, exclusiveType: 2 });
    await expectSound(testApp);
  });

  it('of twenty admins who copy at once, one makes it', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, far } = testApp.property;
    const { id } = await openSuite(testApp);
    const input = { kind: 'roomType', ids: [id], hotelIds: [far.hotelId], made: 2 };
    const copies = await Promise.all(
      Array.from({ length: 20 }, () => testApp.as('admin', 'copyRecords', input)),
    );
    expect(copies.filter(({ code }) => code === 200)).toHaveLength(1);
    const refused = copies.filter(({ code }) => code === Code.conflict);
    expect(refused).toHaveLength(19);
    expect(refused[0]?.msg).toBe('现将新增 0 项、覆盖 0 个房型的价格，请核对后重试');
    const named = (await typesOf(testApp, far.hotelId)).filter(({ name }) => name === '湖景套房');
    expect(named).toHaveLength(1);

    // A room type of the name that is added at the same moment: one of both is refused.
    const beds = await testApp.put(async (tx) => ({
      near: await addBed(tx, near.hotelId),
      far: await addBed(tx, far.hotelId),
    }));
    const { data: other } = await testApp.as('manager', 'addRoomType', {
      ...typeForm,
      name: '同时',
      bedType: beds.near,
    });
    const [copied, added] = await Promise.all([
      testApp.as('admin', 'copyRecords', { ...input, ids: [Number(other?.id)], made: 1 }),
      testApp.as('admin', 'addRoomType', {
        ...typeForm,
        name: '同时',
        hotelId: far.hotelId,
        bedType: beds.far,
      }),
    ]);
    expect([copied.code, added.code].filter((code) => code === 200)).toHaveLength(1);
    expect(near.hotelId).not.toBe(far.hotelId);
    await expectSound(testApp);
  });

  it('refuses what cannot be copied, and writes nothing', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, far } = testApp.property;
    const type = { kind: 'roomType', ids: [near.typeId], hotelIds: [far.hotelId] };
    const before = await testApp.snapshot();
    for (const [input, message] of [
      [{ ...type, hotelIds: [near.hotelId] }, '不能复制到来源酒店'],
      [{ ...type, hotelIds: [far.hotelId, 999_999] }, '酒店不存在'],
      [{ ...type, ids: [near.typeId, far.typeId] }, '只能复制同一家酒店的资料'],
      [{ ...type, ids: [near.typeId, 999_999] }, '有的已不存在，请刷新后重试'],
      [{ ...type, ids: [] }, '请选择要复制的资料'],
      [{ ...type, kind: 'room' }, ''],
      [
        {
          ...type,
          ids: Array.from({ length: 11 }, (_, index) => index + 1),
          hotelIds: Array.from({ length: 100 }, (_, index) => index + 1),
        },
        '一次最多复制 1000 项，请分几次复制',
      ],
      [{ ...type, hotelIds: Array.from({ length: 201 }, (_, index) => index + 1) }, '最多 200 个'],
    ] as const) {
      for (const call of ['previewCopy', 'copyRecords'] as const) {
        const refused = await testApp.as('admin', call, input);
        expect([call, input, refused.code]).toEqual([call, input, Code.invalid]);
        expect(refused.msg).toContain(message);
      }
    }
    expect(await testApp.snapshot()).toEqual(before);
  });
});

const typeForm = {
  bed: 1,
  maxLoad: 2,
  haveWindow: 1,
  network: 1,
  haveBreakfast: 0,
  fee: 300,
  isolationFee: 300,
  sort: 1,
};
