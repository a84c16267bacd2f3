import type { Page } from '@playwright/test';
import {
  badge,
  card,
  cards,
  expectStatus,
  firstRoom,
  guests,
  openBoard,
  payInCash,
} from './board.ts';
import {
  choose,
  chooseFilter,
  closeButton,
  dialog,
  expect,
  installClock,
  hold,
  message,
  signIn,
  test,
} from './journey.ts';

const orderList = '**/api/order/my';
const table = (page: Page) => page.getByRole('table', { name: '订单' });
const rows = (page: Page) => table(page).locator('tbody').getByRole('row');
// The clock that Playwright installs makes no instances of UTCDate: what they compute would be in the local zone.
test.use({ timezoneId: 'UTC' });

const failure = (page: Page) => page.getByRole('main').getByRole('alert');

test('the server is away: the list says so in place, and 重试 brings it back', async ({
  page,
  product,
}) => {
  await product.runAlone();
  await signIn(page, 'manager', '/admin/index/orderManage');
  await chooseFilter(page, '订单状态', '已完成');
  await expect(rows(page).first()).toContainText('已完成');
  const before = await rows(page).first().innerText();
  await product.kill();
  await chooseFilter(page, '订单状态', '已支付');
  await expect(failure(page)).toContainText('网络');
  await expect(rows(page).first()).toHaveText(before, { useInnerText: true });
  await expect(page.getByRole('combobox', { name: '订单状态' })).toContainText('已支付');
  await product.run();
  await failure(page).getByRole('button', { name: '重试' }).click();
  await expect(failure(page)).toHaveCount(0);
  await expect(rows(page).first()).toContainText('已支付');
});

test('the server is away: asking the same again by 查询 works once it is back', async ({
  page,
  product,
}) => {
  await product.runAlone();
  await signIn(page, 'manager', '/admin/index/orderManage?status=1');
  await expect(rows(page).first()).toContainText('已支付');
  await product.kill();
  await page.getByRole('button', { name: '查询' }).click();
  await expect(failure(page)).toContainText('网络');
  await product.run();
  await page.getByRole('button', { name: '查询' }).click();
  await expect(failure(page)).toHaveCount(0);
  await expect(rows(page).first()).toContainText('已支付');
});

test('the server is away on the way to another screen: it says so in its place, and comes with 重试', async ({
  page,
  product,
}) => {
  await product.runAlone();
  await openBoard(page, 'staff');
  await product.kill();
  await page.getByRole('link', { name: '订单管理' }).click();
  await expect(failure(page)).toContainText('页面无法打开');
  await expect(page.getByRole('navigation', { name: '菜单' })).toBeVisible();
  await product.run();
  await failure(page).getByRole('button', { name: '重试' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('a slow server: the old rows stay, dimmed, and nothing is asked twice', async ({ page }) => {
  await signIn(page, 'manager', '/admin/index/orderManage');
  await expect(rows(page).first()).toContainText('¥');
  const before = await rows(page).first().innerText();
  const release = await hold(page, orderList);
  await chooseFilter(page, '订单状态', '已支付');
  await expect(table(page)).toHaveAttribute('aria-busy', 'true');
  await expect(rows(page).first()).toHaveText(before, { useInnerText: true });
  await expect(table(page).locator('tbody')).toHaveCSS('opacity', '0.5');
  await expect(page.getByRole('button', { name: '查询' })).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(rows(page).first()).toContainText('已支付');
  await expect(table(page)).not.toHaveAttribute('aria-busy');
  await expect(table(page).locator('tbody')).toHaveCSS('opacity', '1');
});

test('the network fails in mid-save: the dialog says so, keeps what was typed, and saves then', async ({
  page,
  product,
}) => {
  await product.runAlone();
  await openBoard(page, 'manager');
  await page.getByRole('button', { name: '新增房间' }).click();
  const form = dialog(page, '新增房间');
  await form.getByLabel('房间号').fill('9902');
  await form.getByLabel('楼层').fill('9');
  await choose(form, '房型', '标准双床房');
  await product.kill();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByRole('alert')).toContainText('网络');
  await expect(form.getByLabel('房间号')).toHaveValue('9902');
  await product.run();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(message(page, '添加房间成功')).toBeVisible();
  await expect(card(page, '9902')).toBeVisible();
});

test('two presses in one moment send one request', async ({ page }) => {
  await openBoard(page, 'staff');
  const room = await firstRoom(page, '待打扫');
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/room/cleanRoom/')) calls += 1;
  });
  const release = await hold(page, '**/api/room/cleanRoom/*');
  await card(page, room).getByRole('button', { name: '打扫' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '打扫' }).dblclick();
  release();
  await expect(message(page, '房间已成功打扫!')).toHaveCount(1);
  await expectStatus(page, room, '空闲');
  expect(calls).toBe(1);
  await expect(cards(page).first()).toBeVisible();
});

test('the server is away in mid check-in: the form stays while the board goes on asking', async ({
  page,
  product,
}) => {
  await product.runAlone();
  await installClock(page);
  await openBoard(page, 'staff');
  await expect(badge(page, '实时')).toBeVisible();
  const room = await firstRoom(page, '空闲');
  await card(page, room).getByRole('button', { name: '办理入住' }).click();
  const form = dialog(page, /^办理入住/);
  await form.getByLabel('姓名').fill(guests.first.name);
  await form.getByLabel('身份证号').fill(guests.first.idcard);
  await form.getByLabel('手机号').fill(guests.first.phone);
  await payInCash(form);
  await product.kill();
  await expect(badge(page, '重连中')).toBeVisible();
  await page.clock.fastForward(16_000);
  await expect(badge(page, '轮询')).toBeVisible();
  await expect(failure(page)).toBeAttached();
  await form.getByRole('button', { name: '办理入住' }).click();
  await expect(form.getByRole('alert')).toContainText('网络');
  await product.run();
  await form.getByRole('button', { name: '办理入住' }).click();
  await expect(form).toContainText(`房间「${room}」已办理入住`);
  await closeButton(form).click();
  await expectStatus(page, room, '入住');
});
