import { addDepartment, departmentImpact, modifyDepartment } from '@anzhu/api/contract/department';
import { hotelPage } from '@anzhu/api/contract/hotel';
import { addDays } from '@anzhu/api/rules/days';
import { dayInWords } from '@anzhu/api/rules/dayWords';
import type { Locator, Page } from '@playwright/test';
import { call } from './ask.ts';
import { choose, closeButton, dialog, expect, filterOn, hold, signIn, test } from './journey.ts';

const path = '/admin/index';
/** A chart by its title, with what it has found behind it. */
const chart = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${title}( · |$)`) });
const marks = (page: Page, name: string): Locator => chart(page, name).locator('[data-mark]');
const view = (page: Page, name: string): Locator => page.getByRole('radio', { name });

/** The points of 每月隔离状态 that count who was released, a month each. */
const released = (page: Page): Locator =>
  chart(page, '每月隔离状态').getByRole('option', { name: /^\d{4}-\d\d：解除隔离 [\d,]+ 人$/ });

/** Opens the list of a mark. @returns how many it counts, by the end of its label: 2026-11：317 单 */
async function openMark(mark: Locator): Promise<string> {
  const label = (await mark.getAttribute('aria-label')) ?? '';
  await mark.click();
  return /([\d,]+) [单人]$/.exec(label)?.[1] ?? '';
}

test('an admin sees both views, of all hotels or of one; a bar opens the list with its count', async ({
  page,
}) => {
  await signIn(page, 'admin', path);
  await expect(page).toHaveTitle('工作台 · 安住');
  await expect(page.getByRole('link', { name: '工作台' })).toHaveAttribute('aria-current', 'page');
  await expect(view(page, '订单视图')).toBeChecked();
  await expect(marks(page, '收入')).toHaveCount(7);
  await expect(marks(page, '订单')).toHaveCount(7);
  await view(page, '12 个月').click();
  await expect(page).toHaveURL(/period=year/);
  await expect(marks(page, '收入')).toHaveCount(12);
  await expect(marks(page, '订单')).toHaveCount(12);
  await expect(marks(page, '订单来源').first()).toBeAttached();
  const ofAll = await marks(page, '订单').last().getAttribute('aria-label');

  await view(page, '防疫视图').click();
  await expect(page).toHaveURL(/view=isolation/);
  await expect(released(page)).toHaveCount(12);
  // A month after the opening of all hotels that take people: no other line's point covers this one.
  const ended = await openMark(released(page).nth(9));
  await expect(filterOn(page, '隔离状态：解除隔离')).toBeVisible();
  await expect(filterOn(page, /月份：\d{4}-\d\d/)).toBeVisible();
  await expect(page.getByText(`共 ${ended} 条`)).toBeVisible();
  await page.goBack();
  await view(page, '5 周').click();
  const weeks = chart(page, '新增隔离人员').getByRole('option', { name: /，合计 \d+ 人$/ });
  await expect(weeks).toHaveCount(5);
  // The pointer is on a part of the stack: its type is in the filter too.
  const ofType = chart(page, '新增隔离人员').getByRole('option', { name: /：密接 \d+ 人$/ });
  const people = await openMark(ofType.first());
  await expect(filterOn(page, '人员类型：密接')).toBeVisible();
  await expect(page.getByText(`共 ${people} 条`)).toBeVisible();
  await page.goBack();
  await expect(view(page, '防疫视图')).toBeChecked();

  await view(page, '订单视图').click();
  await page.getByRole('combobox', { name: '酒店' }).click();
  await page.getByRole('listbox', { name: '酒店' }).getByRole('option').first().click();
  await expect(page).toHaveURL(/hotelId=/);
  await view(page, '12 个月').click();
  await expect(marks(page, '订单')).toHaveCount(12);
  await expect(marks(page, '订单').last()).not.toHaveAttribute('aria-label', ofAll ?? '');
});

test('a manager sees the own hotel; a bar opens the orders of that day', async ({ page }) => {
  await signIn(page, 'manager', path);
  await expect(marks(page, '收入')).toHaveCount(7);
  await expect(view(page, '防疫视图')).toHaveCount(0);
  const months = page.waitForRequest('**/api/chart/order/orderNum/year/1');
  await view(page, '12 个月').click();
  await months;
  await expect(marks(page, '订单')).toHaveCount(12);
  const orders = await openMark(marks(page, '订单').first());
  await expect(page.getByRole('heading', { level: 1, name: '订单管理' })).toBeVisible();
  await expect(page.getByText(`共 ${orders} 条`)).toBeVisible();
});

test('a member sees no money, and the server is not called for it', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await signIn(page, 'staff', path);
  await expect(marks(page, '订单')).toHaveCount(7);
  await expect(chart(page, '收入')).toHaveCount(0);
  expect(calls).toContain('/api/chart/order/orderNum/day/7');
  expect(calls.filter((url) => url.includes('income'))).toEqual([]);
});

test('one call fails and another is slow: the other charts are there', async ({ page }) => {
  await page.route('**/api/chart/isolation/way/**', (route) => route.fulfill({ status: 500 }));
  const release = await hold(page, '**/api/chart/isolation/status/month/1');
  await signIn(page, 'guard', path);
  await expect(page.getByRole('radio', { name: '订单视图' })).toHaveCount(0);
  await expect(marks(page, '人员类型').first()).toBeAttached();
  await expect(chart(page, '人员来源').getByRole('alert')).toContainText('加载失败');
  await expect(chart(page, '每月隔离状态').getByText('加载中')).toBeAttached();
  release();
  await expect(released(page)).toHaveCount(12);
  await page.unroute('**/api/chart/isolation/way/**');
  await chart(page, '人员来源').getByRole('button', { name: '重试' }).click();
  await expect(marks(page, '人员来源').first()).toBeAttached();
});

test('the report of a day is opened by the palette, goes back a day, and is downloaded', async ({
  page,
}) => {
  await signIn(page, 'manager', '/admin/index');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '搜索' }).fill('日报');
  await page.keyboard.press('Enter');
  const report = page.getByRole('dialog', { name: '日报' });
  const income = report.getByRole('row', { name: /^收入合计/ });
  await expect(income).toContainText('¥');
  const day = await report.getByRole('textbox', { name: '日期' }).inputValue();
  await report.getByRole('button', { name: '前一天' }).click();
  const before = addDays(day, -1);
  await expect(report.getByRole('heading', { name: dayInWords(before) })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await report.getByRole('button', { name: '下载' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^日报_\d+\.xlsx$/);
});

interface Hotel {
  name: string;
  deptId: number;
}

test('the report of a chain has its regions; 工作台 and the report show one alone', async ({
  page,
}) => {
  await signIn(page, 'admin', path);
  const { records: hotels } = await call<{ records: Hotel[] }>(page, hotelPage.path, {
    page: { page: 1, size: 50 },
  });
  const { id } = await call<{ id: number }>(page, addDepartment.path, {
    pId: null,
    name: '华东区',
    role: 'admin',
    status: 1,
  });
  const [first, second] = hotels;
  if (!first || !second) throw new Error('The demo has no two hotels.');
  for (const { deptId } of [first, second]) {
    const change = { id: deptId, pId: id };
    const { users } = await call<{ users: number }>(page, departmentImpact.path, change);
    await call(page, modifyDepartment.path, { ...change, users });
  }
  await page.reload();
  await page.getByRole('button', { name: '日报' }).click();
  const report = dialog(page, '日报');
  const row = (name: RegExp): Locator => report.getByRole('row', { name });
  await expect(row(new RegExp(`合计\\s*${hotels.length} 家`))).toBeVisible();
  const region = row(/华东区\s*2 家/);
  await expect(region).toHaveAttribute('aria-expanded', 'true');
  await expect(row(new RegExp(first.name))).toHaveAttribute('aria-level', '3');
  await region.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(row(new RegExp(first.name))).toBeHidden();
  // The region alone: a few hotels are side by side.
  await choose(report, '区域', /华东区/);
  const income = report.getByRole('row', { name: /^收入合计/ });
  await expect(income.getByRole('cell')).toHaveCount(3);
  await closeButton(report).click();
  await expect(report).toBeHidden();

  await choose(page.getByRole('banner'), '区域', /华东区/);
  await expect(page).toHaveURL(/departmentId=/);
  await expect(page.getByRole('region', { name: '今日待办' })).toContainText('全部酒店');
  await page.getByRole('combobox', { name: '酒店' }).click();
  await expect(page.getByRole('listbox', { name: '酒店' }).getByRole('option')).toHaveCount(2);
});
