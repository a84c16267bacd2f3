import { now } from '../../../.ci/hour.ts';
import { actInMenu, card, expectStatus, firstRoom, guests, openBoard, payInCash } from './board.ts';
import {
  closeButton,
  confirm,
  dialog,
  enterPassword,
  expect,
  installClock,
  message,
  password,
  revokeAt,
  search,
  signIn,
  signInByForm,
  test,
} from './journey.ts';
import { actOnOrder } from './orderList.ts';

const ended = '账号已在别处退出，请重新登录';

test('the session ends in mid check-in: after signing in again nothing typed is lost', async ({
  page,
}) => {
  await openBoard(page, 'staff');
  const room = await firstRoom(page, '空闲');
  await card(page, room).getByRole('button', { name: '办理入住' }).click();
  const form = dialog(page, /^办理入住/);
  await form.getByLabel('姓名').fill(guests.first.name);
  await form.getByLabel('身份证号').fill(guests.first.idcard);
  await form.getByLabel('手机号').fill(guests.first.phone);
  await search(form, '客源省份', '云南');
  await payInCash(form);
  await revokeAt(page, '**/api/room/checkIn');
  await form.getByRole('button', { name: '办理入住' }).click();

  const again = dialog(page, '重新登录');
  await expect(again).toContainText(ended);
  await expect(again.getByLabel('账号')).toHaveValue('staff');
  await again.getByLabel('密码', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(again.getByRole('alert')).not.toBeEmpty();
  await again.getByLabel('密码', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(again).toBeHidden();

  await expect(form.getByLabel('姓名')).toHaveValue(guests.first.name);
  await expect(form.getByLabel('身份证号')).toHaveValue(guests.first.idcard);
  await expect(form.getByLabel('手机号')).toHaveValue(guests.first.phone);
  await expect(form.getByRole('combobox', { name: '客源省份' })).toContainText('云南');
  await form.getByRole('button', { name: '办理入住' }).click();
  await expect(form).toContainText(`房间「${room}」已办理入住`);
  await closeButton(form).click();
  await expectStatus(page, room, '入住');
});

test('the session ends over a confirmation over a form: both stay', async ({ page }) => {
  await signInByForm(page, 'manager', '/admin/index/orderManage?status=0');
  const orders = page.getByRole('table', { name: '订单' });
  await actOnOrder(page, orders.locator('tbody').getByRole('row').first(), '改价');
  const form = dialog(page, '修改价格');
  await form.getByLabel('新价格').fill('77.5');
  await page.keyboard.press('Enter');
  await revokeAt(page, '**/api/order/changePrice');
  await confirm(page, '用户将以修改后的价格支付', '确定');
  await expect(dialog(page, '重新登录')).toContainText(ended);
  await dialog(page, '重新登录').getByLabel('密码', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog(page, '重新登录')).toBeHidden();
  await expect(form.getByLabel('新价格')).toHaveValue('77.50');
  await form.getByRole('button', { name: '确定' }).click();
  await confirm(page, '用户将以修改后的价格支付', '确定');
  await expect(message(page, '改价成功')).toBeVisible();
  await expect(page.getByRole('table', { name: '订单' })).toContainText('77.50');
});

test('the session ends in mid-form, and the person gives up: the login page follows', async ({
  page,
}) => {
  await openBoard(page, 'manager');
  const room = await firstRoom(page, '空闲');
  await actInMenu(page, room, '编辑房间');
  const form = dialog(page, `编辑房间 · ${room}`);
  await form.getByLabel('朝向').fill('朝东');
  await revokeAt(page, '**/api/room/modify');
  await form.getByRole('button', { name: '保存' }).click();
  const again = dialog(page, '重新登录');
  await expect(again).toContainText(ended);
  await page.keyboard.press('Escape');
  await expect(again).toBeHidden();
  await expect(form.getByLabel('朝向')).toHaveValue('朝东');
  await form.getByRole('button', { name: '保存' }).click();
  await again.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(form).toBeHidden();
  await enterPassword(page, 'manager');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('without an open form the login page says why and knows the way back', async ({ page }) => {
  await signInByForm(page, 'manager', '/admin/index/orderManage?status=4');
  const rows = page.getByRole('table', { name: '订单' }).locator('tbody').getByRole('row');
  await expect(rows.first()).toContainText('已完成');
  await revokeAt(page, '**/api/order/my');
  await page.getByRole('button', { name: '下一页' }).click();
  await expect(page).toHaveURL(/\/admin\/login\?from=/);
  await expect(page.getByRole('alert')).toContainText(ended);
  await enterPassword(page, 'manager');
  await expect(page).toHaveURL(/\/index\/orderManage\?status=4&page=2$/);
  await expect(rows.first()).toContainText('已完成');
});

test('signing out in one window signs out the other window too', async ({ page, context }) => {
  await openBoard(page, 'staff');
  const other = await context.newPage();
  await other.goto('/admin/index/orderManage');
  await expect(other.getByRole('table', { name: '订单' })).toBeVisible();
  await page.getByRole('button', { name: '许前台' }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByLabel('账号')).toBeVisible();
  await expect(other.getByLabel('账号')).toBeVisible();
  for (const one of [page, other]) await expect(one).toHaveURL(/\/admin\/login$/);
});

const minute = 60_000;
const idleEnd = 12 * 60 * minute;

test('a session that nobody uses is warned of in every window; one press extends it for all', async ({
  page,
  context,
  product,
}) => {
  const other = await context.newPage();
  for (const one of [page, other]) await installClock(one);
  await signIn(page, 'manager');
  await other.goto('/admin/index/orderManage');
  for (const one of [page, other]) {
    await expect(one.getByRole('table', { name: '订单' })).toBeVisible();
  }
  // Hours pass for the server and for both windows, up to 100 s before the end that the server has said.
  const end = await page.evaluate(() =>
    Number.parseInt(localStorage.getItem('sessionEnd') ?? '', 10),
  );
  const ahead = end * 1000 - now() - 100_000;
  // None of them calls the server while their clocks differ.
  await product.end();
  for (const one of [page, other]) await one.clock.fastForward(ahead);
  await product.runAlone(ahead);
  const warning = (one: typeof page) => one.getByRole('alertdialog', { name: '登录即将过期' });
  for (const one of [page, other]) {
    await expect(warning(one).getByRole('timer')).toHaveText(/^(1 分 \d+|\d+) 秒$/);
  }
  await page.keyboard.press('Enter');
  for (const one of [page, other]) await expect(warning(one)).toBeHidden();
  await page.clock.fastForward(2 * minute);
  await page.getByRole('button', { name: '下一页' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(warning(page)).toBeHidden();
});

test('a machine that slept past the end gets the sign-in, and nothing typed is lost', async ({
  page,
  product,
}) => {
  await installClock(page);
  await openBoard(page, 'manager');
  const room = await firstRoom(page, '空闲');
  await actInMenu(page, room, '编辑房间');
  const form = dialog(page, `编辑房间 · ${room}`);
  await form.getByLabel('朝向').fill('朝西');
  await product.end();
  await page.clock.fastForward(idleEnd + minute);
  await product.runAlone(idleEnd + minute);
  const again = dialog(page, '重新登录');
  await expect(again).toContainText('登录已过期，请重新登录');
  await again.getByLabel('密码', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(again).toBeHidden();
  await expect(form.getByLabel('朝向')).toHaveValue('朝西');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
});
