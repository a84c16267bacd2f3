import { call } from './ask.ts';
import { badge, card, expectStatus } from './board.ts';
import {
  choose,
  closeButton,
  confirm,
  dialog,
  expect,
  filterOn,
  message,
  openRecord,
  record,
  signIn,
  signInElsewhere,
  test,
} from './journey.ts';
import type { Locator, Page } from '@playwright/test';

const path = '/admin/index/isolationManage';
const isolating = `${path}?status=0&size=100`;

const table = (page: Page): Locator => page.getByRole('table', { name: '隔离人员' });
const rows = (page: Page): Locator => table(page).locator('tbody').getByRole('row');

/** The row of the person that a link of the list leads to: two people may have one name. */
async function rowOf(page: Page, link: Locator): Promise<Locator> {
  const id = /record=(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1];
  const same = page.locator(`a[href$="record=${id}"], a[href*="record=${id}&"]`);
  return rows(page).filter({ has: same });
}

/** The first overdue person whose results were all handled: a release of others asks first. */
async function overdueLink(page: Page): Promise<Locator> {
  const { records } = await call<{ records: { uId: number }[] }>(page, '/api/checkRecords/page', {
    page: { page: 1, size: 1000 },
    isAbnormal: 1,
  });
  const open = new Set(records.map(({ uId }) => `${uId}`));
  const links = rows(page).filter({ hasText: '已超期' }).getByRole('link');
  const ids = await links.evaluateAll((all) =>
    all.map((link) => /record=(\d+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? ''),
  );
  return links.nth(ids.findIndex((id) => !open.has(id)));
}

/** Does what is in the menu of a row. */
async function act(page: Page, row: Locator, action: string): Promise<void> {
  await row.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('an overdue person is found, viewed, edited, moved and released', async ({ page }) => {
  await signIn(page, 'guard', isolating);
  await expect(filterOn(page, '隔离状态：正在隔离')).toBeVisible();
  const link = await overdueLink(page);
  const name = await link.innerText();
  const row = await rowOf(page, link);
  await expect(row).toContainText('****');

  await openRecord(row);
  const view = record(page, new RegExp(`^${name} · `));
  await expect(view).toContainText(/99\d{15}[\dX]/);
  await expect(view.getByRole('button', { name: '退出隔离' })).toBeVisible();
  await closeButton(view).click();

  await row.getByRole('button', { name: '编辑' }).click();
  const form = dialog(page, `编辑隔离人员 · ${name}`);
  await form.getByLabel('邮箱').fill('example@example.com');
  await choose(form, '人员类型', '入境人员');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(message(page, '操作成功！')).toBeVisible();
  await expect(row).toContainText('入境人员');

  await act(page, row, '换房');
  const move = dialog(page, `换房 · ${name}`);
  const from = await move.getByLabel('当前房间').inputValue();
  await expect(move.getByText(/^空闲隔离房 [1-9]/)).toBeVisible();
  await move.getByRole('combobox', { name: '新房间' }).click();
  const option = page.getByRole('listbox').getByRole('option').first();
  const [to = ''] = (await option.innerText()).split(/\s/);
  await option.click();
  await expect(move).toContainText(`${from.split(' ')[0]} 转为待打扫`);
  await move.getByRole('button', { name: '换房' }).click();
  await expect(message(page, '换房成功')).toBeVisible();
  await expect(row.getByRole('cell', { name: to, exact: true })).toBeVisible();

  const hotel = await row.getByRole('cell', { name: /店$/ }).innerText();
  await act(page, row, '退出隔离');
  const exit = dialog(page, `退出隔离 · ${name}`);
  await exit.getByRole('button', { name: '确定' }).click();
  await expect(exit).toContainText('请选择解除隔离或阳性入院');
  await exit.getByRole('radio', { name: '解除隔离' }).check();
  await exit.getByRole('button', { name: '确定' }).click();
  await expect(message(page, '已退出隔离')).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.getByRole('link', { name: '房间管理' }).click();
  await expect(badge(page, '实时')).toBeVisible();
  await choose(page, '酒店', hotel);
  await expectStatus(page, to, '待打扫');
  await expect(card(page, to).getByRole('button', { name: '清洁消毒' })).toBeVisible();
});

test('a person is transferred to another hotel, and the former one does not see them any more', async ({
  page,
  product,
}) => {
  await signIn(page, 'guard', isolating);
  const clerk = await signInElsewhere(page, product, 'staff', isolating);
  const person = rows(clerk).first().getByRole('link');
  const name = await person.innerText();
  const row = await rowOf(page, person);
  const from = await row.getByRole('cell', { name: /店$/ }).innerText();
  await act(page, row, '转至其他酒店');
  const transfer = dialog(page, `转至其他酒店 · ${name}`);
  await expect(transfer.getByLabel('现在')).toHaveValue(new RegExp(`^${from} · `));
  await transfer.getByRole('combobox', { name: '转入酒店' }).click();
  const other = page.getByRole('option', { name: /店$/ }).first();
  const to = await other.innerText();
  expect(to).not.toBe(from);
  await other.click();
  await transfer.getByRole('combobox', { name: '房型' }).click();
  await page
    .getByRole('listbox')
    .getByRole('option')
    .filter({ hasText: /剩余 [1-9]/ })
    .first()
    .click();
  await transfer.getByRole('button', { name: '转移' }).click();
  await expect(message(page, new RegExp(`^「${name}」已转至「${to}」`))).toBeVisible();
  await expect(row).toContainText(to);

  await openRecord(row);
  await expect(page.getByText(new RegExp(`^由「${from}」\\S+ 转至「${to}」`))).toBeVisible();
  await clerk.goto(page.url());
  await expect(clerk.getByText('隔离人员不存在')).toBeVisible();
});

test('the front desk deletes nobody; a hotel admin deletes who is not in isolation any more', async ({
  page,
  product,
}) => {
  await signIn(page, 'staff', `${path}?status=1`);
  const name = await rows(page).first().getByRole('link').innerText();
  await expect(page.getByRole('columnheader', { name: '酒店' })).toHaveCount(0);
  await rows(page).first().getByRole('button', { name: '更多' }).click();
  await expect(page.getByRole('menuitem', { name: '换房' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: '删除' })).toHaveCount(0);

  const manager = await signInElsewhere(page, product, 'manager', `${path}?status=1`);
  const count = manager.getByText(/^共 \d+ 条$/);
  await expect(rows(manager).first().getByRole('link')).toHaveText(name);
  const before = await count.innerText();
  await act(manager, rows(manager).first(), '删除');
  await confirm(manager, `删除隔离人员「${name}」？`, '删除');
  await expect(message(manager, '删除成功')).toBeVisible();
  await expect(count).not.toHaveText(before);
});

test("a person's record and page are opened, printed and left by keyboard, and the list is as it was", async ({
  page,
}) => {
  await signIn(page, 'guard', isolating);
  const person = rows(page).filter({ hasText: '明日到期' }).first().getByRole('link');
  const name = await person.innerText();
  const row = await rowOf(page, person);
  await person.focus();
  await page.keyboard.press('Enter');
  const view = record(page, new RegExp(`^${name} · `));
  await expect(view.getByText('明日到期')).toBeVisible();
  await expect(view).toBeFocused();
  await view.getByRole('link', { name: '隔离经过' }).press('Enter');
  const title = page.getByRole('heading', { name: `隔离经过 · ${name}` });
  await expect(title).toBeVisible();
  await expect(page).toHaveURL(/person=\d+/);
  const temperature = page
    .getByRole('option', { name: /^\d\d-\d\d \d\d:\d\d：3\d(\.\d)? ℃/ })
    .first();
  await expect(temperature).toBeVisible();
  await expect(page.getByRole('list', { name: '隔离经过' })).toContainText('入住');
  await expect(page.getByRole('list', { name: '核酸结果' })).toContainText('阴性');

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-print', '');
  });
  await page.getByRole('button', { name: '打印' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-print', '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: '返回' })).toBeHidden();
  await expect(temperature).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: '返回' }).focus();
  await page.keyboard.press('Enter');
  await expect(view).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(row).toBeVisible();
  await expect(filterOn(page, '隔离状态：正在隔离')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a person who tested positive is sent to hospital', async ({ page }) => {
    await signIn(page, 'staff', `${path}?status=0`);
    const person = rows(page).first().getByRole('link');
    const name = await person.innerText();
    const row = await rowOf(page, person);
    await row.getByRole('button', { name: '更多' }).tap();
    await page.getByRole('menuitem', { name: '退出隔离' }).tap();
    const exit = dialog(page, `退出隔离 · ${name}`);
    await exit.getByRole('radio', { name: '阳性入院' }).check();
    await exit.getByRole('button', { name: '确定' }).tap();
    await expect(message(page, '已退出隔离')).toBeVisible();
    await expect(row).toHaveCount(0);

    await page.getByRole('button', { name: '筛选 1' }).tap();
    await page.getByRole('button', { name: '移除筛选「隔离状态：正在隔离」' }).tap();
    await expect(row).toContainText('阳性入院');
    await row.getByRole('link').tap();
    await record(page, name).getByRole('link', { name: '隔离经过' }).tap();
    await expect(page.getByRole('button', { name: '打印' })).toBeVisible();
    await expect(page.getByRole('list', { name: '隔离经过' })).toContainText('阳性入院');
    const isWiderThanScreen = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWiderThanScreen).toBe(false);

    // Back on the list, it is where it was.
    await page.getByRole('button', { name: '返回' }).tap();
    await closeButton(record(page)).tap();
    const last = rows(page).last().getByRole('link');
    await last.tap();
    await record(page).getByRole('link', { name: '隔离经过' }).tap();
    await expect(page.getByRole('button', { name: '返回' })).toBeInViewport();
    await page.getByRole('button', { name: '返回' }).tap();
    await closeButton(record(page)).tap();
    await expect(last).toBeInViewport();
  });
});
