import type { Locator, Page } from '@playwright/test';
import { bookTonight } from './ask.ts';
import { guests } from './board.ts';
import { countInputs } from './inputs.ts';
import {
  type Account,
  closeButton,
  dialog,
  expect,
  message,
  record,
  signIn,
  test,
} from './journey.ts';

const checkIn = /^办理入住/;

/** The table of orders. */
const rows = (page: Page): Locator =>
  page.getByRole('table', { name: '订单' }).locator('tbody').getByRole('row');

/** Presses keys and counts them. */
function countedKeys(page: Page) {
  const pressed: string[] = [];
  return {
    pressed,
    press: async (key: string): Promise<void> => {
      pressed.push(key);
      await page.keyboard.press(key);
    },
  };
}

async function open(page: Page, account: Account, path: string): Promise<void> {
  await signIn(page, account, path);
  await expect(page.getByRole('main')).toBeVisible();
}

test('Ctrl+K, the name, and a guest is in: one key to the dialog, five in all', async ({
  page,
}) => {
  await open(page, 'staff', '/admin/index/roomManage');
  const { first } = guests;
  const ids = await bookTonight(page, { name: first.name });
  await page.keyboard.press('Control+k');
  await page.keyboard.type(first.name);
  const { pressed, press } = countedKeys(page);
  // What is only being found is opened too.
  await press('Enter');
  const form = dialog(page, checkIn);
  await expect(form).toContainText(`订单 ${ids[0]}`);
  expect(pressed.length).toBeLessThanOrEqual(2);
  await expect(form.getByLabel('姓名')).toHaveValue(first.name);
  await expect(form.getByLabel('手机号')).toHaveValue(first.phone);
  await expect(form.getByLabel('身份证号')).toBeFocused();
  await expect(form.getByText(/^房费合计/)).toBeVisible();
  await page.keyboard.type(first.idcard);
  await press('Control+Enter');
  await expect(message(page, /订单号.*总价.*优惠价/)).toContainText(ids[0] ?? '');
  await expect(closeButton(form)).toBeFocused();
  await press('Enter');
  await expect(form).toBeHidden();
  expect(pressed.length).toBeLessThanOrEqual(6);
  await expect(page).toHaveURL(/\/index\/roomManage$/);
});

test('Enter alone leads through the same check-in', async ({ page }) => {
  await open(page, 'staff', '/admin/index/roomManage');
  const { second } = guests;
  await bookTonight(page, { name: second.name });
  await page.keyboard.press('Control+k');
  await page.keyboard.type(second.name);
  const { pressed, press } = countedKeys(page);
  await press('Enter');
  const form = dialog(page, checkIn);
  await expect(form.getByLabel('身份证号')).toBeFocused();
  await expect(form.getByText(/^房费合计/)).toBeVisible();
  await page.keyboard.type(second.idcard);
  const send = form.getByRole('button', { name: '办理入住' });
  while (!(await send.evaluate((one) => one === document.activeElement))) await press('Enter');
  await press('Enter');
  await expect(form).toContainText('已办理入住');
  expect(pressed.length).toBeLessThanOrEqual(6);
});

test('what is typed right after Ctrl+K is searched for, although its code is still on the way', async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/Palette-*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await open(page, 'staff', '/admin/index/roomManage');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ddgl');
  await expect(page.getByRole('searchbox', { name: '搜索' })).toHaveValue('ddgl');
  gate.resolve();
  const field = page.getByRole('combobox', { name: '搜索' });
  await expect(field).toHaveValue('ddgl');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '订单管理' })).toBeVisible();
});

test('from 今日到店 to a check-in and back to it, at the next guest', async ({ page }) => {
  await open(page, 'staff', '/admin/index');
  // Whom the demo expects is of the day; two who have paid are always there.
  await bookTonight(page, { name: guests.third.name });
  await bookTonight(page, { name: guests.second.name });
  await page
    .getByRole('region', { name: '今日待办' })
    .getByRole('link', { name: /^今日到店/ })
    .click();
  await expect(page.getByRole('link', { name: '今日到店' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const act = (row: Locator): Locator => row.getByRole('button', { name: '去入住' });
  const paid = rows(page).filter({ hasText: '已支付' });
  const [one, other] = [paid.first(), paid.nth(1)];
  await expect(other).toBeVisible();
  const numberOf = async (row: Locator): Promise<string> =>
    (await row.getByRole('rowheader').innerText()).trim();
  const [order, next] = [await numberOf(one), await numberOf(other)];
  const before = page.url();
  await act(one).focus();
  await page.keyboard.press('Enter');
  const form = dialog(page, checkIn);
  await expect(form).toContainText(`订单 ${order}`);
  await expect(page).toHaveURL(/due=arriving/);
  await expect(form.getByText(/^房费合计/)).toBeVisible();
  if ((await form.getByLabel('身份证号').inputValue()) === '') {
    await form.getByLabel('身份证号').fill(guests.third.idcard);
  }
  await form.getByRole('button', { name: '办理入住' }).press('Enter');
  await expect(message(page, /订单号/)).toContainText(order);
  await expect(closeButton(form)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  expect(page.url()).toBe(before);
  await expect(rows(page).filter({ hasText: order })).toHaveCount(0);
  const left = rows(page).filter({ hasText: next });
  await expect(act(left)).toBeFocused();
});

test('another room is chosen in the dialog, and on the board', async ({ page }) => {
  await open(page, 'staff', '/admin/index/orderManage');
  const ids = await bookTonight(page, { name: guests.third.name });
  await page.goto(`/admin/index/orderManage?checkIn=${ids[0]}`);
  const form = dialog(page, checkIn);
  const room = form.getByRole('combobox', { name: '房间' });
  const proposed = await room.innerText();
  await room.click();
  const other = page.getByRole('listbox').getByRole('option').nth(1);
  await expect(other).toBeVisible();
  await other.click();
  await expect(room).not.toHaveText(proposed);
  await form.getByRole('button', { name: '在房间管理中选房' }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/index/roomManage\\?orderId=${ids[0]}$`));
  await expect(page.getByText(`办理入住 · 订单 ${ids[0]}`)).toBeVisible();
});

test('a group of three rooms and five pasted guests is checked in, extended and checked out at once', async ({
  page,
}) => {
  const inputs = await countInputs(page);
  await open(page, 'staff', '/admin/index/orderManage');
  const ids = await bookTonight(page, { name: guests.first.name, rooms: 3 });
  await page.goto(`/admin/index/orderManage?record=${ids[0]}`);
  await record(page)
    .getByRole('button', { name: /^T\d{6}-/ })
    .click();
  await expect(page).toHaveURL(/groupNo=T/);
  await expect(rows(page)).toHaveCount(3);
  const before = inputs();
  await page.getByRole('button', { name: '团队入住' }).first().click();
  const form = dialog(page, /^团队入住/);
  await expect(form.getByRole('table', { name: '房间' })).toContainText(ids[2] ?? '');
  const people = [
    [guests.first.name, guests.first.idcard, guests.first.phone],
    [guests.second.name, guests.second.idcard, ''],
    [guests.third.name, guests.third.idcard, guests.third.phone],
    ['Anna Example', 'E00000001', '', '女'],
    ['Bob Example', 'E00000002', '19900009004', '男'],
  ];
  const field = form.getByLabel('粘贴名单');
  await field.fill(people.map((one) => one.join('\t')).join('\n'));
  const lines = form.getByRole('table', { name: '入住人' }).locator('tbody').getByRole('row');
  await expect(lines).toHaveCount(5);
  await expect(form.getByText('共 5 位', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: '办理入住' }).click();
  await expect(message(page, '已办理 3 间、5 位入住')).toBeVisible();
  // Beside Ctrl+V.
  const after = inputs();
  expect(after.presses - before.presses).toBeLessThanOrEqual(4);
  expect(after.keys - before.keys).toBe(0);
  await expect(form.getByText('已办理 3 间、5 位入住')).toBeVisible();
  await closeButton(form).click();
  await expect(rows(page).filter({ hasText: '已入住' })).toHaveCount(3);

  // From any of its orders all rooms stay a night more, and leave.
  const act = async (action: string): Promise<void> => {
    await rows(page).first().getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };
  await act('团队续住');
  const extend = dialog(page, '续住 · 团队 3 间');
  await expect(extend.getByText(/^补收/)).toBeVisible();
  await extend.getByRole('radio', { name: '现金' }).click();
  await extend.getByRole('button', { name: '续住' }).click();
  await expect(message(page, '续住成功')).toBeVisible();
  await act('团队退房');
  const question = page.getByRole('alertdialog', { name: /^团队「T\d{6}-\d+」退房？$/ });
  await question.getByRole('button', { name: '退房 3 间' }).click();
  await expect(message(page, '已退房 3 间')).toBeVisible();
  await expect(rows(page).filter({ hasText: '已完成' })).toHaveCount(3);
});

test('from 今日离店 to a check-out and back to it, at the next guest', async ({ page }) => {
  await open(page, 'staff', '/admin/index/orderManage?due=leaving');
  const act = (row: Locator): Locator => row.getByRole('button', { name: '退房' });
  const [one, other] = [rows(page).first(), rows(page).nth(1)];
  await expect(one).toContainText('已入住');
  const [order = '', next = ''] = await Promise.all(
    [one, other].map((row) => row.getByRole('rowheader').innerText()),
  );
  await act(one).focus();
  await page.keyboard.press('Enter');
  // A question; after the hour of the hotel, where a late check-out costs something, the bill is settled.
  const leaving = page.locator('[role=dialog], [role=alertdialog]').filter({ hasText: '退房' });
  const room = /\d{3}/.exec(await leaving.getByRole('heading').first().innerText())?.[0] ?? '';
  await expect(one.getByRole('cell', { name: room, exact: true })).toBeVisible();
  const cash = leaving.getByRole('radio', { name: '现金' });
  if ((await cash.count()) > 0) await cash.press('Space');
  await page.keyboard.press('Control+Enter');
  await expect(message(page, /^退房成功/)).toBeVisible();
  await expect(rows(page).filter({ hasText: order })).toHaveCount(0);
  await expect(page).toHaveURL(/due=leaving/);
  await expect(act(rows(page).filter({ hasText: next }))).toBeFocused();
});

test('the guests of a group are pasted before they come, found, and there at the check-in', async ({
  page,
}) => {
  await open(page, 'staff', '/admin/index/orderManage');
  const ids = await bookTonight(page, { name: '祁领队', rooms: 3 });
  await page.goto(`/admin/index/orderManage?record=${ids[0]}`);
  await record(page).getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '入住名单' }).click();
  const list = dialog(page, /^入住名单/);
  const people = ['尉迟甲', '尉迟乙', '尉迟丙', '尉迟丁', '尉迟戊'];
  await list
    .getByLabel('粘贴名单')
    .fill(people.map((name, index) => `${name}\tE0000092${index}\t1990000902${index}`).join('\n'));
  await expect(list.getByText('共 5 位', { exact: true })).toBeVisible();
  await list.getByRole('button', { name: '保存名单' }).click();
  await expect(message(page, '入住名单已保存')).toBeVisible();
  await expect(record(page).getByRole('region', { name: '入住名单' })).toContainText('尉迟甲');
  await expect(list).toBeHidden();

  // The second guest, of the first room: by their name, then among those who arrive.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('尉迟乙');
  const found = page.getByRole('dialog', { name: '搜索' }).getByRole('option');
  await expect(found.filter({ hasText: '入住人 尉迟乙' }).first()).toBeVisible();
  await found.filter({ hasText: '去入住 祁领队' }).click();
  const form = dialog(page, checkIn);
  await expect(form).toContainText(`订单 ${ids[0]}`);
  const second = form.getByRole('group', { name: '第 2 位入住人' });
  await expect(second.getByLabel('姓名')).toHaveValue('尉迟乙');
  await expect(second.getByLabel('手机号')).toHaveValue('19900009021');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  await page.goto(`/admin/index/orderManage?record=${ids[0]}`);
  await record(page).getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '团队入住' }).click();
  const group = dialog(page, /^团队入住/);
  const lines = group.getByRole('table', { name: '入住人' }).locator('tbody').getByRole('row');
  await expect(lines).toHaveCount(5);
  await expect(lines.nth(2).getByLabel('姓名')).toHaveValue('尉迟丙');
});
