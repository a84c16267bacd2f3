import { contract } from '@anzhu/api/contract';
import type { Page } from '@playwright/test';
import { call } from './ask.ts';
import { card, expectStatus, firstRoom, guests, openBoard, payInCash } from './board.ts';
import { countInputs } from './inputs.ts';
import { dialog, expect, message, signIn, test } from './journey.ts';

const found = (page: Page, name: RegExp) =>
  page.getByRole('dialog', { name: '搜索' }).getByRole('option', { name });

/** Checks two guests into the first vacant room, by the board. @returns its number */
async function checkInTwo(page: Page): Promise<string> {
  const room = await firstRoom(page, '空闲');
  await card(page, room).focus();
  await page.keyboard.press('i');
  const form = dialog(page, /^办理入住/);
  await expect(form.getByLabel('姓名')).toBeFocused();
  const { first, second } = guests;
  const texts = [first.name, first.idcard, first.phone, '欧阳锋', second.idcard, second.phone];
  for (const [index, text] of texts.entries()) {
    if (index === 3) {
      // In a room for two, Enter behind the first guest begins the second.
      const next = form.getByRole('group', { name: '第 2 位入住人' });
      if (!(await next.isVisible())) await form.getByRole('button', { name: '添加入住人' }).click();
      await expect(next.getByLabel('姓名')).toBeFocused();
    }
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await payInCash(form);
  await page.keyboard.press('Control+Enter');
  await expect(form).toContainText(`房间「${room}」已办理入住`);
  await page.keyboard.press('Escape');
  return room;
}

test('the second guest of a room is found by pinyin and checked out, by keyboard alone', async ({
  page,
}) => {
  const inputs = await countInputs(page);
  await openBoard(page, 'staff', '?isIsolation=0');
  const room = await checkInTwo(page);
  await page.getByRole('link', { name: '订单管理' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '订单管理' })).toBeVisible();

  const before = inputs();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ouyangfeng');
  await expect(found(page, /^欧阳锋 /)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(found(page, /^退房 欧阳锋/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: new RegExp(room) });
  await expect(question).toContainText('欧阳锋');
  const after = inputs();
  expect(after.keys - before.keys).toBeLessThanOrEqual(4);
  expect(after.presses).toBe(before.presses);
  await expect(question.getByRole('button', { name: '取消', exact: true })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(message(page, /^退房成功/)).toBeVisible();
  await expect(question).toHaveCount(0);

  // After check-out the order is found by the guest and by the room.
  for (const words of ['锋', room]) {
    const orders = await call(page, contract.orderPage.path, {
      page: { page: 1, size: 5 },
      keyword: words,
    });
    expect(JSON.stringify(orders)).toContain(guests.first.name);
  }
});

test('a booking is found and changed from anywhere', async ({ page }) => {
  await signIn(page, 'staff', '/admin/index/orderManage?status=1');
  const title = page
    .getByRole('table', { name: '订单' })
    .locator('tbody')
    .getByRole('link')
    .first();
  const order = await title.innerText();
  await page.goto('/admin/index/roomManage');
  await expect(page.getByRole('heading', { level: 1, name: '房间管理' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(order);
  await found(page, /^修改预订 /)
    .first()
    .click();
  const modify = dialog(page, /^修改预订/);
  await expect(modify.getByLabel('预计入住')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`modify=${order}`));
  await modify.getByLabel('备注').fill('高楼层');
  await modify.getByRole('button', { name: '保存修改' }).click();
  await expect(message(page, '预订已修改')).toBeVisible();
  await expect(page).not.toHaveURL(/modify=/);
});

test('a room’s number gives its stay; Esc gives the focus back; 在住客人名单 opens from anywhere', async ({
  page,
}) => {
  await openBoard(page, 'staff', '?isIsolation=0');
  const room = await checkInTwo(page);
  await card(page, room).focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ouyang');
  await expect(found(page, /^欧阳锋 /)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: '搜索' })).toHaveCount(0);
  await expect(card(page, room)).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type(room);
  await expect(found(page, new RegExp(`^${room} `))).toHaveAttribute('aria-selected', 'true');
  await found(page, new RegExp(`^账单 ${room}`)).click();
  await expect(dialog(page, /^账单 · .*欧阳锋/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/stay=/);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('zzkrmd');
  await page.keyboard.press('Enter');
  const list = dialog(page, '在住客人名单');
  await expect(list.getByRole('row', { name: new RegExp(`${room} .*欧阳锋`) })).toContainText('*');
  const download = page.waitForEvent('download');
  await list.getByRole('button', { name: '导出' }).click();
  expect((await download).suggestedFilename()).toMatch(/^在住客人名单_\d+\.xlsx$/);
  await page.keyboard.press('Escape');
  await expectStatus(page, room, '入住');
});
