import { crc32, deflateSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { dialog, enterPassword, expect, hold, message, person, signIn, test } from './journey.ts';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A picture of one colour, as a camera would never make it, but a PNG. */
function png(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(side * 3, 120)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const portrait = { name: '头像.png', mimeType: 'image/png', buffer: png(64) };

/** Opens 修改信息 out of the menu at the end of the top bar. */
async function editProfile(page: Page): Promise<Locator> {
  await person(page).click();
  await page.getByRole('button', { name: '修改信息' }).click();
  const form = dialog(page, '修改信息');
  await expect(form).toBeVisible();
  return form;
}

const chooseFile = (form: Locator): Promise<void> =>
  form.locator('input[type="file"]').setInputFiles(portrait);

test('picture, nickname, phone and password are changed, and stay', async ({ page }) => {
  await signIn(page, 'staff');
  const form = await editProfile(page);
  await chooseFile(form);
  await expect(message(page, '上传成功')).toBeVisible();
  await form.getByLabel('昵称').fill('许小前');
  await form.getByLabel('手机号').fill('13912345678');
  await form.getByLabel('密码', { exact: true }).fill('Anzhu@2027');
  await form.getByLabel('当前密码').fill('Anzhu@2026');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(message(page, '修改成功')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(person(page)).toHaveAccessibleName('许小前');
  await expect(person(page).locator('img')).toHaveAttribute('src', /^\/files\/\w+\.png$/);
  await expect(person(page)).toBeFocused();

  await page.reload();
  await expect(person(page)).toHaveAccessibleName('许小前');
  const shown = await person(page)
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
  expect(shown).toBe(64);

  await person(page).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await enterPassword(page, 'staff');
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await page.getByLabel('密码', { exact: true }).fill('Anzhu@2027');
  await page.keyboard.press('Enter');
  await expect(person(page)).toHaveAccessibleName('许小前');

  await person(page).click();
  await page.getByRole('button', { name: '我的登录' }).click();
  const own = dialog(page, '我的登录').getByRole('row', { name: /本次登录/ });
  await expect(own).toContainText(/Chrome \d+ · \S+.*127\.0\.0\.1/);
});

test('what is wrong is said at its field, and nothing is lost unasked', async ({ page }) => {
  await signIn(page, 'staff');
  const form = await editProfile(page);
  const phone = form.getByLabel('手机号');
  const own = await phone.inputValue();
  await phone.fill('19900000001');
  await phone.press('Tab');
  await expect(form.getByText('手机号19900000001已被占用')).toBeVisible();
  await phone.fill('123');
  await phone.press('Tab');
  await expect(form.getByText('请输入正确的手机号')).toBeVisible();
  await phone.fill(own);
  await form.getByLabel('昵称').fill('');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('请输入昵称')).toBeVisible();

  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: '放弃未保存的修改？' });
  await question.getByRole('button', { name: '放弃修改' }).click();
  await expect(form).toBeHidden();
  await expect(person(page)).not.toHaveAccessibleName('');
});

test('it cannot be saved while the picture is on its way', async ({ page }) => {
  await signIn(page, 'staff');
  const form = await editProfile(page);
  const release = await hold(page, '**/upload/img/oss');
  await chooseFile(form);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('图片正在上传，请稍候').first()).toBeVisible();
  release();
  await expect(message(page, '上传成功')).toBeVisible();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
});

test('the server is away: 修改失败！, and what was typed is saved then', async ({
  page,
  product,
}) => {
  await product.runAlone();
  await signIn(page, 'staff');
  const form = await editProfile(page);
  await form.getByLabel('昵称').fill('许晚班');
  await product.kill();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByRole('alert')).toContainText('修改失败！');
  await expect(form.getByLabel('昵称')).toHaveValue('许晚班');
  await product.run();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(person(page)).toHaveAccessibleName('许晚班');
});
