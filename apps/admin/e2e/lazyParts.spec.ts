import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { card, cards, expectStatus, firstRoom, openBoard } from './board.ts';
import { earlierBuild } from './builds.ts';
import { confirm, dialog, expect, message, signIn, test } from './journey.ts';

const failure = (page: Page) => page.getByRole('main').getByRole('alert');
const failedPart = (page: Page) => page.getByRole('alertdialog', { name: '加载失败' });
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

/** Holds requests back until the function that it returns is called, which waits for the first one. */
async function holdBack(page: Page, url: string): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const requested = page.waitForRequest(url);
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    await requested;
    release();
  };
}

test('a screen whose files cannot be fetched, not even by a preload, comes with 重试', async ({
  page,
}) => {
  await openBoard(page, 'staff');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: '订单管理' }).click();
  await expect(failure(page)).toContainText('页面无法打开');
  const retry = failure(page).getByRole('button', { name: '重试' });
  const failsAgain = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/OrderManage-'),
  );
  await retry.click();
  await failsAgain;
  await expect(failure(page)).toContainText('页面无法打开');
  await page.context().setOffline(false);
  await retry.click();
  await expect(orders(page).first()).toBeVisible();
});

test('a dialog whose code was preloaded in vain: an error with 关闭 and 重试, then the dialog', async ({
  page,
}) => {
  const code = '**/assets/RoomFormDialog-*.js';
  const isRefused = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/RoomFormDialog-'),
  );
  await page.route(code, (route) => route.abort());
  await openBoard(page, 'manager');
  await isRefused;
  const add = page.getByRole('button', { name: '新增房间' });
  await add.click();
  await expect(failedPart(page)).toContainText('内容无法打开，请检查网络后重试。');
  await page.keyboard.press('Escape');
  await expect(failedPart(page)).toHaveCount(0);
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await failedPart(page).getByRole('button', { name: '关闭' }).click();
  await expect(add).toBeFocused();
  await add.click();
  await expect(failedPart(page)).toBeVisible();
  await page.unroute(code);
  await failedPart(page).getByRole('button', { name: '重试' }).click();
  await expect(dialog(page, '新增房间').getByLabel('房间号')).toBeFocused();
});

test('styles that could not be fetched are there after 重试', async ({ page }) => {
  await openBoard(page, 'staff');
  const styles = '**/assets/*.css';
  const links = page.locator('link[rel="stylesheet"]');
  const before = await links.count();
  await page.route(styles, (route) => route.abort());
  await page.getByRole('link', { name: '订单管理' }).click();
  await expect(failure(page)).toContainText('页面无法打开');
  await page.unroute(styles);
  await failure(page).getByRole('button', { name: '重试' }).click();
  await expect(failure(page)).toHaveCount(0);
  await expect(orders(page).first()).toBeVisible();
  expect(await links.count()).toBeGreaterThan(before);
});

test('a list inside of a dialog cannot be fetched: the dialog stays, with what was typed', async ({
  page,
}) => {
  await openBoard(page, 'manager');
  await page.getByRole('button', { name: '新增房间' }).click();
  const form = dialog(page, '新增房间');
  await form.getByLabel('房间号').fill('9903');
  await page.route('**/assets/*', (route) => route.abort());
  await form.getByRole('combobox', { name: '房型' }).click();
  await expect(failedPart(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(failedPart(page)).toHaveCount(0);
  await expect(form.getByLabel('房间号')).toHaveValue('9903');
  await form.getByRole('combobox', { name: '房型' }).click();
  await expect(failedPart(page)).toBeVisible();
  await page.unroute('**/assets/*');
  await failedPart(page).getByRole('button', { name: '重试' }).click();
  await page.getByRole('option').first().click();
  await expect(form.getByLabel('房间号')).toHaveValue('9903');
});

test('keys pressed while the code of a list still loads are kept', async ({ page }) => {
  const release = await holdBack(page, '**/assets/CascaderSheet-*.js');
  await signIn(page, 'admin', '/admin/index/department');
  await page.getByRole('button', { name: '新增' }).click();
  const parent = dialog(page, '新增部门').getByRole('combobox', { name: '上级部门' });
  await parent.focus();
  await page.keyboard.type('pt');
  await page.keyboard.press('Enter');
  await expect(parent).toHaveAttribute('aria-expanded', 'true');
  await release();
  await expect(parent).toContainText('平台运营部');
  await expect(parent).toHaveAttribute('aria-expanded', 'false');
});

test('an arrow key pressed while the code of the keys of a table still loads is kept', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/rowEvents-*.js');
  await signIn(page, 'manager', '/admin/index/orderManage');
  const [first, second] = [0, 1].map((index) =>
    orders(page).first().getByRole('button').nth(index),
  );
  await first?.focus();
  await page.keyboard.press('ArrowRight');
  await expect(first ?? page.locator('body')).toBeFocused();
  await release();
  await expect(second ?? page.locator('body')).toBeFocused();
});

test('the network is away when the first message is due: it appears once the network is back', async ({
  page,
}) => {
  const code = '**/assets/Messages-*.js';
  await page.route(code, (route) => route.abort());
  await openBoard(page, 'staff');
  const room = await firstRoom(page, '待打扫');
  await card(page, room).getByRole('button', { name: '打扫' }).click();
  await confirm(page, /打扫/, '打扫');
  await expectStatus(page, room, '空闲');
  await expect(message(page, '房间已成功打扫!')).toHaveCount(0);
  await page.unroute(code);
  await expect(message(page, '房间已成功打扫!')).toBeVisible();
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

test('a new version while a form is open: 刷新 keeps the place and what was typed', async ({
  page,
  product,
}) => {
  const dist = await earlierBuild();
  await product.end();
  await product.run({ ADMIN_DIST: dist });
  await openBoard(page, 'manager', '?floor=2');
  await page.getByRole('button', { name: '新增房间' }).click();
  const form = dialog(page, '新增房间');
  await form.getByLabel('房间号').fill('9904');
  await form.getByLabel('楼层').fill('9');
  await product.end();
  await product.run();
  await form.getByRole('combobox', { name: '房型' }).click();
  await expect(failedPart(page)).toContainText('系统已更新');
  await failedPart(page).getByRole('button', { name: '刷新' }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveURL(/floor=2/);
  await page.getByRole('button', { name: '新增房间' }).click();
  await expect(form.getByLabel('房间号')).toHaveValue('9904');
  await expect(form.getByLabel('楼层')).toHaveValue('9');
  await form.getByRole('combobox', { name: '房型' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await rm(dist, { recursive: true });
});

test('a file that the new version lacks too: one refresh, then an error, no loop', async ({
  page,
}) => {
  await openBoard(page, 'staff');
  await page.route('**/assets/OrderManage-*.js', (route) => route.fulfill({ status: 404 }));
  await page.route('**/admin/', (route) => route.fulfill({ body: 'another version' }));
  const loads = countLoads(page);
  const isRefreshed = page.waitForEvent('load');
  await page.getByRole('link', { name: '订单管理' }).click();
  await isRefreshed;
  await expect(failure(page)).toContainText('系统已更新');
  await expect(page.getByRole('navigation', { name: '菜单' })).toBeVisible();
  expect(loads()).toBe(1);
});
