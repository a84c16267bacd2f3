import type { Locator, Page } from '@playwright/test';
import { choose, confirm, dialog, expect, message, signIn, test } from './journey.ts';

const path = '/admin/index/roomType';
const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('table', { name: '房型' }).getByRole('row', { name: new RegExp(`^${name}`) });

/** An action of the menu of a room type's row. */
async function pressMore(page: Page, name: string, action: string): Promise<void> {
  await rowOf(page, name).getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** A picture of one pixel. */
const picture = {
  name: '主图.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('an admin adds a room type with a picture to a hotel, edits and deletes it', async ({
  page,
}) => {
  await signIn(page, 'admin', path);
  await page.getByRole('button', { name: '新增' }).click();
  const add = dialog(page, '新增房型');
  await add.getByRole('button', { name: '保存' }).click();
  await expect(add).toContainText('请选择酒店');
  await choose(add, '酒店', '安住外滩店');
  await add.getByLabel('房型名称').fill('江景大床房');
  await add.getByRole('combobox', { name: '床型' }).fill('特大床');
  await page.getByRole('option', { name: /特大床.*安住外滩店/ }).click();
  await page.keyboard.press('Escape');
  await add.getByLabel('最多入住').fill('3');
  await expect(add).toContainText('最多入住 3 人，超过床位可睡的 2 人');
  await add.getByRole('spinbutton', { name: '价格', exact: true }).fill('458.5');
  await add.getByLabel('隔离价格').fill('500');
  await add.locator('input[type=file]').setInputFiles(picture);
  await expect(message(page, '上传成功')).toBeVisible();
  await add.getByRole('button', { name: '保存' }).click();
  await expect(add).toBeHidden();

  await page.getByLabel('房型名称').fill('江景');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/name=/);
  await expect(rowOf(page, '江景大床房')).toContainText('安住外滩店');
  await expect(rowOf(page, '江景大床房')).toContainText('¥458.50');
  await rowOf(page, '江景大床房').getByRole('button', { name: '查看图片：江景大床房' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: '江景大床房' })).toBeVisible();
  await page.keyboard.press('Escape');

  await rowOf(page, '江景大床房').getByRole('button', { name: '编辑' }).click();
  const edit = dialog(page, '编辑房型 · 江景大床房');
  await edit.getByLabel('最多入住').fill('2');
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(edit).toBeHidden();
  await pressMore(page, '江景大床房', '删除');
  await confirm(page, '删除房型「江景大床房」？', '删除');
  await expect(rowOf(page, '江景大床房')).toBeHidden();
});

test('a hotel’s admin has the own room types; one in use is not deleted', async ({ page }) => {
  await signIn(page, 'manager', path);
  await expect(page.getByText('共 4 条')).toBeVisible();
  await expect(page.getByRole('combobox', { name: '酒店' })).toBeHidden();
  await pressMore(page, '家庭套房', '删除');
  await confirm(page, '删除房型「家庭套房」？', '删除');
  await expect(page.getByRole('alertdialog')).toContainText(/仍有 \d+ 个房间.*使用，不能删除/);
});

test('a hotel’s staff view, and the server refuses their changes', async ({ page }) => {
  await signIn(page, 'staff', path);
  await rowOf(page, '家庭套房').getByRole('button', { name: '查看', exact: true }).click();
  await expect(dialog(page, '查看房型 · 家庭套房')).toContainText('单人床');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '新增' })).toBeHidden();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const response = await page.request.get('/api/roomType/delete/1', {
    headers: { Authorization: token ?? '' },
  });
  expect(await response.json()).toMatchObject({ code: 4010 });
});
