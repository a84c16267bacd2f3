import { actInMenu, card, checkInWalkIn, expectStatus, openBoard, payInCash } from './board.ts';
import { choose, confirm, dialog, expect, message, record, test } from './journey.ts';

test('a stay is extended by a night, shortened and taken back', async ({ page }) => {
  // What staff give back would wait for a manager.
  await openBoard(page, 'manager', '?isIsolation=0');
  const room = await checkInWalkIn(page);
  await card(page, room).getByText('示例甲').click();
  const charged = record(page, new RegExp(room)).locator('dt', { hasText: '应收' }).locator('..');
  await expect(charged).toContainText('¥');
  const before = await charged.innerText();
  const leaves = await card(page, room).innerText();

  await actInMenu(page, room, '续住或提前离店');
  const longer = dialog(page, new RegExp(`^续住 · ${room} · 示例甲`));
  await expect(longer.getByText(/^补收 ¥[\d,.]+$/)).toBeVisible();
  await expect(longer.getByText('2 晚', { exact: true })).toBeVisible();
  await payInCash(longer);
  await longer.getByRole('textbox', { name: '离店时间', exact: true }).press('Enter');
  await expect(message(page, '续住成功')).toBeVisible();
  // Card and record have two nights now.
  await expect(card(page, room)).not.toHaveText(leaves, { useInnerText: true });
  await expect(charged).not.toHaveText(before, { useInnerText: true });

  await actInMenu(page, room, '续住或提前离店');
  const shorter = dialog(page, new RegExp(`· ${room} · 示例甲`));
  await expect(shorter.getByText('3 晚', { exact: true })).toBeVisible();
  await shorter.getByRole('button', { name: '−1 晚' }).click();
  await shorter.getByRole('button', { name: '−1 晚' }).click();
  await expect(shorter.getByText(/^退还 ¥[\d,.]+$/)).toBeVisible();
  await shorter.getByRole('button', { name: '提前离店' }).click();
  await expect(message(page, '提前离店成功')).toBeVisible();

  await actInMenu(page, room, '撤销入住');
  await confirm(page, `房间「${room}」撤销入住？`, '撤销入住');
  await expect(message(page, '已撤销入住')).toBeVisible();
  await expectStatus(page, room, '空闲');
});

test('guests move to a room of another type for the difference', async ({ page }) => {
  await openBoard(page, 'staff', '?isIsolation=0');
  const room = await checkInWalkIn(page);
  await actInMenu(page, room, '换房');
  const move = dialog(page, '换房');
  const from = await move.getByLabel('当前房间').inputValue();
  const other = from.endsWith('豪华大床房') ? '家庭套房' : '豪华大床房';
  await choose(move, '房型', new RegExp(`^${other}`));
  await move.getByRole('combobox', { name: '新房间' }).click();
  const target = page.getByRole('option', { name: /^\d{3}/ }).first();
  const next = /^\d{3}/.exec((await target.textContent()) ?? '')?.[0] ?? '';
  await target.click();
  await expect(move.getByText(/^(补收|退还) ¥[\d,.]+$/)).toBeVisible();
  await payInCash(move);
  await move.getByRole('button', { name: '换房' }).click();
  await expect(message(page, '换房成功')).toBeVisible();
  await expectStatus(page, room, '待打扫');
  await expectStatus(page, next, '入住');
});

test('a room is changed by mouse and Ctrl+Enter: the focus stays at the field that was chosen in', async ({
  page,
}) => {
  await openBoard(page, 'staff', '?isIsolation=0');
  const room = await checkInWalkIn(page);
  await actInMenu(page, room, '换房');
  const form = dialog(page, /^换房/);
  const from = await form.getByLabel('当前房间').inputValue();
  // While rooms are read a line stands in their place.
  for (const [name, option] of [
    ['房型', /./],
    ['新房间', /^\d{3}/],
  ] as const) {
    const field = form.getByRole('combobox', { name });
    await field.click();
    await page.getByRole('option', { name: option }).first().click();
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(field).toBeFocused();
  }
  const type = /^\D+/.exec(await form.getByRole('combobox', { name: '房型' }).innerText())?.[0];
  if (!from.includes(type?.trim() ?? '')) await payInCash(form);
  await page.keyboard.press('Control+Enter');
  await expect(message(page, '换房成功')).toBeVisible();
});
