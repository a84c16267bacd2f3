import type { Page } from '@playwright/test';
import { actInMenu, card, checkInWalkIn, expectStatus, openBoard } from './board.ts';
import { dialog, expect, message, record, signInElsewhere, test } from './journey.ts';
import { findOrders, rows } from './orderList.ts';

/** The number of the order in the other hotel, as the message has it. */
async function movedOrder(page: Page): Promise<string> {
  const moved = message(page, /^已转至「.+」，订单 \d+/);
  await expect(moved).toBeVisible();
  return /订单 (\d+)/.exec((await moved.textContent()) ?? '')?.[1] ?? '';
}

for (const hand of ['mouse', 'keyboard'] as const) {
  test(`guests go on in another hotel of the chain, by ${hand}: both orders name each other`, async ({
    page,
    product,
  }) => {
    await openBoard(page, 'manager', '?isIsolation=0');
    const room = await checkInWalkIn(page);
    const form = dialog(page, /^转至其他酒店/);
    const [hotel, type] = ['新酒店', '新房型'].map((name) => form.getByRole('combobox', { name }));
    if (!hotel || !type) throw new Error('no fields');
    const option = page
      .getByRole('option')
      .and(page.locator(':not([aria-disabled=true])'))
      .filter({ hasNotText: '加载中' });
    if (hand === 'mouse') {
      await actInMenu(page, room, '转至其他酒店');
      await expect(form).toContainText('剩余晚数1 晚');
      await hotel.click();
      await option.first().click();
      await type.click();
      await option.first().click();
      await form.getByRole('button', { name: '转移' }).click();
    } else {
      await card(page, room).focus();
      await page.keyboard.press('Shift+F10');
      const item = page.getByRole('menuitem', { name: '转至其他酒店' });
      await expect(item).toBeVisible();
      // 账单 has the letter.
      await page.keyboard.press('z');
      await expect(page.getByRole('menuitem', { name: '账单' })).toBeFocused();
      for (const _ of ['打印登记单', '转至其他酒店']) await page.keyboard.press('ArrowDown');
      await expect(item).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(form).toContainText('剩余晚数1 晚');
      for (const field of [hotel, type]) {
        await field.focus();
        await page.keyboard.press('Enter');
        await expect(option.first()).toBeVisible();
        // Where the types are read while the list is open, none has the focus yet.
        await page.keyboard.press('ArrowDown');
        await expect(page.locator('[role=option]:focus')).toHaveCount(1);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('option')).toHaveCount(0);
      }
      await page.keyboard.press('Control+Enter');
    }
    const order = await movedOrder(page);
    await expectStatus(page, room, '待打扫');

    const admin = await signInElsewhere(page, product, 'admin', '/admin/index/orderManage');
    await findOrders(admin, order, 1);
    await expect(rows(admin)).toContainText('未支付');
    await rows(admin).getByRole('link').first().click();
    await expect(record(admin)).toContainText('转自');
  });
}
