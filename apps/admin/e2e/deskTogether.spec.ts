import type { Locator, Page } from '@playwright/test';
import { bill, enterLine, lines } from './bill.ts';
import {
  actInMenu,
  boardPath,
  card,
  checkInWalkIn,
  expectStatus,
  guests,
  openBoard,
  payInCash,
} from './board.ts';
import { closeButton, confirm, dialog, expect, message, signInElsewhere, test } from './journey.ts';

/** Those of a kind. */
const linesOf = (page: Page, kind: string): Locator => lines(page).filter({ hasText: kind });
const settlement = (page: Page): Locator => dialog(page, /^退房 · /);
const settle = (page: Page): Promise<void> =>
  settlement(page).getByRole('button', { name: '结账并退房' }).click();
const boardOfRooms = `${boardPath}?isIsolation=0`;

/** Enters a charge, or a receipt in cash, on the bill of a room. */
async function enterOn(page: Page, room: string, kind: '消费' | '收款', sum: number) {
  await actInMenu(page, room, '账单');
  await enterLine(page, kind, { sum });
  await closeButton(bill(page)).click();
  await expect(bill(page)).toBeHidden();
}

async function openSettlement(page: Page, room: string, net: string): Promise<void> {
  await card(page, room).getByRole('button', { name: '退房' }).click();
  await expect(settlement(page)).toContainText(net);
  await payInCash(settlement(page));
}

/** The bill of the guests who have left last. */
async function openLastBill(page: Page): Promise<void> {
  await page.goto('/admin/index/orderManage?status=4');
  const left = page.getByRole('table', { name: '订单' }).locator('tbody').getByRole('row');
  await left
    .filter({ hasText: guests.first.name })
    .first()
    .getByRole('button', { name: '账单' })
    .click();
}

test('two clerks settle one bill at once: one of them does, the other sees why not', async ({
  page,
  product,
}) => {
  await openBoard(page, 'staff', '?isIsolation=0');
  const room = await checkInWalkIn(page);
  await enterOn(page, room, '消费', 38);
  const other = await signInElsewhere(page, product, 'manager', boardOfRooms);
  for (const clerk of [page, other]) await openSettlement(clerk, room, '应收 ¥38.00');
  await Promise.all([settle(page), settle(other)]);
  const said = await Promise.all(
    [page, other].map(async (clerk) => {
      await expect(message(clerk, /退房/)).toBeVisible();
      return message(clerk, /退房/).innerText();
    }),
  );
  expect(said.filter((words) => words.includes('退房成功，订单完成！'))).toHaveLength(1);
  expect(said.filter((words) => words.includes(`房间「${room}」的客人已退房`))).toHaveLength(1);
  for (const clerk of [page, other]) await expect(settlement(clerk)).toBeHidden();
  // The night and one settlement.
  await openLastBill(page);
  await expect(linesOf(page, '收款')).toHaveCount(2);
});

test('a charge comes while a bill is settled, and the answer of 结账 is lost', async ({
  page,
  product,
}) => {
  await openBoard(page, 'staff', '?isIsolation=0');
  const room = await checkInWalkIn(page);
  await enterOn(page, room, '消费', 38);
  const other = await signInElsewhere(page, product, 'manager', boardOfRooms);
  await openSettlement(page, room, '应收 ¥38.00');
  await enterOn(other, room, '消费', 20.5);
  await settle(page);
  await expect(settlement(page)).toContainText('现应收 ¥58.50，请核对后重试');
  await settlement(page).getByRole('button', { name: '刷新' }).click();
  await expect(settlement(page).getByText('应收 ¥58.50', { exact: true })).toBeVisible();
  await expect(settlement(page).getByRole('radio', { name: '现金' })).toBeChecked();

  // It arrives, its answer does not: the board says that they have left, and nothing is asked again.
  await page.route(
    '**/api/bill/settle',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await settle(page);
  await expect(message(page, `房间「${room}」的客人已退房`)).toBeVisible();
  await expect(settlement(page)).toBeHidden();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expectStatus(page, room, '待打扫');
  await openLastBill(other);
  await expect(linesOf(other, '收款')).toHaveCount(2);
  await expect(linesOf(other, '收款').filter({ hasText: '¥58.50' })).toHaveCount(1);
});

test('money comes while a shift is closed, and a day is closed while guests leave', async ({
  page,
  product,
}) => {
  await openBoard(page, 'staff', '?isIsolation=0');
  const room = await checkInWalkIn(page, guests.first);
  await enterOn(page, room, '消费', 70);
  // The same clerk at another desk has the drawer.
  const drawer = await signInElsewhere(page, product, 'staff', '/admin/index/shift');
  await drawer.getByRole('button', { name: '开班', exact: true }).click();
  await dialog(drawer, '开班').getByLabel('备用金').fill('500');
  await dialog(drawer, '开班').getByRole('button', { name: '开班' }).click();
  const current = drawer.getByRole('region', { name: '当前班次' });
  await current.getByRole('button', { name: '交班' }).click();
  const closing = dialog(drawer, /^交班/);
  await closing.getByLabel('实点现金').fill('500');
  await enterOn(page, room, '收款', 50);
  await closing.getByRole('button', { name: '交班' }).click();
  await expect(closing.getByRole('alert')).toContainText('¥550.00');
  await closing.getByRole('button', { name: '刷新' }).click();
  await expect(closing).toContainText('¥550.00');
  await closing.getByLabel('实点现金').fill('550');
  await closing.getByRole('button', { name: '交班' }).click();
  await expect(message(drawer, '已交班')).toBeVisible();
  // What comes after it is in no drawer, and not in that shift.
  await enterOn(page, room, '收款', 12);
  await expect(current).toContainText('没有当前班次');
  await expect(
    drawer
      .getByRole('table', { name: '班次' })
      .getByRole('row')
      .filter({ hasText: '相符' })
      .first(),
  ).toContainText('¥550.00');

  await openSettlement(page, room, '应收 ¥8.00');
  const manager = await signInElsewhere(page, product, 'manager', '/admin/index');
  await manager
    .getByRole('region', { name: '今日待办' })
    .getByRole('button', { name: '夜审' })
    .click();
  const report = dialog(manager, '日报');
  await report.getByRole('button', { name: '夜审', exact: true }).click();
  await Promise.all([
    confirm(manager, /^夜审/, '夜审'),
    settle(page),
    expect(message(page, '退房成功，订单完成！')).toBeVisible(),
  ]);
  await expect(report.getByRole('img', { name: '已夜审' })).toBeVisible();
  await expectStatus(page, room, '待打扫');
});
