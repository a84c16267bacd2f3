/**
 * `npm run browsers`: a short day at the desk in Playwright's Firefox and WebKit, through the built product. One that
 * is not installed is left out, and named. Pictures of each step are left in `reports/browsers`.
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { firefox, webkit, type BrowserType, type Page } from 'playwright';
import globalSetup from '../apps/admin/e2e/globalSetup.ts';
import { Product } from '../apps/admin/e2e/server.ts';
import { demoPassword } from '../apps/server/src/demo/staff.ts';

const reports = resolve(import.meta.dirname, '../reports/browsers');

/** A guest who does not exist. */
const guest = ['李示例', '999999199001010016', '19900009001'];

/** Signs in, looks at the board, checks a guest in by keyboard, views an order, reads the dashboard. */
async function dayAtTheDesk(
  page: Page,
  url: string,
  picture: (step: string) => Promise<unknown>,
): Promise<void> {
  const go = (title: string) =>
    page.getByRole('navigation').getByRole('link', { name: title }).click();
  await page.goto(`${url}/admin/login`);
  await page.getByLabel('账号').fill('manager');
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('今日待办').first()).toBeVisible();

  await go('房间管理');
  const board = page.getByRole('grid');
  await expect(board.locator('td').first()).toBeVisible();
  await picture('board');
  await page.getByLabel('房间状态').getByRole('button', { name: '空闲' }).click();
  await expect(board).not.toContainText('到期');
  await board.getByRole('button', { name: '办理入住' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('input:focus')).toBeVisible();
  for (const text of guest) {
    await page.keyboard.insertText(text);
    await page.keyboard.press('Enter');
  }
  await dialog.getByRole('radio', { name: '现金' }).check();
  await picture('check-in');
  await dialog.getByRole('button', { name: '办理入住' }).click();
  await expect(page.getByText('已办理入住').first()).toBeVisible();
  await dialog.getByRole('button', { name: '关闭' }).first().click();

  await go('订单管理');
  await page.locator('tbody [data-title] a').first().click();
  const record = page.locator('[data-docked], [role=dialog]');
  await expect(record.first()).toBeVisible();
  await picture('order');
  await page.goBack();
  await expect(record).toHaveCount(0);
  await picture('orders');

  await go('工作台');
  await expect(page.locator('svg [role=listbox]').nth(4)).toBeAttached();
  await picture('dashboard');
  await page.getByText('客源分布').first().scrollIntoViewIfNeeded();
  await picture('charts');
}

/** Spends the day in a browser, with a server and a store of its own. */
async function check(kind: BrowserType): Promise<void> {
  const product = await Product.start();
  const browser = await kind.launch();
  const context = { viewport: { width: 1440, height: 900 }, timezoneId: 'Asia/Shanghai' };
  const page = await browser.newPage({ ...context, locale: 'zh-CN' });
  const picture = (step: string) =>
    page.screenshot({ path: join(reports, `${kind.name()}-${step}.png`) });
  try {
    await dayAtTheDesk(page, product.url, picture);
  } catch (error) {
    await picture('failure');
    throw error;
  } finally {
    await browser.close();
    await product.remove();
  }
}

await rm(reports, { recursive: true, force: true });
const end = await globalSetup();
for (const kind of [firefox, webkit]) {
  const name = kind.name();
  if (!existsSync(kind.executablePath())) {
    console.log(`- ${name}: left out, not installed: npx playwright install ${name} --with-deps`);
    continue;
  }
  try {
    await check(kind);
    console.log(`✓ ${name}`);
  } catch (error) {
    console.log(`✗ ${name}: ${String(error)}`);
    process.exitCode = 1;
  }
}
await end();
