import type { Page } from '@playwright/test';
import { addDays } from '@anzhu/api/rules/days';
import { call } from './ask.ts';
import { guests } from './board.ts';
import {
  choose,
  closeButton,
  confirm,
  dialog,
  expect,
  hotelDay,
  message,
  signIn,
  test,
} from './journey.ts';

const path = '/admin/index/personRequest';
const { idcard, phone } = guests.third;
const [before, after] = ['更正示例甲', '更正示例乙'];

const rowOf = (page: Page, words: RegExp) => page.getByRole('row', { name: words });

/** A booking that was cancelled before anything was paid. @returns its number */
async function cancelledBooking(page: Page): Promise<string> {
  const types = await call<{ records: { id: string }[] }>(page, '/api/roomType/page', {
    hotelId: 1,
    page: { page: 1, size: 10 },
  });
  const { ids } = await call<{ ids: string[] }>(page, '/api/order/add', {
    hotelId: 1,
    roomType: types.records[0]?.id,
    rooms: 1,
    estimatedCheckIn: `${addDays(hotelDay(), 40)} 14:00:00`,
    estimatedCheckOut: `${addDays(hotelDay(), 41)} 12:00:00`,
    name: before,
    number: phone,
    idcard,
  });
  const [id] = ids;
  await call(page, '/api/order/cancel', { id, reason: '行程有变', refundAmount: 0 });
  return String(id);
}

/** Writes a request down. */
async function register(page: Page, ask: string, name: string): Promise<void> {
  await page.getByRole('button', { name: '新增' }).click();
  const form = dialog(page, '登记个人信息请求');
  await form.getByLabel('姓名').fill(name);
  await form.getByLabel('手机号').fill(phone);
  await form.getByLabel('证件号码').fill(idcard);
  await form.getByRole('radio', { name: ask }).check();
  await choose(form, '申请人', '本人');
  await choose(form, '身份核验', '当面出示证件原件');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
}

/** What the search by the document number finds, with 取消 of who looks. */
async function expectFound(page: Page, isFound: boolean): Promise<void> {
  await page.keyboard.press('Control+k');
  const found = page.getByRole('dialog', { name: '搜索' });
  await page.keyboard.type(idcard);
  if (isFound) await expect(found.getByRole('option', { name: new RegExp(before) })).toBeVisible();
  else await expect(found.getByText(/没有找到|未找到|无结果/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(found).toBeHidden();
}

test('a guest asks for a copy, a correction and to be erased; afterwards the search finds nothing', async ({
  page,
}) => {
  await signIn(page, 'admin', path);
  await expect(page.getByText('暂无数据')).toBeVisible();
  const order = await cancelledBooking(page);
  await expectFound(page, true);

  await register(page, '复制', before);
  await rowOf(page, /复制/).getByRole('button', { name: '提供副本' }).click();
  const giving = dialog(page, new RegExp(`^复制请求 .* ${before}`));
  await expect(giving).toContainText('未收款的订单 1 条');
  await expect(giving).toContainText(`订单 ${order}`);
  const downloading = page.waitForEvent('download');
  await giving.getByRole('button', { name: '下载副本' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^个人信息副本_\d+\.xlsx$/);
  await giving.getByLabel('处理结果').fill('已交副本');
  await giving.getByRole('button', { name: '完成' }).click();
  await expect(rowOf(page, /更\*.*已交副本/)).toContainText('已完成');

  await register(page, '更正', before);
  await rowOf(page, /更正.*待处理|待处理.*更正/)
    .getByRole('button', { name: '更正' })
    .click();
  const correcting = dialog(page, /^更正请求/);
  await correcting.getByLabel('更正后的姓名').fill(after);
  await correcting.getByRole('button', { name: '更正' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(`客户 ${before} → ${after}`);
  await confirm(page, '更正 2 处？', '确定');
  await expect(message(page, '已更正')).toBeVisible();

  await register(page, '删除', after);
  await rowOf(page, /待处理/)
    .getByRole('button', { name: '删除' })
    .click();
  const erasing = dialog(page, /^删除请求/);
  await expect(erasing).toContainText('可清除');
  await erasing.getByRole('button', { name: '删除' }).click();
  await confirm(page, '清除 1 条？', '删除');
  await expect(rowOf(page, /已清除 1 条/)).toContainText('已完成');

  await expectFound(page, false);
  // The order is there, with its price, without who booked it.
  await page.goto(`/admin/index/orderManage?record=${order}`);
  const record = page.getByRole('complementary');
  await expect(record).toContainText('已清除');
  await expect(record).toContainText('¥');
  await expect(record).not.toContainText(phone.slice(-4));
  await expect(closeButton(record)).toBeVisible();
});
