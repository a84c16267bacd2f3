import type { Locator, Page } from '@playwright/test';
import { bill, enterLine, lines } from './bill.ts';
import { actInMenu, boardPath, card, checkInWalkIn, expectStatus } from './board.ts';
import {
  closeButton,
  confirm,
  dialog,
  expect,
  message,
  signIn,
  signInElsewhere,
  test,
} from './journey.ts';

const settlement = (page: Page): Locator => dialog(page, /^退房 · /);
const shiftPath = '/admin/index/shift';

/** Opens a shift with ¥500 in the drawer. */
async function beginShift(page: Page): Promise<void> {
  await signIn(page, 'staff', shiftPath);
  await page.getByRole('button', { name: '开班', exact: true }).click();
  const open = dialog(page, '开班');
  await open.getByLabel('备用金').fill('500');
  await open.getByRole('button', { name: '开班' }).click();
  await expect(page.getByRole('region', { name: '当前班次' })).toContainText('应有现金 ¥500.00');
}

const yuan = (sum: number): string =>
  `¥${sum.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

/** The sum in words of the screen, in yuan: ¥1,234.50. */
const sumIn = (text: string): number =>
  Number(text.replace(/[^\d.]/g, '')) * (/^[−-]/.test(text) ? -1 : 1);

const cells = (page: Page, name: string): Locator =>
  page
    .getByRole('region', { name: '日报' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .getByRole('cell');

const figures = ['消费', '收款', '退款', '押金收', '押金退', '净额', '押金余额', '未结'] as const;

/** What 日报 says of the day, and the net of cash, in yuan. */
type Report = Record<(typeof figures)[number] | '现金净额', number>;

async function readReport(page: Page): Promise<Report> {
  await page.goto('/admin/index');
  await page.getByRole('button', { name: '日报' }).click();
  await expect(cells(page, '消费')).toBeVisible();
  const read = async (cell: Locator): Promise<number> => sumIn(await cell.innerText());
  const report: Partial<Report> = { 现金净额: await read(cells(page, '现金').last()) };
  for (const name of figures) report[name] = await read(cells(page, name));
  return report as Report;
}

/**
 * A guest with a deposit of ¥200, a breakfast of ¥38.50, and ¥138.20 paid for a dinner of another guest, which is taken
 * off: they leave, the deposit goes back at once, ¥99.70 wait. @returns what was paid for the room
 */
async function leaveWithMoneyBack(page: Page): Promise<number> {
  await page.goto(`${boardPath}?isIsolation=0`);
  const room = await checkInWalkIn(page);
  await actInMenu(page, room, '账单');
  await expect(lines(page)).toHaveCount(2);
  const night = sumIn(
    await lines(page).filter({ hasText: '收款' }).getByText(/^¥/).first().innerText(),
  );
  await enterLine(page, '押金', { sum: 200 });
  await enterLine(page, '消费', { sum: 138.2, note: '晚餐' });
  await enterLine(page, '收款', { sum: 138.2 });
  await enterLine(page, '消费', { sum: 38.5, note: '早餐' });
  await lines(page).filter({ hasText: '晚餐' }).getByRole('button', { name: '作废' }).click();
  const voiding = dialog(page, '作废「消费 ¥138.20」');
  await voiding.getByLabel('原因').fill('是别的房间的');
  await voiding.getByRole('button', { name: '作废' }).click();
  await expect(voiding).toBeHidden();
  await expect(bill(page)).toContainText('押金 ¥200.00 未退还');
  await closeButton(bill(page)).click();

  await card(page, room).getByRole('button', { name: '退房' }).click();
  await expect(settlement(page)).toContainText('应退 ¥299.70');
  await expect(settlement(page)).toContainText('退还 ¥99.70 须酒店管理员审批，同意后再退给客人');
  await expect(settlement(page).getByRole('radio', { name: '现金' })).toBeChecked();
  await settlement(page).getByRole('button', { name: '结账并退房' }).click();
  await expect(settlement(page)).toBeHidden();
  await expectStatus(page, room, '待打扫');
  return night;
}

/** 退款审批 in the one queue of the dashboard. */
async function openRequest(page: Page): Promise<Locator> {
  await page.goto('/admin/index');
  const queue = page.getByRole('region', { name: '今日待办' });
  await queue
    .getByRole('listitem')
    .filter({ hasText: '¥99.70' })
    .getByRole('button', { name: '审批' })
    .click();
  const request = dialog(page, /^退款审批/);
  await expect(request).toContainText('待退');
  await expect(request).toContainText('¥99.70');
  await expect(request).toContainText('结账');
  return request;
}

/** The drawer of staff holds what it must, and is handed over even. */
async function handOver(page: Page, cash: number): Promise<void> {
  await page.goto(shiftPath);
  const current = page.getByRole('region', { name: '当前班次' });
  await expect(current).toContainText(`应有现金 ${yuan(cash)}`);
  await current.getByRole('button', { name: '交班' }).click();
  const close = dialog(page, /^交班/);
  await close.getByLabel('实点现金').fill(`${cash}`);
  await close.getByRole('button', { name: '交班' }).click();
  await expect(close).toBeHidden();
  await expect(page.getByText('相符', { exact: true }).first()).toBeVisible();
}

test('what staff give back at 退房 waits, and is paid from their drawer once the manager agrees', async ({
  page,
  product,
}) => {
  const manager = await signInElsewhere(page, product, 'manager', '/admin/index');
  const before = await readReport(manager);
  await beginShift(page);
  const night = await leaveWithMoneyBack(page);
  const received = Math.round((night + 138.2) * 100) / 100;

  // The deposit is back, the rest of the money is still there.
  const whileItWaits = await readReport(manager);
  expect(whileItWaits.退款).toBe(before.退款);
  expect(whileItWaits.现金净额).toBeCloseTo(before.现金净额 + received, 2);
  await page.goto(shiftPath);
  await expect(page.getByRole('region', { name: '当前班次' })).toContainText(
    `应有现金 ${yuan(500 + received)}`,
  );
  const request = await openRequest(manager);
  await request.getByRole('button', { name: '同意退款' }).click();
  await confirm(manager, '退款 ¥99.70？', '同意退款');
  await expect(message(manager, '已同意，请退给客人')).toBeVisible();
  await expect(manager.getByRole('region', { name: '今日待办' }).getByText('¥99.70')).toHaveCount(
    0,
  );

  const after = await readReport(manager);
  const names = [...figures, '现金净额'] as const;
  const changed = Object.fromEntries(
    names.map((name) => [name, (after[name] - before[name]).toFixed(2)]),
  );
  expect(changed).toEqual({
    消费: '38.50',
    收款: received.toFixed(2),
    退款: '99.70',
    押金收: '200.00',
    押金退: '200.00',
    净额: (night + 38.5).toFixed(2),
    押金余额: '0.00',
    未结: '0.00',
    现金净额: (night + 38.5).toFixed(2),
  });
  // What the guests had, and the night: in the drawer too.
  await handOver(page, 500 + night + 38.5);
});

test('what the manager does not agree to stays on the bill, and in the drawer', async ({
  page,
  product,
}) => {
  const manager = await signInElsewhere(page, product, 'manager', '/admin/index');
  const before = await readReport(manager);
  await beginShift(page);
  const night = await leaveWithMoneyBack(page);
  const request = await openRequest(manager);
  await request.getByLabel('驳回原因').fill('客人已收到餐券');
  await request.getByRole('button', { name: '驳回' }).click();
  await expect(message(manager, '驳回成功，金额留在账单上')).toBeVisible();

  const after = await readReport(manager);
  expect(after.退款).toBe(before.退款);
  expect(after.现金净额).toBeCloseTo(before.现金净额 + night + 138.2, 2);
  // Below zero: the hotel owes it still.
  expect(after.未结).toBeCloseTo(before.未结 - 99.7, 2);
  await page.goto('/admin/index/orderManage?status=4');
  const left = page.getByRole('table', { name: '订单' }).locator('tbody').getByRole('row');
  await left.filter({ hasText: '示例甲' }).first().getByRole('button', { name: '账单' }).click();
  await expect(bill(page)).toContainText('−¥99.70');
  await expect(bill(page)).not.toContainText('待酒店管理员审批');
  await handOver(page, Math.round((500 + night + 138.2) * 100) / 100);
});
