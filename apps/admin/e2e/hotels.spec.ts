import type { Locator, Page } from '@playwright/test';
import {
  confirm,
  dialog,
  expect,
  message,
  openRecord,
  pressInMenu,
  record,
  signIn,
  test,
} from './journey.ts';

const path = '/admin/index/hotel';

const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('table', { name: '酒店' }).getByRole('row').filter({ hasText: name });

const action = (page: Page, hotel: string, name: string): Locator =>
  rowOf(page, hotel).getByRole('button', { name, exact: true });

/** Chooses a department without a hotel, by keyboard. */
async function chooseDepartment(page: Page, form: Locator): Promise<void> {
  const department = form.getByRole('combobox', { name: '所属部门' });
  await department.press('Enter');
  await page.keyboard.type('防疫指挥');
  await page.keyboard.press('Enter');
  await expect(department).toHaveText('防疫指挥部');
}

/** The smallest PNG that there is. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('an admin adds a hotel with a cover and labels, edits, views and deletes it', async ({
  page,
}) => {
  await signIn(page, 'admin', path);
  await page.getByRole('button', { name: '新增' }).click();
  const add = dialog(page, '新增酒店');
  await add.getByRole('button', { name: '保存' }).click();
  await expect(add.getByText('酒店名称不能为空')).toBeVisible();
  await add.getByLabel('酒店名称').fill('安住滨江店');
  await add.getByLabel('酒店地址').fill('杭州市滨江区示例路 8 号');
  await add.getByRole('textbox', { name: '酒店标签' }).fill('江景，近地铁，亲子，');
  await expect(
    add.getByRole('list', { name: '酒店标签，已添加' }).getByRole('listitem'),
  ).toHaveText(['江景', '近地铁', '亲子']);
  await add.locator('input[type=file]').setInputFiles({
    name: '封面.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]),
  });
  await expect(add.getByText('上传封面图片大小不能超过 5MB!').first()).toBeVisible();
  await add
    .locator('input[type=file]')
    .setInputFiles({ name: '封面.png', mimeType: 'image/png', buffer: png });
  await expect(message(page, '上传成功')).toBeVisible();
  await add.getByRole('button', { name: '保存' }).click();
  await expect(add.getByText('所属部门不能为空')).toBeVisible();
  await chooseDepartment(page, add);
  await add.getByRole('button', { name: '保存' }).click();
  await expect(message(page, '操作成功！')).toBeVisible();
  await expect(rowOf(page, '安住滨江店')).toContainText('不接收');

  await action(page, '安住滨江店', '编辑').click();
  const edit = dialog(page, '编辑酒店 · 安住滨江店');
  await edit.getByLabel('酒店名称').fill('安住西湖店');
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(edit.getByText('酒店名称「安住西湖店」已存在').first()).toBeVisible();
  await edit.getByLabel('酒店名称').fill('安住钱江店');
  await edit.getByRole('checkbox', { name: '接收隔离' }).check();
  await expect(edit.getByText('隔离人员可以分配到本酒店的隔离房')).toBeVisible();
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(edit).toBeHidden();

  await openRecord(rowOf(page, '安住钱江店'));
  const view = record(page, '安住钱江店');
  await expect(view.getByRole('button', { name: '查看图片：安住钱江店' })).toBeVisible();
  await expect(view).toContainText('江景');
  await page.keyboard.press('Escape');

  await pressInMenu(rowOf(page, '安住钱江店'), '删除');
  await confirm(page, '删除酒店「安住钱江店」？', '删除');
  await expect(message(page, '删除成功')).toBeVisible();
  await expect(rowOf(page, '安住钱江店')).toBeHidden();
});

test('what is in use is not deleted, and a department has one hotel', async ({ page }) => {
  await signIn(page, 'admin', `${path}?name=西湖`);
  await expect(rowOf(page, '安住外滩店')).toBeHidden();
  await pressInMenu(rowOf(page, '安住西湖店'), '删除');
  await confirm(page, '删除酒店「安住西湖店」？', '删除');
  await expect(page.getByRole('alertdialog')).toContainText(
    /酒店「安住西湖店」仍有 \d+ 个房间、\d+ 张订单.*不能删除/,
  );
  await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click();

  await page.getByRole('button', { name: '新增' }).click();
  const add = dialog(page, '新增酒店');
  await add.getByRole('combobox', { name: '所属部门' }).click();
  const taken = page.getByRole('treeitem', { name: /安住外滩店/ });
  await expect(taken).toHaveAttribute('aria-disabled', 'true');
  await expect(taken).toContainText('已有酒店');
});

test('a hotel is added by keyboard alone, on 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'admin', path);
  await page.getByRole('button', { name: '新增' }).press('Enter');
  const add = dialog(page, '新增酒店');
  await expect(add.getByLabel('酒店名称')).toBeFocused();
  await page.keyboard.type('安住键盘店');
  await page.keyboard.press('Tab');
  const department = add.getByRole('combobox', { name: '所属部门' });
  await expect(department).toBeFocused();
  await chooseDepartment(page, add);
  await page.keyboard.press('Tab');
  await page.keyboard.type('示例路 9 号');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('湖景');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(add.getByRole('checkbox', { name: '接收隔离' })).toBeChecked();
  await add.getByLabel('酒店名称').press('Enter');
  await expect(add).toBeHidden();
  await expect(page.getByRole('table', { name: '酒店' })).toContainText('安住键盘店');
});

test('the record of any hotel is whole, and leads to the form of all its fields', async ({
  page,
}) => {
  await signIn(page, 'admin', path);
  await openRecord(rowOf(page, '安住外滩店'));
  const view = record(page, '安住外滩店');
  for (const label of ['经度', '纬度', '省份', '城市', '联系电话', '酒店介绍', '入住条款']) {
    await expect(view.getByText(label, { exact: true })).toBeVisible();
  }
  await view.getByRole('button', { name: '编辑全部资料' }).click();
  await expect(page).toHaveURL(/\/index\/hotel\/\d+$/);
  const phone = page.getByRole('textbox', { name: '联系电话' });
  await phone.fill('021-12345678');
  await page.getByRole('textbox', { name: '其他政策' }).fill('欢迎携带宠物');
  await page.getByRole('link', { name: '返回' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '继续编辑' }).click();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(message(page, '操作成功！')).toBeVisible();
  await page.getByRole('link', { name: '返回' }).click();
  await openRecord(rowOf(page, '安住外滩店'));
  await expect(view).toContainText('021-12345678');
  await expect(view).toContainText('欢迎携带宠物');
});
