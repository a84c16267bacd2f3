import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  chooseFilter,
  confirm,
  dialog,
  expect,
  filterOn,
  openRecord,
  record,
  signIn,
  signInElsewhere,
  test,
} from './journey.ts';
import { actOnOrder, openOrders, rowOf, rows } from './orderList.ts';

/** Opens the orders of a status. @returns the number of the first one */
async function firstOrderOf(page: Page, status: string): Promise<string> {
  await page.getByRole('link', { name: '订单管理' }).click();
  await expect(page.getByText(/^订单状态：/)).toBeHidden();
  await chooseFilter(page, '订单状态', status);
  // Where a view has that filter alone it is chosen, and there is no chip.
  const view = page.locator('nav [aria-current=page]', { hasText: status });
  await expect(filterOn(page, `订单状态：${status}`).or(view)).toBeVisible();
  await expect(rows(page).first()).toContainText(status);
  const [number] = (await rows(page).first().innerText()).split(/\s/);
  return number ?? '';
}

/** Fields of an order that other back ends may need (spec: other back ends). */
const wholeOrder = ['hotelName', 'roomTypeName', 'days', 'pay', 'name', 'number', 'createTime'];

test('the price of an unpaid order is changed, after old and new have been confirmed', async ({
  page,
}) => {
  await signIn(page, 'manager');
  const order = await firstOrderOf(page, '未支付');
  await actOnOrder(page, rowOf(page, order), '改价');
  const change = dialog(page, '修改价格');
  await change.getByLabel('新价格').fill('123.456');
  await page.keyboard.press('Tab');
  await change.getByLabel('新价格').fill('188.5');
  await change.getByRole('button', { name: '确定' }).click();
  const question = page.getByRole('alertdialog', { name: '用户将以修改后的价格支付' });
  await expect(question).toContainText('188.50');
  const asked = page.waitForRequest('**/api/order/changePrice');
  await question.getByRole('button', { name: '确定' }).click();
  const sent = Object.fromEntries(new URLSearchParams((await asked).postData() ?? ''));
  expect(sent).toMatchObject({ id: order, lastPay: '188.5', status: '0', currentStatus: '未支付' });
  for (const field of wholeOrder) expect(sent).toHaveProperty(field);
  await expect(page.getByText('改价成功')).toBeVisible();
  await expect(change).toBeHidden();
  await expect(rowOf(page, order)).toContainText('188.50');
});

test('a refund is approved, another one is refused', async ({ page }) => {
  await signIn(page, 'manager');
  const first = await firstOrderOf(page, '申请退款');
  await rowOf(page, first).getByRole('button', { name: '退款' }).click();
  await dialog(page, '退款审核').getByRole('button', { name: '同意退款' }).click();
  const asked = page.waitForRequest('**/api/order/refund');
  await confirm(page, /^向「.+」退款 .+？$/, '同意退款');
  const sent = (await asked).postDataJSON() as object;
  expect(sent).toMatchObject({ paymentMethod: 'WECHAT', paymentClient: 'MP', status: 5 });
  for (const field of wholeOrder) expect(sent).toHaveProperty(field);
  await expect(page.getByText('退款成功')).toBeVisible();
  await expect(rowOf(page, first)).toBeHidden();

  const second = await firstOrderOf(page, '申请退款');
  expect(second).not.toBe(first);
  await rowOf(page, second).getByRole('button', { name: '退款' }).click();
  await dialog(page, '退款审核').getByRole('button', { name: '驳回' }).click();
  await expect(page.getByText('驳回成功')).toBeVisible();
  await expect(rowOf(page, second)).toBeHidden();
});

test('an order that someone else has refunded meanwhile says so and is read again', async ({
  page,
  product,
}) => {
  await signIn(page, 'manager');
  const order = await firstOrderOf(page, '申请退款');
  await rowOf(page, order).getByRole('button', { name: '退款' }).click();

  const list = '/admin/index/orderManage?status=5';
  const other = await signInElsewhere(page, product, 'manager', list);
  await rowOf(other, order).getByRole('button', { name: '退款' }).click();
  await dialog(other, '退款审核').getByRole('button', { name: '同意退款' }).click();
  await confirm(other, /^向「.+」退款 .+？$/, '同意退款');
  await expect(other.getByText('退款成功')).toBeVisible();

  await dialog(page, '退款审核').getByRole('button', { name: '同意退款' }).click();
  await confirm(page, /^向「.+」退款 .+？$/, '同意退款');
  await expect(dialog(page, '退款审核')).toContainText('订单状态已变更为「已退款」');
  await dialog(page, '退款审核').getByRole('button', { name: '刷新' }).click();
  await expect(rowOf(page, order)).toBeHidden();
});

test('the front desk neither changes prices nor refunds', async ({ page }) => {
  await signIn(page, 'staff');
  await firstOrderOf(page, '申请退款');
  await expect(rows(page).first().getByRole('link')).toBeVisible();
  for (const action of ['退款', '改价']) {
    await expect(rows(page).getByRole('button', { name: action })).toHaveCount(0);
  }
});

test('an order is masked in the list and whole in its detail', async ({ page }) => {
  await signIn(page, 'manager', '/admin/index/orderManage');
  await expect(rows(page).first()).toContainText('****');
  await openRecord(rows(page).first());
  await expect(record(page)).toContainText(/99\d{15}[\dX]/);
});

test('filter and page stand in the URL and survive a reload; the list pages on', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/index/orderManage?status=4&page=2&province=浙江');
  await expect(filterOn(page, '客源省份：浙江')).toBeVisible();
  await expect(rows(page).first()).toContainText('浙江');
  const before = await rows(page).first().innerText();
  await page.reload();
  await expect(rows(page).first()).toHaveText(before, { useInnerText: true });
  await page.getByRole('button', { name: '下一页' }).click();
  await expect(page).toHaveURL(/page=3/);
  await page.goBack();
  await expect(rows(page).first()).toHaveText(before, { useInnerText: true });
});

test('columns are hidden and moved by keyboard, and are so again after a reload', async ({
  page,
}) => {
  await signIn(page, 'staff');
  await page.getByRole('link', { name: '订单管理' }).click();
  const heads = page.getByRole('table', { name: '订单' }).getByRole('columnheader');
  await expect(rows(page).first()).toContainText('¥');
  const before = await heads.allInnerTexts();
  const others = before.slice(1).filter((head) => head !== '房型' && head !== '客源省份');
  const arranged = ['订单号', '房型', ...others];

  const settings = page.getByRole('button', { name: '列设置' });
  await settings.focus();
  await page.keyboard.press('Enter');
  await dialog(page, '列设置').getByRole('checkbox', { name: '客源省份' }).focus();
  await page.keyboard.press('Space');
  await dialog(page, '列设置').getByRole('checkbox', { name: '房型' }).focus();
  for (const _place of before) await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();
  await expect(heads).toHaveText(arranged);

  await page.reload();
  await expect(heads).toHaveText(arranged);
  await settings.click();
  await dialog(page, '列设置').getByRole('button', { name: '恢复默认' }).click();
  await expect(heads).toHaveText(before);

  // On a phone a row is a card.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(settings).toBeHidden();
});

test('the filtered orders are exported to Excel', async ({ page }) => {
  await signIn(page, 'manager', '/admin/index/orderManage?status=0');
  await expect(rows(page).first()).toContainText('未支付');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  const content = await readFile(await download.path());
  expect(content.subarray(0, 2).toString()).toBe('PK');
});

test('the first order is near the top, and stays there whatever is chosen', async ({ page }) => {
  await openOrders(page, 'admin');
  expect((await rows(page).first().boundingBox())?.y).toBeLessThanOrEqual(92);
  // There may be no order of both filters.
  const top = async () => (await page.getByRole('table', { name: '订单' }).boundingBox())?.y;
  const before = await top();

  await chooseFilter(page, '订单状态', '已支付');
  await expect(filterOn(page, '订单状态：已支付')).toBeVisible();
  await chooseFilter(page, '客源省份', '浙江');
  await expect(filterOn(page, '客源省份：浙江')).toBeVisible();
  await expect(page).toHaveURL(/status=1&province=/);
  expect(await top()).toBe(before);

  // The filters that are on may leave no space for all views.
  const view = page.getByRole('link', { name: '申请退款' });
  const more = page.getByRole('navigation', { name: '视图' }).getByRole('button', { name: '更多' });
  await expect(view.or(more)).toBeVisible();
  if (await more.isVisible()) await more.click();
  await view.click();
  await expect(view).toHaveAttribute('aria-current', 'page');
  await expect(filterOn(page, '客源省份：浙江')).toBeVisible();
  await expect(page).toHaveURL(/status=5&province=/);
  expect(await top()).toBe(before);

  const filters = page.getByRole('form', { name: '筛选' });
  await filters.getByRole('button', { name: '重置' }).click();
  await expect(page.getByRole('link', { name: '全部' })).toHaveAttribute('aria-current', 'page');
  expect(await top()).toBe(before);
});
