import { rm } from 'node:fs/promises';
import { tableSheet } from '@anzhu/api/rules/tableText';
import { importSheetName } from '@anzhu/api/rules/testImport';
import { writeBook } from '@anzhu/api/rules/writeSheet';
import type { Page } from '@playwright/test';
import { card, firstRoom, openBoard } from './board.ts';
import { earlierBuild } from './builds.ts';
import { closeButton, dialog, expect, message, signIn, test } from './journey.ts';

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

/** Cuts the network for the files of a name, until the returned function is called. */
async function cut(page: Page, name: string): Promise<() => Promise<void>> {
  const files = `**/assets/${name}-*`;
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

test('a screen whose files cannot be fetched comes when the network does', async ({ page }) => {
  await openBoard(page, 'staff');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: '订单管理' }).click();
  await expect(failure(page)).toContainText('页面无法打开');
  const failsAgain = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await failure(page).getByRole('button', { name: '重试' }).click();
  await failsAgain;
  await expect(failure(page)).toContainText('页面无法打开');
  const loads = countLoads(page);
  await page.context().setOffline(false);
  await expect(orders(page).first()).toBeVisible();
  expect(loads()).toBe(0);
});

test('a screen whose files could not be fetched once: 重试 fetches them, the page stays', async ({
  page,
}) => {
  await openBoard(page, 'staff');
  const restore = await cut(page, 'OrderManage');
  await page.getByRole('link', { name: '订单管理' }).click();
  await expect(failure(page)).toContainText('页面无法打开');
  await restore();
  const loads = countLoads(page);
  await failure(page).getByRole('button', { name: '重试' }).click();
  await expect(orders(page).first()).toBeVisible();
  expect(loads()).toBe(0);
});

test('a dialog whose code cannot be fetched: a message, and it opens with the next press', async ({
  page,
}) => {
  const restore = await cut(page, 'RoomFormDialog');
  await openBoard(page, 'manager');
  const loads = countLoads(page);
  await page.getByRole('button', { name: '新增房间' }).click();
  await expect(message(page, '加载失败')).toBeVisible();
  await restore();
  await closeButton(message(page, '加载失败')).click();
  await page.getByRole('button', { name: '新增房间' }).click();
  await expect(dialog(page, '新增房间').getByLabel('房间号')).toBeFocused();
  expect(loads()).toBe(0);
});

/** Whether each stylesheet of a name in the page has its rules. */
const sheetsOf = (name: string): boolean[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    .filter(({ href }) => href.includes(`/assets/${name}-`))
    .map(({ sheet }) => sheet !== null);

test('styles that could not be fetched once come with 重试', async ({ page }) => {
  const styles = '**/assets/RoomTimeline-*.css';
  await page.route(styles, (route) => route.abort());
  await openBoard(page, 'staff');
  await page.getByRole('radio', { name: '时间轴' }).check({ force: true });
  await expect(failure(page)).toContainText('内容未能加载');
  await page.unroute(styles);
  await failure(page).getByRole('button', { name: '重试' }).click();
  await expect(failure(page)).toHaveCount(0);
  await expect(page.getByRole('grid', { name: '时间轴' })).toBeVisible();
  expect(await page.evaluate(sheetsOf, 'RoomTimeline')).toEqual([true]);
});

test('the palette could not be fetched once: the next Ctrl+K searches', async ({ page }) => {
  const restore = await cut(page, 'Palette');
  await signIn(page, 'admin', '/admin/index/logManage');
  await page.keyboard.press('Control+k');
  await expect(message(page, '加载失败')).toBeVisible();
  await restore();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ddgl');
  await expect(page.getByRole('option', { name: '订单管理 前台' })).toBeVisible();
});

test('editor and map of a form could not be fetched once: 重试 in their place, the form stays', async ({
  page,
}) => {
  const restore = [await cut(page, 'Editor'), await cut(page, 'ProvinceMap')];
  await signIn(page, 'manager', '/admin/index/myHotel');
  const phone = page.getByRole('textbox', { name: '联系电话' });
  await phone.fill('0571-99990000');
  const editor = page.getByRole('alert').filter({ hasText: '编辑器加载失败' });
  const map = page.getByRole('alert').filter({ hasText: '地图未能加载' });
  await expect(editor.first()).toBeVisible();
  await expect(map).toBeVisible();
  await Promise.all(restore.map((again) => again()));
  await map.getByRole('button', { name: '重试' }).click();
  await expect(map).toBeHidden();
  while ((await editor.count()) > 0) {
    const before = await editor.count();
    await editor.first().getByRole('button', { name: '重试' }).click();
    await expect(editor).toHaveCount(before - 1);
  }
  await expect(phone).toHaveValue('0571-99990000');
});

test('what reads workbooks could not be fetched once: the next file is read', async ({ page }) => {
  const restore = await cut(page, 'sheetWorker');
  await signIn(page, 'guard', '/admin/index/dailyTest');
  await page.getByRole('button', { name: '导入', exact: true }).click();
  await expect(page.getByRole('button', { name: '选择文件' })).toBeVisible();
  const file = {
    name: '检测.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await writeBook(tableSheet(importSheetName, '用户编号\n1'))),
  };
  await page.locator('input[type=file]').setInputFiles(file);
  const refused = page
    .getByRole('list', { name: '检测记录文件' })
    .getByText('文件处理失败，请重试');
  await expect(refused).toBeVisible();
  await restore();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(refused).toBeHidden();
  await expect(page.getByRole('main')).toContainText('检测.xlsx');
});

test('every file fails once: the desk works on, with the message of what was done and of what was refused', async ({
  page,
}) => {
  const failed = new Set<string>();
  await page.route(/\/assets\/(?!first-|rolldown-)/, (route) => {
    const path = new URL(route.request().url()).pathname;
    if (failed.has(path)) return route.continue();
    failed.add(path);
    return route.abort();
  });
  // Pressed wherever it is seen, as a person does.
  const retry = page.getByRole('button', { name: '重试' });
  await page.addLocatorHandler(retry, () => retry.first().click(), { noWaitAfter: true });
  await openBoard(page, 'staff');
  const [room = '', other = ''] = [await firstRoom(page, '待打扫'), await firstRoom(page, '空闲')];
  const question = page.getByRole('alertdialog');
  await card(page, room).getByRole('button', { name: '打扫' }).click();
  await expect(message(page, '加载失败')).toBeVisible();
  await card(page, room).getByRole('button', { name: '打扫' }).click();
  await question.getByRole('button', { name: '打扫' }).click();
  await expect(message(page, '房间已成功打扫!')).toBeVisible();

  await card(page, other).focus();
  await page.keyboard.press('o');
  await expect(message(page, '房间状态为「空闲」，不能退房')).toBeVisible();
  expect(failed.size).toBeGreaterThan(10);
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
