import type { Page } from '@playwright/test';
import { boardPath, card, expectStatus, guests, typeGuest } from './board.ts';
import { choose, closeButton, dialog, expect, message, test as base } from './journey.ts';
import { Product } from './server.ts';

const first = { username: 'boss', password: 'Secret-2026' };
const clerk = { username: 'lin.qian', password: 'Front-2026' };

/** A product whose store has its first admin and nothing else. */
const test = base.extend<{ product: Product }>({
  // Playwright reads the names in the first argument: an empty pattern requests no fixtures.
  product: async ({}, hand) => {
    const product = await Product.startEmpty(first);
    await hand(product);
    await product.remove();
  },
});

async function signInAs(
  page: Page,
  { username, password }: typeof first,
  path = '/admin/',
): Promise<void> {
  await page.goto(path);
  await page.getByLabel('账号').fill(username);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toBeVisible();
}

const steps = (page: Page) => page.getByRole('list', { name: '开始使用' });
const nextStep = (page: Page) => steps(page).locator('[aria-current=step]');
const line = (page: Page) => page.getByRole('region', { name: '开始使用' });

/** Sends a call as the page's user. @returns its data */
async function send<Data>(page: Page, path: string, data: object): Promise<Data> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.post(path, { data, headers: { authorization: token ?? '' } });
  const { code, data: result } = (await answer.json()) as { code: number; data: Data };
  expect(code).toBe(200);
  return result;
}

/** Adds the hotel of a department and its room type, which have screens of their own. */
async function addHotelAndRoomTypeByCalls(page: Page, department: string): Promise<void> {
  const departments = await send<{ id: number; name: string }[]>(page, '/api/dept/list', {});
  const hotel = await send<{ id: number }>(page, '/api/hotel/add', {
    name: '安住测试店',
    deptId: departments.find(({ name }) => name === department)?.id,
  });
  await send(page, '/api/roomType/add', {
    hotelId: hotel.id,
    name: '标准双床房',
    bedType: '',
    bed: 2,
    maxLoad: 2,
    haveWindow: 1,
    network: 1,
    haveBreakfast: 0,
    fee: 268,
    isolationFee: 320,
    sort: 0,
  });
}

test('an empty store is set up step by step, and its clerk checks in the first guest', async ({
  page,
}) => {
  await signInAs(page, first);
  await expect(nextStep(page)).toContainText('部门');
  await page.getByRole('link', { name: '去部门管理' }).click();

  await page.getByRole('button', { name: '新增' }).click();
  const department = dialog(page, '新增部门');
  await department.getByLabel('部门名称').fill('测试店');
  await choose(department, '权限角色', '酒店管理员');
  await department.getByLabel('部门名称').press('Enter');
  await expect(department).toBeHidden();
  await expect(line(page)).toContainText('第 2 步，共 5 步：酒店');
  await page.getByRole('button', { name: '新增' }).click();
  await department.getByLabel('部门名称').fill('测试店前台');
  await choose(department, '权限角色', '酒店员工');
  await department.getByRole('combobox', { name: '上级部门' }).click();
  await page.getByRole('treeitem', { name: '测试店', exact: true }).click();
  await department.getByRole('button', { name: '保存' }).click();
  await expect(department).toBeHidden();

  await addHotelAndRoomTypeByCalls(page, '测试店');
  await page.goto('/admin/index');
  await expect(nextStep(page)).toContainText('房间');
  await page.getByRole('link', { name: '去房间管理' }).click();
  await expect(page.getByText('还没有房间')).toBeVisible();

  await page.getByRole('button', { name: '批量新增' }).click();
  const rooms = dialog(page, '批量新增房间 · 安住测试店');
  await expect(rooms.getByLabel('楼层')).toBeFocused();
  await page.keyboard.type('2-8');
  await page.keyboard.press('Tab');
  await page.keyboard.type('01-16');
  await choose(rooms, '房型', '标准双床房');
  await expect(rooms).toContainText('将新增 112 间，0 间已存在');
  await rooms.getByLabel('朝向').fill('朝南');
  await rooms.getByLabel('朝向').press('Enter');
  await expect(message(page, '已新增 112 间房间')).toBeVisible();
  await expectStatus(page, '816', '空闲');
  await expect(line(page)).toContainText('第 5 步，共 5 步：用户');

  await line(page).getByRole('link', { name: '去用户管理' }).click();
  await page.getByRole('button', { name: '新增' }).click();
  const user = dialog(page, '新增用户');
  await user.getByLabel('用户名').fill(clerk.username);
  await user.getByLabel('昵称').fill('林浅');
  await user.getByLabel('手机号').fill('19900000321');
  await user.getByRole('combobox', { name: '所属部门' }).click();
  await page.getByRole('searchbox', { name: '搜索' }).fill('测试店前台');
  await page.getByRole('treeitem', { name: /前台/ }).click();
  await user.getByLabel(/^密码/).fill(clerk.password);
  await user.getByRole('button', { name: '保存' }).click();
  await expect(user).toBeHidden();
  await expect(line(page)).toContainText('准备完成');
  await page.goto('/admin/index');
  await expect(page).toHaveURL(/roomManage$/);
  await expect(line(page)).toHaveCount(0);

  await page.getByRole('button', { name: first.username }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await signInAs(page, clerk, boardPath);
  await expect(page.getByRole('button', { name: '批量新增' })).toHaveCount(0);
  await card(page, '201').getByRole('button', { name: '办理入住' }).click();
  const checkIn = dialog(page, /办理入住/);
  await expect(checkIn.getByLabel('姓名')).toBeFocused();
  await typeGuest(page, guests.first);
  // The second row stays blank: Enter in it goes on to the button.
  await expect(
    checkIn.getByRole('group', { name: '第 2 位入住人' }).getByLabel('姓名'),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(checkIn.getByRole('button', { name: '办理入住' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(checkIn).toContainText('房间「201」已办理入住');
  await closeButton(checkIn).click();
  await expectStatus(page, '201', '入住');
});
