import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { card, openBoard } from './board.ts';
import { earlierBuild } from './builds.ts';
import { dialog, expect, message, pressReload, test } from './journey.ts';

const failure = (page: Page) => page.getByRole('main').getByRole('alert');
const orders = (page: Page) =>
  page.getByRole('table', { name: '订单' }).locator('tbody').getByRole('row');

/** Counts how often the page itself is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

test('a screen whose files cannot be fetched comes with 重试', async ({ page }) => {
  await openBoard(page, 'staff');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: '订单管理' }).click();
  await expect(failure(page)).toContainText('页面无法打开');
  const retry = failure(page).getByRole('button', { name: '重试' });
  const failsAgain = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await retry.click();
  await failsAgain;
  await expect(failure(page)).toContainText('页面无法打开');
  await page.context().setOffline(false);
  await retry.click();
  await expect(orders(page).first()).toBeVisible();
});

test('a dialog whose code cannot be fetched: a message with 刷新, then the dialog', async ({
  page,
}) => {
  const code = '**/assets/RoomFormDialog-*.js';
  await page.route(code, (route) => route.abort());
  await openBoard(page, 'manager');
  await page.getByRole('button', { name: '新增房间' }).click();
  await expect(message(page, '加载失败')).toBeVisible();
  await page.unroute(code);
  await pressReload(page);
  await page.getByRole('button', { name: '新增房间' }).click();
  await expect(dialog(page, '新增房间').getByLabel('房间号')).toBeFocused();
});

test('a new version has replaced the files of an open page: the next screen comes from it', async ({
  page,
  product,
}) => {
  const dist = await earlierBuild();
  await product.end();
  await product.run({ ADMIN_DIST: dist });
  await openBoard(page, 'staff');
  await product.end();
  await product.run();
  const loads = countLoads(page);
  await page.getByRole('link', { name: '订单管理' }).click();
  await expect(orders(page).first()).toBeVisible();
  await expect(page).toHaveURL(/orderManage/);
  expect(loads()).toBe(1);
  await rm(dist, { recursive: true });
});

test('a new version while a form is open: the form stays, and is saved', async ({
  page,
  product,
}) => {
  const dist = await earlierBuild();
  await product.end();
  await product.run({ ADMIN_DIST: dist });
  await openBoard(page, 'manager');
  await page.getByRole('button', { name: '新增房间' }).click();
  const form = dialog(page, '新增房间');
  await form.getByLabel('房间号').fill('9904');
  await form.getByLabel('楼层').fill('9');
  await product.end();
  await product.run();
  await form.getByRole('combobox', { name: '房型' }).click();
  await page.getByRole('option').first().click();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(card(page, '9904')).toBeVisible();
  await rm(dist, { recursive: true });
});

test('a file that is missing without a new version: an error, no refresh', async ({ page }) => {
  await openBoard(page, 'staff');
  await page.route('**/assets/OrderManage-*.js', (route) => route.fulfill({ status: 404 }));
  const loads = countLoads(page);
  await page.getByRole('link', { name: '订单管理' }).click();
  await expect(failure(page)).toContainText('页面无法打开');
  expect(loads()).toBe(0);
});
