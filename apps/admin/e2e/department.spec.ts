import type { Locator, Page } from '@playwright/test';
import {
  choose,
  confirm,
  dialog,
  expect,
  message,
  password,
  pressInMenu,
  signIn,
  signInElsewhere,
  test,
} from './journey.ts';

const path = '/admin/index/department';

const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('treegrid', { name: '部门' }).getByRole('row', { name: new RegExp(name) });

const action = (page: Page, department: string, name: string): Locator =>
  rowOf(page, department).getByRole('button', { name, exact: true });

/** Adds a department at the top. */
async function add(page: Page, name: string, role: string): Promise<void> {
  await page.getByRole('button', { name: '新增' }).click();
  const form = dialog(page, '新增部门');
  await form.getByLabel('部门名称').fill(name);
  await choose(form, '权限角色', role);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(message(page, '操作成功！')).toBeVisible();
  await expect(form).toBeHidden();
}

test('a department is added, edited, moved below another and deleted', async ({ page }) => {
  await signIn(page, 'admin', path);
  await add(page, '培训部', '酒店员工');
  await expect(rowOf(page, '培训部')).toContainText('酒店员工');

  await action(page, '培训部', '编辑').click();
  const form = dialog(page, '编辑部门 · 培训部');
  await form.getByLabel('部门名称').fill('培训中心');
  await form.getByRole('radio', { name: '停用' }).check();
  await form.getByRole('combobox', { name: '上级部门' }).press('Enter');
  await page.getByRole('searchbox').fill('平台运营部');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('combobox', { name: '上级部门' })).toContainText('平台运营部');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();

  await expect(rowOf(page, '培训中心')).toHaveAttribute('aria-level', '2');
  await expect(rowOf(page, '培训中心')).toContainText('停用');
  await action(page, '平台运营部', '更多').click();
  await expect(page.getByRole('menuitem', { name: '删除' })).toHaveAccessibleDescription(
    '有下级部门，不能删除',
  );
  await page.reload();
  await expect(rowOf(page, '培训中心')).toBeVisible();

  await pressInMenu(rowOf(page, '培训中心'), '删除');
  await confirm(page, '删除部门「培训中心」？', '删除');
  await expect(message(page, '删除成功')).toBeVisible();
  await expect(rowOf(page, '培训中心')).toBeHidden();
});

test('a department in use is not deleted, and the reason has its counts', async ({ page }) => {
  await signIn(page, 'admin', path);
  await pressInMenu(rowOf(page, '平台运营部'), '删除');
  await confirm(page, '删除部门「平台运营部」？', '删除');
  await expect(page.getByRole('alertdialog')).toContainText(/还有 \d+ 名用户.*不能删除/);
  await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click();
  await expect(rowOf(page, '平台运营部')).toBeVisible();
});

test('a match of the search stays with the departments above it', async ({ page }) => {
  await signIn(page, 'admin', `${path}?name=前台`);
  const front = page.getByRole('row', { name: /前台/ }).first();
  await expect(front).toHaveAttribute('aria-level', '2');
  await expect(rowOf(page, '平台运营部')).toBeHidden();
  await page.getByRole('button', { name: '重置' }).click();
  await expect(rowOf(page, '平台运营部')).toBeVisible();
  await expect(page).not.toHaveURL(/name=/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a department is added and edited', async ({ page }) => {
    await signIn(page, 'admin', path);
    await add(page, '培训部', '酒店员工');
    await action(page, '培训部', '编辑').click();
    const form = dialog(page, '编辑部门 · 培训部');
    await form.getByLabel('部门名称').fill('培训中心');
    await form.getByRole('button', { name: '保存' }).click();
    await expect(rowOf(page, '培训中心')).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});

test('by keyboard alone: added, found in the tree and deleted', async ({ page }) => {
  await signIn(page, 'admin', path);
  await expect(rowOf(page, '平台运营部')).toBeVisible();
  await page.getByRole('button', { name: '新增' }).focus();
  await page.keyboard.press('Enter');
  const form = dialog(page, '新增部门');
  const parent = form.getByRole('combobox', { name: '上级部门' });
  await parent.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('防疫指挥');
  await page.keyboard.press('Enter');
  await expect(parent).toContainText('防疫指挥部');
  await page.keyboard.press('Tab');
  await page.keyboard.type('采样组');
  await page.keyboard.press('Tab');
  // ↑ opens the list at its last option.
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { name: '防疫人员' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('combobox', { name: '权限角色' })).toContainText('防疫人员');
  await form.getByLabel('部门名称').press('Enter');
  await expect(form).toBeHidden();

  await expect(rowOf(page, '采样组')).toBeVisible();
  await rowOf(page, '防疫指挥部').focus();
  // → on an open row goes to its buttons, ← back to it.
  await page.keyboard.press('ArrowRight');
  await expect(action(page, '防疫指挥部', '编辑')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  // The first child; the new one is the last.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(rowOf(page, '采样组')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(action(page, '采样组', '更多')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: '删除' })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: '删除部门「采样组」？' });
  await expect(question.getByRole('button', { name: '取消' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, '采样组')).toBeHidden();
});

test('a department that is disabled says whom it signs out, and asks', async ({
  page,
  product,
}) => {
  await signIn(page, 'admin', path);
  const guard = await signInElsewhere(page, product, 'guard', '/admin/');
  await action(page, '防疫指挥部', '编辑').click();
  const form = dialog(page, '编辑部门 · 防疫指挥部');
  await form.getByRole('radio', { name: '停用' }).check();
  await form.getByRole('button', { name: '保存' }).click();
  const question = page.getByRole('alertdialog', { name: '确认保存？' });
  await expect(question).toContainText(/\d+ 名用户将被停用并退出登录/);
  await question.getByRole('button', { name: '取消' }).click();
  await guard.reload();
  await expect(guard.getByRole('banner')).toBeVisible();

  await form.getByRole('button', { name: '保存' }).click();
  await confirm(page, '确认保存？', '确定');
  await expect(form).toBeHidden();
  await expect(rowOf(page, '防疫指挥部')).toContainText('停用');
  await guard.reload();
  await guard.getByLabel('账号').fill('guard');
  await guard.getByLabel('密码', { exact: true }).fill(password);
  await guard.getByRole('button', { name: '登录', exact: true }).click();
  await expect(guard.getByText('账号已停用，请联系管理员')).toBeVisible();
  await guard.context().close();
});
