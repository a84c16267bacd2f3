import { codesOf } from '../fieldCode.ts';
import type { RecordSpec } from '../record.ts';

/** The fields of a sample but its name, as they are sent. */
export const wireFields = (record: RecordSpec, sample: 0 | 1 | 2): string =>
  codesOf(record)
    .map(({ key, code }) => `${key}: ${code.wire[sample]}`)
    .join(', ');

/** `apps/server/test/<records>.test.ts`: what the calls do, on both engines. */
export function serverTestFile(record: RecordSpec): string {
  const { camel, pascal, title, isHotels, editor, samples, choosesHotel } = record;
  const [first, second] = samples;
  const hotel = choosesHotel ? ', hotelId: testApp.people.hotels.near' : '';
  return `import { Code } from '@anzhu/api/contract/envelope';
import { expect, it } from 'vitest';
import { onBothEngines } from './engines.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

const form = { ${wireFields(record, 0)} };

const add = (testApp: TestApp, name: string) =>
  testApp.as('${editor}', 'add${pascal}', { ...form, name${hotel} });

const namesOf = async (testApp: TestApp, filter: object = {}) =>
  (await testApp.as('${editor}', '${camel}Page', filter)).data.records.map(({ name }) => name);

onBothEngines((newPlace) => {
  it('adds, changes and removes, each with its log entry', async () => {
    const testApp = await openTestApp(await newPlace());
    const { data } = await add(testApp, '${first}');
    const change = { id: data.id, name: '${second}' };
    expect(await testApp.as('${editor}', 'modify${pascal}', change)).toMatchObject({ code: 200 });
    const { data: page } = await testApp.as('${editor}', '${camel}Page');
    expect(page.records).toMatchObject([{ ...form, ...change }]);
    expect(await testApp.as('${editor}', 'delete${pascal}', { id: data.id })).toMatchObject({ code: 200 });
    expect(await namesOf(testApp)).toEqual([]);
    expect(await testApp.as('${editor}', 'delete${pascal}', { id: data.id })).toMatchObject({
      code: Code.notFound,
    });
    const logs = await testApp.store.db
      .selectFrom('log')
      .select('sketch')
      .where('target_kind', '=', '${camel}')
      .orderBy('id')
      .execute();
    expect(logs.map(({ sketch }) => sketch)).toEqual([
      '新增${title}「${first}」',
      '编辑${title}「${second}」',
      '删除${title}「${second}」',
    ]);
    await expectSound(testApp);
  });

  it('finds by a part of the name, and takes every record back as it was read', async () => {
    const testApp = await openTestApp(await newPlace());
    for (const name of ['${first}', '${second}']) await add(testApp, name);
    expect(await namesOf(testApp)).toEqual(['${first}', '${second}']);
    expect(await namesOf(testApp, { name: '${second.slice(-1)}' })).toEqual(['${second}']);
    expect(await namesOf(testApp, { name: '%' })).toEqual([]);
    const before = await testApp.as('${editor}', '${camel}Page');
    for (const row of before.data.records) {
      expect(await testApp.as('${editor}', 'modify${pascal}', row)).toMatchObject({ code: 200 });
    }
    expect((await testApp.as('${editor}', '${camel}Page')).data).toEqual(before.data);
  });

  it('refuses a name that is taken${isHotels ? ' in the hotel' : ''}', async () => {
    const testApp = await openTestApp(await newPlace());
    await add(testApp, '${first}');
    const { data } = await add(testApp, '${second}');
    const taken = { code: Code.refused, msg: '${title}名称「${first}」已存在' };
    expect(await add(testApp, '${first}')).toMatchObject(taken);
    const change = { id: data.id, name: '${first}' };
    expect(await testApp.as('${editor}', 'modify${pascal}', change)).toMatchObject(taken);${
      isHotels
        ? `
    const { far } = testApp.people.hotels;
    const elsewhere = { ...form, name: '${first}', hotelId: far };
    expect(await testApp.as('admin', 'add${pascal}', elsewhere)).toMatchObject({ code: 200 });`
        : ''
    }
    expect(await namesOf(testApp)).toEqual(['${first}', '${second}'${choosesHotel ? `, '${first}'` : ''}]);
  });
});`;
}

/** `apps/admin/e2e/<records>.spec.ts`: a person at the screen, on the real server. */
export function journeyFile(record: RecordSpec): string {
  const { camel, title, one, editor, choosesHotel } = record;
  const fills = codesOf(record)
    .map(({ code }) => code.fillByMouse)
    .filter((fill) => fill !== '');
  return `import { confirm, dialog, expect, message, pressInMenu, signIn, test } from './journey.ts';

test('${one} is added, found by its name, edited and deleted', async ({ page }) => {
  await signIn(page, '${editor}', '/admin/index/${camel}');
  const rows = page.getByRole('table', { name: '${title}' }).getByRole('row');
  await page.getByRole('button', { name: '新增' }).click();
  const form = dialog(page, '新增${title}');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toContainText('${title}名称不能为空');
  ${choosesHotel ? "await form.getByRole('combobox', { name: '酒店' }).click();\n  await page.getByRole('listbox', { name: '酒店' }).getByRole('option').first().click();\n  " : ''}await form.getByRole('textbox', { name: '${title}名称' }).fill('新来的');${fills.map((fill) => `\n  ${fill.replaceAll('\n', '\n  ')}`).join('')}
  await form.getByRole('button', { name: '保存' }).click();
  await expect(message(page, '操作成功！')).toBeVisible();

  await page.getByRole('textbox', { name: '${title}名称' }).fill('新来');
  await page.keyboard.press('Enter');
  await expect(page.getByText('共 1 条')).toBeVisible();
  await rows.filter({ hasText: '新来的' }).getByRole('button', { name: '编辑' }).click();
  const edit = dialog(page, '编辑${title} · 新来的');
  await edit.getByRole('textbox', { name: '${title}名称' }).fill('新来改名');
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(edit).toBeHidden();

  const renamed = rows.filter({ hasText: '新来改名' });
  await pressInMenu(renamed, '删除');
  await confirm(page, '删除${title}「新来改名」？', '删除');
  await expect(renamed).toBeHidden();
  await expect(page.getByText('没有符合条件的记录')).toBeVisible();
});`;
}
