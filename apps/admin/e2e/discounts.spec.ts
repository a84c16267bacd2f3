import type { Locator, Page } from '@playwright/test';
import { confirm, dialog, expect, pressInMenu, signIn, test } from './journey.ts';

const path = '/admin/index/discountManage';
const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('table', { name: '优惠' }).getByRole('row', { name: new RegExp(`^${name}`) });

test('a discount is added in 折 with its example, edited and deleted', async ({ page }) => {
  await signIn(page, 'manager', path);
  await expect(rowOf(page, '开业立减三十')).toContainText('已过期');
  await expect(rowOf(page, '满五千减八百')).toContainText('与「满千减百」互斥');
  await page.getByRole('button', { name: '新增' }).click();
  const add = dialog(page, '新增优惠');
  await add.getByLabel('优惠名称').fill('周末八五折');
  await add.getByRole('textbox', { name: '有效期至' }).fill('2099-06-30');
  await add.getByLabel('优惠数值').fill('85');
  await expect(add).toContainText('打 8.5 折：原价 100 元，实付 85 元');
  await add.getByRole('radio', { name: '满天数' }).check();
  await add.getByRole('button', { name: '保存' }).click();
  await expect(add).toContainText('生效条件不能为空');
  await add.getByLabel('生效条件').fill('2');
  await add.getByRole('radio', { name: '与指定互斥' }).check();
  await add.getByRole('combobox', { name: '互斥范围' }).fill('开业');
  await page.getByRole('option', { name: /开业立减三十/ }).click();
  await page.keyboard.press('Escape');
  await expect(add).toContainText('「开业立减三十」已过期，不会与它同时生效，不必列出');
  await add.getByRole('button', { name: '保存' }).click();
  await expect(add).toBeHidden();
  for (const words of ['8.5 折', '满 2 晚', '与「开业立减三十」互斥', '2099-06-30 23:59']) {
    await expect(rowOf(page, '周末八五折')).toContainText(words);
  }

  await pressInMenu(rowOf(page, '开业立减三十'), '删除');
  await confirm(page, '删除优惠「开业立减三十」？', '删除');
  await expect(page.getByRole('alertdialog')).toContainText('仍被 1 个优惠列为互斥，不能删除');
  await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click();

  await rowOf(page, '周末八五折').getByRole('button', { name: '编辑' }).click();
  const edit = dialog(page, '编辑优惠 · 周末八五折');
  await expect(edit.getByLabel('优惠数值')).toHaveValue('8.5');
  await edit.getByRole('radio', { name: '与全部互斥' }).check();
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(rowOf(page, '周末八五折')).toContainText('与全部互斥');
  await pressInMenu(rowOf(page, '周末八五折'), '删除');
  await confirm(page, '删除优惠「周末八五折」？', '删除');
  await expect(rowOf(page, '周末八五折')).toBeHidden();
});

test('whose role has no discounts sees no page', async ({ page }) => {
  await signIn(page, 'guard', path);
  await expect(page.getByText('没有权限')).toBeVisible();
});
