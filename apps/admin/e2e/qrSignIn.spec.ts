import type { Page } from '@playwright/test';
import {
  enterPassword,
  expect,
  followClock,
  installClock,
  signInElsewhere,
  test,
} from './journey.ts';

/** The address that a phone reads off the screen. */
async function showCode(page: Page): Promise<string> {
  const answered = page.waitForResponse('**/open/auth/qrCode/1?*');
  await page.getByRole('button', { name: '扫码登录' }).click();
  const { data } = (await (await answered).json()) as { data: string };
  await expect(page.getByRole('img', { name: '登录二维码' })).toBeVisible();
  return data;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a phone scans the code and confirms: the screen goes on to where it was sent from', async ({
  page,
  product,
}) => {
  await page.goto('/admin/index/orderManage?status=1');
  const address = await showCode(page);
  await expect(page.getByText('请使用手机扫描二维码')).toBeVisible();
  expect(address).toContain(`${product.url}/admin/scan?code=`);

  const phone = await signInElsewhere(page, product, 'staff', '/admin/index/orderManage');
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(address);
  await expect(phone.getByText(/^Chrome \d+ · Linux$/)).toBeVisible();
  await expect(phone.getByText('127.0.0.1')).toBeVisible();
  await expect(page.getByText('请在手机上确认登录')).toBeVisible();

  await button(phone, '确认登录').click();
  await expect(phone.getByRole('heading', { name: '已确认登录' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/index\/orderManage\?status=1$/);
  await expect(page.getByRole('heading', { level: 1, name: '订单管理' })).toBeVisible();

  await phone.goto(address);
  await expect(phone.getByRole('heading', { name: '二维码已失效' })).toBeVisible();
  await phone.getByRole('link', { name: '回到工作台' }).click();
  await expect(phone.getByRole('banner')).toBeVisible();
});

test('a phone without a session signs in first, then says no: another code is to be had', async ({
  page,
  product,
}) => {
  await page.goto('/admin/');
  const address = await showCode(page);
  const browser = page.context().browser();
  const phone = await browser?.newPage({ baseURL: product.url, locale: 'zh-CN' });
  if (!phone) throw new Error('the page has no browser');
  await followClock(phone.context());
  await phone.goto(address);
  await expect(phone).toHaveURL(/\/admin\/login\?from=/);
  await enterPassword(phone, 'manager');
  await expect(phone).toHaveURL(address);
  await button(phone, '取消').click();
  await expect(phone.getByRole('heading', { name: '已取消登录' })).toBeVisible();

  await expect(page.getByText('已在手机上取消登录')).toBeVisible();
  await button(page, '二维码已失效，点击刷新').press('Enter');
  await expect(page.getByText('请使用手机扫描二维码')).toBeVisible();
  await button(page, '账号登录').click();
  await enterPassword(page, 'staff');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('two phones read one code: the second is refused, the first goes on', async ({
  page,
  product,
}) => {
  await page.goto('/admin/');
  const address = await showCode(page);
  const first = await signInElsewhere(page, product, 'staff', '/admin/index/orderManage');
  const second = await signInElsewhere(page, product, 'guard', '/admin/index/logManage');
  await first.goto(address);
  await expect(button(first, '确认登录')).toBeEnabled();
  await second.goto(address);
  await expect(
    second.getByRole('heading', { name: '二维码已被使用，请刷新后重新扫描' }),
  ).toBeVisible();
  // Read afresh, it is still the first one's.
  await first.reload();
  await button(first, '确认登录').click();
  await expect(first.getByRole('heading', { name: '已确认登录' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('it is asked every three seconds, and not from a hidden tab or after leaving', async ({
  page,
}) => {
  await installClock(page);
  let polls = 0;
  page.on('response', (response) => {
    if (response.url().includes('/open/auth/qrCode/2')) polls += 1;
  });
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await page.goto('/admin/login');
  await showCode(page);
  await page.clock.fastForward(3000);
  await expect.poll(() => polls).toBe(1);

  await hide(true);
  await page.clock.fastForward(30_000);
  expect(polls).toBe(1);
  await hide(false);
  await expect.poll(() => polls).toBe(2);

  await button(page, '账号登录').click();
  await page.clock.fastForward(30_000);
  expect(polls).toBe(2);
});

test('the server is away for a moment: it is said, and asked again', async ({ page, product }) => {
  await product.runAlone();
  await installClock(page);
  await page.goto('/admin/login');
  await showCode(page);
  await product.kill();
  await page.clock.fastForward(3000);
  await expect(page.getByRole('status')).toContainText('网络');
  await product.run();
  await page.clock.fastForward(3000);
  await expect(page.getByText('请使用手机扫描二维码')).toBeVisible();
});

test('the page of the login carries nothing of the code', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await page.goto('/admin/login');
  await expect(page.getByLabel('账号')).toBeFocused();
  const before = scripts.length;
  await showCode(page);
  expect(scripts.length).toBeGreaterThan(before);
});
