import { addDays } from '@anzhu/api/rules/days';
import {
  choose,
  closeButton,
  confirm,
  dialog,
  expect,
  hotelDay,
  message,
  openRecord,
  record,
  test,
} from './journey.ts';
import { boardPath, cards, guests, payInCash } from './board.ts';
import { actOnOrder, book, findOrders, openOrders, rows } from './orderList.ts';

const caller = { name: '来电客人', phone: '13800007788' };

test('two rooms are booked for a caller, found by number, phone, name and group, and one has a room until it is cancelled', async ({
  page,
}) => {
  await openOrders(page, 'manager');
  await book(page, {
    ...caller,
    roomType: '标准双床房',
    rooms: 2,
    groupNo: 'T-1126',
    isPaid: true,
  });

  await findOrders(page, caller.name, 2);
  await findOrders(page, caller.phone, 2);
  await findOrders(page, '7788');
  await expect(rows(page).filter({ hasText: '138****7788' })).toHaveCount(2);
  await expect(rows(page).filter({ hasText: '已支付' })).toHaveCount(2);
  const [order = ''] = (await rows(page).first().innerText()).split(/\s/);
  await findOrders(page, order, 1);
  const [only] = [rows(page).first()];
  await openRecord(only);
  const facts = record(page);
  await expect(facts).toContainText('T-1126');
  await expect(facts).toContainText(caller.phone);
  await closeButton(facts).click();

  await actOnOrder(page, only, '排房');
  const assign = dialog(page, `排房 · ${caller.name}`);
  await assign.getByRole('combobox', { name: '房间' }).click();
  // Another one than the first, which is proposed.
  const room = page.getByRole('listbox').getByRole('option').filter({ hasText: /^\d+/ }).nth(1);
  const [number = ''] = (await room.innerText()).split(/\s/);
  await room.click();
  await assign.getByRole('button', { name: '排房' }).click();
  await expect(message(page, '排房成功')).toBeVisible();
  await actOnOrder(page, only, '取消排房');
  const question = page.getByRole('alertdialog', { name: `订单「${order}」取消排房？` });
  await expect(question).toContainText(`房间 ${number} 可排给其他订单。`);
  await question.getByRole('button', { name: '取消排房' }).click();
  await expect(message(page, '已取消排房')).toBeVisible();

  await actOnOrder(page, only, '取消订单');
  const cancel = dialog(page, '取消订单');
  const refund = cancel.getByLabel('应退金额');
  const paid = Number(await refund.inputValue());
  expect(paid).toBeGreaterThan(100);
  await cancel.getByLabel('取消原因').fill('行程有变');
  await refund.fill(`${paid + 1}`);
  await cancel.getByRole('button', { name: '取消订单' }).click();
  await expect(cancel).toContainText('不能退');
  await refund.fill(`${paid - 88}`);
  await cancel.getByRole('button', { name: '取消订单' }).click();
  await expect(message(page, '订单已取消')).toBeVisible();
  await expect(only).toContainText('申请退款');
  await only.getByRole('button', { name: '退款' }).click();
  await expect(dialog(page, '退款审核').getByLabel('退款金额')).toHaveValue((paid - 88).toFixed(2));
});

test('a group takes rooms of two types in one booking, under one number', async ({ page }) => {
  await openOrders(page, 'staff');
  await page.getByRole('button', { name: '新增预订' }).click();
  const booking = dialog(page, '新增预订');
  await choose(booking, '房型', /^标准双床房/);
  await booking.getByLabel('间数').fill('2');
  await booking.getByLabel('预订人').fill(caller.name);
  await booking.getByLabel('联系电话').fill('13800007711');
  await booking.getByRole('button', { name: '添加房型' }).click();
  await choose(booking, '第 2 种房型', /^豪华大床房/);
  await expect(booking).toContainText('标准双床房 × 2');
  await expect(booking).toContainText('豪华大床房 × 1');
  await booking.getByRole('button', { name: '预订', exact: true }).click();
  await expect(message(page, '预订成功')).toBeVisible();
  await findOrders(page, '13800007711', 3);
  await expect(rows(page).filter({ hasText: '标准双床房' })).toHaveCount(2);
  await expect(rows(page).filter({ hasText: '豪华大床房' })).toHaveCount(1);
  await openRecord(rows(page).first());
  await expect(record(page).getByRole('button', { name: /^T\d{6}-/ })).toBeVisible();
});

test('guests who did not come are closed as 未到店, and their money is kept', async ({ page }) => {
  await openOrders(page, 'staff');
  const arrival = `${addDays(hotelDay(), -1)} 14:00`;
  await book(page, { ...caller, roomType: '豪华大床房', arrival, isPaid: true });
  await findOrders(page, caller.phone, 1);
  const row = rows(page).first();
  const [order = ''] = (await row.innerText()).split(/\s/);
  await actOnOrder(page, row, '未到店');
  await confirm(page, `订单「${order}」未到店？`, '未到店');
  await expect(message(page, '已标记未到店')).toBeVisible();
  await expect(row).toContainText('已完成');
});

test('a day use is sold by the hour, takes its room for its hours, and is checked in and out', async ({
  page,
}) => {
  await openOrders(page, 'staff');
  await page.getByRole('button', { name: '新增预订' }).click();
  const booking = dialog(page, '新增预订');
  await choose(booking, '房型', /^标准双床房/);
  await booking.getByRole('radio', { name: '钟点房' }).click();
  await booking.getByRole('radio', { name: '4 小时' }).click();
  await booking.getByLabel('预订人').fill('钟点客人');
  await booking.getByLabel('联系电话').fill('13800007744');
  await expect(booking.getByText(/^钟点 \d\d:00–\d\d:00$/)).toBeVisible();
  await booking.getByRole('button', { name: '预订', exact: true }).click();
  await expect(message(page, '预订成功')).toBeVisible();

  await findOrders(page, '13800007744', 1);
  const row = rows(page).first();
  await expect(row).toContainText(/\d\d-\d\d 钟点 \d\d:00–\d\d:00/);
  await actOnOrder(page, row, '排房');
  const assign = dialog(page, /^排房/);
  await assign.getByRole('combobox', { name: '房间' }).click();
  await page.getByRole('listbox').getByRole('option').filter({ hasText: /^\d+/ }).first().click();
  await assign.getByRole('button', { name: '排房' }).click();
  await expect(message(page, '排房成功')).toBeVisible();
  await openRecord(row);
  await expect(record(page)).toContainText('钟点');
  await closeButton(record(page)).click();

  // In the small hours it is of the next day.
  const isToday = (await row.innerText()).includes(hotelDay().slice(5));
  if (!isToday) return;
  await row.getByRole('button', { name: '去入住' }).click();
  const checkIn = dialog(page, /^办理入住/);
  await expect(checkIn.getByText(/钟点 \d\d:00–\d\d:00/)).toBeVisible();
  await checkIn.getByLabel('身份证号').fill(guests.first.idcard);
  await expect(checkIn.getByText(/^房费合计/)).toBeVisible();
  await checkIn.getByRole('button', { name: '办理入住' }).click();
  await expect(checkIn).toContainText(/已办理入住/);
  await closeButton(checkIn).click();
  await page.goto(boardPath);
  const room = cards(page).filter({ hasText: '钟点客人' });
  await expect(room).toContainText(/钟点至 \d\d:00/);
  await room.getByRole('button', { name: '退房' }).click();
  const leave = dialog(page, /^退房/);
  await expect(leave).toContainText('未结');
  await payInCash(leave);
  await leave.getByRole('button', { name: '结账并退房' }).click();
  await expect(room).toHaveCount(0);
});
