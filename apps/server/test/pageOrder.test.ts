import { expect, it } from 'vitest';
import { onBothEngines } from './engines.ts';
import { openTestApp, type TestApp } from './testApp.ts';

/** Applies for material at these times. */
async function addMaterials({ store, people }: TestApp, times: readonly string[]): Promise<void> {
  await store.write(async (tx) => {
    for (const created_time of times) {
      await tx
        .insertInto('material_application')
        .values({
          hotel_id: people.hotels.near,
          applicant_id: people.users.manager,
          item: '口罩',
          quantity: 1,
          unit: '箱',
          remark: '',
          urgency: 0,
          review_status: 0,
          review_note: '',
          reviewer_id: null,
          reviewed_time: null,
          created_time,
        })
        .execute();
    }
  });
}

onBothEngines((newPlace) => {
  it('orders a list by a column, both ways, over its pages; rows that are equal by their number', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.people.hotels;
    const ids: string[] = [];
    for (const [name, maxLoad] of [
      ['甲', 2],
      ['乙', 1],
      ['丙', 2],
    ] as const) {
      const form = { name, maxLoad, hardness: 2, hotelId: near };
      ids.push(name);
      await testApp.as('admin', 'addBedType', form);
    }
    const names = async (input: object) =>
      (await testApp.as('admin', 'bedTypePage', input)).data.records.map(({ name }) => name);
    expect(await names({})).toEqual(ids);
    expect(await names({ orderBy: 'maxLoad' })).toEqual(['乙', '甲', '丙']);
    expect(await names({ orderBy: 'maxLoad', direction: 'desc' })).toEqual(['丙', '甲', '乙']);
    const second = { page: { page: 2, size: 2 }, orderBy: 'maxLoad', direction: 'desc' };
    expect(await names(second)).toEqual(['乙']);
    // A direction alone orders nothing; what is not in the list of columns is refused.
    expect(await names({ direction: 'desc' })).toEqual(ids);
    const { code } = await testApp.as('admin', 'bedTypePage', { orderBy: 'hotel_id; drop' });
    expect(code).toBe(400);
  });

  it('orders a list by its time, the other way round too', async () => {
    const testApp = await openTestApp(await newPlace());
    const times = ['2026-03-01 08:00:00', '2026-03-03 08:00:00', '2026-03-02 08:00:00'];
    await addMaterials(testApp, times);
    const found = async (input: object) =>
      (await testApp.as('guard', 'materialReviewPage', input)).data.records.map(
        ({ createTime }) => createTime,
      );
    const oldestFirst = times.toSorted();
    expect(await found({})).toEqual(oldestFirst.toReversed());
    expect(await found({ orderBy: 'createTime' })).toEqual(oldestFirst);
    expect(await found({ orderBy: 'createTime', direction: 'desc' })).toEqual(
      oldestFirst.toReversed(),
    );
    const page = { page: { page: 2, size: 2 }, orderBy: 'createTime' };
    expect(await found(page)).toEqual(oldestFirst.slice(2));
  });
});
