import { contract } from '@anzhu/api/contract';
import { Code } from '@anzhu/api/contract/envelope';
import { labelsOf } from '@anzhu/api/contract/label';
import { targetKindLabel } from '@anzhu/api/contract/targetKind';
import { masterDataList } from '@anzhu/api/test/masterData';
import { expect, it } from 'vitest';
import { onBothEngines } from './engines.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

type Kind = (typeof masterDataList)[number];

const [first, second] = ['甲号', '乙号'];

/** Calls about one kind of record, by who edits it. */
const callsOf = (testApp: TestApp, { add, modify, remove, page, editor, isHotels, form }: Kind) => {
  const of = isHotels && editor === 'admin' ? { hotelId: testApp.people.hotels.near } : {};
  const read = (filter: object = {}) => testApp.as(editor, page, filter);
  return {
    add: (name: string) => testApp.as(editor, add, { ...form, ...of, name }),
    modify: (input: object) => testApp.as(editor, modify, input),
    remove: (id: unknown) => testApp.as(editor, remove, { id }),
    read,
    namesOf: async (filter?: object) => (await read(filter)).data.records.map(({ name }) => name),
  };
};

it('are sent with every field, so that one that is not kept is seen', () => {
  for (const { add, form } of masterDataList) {
    const fields = Object.keys(labelsOf(contract[add].input));
    const others = fields.filter((field) => field !== 'name' && field !== 'hotelId');
    expect(Object.keys(form).toSorted(), add).toEqual(others.toSorted());
  }
});

onBothEngines((newPlace) => {
  it('adds, changes and removes each simple record, with its log entries', async () => {
    const testApp = await openTestApp(await newPlace());
    for (const kind of masterDataList) {
      const { add, modify, remove, read, namesOf } = callsOf(testApp, kind);
      const { data } = await add(first);
      const change = { id: data.id, name: second };
      expect(await modify(change)).toMatchObject({ code: 200 });
      expect((await read()).data.records).toMatchObject([{ ...kind.form, ...change }]);
      expect(await remove(data.id)).toMatchObject({ code: 200 });
      expect(await namesOf()).toEqual([]);
      expect(await remove(data.id)).toMatchObject({ code: Code.notFound });
      const logs = await testApp.store.db
        .selectFrom('log')
        .select('sketch')
        .where('target_kind', '=', kind.name)
        .orderBy('id')
        .execute();
      const word = targetKindLabel[kind.name];
      expect(logs.map(({ sketch }) => sketch)).toEqual([
        `新增${word}「${first}」`,
        `编辑${word}「${second}」`,
        `删除${word}「${second}」`,
      ]);
    }
    await expectSound(testApp);
  });

  it('finds them by a part of the name, and takes each back as it was read', async () => {
    const testApp = await openTestApp(await newPlace());
    for (const kind of masterDataList) {
      const { add, modify, read, namesOf } = callsOf(testApp, kind);
      for (const name of [first, second]) await add(name);
      expect(await namesOf()).toEqual([first, second]);
      expect(await namesOf({ name: '乙' })).toEqual([second]);
      expect(await namesOf({ name: '%' })).toEqual([]);
      const before = await read();
      for (const row of before.data.records) expect(await modify(row)).toMatchObject({ code: 200 });
      expect((await read()).data).toEqual(before.data);
    }
  });

  it('refuses a name that is taken, of a hotel in that hotel only', async () => {
    const testApp = await openTestApp(await newPlace());
    for (const kind of masterDataList) {
      const { add, modify } = callsOf(testApp, kind);
      await add(first);
      const { data } = await add(second);
      const msg = `${targetKindLabel[kind.name]}名称「${first}」已存在`;
      const taken = { code: Code.refused, msg };
      expect(await add(first)).toMatchObject(taken);
      expect(await modify({ id: data.id, name: first })).toMatchObject(taken);
      const elsewhere = { ...kind.form, name: first, hotelId: testApp.people.hotels.far };
      const { code } = await testApp.as('admin', kind.add, elsewhere);
      expect(Number(code)).toBe(kind.isHotels ? Code.success : Code.refused);
    }
  });
});
