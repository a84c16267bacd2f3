import type { Locator, Page } from '@playwright/test';
import { ask } from './ask.ts';
import {
  enterPassword,
  expect,
  hold,
  message,
  password,
  revokeAt,
  signIn,
  test,
} from './journey.ts';

const path = '/admin/index/myHotel';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const phone = (page: Page): Locator => page.getByRole('textbox', { name: '联系电话' });
const preview = (page: Page): Locator => page.getByRole('complementary', { name: '宾客视角预览' });
const cover = (page: Page): Locator => preview(page).getByRole('img', { name: '安住西湖店' });
const chooseCover = (page: Page): Promise<void> =>
  page.locator('#hotel-pictures input[type=file]').setInputFiles({
    name: '门面.png',
    mimeType: 'image/png',
    buffer: png,
  });
/** The address of the cover before an upload: the demo's hotel has one. */
const formerCover = async (page: Page): Promise<string> =>
  (await cover(page).getAttribute('src')) ?? '';
const save = (page: Page): Promise<void> =>
  page.getByRole('button', { name: '保存', exact: true }).click();
const question = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: '放弃未保存的修改？' });

test('a manager edits everything; the preview follows, and a reload shows it', async ({ page }) => {
  await signIn(page, 'manager');
  await page.getByRole('link', { name: '我的酒店' }).click();
  await phone(page).fill('电话 123');
  await save(page);
  await expect(page.getByText('应为 5 到 20 位数字、-、+ 或转')).toBeVisible();
  await expect(phone(page)).toBeFocused();
  await phone(page).fill('0571-87654321');
  await expect(preview(page)).toContainText('0571-87654321');

  const pin = page.getByRole('slider', { name: '酒店位置' });
  await pin.press('ArrowRight');
  await expect(page.getByRole('spinbutton', { name: '经度' })).toHaveValue('120.140000');
  const box = await pin.boundingBox();
  if (!box) throw new Error('the point has no place');
  await page.mouse.move(box.x + 22, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + 22, box.y + 80, { steps: 3 });
  await page.mouse.up();
  await expect(page.getByRole('spinbutton', { name: '纬度' })).not.toHaveValue('30.260000');
  await page.getByRole('spinbutton', { name: '经度' }).fill('116.4');
  await expect(page.getByText('该位置不在浙江范围内，请核对经纬度')).toBeVisible();

  const former = await formerCover(page);
  await chooseCover(page);
  await expect(cover(page)).not.toHaveAttribute('src', former);
  await page.getByRole('textbox', { name: '其他政策' }).fill('欢迎携带宠物');
  await expect(preview(page)).toContainText('欢迎携带宠物');
  await save(page);
  await expect(message(page, '操作成功！')).toBeVisible();
  await expect(page.getByText('有未保存的修改')).toBeHidden();

  await page.reload();
  await expect(phone(page)).toHaveValue('0571-87654321');
  await expect(page.getByRole('spinbutton', { name: '经度' })).toHaveValue('116.400000');
  await expect(preview(page)).toContainText('欢迎携带宠物');
});

test('saving waits for the upload of a picture', async ({ page }) => {
  await signIn(page, 'manager', path);
  await expect(phone(page)).toBeVisible();
  const former = await formerCover(page);
  const release = await hold(page, '**/upload/img/oss');
  await chooseCover(page);
  await save(page);
  await expect(page.getByText('图片正在上传，请稍候').first()).toBeVisible();
  release();
  await expect(cover(page)).not.toHaveAttribute('src', former);
  await save(page);
  await expect(message(page, '操作成功！')).toBeVisible();
});

test('unsaved changes are asked about by a link, the back button and signing out', async ({
  page,
}) => {
  await signIn(page, 'manager', '/admin/index/orderManage');
  await page.getByRole('link', { name: '我的酒店' }).click();
  await phone(page).fill('0571-1111111');
  await page.getByRole('link', { name: '房间管理' }).click();
  await question(page).getByRole('button', { name: '继续编辑' }).click();
  await expect(page).toHaveURL(/myHotel/);

  await page.goBack();
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL(/myHotel/);
  await question(page).getByRole('button', { name: '继续编辑' }).click();
  await expect(phone(page)).toHaveValue('0571-1111111');
  await page.goBack();
  await question(page).getByRole('button', { name: '放弃修改' }).click();
  await expect(page).toHaveURL(/orderManage/);
  await page.goForward();
  await expect(phone(page)).toHaveValue('400-000-0000');

  await phone(page).fill('0571-2222222');
  await page.getByRole('button', { name: /周店长/ }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await question(page).getByRole('button', { name: '放弃修改' }).click();
  await expect(page.getByLabel('密码', { exact: true })).toBeVisible();
  await enterPassword(page, 'manager');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('the question cannot be loaded: the form stays, and the browser asks', async ({ page }) => {
  await page.route('**/assets/LeaveQuestion-*.js', (route) => route.abort());
  await signIn(page, 'manager', path);
  await phone(page).fill('0571-1111111');
  const refused = page.waitForEvent('dialog').then((asked) => asked.dismiss());
  await page.getByRole('link', { name: '房间管理' }).click();
  await refused;
  await expect(page).toHaveURL(/myHotel/);
  await expect(phone(page)).toHaveValue('0571-1111111');
  page.once('dialog', (asked) => asked.accept());
  await page.getByRole('link', { name: '房间管理' }).click();
  await expect(page).toHaveURL(/roomManage/);
});

test('a lost session keeps the draft', async ({ page }) => {
  await signIn(page, 'manager', path);
  await phone(page).fill('0571-3333333');
  await revokeAt(page, '**/api/hotel/modify');
  await save(page);
  const again = page.getByRole('dialog', { name: '登录' });
  await again.getByLabel('密码', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(again).toBeHidden();
  await expect(phone(page)).toHaveValue('0571-3333333');
  await save(page);
  await expect(message(page, '操作成功！')).toBeVisible();
});

test('staff see it read-only, on a phone; an admin has no hotel of their own', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'staff', path);
  await expect(phone(page)).toHaveValue('400-000-0000');
  await expect(phone(page)).not.toBeEditable();
  await expect(page.getByRole('button', { name: '保存' })).toBeHidden();
  await page.getByRole('link', { name: '入住条款' }).click();
  await expect(page.getByRole('link', { name: '入住条款' })).toHaveAttribute(
    'aria-current',
    'location',
  );
  expect(await ask(page, '/api/hotel/modify', { id: 1, name: '改名' })).toMatchObject({
    code: 4010,
  });
});
