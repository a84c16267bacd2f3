import { expect as expectSoon, type Browser, type Page } from '@playwright/test';
import { lightColor } from '../../../packages/ui/src/theme/palette.ts';

// How long a page takes is the machine's affair.
const expect = expectSoon.configure({ timeout: 60_000 });

/** What is compared of each element, besides its tag and its place. */
const properties = [
  'color',
  'backgroundColor',
  'borderTopColor',
  'borderTopWidth',
  'borderTopLeftRadius',
  'boxShadow',
  'display',
  'fill',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'opacity',
  'position',
  'stroke',
  'textDecorationLine',
] as const;

/** The looks of all elements of a page, one line for each. */
const looksOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    (names) =>
      Array.from(document.querySelectorAll('#root *, [role="dialog"] *'), (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const place = [x, y, width, height].map((value) => value.toFixed(1)).join(' ');
        // Some bundlers write out what follows `system-ui`.
        const looks = names.map((name) => style[name].replace(/, system-ui.*/, ''));
        return `${element.tagName} ${place} ${looks.join(' | ')}`;
      }),
    properties,
  );

/** Opens a screen, does what a user does first, and waits until all of it is there. */
const steps: Record<string, (page: Page) => Promise<void>> = {
  table: async (page) => {
    await page.getByRole('button', { name: '应付' }).click();
    await expect(page.getByRole('row')).toHaveCount(25);
  },
  form: async (page) => {
    await page.getByRole('button', { name: '新增' }).click();
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
  map: async (page) => {
    await expect(page.getByRole('figure', { name: '客源分布' })).toBeVisible();
    await expect(page.locator('tspan', { hasText: '湖北' }).first()).toBeVisible();
  },
};

/** The looks of a site, by screen. An error or a warning in the console is refused. */
export async function readLooks(browser: Browser, url: string): Promise<Map<string, string[]>> {
  const looks = new Map<string, string[]>();
  for (const [screen, step] of Object.entries(steps)) {
    const page = await browser.newPage({
      locale: 'zh-CN',
      reducedMotion: 'reduce',
      viewport: { width: 1440, height: 900 },
    });
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await page.goto(`${url}/#${screen}`);
    await step(page);
    if (complaints.length > 0) throw new Error(`${screen}: ${complaints.join('\n')}`);
    looks.set(screen, await looksOf(page));
    await page.close();
  }
  return looks;
}

/** The first differences between the looks of two sites, none when they are alike. */
export function differences(
  expected: ReadonlyMap<string, string[]>,
  found: ReadonlyMap<string, string[]>,
): string[] {
  return [...expected].flatMap(([screen, lines]) => {
    const others = found.get(screen) ?? [];
    const wrong = lines.findIndex((line, index) => line !== others[index]);
    if (wrong === -1 && lines.length === others.length) return [];
    const at = wrong === -1 ? lines.length : wrong;
    return [`${screen}, element ${at} of ${lines.length}:\n  ${lines[at]}\n  ${others[at]}`];
  });
}

/** Checks against the theme itself that the styles are there. */
export async function checkTheme(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${url}/#form`);
  const [red = 0, green = 0, blue = 0] = (lightColor.brand.match(/\w\w/g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  const brand = `rgb(${red}, ${green}, ${blue})`;
  await expect(page.getByRole('button', { name: '新增' })).toHaveCSS('background-color', brand);
  await page.goto('about:blank');
  await page.goto(`${url}/#table`);
  await expect(page.getByRole('row').nth(1)).toHaveCSS('height', '40px');
  await page.close();
}
