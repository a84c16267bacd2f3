import { orderPage } from '@anzhu/api/contract/order';
import { getUser } from '@anzhu/api/contract/user';
import type { Page } from '@playwright/test';
import { expect, hold, person, signIn, test } from './journey.ts';
import { rows } from './orderList.ts';

const holdProfile = (page: Page): Promise<() => void> =>
  hold(page, `**${getUser.path.replace('{id}', '*')}`);

test('a list is read and shown before it is read who asks, once, without a wait for the configuration', async ({
  page,
}) => {
  await signIn(page, 'manager');
  await expect(rows(page).first()).toContainText('****');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const release = await holdProfile(page);
  await page.goto('/admin/index/orderManage?status=4');
  await expect(rows(page).first()).toContainText('已完成');
  await expect(person(page)).toBeHidden();
  release();
  await expect(person(page)).toContainText('周店长');
  expect(asked.filter((path) => path === orderPage.path)).toHaveLength(1);
  expect(asked).not.toContain('/admin/config.json');
});

test('nothing is taken over from another user, from what is broken, or after signing out', async ({
  page,
}) => {
  await signIn(page, 'manager');
  await expect(person(page)).toContainText('周店长');
  const post = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('post'));
  const own = (await post()) ?? '';
  for (const kept of ['{', own.replace(/"id":"\d+"/, '"id":"999"')]) {
    await page.evaluate((text) => localStorage.setItem('post', text), kept);
    const release = await holdProfile(page);
    const profile = page.waitForRequest(`**${getUser.path.replace('{id}', '*')}`);
    await page.reload();
    await profile;
    await expect(page.getByRole('main').getByRole('status')).toContainText('加载中');
    await expect(rows(page)).toHaveCount(0);
    release();
    await expect(rows(page).first()).toContainText('****');
    expect(await post()).toBe(own);
    await page.unrouteAll();
  }
  await person(page).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByLabel('账号')).toBeVisible();
  expect(await post()).toBeNull();
});
