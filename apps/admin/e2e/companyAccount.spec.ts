import type { Page } from '@playwright/test';
import { addDays } from '@anzhu/api/rules/days';
import { call } from './ask.ts';
import { boardPath, card, expectStatus, guests } from './board.ts';
import { dialog, expect, hotelDay, signIn, test } from './journey.ts';

const company = '闻涛科技有限公司';

/** Guests of a company in a room, at its price, of which nothing was paid. @returns the room */
async function checkInGuests(page: Page): Promise<string> {
  const { id: companyId } = await call<{ id: string }>(page, '/api/company/add', {
    name: company,
    contact: '沈佳怡',
    contactPhone: '0571-8000-0009',
    share: 80,
    creditLimit: 100_000,
    until: '2090-12-31',
  });
  const filter = { isIsolation: 0, status: 0 };
  const rooms = await call<{ id: string; name: string; type: string }[]>(
    page,
    '/api/room/getAllList',
    filter,
  );
  const room = rooms.at(-2);
  if (!room) throw new Error('no room is free');
  const { name, idcard, phone } = guests.first;
  const stay = {
    estimatedCheckIn: `${hotelDay()} 14:00:00`,
    estimatedCheckOut: `${addDays(hotelDay(), 2)} 12:00:00`,
  };
  const { id: orderId } = await call<{ id: string }>(page, '/api/order/add', {
    roomType: room.type,
    ...stay,
    name,
    number: phone,
    companyId,
    guarantee: 1,
  });
  await call(page, '/api/room/checkIn', {
    id: room.id,
    orderId,
    ...stay,
    acceptReserved: 1,
    checkInfoList: [{ name, idcard, number: phone, sex: 0, documentKind: 0 }],
  });
  return room.name;
}

test('guests of a company leave on its account, and it pays by its statement', async ({ page }) => {
  await signIn(page, 'manager', boardPath);
  const room = await checkInGuests(page);
  await page.reload();

  await card(page, room).getByRole('button', { name: '退房' }).click();
  const settle = dialog(page, /^退房 · /);
  await settle.getByRole('radio', { name: '挂账' }).check();
  await expect(settle.getByRole('combobox', { name: '挂账单位' })).toContainText(company);
  const due = await settle.getByText(/^应收 ¥/).innerText();
  await settle.getByRole('button', { name: '结账并退房' }).click();
  await expect(settle).toBeHidden();
  await expectStatus(page, room, '待打扫');

  await page.goto('/admin/index/company');
  const row = page.getByRole('row', { name: new RegExp(company) });
  const sum = due.replace('应收 ', '');
  await expect(row).toContainText(sum);
  await row.getByRole('button', { name: '对账单' }).click();
  const statement = dialog(page, `对账单 · ${company}`);
  await expect(statement.getByRole('table', { name: '挂账明细' })).toContainText(sum);

  await statement.getByRole('button', { name: '回款' }).click();
  const receipt = dialog(page, `回款 · ${company}`);
  await receipt.getByRole('radio', { name: '银行卡' }).check();
  await receipt.getByRole('button', { name: '记回款' }).click();
  await expect(receipt).toBeHidden();
  await expect(statement.getByRole('table', { name: '回款' })).toContainText(sum);
  // It owes nothing more.
  await expect(statement.getByRole('button', { name: '回款' })).toBeDisabled();
});
