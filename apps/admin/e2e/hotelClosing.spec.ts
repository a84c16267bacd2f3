import type { Locator, Page } from '@playwright/test';
import { ask } from './ask.ts';
import { confirm, dialog, expect, message, pressInMenu, signIn, test } from './journey.ts';

const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('table', { name: '酒店' }).getByRole('row').filter({ hasText: name });

/** A new hotel with one room type, without anything else. */
async function makeHotel(page: Page): Promise<{ id: string; roomType: string }> {
  const { data: dept } = await ask<{ id: string }>(page, '/api/dept/add', {
    pId: '',
    name: '安住停业店',
    role: 'hotel_admin',
    status: 1,
  });
  const { data: hotel } = await ask<{ id: string }>(page, '/api/hotel/add', {
    name: '安住停业店',
    deptId: dept.id,
  });
  const { data: bed } = await ask<{ id: string }>(page, '/api/bedType/add', {
    hotelId: hotel.id,
    name: '大床',
    maxLoad: 2,
    hardness: 1,
  });
  const { data: type } = await ask<{ id: string }>(page, '/api/roomType/add', {
    hotelId: hotel.id,
    name: '标准间',
    bed: 1,
    maxLoad: 2,
    haveWindow: 1,
    network: 1,
    haveBreakfast: 0,
    fee: 300,
    isolationFee: 200,
    sort: 1,
    bedType: String(bed.id),
  });
  return { id: hotel.id, roomType: type.id };
}

test('a hotel with guests stays open; one with nothing is closed, sells nothing, and is opened again', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/index/hotel');
  const first = rowOf(page, '安住西湖店');
  await expect(first).toBeVisible();
  await pressInMenu(first, '停业');
  const refused = dialog(page, /^停业 · /);
  await expect(refused.getByText(/^\d+ 间房有客人在住$/)).toBeVisible();
  await expect(refused.getByRole('button', { name: '停业' })).toHaveCount(0);
  await refused.getByText('关闭').click();
  await expect(refused).toBeHidden();

  const made = await makeHotel(page);
  await page.reload();
  await pressInMenu(rowOf(page, '安住停业店'), '停业');
  const closing = dialog(page, '停业 · 安住停业店');
  await closing.getByLabel('停业原因').fill('租约到期');
  await closing.getByRole('button', { name: '停业' }).click();
  await expect(message(page, '已停业')).toBeVisible();
  await expect(rowOf(page, '安住停业店')).toContainText('停业');

  const booking = { roomType: made.roomType, hotelId: made.id };
  const quoted = await ask(page, '/api/order/add/quote', {
    ...booking,
    estimatedCheckIn: '2090-01-01 14:00:00',
    estimatedCheckOut: '2090-01-02 12:00:00',
  });
  expect(quoted.msg).toContain('「安住停业店」已停业');
  const history = await ask(page, '/api/order/my', {
    page: { page: 1, size: 10 },
    hotelId: made.id,
  });
  expect(Number(history.code)).toBe(200);

  await pressInMenu(rowOf(page, '安住停业店'), '恢复营业');
  await expect(page.getByRole('alertdialog')).toContainText('租约到期');
  await confirm(page, '「安住停业店」恢复营业？', '恢复营业');
  await expect(message(page, '已恢复营业')).toBeVisible();
});
