import { PayMethod } from '@anzhu/api/contract/bill';
import { addDays } from '@anzhu/api/rules/days';
import { dayReport, type DayFigures } from '@anzhu/api/contract/report';
import type { Locator, Page } from '@playwright/test';
import { call } from './ask.ts';
import { boardPath, card, expectStatus, guests } from './board.ts';
import { keyboard, touch, type Hands } from './hands.ts';
import { closeButton, dialog, expect, hotelDay, signIn, test } from './journey.ts';
import { openOrders, rows } from './orderList.ts';

const caller = { name: '来电客人', phone: '13800007788' };
const menuItem = (page: Page, action: string): Locator =>
  page.getByRole('menuitem', { name: action, exact: true });
const button = (scope: Locator, name: string): Locator =>
  scope.getByRole('button', { name, exact: true });

/** The figures of today, as the server has them. */
async function readFigures(page: Page): Promise<DayFigures> {
  const report = await call(page, dayReport.path, { day: hotelDay() });
  return dayReport.data.parse(report).total;
}

/** What 日报 on the screen says of a figure. */
const figure = (page: Page, name: string): Locator =>
  page
    .getByRole('region', { name: '日报' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .getByRole('cell');

const yuan = (sum: number): string =>
  `¥${sum.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

/** Opens a filter that is folded on a phone. */
async function unfold(page: Page, hands: Hands): Promise<void> {
  const fold = page.getByRole('button', { name: /^筛选/ });
  const isFolded =
    (await fold.isVisible()) && (await fold.getAttribute('aria-expanded')) === 'false';
  if (isFolded) await hands.press(fold);
}

/** Opens a shift with 500 yuan in the drawer. */
async function beginShift(page: Page, hands: Hands): Promise<void> {
  await signIn(page, 'manager', '/admin/index/shift');
  await hands.press(page.getByRole('button', { name: '开班', exact: true }));
  const open = dialog(page, '开班');
  await hands.type(open.getByLabel('备用金'), '500');
  await hands.press(button(open, '开班'));
  await expect(open).toBeHidden();
}

/** Counts the drawer: it holds what it held at first and what was received, to the fen. */
async function countDrawer(page: Page, hands: Hands, cash: number): Promise<void> {
  await page.goto('/admin/index/shift');
  const current = page.getByRole('region', { name: '当前班次' });
  await expect(current).toContainText(`应有现金 ${yuan(cash)}`);
  await hands.press(button(current, '交班'));
  const close = dialog(page, /^交班/);
  await hands.type(close.getByLabel('实点现金'), `${cash}`);
  await hands.press(button(close, '交班'));
  await expect(close).toBeHidden();
  await expect(page.getByText('相符', { exact: true }).first()).toBeVisible();
}

/** A day of one room, from the call until it is clean again; 日报 has exactly what it brought. */
async function workADay(page: Page, hands: Hands): Promise<void> {
  await beginShift(page, hands);
  await openOrders(page, 'manager');
  const before = await readFigures(page);

  await hands.press(page.getByRole('button', { name: '新增预订' }));
  const booking = dialog(page, '新增预订');
  await hands.press(booking.getByRole('combobox', { name: '房型' }));
  await hands.choose(page.getByRole('option', { name: /^舒适大床房/ }));
  await hands.type(booking.getByLabel('预订人'), caller.name);
  await hands.type(booking.getByLabel('联系电话'), caller.phone);
  await hands.pick(booking.getByRole('radio', { name: '预付' }));
  await hands.pick(booking.getByRole('radio', { name: '现金' }));
  await expect(booking.getByText('1 晚', { exact: true })).toBeVisible();
  await hands.press(button(booking, '预订'));
  await expect(booking).toBeHidden();

  await unfold(page, hands);
  await hands.type(page.getByRole('textbox', { name: '关键字' }), caller.phone);
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  const row = rows(page).first();
  const actOnRow = async (action: string): Promise<void> => {
    if ((await button(row, action).count()) > 0) return hands.press(button(row, action));
    await hands.press(button(row, '更多'));
    return hands.choose(menuItem(page, action));
  };
  await actOnRow('排房');
  const assign = dialog(page, /^排房/);
  const chosen = assign.getByRole('combobox', { name: '房间' });
  await expect(chosen).toHaveText(/^\d+/);
  const room = await chosen.innerText();
  await hands.press(button(assign, '排房'));
  await expect(assign).toBeHidden();

  await actOnRow('去入住');
  const checkIn = dialog(page, /^办理入住/);
  const { name, idcard, phone } = guests.first;
  await expect(checkIn.getByLabel('姓名')).toHaveValue(caller.name);
  await hands.type(checkIn.getByLabel('姓名'), name);
  await hands.type(checkIn.getByLabel('身份证号'), idcard);
  await hands.type(checkIn.getByLabel('手机号'), phone);
  await hands.press(button(checkIn, '办理入住'));
  await expect(checkIn).toContainText(`房间「${room}」已办理入住`);
  await hands.press(closeButton(checkIn));
  await expect(checkIn).toBeHidden();
  await page.goto(boardPath);
  await expectStatus(page, room, '入住');

  await hands.openRoomMenu(page, room);
  await hands.choose(menuItem(page, '续住或提前离店'));
  const longer = dialog(page, /^续住/);
  const added = await longer.getByText(/^补收 ¥[\d,.]+$/).innerText();
  const night = Number(added.replace(/[^\d.]/g, ''));
  await hands.pick(longer.getByRole('radio', { name: '现金' }));
  await hands.press(button(longer, '续住'));
  await expect(longer).toBeHidden();

  await hands.openRoomMenu(page, room);
  await hands.choose(menuItem(page, '换房'));
  const move = dialog(page, '换房');
  await hands.press(move.getByRole('combobox', { name: '新房间' }));
  const target = page.getByRole('option', { name: /^\d{3}/ }).first();
  await expect(target).toHaveText(/^\d{3}/);
  const next = /^\d{3}/.exec((await target.textContent()) ?? '')?.[0] ?? '';
  await hands.choose(target);
  await expect(move.getByText(`${room} 转为待打扫`)).toBeVisible();
  await hands.press(button(move, '换房'));
  await expect(move).toBeHidden();

  await hands.openRoomMenu(page, next);
  await hands.choose(menuItem(page, '账单'));
  const bill = dialog(page, /^账单/);
  const enter = async (kind: string, sum?: number): Promise<void> => {
    await hands.press(button(bill, '新增'));
    const line = dialog(page, /^记一笔/);
    await hands.pick(line.getByRole('radio', { name: kind, exact: true }));
    if (sum !== undefined) await hands.type(line.getByLabel('金额'), `${sum}`);
    if (kind === '收款' || kind === '押金') {
      await hands.pick(line.getByRole('radio', { name: '现金', exact: true }));
    }
    await hands.press(button(line, '保存'));
    await expect(line).toBeHidden();
  };
  await enter('消费', 38);
  await enter('押金', 200);
  await expect(bill).toContainText('未结 ¥38.00 未收');
  await expect(bill).toContainText('押金 ¥200.00 未退还');
  await enter('收款');
  await enter('退还押金');
  await expect(bill).not.toContainText('未退还');
  await hands.press(closeButton(bill));

  const question = page.getByRole('alertdialog');
  await hands.openRoomMenu(page, next);
  await hands.choose(menuItem(page, '退房'));
  await hands.press(button(question, '退房'));
  await expectStatus(page, next, '待打扫');
  await hands.openRoomMenu(page, next);
  await hands.choose(menuItem(page, '打扫'));
  await hands.press(button(question, '打扫'));
  await expectStatus(page, next, '空闲');
  await expect(card(page, next)).toBeVisible();

  await page.goto('/admin/index');
  await hands.press(page.getByRole('button', { name: '日报' }));
  await expect(figure(page, '到店')).toHaveText(`${before.arrivals + 1}`);
  await expect(figure(page, '离店')).toHaveText(`${before.departures + 1}`);
  await expect(figure(page, '在住')).toHaveText(`${before.inHouse}`);
  await expect(figure(page, '已售间夜')).toHaveText(`${before.soldNights + 1}`);
  await expect(figure(page, '房费')).toHaveText(yuan(before.roomIncome + night));
  await expect(figure(page, '消费')).toHaveText(yuan(before.otherIncome + 38));
  // The drawer: what it had more before, two nights and the breakfast; the deposit came and went.
  const drawer = before.ways.find(({ method }) => method === PayMethod.cash)?.net ?? 0;
  await expect(figure(page, '现金').last()).toHaveText(yuan(drawer + 2 * night + 38));
  await expect(figure(page, '押金收')).toHaveText(yuan(before.depositsIn + 200));
  await expect(figure(page, '押金退')).toHaveText(yuan(before.depositsOut + 200));
  await expect(figure(page, '押金余额')).toHaveText(yuan(before.deposits));
  await expect(figure(page, '退款')).toHaveText(yuan(before.refunds));
  await expect(figure(page, '未结')).toHaveText(yuan(before.open));
  await countDrawer(page, hands, 500 + 2 * night + 38);
}

test('yesterday is closed with what is not in order, and its seal stays', async ({ page }) => {
  await signIn(page, 'manager', '/admin/index');
  const queue = page.getByRole('region', { name: '今日待办' });
  await queue.getByRole('button', { name: '夜审' }).click();
  const report = dialog(page, '日报');
  const day = addDays(hotelDay(), -1);
  await expect(report.getByRole('textbox', { name: '日期' })).toHaveValue(day);
  await expect(report.getByRole('region', { name: '夜审待处理' })).toBeVisible();
  await report.getByRole('button', { name: '夜审', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`夜审 ${day}？`);
  await question.getByRole('button', { name: '夜审', exact: true }).click();
  await expect(report.getByRole('img', { name: '已夜审' })).toBeVisible();
  await expect(report.getByRole('button', { name: '夜审', exact: true })).toBeHidden();
  await report.getByRole('button', { name: '后一天' }).click();
  await expect(report.getByRole('img', { name: '已夜审' })).toBeHidden();
  await closeButton(report).click();
  await expect(queue.getByRole('button', { name: '夜审' })).toBeHidden();
  await page.getByRole('button', { name: '日报' }).click();
  await report.getByRole('button', { name: '前一天' }).click();
  await expect(report.getByRole('img', { name: '已夜审' })).toBeVisible();
});

test.describe('a day at the desk', () => {
  test('by keyboard alone', async ({ page }) => workADay(page, keyboard));

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    test('by touch', async ({ page }) => workADay(page, touch));
  });
});
