import type { Locator, Page } from '@playwright/test';
import {
  type Account,
  confirm,
  dialog,
  expect,
  filterOn,
  hotelDay,
  message,
  signIn,
} from './journey.ts';

/** The rows of the order list. */
export const rows = (page: Page): Locator =>
  page.getByRole('table', { name: '订单' }).locator('tbody').getByRole('row');

/** The row of an order. */
export const rowOf = (page: Page, order: string): Locator => rows(page).filter({ hasText: order });

/** Signs in and waits for the orders. */
export async function openOrders(page: Page, account: Account, query = ''): Promise<void> {
  await signIn(page, account, `/admin/index/orderManage${query}`);
  await expect(rows(page).first()).toContainText('****');
}

/** Shows the orders of a keyword, and waits until there are as many where it is known how many. */
export async function findOrders(page: Page, keyword: string, count?: number): Promise<void> {
  await page.getByRole('textbox', { name: '关键字' }).fill(keyword);
  await page.getByRole('textbox', { name: '关键字' }).press('Enter');
  await expect(filterOn(page, `关键字：${keyword}`)).toBeVisible();
  if (count !== undefined) await expect(rows(page)).toHaveCount(count);
}

/** Does what is in the menu of an order. */
export async function actOnOrder(page: Page, row: Locator, action: string): Promise<void> {
  const button = row.getByRole('button', { name: action, exact: true });
  await expect(row.getByRole('button', { name: '更多' })).toBeVisible();
  if ((await button.count()) > 0) return button.click();
  await row.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** What is booked for a caller. */
interface Call {
  name: string;
  phone: string;
  roomType: string;
  rooms?: number;
  groupNo?: string;
  /** When they come, by default today. `yyyy-MM-dd HH:mm` */
  arrival?: string;
  isPaid?: boolean;
}

/** Books for a caller, from the order list. */
export async function book(page: Page, call: Call): Promise<void> {
  await page.getByRole('button', { name: '新增预订' }).click();
  const booking = dialog(page, '新增预订');
  await booking.getByRole('combobox', { name: '房型' }).click();
  await page.getByRole('option', { name: new RegExp(`^${call.roomType}`) }).click();
  if (call.rooms !== undefined) await booking.getByLabel('间数').fill(`${call.rooms}`);
  if (call.arrival !== undefined) {
    await booking.getByLabel('预计入住').fill(call.arrival);
    await booking.getByLabel('预计入住').press('Tab');
  }
  await booking.getByLabel('预订人').fill(call.name);
  await booking.getByLabel('联系电话').fill(call.phone);
  if (call.isPaid) {
    await booking.getByRole('radio', { name: '预付' }).click();
    await booking.getByRole('radio', { name: '现金' }).click();
  }
  if (call.groupNo !== undefined) await booking.getByLabel('团队号').fill(call.groupNo);
  await expect(booking.getByText(/^\d+ 晚$/)).toBeVisible();
  await booking.getByRole('button', { name: '预订' }).click();
  if (call.arrival !== undefined && call.arrival < hotelDay()) {
    await confirm(page, '确认保存？', '确定');
  }
  await expect(message(page, '预订成功')).toBeVisible();
  await expect(booking).toBeHidden();
}
