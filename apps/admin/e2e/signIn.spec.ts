import { ask } from './ask.ts';
import { expect, password, person, signInByForm, test, type Account } from './journey.ts';

const front = ['工作台', '房间管理', '订单管理', '交班', '发票'];
const epidemic = ['隔离人员管理', '隔离人员分配', '申报审核', '每日检测'];
const inHotel = ['隔离人员管理', '每日检测'];
const material = ['物资申请', '物资申请记录'];
const masterData = ['房型管理', '床型管理', '优惠管理', '商品管理', '协议单位管理'];
const seen: { account: Account; screens: string[]; role: string }[] = [
  {
    account: 'admin',
    screens: [
      ...front,
      ...epidemic,
      '物资审核',
      '酒店管理',
      ...masterData,
      '导入资料',
      '部门管理',
      '用户管理',
      '菜单管理',
      '日志管理',
      '个人信息请求',
    ],
    role: '管理员',
  },
  {
    account: 'manager',
    screens: [
      ...front,
      ...inHotel,
      ...material,
      '我的酒店',
      ...masterData,
      '导入资料',
      '用户管理',
      '日志管理',
    ],
    role: '酒店管理员',
  },
  {
    account: 'staff',
    screens: [...front, ...inHotel, ...material, '我的酒店', ...masterData],
    role: '酒店员工',
  },
  {
    account: 'guard',
    screens: ['工作台', '房间管理', ...epidemic, '物资审核', '日志管理'],
    role: '防疫人员',
  },
];

/** Screens that not every role has: their routes, and a call that only the roles of the screen may send. */
const limited: Record<string, { route: string; call: string; data: object }> = {
  隔离人员分配: {
    route: 'assignPersonnel',
    call: 'isolationInfo/distributions',
    data: { hotelId: 1, roomType: 1, checkInTime: '2026-03-18 10:00:00', people: [] },
  },
  申报审核: { route: 'declarationReview', call: 'review/reviews', data: { id: 1, status: 1 } },
  交班: { route: 'shift', call: 'shift/open', data: { hotelId: 1, opening: 500 } },
  物资审核: { route: 'materialReview', call: 'materialsApply/review', data: { id: 1, status: 1 } },
  物资申请: { route: 'materialApplication', call: 'materialsApply/apply', data: {} },
  酒店管理: { route: 'hotel', call: 'hotel/add', data: { name: '新店', deptId: 1 } },
  部门管理: { route: 'department', call: 'dept/add', data: { name: '培训部' } },
  用户管理: { route: 'userManage', call: 'user/add', data: { username: 'new' } },
  菜单管理: { route: 'menuManage', call: 'menu/sort', data: { ids: [3, 2], knownIds: [2, 3] } },
};

for (const { account, screens, role } of seen) {
  test(`${account} signs in, sees the screens of the role and no other, and signs out`, async ({
    page,
  }) => {
    await signInByForm(page, account);
    const menu = page.getByRole('navigation', { name: '菜单' });
    await expect(menu.getByRole('link')).toHaveText(screens);
    for (const screen of screens) {
      await menu.getByRole('link', { name: screen, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
      await expect(page).toHaveTitle(`${screen} · 安住`);
    }
    for (const [screen, { route, call, data }] of Object.entries(limited)) {
      if (screens.includes(screen)) continue;
      await page.goto(`/admin/index/${route}`);
      await expect(page.getByText('没有权限')).toBeVisible();
      expect(await ask(page, `/api/${call}`, data)).toMatchObject({ code: 4010 });
    }
    await person(page).click();
    await expect(page.getByRole('dialog').getByText(role, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: '退出登录' }).click();
    await expect(page.getByLabel('账号')).toBeVisible();
    await page.goto('/admin/index/roomManage');
    await expect(page).toHaveURL(/\/admin\/login\?from=/);
  });
}

test('a wrong password is refused with words, and the fifth locks the account', async ({
  page,
}) => {
  await page.goto('/admin/');
  await page.getByLabel('账号').fill('staff');
  for (let time = 1; time <= 5; time += 1) {
    await page.getByLabel('密码', { exact: true }).fill(`wrong-${time}`);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled();
  }
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.locator('form').getByRole('alert')).toContainText('锁定');
  await expect(page.getByRole('textbox', { name: '账号' })).toHaveValue('staff');
});

test('the guard keeps the way back, and only within the app', async ({ page }) => {
  await signInByForm(page, 'staff', '/admin/index/orderManage?status=1');
  await expect(page).toHaveURL(/\/admin\/index\/orderManage\?status=1$/);
  await expect(page.getByRole('heading', { level: 1, name: '订单管理' })).toBeVisible();
  await page.goto('/admin/login?from=//evil.example/');
  await expect(page).toHaveURL(/\/admin\/index$/);
});

test('a screen outside the menu is refused, an unknown one is not found', async ({ page }) => {
  await signInByForm(page, 'guard', '/admin/index/orderManage');
  await expect(page.getByText('没有权限')).toBeVisible();
  await page.goto('/admin/index/nowhere');
  await expect(page.getByText('页面不存在')).toBeVisible();
  await expect(page.getByRole('navigation', { name: '菜单' })).toBeVisible();
});

test('theme and density of another tab follow at once', async ({ page, context }) => {
  await signInByForm(page, 'manager', '/admin/index/orderManage');
  const other = await context.newPage();
  await other.goto('/admin/index/orderManage');
  await person(other).click();
  await other.getByRole('radio', { name: '深色' }).check();
  await other.getByRole('radio', { name: '紧凑' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
  await person(page).click();
  await expect(page.getByRole('radio', { name: '深色' })).toBeChecked();
});

test('the rail, theme and density are remembered', async ({ page }) => {
  await signInByForm(page, 'manager', '/admin/index/orderManage');
  await page.getByRole('button', { name: '收起菜单' }).click();
  await person(page).click();
  await page.getByRole('radio', { name: '深色' }).check();
  await page.getByRole('radio', { name: '紧凑' }).check();
  await page.keyboard.press('Escape');
  await page.goto('/admin/');
  await expect(page.getByRole('heading', { level: 1, name: '工作台' })).toBeVisible();
  await expect(page.getByRole('button', { name: '展开菜单' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
});
