import type { Locator, Page } from '@playwright/test';
import {
  closeButton,
  dialog,
  expect,
  message,
  pressReload,
  record,
  signIn,
  test,
} from './journey.ts';

const field = (page: Page): Locator => page.getByRole('combobox', { name: '搜索' });
const option = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('dialog', { name: '搜索' }).getByRole('option', { name });
const title = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** The text of the first row of a table, once it is loaded. */
async function firstRow(page: Page, table: string): Promise<string> {
  const row = page.getByRole('table', { name: table }).locator('tbody').getByRole('row').first();
  await expect(row).toContainText('****');
  return row.innerText();
}

/** Opens the palette by its keys and types. */
async function find(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(words);
}

test('screens by pinyin, records by the end of a number, an action with its dialog; recent first', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/index/logManage');
  await find(page, 'ddgl');
  await expect(option(page, '订单管理 前台')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(title(page, '订单管理')).toBeVisible();

  const order = await firstRow(page, '订单');
  const number = /^\d+/.exec(order)?.[0] ?? '';
  await find(page, /\*(\d{4})/.exec(order)?.[1] ?? '');
  await option(page, new RegExp(`订单 ${number} `)).click();
  const view = record(page, / · /);
  await expect(view).toContainText(/99\d{15}[\dX]/);
  await expect(view).toContainText(number);
  // Beside a record the palette opens: nothing is covered.
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await closeButton(view).click();
  await expect(view).toHaveCount(0);
  await expect(page).not.toHaveURL(/record/);

  await find(page, 'glrygl');
  await page.keyboard.press('Enter');
  const person = await firstRow(page, '隔离人员');
  const [name = ''] = person.split(/\s/);
  await find(page, /\d\*+(\d{3}[\dX])/.exec(person)?.[1] ?? '');
  await option(page, new RegExp(`^${name} `))
    .first()
    .click();
  await expect(page).toHaveURL(/isolationManage\?record=\d+$/);
  await expect(record(page, new RegExp(`^${name} · `))).toBeVisible();

  await find(page, 'xzfj');
  await expect(option(page, /^新增房间 /)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  const form = dialog(page, '新增房间');
  await expect(form.getByLabel('房间号')).toBeFocused();
  await expect(page).toHaveURL(/roomManage$/);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await find(page, '');
  const recent = page.getByRole('group', { name: '最近' }).getByRole('option');
  await expect(recent).toHaveText([
    /新增房间/,
    new RegExp(name),
    /隔离人员管理/,
    /订单 \d+/,
    /订单管理/,
  ]);
});

test('trouble: code and server that cannot be reached are tried again; unsaved changes are asked about', async ({
  page,
}) => {
  const code = '**/assets/Palette-*.js';
  await page.route(code, (route) => route.abort());
  await page.route('**/api/search', (route) => route.abort());
  await signIn(page, 'manager', '/admin/index/myHotel');
  const button = page.getByRole('banner').getByRole('button', { name: '搜索' });
  await button.click();
  await expect(message(page, '加载失败')).toBeVisible();
  await page.unroute(code);
  await pressReload(page);
  await button.click();
  await expect(field(page)).toBeFocused();

  await page.keyboard.type('201');
  const retry = option(page, '加载失败，重试');
  await expect(retry).toBeVisible();
  await page.unroute('**/api/search');
  await retry.click();
  await expect(option(page, /^201 安住/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  const phone = page.getByRole('textbox', { name: '联系电话' });
  await phone.fill('0571-87654321');
  const question = page.getByRole('alertdialog', { name: '放弃未保存的修改？' });
  await find(page, 'ddgl');
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: '继续编辑' }).click();
  await expect(phone).toHaveValue('0571-87654321');
  await expect(phone).toBeFocused();
  await find(page, 'ddgl');
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: '放弃修改' }).click();
  await expect(title(page, '订单管理')).toBeVisible();
});

test('the front desk on a phone: a room by its number, and nothing that is for others', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'staff', '/admin/index/roomManage?dialog=add');
  await expect(page).toHaveURL(/roomManage$/);
  await expect(dialog(page, '新增房间')).toHaveCount(0);
  await page.getByRole('button', { name: '搜索' }).click();
  for (const words of ['用户管理', '新增房间']) {
    await field(page).fill(words);
    await expect(page.getByText(`没有找到「${words}」`)).toBeVisible();
  }
  await field(page).fill('201');
  await option(page, /^201 安住/).click();
  await expect(page).toHaveURL(/record=\d+/);
  await expect(record(page, /^201 · /)).toBeVisible();
});
