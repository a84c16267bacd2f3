import { addDays } from '@anzhu/api/rules/days';
import { bookTonight } from './ask.ts';
import {
  actInMenu,
  badge,
  card,
  cards,
  cardsOf,
  expectStatus,
  firstRoom,
  guests,
  openBoard,
  payInCash,
  showStatus,
  typeGuest,
} from './board.ts';
import type { Locator } from '@playwright/test';
import {
  choose,
  chooseFilter,
  closeButton,
  confirm,
  dialog,
  expect,
  hotelDay,
  filterOn,
  message,
  record,
  signIn,
  test,
} from './journey.ts';

const checkIn = /^办理入住/;

test('the guests of a paid order are checked in, by keyboard, and the order says so', async ({
  page,
}) => {
  await signIn(page, 'staff', '/admin/index/orderManage');
  await chooseFilter(page, '订单状态', '已支付');
  await chooseFilter(page, '房型', '标准双床房');
  const table = page.getByRole('table', { name: '订单' });
  // The previous rows stay, dimmed, until the new ones are loaded.
  const rows = table.locator('tbody').getByRole('row');
  await expect(rows.filter({ hasNotText: '标准双床房' })).toHaveCount(0);
  await expect(rows.filter({ hasNotText: '已支付' })).toHaveCount(0);
  const paid = table.getByRole('row').filter({ hasText: '去入住' }).first();
  const order = (await paid.getByRole('rowheader').innerText()).trim();
  // Whether an order that arrives on a later day begins tonight is asked.
  const answer = async (choice: '今晚入住' | '按订单日期'): Promise<void> => {
    const form = page.locator('[role="dialog"]');
    await expect(form).toContainText('预计入住');
    const arrival = /预计入住\s*(\d{4}-\d\d-\d\d)/.exec(await form.innerText())?.[1] ?? '';
    if (arrival <= hotelDay()) return;
    await page.getByRole('alertdialog').getByRole('button', { name: choice }).click();
  };
  await paid.getByRole('button', { name: '去入住' }).click();
  await answer('按订单日期');
  await dialog(page, checkIn).getByRole('button', { name: '在房间管理中选房' }).click();

  await expect(page).toHaveURL(new RegExp(`/index/roomManage\\?orderId=${order}$`));
  await expect(page.getByText(`办理入住 · 订单 ${order}`)).toBeVisible();
  await expect(page.getByText('下方是可入住的房间，请选择一间办理。')).toBeVisible();
  await expect(cards(page).filter({ hasText: '标准双床房' }).first()).toBeVisible();
  await expect(cards(page).filter({ hasNotText: '标准双床房' })).toHaveCount(0);

  const room = await firstRoom(page, '空闲');
  await card(page, room).focus();
  await page.keyboard.press('i');
  await answer('今晚入住');
  const form = dialog(page, checkIn);
  await expect(form).toContainText(order);
  // Who booked is the first guest.
  await expect(form.getByLabel('姓名')).not.toHaveValue('');
  await form.getByRole('button', { name: '添加入住人' }).focus();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('group', { name: '第 2 位入住人' }).getByLabel('姓名')).toBeFocused();
  await typeGuest(page, guests.second);
  // Nights before those of the order are paid now, in a way that is chosen.
  const cash = form.getByRole('radio', { name: '现金' });
  const submit = form.getByRole('button', { name: '办理入住' });
  await expect(cash.or(submit).and(page.locator(':focus'))).toBeAttached();
  if (await cash.isVisible()) await page.keyboard.press('Space');
  if (await cash.isVisible()) await page.keyboard.press('Enter');
  await expect(submit).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(message(page, /订单号.*总价.*优惠价/)).toContainText(order);
  await expect(form).toContainText(`房间「${room}」已办理入住`);
  await expect(closeButton(form)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expectStatus(page, room, '入住');
  await expect(page).toHaveURL(/\/index\/roomManage$/);

  // One step back is the list with its filters.
  await page.goBack();
  await expect(filterOn(page, '订单状态：已支付')).toBeVisible();
  await expect(filterOn(page, '房型：标准双床房')).toBeVisible();
  await page.getByRole('link', { name: '订单管理' }).click();
  await chooseFilter(page, '订单状态', '已入住');
  await expect(filterOn(page, '订单状态：已入住')).toBeVisible();
  await page.goto(`/admin/index/orderManage?record=${order}`);
  await expect(record(page)).toContainText('已入住');
});

test('nights that are added to an order are priced before its guests check in, and part of it afterwards', async ({
  page,
}) => {
  await signIn(page, 'manager', '/admin/index/orderManage?due=arriving');
  const [order = ''] = await bookTonight(page, { name: guests.second.name });
  await page.goto(`/admin/index/orderManage?checkIn=${order}`);
  const form = dialog(page, checkIn);
  await expect(form).toContainText(order);
  await form.getByLabel('身份证号').fill(guests.second.idcard);
  const leave = form.getByLabel('离店时间');
  const booked = await leave.inputValue();
  await leave.fill(`${addDays(booked.slice(0, 10), 2)} 12:00`);
  await leave.press('Enter');
  const change = form.getByText(/^原订 \d+ 晚 ¥[\d,.]+，加 2 晚 ¥[\d,.]+/);
  await expect(change).toBeVisible();
  const nights = Number(/原订 (\d+) 晚/.exec(await change.innerText())?.[1]) + 2;
  await expect(form).toContainText(`共 ${nights} 晚`);
  const price = await form.getByText(/^房费合计/).innerText();
  await payInCash(form);
  await form.getByRole('button', { name: '办理入住' }).click();
  await expect(message(page, /订单号.*总价.*优惠价.*补收/)).toContainText(
    price.replace(/^房费合计\s*/, ''),
  );
  await expect(form).toContainText('补收');
  await closeButton(form).click();

  await page.goto(`/admin/index/orderManage?record=${order}`);
  await expect(record(page)).toContainText(`${nights} 晚`);
});

test('a guest without an order is checked in, checked out, and the room is cleaned', async ({
  page,
}) => {
  await openBoard(page, 'staff');
  const room = await firstRoom(page, '空闲');
  await card(page, room).getByRole('button', { name: '办理入住' }).click();
  const form = dialog(page, checkIn);
  await form.getByRole('button', { name: '办理入住' }).click();
  await expect(form).toContainText('请添加入住人！');
  await form.getByLabel('姓名').fill(guests.first.name);
  await form.getByLabel('身份证号').fill('999999199001010017');
  await form.getByLabel('手机号').fill(guests.first.phone);
  await form.getByRole('button', { name: '办理入住' }).click();
  await expect(form.getByLabel('身份证号')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('身份证号').fill(guests.first.idcard);
  await expect(form.getByRole('radio', { name: '男' })).toBeChecked();
  await payInCash(form);
  await form.getByRole('button', { name: '办理入住' }).click();
  await expect(message(page, /订单号.*总价.*优惠价/)).toBeVisible();
  await closeButton(form).click();
  await expectStatus(page, room, '入住');

  await card(page, room).click();
  const opened = record(page, new RegExp(`^${room} · `));
  await expect(opened.getByRole('region', { name: '入住人' })).toContainText(guests.first.idcard);
  await expect(opened.getByText('未结', { exact: true })).toBeVisible();
  await opened.getByRole('button', { name: '退房' }).click();
  await confirm(page, `房间「${room}」退房？`, '退房');
  await expect(message(page, '退房成功，订单完成！')).toBeVisible();
  await expectStatus(page, room, '待打扫');

  await opened.getByRole('button', { name: '打扫' }).click();
  await confirm(page, `房间「${room}」已打扫？`, '打扫');
  await expect(message(page, '房间已成功打扫!')).toBeVisible();
  await expectStatus(page, room, '空闲');

  // The same guest comes again: known as soon as the number is complete.
  await closeButton(opened).click();
  await card(page, room).getByRole('button', { name: '办理入住' }).click();
  await form.getByLabel('身份证号').fill(guests.first.idcard);
  await expect(form.getByText(new RegExp(`^上次入住 .* · ${room} · 共 1 次$`))).toBeVisible();
  await form.getByRole('button', { name: '入住记录' }).click();
  const stays = page.getByRole('dialog', { name: '入住记录 · 共 1 次' });
  await stays.getByLabel('备注').fill('喜欢安静的房间');
  await page.keyboard.press('Enter');
  await expect(form.getByText('备注：喜欢安静的房间')).toBeVisible();
});

test('a room is taken out of order, given to nobody, and put back into service', async ({
  page,
}) => {
  await openBoard(page, 'staff');
  const room = await firstRoom(page, '空闲');
  // Whoever has the dialog open already is refused when they send it.
  await card(page, room).getByRole('button', { name: '办理入住' }).click();
  const form = dialog(page, checkIn);
  await form.getByLabel('姓名').fill(guests.first.name);
  await form.getByLabel('身份证号').fill(guests.first.idcard);
  await form.getByLabel('手机号').fill(guests.first.phone);
  await payInCash(form);

  const other = await page.context().newPage();
  await other.goto('/admin/index/roomManage');
  await actInMenu(other, room, '维修');
  const repair = dialog(other, /^维修 · /);
  await repair.getByLabel('维修原因').fill('空调漏水');
  await repair.getByRole('button', { name: '维修' }).click();
  await expect(message(other, '已设为维修')).toBeVisible();
  await expectStatus(other, room, '维修');
  await other.close();

  await form.getByRole('button', { name: '办理入住' }).click();
  await expect(form).toContainText(/房间 \d+ .* 维修（空调漏水）/);
  await form.press('Escape');
  await confirm(page, /^放弃/, '放弃');
  await expectStatus(page, room, '维修');
  await expect(card(page, room)).toContainText('维修至');

  await card(page, room).getByRole('button', { name: '解除维修' }).click();
  await confirm(page, `房间「${room}」解除维修？`, '解除维修');
  await expect(message(page, '已解除维修')).toBeVisible();
  await expectStatus(page, room, '空闲');
});

test('a guest from abroad checks in with a child, and is found by the whole number', async ({
  page,
}) => {
  await openBoard(page, 'staff');
  // Rooms of 标准双床房 are few, and other journeys need them.
  const vacant = cardsOf(page, '空闲').filter({ hasNotText: /隔离|标准双床房/ });
  const room = /^\d+/.exec((await vacant.first().textContent()) ?? '')?.[0] ?? '';
  await card(page, room).getByRole('button', { name: '办理入住' }).click();
  const form = dialog(page, checkIn);
  const [parent, child] = [1, 2].map((position) =>
    form.getByRole('group', { name: `第 ${position} 位入住人` }),
  ) as [Locator, Locator];
  await parent.getByLabel('姓名').fill('示例·丁');
  await parent.getByLabel('身份证号').fill('999999 19900101 0016');
  await form.getByRole('button', { name: '添加入住人' }).click();
  await child.getByLabel('姓名').fill('示例小丁');
  await child.getByLabel('身份证号').fill(guests.second.idcard);
  await form.getByRole('button', { name: '办理入住' }).click();
  await expect(form).toContainText('至少填写一位的手机号');
  await parent.getByRole('button', { name: '境外号码' }).click();
  await parent.getByLabel('手机号').pressSequentially('852 9000-4567');
  await expect(parent.getByLabel('手机号')).toHaveValue('+85290004567');
  await payInCash(form);
  await form.getByRole('button', { name: '办理入住' }).click();
  await expect(message(page, /订单号.*总价.*优惠价/)).toBeVisible();
  await closeButton(form).click();
  await expectStatus(page, room, '入住');

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '搜索' }).fill('+852 9000 4567');
  // The entry itself, before what can be done with the stay.
  const found = page
    .getByRole('dialog', { name: '搜索' })
    .getByRole('option', { name: '示例·丁' })
    .first();
  await expect(found).toContainText(room);
  await found.click();
  await expect(record(page, / · /)).toContainText('+85290004567');
});

test('an order that cannot be checked in says why, and one that does not exist is not found', async ({
  page,
}) => {
  await signIn(page, 'manager', '/admin/index/orderManage?status=4');
  const table = page.getByRole('table', { name: '订单' });
  const done = table.getByRole('row').filter({ hasText: '已完成' }).first();
  const order = await done.getByRole('rowheader').innerText();
  await page.goto(`/admin/index/roomManage?orderId=${order.trim()}`);
  await expect(page.getByText('订单状态为「已完成」，不能办理入住')).toBeVisible();
  await page.goto('/admin/index/roomManage?orderId=987654321');
  await expect(page.getByText('找不到该订单')).toBeVisible();
  await page.getByRole('button', { name: '取消' }).click();
  await expect(page).toHaveURL(/\/roomManage$/);
  await expect(cards(page).first()).toBeVisible();
});

test('a room is added, found by its number, and its number cannot be given twice', async ({
  page,
}) => {
  await openBoard(page, 'manager');
  const taken = await firstRoom(page, '空闲');
  await page.getByRole('button', { name: '新增房间' }).click();
  const form = dialog(page, '新增房间');
  await form.getByLabel('房间号').fill(taken);
  await form.getByLabel('楼层').fill('9');
  await choose(form, '房型', '家庭套房');
  await form.getByLabel('朝向').fill('朝南');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByLabel('房间号')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('房间号').fill('9901');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(message(page, '添加房间成功')).toBeVisible();
  await expect(card(page, '9901')).toContainText('家庭套房');
  await expectStatus(page, '9901', '空闲');

  await page.getByLabel('房间号').fill('9901');
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(/name=9901/);
  await page.getByRole('button', { name: '重置' }).click();
  await expect(card(page, taken)).toBeVisible();
});

test('many rooms are added at once, without those that exist, by keyboard alone', async ({
  page,
}) => {
  await openBoard(page, 'manager');
  const taken = await firstRoom(page, '空闲');
  const floor = taken.slice(0, -2);
  await page.getByRole('button', { name: '批量新增' }).press('Enter');
  const form = dialog(page, '批量新增房间');
  await expect(form.getByLabel('楼层')).toBeFocused();
  await page.keyboard.type('x');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('楼层')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(`${floor},19`);
  await page.keyboard.press('Tab');
  await page.keyboard.type(`${taken.slice(-2)},31-32`);
  await expect(form).toContainText(`${taken} 已存在`);
  await expect(form).toContainText('将新增 5 间，1 间已存在');
  await page.keyboard.press('Tab');
  await expect(form.getByRole('combobox', { name: '房型' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('combobox', { name: '房型' })).toContainText('房');
  await page.keyboard.press('Tab');
  await page.keyboard.type('朝东');
  await page.keyboard.press('Enter');
  await expect(message(page, '已新增 5 间房间')).toBeVisible();
  await expectStatus(page, '1932', '空闲');
});

test('epidemic staff move a person to another room, end the isolation and disinfect', async ({
  page,
}) => {
  await openBoard(page, 'guard');
  await expect(cards(page).filter({ hasNotText: '隔离' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '新增房间' })).toHaveCount(0);

  const from = await firstRoom(page, '入住', 'isolation');
  await actInMenu(page, from, '换房');
  const move = dialog(page, '换房');
  await expect(move.getByLabel('当前房间')).toHaveValue(new RegExp(`^${from}`));
  await move.getByRole('combobox', { name: '新房间' }).click();
  const option = page.getByRole('option', { name: /^\d{3}/ }).first();
  const [to = ''] = (await option.innerText()).split(/\s/);
  await option.click();
  await move.getByRole('button', { name: '换房' }).click();
  await expect(message(page, '换房成功')).toBeVisible();
  await expectStatus(page, from, '待打扫');
  await expectStatus(page, to, '入住');

  await card(page, to).getByRole('button', { name: '退出隔离' }).click();
  const exit = dialog(page, '退出隔离');
  await exit.getByRole('button', { name: '确定' }).click();
  await expect(exit).toContainText('请选择解除隔离或阳性入院');
  await exit.getByRole('radio', { name: '解除隔离' }).check();
  await exit.getByRole('button', { name: '确定' }).click();
  // Before the planned day.
  await confirm(page, /仍要解除隔离？$/, '确定');
  await expect(message(page, '已退出隔离')).toBeVisible();
  await expectStatus(page, to, '待打扫');

  await card(page, to).getByRole('button', { name: '清洁消毒' }).click();
  await confirm(page, `房间「${to}」已清洁消毒？`, '清洁消毒');
  await expect(message(page, '房间已成功打扫!')).toBeVisible();
  await expectStatus(page, to, '空闲');
});

test('the counts above the board filter it, and the URL keeps what is shown', async ({ page }) => {
  await openBoard(page, 'admin');
  await choose(page, '酒店', '安住外滩店');
  await expect(page).toHaveURL(/hotelId=\d+/);
  await showStatus(page, '待打扫');
  await expect(cards(page).filter({ hasNotText: '待打扫' })).toHaveCount(0);
  await expect(cardsOf(page, '待打扫').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: '酒店' })).toContainText('安住外滩店');
  await expect(cards(page).filter({ hasNotText: '待打扫' })).toHaveCount(0);
  await expect(cardsOf(page, '待打扫').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a guest is checked in with thumbs', async ({ page }) => {
    await openBoard(page, 'staff');
    await expect(badge(page, '实时')).toBeVisible();
    const room = await firstRoom(page, '空闲');
    await card(page, room).getByRole('button', { name: '办理入住' }).tap();
    const form = dialog(page, checkIn);
    await form.getByLabel('姓名').fill(guests.third.name);
    await form.getByLabel('身份证号').fill(guests.third.idcard);
    await form.getByLabel('手机号').fill(guests.third.phone);
    await payInCash(form);
    await form.getByRole('button', { name: '办理入住' }).tap();
    await expect(form).toContainText(`房间「${room}」已办理入住`);
    await closeButton(form).tap();
    await expectStatus(page, room, '入住');
    const isWiderThanScreen = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWiderThanScreen).toBe(false);
  });
});
