import { card, cards, expectStatus, firstRoom, guests, openBoard, typeGuest } from './board.ts';
import { closeButton, dialog, expect, message, test } from './journey.ts';

test('a day of a room by keyboard alone: checked in, checked out and cleaned in 紧凑', async ({
  page,
}) => {
  await openBoard(page, 'staff', '?board=compact');
  await expect(page.getByRole('radio', { name: '紧凑' })).toBeChecked();
  await expect(cards(page).first()).toHaveCSS('height', '56px');
  const room = await firstRoom(page, '空闲');
  await card(page, room).focus();
  await page.keyboard.press('o');
  await expect(message(page, '房间状态为「空闲」，不能退房')).toBeVisible();

  await page.keyboard.press('i');
  await expect(dialog(page, /^办理入住/).getByLabel('姓名')).toBeFocused();
  await typeGuest(page, guests.first);
  await page.keyboard.press('Control+Enter');
  await expect(message(page, /订单号.*总价.*优惠价/)).toBeVisible();
  await expect(closeButton(dialog(page, /^办理入住/))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, room)).toBeFocused();
  await expect(card(page, room)).toContainText(guests.first.name);

  await page.keyboard.press('c');
  await expect(message(page, '房间状态为「入住」，不能打扫')).toBeVisible();
  await page.keyboard.press('o');
  const leave = page.getByRole('alertdialog', { name: `房间「${room}」退房？` });
  await expect(leave).toContainText(guests.first.name);
  await page.keyboard.press('Tab');
  await expect(leave.getByRole('button', { name: '退房' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectStatus(page, room, '待打扫');
  await expect(card(page, room)).toBeFocused();

  await page.keyboard.press('c');
  const clean = page.getByRole('alertdialog', { name: `房间「${room}」已打扫？` });
  await expect(clean).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectStatus(page, room, '空闲');
});

test('a whole hotel is on one screen, and a press opens the record with its actions', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openBoard(page, 'manager');
  await page.getByRole('radio', { name: '紧凑' }).click();
  await expect(page).toHaveURL(/board=compact/);
  await expect(cards(page)).toHaveCount(96);
  await expect(cards(page).last()).toBeInViewport({ ratio: 1 });
  await expect(cards(page).first()).toBeInViewport({ ratio: 1 });

  const room = await firstRoom(page, '空闲');
  await card(page, room).click();
  const record = dialog(page, `房间详情 · ${room}`);
  await expect(page).toHaveURL(/view=\d+/);
  await record.getByRole('button', { name: '办理入住' }).click();
  await expect(dialog(page, /^办理入住/).getByLabel('姓名')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(record).toBeVisible();
  await page.goBack();
  await expect(record).toBeHidden();

  // The zoom is remembered on this device.
  await page.goto('/admin/index/roomManage');
  await expect(page.getByRole('radio', { name: '紧凑' })).toBeChecked();
});
