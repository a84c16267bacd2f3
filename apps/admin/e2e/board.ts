import { expect, type Locator, type Page } from '@playwright/test';
import { closeButton, dialog, signIn, type Account } from './journey.ts';

export const boardPath = '/admin/index/roomManage';

/** Signs in and waits for the cards of the board. */
export async function openBoard(page: Page, account: Account, query = ''): Promise<void> {
  await signIn(page, account, `${boardPath}${query}`);
  await expect(cards(page).first()).toBeVisible();
}

/** Every card that is shown. */
export const cards = (page: Page): Locator =>
  page.getByRole('grid', { name: '房间' }).getByRole('gridcell');

/** The card of a room. */
export const card = (page: Page, room: string): Locator =>
  cards(page).filter({ hasText: new RegExp(`^${room}\\D`) });

/** The cards of the rooms in a status. */
export const cardsOf = (page: Page, status: string): Locator =>
  cards(page).filter({ has: page.getByText(status, { exact: true }) });

/** Waits until the card of a room shows a status. */
export async function expectStatus(page: Page, room: string, status: string): Promise<void> {
  await expect(card(page, room).getByText(status, { exact: true })).toBeVisible();
}

/** State of the live connection. */
export const badge = (page: Page, state: '实时' | '重连中' | '轮询'): Locator =>
  page.getByRole('banner').getByText(state, { exact: true });

/** Shows the rooms of a status only, by its count above the board. */
export async function showStatus(page: Page, status: string): Promise<void> {
  await page.getByRole('group', { name: '房间状态' }).getByRole('button', { name: status }).click();
}

/** The number of the first room of a status: 201. */
export async function firstRoom(
  page: Page,
  status: string,
  nature: 'normal' | 'isolation' = 'normal',
): Promise<string> {
  const own = nature === 'isolation' ? { hasText: '隔离' } : { hasNotText: '隔离' };
  const text = await cardsOf(page, status).filter(own).first().textContent();
  return /^\d+/.exec(text ?? '')?.[0] ?? '';
}

/** Does what is in the menu of a room. */
export async function actInMenu(page: Page, room: string, action: string): Promise<void> {
  await card(page, room).getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** A guest who does not exist: a right check digit, a region that was never given out. */
export interface Guest {
  name: string;
  idcard: string;
  phone: string;
}

export const guests = {
  first: { name: '示例甲', idcard: '999999199001010016', phone: '19900009001' },
  second: { name: '示例乙', idcard: '999999199202020026', phone: '19900009002' },
  third: { name: '示例丙', idcard: '999999198808080037', phone: '19900009003' },
} as const satisfies Record<string, Guest>;

/** Types a guest into the focused row; Enter moves from field to field. */
export async function typeGuest(page: Page, { name, idcard, phone }: Guest): Promise<void> {
  for (const text of [name, idcard, phone]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
}

/** Chooses 现金: no way of payment is chosen beforehand. */
export const payInCash = (form: Locator): Promise<void> =>
  form.getByRole('radio', { name: '现金', exact: true }).check();

/** Confirms 退房 of guests who may leave late, or with a sum on their bill: it stays open. */
export async function confirmLeaving(page: Page): Promise<void> {
  const sheet = dialog(page, /^退房 · /);
  const question = page.getByRole('alertdialog', { name: /退房？$/ });
  await expect(sheet.or(question)).toBeVisible();
  if (await question.isVisible()) {
    await question.getByRole('button', { name: '退房', exact: true }).click();
    return;
  }
  await sheet.getByLabel('余下留着未结').check();
  await sheet.getByRole('button', { name: '结账并退房' }).click();
}

/** Checks a guest in who came without an order. @returns the room. */
export async function checkInWalkIn(
  page: Page,
  guest: Guest = guests.first,
  wanted?: string,
): Promise<string> {
  const room = wanted ?? (await firstRoom(page, '空闲'));
  await card(page, room).focus();
  await page.keyboard.press('i');
  const form = dialog(page, /^办理入住/);
  await expect(form.getByLabel('姓名')).toBeFocused();
  await typeGuest(page, guest);
  await payInCash(form);
  await form.getByRole('button', { name: '办理入住' }).click();
  await expect(form).toContainText(`房间「${room}」已办理入住`);
  await closeButton(form).click();
  await expectStatus(page, room, '入住');
  return room;
}
