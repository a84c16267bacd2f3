import type { Locator, Page } from '@playwright/test';
import { addDays } from '@anzhu/api/rules/days';
import { formatYuan } from '@anzhu/api/rules/money';
import { ask, call } from './ask.ts';
import { card, cardsOf, firstRoom, guests, payInCash, typeGuest } from './board.ts';
import {
  choose,
  chooseFilter,
  closeButton,
  confirm,
  dialog,
  expect,
  message,
  openRecord,
  record,
  filterOn,
  signIn,
  test,
} from './journey.ts';

const path = '/admin/index/roomType';
const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('table', { name: '房型' }).getByRole('row', { name: new RegExp(`^${name}`) });

/** An action of the menu of a room type's row. */
async function pressMore(page: Page, name: string, action: string): Promise<void> {
  await rowOf(page, name).getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** A picture of one pixel. */
const picture = {
  name: '主图.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('an admin adds a room type with a picture to a hotel, edits and deletes it', async ({
  page,
}) => {
  await signIn(page, 'admin', path);
  await page.getByRole('button', { name: '新增' }).click();
  const add = dialog(page, '新增房型');
  await add.getByRole('button', { name: '保存' }).click();
  await expect(add).toContainText('请选择酒店');
  await choose(add, '酒店', '安住外滩店');
  await add.getByLabel('房型名称').fill('江景大床房');
  await add.getByRole('combobox', { name: '床型' }).fill('特大床');
  await page.getByRole('option', { name: /特大床.*安住外滩店/ }).click();
  await page.keyboard.press('Escape');
  await add.getByLabel('最多入住').fill('3');
  await expect(add).toContainText('最多入住 3 人，超过床位可睡的 2 人');
  await add.getByRole('spinbutton', { name: '价格', exact: true }).fill('458.5');
  await add.getByLabel('隔离价格').fill('500');
  await add.locator('input[type=file]').setInputFiles(picture);
  await expect(message(page, '上传成功')).toBeVisible();
  await add.getByRole('button', { name: '保存' }).click();
  await expect(add).toBeHidden();

  await page.getByLabel('房型名称').fill('江景');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/name=/);
  await expect(rowOf(page, '江景大床房')).toContainText('安住外滩店');
  await expect(rowOf(page, '江景大床房')).toContainText('¥458.50');
  await rowOf(page, '江景大床房').getByRole('button', { name: '查看图片：江景大床房' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: '江景大床房' })).toBeVisible();
  await page.keyboard.press('Escape');

  await rowOf(page, '江景大床房').getByRole('button', { name: '编辑' }).click();
  const edit = dialog(page, '编辑房型 · 江景大床房');
  await edit.getByLabel('最多入住').fill('2');
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(edit).toBeHidden();
  await pressMore(page, '江景大床房', '删除');
  await confirm(page, '删除房型「江景大床房」？', '删除');
  await expect(rowOf(page, '江景大床房')).toBeHidden();
});

test('a hotel’s admin has the own room types; one in use is not deleted', async ({ page }) => {
  await signIn(page, 'manager', path);
  await expect(page.getByText('共 4 条')).toBeVisible();
  await expect(page.getByRole('combobox', { name: '酒店' })).toBeHidden();
  await pressMore(page, '家庭套房', '删除');
  await confirm(page, '删除房型「家庭套房」？', '删除');
  await expect(page.getByRole('alertdialog')).toContainText(/仍有 \d+ 个房间.*使用，不能删除/);
});

test('a hotel’s staff view, and the server refuses their changes', async ({ page }) => {
  await signIn(page, 'staff', path);
  await openRecord(rowOf(page, '家庭套房'));
  await expect(record(page, '家庭套房')).toContainText('单人床');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '新增' })).toBeHidden();
  expect(await ask(page, '/api/roomType/delete/1')).toMatchObject({ code: 4010 });
});

test('prices by night are set by mouse and by keyboard, and a walk-in over a week costs them', async ({
  page,
}) => {
  await signIn(page, 'manager', path);
  await rowOf(page, '家庭套房').getByRole('button', { name: '房价日历' }).click();
  const calendar = dialog(page, '房价日历 · 家庭套房');
  await calendar.getByRole('button', { name: '每周五' }).first().click();
  await calendar.getByRole('button', { name: '每周六' }).first().click();
  await expect(calendar).toContainText('每周五、周六');
  await calendar.getByRole('spinbutton', { name: '价格' }).fill('1666');
  await calendar.getByRole('button', { name: '保存价格' }).click();
  await expect(message(page, '每周五、周六：¥1,666')).toBeVisible();
  await expect(
    calendar.getByRole('gridcell', { name: /星期六，周末 ¥1,666\.00/ }).first(),
  ).toBeVisible();

  // In a week from today, by keyboard alone.
  await expect(calendar.getByRole('gridcell', { name: /^今天/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(calendar.getByRole('spinbutton', { name: '价格' })).toBeFocused();
  await page.keyboard.type('1777');
  await page.keyboard.press('Enter');
  const special = calendar.getByRole('gridcell', { name: /特殊日期 ¥1,777\.00/ });
  await expect(special).toBeFocused();
  const day = (await special.getAttribute('data-date')) ?? '';
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();

  await page.goto('/admin/index/roomManage?isIsolation=0');
  await chooseFilter(page, '房型', '家庭套房');
  await expect(filterOn(page, '房型：家庭套房')).toBeVisible();
  await expect(cardsOf(page, '空闲').first()).toContainText('家庭套房');
  const room = await firstRoom(page, '空闲');
  await card(page, room).getByRole('button', { name: '办理入住' }).click();
  const form = dialog(page, /^办理入住/);
  await form
    .getByRole('textbox', { name: '离店时间', exact: true })
    .fill(`${addDays(day, 1)} 12:00`);
  await page.keyboard.press('Tab');
  await expect(form).toContainText('周末 ¥1,666 × 2');
  await expect(form).toContainText('特殊日期 ¥1,777 × 1');
  const usual = /平日 ¥([\d,]+) × 5/.exec((await form.textContent()) ?? '')?.[1] ?? '';
  const total = 5 * Number(usual.replace(',', '')) + 2 * 1666 + 1777;
  await expect(form).toContainText(formatYuan(total));
  await form.getByLabel('姓名').focus();
  await typeGuest(page, guests.first);
  await payInCash(form);
  await form.getByRole('button', { name: '办理入住' }).click();
  await expect(message(page, /订单号.*总价/)).toContainText(formatYuan(total));
});

test('an admin copies a room type with its bed types to two hotels', async ({ page }) => {
  await signIn(page, 'admin', path);
  const beds = await call<{ records: { id: string }[] }>(page, '/api/bedType/page', { hotelId: 1 });
  await call(page, '/api/roomType/add', {
    hotelId: 1,
    name: '湖景阁楼房',
    bedType: beds.records[0]?.id,
    bed: 1,
    maxLoad: 2,
    haveWindow: 1,
    network: 1,
    haveBreakfast: 1,
    fee: 520,
    isolationFee: 560,
    sort: 30,
  });
  await page.getByLabel('房型名称').fill('湖景阁楼房');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page.getByText('共 1 条')).toBeVisible();
  await pressMore(page, '湖景阁楼房', '复制');
  const copy = dialog(page, /^复制房型到其他酒店/);
  const to = copy.getByRole('combobox', { name: '复制到' });
  for (const hotel of ['安住外滩店', '安住天河店']) {
    await to.fill(hotel);
    await page.getByRole('option', { name: hotel }).click();
  }
  await page.keyboard.press('Escape');
  await expect(copy).toContainText('将新增 2 项');
  await expect(copy).toContainText('新增房型「湖景阁楼房」');
  await copy.getByRole('button', { name: '复制', exact: true }).click();
  await expect(dialog(page, '已复制房型')).toContainText('已新增 2 项');
  await closeButton(dialog(page, '已复制房型')).click();
  await expect(page.getByText('共 3 条')).toBeVisible();
  for (const hotel of ['安住外滩店', '安住天河店']) {
    await expect(rowOf(page, '湖景阁楼房').filter({ hasText: hotel })).toContainText('¥520.00');
  }
});
