import type { Locator, Page } from '@playwright/test';
import { boardPath, card, cards, firstRoom } from './board.ts';
import { closeButton, expect, signIn, test, type Account } from './journey.ts';

const rows = (page: Page): Locator => page.locator('tbody').getByRole('row');

/** Does something with the first row, by its own button or by its menu. */
async function actOnFirst(page: Page, action: string): Promise<void> {
  const row = rows(page).first();
  const inline = row.getByRole('button', { name: action, exact: true });
  const more = row.getByRole('button', { name: '更多' });
  await expect(inline.or(more).first()).toBeVisible();
  if (await inline.isVisible()) return inline.click();
  await more.click();
  await page.getByRole('menuitem', { name: action }).click();
}

const entryOf = (page: Page): Promise<number> =>
  page.evaluate(() => (history.state as { idx: number }).idx);

/** Opens a record, and leaves it by every way: Back, Forward and a reload, × and its address alone. */
async function expectInHistory(page: Page, open: () => Promise<void>): Promise<void> {
  const dialog = page.getByRole('dialog');
  await open();
  await expect(dialog).toBeVisible();
  const address = page.url();
  const entry = await entryOf(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  const before = page.url();
  expect(before).not.toBe(address);
  expect(await entryOf(page)).toBe(entry - 1);

  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await closeButton(dialog).dblclick();
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(before);
  expect(await entryOf(page)).toBe(entry - 1);

  await page.goto(address);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(before);
}

const screens: readonly [route: string, action: string, account: Account][] = [
  ['orderManage?status=1&page=2', '查看', 'manager'],
  ['isolationManage?status=0', '查看', 'manager'],
  ['declarationReview', '查看', 'admin'],
  ['materialReview', '查看', 'admin'],
  ['hotelMaterialInfo', '查看', 'manager'],
  ['hotel', '查看', 'admin'],
  ['roomType', '查看', 'staff'],
  ['bedType', '查看', 'staff'],
  ['discountManage', '查看', 'staff'],
  ['userManage', '查看', 'admin'],
  ['logManage', '详情', 'admin'],
];

for (const [route, action, account] of screens) {
  test(`${action} on ${route} is an entry of the history, and has an address`, async ({ page }) => {
    await signIn(page, account, `/admin/index/${route}`);
    await expectInHistory(page, () => actOnFirst(page, action));
  });
}

test('a room and its guests are entries of the history', async ({ page }) => {
  await signIn(page, 'manager', boardPath);
  await expect(cards(page).first()).toBeVisible();
  const room = await firstRoom(page, '入住');
  for (const action of ['房间详情', '查看入住人']) {
    await expectInHistory(page, async () => {
      await card(page, room).getByRole('button', { name: '更多' }).click();
      await page.getByRole('menuitem', { name: action }).click();
    });
  }
});

test('stepping through records to another page, and closing, leads to the page that is shown', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/index/declarationReview?size=10');
  await actOnFirst(page, '查看');
  const dialog = page.getByRole('dialog');
  for (let step = 0; step < 10; step += 1) {
    await expect(dialog).toContainText(`第 ${step + 1} /`);
    await dialog.getByRole('button', { name: '下一条' }).click();
  }
  await expect(page).toHaveURL(/page=2/);
  await closeButton(dialog).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(rows(page).first()).toBeVisible();
  await expect(page).not.toHaveURL(/[?&](view|page)=/);
  await expect(dialog).toBeHidden();
});

test('a person who is opened from the list is left by 返回 as by Back', async ({ page }) => {
  await signIn(page, 'manager', '/admin/index/isolationManage?status=0');
  const before = page.url();
  const entry = await entryOf(page);
  await rows(page).first().getByRole('link').click();
  await expect(page.getByRole('list', { name: '隔离经过' })).toBeVisible();
  await page.getByRole('button', { name: '返回' }).click();
  await expect(rows(page).first()).toBeVisible();
  expect(page.url()).toBe(before);
  expect(await entryOf(page)).toBe(entry);
});
