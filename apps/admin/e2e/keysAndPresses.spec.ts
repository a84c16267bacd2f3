import { addDays } from '@anzhu/api/rules/days';
import type { Locator, Page } from '@playwright/test';
import { card, expectStatus, firstRoom, guests, openBoard, payInCash } from './board.ts';
import { countInputs } from './inputs.ts';
import { closeButton, dialog, expect, hotelDay, message, test } from './journey.ts';
import { book, findOrders, openOrders, rows } from './orderList.ts';

/**
 * What each act takes beside the text that is typed: keys from the focus on the room, the row or the button, and
 * presses from the screen with it. `stories/FrontDesk.mdx` shows this table.
 */
const limits: Record<string, { keys: number; presses: number }> = {
  办理入住: { keys: 6, presses: 5 },
  外国人入住: { keys: 6, presses: 5 },
  续住: { keys: 6, presses: 4 },
  提前离店: { keys: 5, presses: 5 },
  换房: { keys: 7, presses: 5 },
  消费: { keys: 5, presses: 4 },
  折让: { keys: 6, presses: 4 },
  转账: { keys: 5, presses: 4 },
  撤销入住: { keys: 4, presses: 3 },
  结账退房: { keys: 3, presses: 3 },
  打扫: { keys: 2, presses: 2 },
  维修: { keys: 4, presses: 3 },
  解除维修: { keys: 4, presses: 2 },
  退房: { keys: 2, presses: 2 },
  预订: { keys: 8, presses: 6 },
  修改预订: { keys: 4, presses: 4 },
  排房: { keys: 4, presses: 3 },
  取消排房: { keys: 4, presses: 3 },
  取消订单: { keys: 4, presses: 3 },
  未到店: { keys: 4, presses: 3 },
  改价: { keys: 5, presses: 4 },
  日报: { keys: 1, presses: 1 },
  夜审: { keys: 3, presses: 3 },
  交班: { keys: 2, presses: 2 },
  回款: { keys: 5, presses: 4 },
};

type Hand = 'keys' | 'presses';

/** Counts what each act takes with one hand, and compares it with the table at the end. */
async function startTable(page: Page, hand: Hand) {
  const inputs = await countInputs(page);
  const counted: Record<string, number> = {};
  return {
    measure: async (act: string, work: () => Promise<void>): Promise<void> => {
      const before = inputs();
      await test.step(act, work);
      const after = inputs();
      counted[act] = after[hand] - before[hand];
      // Nothing is done with the other hand.
      const other = hand === 'keys' ? 'presses' : 'keys';
      expect.soft(after[other], `${act}: ${other}`).toBe(before[other]);
    },
    compare: (): void => {
      const table = Object.entries(counted).map(([act, count]) => `${act} ${count}`);
      test.info().annotations.push({ type: hand, description: table.join(', ') });
      const expected = Object.entries(limits).map(([act, limit]) => [act, limit[hand]]);
      expect(counted).toEqual(Object.fromEntries(expected));
    },
  };
}

/** Tomorrow at noon as it is typed: a stay of one night. */
const tomorrow = (): string => `${addDays(hotelDay(), 1)} 12:00`;

/** As it is typed: a stay of two nights. */
const later = (): string => `${addDays(hotelDay(), 2)} 12:00`;

const caller = { name: '来电客人', phone: '13800007788' };

/** A passport by its machine-readable lines. */
const passport = {
  lines: [
    'P<CHEEXAMPLE<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<<',
    'X990000122CHE9003071F3501014<<<<<<<<<<<<<<<0',
  ].join('\n'),
  name: 'EXAMPLE ANNA MARIA',
  phone: '19900009021',
};

const checkIn = (page: Page): Locator => dialog(page, /^办理入住/);
const option = (page: Page): Locator =>
  page.getByRole('listbox').getByRole('option').filter({ hasNotText: '加载中' }).first();
const menuItem = (page: Page, action: string): Locator =>
  page.getByRole('menuitem', { name: action, exact: true });
/** 结账 of who leaves. */
const settlement = (page: Page): Locator => dialog(page, /^退房 · /);

/** Holds a deposit on the bill that is open. */
async function holdDeposit(page: Page): Promise<void> {
  await bill(page).getByRole('button', { name: '新增' }).click();
  const line = newLine(page);
  await line.getByRole('radio', { name: '押金', exact: true }).check();
  await line.getByLabel('金额').fill('20');
  await payInCash(line);
  await line.getByRole('button', { name: '保存' }).click();
  await expect(bill(page)).toContainText('押金 ¥20.00 未退还');
}

const bill = (page: Page): Locator => dialog(page, /^账单/);
/** What is entered on it. */
const newLine = (page: Page): Locator => dialog(page, /^记一笔/);

const question = (page: Page): Locator => page.getByRole('alertdialog');

/** 夜审 of a day that is over, in the queue of the dashboard, and of the day that is shown. */
const openToClose = (page: Page): Locator =>
  page.getByRole('region', { name: '今日待办' }).getByRole('button', { name: '夜审' }).first();
const closeDay = (page: Page): Locator =>
  dialog(page, '日报').getByRole('button', { name: '夜审', exact: true });
const drawer = (page: Page): Locator => page.getByRole('region', { name: '当前班次' });

/** Opens a shift with ¥500 in the drawer. */
async function beginShift(page: Page): Promise<void> {
  await page.goto('/admin/index/shift');
  await page.getByRole('button', { name: '开班', exact: true }).click();
  await dialog(page, '开班').getByLabel('备用金').fill('500');
  await dialog(page, '开班').getByRole('button', { name: '开班' }).click();
  await expect(drawer(page)).toContainText('应有现金 ¥500.00');
}

async function openCompanies(page: Page): Promise<void> {
  await page.goto('/admin/index/company');
  await expect(page.getByRole('row', { name: /西溪软件/ })).toBeVisible();
}

/** 对账单 of a company that owes something. */
const statementOf = (page: Page): Locator =>
  page.getByRole('row', { name: /西溪软件/ }).getByRole('button', { name: '对账单' });

/** 8 yuan on the bill that is open, and 转账 of it to the first of the other rooms. */
async function chargeToMove(page: Page): Promise<Locator> {
  await bill(page).getByRole('button', { name: '新增' }).click();
  await newLine(page).getByLabel('金额').fill('8');
  await newLine(page).getByRole('button', { name: '保存' }).click();
  await expect(bill(page)).toContainText('未结 ¥8.00 未收');
  return bill(page).getByRole('button', { name: '转账' });
}

/** Chooses in the open menu by the first letter of the reading. */
async function chooseByLetter(page: Page, letter: string, action: string): Promise<void> {
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  // What an act before has changed may still be on its way.
  await expect(menuItem(page, action)).toBeVisible();
  await page.keyboard.press(letter);
  await expect(menuItem(page, action)).toBeFocused();
  await page.keyboard.press('Enter');
}

test('what each act takes by keyboard', async ({ page }) => {
  const { measure, compare } = await startTable(page, 'keys');
  const { keyboard } = page;
  const send = (): Promise<void> => keyboard.press('Control+Enter');
  const confirmed = async (name: string): Promise<void> => {
    await expect(question(page).getByRole('button', { name: '取消', exact: true })).toBeFocused();
    await send();
    await expect(message(page, name)).toBeVisible();
  };

  await openBoard(page, 'manager', '?isIsolation=0');
  const room = await firstRoom(page, '空闲');
  const inMenu = async (letter: string, action: string): Promise<void> => {
    await keyboard.press('Shift+F10');
    await chooseByLetter(page, letter, action);
  };
  const checkGuestIn = async (number = room): Promise<void> => {
    await keyboard.press('i');
    await expect(checkIn(page).getByLabel('姓名')).toBeFocused();
    await expect(checkIn(page).getByText(/^房费合计/)).toBeVisible();
    await keyboard.type(guests.first.name);
    await keyboard.press('Enter');
    await keyboard.type(guests.first.idcard);
    await keyboard.press('Enter');
    await keyboard.type(guests.first.phone);
    await send();
    // The way of payment is never chosen beforehand: it has the focus.
    await expect(checkIn(page).getByRole('radio', { name: '现金' })).toBeFocused();
    await keyboard.press('Space');
    await send();
    await expect(checkIn(page)).toContainText(`房间「${number}」已办理入住`);
  };

  await card(page, room).focus();
  await measure('办理入住', () => checkGuestIn());
  await keyboard.press('Enter');
  await expectStatus(page, room, '入住');
  await expect(card(page, room)).toBeFocused();
  await measure('撤销入住', async () => {
    await inMenu('c', '撤销入住');
    await confirmed('已撤销入住');
  });
  await expectStatus(page, room, '空闲');
  await expect(card(page, room)).toBeFocused();
  await measure('外国人入住', async () => {
    await keyboard.press('i');
    await expect(checkIn(page).getByLabel('姓名')).toBeFocused();
    await expect(checkIn(page).getByText(/^房费合计/)).toBeVisible();
    await keyboard.insertText(passport.lines);
    await expect(checkIn(page).getByLabel('手机号')).toBeFocused();
    await expect(checkIn(page).getByLabel('姓名')).toHaveValue(passport.name);
    await keyboard.type(passport.phone);
    // Enter goes to what the lines do not say.
    await keyboard.press('Enter');
    await keyboard.type(hotelDay());
    await keyboard.press('Enter');
    await expect(checkIn(page).getByLabel('停留期至')).toBeFocused();
    await keyboard.type(addDays(hotelDay(), 30));
    await send();
    await expect(checkIn(page).getByRole('radio', { name: '现金' })).toBeFocused();
    await keyboard.press('Space');
    await send();
    await expect(checkIn(page)).toContainText(`房间「${room}」已办理入住`);
  });
  await keyboard.press('Enter');
  await expectStatus(page, room, '入住');
  await inMenu('c', '撤销入住');
  await confirmed('已撤销入住');
  await expectStatus(page, room, '空闲');
  await expect(card(page, room)).toBeFocused();
  await checkGuestIn();
  await keyboard.press('Enter');
  await expectStatus(page, room, '入住');
  await measure('续住', async () => {
    await inMenu('x', '续住或提前离店');
    await expect(dialog(page, /^续住/).getByText(/^补收/)).toBeVisible();
    await send();
    await expect(dialog(page, /^续住/).getByRole('radio', { name: '现金' })).toBeFocused();
    await keyboard.press('Space');
    await send();
    await expect(message(page, '续住成功')).toBeVisible();
  });
  await expect(card(page, room)).toBeFocused();
  await measure('提前离店', async () => {
    await inMenu('x', '续住或提前离店');
    await expect(
      dialog(page, /^续住/).getByRole('textbox', { name: '离店时间', exact: true }),
    ).toBeFocused();
    await keyboard.type(tomorrow());
    // The first Enter says what is paid back.
    await keyboard.press('Enter');
    await expect(dialog(page, /^提前离店/).getByText(/^退还/)).toBeVisible();
    await keyboard.press('Enter');
    await expect(message(page, '提前离店成功')).toBeVisible();
  });
  await expect(card(page, room)).toBeFocused();
  await measure('消费', async () => {
    await inMenu('z', '账单');
    await expect(bill(page).getByRole('button', { name: '新增' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(newLine(page).getByLabel('金额')).toBeFocused();
    await keyboard.type('58');
    await keyboard.press('Enter');
    await expect(bill(page)).toContainText('未结 ¥58.00 未收');
  });
  await expect(bill(page).getByRole('button', { name: '新增' })).toBeFocused();
  await measure('折让', async () => {
    await keyboard.press('Enter');
    await expect(newLine(page).getByLabel('金额')).toBeFocused();
    await keyboard.press('Shift+Tab');
    await keyboard.press('ArrowRight');
    await expect(newLine(page).getByRole('radio', { name: '折让' })).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.type('20');
    await keyboard.press('Tab');
    await keyboard.type('空调故障');
    await keyboard.press('Enter');
    await expect(bill(page)).toContainText('未结 ¥38.00 未收');
  });
  await holdDeposit(page);
  await keyboard.press('Escape');
  await expect(card(page, room)).toBeFocused();
  let next = '';
  await measure('换房', async () => {
    await inMenu('h', '换房');
    await expect(dialog(page, '换房').getByRole('combobox', { name: '房型' })).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(option(page)).toBeFocused();
    await expect(option(page)).toHaveText(/^\d{3}/);
    next = /^\d{3}/.exec((await option(page).textContent()) ?? '')?.[0] ?? '';
    await keyboard.press('Enter');
    await expect(dialog(page, '换房').getByText(`${room} 转为待打扫`)).toBeVisible();
    await send();
    await expect(message(page, '换房成功')).toBeVisible();
  });
  await card(page, next).focus();
  await measure('结账退房', async () => {
    await keyboard.press('o');
    await expect(settlement(page)).toContainText('应收 ¥18.00');
    await expect(settlement(page).getByRole('radio', { name: '现金' })).toBeFocused();
    await keyboard.press('Space');
    await send();
    await expect(message(page, '退房成功，订单完成！')).toBeVisible();
  });
  await expectStatus(page, next, '待打扫');
  await expect(card(page, next)).toBeFocused();
  await measure('打扫', async () => {
    await keyboard.press('c');
    await confirmed('房间已成功打扫!');
  });
  await expectStatus(page, next, '空闲');
  await expect(card(page, next)).toBeFocused();
  await measure('维修', async () => {
    await inMenu('w', '维修');
    await expect(dialog(page, /^维修/).getByLabel('维修原因')).toBeFocused();
    await keyboard.type('漏水');
    await keyboard.press('Enter');
    await expect(message(page, '已设为维修')).toBeVisible();
  });
  await expectStatus(page, next, '维修');
  await measure('解除维修', async () => {
    await inMenu('j', '解除维修');
    await confirmed('已解除维修');
  });
  await expectStatus(page, next, '空闲');
  await expect(card(page, next)).toBeFocused();
  await checkGuestIn(next);
  await keyboard.press('Enter');
  await expectStatus(page, next, '入住');
  await expect(card(page, next)).toBeFocused();
  await inMenu('z', '账单');
  await (await chargeToMove(page)).focus();
  await measure('转账', async () => {
    await keyboard.press('Enter');
    const move = dialog(page, /^转账/);
    await expect(move.getByRole('checkbox').first()).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(option(page)).toHaveText(/^\d{3}/);
    await expect(page.getByRole('searchbox', { name: '搜索' })).toBeFocused();
    await keyboard.type((await option(page).innerText()).slice(0, 3));
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
    await keyboard.press('Enter');
    await send();
    await expect(message(page, '已转账')).toBeVisible();
  });
  await expect(bill(page)).not.toContainText('未结 ¥8.00 未收');
  await keyboard.press('Escape');
  await card(page, next).focus();
  await measure('退房', async () => {
    await keyboard.press('o');
    await confirmed('退房成功，订单完成！');
  });

  await openOrders(page, 'manager');
  await page.getByRole('button', { name: '新增预订' }).focus();
  await measure('预订', async () => {
    const booking = dialog(page, '新增预订');
    await keyboard.press('Enter');
    await expect(booking.getByRole('combobox', { name: '房型' })).toBeFocused();
    await keyboard.press('b');
    await expect(booking.getByRole('combobox', { name: '房型' })).toContainText('标准双床房');
    while (
      !(await booking.getByLabel('预订人').evaluate((field) => field === document.activeElement))
    ) {
      await keyboard.press('Tab');
    }
    await keyboard.type(caller.name);
    await keyboard.press('Tab');
    await keyboard.type(caller.phone);
    await expect(booking.getByText(/^\d+ 晚$/)).toBeVisible();
    await keyboard.press('Enter');
    await expect(message(page, '预订成功')).toBeVisible();
  });
  await findOrders(page, caller.phone, 1);
  const row = rows(page).first();
  const inRow = async (letter: string, action: string): Promise<void> => {
    await row.getByRole('button', { name: '更多' }).focus();
    await keyboard.press('Enter');
    await chooseByLetter(page, letter, action);
  };
  await row.getByRole('button', { name: '修改预订' }).focus();
  await measure('修改预订', async () => {
    await keyboard.press('Enter');
    const modify = dialog(page, /^修改预订/);
    await expect(modify.getByLabel('预计入住')).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.type(later());
    await keyboard.press('Tab');
    await expect(modify.getByText('2 晚', { exact: true })).toBeVisible();
    await send();
    await expect(message(page, '预订已修改')).toBeVisible();
  });
  await measure('排房', async () => {
    await inRow('p', '排房');
    await expect(dialog(page, /^排房/).getByRole('combobox', { name: '房间' })).not.toContainText(
      '请选择',
    );
    await send();
    await expect(message(page, '排房成功')).toBeVisible();
  });
  await measure('取消排房', async () => {
    await inRow('q', '取消排房');
    await confirmed('已取消排房');
  });
  await measure('改价', async () => {
    await inRow('g', '改价');
    await expect(dialog(page, '修改价格').getByLabel('新价格')).toBeFocused();
    await keyboard.type('200');
    await keyboard.press('Enter');
    await confirmed('改价成功');
  });
  await measure('取消订单', async () => {
    await inRow('q', '取消订单');
    await expect(dialog(page, '取消订单').getByLabel('取消原因')).toBeFocused();
    await keyboard.type('行程有变');
    await keyboard.press('Enter');
    await expect(message(page, '订单已取消')).toBeVisible();
  });
  await book(page, {
    ...caller,
    phone: '13800007799',
    roomType: '标准双床房',
    arrival: `${addDays(hotelDay(), -1)} 14:00`,
    isPaid: true,
  });
  await findOrders(page, '13800007799', 1);
  // The row of before stays until the answer is there.
  await expect(rows(page)).toContainText('7799');
  await measure('未到店', async () => {
    await inRow('w', '未到店');
    await confirmed('已标记未到店');
  });

  await page.getByRole('link', { name: '工作台' }).click();
  await page.getByRole('button', { name: '日报' }).focus();
  await measure('日报', async () => {
    await keyboard.press('Enter');
    await expect(page.getByRole('region', { name: '日报' })).toContainText('在住');
  });
  await keyboard.press('Escape');
  await expect(dialog(page, '日报')).toBeHidden();
  await openToClose(page).focus();
  await measure('夜审', async () => {
    await keyboard.press('Enter');
    await expect(closeDay(page)).toBeFocused();
    await keyboard.press('Enter');
    await expect(question(page).getByRole('button', { name: '取消' })).toBeFocused();
    await send();
    await expect(dialog(page, '日报').getByRole('img', { name: '已夜审' })).toBeVisible();
  });
  await beginShift(page);
  await drawer(page).getByRole('button', { name: '交班' }).focus();
  await measure('交班', async () => {
    await keyboard.press('Enter');
    await expect(dialog(page, /^交班/).getByLabel('实点现金')).toBeFocused();
    await keyboard.type('500');
    await keyboard.press('Enter');
    await expect(message(page, '已交班')).toBeVisible();
  });
  await openCompanies(page);
  await statementOf(page).focus();
  await measure('回款', async () => {
    await keyboard.press('Enter');
    await expect(
      dialog(page, /^对账单/).getByRole('button', { name: '回款', exact: true }),
    ).toBeFocused();
    await keyboard.press('Enter');
    await expect(dialog(page, /^回款/).getByLabel('回款金额')).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await send();
    await expect(message(page, '已记回款')).toBeVisible();
  });
  compare();
});

test('what each act takes by mouse', async ({ page }) => {
  const { measure, compare } = await startTable(page, 'presses');
  const type = async (field: Locator, text: string): Promise<void> => {
    await field.click();
    await page.keyboard.type(text);
  };
  const confirmed = async (action: string, name: string): Promise<void> => {
    await question(page).getByRole('button', { name: action, exact: true }).click();
    await expect(message(page, name)).toBeVisible();
  };

  await openBoard(page, 'manager', '?isIsolation=0');
  const room = await firstRoom(page, '空闲');
  const press = (action: string, number = room): Promise<void> =>
    card(page, number).getByRole('button', { name: action, exact: true }).click();
  const inMenu = async (action: string, number = room): Promise<void> => {
    await press('更多', number);
    await menuItem(page, action).click();
  };
  const checkGuestIn = async (number = room): Promise<void> => {
    await press('办理入住', number);
    await expect(checkIn(page).getByLabel('姓名')).toBeFocused();
    await page.keyboard.type(guests.first.name);
    await type(checkIn(page).getByLabel('身份证号'), guests.first.idcard);
    await type(checkIn(page).getByLabel('手机号'), guests.first.phone);
    await payInCash(checkIn(page));
    await checkIn(page).getByRole('button', { name: '办理入住' }).click();
    await expect(checkIn(page)).toContainText(`房间「${number}」已办理入住`);
  };

  await measure('办理入住', () => checkGuestIn());
  await closeButton(checkIn(page)).click();
  await expectStatus(page, room, '入住');
  await measure('撤销入住', async () => {
    await inMenu('撤销入住');
    await confirmed('撤销入住', '已撤销入住');
  });
  await expectStatus(page, room, '空闲');
  await measure('外国人入住', async () => {
    await press('办理入住');
    await expect(checkIn(page).getByLabel('姓名')).toBeFocused();
    await page.keyboard.insertText(passport.lines);
    await expect(checkIn(page).getByLabel('手机号')).toBeFocused();
    await page.keyboard.type(passport.phone);
    await type(checkIn(page).getByLabel('入境日期'), hotelDay());
    await type(checkIn(page).getByLabel('停留期至'), addDays(hotelDay(), 30));
    await payInCash(checkIn(page));
    await checkIn(page).getByRole('button', { name: '办理入住' }).click();
    await expect(checkIn(page)).toContainText(`房间「${room}」已办理入住`);
  });
  await closeButton(checkIn(page)).click();
  await expectStatus(page, room, '入住');
  await inMenu('撤销入住');
  await confirmed('撤销入住', '已撤销入住');
  await expectStatus(page, room, '空闲');
  await checkGuestIn();
  await closeButton(checkIn(page)).click();
  await expectStatus(page, room, '入住');
  await measure('续住', async () => {
    await inMenu('续住或提前离店');
    const longer = dialog(page, /^续住/);
    await expect(longer.getByText(/^补收/)).toBeVisible();
    await payInCash(longer);
    await longer.getByRole('button', { name: '续住' }).click();
    await expect(message(page, '续住成功')).toBeVisible();
  });
  await measure('提前离店', async () => {
    await inMenu('续住或提前离店');
    const shorter = dialog(page, /^(续住|提前离店)/);
    await shorter.getByRole('button', { name: '−1 晚' }).click();
    await shorter.getByRole('button', { name: '−1 晚' }).click();
    await expect(shorter.getByText(/^退还/)).toBeVisible();
    await shorter.getByRole('button', { name: '提前离店' }).click();
    await expect(message(page, '提前离店成功')).toBeVisible();
  });
  await measure('消费', async () => {
    await inMenu('账单');
    await bill(page).getByRole('button', { name: '新增' }).click();
    await expect(newLine(page).getByLabel('金额')).toBeFocused();
    await page.keyboard.type('58');
    await newLine(page).getByRole('button', { name: '保存' }).click();
    await expect(bill(page)).toContainText('未结 ¥58.00 未收');
  });
  await measure('折让', async () => {
    await bill(page).getByRole('button', { name: '新增' }).click();
    await newLine(page).getByRole('radio', { name: '折让' }).check();
    await expect(newLine(page).getByLabel('金额')).toBeFocused();
    await page.keyboard.type('20');
    await type(newLine(page).getByLabel('备注'), '空调故障');
    await newLine(page).getByRole('button', { name: '保存' }).click();
    await expect(bill(page)).toContainText('未结 ¥38.00 未收');
  });
  await holdDeposit(page);
  await closeButton(dialog(page, /^账单/)).click();
  let next = '';
  await measure('换房', async () => {
    await inMenu('换房');
    const move = dialog(page, '换房');
    await move.getByRole('combobox', { name: '新房间' }).click();
    await expect(option(page)).toHaveText(/^\d{3}/);
    next = /^\d{3}/.exec((await option(page).textContent()) ?? '')?.[0] ?? '';
    await option(page).click();
    await move.getByRole('button', { name: '换房' }).click();
    await expect(message(page, '换房成功')).toBeVisible();
  });
  await expectStatus(page, next, '入住');
  await measure('结账退房', async () => {
    await press('退房', next);
    await expect(settlement(page)).toContainText('应收 ¥18.00');
    await payInCash(settlement(page));
    await settlement(page).getByRole('button', { name: '结账并退房' }).click();
    await expect(message(page, '退房成功，订单完成！')).toBeVisible();
  });
  await expectStatus(page, next, '待打扫');
  await measure('打扫', async () => {
    await press('打扫', next);
    await confirmed('打扫', '房间已成功打扫!');
  });
  await expectStatus(page, next, '空闲');
  await measure('维修', async () => {
    await inMenu('维修', next);
    const repair = dialog(page, /^维修/);
    await expect(repair.getByLabel('维修原因')).toBeFocused();
    await page.keyboard.type('漏水');
    await repair.getByRole('button', { name: '维修' }).click();
    await expect(message(page, '已设为维修')).toBeVisible();
  });
  await expectStatus(page, next, '维修');
  await measure('解除维修', async () => {
    await press('解除维修', next);
    await confirmed('解除维修', '已解除维修');
  });
  await expectStatus(page, next, '空闲');
  await checkGuestIn(next);
  await closeButton(checkIn(page)).click();
  await expectStatus(page, next, '入住');
  await inMenu('账单', next);
  const toMove = await chargeToMove(page);
  await measure('转账', async () => {
    await toMove.click();
    await dialog(page, /^转账/).getByRole('combobox', { name: '转至订单' }).click();
    await option(page).click();
    await dialog(page, /^转账/).getByRole('button', { name: '转账' }).click();
    await expect(message(page, '已转账')).toBeVisible();
  });
  await expect(bill(page)).not.toContainText('未结 ¥8.00 未收');
  await closeButton(bill(page)).click();
  await measure('退房', async () => {
    await press('退房', next);
    await confirmed('退房', '退房成功，订单完成！');
  });

  await openOrders(page, 'manager');
  await measure('预订', async () => {
    await page.getByRole('button', { name: '新增预订' }).click();
    const booking = dialog(page, '新增预订');
    await booking.getByRole('combobox', { name: '房型' }).click();
    await page.getByRole('option', { name: /^标准双床房/ }).click();
    await type(booking.getByLabel('预订人'), caller.name);
    await type(booking.getByLabel('联系电话'), caller.phone);
    await expect(booking.getByText(/^\d+ 晚$/)).toBeVisible();
    await booking.getByRole('button', { name: '预订' }).click();
    await expect(message(page, '预订成功')).toBeVisible();
  });
  await findOrders(page, caller.phone, 1);
  const row = rows(page).first();
  const inRow = async (action: string): Promise<void> => {
    await row.getByRole('button', { name: '更多' }).click();
    await menuItem(page, action).click();
  };
  await measure('修改预订', async () => {
    await row.getByRole('button', { name: '修改预订' }).click();
    const modify = dialog(page, /^修改预订/);
    await modify.getByLabel('预计离店').click();
    await modify.getByLabel('预计离店').fill(later());
    // The first press leaves the field: what it costs is said before it is done.
    await modify.getByRole('button', { name: '保存修改' }).click();
    await expect(modify.getByText('2 晚', { exact: true })).toBeVisible();
    await modify.getByRole('button', { name: '保存修改' }).click();
    await expect(message(page, '预订已修改')).toBeVisible();
  });
  await measure('排房', async () => {
    await inRow('排房');
    const assign = dialog(page, /^排房/);
    await expect(assign.getByRole('combobox', { name: '房间' })).not.toContainText('请选择');
    await assign.getByRole('button', { name: '排房' }).click();
    await expect(message(page, '排房成功')).toBeVisible();
  });
  await measure('取消排房', async () => {
    await inRow('取消排房');
    await confirmed('取消排房', '已取消排房');
  });
  await measure('改价', async () => {
    await inRow('改价');
    await expect(dialog(page, '修改价格').getByLabel('新价格')).toBeFocused();
    await page.keyboard.type('200');
    await dialog(page, '修改价格').getByRole('button', { name: '确定' }).click();
    await confirmed('确定', '改价成功');
  });
  await measure('取消订单', async () => {
    await inRow('取消订单');
    await expect(dialog(page, '取消订单').getByLabel('取消原因')).toBeFocused();
    await page.keyboard.type('行程有变');
    await dialog(page, '取消订单').getByRole('button', { name: '取消订单' }).click();
    await expect(message(page, '订单已取消')).toBeVisible();
  });
  await book(page, {
    ...caller,
    phone: '13800007799',
    roomType: '标准双床房',
    arrival: `${addDays(hotelDay(), -1)} 14:00`,
    isPaid: true,
  });
  await findOrders(page, '13800007799', 1);
  // The row of before stays until the answer is there.
  await expect(rows(page)).toContainText('7799');
  await measure('未到店', async () => {
    await inRow('未到店');
    await confirmed('未到店', '已标记未到店');
  });

  await page.getByRole('link', { name: '工作台' }).click();
  await measure('日报', async () => {
    await page.getByRole('button', { name: '日报' }).click();
    await expect(page.getByRole('region', { name: '日报' })).toContainText('在住');
  });
  await closeButton(dialog(page, '日报')).click();
  await measure('夜审', async () => {
    await openToClose(page).click();
    await closeDay(page).click();
    await question(page).getByRole('button', { name: '夜审', exact: true }).click();
    await expect(dialog(page, '日报').getByRole('img', { name: '已夜审' })).toBeVisible();
  });
  await beginShift(page);
  await measure('交班', async () => {
    await drawer(page).getByRole('button', { name: '交班' }).click();
    await expect(dialog(page, /^交班/).getByLabel('实点现金')).toBeFocused();
    await page.keyboard.type('500');
    await dialog(page, /^交班/).getByRole('button', { name: '交班' }).click();
    await expect(message(page, '已交班')).toBeVisible();
  });
  await openCompanies(page);
  await measure('回款', async () => {
    await statementOf(page).click();
    await dialog(page, /^对账单/)
      .getByRole('button', { name: '回款', exact: true })
      .click();
    await payInCash(dialog(page, /^回款/));
    await dialog(page, /^回款/).getByRole('button', { name: '记回款' }).click();
    await expect(message(page, '已记回款')).toBeVisible();
  });
  compare();
});
