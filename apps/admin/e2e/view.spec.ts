import type { Locator, Page } from '@playwright/test';
import { boardPath, card, cards, firstRoom } from './board.ts';
import { closeButton, expect, openRecord, record, signIn, test } from './journey.ts';

const rows = (page: Page): Locator => page.locator('tbody').getByRole('row');

const entryOf = (page: Page): Promise<number> =>
  page.evaluate(() => (history.state as { idx: number }).idx);

/** Opens a record, and leaves it by every way: Back, Forward and a reload, × and its address alone. */
async function expectInHistory(page: Page, open: () => Promise<void>): Promise<void> {
  const dialog = record(page);
  await open();
  await expect(dialog).toBeVisible();
  const address = page.url();
  const entry = await entryOf(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(address);
  const before = page.url();
  expect(await entryOf(page)).toBe(entry - 1);

  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  // A second press on what is closing goes no further back.
  await closeButton(dialog).evaluate((button: HTMLElement) =>
    [button, button].map((one) => one.click()),
  );
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(before);
  expect(await entryOf(page)).toBe(entry - 1);

  await page.goto(address);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(before);
}

/** A page of a list, a record in a dialog, and a screen with tabs. */
const lists = ['orderManage?status=1&page=2', 'declarationReview', 'dailyTest'];

test('a record is an entry of the history, and has an address', async ({ page }) => {
  await signIn(page, 'admin');
  for (const route of lists) {
    await test.step(route, async () => {
      await page.goto(`/admin/index/${route}`);
      await expectInHistory(page, () => openRecord(rows(page).first()));
    });
  }
});

/** The top and height of each row, and how many lines of cells it shows. */
const rowPlaces = (page: Page): Promise<{ top: number; height: number; lines: number }[]> =>
  rows(page).evaluateAll((all) =>
    all.map((row) => {
      const { top, height } = row.getBoundingClientRect();
      const cells = [...row.children]
        .map((cell) => cell.getBoundingClientRect())
        .filter((cell) => cell.width > 0 && cell.height < 24);
      return { top, height, lines: new Set(cells.map((cell) => Math.round(cell.top))).size };
    }),
  );

test('beside a record the rows are two lines, and none changes its place', async ({ page }) => {
  await signIn(page, 'admin');
  for (const route of ['orderManage', 'invoice', 'userManage', 'isolationManage', 'hotel']) {
    await test.step(route, async () => {
      await page.goto(`/admin/index/${route}`);
      await expect(rows(page).nth(2).getByRole('link').first()).toBeVisible();
      const places = async () => (await rowPlaces(page)).map(({ top, height }) => [top, height]);
      const before = await places();
      await openRecord(rows(page).nth(2));
      await expect(record(page)).toBeVisible();
      expect(await places()).toEqual(before);
      for (const { lines } of await rowPlaces(page)) expect(lines).toBe(2);
      const region = page.locator('main section:has(> table)');
      expect(await region.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    });
  }
});

test('↑ and ↓ walk through the list beside the record, a press on a row opens it, × and Back close it', async ({
  page,
}) => {
  await signIn(page, 'manager', '/admin/index/orderManage?status=4');
  const list = page.url();
  const shows = async (place: number): Promise<void> => {
    const number = await rows(page).nth(place).getByRole('link').first().innerText();
    await expect(record(page)).toContainText(`订单 ${number}`);
  };
  await expect(rows(page).nth(3).getByRole('link').first()).toBeVisible();
  await rows(page).nth(1).getByRole('cell').nth(2).click();
  await shows(1);
  await expect(rows(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowDown');
  await shows(2);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await shows(0);
  await openRecord(rows(page).nth(3));
  await shows(3);
  await page.goBack();
  await expect(record(page)).toBeHidden();
  await expect(page).toHaveURL(list);
});

test('a room is an entry of the history, by its card and by its menu', async ({ page }) => {
  await signIn(page, 'manager', boardPath);
  await expect(cards(page).first()).toBeVisible();
  const room = await firstRoom(page, '入住');
  await expectInHistory(page, () => card(page, room).click());
  await expectInHistory(page, async () => {
    await card(page, room).getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '房间详情' }).click();
  });
});

test('stepping through records to another page, and closing, leads to the page that is shown', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/index/declarationReview?size=10');
  await openRecord(rows(page).first());
  const dialog = page.getByRole('dialog');
  const first = page.url();
  for (let step = 0; step < 10; step += 1) {
    await expect(dialog).toContainText(`第 ${step + 1} /`);
    await dialog.getByRole('button', { name: '下一条', exact: true }).click();
  }
  await expect(page).toHaveURL(/page=2/);
  // The address is that of the record that is shown, also after a reload.
  await expect(dialog).toContainText('第 11 /');
  const idcard = await dialog.getByText(/^\d{17}[\dX]$/).innerText();
  expect(page.url()).not.toBe(first);
  await page.reload();
  await expect(dialog).toContainText('第 11 /');
  await expect(dialog).toContainText(idcard);
  await closeButton(dialog).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(rows(page).first()).toBeVisible();
  await expect(page).not.toHaveURL(/[?&](record|page)=/);
  await expect(dialog).toBeHidden();
});

test("a person's page is left by 返回 as by Back", async ({ page }) => {
  await signIn(page, 'manager', '/admin/index/isolationManage?status=0');
  await openRecord(rows(page).first());
  const link = record(page).getByRole('link', { name: '隔离经过' });
  await expect(link).toBeVisible();
  const before = page.url();
  const entry = await entryOf(page);
  await link.click();
  await expect(page.getByRole('button', { name: '打印' })).toBeVisible();
  await page.getByRole('button', { name: '返回' }).click();
  await expect(record(page)).toBeVisible();
  expect(page.url()).toBe(before);
  expect(await entryOf(page)).toBe(entry);
});
