import type { Locator, Page } from '@playwright/test';
import {
  confirm,
  dialog,
  expect,
  message,
  pressInMenu,
  signIn,
  signInElsewhere,
  test,
} from './journey.ts';

const path = '/admin/index/bedType';
const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('table', { name: '床型' }).getByRole('row', { name: new RegExp(`^${name}`) });

test('a bed type is added, refused under a name that is taken, and deleted', async ({ page }) => {
  await signIn(page, 'manager', path);
  await page.getByRole('button', { name: '新增' }).click();
  const add = dialog(page, '新增床型');
  await add.getByRole('button', { name: '保存' }).click();
  await expect(add).toContainText('床型名称不能为空');
  await add.getByLabel('床型名称').fill('大床');
  await add.getByLabel('最多睡').fill('2');
  await add.getByRole('button', { name: '保存' }).click();
  await expect(add).toContainText('床型名称「大床」已存在');
  await add.getByLabel('床型名称').fill('榻榻米');
  await add.getByRole('radio', { name: '非常硬' }).check();
  await add.getByRole('button', { name: '保存' }).click();
  await expect(message(page, '操作成功！')).toBeVisible();
  await expect(rowOf(page, '榻榻米')).toContainText('非常硬');

  await pressInMenu(rowOf(page, '榻榻米'), '删除');
  await confirm(page, '删除床型「榻榻米」？', '删除');
  await expect(rowOf(page, '榻榻米')).toBeHidden();
  await pressInMenu(rowOf(page, '大床'), '删除');
  await confirm(page, '删除床型「大床」？', '删除');
  await expect(page.getByRole('alertdialog')).toContainText(
    '床型「大床」仍有 1 个房型使用，不能删除',
  );
});

test('two edit one bed type at once: what each has changed stays', async ({ page, product }) => {
  await signIn(page, 'manager', path);
  const other = await signInElsewhere(page, product, 'manager', path);
  const editIn = async (window: Page): Promise<Locator> => {
    await rowOf(window, '大床').getByRole('button', { name: '编辑' }).click();
    return dialog(window, '编辑床型 · 大床');
  };
  const [form, otherForm] = [await editIn(page), await editIn(other)];
  await form.getByLabel('规格').fill('1.9 × 2.1 米');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(message(page, '操作成功！')).toBeVisible();
  await otherForm.getByLabel('最多睡').fill('3');
  await otherForm.getByRole('button', { name: '保存' }).click();
  await expect(message(other, '操作成功！')).toBeVisible();
  await expect(rowOf(other, '大床')).toContainText('1.9 × 2.1 米');
  await expect(rowOf(other, '大床')).toContainText(/3 人/);
});

test.describe('on a narrow phone, by keyboard alone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a bed type is added and edited', async ({ page }) => {
    await signIn(page, 'manager', path);
    await expect(page.getByText('特大床')).toBeVisible();
    await page.getByRole('button', { name: '新增' }).focus();
    await page.keyboard.press('Enter');
    const add = dialog(page, '新增床型');
    await expect(add.getByLabel('床型名称')).toBeFocused();
    await page.keyboard.type('榻榻米');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2.0 × 2.0 米');
    await page.keyboard.press('Tab');
    await page.keyboard.type('3');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(add.getByRole('radio', { name: '较硬' })).toBeChecked();
    await add.getByLabel('最多睡').press('Enter');
    await expect(add).toBeHidden();

    const edit = page.getByRole('button', { name: '编辑' }).last();
    await expect(page.getByText('榻榻米')).toBeVisible();
    await edit.focus();
    await page.keyboard.press('Enter');
    const form = dialog(page, '编辑床型 · 榻榻米');
    await expect(form.getByLabel('床型名称')).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('地铺');
    await page.keyboard.press('Enter');
    await expect(form).toBeHidden();
    await expect(page.getByText('地铺')).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
});
