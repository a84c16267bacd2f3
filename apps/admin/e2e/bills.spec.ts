import type { Locator, Page } from '@playwright/test';
import {
  actInMenu,
  boardPath,
  card,
  checkInWalkIn,
  expectStatus,
  guests,
  openBoard,
} from './board.ts';
import { bill, enterLine, lines } from './bill.ts';
import { confirm, dialog, expect, message, signInElsewhere, test } from './journey.ts';

/** 结账 of who leaves. */
const settlement = (page: Page): Locator => dialog(page, /^退房 · /);

test('breakfast and a deposit are on the bill; check-out says what is open until it is settled', async ({
  page,
  product,
}) => {
  await openBoard(page, 'manager', '?isIsolation=0');
  const room = await checkInWalkIn(page);
  await actInMenu(page, room, '账单');
  // A night, and what was paid for it.
  await expect(lines(page)).toHaveCount(2);
  await enterLine(page, '消费', { sum: 38, note: '早餐' });
  await enterLine(page, '消费', { sum: 380, note: '早餐，多打一个零' });
  await enterLine(page, '押金', { sum: 200 });
  await expect(lines(page)).toHaveCount(5);
  await lines(page).filter({ hasText: '多打一个零' }).getByRole('button', { name: '作废' }).click();
  const voiding = dialog(page, '作废「消费 ¥380.00」');
  await voiding.getByRole('button', { name: '作废' }).click();
  await expect(voiding.getByLabel('原因')).toHaveAttribute('aria-invalid', 'true');
  await voiding.getByLabel('原因').fill('记错');
  await voiding.getByRole('button', { name: '作废' }).click();
  await expect(lines(page).filter({ hasText: '记错' })).toBeVisible();
  await expect(bill(page)).toContainText('未结 ¥38.00 未收');
  await expect(bill(page)).toContainText('押金 ¥200.00 未退还');

  // On paper: the bill alone, on white, with what counts and where to sign.
  await bill(page).getByRole('button', { name: '打印' }).click();
  const printing = dialog(page, /^打印账单/);
  await printing.getByLabel('两联').uncheck();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const sheet = page.getByRole('region', { name: '账单' });
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText('合计（大写）');
  await expect(sheet.getByRole('row').filter({ hasText: '早餐' })).toHaveCount(1);
  await expect(sheet.getByRole('row').filter({ hasText: '早餐' })).toContainText('¥38.00');
  await expect(sheet).toContainText('住客签名：');
  await expect(printing.getByRole('button', { name: '打印' })).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'screen', colorScheme: null });
  await printing.getByRole('button', { name: '返回账单' }).click();

  // A member of the staff settles it, and takes nothing off it.
  const staff = await signInElsewhere(page, product, 'staff', `${boardPath}?isIsolation=0`);
  await card(staff, room).getByRole('button', { name: '退房' }).click();
  const leaving = settlement(staff);
  await expect(leaving).toContainText('应退 ¥162.00');
  await leaving.getByRole('button', { name: '账单' }).click();
  await expect(lines(staff)).toHaveCount(5);
  await expect(lines(staff).getByRole('button', { name: '作废' })).toHaveCount(0);
  // A round sum: the rest is held with the deposit.
  await enterLine(staff, '收款', {
    sum: 50,
    agree: () => confirm(staff, '收款多于未结，余下记为押金？', '记为押金'),
  });
  await expect(bill(staff)).toContainText('押金 ¥212.00 未退还');
  await bill(staff).getByRole('button', { name: '关闭' }).last().click();
  // One press settles and checks out: the deposit goes back as it came.
  await expect(leaving).toContainText('应退 ¥212.00');
  await expect(leaving.getByRole('radio', { name: '现金' })).toBeChecked();
  await leaving.getByRole('button', { name: '结账并退房' }).click();
  await expect(message(staff, '退房成功，订单完成！')).toBeVisible();
  await expectStatus(staff, room, '待打扫');
});

test('two waters and noodles are charged by the keyboard; the bill names how many of each', async ({
  page,
}) => {
  await openBoard(page, 'staff', '?isIsolation=0');
  const room = await checkInWalkIn(page);
  await actInMenu(page, room, '账单');
  await bill(page).getByRole('button', { name: '商品' }).click();
  const items = dialog(page, /^商品/);
  await expect(items.getByRole('spinbutton', { name: /^矿泉水/ })).toBeFocused();
  await items.getByRole('spinbutton', { name: /^矿泉水/ }).press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await items.getByRole('spinbutton', { name: /^方便面/ }).fill('1');
  await expect(items).toContainText('合计 ¥18.00');
  await page.keyboard.press('Enter');
  await expect(message(page, '已记消费 ¥18.00')).toBeVisible();
  await expect(lines(page).filter({ hasText: '矿泉水 × 2，单价 ¥5.00' })).toContainText('¥10.00');
  await expect(bill(page)).toContainText('未结 ¥18.00 未收');
});

test('a charge goes to the bill of another room, and something is taken off there with a reason', async ({
  page,
}) => {
  await openBoard(page, 'manager', '?isIsolation=0');
  const from = await checkInWalkIn(page);
  const to = await checkInWalkIn(page, guests.second);
  await actInMenu(page, from, '账单');
  await enterLine(page, '消费', { sum: 38, note: '早餐' });
  await bill(page).getByRole('button', { name: '转账' }).click();
  const move = dialog(page, /^转账/);
  await move.getByRole('combobox', { name: '转至订单' }).click();
  await page.getByRole('option', { name: new RegExp(`^${to} `) }).click();
  await move.getByRole('button', { name: '转账' }).click();
  await expect(message(page, '已转账')).toBeVisible();
  await expect(lines(page).filter({ hasText: '已转出' })).toHaveCount(1);
  await expect(lines(page).filter({ hasText: /转至订单 \d+，早餐/ })).toHaveCount(1);
  await expect(bill(page)).not.toContainText('未结 ¥38.00 未收');
  await bill(page).getByRole('button', { name: '关闭' }).last().click();

  await actInMenu(page, to, '账单');
  await expect(lines(page).filter({ hasText: /转自订单 \d+，早餐/ })).toHaveCount(1);
  await enterLine(page, '折让', { sum: 8, note: '空调故障' });
  await expect(lines(page).filter({ hasText: '空调故障' })).toContainText('−¥8.00');
  await expect(bill(page)).toContainText('未结 ¥30.00 未收');
});
