import { dialog, expect, message, signIn, test } from './journey.ts';

test('the desk accepts a channel’s booking that there were too few rooms for, then it is an order', async ({
  page,
}) => {
  await signIn(page, 'manager', '/admin/index');
  const queue = page.getByRole('list', { name: '未接单' });
  const entry = queue.getByRole('listitem');
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText('示例旅行网');
  await entry.getByRole('button', { name: /^处理/ }).click();
  const pending = dialog(page, /^未接单 · /);
  await expect(pending.getByRole('combobox', { name: /房型/ })).toContainText(/房/);
  const [, booker = ''] =
    /^未接单 · (\S+)/.exec(await pending.getByRole('heading').first().innerText()) ?? [];
  await pending.getByRole('button', { name: '接单', exact: true }).click();
  await expect(message(page, '已接单')).toBeVisible();
  await expect(queue).toBeHidden();
  await page.goto(`/admin/index/orderManage?keyword=${encodeURIComponent(booker)}`);
  await expect(
    page.getByRole('table').getByRole('row').filter({ hasText: booker }).first(),
  ).toBeVisible();
});

test('it is declined by keyboard, with a reason, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'admin', '/admin/index');
  const queue = page.getByRole('list', { name: '未接单' });
  // One of each of two hotels.
  await expect(queue.getByRole('listitem')).toHaveCount(2);
  await queue.getByRole('button', { name: /^处理/ }).first().focus();
  await page.keyboard.press('Enter');
  await dialog(page, /^未接单 · /)
    .getByRole('button', { name: '不接…' })
    .focus();
  await page.keyboard.press('Enter');
  const decline = dialog(page, /^不接 · /);
  await decline.getByRole('textbox', { name: '不接原因' }).focus();
  await page.keyboard.type('已满');
  await page.keyboard.press('Enter');
  await expect(message(page, '已不接')).toBeVisible();
  await expect(queue.getByRole('listitem')).toHaveCount(1);
});
