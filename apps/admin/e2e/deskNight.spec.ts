import { PayMethod } from '@anzhu/api/contract/bill';
import { dayReport, type DayFigures } from '@anzhu/api/contract/report';
import { login } from '@anzhu/api/contract/session';
import { addDays, dayOf } from '@anzhu/api/rules/days';
import { localTime, momentOf } from '@anzhu/api/rules/localTime';
import { toFen, toYuan } from '@anzhu/api/rules/money';
import type { Page } from '@playwright/test';
import { now } from '../../../.ci/hour.ts';
import { shiftDate } from '../../../.ci/shiftDate.ts';
import { bill, enterLine } from './bill.ts';
import { actInMenu, boardPath, card, checkInWalkIn, expectStatus, guests } from './board.ts';
import {
  closeButton,
  dialog,
  expect,
  message,
  password,
  signIn,
  signInElsewhere,
  test,
} from './journey.ts';
import type { Product } from './server.ts';

const board = `${boardPath}?isIsolation=0`;
const yuan = (sum: number): string =>
  `¥${sum.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

/** Moves the clock of the server and of the page on to a time of the calendar, and signs the clerk in again. */
function startClock(page: Page, product: Product) {
  let ahead = 0;
  return async (time: string, path: string): Promise<void> => {
    const by = momentOf(time) - now() - ahead;
    ahead += by;
    await product.runAlone(ahead);
    // Each script shifts what the ones before have shifted.
    await page.context().addInitScript(shiftDate, by);
    await signIn(page, 'staff', path);
  };
}

/** The figures of a day, as who manages the hotel sees them. */
async function readFigures(page: Page, day: string): Promise<DayFigures> {
  const signedIn = await page.request.post('/auth/login', {
    data: { username: 'manager', password },
  });
  const { token } = login.data.parse(((await signedIn.json()) as { data: unknown }).data);
  const response = await page.request.post(dayReport.path, {
    data: { day },
    headers: { Authorization: token ?? '' },
  });
  return dayReport.data.parse(((await response.json()) as { data: unknown }).data).total;
}

/** What is in the drawer more by the lines of a day. */
const cashOf = ({ ways }: DayFigures): number =>
  ways.find(({ method }) => method === PayMethod.cash)?.net ?? 0;

test('an evening shift over midnight: lines stand in the hotel’s day, and both days come to the drawer', async ({
  page,
  product,
}) => {
  const moveClock = startClock(page, product);
  const day = dayOf(localTime(now()));
  const next = addDays(day, 1);

  await moveClock(`${day} 22:30:00`, '/admin/index/shift');
  const before = await readFigures(page, day);
  await page.getByRole('button', { name: '开班', exact: true }).click();
  const open = dialog(page, '开班');
  await open.getByLabel('备用金').fill('500');
  await open.getByRole('button', { name: '开班' }).click();
  await expect(open).toBeHidden();

  await page.goto(board);
  const first = await checkInWalkIn(page);
  await actInMenu(page, first, '账单');
  await enterLine(page, '消费', { sum: 38 });
  await enterLine(page, '押金', { sum: 200 });
  await closeButton(bill(page)).click();
  const evening = cashOf(await readFigures(page, day)) - cashOf(before);
  const price = toYuan(toFen(evening) - toFen(200));
  expect(price).toBeGreaterThan(0);

  // After midnight the hotel's day goes on: what is given back and received is of the evening.
  await moveClock(`${next} 00:40:00`, board);
  await card(page, first).getByRole('button', { name: '退房' }).click();
  const leaving = dialog(page, /^退房 · /);
  await expect(leaving).toContainText('应退 ¥162.00');
  await leaving.getByRole('button', { name: '结账并退房' }).click();
  await expect(message(page, '退房成功，订单完成！')).toBeVisible();
  await expectStatus(page, first, '待打扫');
  const second = await checkInWalkIn(page, guests.second);
  const ofNight = await readFigures(page, day);
  expect(ofNight.departures).toBe(before.departures + 1);
  expect(ofNight.arrivals).toBe(before.arrivals + 2);
  expect(toFen(ofNight.otherIncome)).toBe(toFen(before.otherIncome) + toFen(38));
  expect(ofNight.depositsIn).toBe(before.depositsIn + 200);
  expect(ofNight.depositsOut).toBe(before.depositsOut + 200);

  // Another day of the hotel, and the same shift.
  await moveClock(`${next} 08:30:00`, board);
  await actInMenu(page, second, '账单');
  await enterLine(page, '消费', { sum: 20 });
  await enterLine(page, '收款', { sum: 20 });
  await closeButton(bill(page)).click();
  await expect(bill(page)).toBeHidden();
  expect(await readFigures(page, day)).toMatchObject({ ways: ofNight.ways });
  const ofMorning = await readFigures(page, next);
  expect([cashOf(ofMorning), ofMorning.otherIncome]).toEqual([20, 20]);

  const cash = toYuan(
    toFen(500) + toFen(cashOf(ofNight)) - toFen(cashOf(before)) + toFen(cashOf(ofMorning)),
  );
  await page.goto('/admin/index/shift');
  const current = page.getByRole('region', { name: '当前班次' });
  await expect(current).toContainText(`应有现金 ${yuan(cash)}`);
  await current.getByRole('button', { name: '交班', exact: true }).click();
  const close = dialog(page, /^交班/);
  await close.getByLabel('实点现金').fill(`${cash}`);
  await close.getByRole('button', { name: '交班', exact: true }).click();
  await expect(close).toBeHidden();
  await expect(page.getByText('相符', { exact: true }).first()).toBeVisible();

  // Who manages the hotel closes the evening, which is then read as it was kept.
  const manager = await signInElsewhere(page, product, 'manager', '/admin/index');
  await manager.context().addInitScript(shiftDate, momentOf(`${next} 08:30:00`) - now());
  await manager.reload();
  await manager
    .getByRole('region', { name: '今日待办' })
    .getByRole('button', { name: '夜审' })
    .click();
  const report = dialog(manager, '日报');
  // The days before it first, as they come.
  for (let closed = ''; closed !== day;) {
    await report.getByRole('button', { name: '夜审', exact: true }).click();
    const question = manager.getByRole('alertdialog');
    await question.getByRole('button', { name: '夜审', exact: true }).click();
    await expect(report.getByRole('img', { name: '已夜审' })).toBeVisible();
    closed = await report.getByRole('textbox', { name: '日期' }).inputValue();
    if (closed !== day) {
      await report.getByRole('button', { name: '后一天' }).click();
      await expect(report.getByRole('img', { name: '已夜审' })).toBeHidden();
    }
  }
  expect((await readFigures(page, day)).ways).toEqual(ofNight.ways);
});
