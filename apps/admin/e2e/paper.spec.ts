import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { actInMenu, card, firstRoom, guests, openBoard, payInCash, typeGuest } from './board.ts';
import { closeButton, dialog, expect, openRecord, record, signIn, test } from './journey.ts';
import { openOrders, rows } from './orderList.ts';

/** What is pressed or filled in; the heads of a table that sort, and the hotel in the title, are words on paper. */
const controls =
  ':is(button, input, select, textarea, [role="combobox"]):visible:not(th button, header [role="combobox"])';

interface Printed {
  text: string;
  /** The sheets, and how wide and high the first one is. */
  sheets: number;
  isLandscape: boolean;
}

/** Prints what is on the screen: under one head with the seal, without anything to press. */
async function print(page: Page, name: string, head: string | RegExp): Promise<Printed> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const heads = page.getByRole('heading', { name: head });
  await expect(heads.first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }).or(heads)).toHaveCount(await heads.count());
  await expect(page.locator(controls)).toHaveCount(0);
  await expect(page.getByText('跳到正文')).toBeHidden();
  const text = await page.locator('body').innerText();
  const path = test.info().outputPath(`${name}.pdf`);
  await page.pdf({ path, preferCSSPageSize: true });
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  const pdf = await readFile(path, 'latin1');
  const [width = 0, height = 0] = [...(/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? [])]
    .slice(1)
    .map(Number);
  return {
    text,
    sheets: pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    isLandscape: width > height,
  };
}

/** Under the name of the hotel. */
const address = /杭州市西湖区示例路 1 号 · 400-000-0000/;

test('登记单 in two copies, 账单 and 打扫清单 stand under the hotel, with lines to sign on', async ({
  page,
}) => {
  await openBoard(page, 'manager', '?isIsolation=0');
  const room = await firstRoom(page, '空闲');
  await card(page, room).focus();
  await page.keyboard.press('i');
  const form = dialog(page, /^办理入住/);
  await expect(form.getByLabel('姓名')).toBeFocused();
  await typeGuest(page, guests.first);
  await payInCash(form);
  await form.getByRole('button', { name: '办理入住' }).click();
  await expect(form.getByRole('button', { name: '打印登记单' })).toBeVisible();
  await expect(page.getByText('入住条款').first()).toBeAttached();
  const sheet = await print(page, 'registration', /住宿登记单$/);
  expect(sheet.sheets).toBe(2);
  for (const words of [address, /酒店存档联/, /住客留存联/, /14:00 后入住，12:00 前离店。/]) {
    expect(sheet.text).toMatch(words);
  }
  expect(sheet.text.match(new RegExp(guests.first.idcard, 'g'))).toHaveLength(2);
  expect(sheet.text.match(/住客签名：/g)).toHaveLength(2);
  expect(sheet.text.match(/经办人：\S+/g)).toHaveLength(2);
  await closeButton(form).click();

  await actInMenu(page, room, '打印登记单');
  const registration = dialog(page, /^登记单/);
  await expect(registration.getByRole('button', { name: '打印登记单' })).toBeVisible();
  const again = await print(page, 'registrationAgain', /住宿登记单$/);
  expect(again.sheets).toBe(2);
  expect(again.text.match(new RegExp(guests.first.idcard, 'g'))).toHaveLength(2);
  await closeButton(registration).click();

  await actInMenu(page, room, '账单');
  await dialog(page, /^账单/).getByRole('button', { name: '打印' }).click();
  await expect(dialog(page, /^打印账单/).getByRole('button', { name: '打印' })).toBeVisible();
  const bill = await print(page, 'bill', /账单$/);
  // Both copies.
  expect(bill.sheets).toBe(1);
  const day = /\d{4}-\d\d-\d\d/.source;
  for (const words of [
    address,
    /房费/,
    /合计（大写）\s*人民币\S+元/,
    /酒店存档联/,
    /住客留存联/,
    new RegExp(`房间\\s*${room} · \\S+`),
    new RegExp(`入住\\s*${day} → ${day} · 1 晚`),
    /日期、说明/,
    /住客签名：/,
    /经办人：\S+/,
    new RegExp(`日期：${day}`),
  ]) {
    expect(bill.text).toMatch(words);
  }
  await page.keyboard.press('Escape');
  await closeButton(dialog(page, /^账单/)).click();

  await page.getByRole('button', { name: '打扫清单' }).click();
  await expect(page.getByRole('heading', { name: /打扫清单/ })).toBeVisible();
  const cleaning = await print(page, 'cleaning', /打扫清单 \d{4}-\d\d-\d\d$/);
  expect(cleaning.text).toMatch(address);
  expect(cleaning.text).toMatch(/待打扫/);
});

test('日报 and the board stand under the hotel and its day', async ({ page }) => {
  await signIn(page, 'manager', '/admin/');
  await page.getByRole('button', { name: '日报' }).click();
  await expect(page.getByRole('region', { name: '日报' })).toContainText('入住率');
  const report = await print(page, 'report', /日报 \d{4}-\d\d-\d\d$/);
  expect(report.sheets).toBe(1);
  expect(report.text).toMatch(address);
  expect(report.text).toMatch(/平均房价/);

  await openBoard(page, 'manager');
  const board = await print(page, 'board', /房间管理 \d{4}-\d\d-\d\d$/);
  expect(board.text).toMatch(address);
  // The last room of the last floor too, which the screen has not drawn yet.
  expect(board.text).toMatch(/\b201\b[^]*\b716\b/);
  expect(board.isLandscape).toBe(false);
});

test('lists have all of their columns, a record that is open is printed alone', async ({
  page,
}) => {
  await openOrders(page, 'admin');
  const heads = await page.getByRole('columnheader').allInnerTexts();
  const orders = await print(page, 'orders', '订单管理');
  expect(orders.isLandscape).toBe(true);
  for (const head of heads.filter((one) => one !== '操作')) expect(orders.text).toContain(head);
  expect(orders.text).not.toMatch(/操作|每页|查询/);

  const number = await rows(page).first().getByRole('link').first().innerText();
  const next = await rows(page).nth(1).getByRole('link').first().innerText();
  await openRecord(rows(page).first());
  const title = record(page).getByRole('heading', { level: 2 });
  await expect(title).toBeVisible();
  await expect(record(page)).toContainText('操作记录');
  const order = await print(page, 'order', await title.innerText());
  expect(order.isLandscape).toBe(false);
  expect(order.sheets).toBe(1);
  expect(order.text).toContain(`订单 ${number}`);
  expect(order.text).not.toContain(next);
  await page.keyboard.press('Escape');
  await expect(record(page)).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 1001, height: 700 });
  const region = page.getByRole('region', { name: '订单' });
  const sticky = await region
    .locator('td:visible, tbody th:visible')
    .evaluateAll((cells) => cells.filter((cell) => getComputedStyle(cell).position === 'sticky'));
  expect(sticky).toHaveLength(0);
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/admin/index/logManage');
  await expect(page.getByRole('table', { name: '日志' }).getByRole('row').nth(1)).toBeVisible();
  const logs = await print(page, 'logs', '日志管理');
  for (const head of ['日志内容', '日志类型', '操作人', '操作时间']) {
    expect(logs.text).toContain(head);
  }
});

test("a person's report stands under the hotel", async ({ page }) => {
  await signIn(page, 'guard', '/admin/index/isolationManage?status=0');
  const link = page
    .getByRole('table', { name: '隔离人员' })
    .locator('tbody')
    .getByRole('link')
    .first();
  const name = await link.innerText();
  const id = /record=(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
  await page.goto(`/admin/index/isolationManage?person=${id}`);
  await expect(page.getByRole('button', { name: '打印' })).toBeEnabled();
  await expect(page.getByText(/示例路/).first()).toBeAttached();
  const report = await print(page, 'person', new RegExp(`隔离经过 · ${name}$`));
  for (const words of [/示例路/, /身份证号/, /体温曲线/, /核酸检测/]) {
    expect(report.text).toMatch(words);
  }
});

test('a printed list says what it is narrowed to', async ({ page }) => {
  await openOrders(page, 'admin', '?status=4');
  const line = page.locator('[data-filters]');
  await expect(line).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(line).toBeVisible();
  await expect(line).toHaveAttribute('data-filters', '订单状态：已完成');
  await expect(page.locator('header [data-paper]')).toHaveAttribute(
    'data-paper',
    /^共 [\d,]+ 条，第 1 至 \d+ 条 · \d{4}-\d\d-\d\d \d\d:\d\d \S+ 打印$/,
  );

  await signIn(page, 'manager', '/admin/index/roomType');
  await expect(page.locator('header [data-paper]')).toHaveAttribute(
    'data-paper',
    /^安住西湖店 · 共 \d+ 条 · \d{4}-\d\d-\d\d \d\d:\d\d \S+ 打印$/,
  );
});
