import type { Locator, Page } from '@playwright/test';
import {
  choose,
  confirm,
  dialog,
  expect,
  installClock,
  message,
  pressInMenu,
  signIn,
  signInElsewhere,
  test,
} from './journey.ts';

const path = '/admin/index/menuManage';

const tree = (page: Page): Locator => page.getByRole('treegrid', { name: '菜单' });
const rowOf = (page: Page, name: string): Locator =>
  tree(page).getByRole('row', { name: new RegExp(name) });
const action = (page: Page, menu: string, name: string): Locator =>
  rowOf(page, menu).getByRole('button', { name, exact: true });
const rail = (page: Page): Locator => page.getByRole('navigation', { name: '菜单' });
const railLinks = (page: Page): Promise<string[]> => rail(page).getByRole('link').allTextContents();

/** Opens the screen with all groups open, as a shared address does. */
async function openScreen(page: Page): Promise<void> {
  await signIn(page, 'admin', path);
  await expect(rowOf(page, '订单管理')).toBeVisible();
}

/** Chooses the parent by typing a part of its name. */
async function chooseParent(page: Page, form: Locator, name: string): Promise<void> {
  await form.getByRole('combobox', { name: '上级菜单' }).press('Enter');
  await page.getByRole('searchbox').fill(name);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('combobox', { name: '上级菜单' })).toContainText(name);
}

test('a menu is added, edited, refused below itself, and deleted; the own rail follows', async ({
  page,
}) => {
  await openScreen(page);
  await page.getByRole('button', { name: '新增' }).click();
  const form = dialog(page, '新增菜单');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByLabel('菜单名称')).toHaveAccessibleDescription('菜单名称不能为空');
  await chooseParent(page, form, '前台');
  await form.getByLabel('菜单名称').fill('值班表');
  await choose(form, '路由', '其他路由');
  await form.getByLabel('其他路由').fill('duty');
  await form.getByRole('combobox', { name: '图标' }).click();
  await page.getByRole('option', { name: '体温计' }).click();
  await form.getByRole('checkbox', { name: '管理员', exact: true }).check();
  await expect(form).toContainText('管理员能看到。');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(message(page, '操作成功！')).toBeVisible();
  await expect(rowOf(page, '值班表')).toHaveAttribute('aria-level', '2');
  await expect(rowOf(page, '值班表')).toContainText('管理员');
  await expect(rail(page).getByRole('link', { name: '值班表' })).toBeVisible();

  await action(page, '前台', '更多').click();
  await expect(page.getByRole('menuitem', { name: '删除' })).toHaveAccessibleDescription(
    '有下级菜单，不能删除',
  );
  await page.keyboard.press('Escape');
  await action(page, '前台', '编辑').click();
  const group = dialog(page, '编辑菜单 · 前台');
  await group.getByRole('combobox', { name: '上级菜单' }).click();
  await expect(page.getByText('不能选自己或下级').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await group.getByRole('button', { name: '取消' }).click();

  await action(page, '值班表', '编辑').click();
  const edit = dialog(page, '编辑菜单 · 值班表');
  await edit.getByRole('radio', { name: '停用' }).check();
  await expect(edit).toContainText('已停用，没有人能看到。');
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(rowOf(page, '值班表')).toContainText('停用');
  await expect(rail(page).getByRole('link', { name: '值班表' })).toBeHidden();

  await pressInMenu(rowOf(page, '值班表'), '删除');
  await confirm(page, '删除菜单「值班表」？', '删除');
  await expect(message(page, '删除成功')).toBeVisible();
  await expect(rowOf(page, '值班表')).toBeHidden();
});

test('by keyboard alone: another order, which a reload and the rail keep', async ({ page }) => {
  await openScreen(page);
  await rowOf(page, '订单管理').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText('「订单管理」移到第 1 位，共 4 位')).toBeAttached();
  await expect(rowOf(page, '订单管理')).toBeFocused();
  await expect
    .poll(async () => (await railLinks(page)).slice(0, 3))
    .toEqual(['工作台', '订单管理', '房间管理']);
  await page.reload();
  await expect(rowOf(page, '订单管理')).toHaveAttribute('aria-posinset', '1');

  await page.getByRole('button', { name: '移动「菜单管理」' }).press('Enter');
  await page.getByRole('menuitem', { name: '移到最前' }).press('Enter');
  await expect(rowOf(page, '菜单管理')).toHaveAttribute('aria-posinset', '1');
  await expect(page.getByRole('button', { name: '移动「菜单管理」' })).toBeFocused();
});

test('two admins: the one whose order is out of date is told, and sees the other', async ({
  page,
  product,
}) => {
  await openScreen(page);
  const other = await signInElsewhere(page, product, 'admin', `${path}?open=1,4`);
  await rowOf(other, '订单管理').focus();
  await other.keyboard.press('Alt+ArrowUp');
  await expect(rowOf(other, '订单管理')).toHaveAttribute('aria-posinset', '1');
  await expect.poll(async () => (await railLinks(other))[1]).toBe('订单管理');

  await rowOf(page, '房间管理').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(message(page, '菜单已被他人更改，请刷新后重试')).toBeVisible();
  await expect(rowOf(page, '订单管理')).toHaveAttribute('aria-posinset', '1');
  await other.context().close();
});

test('a menu is dragged to another place', async ({ page }) => {
  await openScreen(page);
  const handle = page.getByRole('button', { name: '移动「房间管理」' });
  const target = await rowOf(page, '订单管理').boundingBox();
  if (!target) throw new Error('the row is not there');
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(target.x + 20, target.y + target.height - 4, { steps: 4 });
  await page.mouse.up();
  await expect(rowOf(page, '房间管理')).toHaveAttribute('aria-posinset', '2');
  await expect.poll(async () => (await railLinks(page))[1]).toBe('订单管理');
});

test('who is signed in elsewhere gets a new menu, and loses one, without signing in again', async ({
  page,
  product,
}) => {
  await openScreen(page);
  const staff = await signInElsewhere(page, product, 'staff', '/admin/index/orderManage');
  await installClock(staff);
  await staff.reload();
  await expect(staff.getByRole('table', { name: '订单' })).toBeVisible();
  const second = await staff.context().newPage();
  await second.goto('/admin/index/roomManage');
  await expect(rail(second).getByRole('link', { name: '订单管理' })).toBeVisible();

  await page.getByRole('button', { name: '新增' }).click();
  const form = dialog(page, '新增菜单');
  await form.getByLabel('菜单名称').fill('交接班');
  await choose(form, '路由', '其他路由');
  await form.getByLabel('其他路由').fill('handover');
  await form.getByRole('checkbox', { name: '酒店员工' }).check();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  await expect(rail(page).getByRole('link', { name: '交接班' })).toBeHidden();
  await action(page, '订单管理', '编辑').click();
  const edit = dialog(page, '编辑菜单 · 订单管理');
  await edit.getByRole('checkbox', { name: '酒店员工' }).uncheck();
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(edit).toBeHidden();

  await staff.clock.fastForward(61_000);
  await expect(rail(staff).getByRole('link', { name: '交接班' })).toBeVisible();
  await expect(staff.getByText('没有权限')).toBeVisible();
  // The other window of the same browser follows by its storage.
  await expect(rail(second).getByRole('link', { name: '交接班' })).toBeVisible();
  await expect(rail(second).getByRole('link', { name: '订单管理' })).toBeHidden();
  await staff.context().close();
});

test('the preview shows the rail of a role and a department', async ({ page }) => {
  await openScreen(page);
  await page.getByRole('button', { name: '以角色预览' }).click();
  const preview = page.getByRole('navigation', { name: '预览菜单' });
  await expect(preview.getByRole('listitem')).toContainText([
    '工作台',
    '房间管理',
    '订单管理',
    '用户管理',
  ]);
  await page.getByRole('combobox', { name: '权限角色' }).click();
  await page.getByRole('option', { name: '防疫人员' }).click();
  await expect(preview.getByText('订单管理')).toBeHidden();
  await expect(preview.getByText('房间管理')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a menu is edited and moved', async ({ page }) => {
    await signIn(page, 'admin', `${path}?open=1,4`);
    await action(page, '订单管理', '编辑').click();
    const form = dialog(page, '编辑菜单 · 订单管理');
    await form.getByLabel('菜单名称').fill('预订管理');
    await form.getByRole('button', { name: '保存' }).click();
    await page.getByRole('button', { name: '移动「预订管理」' }).click();
    await page.getByRole('menuitem', { name: '上移' }).click();
    await expect(rowOf(page, '预订管理')).toHaveAttribute('aria-posinset', '1');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
});
