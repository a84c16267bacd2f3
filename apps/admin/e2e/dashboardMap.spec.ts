import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from './journey.ts';

const map = (page: Page): Locator => page.getByRole('figure', { name: '客源分布' });
const ranking = (page: Page): Locator => page.getByRole('region', { name: '客源分布排名' });
const provinces = (page: Page): Locator => map(page).getByRole('option', { name: /：订单数/ });
const zoom = (page: Page): Locator => map(page).locator('output');

/** Signs in on the dashboard, and waits for the map with its amounts. */
async function openMap(page: Page): Promise<void> {
  await signIn(page, 'manager', '/admin/index');
  await map(page).scrollIntoViewIfNeeded();
  await expect(provinces(page)).toHaveCount(34);
  await expect(ranking(page).getByRole('option').first()).toBeVisible();
}

/** The name and the number of orders in a label, as 湖北：订单数 150 单，占比 23%，排名 第 1 名. */
async function readProvince(province: Locator): Promise<{ name: string; orders: string }> {
  const label = (await province.getAttribute('aria-label')) ?? '';
  const [, name = '', orders = ''] = /^(.+)：订单数 ([\d,]+) 单/.exec(label) ?? [];
  return { name, orders };
}

/** Expects the list of the orders of a province, as many as the map counts. */
async function expectOrders(page: Page, { name, orders }: { name: string; orders: string }) {
  await expect(page.getByRole('heading', { level: 1, name: '订单管理' })).toBeVisible();
  // On a phone the filter is folded.
  await expect(page).toHaveURL((url) => url.searchParams.get('province') === name);
  await expect(page.getByText(`共 ${orders} 条`)).toBeVisible();
}

test('by keyboard a clerk goes from province to province, zooms, and opens the orders of one', async ({
  page,
}) => {
  await openMap(page);
  await provinces(page).first().focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  const focused = map(page).locator('[role="option"]:focus');
  const chosen = await readProvince(focused);
  await expect(page.getByRole('tooltip')).toContainText(chosen.name);
  await page.keyboard.press('+');
  await expect(zoom(page)).toHaveText('缩放 150%');
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('+');
  await expect(zoom(page)).toHaveText('缩放 350%');
  await page.keyboard.press('0');
  await expect(zoom(page)).toHaveText('缩放 100%');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expectOrders(page, chosen);

  await page.goBack();
  const rows = ranking(page).getByRole('option');
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  const label = (await rows.nth(1).getAttribute('aria-label')) ?? '';
  const [, name = '', orders = ''] = /^\d+ (.+) ([\d,]+) 单，占/.exec(label) ?? [];
  await expect(map(page).locator(`[data-active="${name}"]`)).toBeVisible();
  await page.keyboard.press('Enter');
  await expectOrders(page, { name, orders });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('two fingers zoom the map; the first tap shows a province, the second opens its orders, from the top', async ({
    page,
  }) => {
    await openMap(page);
    const box = await map(page).locator('svg').first().boundingBox();
    if (!box) throw new Error('the map is not visible');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [
          { x: x - apart, y, id: 1 },
          { x: x + apart, y, id: 2 },
        ],
      });
    await touch('touchStart', 30);
    for (const apart of [40, 50, 60]) await touch('touchMove', apart);
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(zoom(page)).toHaveText('缩放 200%');
    await map(page).getByRole('button', { name: '还原' }).tap();
    await expect(zoom(page)).toHaveText('缩放 100%');

    // A large province: a finger hits it in its middle.
    const province = provinces(page).and(page.getByRole('option', { name: /^(青海|四川)：/ }));
    const chosen = await readProvince(province.first());
    await province.first().tap();
    await expect(page.getByRole('tooltip')).toContainText(
      `${chosen.name}订单数${chosen.orders} 单`,
    );
    await expect(page.getByRole('heading', { level: 1, name: '工作台' })).toBeVisible();
    await province.first().tap();
    await expectOrders(page, chosen);

    // The list is known now and there at once: it begins at its top.
    await page.goBack();
    await province.first().tap();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await province.first().tap();
    await expectOrders(page, chosen);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
