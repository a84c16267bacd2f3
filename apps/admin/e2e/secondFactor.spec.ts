import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { now } from '../../../.ci/hour.ts';
import { dialog, expect, message, password, person, signIn, test } from './journey.ts';

const clerk = { username: 'late.clerk', given: 'Given-Word-26', chosen: 'Quiet-River-7' };

const expectRefused = (page: Page, label: string, why: RegExp): Promise<void> =>
  expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(why);

/** Fills in a field that has the focus, and sends it by Enter. */
async function submitField(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.insertText(text);
  await page.keyboard.press('Enter');
}

/** Account and password on the login page. */
async function enter(page: Page, typed: string): Promise<void> {
  await page.getByLabel('账号').fill(clerk.username);
  await page.getByLabel('密码', { exact: true }).fill(typed);
  await page.keyboard.press('Enter');
}

async function signOut(page: Page): Promise<void> {
  await person(page).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByLabel('账号')).toBeFocused();
}

/** The code of the next time step, which is accepted too: a code of the present one may have been used. */
const nextCode = (totp: TOTP): string => totp.generate({ timestamp: now() + 30_000 });

test('a new user sets a password, then a second factor, and signs in with codes of both kinds', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/index/userManage');
  await page.getByRole('button', { name: '新增' }).click();
  const add = dialog(page, '新增用户');
  await add.getByRole('textbox', { name: /用户名/ }).fill(clerk.username);
  await add.getByRole('textbox', { name: /昵称/ }).fill('晚班');
  await add.getByRole('textbox', { name: /手机号/ }).fill('13712345671');
  await add.getByLabel(/^密码/).fill(clerk.given);
  await add.getByRole('combobox', { name: /所属部门/ }).click();
  await page.getByRole('searchbox', { name: '搜索' }).fill('防疫指挥部');
  await page.getByRole('treeitem', { name: '防疫指挥部' }).first().click();
  await add.getByRole('button', { name: '保存' }).click();
  await expect(add).toBeHidden();
  await signOut(page);

  await enter(page, clerk.given);
  await expect(page.getByText('当前密码由他人设置，请换成自己的新密码')).toBeVisible();
  await page.getByLabel('当前密码', { exact: true }).fill(clerk.given);
  await page.getByLabel('新密码', { exact: true }).fill('Password-2026');
  await page.keyboard.press('Enter');
  await expectRefused(page, '新密码', /该密码过于常见，请换一个/);
  await page.getByLabel('新密码', { exact: true }).fill(clerk.chosen);
  await page.keyboard.press('Enter');
  await expect(person(page)).toHaveAccessibleName('晚班');

  await person(page).click();
  await page.getByRole('button', { name: '修改信息' }).click();
  await dialog(page, '修改信息').getByRole('button', { name: '两步验证' }).click();
  const setUp = dialog(page, '两步验证');
  await setUp.getByRole('button', { name: '开启' }).click();
  await submitField(page, '当前密码', clerk.chosen);
  await expect(setUp.getByRole('img', { name: '两步验证二维码' })).toBeVisible();
  const words = await setUp.getByText(/手动输入密钥/).innerText();
  const secret = words.replaceAll(/[^A-Z2-7]/g, '');
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const first = totp.generate({ timestamp: now() });
  await submitField(page, '验证码', first);
  const codes = setUp.getByRole('list', { name: '恢复码' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const former = (await codes.first().innerText()).trim();
  const proof = (await codes.last().innerText()).trim();
  const download = page.waitForEvent('download');
  await setUp.getByRole('button', { name: '下载' }).click();
  expect((await download).suggestedFilename()).toBe('安住 恢复码.txt');
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog', { name: '放弃未保存的恢复码？' })
    .getByRole('button', { name: '继续查看' })
    .click();
  await setUp.getByRole('button', { name: '我已保存' }).click();
  await expect(message(page, '两步验证已开启')).toBeVisible();
  await dialog(page, '修改信息').getByRole('button', { name: '两步验证' }).click();
  await setUp.getByRole('button', { name: '换新恢复码' }).click();
  // A password alone renews nothing: a recovery code proves the factor, and is used up.
  await submitField(page, '当前密码', clerk.chosen);
  await expect(setUp.getByText('请输入现用的验证码或恢复码')).toBeVisible();
  await submitField(page, '现用的验证码', proof);
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().innerText()).trim();
  await setUp.getByRole('button', { name: '我已保存' }).click();
  await expect(message(page, '恢复码已换新')).toBeVisible();
  await page.keyboard.press('Escape');
  await signOut(page);

  await enter(page, clerk.chosen);
  await submitField(page, '验证码', first);
  await expectRefused(page, '验证码', /验证码不正确/);
  await page.getByLabel('验证码', { exact: true }).fill(nextCode(totp));
  await page.keyboard.press('Enter');
  await expect(person(page)).toHaveAccessibleName('晚班');
  await signOut(page);

  await enter(page, clerk.chosen);
  await page.getByRole('button', { name: '使用恢复码' }).click();
  await submitField(page, '恢复码', former);
  await expectRefused(page, '恢复码', /验证码不正确/);
  await page.getByLabel('恢复码', { exact: true }).fill(recovery);
  await page.keyboard.press('Enter');
  await expect(person(page)).toHaveAccessibleName('晚班');
  await signOut(page);

  await enter(page, clerk.chosen);
  await page.getByRole('button', { name: '使用恢复码' }).click();
  await submitField(page, '恢复码', recovery);
  await expectRefused(page, '恢复码', /验证码不正确/);
  await page.getByRole('button', { name: '返回' }).click();
  await expect(page.getByLabel('账号')).toBeFocused();
});

test('a role that must have a second factor sets it up before the first screen', async ({
  page,
  product,
}) => {
  await product.end();
  await product.run({ REQUIRE_TOTP: 'hotel_member' });
  await page.goto('/admin/');
  await page.getByLabel('账号').fill('staff');
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('你的角色必须使用两步验证，请先设置')).toBeVisible();
  const words = await page.getByText(/手动输入密钥/).innerText();
  const totp = new TOTP({ secret: Secret.fromBase32(words.replaceAll(/[^A-Z2-7]/g, '')) });
  await expect(page.getByLabel('当前密码', { exact: true })).toBeFocused();
  await page.keyboard.insertText(password);
  await page.getByLabel('验证码', { exact: true }).fill(totp.generate({ timestamp: now() }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: '恢复码' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.getByRole('button', { name: '我已保存' }).press('Enter');
  await expect(page.getByRole('banner')).toBeVisible();
});
