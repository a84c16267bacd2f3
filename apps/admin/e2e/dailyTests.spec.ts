import { maxImportRows } from '@anzhu/api/contract/healthTest';
import { isolationPage, type Isolation } from '@anzhu/api/contract/isolation';
import { tableSheet } from '@anzhu/api/rules/tableText';
import { importSheetName } from '@anzhu/api/rules/testImport';
import { writeBook } from '@anzhu/api/rules/writeSheet';
import type { Locator, Page } from '@playwright/test';
import { ask, call } from './ask.ts';
import {
  choose,
  confirm,
  dialog,
  expect,
  message,
  openRecord,
  pressInMenu,
  record,
  signIn,
  test,
  typeFilter,
} from './journey.ts';

const path = '/admin/index/dailyTest';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const rowsOf = (page: Page): Locator =>
  page.getByRole('table', { name: '检测记录' }).getByRole('row');

/** The people in isolation that the user of the page may see. */
async function isolating(page: Page): Promise<Isolation[]> {
  const people = { page: { page: 1, size: 1000 }, status: 0 };
  return isolationPage.data.parse(await call(page, isolationPage.path, people)).records;
}

interface Typed {
  /** The person, counted from 0. */
  of: number;
  checkRes?: string;
  /** Hours after the first of a month that is over. */
  hour: number;
}

const shown = (hour: number): string =>
  new Date(Date.UTC(2024, 0, 1, hour)).toISOString().slice(0, 16).replace('T', ' ');

/** Chooses a workbook with these tests. */
async function choosesFile(
  page: Page,
  people: readonly Isolation[],
  tests: readonly Typed[],
): Promise<void> {
  const lines = tests.map(({ of, checkRes = '36.5', hour }) => {
    const person = people[of % people.length];
    return [person?.id, person?.name, '体温', checkRes, shown(hour)].join('\t');
  });
  const head = ['用户编号', '姓名', '检测类型', '检测结果', '检测时间'].join('\t');
  const sheet = tableSheet(importSheetName, [head, ...lines].join('\n'));
  await page.getByRole('button', { name: '导入', exact: true }).click();
  await expect(page.getByRole('button', { name: '选择文件' })).toBeVisible();
  const buffer = Buffer.from(await writeBook(sheet));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '检测.xlsx', mimeType: xlsx, buffer });
}

test('an abnormal result is entered, shown in 异常, dealt with, corrected and deleted', async ({
  page,
}) => {
  await signIn(page, 'guard', path);
  const [person] = await isolating(page);
  if (!person) throw new Error('nobody is in isolation');
  await page.getByRole('button', { name: '手动录入' }).click();
  const add = dialog(page, '手动录入');
  await add.getByRole('combobox', { name: '用户编号' }).fill(person.id);
  await page
    .getByRole('option', { name: new RegExp(`用户编号 ${person.id}\\b`) })
    .first()
    .click();
  await add.getByLabel('检测结果').fill('39.8');
  await expect(add).toContainText('高于 37.3 ℃，列入异常');
  await add.getByRole('button', { name: '保存' }).click();
  await expect(add).toBeHidden();

  await page.getByRole('link', { name: /异常/ }).click();
  const row = rowsOf(page).filter({ hasText: '39.8 ℃' });
  await expect(page).toHaveURL(/tab=abnormal/);
  await openRecord(row);
  await expect(record(page, / · 体温 39\.8 ℃$/)).toContainText(person.id);
  await record(page).getByRole('button', { name: '处理' }).click();
  const handle = dialog(page, '处理异常结果');
  await handle.getByLabel('处理说明').fill('已复测，送医');
  await handle.getByRole('button', { name: '标为已处理' }).click();
  await expect(handle).toBeHidden();
  await expect(row).toBeHidden();

  await page.getByRole('link', { name: '全部' }).click();
  await typeFilter(page, '检测结果', '39.8');
  await row.getByRole('button', { name: '编辑' }).click();
  const edit = dialog(page, '修改检测记录');
  await edit.getByRole('radio', { name: '核酸' }).check();
  await edit.getByRole('radio', { name: '阴性' }).check();
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(edit).toBeHidden();
  await typeFilter(page, '检测结果', '阴性');
  await typeFilter(page, '用户编号', person.id);
  await expect(page).toHaveURL(new RegExp(`uid=${person.id}`));
  await pressInMenu(rowsOf(page).filter({ hasText: '阴性' }).first(), '删除');
  await confirm(page, /^删除检测记录/, '删除');
  await expect(message(page, '删除成功')).toBeVisible();
});

/** The times of these journeys lie before every check-in. */
const acceptsEarly = (page: Page): Promise<void> =>
  confirm(page, '检测时间早于入住时间，仍要保存？', '仍要保存');

test('of a workbook with 40 rows that are recorded and a new one, the 40 are skipped in one press', async ({
  page,
}) => {
  await signIn(page, 'manager', path);
  const people = await isolating(page);
  const daily = Array.from({ length: 40 }, (_, index) => ({ of: 0, hour: 200 + index }));
  await choosesFile(page, people, daily);
  await page.getByRole('button', { name: '导入 40 行' }).click();
  await acceptsEarly(page);
  await expect(message(page, '成功导入 40 条检测记录')).toBeVisible();

  await choosesFile(page, people, [...daily, { of: 0, hour: 240 }]);
  await page.getByRole('button', { name: '导入 41 行' }).click();
  await page.getByRole('button', { name: '跳过已有 40 行' }).click();
  await page.getByRole('button', { name: '导入 1 行' }).click();
  await acceptsEarly(page);
  await expect(message(page, '成功导入 1 条检测记录')).toBeVisible();
});

test('of a file with 37 bad rows one is mended, the others are left out', async ({ page }) => {
  await signIn(page, 'manager', path);
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载模板' }).click();
  expect((await download).suggestedFilename()).toBe('每日检测导入模板.xlsx');
  await page.getByRole('button', { name: '返回' }).click();

  const people = await isolating(page);
  const tests = Array.from({ length: 60 }, (_, index) => ({
    of: index,
    checkRes: index < 37 ? '50' : index === 40 ? '38.5' : '36.6',
    hour: index,
  }));
  await choosesFile(page, people, tests);
  await expect(page.getByText('有误 37 行')).toBeVisible();
  const preview = page.getByRole('table', { name: '导入预览' });
  await preview.getByRole('button', { name: '修改' }).first().click();
  const mend = dialog(page, '修改第 2 行');
  await mend.getByLabel('检测结果').fill('36.9');
  await mend.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('有误 36 行')).toBeVisible();
  await page.getByRole('button', { name: '有误的行都不导入' }).click();
  await page.getByRole('button', { name: '导入 24 行' }).click();
  await acceptsEarly(page);
  await expect(message(page, '成功导入 24 条检测记录，其中异常 1 条')).toBeVisible();

  // The same tests again: the server refuses them all, and the rows show why.
  await choosesFile(page, people, tests.slice(37));
  await page.getByRole('button', { name: /^导入 \d+ 行/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: '未导入任何记录' })).toBeVisible();
});

test('ten thousand rows are previewed without holding up the page, and imported', async ({ page }, {
  annotations,
}) => {
  await signIn(page, 'admin', path);
  const people = await isolating(page);
  const tests = Array.from({ length: maxImportRows }, (_, index) => ({
    of: index,
    hour: Math.floor(index / people.length),
  }));
  await page.evaluate(() => {
    const longest = { ms: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
    }).observe({ type: 'longtask' });
  });
  await choosesFile(page, people, tests);
  await expect(page.getByRole('button', { name: '导入 10000 行' })).toBeVisible();
  const longest = await page.evaluate(
    () => (window as unknown as { longest: { ms: number } }).longest.ms,
  );
  annotations.push({ type: 'longest task', description: `${longest} ms` });
  expect(await page.getByRole('table', { name: '导入预览' }).getByRole('row').count()).toBeLessThan(
    100,
  );
  await page.getByRole('button', { name: '导入 10000 行' }).click();
  await acceptsEarly(page);
  await expect(message(page, '成功导入 10000 条检测记录')).toBeVisible({ timeout: 30_000 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a nurse enters 16 temperatures on a round; a hotel’s staff delete nothing', async ({
    page,
  }) => {
    await signIn(page, 'staff', path);
    await expect(rowsOf(page).getByRole('button', { name: '编辑' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: '删除' })).toHaveCount(0);
    expect(await ask(page, '/api/checkRecords/delete/1')).toMatchObject({ code: 4010 });

    await page.getByRole('button', { name: '整层录入' }).tap();
    await page.getByRole('radio', { name: /楼$/ }).first().tap();
    let left = 16;
    for (let floor = 0; left > 0; floor += 1) {
      if (floor > 0) await page.getByRole('button', { name: /^录入 \d+ 楼$/ }).tap();
      const fields = page.getByRole('list', { name: /楼$/ }).getByRole('textbox');
      await expect(fields.first()).toHaveAttribute('inputmode', 'decimal');
      const count = Math.min(left, await fields.count());
      await fields.first().tap();
      for (let index = 0; index < count; index += 1) {
        await expect(fields.nth(index)).toBeFocused();
        await page.keyboard.type(floor === 0 && index === 0 ? '378' : `36${index % 10}`);
        await page.keyboard.press('Enter');
      }
      await expect(page.getByText(new RegExp(`已录入 ${count} / `))).toBeVisible();
      await page.getByRole('button', { name: '保存' }).tap();
      // That of a floor before may still be shown.
      await expect(message(page, new RegExp(`成功导入 ${count} 条检测记录`)).last()).toBeVisible();
      left -= count;
    }
    await page.getByRole('button', { name: '返回', exact: true }).first().tap();
    await page.getByRole('link', { name: /异常/ }).tap();
    await expect(rowsOf(page).filter({ hasText: '37.8 ℃' })).toBeVisible();
  });
});

test('a floor is entered by keyboard alone; a refusal loses nothing', async ({ page }) => {
  await signIn(page, 'admin', path);
  await expect(rowsOf(page).nth(1)).toBeVisible();
  await page.getByRole('button', { name: '整层录入' }).focus();
  await page.keyboard.press('Enter');
  await choose(page, '酒店', /./);
  const floors = page.getByRole('radiogroup', { name: '楼层' }).getByRole('radio');
  await floors.first().focus();
  await page.keyboard.press('Space');
  const fields = page.getByRole('list', { name: /楼$/ }).getByRole('textbox');
  await fields.first().focus();
  await page.keyboard.type('29');
  await expect(page.getByText('体温应为 34.0 到 43.0')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(fields.first()).toBeFocused();
  await expect(fields.first()).toHaveValue('29');
  // What was typed is asked about before another floor, and before the list.
  for (const leaves of [floors.nth(1), page.getByRole('button', { name: '返回' })]) {
    await leaves.focus();
    await page.keyboard.press('Space');
    const question = page.getByRole('alertdialog', { name: '放弃未保存的修改？' });
    await expect(question.getByRole('button', { name: '继续编辑' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(fields.first()).toHaveValue('29');
  }
  await fields.first().focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('364');
  await page.keyboard.press('Enter');
  await page.keyboard.type('36.8');
  await page.keyboard.press('Control+Enter');
  await expect(message(page, '成功导入 2 条检测记录')).toBeVisible();
  await expect(page.getByRole('button', { name: /^录入 \d+ 楼$/ })).toBeFocused();
  // The floor again: who has just been tested is marked.
  await floors.first().focus();
  await page.keyboard.press('Space');
  const people = page.getByRole('list', { name: /楼$/ }).getByRole('listitem');
  await expect(people.nth(0)).toContainText('今日已录');
  await expect(people.nth(1)).toContainText('今日已录');
  await page.getByRole('button', { name: '返回' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: '全部' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=abnormal/);
});

test('导入 and 整层录入 have an address: Back and Forward leave and open them, after the question', async ({
  page,
}) => {
  await signIn(page, 'staff', `${path}?tab=abnormal`);
  const list = page.url();
  const back = page.getByRole('button', { name: '返回', exact: true });
  await page.getByRole('button', { name: '导入', exact: true }).click();
  await expect(page).toHaveURL(`${list}&entry=import`);
  await page.goBack();
  await expect(back).toBeHidden();
  await expect(page).toHaveURL(list);
  await page.goForward();
  await expect(back).toBeVisible();
  await back.click();
  await expect(page).toHaveURL(list);

  await page.getByRole('button', { name: '整层录入' }).click();
  await page.reload();
  await page.getByRole('radio', { name: /楼$/ }).first().click();
  const field = page.getByRole('list', { name: /楼$/ }).getByRole('textbox').first();
  await field.fill('36.5');
  const question = page.getByRole('alertdialog', { name: '放弃未保存的修改？' });
  await page.goBack();
  await question.getByRole('button', { name: '继续编辑' }).click();
  await expect(field).toHaveValue('36.5');
  await back.click();
  await question.getByRole('button', { name: '继续编辑' }).click();
  await back.click();
  await question.getByRole('button', { name: '放弃修改' }).click();
  await expect(back).toBeHidden();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(list);
});
