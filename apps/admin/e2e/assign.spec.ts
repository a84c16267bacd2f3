import type { Page } from '@playwright/test';
import { boardPath, cards, expectStatus, guests } from './board.ts';
import { choose, expect, message, signIn, signInElsewhere, test } from './journey.ts';

const path = '/admin/index/assignPersonnel';

/** Chooses the first room type that has vacant isolation rooms. */
async function chooseRoomType(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: '房型' }).click();
  await page
    .getByRole('option')
    .filter({ hasText: /剩余 [1-9]/ })
    .first()
    .click();
}

/** Chooses the hotel of the demo's staff, and a room type with vacant isolation rooms. @returns how many. */
async function chooseAssignment(page: Page): Promise<number> {
  await choose(page, '分配酒店', '安住西湖店');
  await chooseRoomType(page);
  const available = await page.getByText(/^剩余 \d+ 间$/).textContent();
  return Number(/\d+/.exec(available ?? '')?.[0]);
}

const submit = (page: Page): Promise<void> =>
  page.getByRole('button', { name: '提交分配' }).click();

/** The assigned rooms, as the result lists them. */
const assigned = (page: Page) =>
  page.getByRole('list', { name: '分配的房间' }).getByRole('listitem');

/** Pastes the cells of a table into the list. */
const paste = (page: Page, rows: readonly (readonly string[])[]): Promise<void> =>
  page.getByLabel('粘贴名单').fill(rows.map((row) => row.join('\t')).join('\n'));

/** A person with a document of another country. */
const visitor = (index: number): readonly string[] => [
  `来宾${index}`,
  `P77${String(index).padStart(5, '0')}`,
  `198${String(index).padStart(8, '0')}`,
  '入境人员',
];

test('an admin assigns a person, and the room is occupied on an open board', async ({
  page,
  product,
}) => {
  const board = await signInElsewhere(page, product, 'manager', boardPath);
  await expect(cards(board).first()).toBeVisible();
  await signIn(page, 'admin', path);
  const available = await chooseAssignment(page);
  const { name, idcard, phone } = guests.first;
  await page.getByLabel('姓名').fill(name);
  await page.getByLabel('身份证号').fill(idcard);
  await expect(page.getByText(/^男 · \d+ 岁$/)).toBeVisible();
  await page.getByLabel('手机号').fill(phone);
  await submit(page);
  await expect(page.getByText('请选择人员类型')).toBeVisible();
  await page.getByRole('radio', { name: '密接' }).check();
  await submit(page);
  await expect(message(page, '成功')).toBeVisible();
  const room = /^\d+/.exec((await assigned(page).textContent()) ?? '')?.[0] ?? '';
  await expectStatus(board, room, '入住');

  await page.getByRole('button', { name: '继续分配' }).click();
  await expect(page.getByLabel('姓名')).toBeFocused();
  await expect(page.getByText(`剩余 ${available - 1} 间`)).toBeVisible();
  await page.getByLabel('姓名').fill(name);
  await page.getByLabel('身份证号').fill(idcard);
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('radio', { name: '密接' }).check();
  await submit(page);
  await expect(page.getByText('该证件号的人员正在隔离，不能重复登记')).toBeVisible();
  await expect(page.getByLabel('姓名')).toHaveValue(name);
  await page.getByRole('link', { name: '申报审核' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('a pasted list gets as many rooms as there are, or none; bad rows are mended', async ({
  page,
}) => {
  await signIn(page, 'guard', path);
  const available = await chooseAssignment(page);
  await page.getByRole('tab', { name: '批量分配' }).click();
  await expect(page).toHaveURL(/mode=many/);
  const people = Array.from({ length: available + 1 }, (_, index) => visitor(index));
  await paste(page, [
    ['姓名', '证件号码', '手机号', '人员类型'],
    ['写错', '999999199001010011', '199', '其他'],
    ...people.slice(1),
  ]);
  await expect(page.getByText(`共 ${available + 1} 位，1 位有误`)).toBeVisible();
  await submit(page);
  const first = page.getByRole('row', { name: '第 1 位' });
  await expect(first).toContainText('身份证号不正确');
  await first.getByLabel('身份证号').fill(guests.second.idcard);
  await first.getByLabel('手机号').fill(guests.second.phone);
  await choose(first, '人员类型', '密接');
  await expect(page.getByText(`共 ${available + 1} 位`, { exact: true })).toBeVisible();

  await submit(page);
  await expect(
    page.getByText(`该房型暂无空闲隔离房：需要 ${available + 1} 间，剩余 ${available} 间`),
  ).toBeVisible();
  await expect(first.getByLabel('姓名')).toHaveValue('写错');
  await page.getByRole('button', { name: `删除第 ${available + 1} 位` }).click();
  await submit(page);
  await expect(assigned(page)).toHaveCount(available);
  await page.getByRole('button', { name: '继续分配' }).click();
  await expect(page.getByText('该房型暂无空闲隔离房', { exact: true })).toBeVisible();
});

test('by keyboard, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'guard', path);
  await page.getByRole('combobox', { name: '分配酒店' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: '安住西湖店' }).waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: '分配酒店' })).not.toHaveText('请选择');
  await chooseRoomType(page);
  const { name, idcard, phone } = guests.third;
  await page.getByLabel('姓名').focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(idcard);
  await page.keyboard.press('Tab');
  await page.keyboard.type(phone);
  await page.getByRole('radio', { name: '密接' }).focus();
  await page.keyboard.press('Space');
  await page.getByLabel('手机号').focus();
  await page.keyboard.press('Enter');
  await expect(assigned(page)).toContainText(name);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('姓名')).toBeFocused();
});
