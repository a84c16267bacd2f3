import type { Locator, Page } from '@playwright/test';
import {
  confirm,
  dialog,
  enterPassword,
  expect,
  message,
  pressInMenu,
  signIn,
  signInElsewhere,
  test,
} from './journey.ts';

const listPath = '/admin/index/userManage';
const rows = (page: Page): Locator =>
  page.getByRole('table', { name: '用户' }).locator('tbody').getByRole('row');
const rowOf = (page: Page, username: string): Locator => rows(page).filter({ hasText: username });

/** Chooses a department by its name, searched by keyboard. */
async function chooseDepartment(form: Locator, name: string): Promise<void> {
  await form.getByRole('combobox', { name: /所属部门/ }).click();
  await form.page().getByRole('searchbox', { name: '搜索' }).fill(name);
  await form.page().getByRole('treeitem', { name }).first().click();
}

async function fillUser(form: Locator, username: string, phone: string): Promise<void> {
  await form.getByRole('textbox', { name: /用户名/ }).fill(username);
  await form.getByRole('textbox', { name: /昵称/ }).fill('夜班');
  await form.getByRole('textbox', { name: /手机号/ }).fill(phone);
  await form.getByLabel(/^密码/).fill('Anzhu@2027');
}

test('an admin adds a user who must choose a password to sign in, edits and deletes them', async ({
  page,
  product,
}) => {
  await signIn(page, 'admin', listPath);
  await page.getByRole('button', { name: '新增' }).click();
  const add = dialog(page, '新增用户');
  await fillUser(add, 'night.clerk', '13712345678');
  await chooseDepartment(add, '防疫指挥部');
  await add.getByRole('button', { name: '保存' }).click();
  await expect(message(page, '操作成功！')).toBeVisible();
  await expect(add).toBeHidden();

  const response = await page.request.post(`${product.url}/auth/login`, {
    data: { username: 'night.clerk', password: 'Anzhu@2027' },
  });
  expect(await response.json()).toMatchObject({
    code: 200,
    data: { token: null, next: { step: 'password' } },
  });

  await page.getByRole('textbox', { name: '用户名' }).fill('night.clerk');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/username=night.clerk/);
  await expect(rows(page)).toHaveCount(1);
  await expect(rowOf(page, 'night.clerk')).toContainText('137****5678');

  await rowOf(page, 'night.clerk').getByRole('button', { name: '编辑' }).click();
  const edit = dialog(page, '编辑用户');
  await expect(edit.getByRole('textbox', { name: /手机号/ })).toHaveValue('13712345678');
  await edit.getByRole('textbox', { name: /昵称/ }).fill('早班');
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(rowOf(page, 'night.clerk')).toContainText('早班');

  await pressInMenu(rowOf(page, 'night.clerk'), '删除');
  await confirm(page, '删除用户「早班（night.clerk）」？', '删除');
  await expect(message(page, '删除成功')).toBeVisible();
  await expect(rowOf(page, 'night.clerk')).toBeHidden();
});

test('a phone of another user is refused on leaving the field and on saving', async ({ page }) => {
  await signIn(page, 'admin', listPath);
  await page.getByRole('button', { name: '新增' }).click();
  const add = dialog(page, '新增用户');
  await fillUser(add, 'staff', '19900000003');
  await expect(add).toContainText('手机号19900000003已被占用');
  await add.getByRole('textbox', { name: /手机号/ }).fill('13712345679');
  await chooseDepartment(add, '防疫指挥部');
  await add.getByRole('button', { name: '保存' }).click();
  await expect(add).toContainText('用户名「staff」已存在');
  await expect(add.getByRole('textbox', { name: /昵称/ })).toHaveValue('夜班');
});

test('a hotel’s admin manages the staff of that hotel, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'manager', listPath);
  await expect(rowOf(page, 'staff')).toBeVisible();
  await expect(rowOf(page, 'guard')).toBeHidden();
  await page.getByRole('button', { name: '新增' }).click();
  const add = dialog(page, '新增用户');
  await fillUser(add, 'day.clerk', '13712345670');
  await chooseDepartment(add, '前台');
  await add.getByRole('button', { name: '保存' }).click();
  await expect(rowOf(page, 'day.clerk')).toBeVisible();
});

test('a user is added by keyboard alone', async ({ page }) => {
  await signIn(page, 'manager', listPath);
  await page.getByRole('button', { name: '新增' }).focus();
  await page.keyboard.press('Enter');
  const add = dialog(page, '新增用户');
  await expect(add.getByRole('textbox', { name: /用户名/ })).toBeFocused();
  await page.keyboard.type('key.clerk');
  await page.keyboard.press('Tab');
  await expect(add.getByRole('combobox', { name: /所属部门/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: '搜索' })).toBeFocused();
  await page.keyboard.type('qiantai');
  await expect(page.getByRole('treeitem', { name: /前台/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(add.getByRole('combobox', { name: /所属部门/ })).toContainText('前台');
  await add.getByRole('combobox', { name: /所属部门/ }).press('Tab');
  await expect(add.getByRole('button', { name: '选择图片' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(add.getByRole('textbox', { name: /昵称/ })).toBeFocused();
  await page.keyboard.type('键盘');
  await page.keyboard.press('Tab');
  await page.keyboard.type('13712345671');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Anzhu@2027');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'key.clerk')).toBeVisible();
});

test('a user who is disabled is signed out at once, and signs in again once enabled', async ({
  page,
  product,
}) => {
  await signIn(page, 'admin', `${listPath}?username=staff`);
  const staff = await signInElsewhere(page, product, 'staff', '/admin/index/orderManage');
  await expect(staff.getByRole('table', { name: '订单' })).toBeVisible();
  await rowOf(page, 'staff').getByRole('button', { name: '编辑' }).click();
  const edit = dialog(page, '编辑用户');
  await edit.getByRole('radio', { name: '停用' }).check();
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('将被停用并退出登录')).toBeVisible();
  await confirm(page, '确认保存？', '确定');
  await expect(rowOf(page, 'staff')).toContainText('停用');

  await staff.reload();
  await enterPassword(staff, 'staff');
  await expect(staff.getByText('账号已停用，请联系管理员')).toBeVisible();
  await rowOf(page, 'staff').getByRole('button', { name: '编辑' }).click();
  await edit.getByRole('radio', { name: '正常' }).check();
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(edit).toBeHidden();
  await enterPassword(staff, 'staff');
  await expect(staff.getByRole('banner')).toBeVisible();
  await staff.context().close();
});
