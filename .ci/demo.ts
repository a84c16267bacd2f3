/**
 * `npm run demo:build`: builds the whole product as a static site in `dist/demo`, and walks through it once in
 * Chromium. Any web server shows it, at the root of a host; addresses it does not know get `index.html`.
 */
import { copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium, expect } from '@playwright/test';
import { build } from 'vite';
import { findChromium } from './chromium.ts';
import { serveFolder } from './static.ts';

const root = resolve(import.meta.dirname, '..');
const site = join(root, 'dist/demo');

/** Signs in and adds a room, twice: nothing is kept from one visit to the next. */
async function walkThrough(url: string): Promise<void> {
  const executablePath = findChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ locale: 'zh-CN' });
    const patient = { timeout: 60_000 };
    const signIn = async (): Promise<void> => {
      await page.getByRole('textbox', { name: '账号' }).fill('manager', patient);
      await page.getByRole('textbox', { name: '密码' }).fill('Anzhu@2026');
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: '房间管理' }).click(patient);
      await expect(page.getByRole('grid', { name: '房间' })).toBeVisible(patient);
    };
    const addRoom = async (): Promise<void> => {
      await page.getByRole('button', { name: '新增房间' }).click();
      const form = page.getByRole('dialog', { name: '新增房间' });
      await form.getByLabel(/^房间号/).fill('9901');
      await form.getByLabel(/^楼层/).fill('99');
      await form.getByRole('combobox', { name: '房型' }).click();
      await page.getByRole('option').first().click();
      await form.getByRole('button', { name: '保存' }).click();
      await expect(page.getByText('添加房间成功')).toBeVisible(patient);
    };
    // The same number twice: after a reload it is free again.
    for (const _visit of [1, 2]) {
      await page.goto(url);
      await expect(page.getByRole('note')).toContainText('不会保存', patient);
      await signIn();
      await addRoom();
    }
  } finally {
    await browser.close();
  }
}

await build({ configFile: join(root, '.storybook/browser/demo/vite.config.ts'), logLevel: 'warn' });
await copyFile(join(root, 'apps/admin/public/icon.svg'), join(site, 'icon.svg'));
// Hosts of static files show this page for every other address: the app's own routes.
await copyFile(join(site, 'index.html'), join(site, '404.html'));
const { url, close } = await serveFolder(site);
await walkThrough(url).finally(close);
console.log(`demo: dist/demo, walked through`);
