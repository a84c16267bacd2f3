import type { Page } from '@playwright/test';
import { boardPath, card, expectStatus, guests, typeGuest } from './board.ts';
import { choose, closeButton, dialog, expect, message, test as base } from './journey.ts';
import { countInputs } from './inputs.ts';
import { Product } from './server.ts';

const first = { username: 'boss', password: 'Harbour-2026' };
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

/** Signs in; `chosen` takes the place of a password that someone else set. */
async function signInAs(
  page: Page,
  { username, password }: typeof first,
  { path = '/admin/', chosen }: { path?: string; chosen?: string } = {},
): Promise<void> {
  await page.goto(path);
  await page.getByLabel('账号').fill(username);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  if (chosen !== undefined) {
    await expect(page.getByLabel('当前密码', { exact: true })).toBeFocused();
    await page.keyboard.insertText(password);
    await page.getByLabel('新密码', { exact: true }).fill(chosen);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('banner')).toBeVisible();
}

const steps = (page: Page) => page.getByRole('list', { name: '开始使用' });
const nextStep = (page: Page) => steps(page).locator('[aria-current=step]');
const line = (page: Page) => page.getByRole('region', { name: '开始使用' });

/** Goes to the screen of the next step, until it has replaced the one before: both have a button 新增. */
async function goTo(page: Page, screen: string): Promise<void> {
  await line(page)
    .or(steps(page))
    .getByRole('link', { name: `去${screen}` })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
}

test('an empty store is set up step by step, and its clerk checks in the first guest', async ({
  page,
}) => {
  const inputs = await countInputs(page);
  await signInAs(page, first);
  await expect(nextStep(page)).toContainText('部门');
  await goTo(page, '部门管理');

  await page.getByRole('button', { name: '新增' }).click();
  const department = dialog(page, '新增部门');
  await department.getByLabel('部门名称').fill('测试店');
  await choose(department, '权限角色', '酒店管理员');
  await department.getByLabel('部门名称').press('Enter');
  await expect(department).toBeHidden();
  await expect(line(page)).toContainText('第 2 步，共 6 步：酒店');
  await page.getByRole('button', { name: '新增' }).click();
  await department.getByLabel('部门名称').fill('测试店前台');
  await choose(department, '权限角色', '酒店员工');
  await department.getByRole('combobox', { name: '上级部门' }).click();
  await page.getByRole('treeitem', { name: '测试店', exact: true }).click();
  await department.getByRole('button', { name: '保存' }).click();
  await expect(department).toBeHidden();

  await goTo(page, '酒店管理');
  await page.getByRole('button', { name: '新增' }).click();
  const hotel = dialog(page, '新增酒店');
  await hotel.getByLabel('酒店名称').fill('安住测试店');
  await hotel.getByRole('combobox', { name: '所属部门' }).press('Enter');
  await page.keyboard.type('测试店');
  await page.keyboard.press('Enter');
  await expect(hotel.getByRole('combobox', { name: '所属部门' })).toHaveText('测试店');
  await hotel.getByRole('button', { name: '保存' }).click();
  await expect(line(page)).toContainText('第 3 步，共 6 步：床型');

  await goTo(page, '床型管理');
  await page.getByRole('button', { name: '新增' }).click();
  const bedType = dialog(page, '新增床型');
  await choose(bedType, '酒店', '安住测试店');
  await bedType.getByLabel('床型名称').fill('单人床');
  await bedType.getByLabel('最多睡').fill('1');
  await bedType.getByRole('button', { name: '保存' }).click();
  await expect(line(page)).toContainText('第 4 步，共 6 步：房型');

  await goTo(page, '房型管理');
  await page.getByRole('button', { name: '新增' }).click();
  const roomType = dialog(page, '新增房型');
  await choose(roomType, '酒店', '安住测试店');
  await roomType.getByLabel('房型名称').fill('标准双床房');
  await roomType.getByRole('combobox', { name: '床型' }).fill('单人床');
  await page.keyboard.press('Enter');
  await roomType.getByLabel('床位数').fill('2');
  await roomType.getByLabel('最多入住').fill('2');
  await roomType.getByRole('spinbutton', { name: '价格', exact: true }).fill('268');
  await roomType.getByLabel('隔离价格').fill('320');
  await roomType.getByLabel('隔离价格').press('Enter');
  await expect(line(page)).toContainText('第 5 步，共 6 步：房间');

  await goTo(page, '房间管理');
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
  await expect(line(page)).toContainText('第 6 步，共 6 步：用户');

  await goTo(page, '用户管理');
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
  await expect(page.getByRole('radio', { name: '订单视图' })).toBeChecked();
  await expect(line(page)).toHaveCount(0);

  await page.getByRole('button', { name: first.username }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await signInAs(page, clerk, { path: boardPath, chosen: 'Quiet-River-7' });
  await expect(page.getByRole('button', { name: '批量新增' })).toHaveCount(0);
  await card(page, '201').getByRole('button', { name: '办理入住' }).click();
  const checkIn = dialog(page, /办理入住/);
  await expect(checkIn.getByLabel('姓名')).toBeFocused();
  await typeGuest(page, guests.first);
  // The second row stays blank: Enter in it goes on to the button.
  await expect(
    checkIn.getByRole('group', { name: '第 2 位入住人' }).getByLabel('姓名'),
  ).toBeFocused();
  // Nothing is chosen beforehand: Enter goes to the way of payment first.
  await page.keyboard.press('Enter');
  await expect(checkIn.getByRole('radio', { name: '现金' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(checkIn.getByRole('button', { name: '办理入住' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(checkIn).toContainText('房间「201」已办理入住');
  await closeButton(checkIn).click();
  await expectStatus(page, '201', '入住');

  const { keys: others, letters, presses } = inputs();
  const keys = others + letters;
  test.info().annotations.push({ type: 'inputs', description: `${keys} keys, ${presses} presses` });
  expect(keys).toBeLessThan(260);
  expect(presses).toBeLessThan(60);
});
