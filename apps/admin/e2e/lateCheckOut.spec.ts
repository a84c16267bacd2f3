import type { Locator, Page } from '@playwright/test';
import { addDays } from '@anzhu/api/rules/days';
import { call } from './ask.ts';
import {
  actInMenu,
  boardPath,
  card,
  expectStatus,
  type Guest,
  guests,
  payInCash,
} from './board.ts';
import { dialog, expect, hotelDay, signIn, test } from './journey.ts';
import { findOrders, rowOf } from './orderList.ts';

/** Guests who should have left yesterday, at whatever hour it is. @returns their order and room */
async function checkInLate(page: Page, guest: Guest) {
  const filter = { isIsolation: 0, status: 0 };
  const rooms = await call<{ id: number; name: string }[]>(page, '/api/room/getAllList', filter);
  const room = rooms.at(-1) ?? { id: 0, name: '' };
  const yesterday = addDays(hotelDay(), -1);
  const { id } = await call<{ id: number }>(page, '/api/room/checkIn', {
    id: room.id,
    estimatedCheckIn: `${yesterday} 14:00:00`,
    estimatedCheckOut: `${yesterday} 16:00:00`,
    checkInfoList: [
      { name: guest.name, idcard: guest.idcard, number: guest.phone, sex: 0, documentKind: 0 },
    ],
    method: 0,
  });
  return { order: `${id}`, room: room.name };
}

const question = (page: Page): Locator => dialog(page, /^退房 · /);

test('a late check-out is charged as proposed by keyboard, and left off by mouse', async ({
  page,
}) => {
  await signIn(page, 'staff', boardPath);
  const charged = await checkInLate(page, guests.first);
  const left = await checkInLate(page, guests.second);
  await page.reload();

  await card(page, charged.room).getByRole('button', { name: '退房' }).focus();
  await page.keyboard.press('Enter');
  const amount = question(page).getByLabel('延迟退房');
  await expect(amount).toHaveValue(/^[1-9]/);
  const proposed = await amount.inputValue();
  await payInCash(question(page));
  await page.keyboard.press('Control+Enter');
  await expectStatus(page, charged.room, '待打扫');

  await card(page, left.room).getByRole('button', { name: '退房' }).click();
  await expect(amount).toHaveValue(/^[1-9]/);
  await amount.fill('0');
  await expect(question(page)).toContainText('已结清');
  await question(page).getByRole('button', { name: '结账并退房' }).click();
  await expectStatus(page, left.room, '待打扫');

  await page.goto('/admin/index/orderManage');
  for (const [order, sum] of [
    [charged.order, proposed],
    [left.order, '0.00'],
  ] as const) {
    await findOrders(page, order, 1);
    await rowOf(page, order).getByRole('button', { name: '账单' }).click();
    const bill = dialog(page, /^账单/);
    const lines = bill.getByRole('row').filter({ hasText: '延迟退房' });
    await expect(bill.getByText('应收').first()).toBeVisible();
    await expect(lines).toHaveCount(sum === '0.00' ? 0 : 1);
    if (sum !== '0.00') await expect(lines).toContainText(`¥${sum}`);
    await bill.getByRole('button', { name: '关闭' }).last().click();
  }
});

test('a clerk charges a late check-out on the bill first, and the question asks for it no more', async ({
  page,
}) => {
  await signIn(page, 'staff', boardPath);
  const { room } = await checkInLate(page, guests.third);
  await page.reload();
  await actInMenu(page, room, '账单');
  const bill = dialog(page, /^账单/);
  await bill.getByRole('button', { name: '新增' }).click();
  const line = dialog(page, /^记一笔/);
  await line.getByRole('radio', { name: '延迟退房' }).check();
  await expect(line.getByLabel('金额')).toHaveValue(/^[1-9]/);
  await line.getByLabel('备注').press('Enter');
  await expect(line).toBeHidden();
  await expect(bill.getByRole('row').filter({ hasText: '延迟退房' })).toHaveCount(1);
  await bill.getByRole('button', { name: '关闭' }).last().click();
  await card(page, room).getByRole('button', { name: '退房' }).click();
  await expect(question(page)).toContainText('应收 ¥');
  await expect(question(page).getByLabel('延迟退房')).toHaveCount(0);
});
