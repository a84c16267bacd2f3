import type { Page } from '@playwright/test';
import { actInMenu, boardPath, card, checkInWalkIn, openBoard, payInCash } from './board.ts';
import { dialog, expect, hold, message, signInElsewhere, test } from './journey.ts';

const bill = (page: Page) => dialog(page, /^账单/);
const lines = (page: Page, kind: string) =>
  page.getByRole('table', { name: '账单' }).locator('tbody').getByRole('row').filter({
    hasText: kind,
  });
const stay = (page: Page) => dialog(page, /^(续住|提前离店) ·/);

test('two clerks at one stay, a slow answer, and a network that is cut while a charge is saved', async ({
  page,
  product,
}) => {
  await openBoard(page, 'staff', '?isIsolation=0');
  const room = await checkInWalkIn(page);
  const other = await signInElsewhere(page, product, 'manager', `${boardPath}?isIsolation=0`);
  await expect(card(other, room)).toBeVisible();

  // Both have the stay open; the second one's board hears nothing of the first.
  await other.route('**/api/room/getAllList', (route) => route.abort());
  for (const clerk of [page, other]) {
    await actInMenu(clerk, room, '续住或提前离店');
    await expect(stay(clerk).getByText(/^补收 ¥/)).toBeVisible();
  }
  await stay(other).getByRole('button', { name: '+1 晚' }).click();
  await expect(stay(other).getByText('3 晚', { exact: true })).toBeVisible();
  const before =
    (await stay(other)
      .getByText(/^补收 ¥/)
      .textContent()) ?? '';

  // Slow: pressed twice and left by Esc, it is one call, and the dialog waits for its answer.
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/stay/change')) calls += 1;
  });
  for (const clerk of [page, other]) await payInCash(stay(clerk));
  const release = await hold(page, '**/api/stay/change');
  await stay(page).getByRole('button', { name: '续住', exact: true }).dblclick();
  await page.keyboard.press('Escape');
  await expect(stay(page)).toBeVisible();
  release();
  await expect(message(page, '续住成功')).toHaveCount(1);
  expect(calls).toBe(1);

  // The second clerk sees the new difference; what was chosen stays.
  await stay(other).getByRole('button', { name: '续住', exact: true }).click();
  await expect(stay(other)).toContainText(/差价现为 ¥[\d,.]+，请核对后重试/);
  await stay(other).getByRole('button', { name: '刷新' }).click();
  await expect(stay(other).getByText(before, { exact: true })).toBeHidden();
  await expect(stay(other).getByText('3 晚', { exact: true })).toBeVisible();
  await stay(other).getByRole('button', { name: '续住', exact: true }).click();
  await expect(message(other, '续住成功')).toBeVisible();
  await other.unroute('**/api/room/getAllList');

  // The charge arrives, its answer does not: pressed again it is the same charge.
  await actInMenu(page, room, '账单');
  // The check-in and two nights more.
  await expect(lines(page, '收款')).toHaveCount(3);
  await bill(page).getByRole('button', { name: '新增' }).click();
  const line = dialog(page, /^记一笔/);
  await line.getByRole('radio', { name: '消费', exact: true }).check();
  await line.getByLabel('金额').fill('38');
  await line.getByLabel('备注').fill('早餐');
  const add = '**/api/bill/add';
  await page.route(
    add,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await line.getByRole('button', { name: '保存' }).click();
  await expect(line.getByRole('alert')).toContainText('网络');
  await expect(line.getByLabel('备注')).toHaveValue('早餐');
  await line.getByRole('button', { name: '保存' }).click();
  await expect(line).toBeHidden();
  await expect(lines(page, '消费')).toHaveCount(1);
  await expect(bill(page)).toContainText('未结 ¥38.00 未收');
});
