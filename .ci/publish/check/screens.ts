import { expect as expectSoon, type Browser, type Page } from '@playwright/test';
import { lightColor } from '../../../packages/ui/src/theme/palette.ts';
import { publicNames } from '../../../packages/ui/src/theme/publicNames.ts';
import { usualRadius } from '../../../packages/ui/src/theme/scale.ts';

// How long a page takes is the machine's affair.
const expect = expectSoon.configure({ timeout: 60_000 });

/** The brand colour as CSS computes it. */
const brand = `rgb(${(lightColor.brand.match(/\w\w/g) ?? []).map((pair) => Number.parseInt(pair, 16)).join(', ')})`;

/** A theme of the app's own, by the names that stay. */
const ownTheme = `:root { ${Object.entries({
  [publicNames.color.brand]: '#5b2a86',
  [publicNames.radius.control]: '0px',
  [publicNames.density.control]: '44px',
  [publicNames.font.text]: 'monospace',
})
  .map((entry) => entry.join(': '))
  .join('; ')} }`;

/** What a user does on each screen, and what must be there then, styles included. */
const steps: Record<string, (page: Page) => Promise<void>> = {
  table: async (page) => {
    await page.getByRole('button', { name: '应付' }).click();
    await expect(page.getByRole('row')).toHaveCount(25);
    await expect(page.getByRole('row').nth(1)).toHaveCSS('height', '40px');
  },
  form: async (page) => {
    const add = page.getByRole('button', { name: '新增' });
    await expect(add).toHaveCSS('background-color', brand);
    await expect(add).toHaveCSS('border-radius', usualRadius.control);
    await page.addStyleTag({ content: ownTheme });
    await expect(add).toHaveCSS('background-color', 'rgb(91, 42, 134)');
    await expect(add).toHaveCSS('border-radius', '0px');
    await expect(add).toHaveCSS('height', '44px');
    await expect(add).toHaveCSS('font-family', 'monospace');
    await add.click();
    const dialog = page.getByRole('dialog', { name: '新增房型' });
    const name = dialog.getByRole('textbox', { name: '名称' });
    await expect(name).toBeFocused();
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(name).toHaveAccessibleDescription(/名称不能为空/);
    await expect(name).toBeFocused();
  },
  rooms: async (page) => {
    await page.getByRole('button', { name: /^入住/ }).click();
    await expect(page.getByRole('grid', { name: '房间' }).getByRole('gridcell')).toHaveCount(16);
  },
  page: async (page) => {
    await page.getByRole('button', { name: '新增' }).click();
    const dialog = page.getByRole('dialog', { name: '新增房型' });
    await dialog.getByRole('textbox', { name: '名称' }).fill('标准双床房');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('已添加「标准双床房」')).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(3);
  },
  nights: async (page) => {
    await expect(page.getByRole('grid', { name: '时间轴' }).getByText('林示例')).toBeVisible();
  },
  origins: async (page) => {
    await expect(page.getByRole('figure', { name: '客源分布' })).toBeVisible();
  },
  english: async (page) => {
    await expect(page.getByRole('link', { name: 'Books' })).toHaveAttribute('aria-current', 'page');
    const book = page.getByRole('row', { name: 'Dune' });
    await book.hover();
    await book.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete book “Dune”?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(book).toHaveCount(0);
    await expect(page.locator('body')).not.toContainText(/\p{Script=Han}/u);
  },
  map: async (page) => {
    await expect(page.getByRole('figure', { name: '客源分布' })).toBeVisible();
    await expect(page.locator('tspan', { hasText: '湖北' }).first()).toBeVisible();
  },
};

const addressesOfVite = Object.fromEntries(Object.keys(steps).map((name) => [name, `#${name}`]));

/**
 * Uses the screens of a site; `addresses` are theirs, all of the app of Vite by default.
 * @throws also at an error or a warning in the console, as of a page that a server renders in another way
 */
export async function checkScreens(
  browser: Browser,
  url: string,
  addresses: Readonly<Record<string, string>> = addressesOfVite,
): Promise<void> {
  for (const [screen, address] of Object.entries(addresses)) {
    const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(60_000);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await page.goto(`${url}/${address}`);
    await steps[screen]?.(page);
    if (complaints.length > 0) throw new Error(`${screen}: ${complaints.join('\n')}`);
    await page.close();
  }
}
