import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { ask } from './ask.ts';
import { boardPath, card, firstRoom, openBoard } from './board.ts';
import {
  confirm,
  expect,
  filterOn,
  message,
  openRecord,
  record,
  signIn,
  signInElsewhere,
  test,
} from './journey.ts';

const path = '/admin/index/logManage';
const rowOf = (page: Page, sketch: string | RegExp): Locator =>
  page.getByRole('table', { name: '日志' }).getByRole('row', { name: sketch });

test('a clerk cleans a room: the hotel’s admin finds who, when and what, and exports it', async ({
  page,
  product,
}) => {
  const board = await signInElsewhere(page, product, 'staff', boardPath);
  const room = await firstRoom(board, '待打扫');
  await card(board, room).getByRole('button', { name: '打扫' }).click();
  await confirm(board, `房间「${room}」已打扫？`, '打扫');
  await expect(message(board, '房间已成功打扫!')).toBeVisible();

  await signIn(page, 'manager', path);
  await page.getByLabel('操作人').fill('staff');
  await page.getByLabel('日志内容').fill(`房间 ${room}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/createBy=staff/);
  await openRecord(rowOf(page, `房间 ${room} `).first());
  const detail = record(page);
  await expect(detail).toContainText('127.0.0.1');
  await expect(detail.getByRole('row', { name: /房间状态/ })).toContainText('待打扫');
  await expect(detail.getByRole('row', { name: /房间状态/ })).toContainText('空闲');
  await page.keyboard.press('Escape');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/日志.*\.xlsx$/);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
  await page.getByRole('button', { name: '重置' }).click();
  await expect(rowOf(page, /导出日志 1 条/)).toBeVisible();
});

test('by keyboard on a phone: a detail leads to the record', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBoard(page, 'admin');
  const room = await firstRoom(page, '待打扫');
  await card(page, room).getByRole('button', { name: '打扫' }).click();
  await confirm(page, `房间「${room}」已打扫？`, '打扫');
  await expect(message(page, '房间已成功打扫!')).toBeVisible();
  await page.goto(`${path}?sketch=${encodeURIComponent(`房间 ${room}`)}`);
  await page.locator('tbody').getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  const link = record(page).getByRole('link', { name: '在「房间管理」中查看' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/roomManage\?.*record=\d+/);
  await expect(record(page, new RegExp(`^${room} · `))).toBeVisible();
});

test('a failed sign-in and a call without permission stand in the security log, by whom and from where', async ({
  page,
  product,
}) => {
  await page.goto('/admin/login');
  await page.getByLabel('账号').fill('staff');
  await page.getByRole('textbox', { name: '密码' }).fill('wrong-password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('账号或密码错误').first()).toBeVisible();
  const staff = await signInElsewhere(page, product, 'staff', '/admin/index');
  const logs = await ask(staff, '/api/logs/page', { page: { page: 1, size: 10 } });
  expect(logs).toMatchObject({ code: 4010 });

  await signIn(page, 'manager', path);
  for (const [type, sketch, field] of [
    ['登录失败', '登录失败', '账号或密码错误'],
    ['越权调用', '越权调用', '/api/logs/page'],
  ] as const) {
    await page.getByRole('combobox', { name: '日志类型' }).click();
    await page.getByRole('option', { name: type }).click();
    await expect(filterOn(page, `日志类型：${type}`)).toBeVisible();
    const row = rowOf(page, new RegExp(`${sketch}.*staff`)).first();
    await openRecord(row);
    await expect(record(page)).toContainText('127.0.0.1');
    await expect(record(page)).toContainText(field);
    await page.keyboard.press('Escape');
  }
});

test('anti-epidemic staff see their own entries, hotel staff none', async ({ page, product }) => {
  await signIn(page, 'guard', path);
  await expect(rowOf(page, /登录/).first()).toContainText('guard');
  await page.getByLabel('操作人').fill('admin');
  await page.keyboard.press('Enter');
  await expect(page.getByText('没有符合条件的记录')).toBeVisible();
  const staff = await signInElsewhere(page, product, 'staff', path);
  await expect(staff.getByText('没有权限')).toBeVisible();
});
