import type { Locator, Page } from '@playwright/test';
import {
  confirm,
  dialog,
  expect,
  message,
  openRecord,
  pressInMenu,
  record,
  signIn,
  signInElsewhere,
  test,
} from './journey.ts';

const applyPath = '/admin/index/materialApplication';
const recordsPath = '/admin/index/hotelMaterialInfo';
const reviewPath = '/admin/index/materialReview';

const rowOf = (page: Page, item: string): Locator =>
  page
    .getByRole('table', { name: '物资申请' })
    .locator('tbody')
    .getByRole('row')
    .filter({ hasText: item });

/** Applies for an item by keyboard, on the screen of applications. */
async function apply(page: Page, item: string): Promise<void> {
  await page.getByLabel('物资名称').fill(item);
  await page.keyboard.press('Tab');
  await page.keyboard.type('120');
  await page.keyboard.press('Tab');
  await page.keyboard.type('盒');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.getByLabel('单位').press('Enter');
  await expect(page.getByText(`已提交「${item}」120 盒`)).toBeVisible();
  await expect(page.getByLabel('物资名称')).toBeFocused();
  await expect(page.getByLabel('物资名称')).toHaveValue('');
}

test('on a phone a hotel applies; one is approved, one rejected; only a pending one is deleted', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'staff', applyPath);
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText('物资名称不能为空')).toBeVisible();
  for (const item of ['验收口罩', '验收手套', '验收鞋套']) await apply(page, item);

  const reviewer = await signInElsewhere(page, product, 'admin', `${reviewPath}?applyThing=验收`);
  await openRecord(rowOf(reviewer, '验收鞋套'));
  const review = dialog(reviewer, '审核详情');
  await expect(review).toContainText('验收鞋套');
  await expect(review.getByRole('button', { name: '批准', exact: true })).toBeVisible();
  await reviewer.keyboard.press('Escape');
  await expect(review).toBeHidden();
  await rowOf(reviewer, '验收手套').getByRole('button', { name: '审核' }).click();
  await review.getByRole('button', { name: '批准并下一条' }).click();
  await expect(message(reviewer, '操作成功！')).toBeVisible();
  await expect(review).toContainText('验收口罩');
  await review.getByRole('button', { name: '驳回', exact: true }).click();
  await expect(review).toContainText('请输入拒绝理由！');
  await review.getByLabel('审核备注').fill('库存充足，请先领用');
  await review.getByRole('button', { name: '驳回', exact: true }).click();
  await expect(message(reviewer, '驳回成功')).toBeVisible();
  await expect(rowOf(reviewer, '验收口罩').getByRole('button', { name: '审核' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  // A decided one is only read.
  await openRecord(rowOf(reviewer, '验收口罩'));
  await expect(review).toContainText('库存充足，请先领用');
  await expect(review.getByRole('button', { name: '批准' })).toHaveCount(0);

  await page.getByRole('main').getByRole('link', { name: '物资申请记录' }).click();
  await expect(page.getByRole('heading', { name: '物资申请记录' })).toBeVisible();
  await expect(rowOf(page, '验收手套')).toContainText('已通过');
  await expect(rowOf(page, '验收口罩')).toContainText('已驳回');
  await openRecord(rowOf(page, '验收口罩'));
  await expect(record(page, /验收口罩/)).toContainText('库存充足，请先领用');
  await page.keyboard.press('Escape');
  await rowOf(page, '验收手套').getByRole('button', { name: '更多' }).click();
  await expect(page.getByRole('menuitem', { name: '删除' })).toHaveAccessibleDescription(
    '物资申请的审核状态为「已通过」，不能删除',
  );
  await page.keyboard.press('Escape');
  await pressInMenu(rowOf(page, '验收鞋套'), '删除');
  await confirm(page, '删除物资申请「验收鞋套」？', '删除');
  await expect(message(page, '删除成功')).toBeVisible();
  await expect(rowOf(page, '验收鞋套')).toBeHidden();
});

test('an application is added over its list', async ({ page }) => {
  await signIn(page, 'manager', recordsPath);
  await page.getByRole('button', { name: '新增' }).click();
  const add = dialog(page, '新增物资申请');
  await add.getByLabel('物资名称').fill('验收雨衣');
  await add.getByLabel('数量').fill('3');
  await add.getByLabel('单位').fill('件');
  await add.getByRole('radio', { name: '一般紧急' }).check();
  await page.keyboard.press('Escape');
  await confirm(page, '放弃未保存的修改？', '继续编辑');
  await add.getByRole('button', { name: '提交申请' }).click();
  await expect(rowOf(page, '验收雨衣')).toContainText('待审核');
});
