import { login } from '@anzhu/api/contract/session';
import { hotelToday, usualDayStart } from '@anzhu/api/rules/hotelDay';
import { localTime } from '@anzhu/api/rules/localTime';
import {
  test as base,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';
import { clockShift, now } from '../../../.ci/hour.ts';
import { shiftDate } from '../../../.ci/shiftDate.ts';
import { Product } from './server.ts';

export { expect };

/** The password of the demo accounts. */
export const password = 'Anzhu@2026';

/** The demo accounts by role. */
export type Account = 'admin' | 'manager' | 'staff' | 'guard';

/** The hotel's day by the clock of the run, `yyyy-MM-dd`. */
export const hotelDay = (): string =>
  hotelToday({ now: localTime(now()), dayStarts: usualDayStart });

/** Lets the pages of a browser's context have the clock of the run. */
export async function followClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(shiftDate, clockShift());
}

/** Gives a page the clock of the run, whose timers the journey moves on. */
export const installClock = (page: Page): Promise<void> => page.clock.install({ time: now() });

/** A journey has a product of its own: server, store and demo data. */
export const test = base.extend<{ product: Product }>({
  // Playwright reads the names in the first argument: an empty pattern requests no fixtures.
  product: async ({}, hand) => {
    const product = await Product.start();
    await hand(product);
    await product.remove();
  },
  baseURL: async ({ product }, hand) => hand(product.url),
  context: async ({ context }, hand) => {
    await followClock(context);
    await hand(context);
  },
});

/** Fills in the two fields of a sign-in, and sends them by Enter. */
export async function enterPassword(page: Page, account: Account): Promise<void> {
  await page.getByLabel('账号').fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** Signs in by the form of the login page, and waits for the shell. */
export async function signInByForm(page: Page, account: Account, path = '/admin/'): Promise<void> {
  await page.goto(path);
  await enterPassword(page, account);
  await expect(page.getByRole('banner')).toBeVisible();
}

/**
 * Opens a screen with a session, by default one that is quickly there: the call of the login page is sent
 * without the page, which takes a second.
 */
export async function signIn(
  page: Page,
  account: Account,
  path = '/admin/index/orderManage',
): Promise<void> {
  const response = await page.request.post('/auth/login', {
    data: { username: account, password },
  });
  const { data } = (await response.json()) as { data: unknown };
  const { token, userInfo, menuList } = login.data.parse(data);
  // Local storage is per origin: a small file of it is opened to write there.
  await page.goto('/admin/icon.svg');
  await page.evaluate(
    (session) => {
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
    },
    { token: token ?? '', userId: userInfo?.id ?? '', menuList: JSON.stringify(menuList) },
  );
  await page.goto(path);
  await expect(page.getByRole('banner')).toBeVisible();
}

/** Opens a second person's browser, with nothing in common with the first; it closes with the first. */
export async function signInElsewhere(
  page: Page,
  { url }: Pick<Product, 'url'>,
  account: Account,
  path: string,
): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  const context = await browser.newContext({ baseURL: url, locale: 'zh-CN' });
  // The runner closes only contexts of its own: a page left open goes on asking for a server that is gone. With its
  // last test the whole browser closes.
  page.once('close', () => void context.close().catch(() => undefined));
  await followClock(context);
  const other = await context.newPage();
  await signIn(other, account, path);
  return other;
}

/**
 * Ends the session of a page behind its back when it sends a call, as signing out in another place does. No
 * other call of the page, as one that repeats itself, finds that out before.
 */
export async function revokeAt(page: Page, path: string): Promise<void> {
  const revoke = async (route: Route): Promise<void> => {
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const response = await page.request.post('/auth/logout', { data: { token } });
    expect(await response.json()).toMatchObject({ code: 200 });
    await route.continue();
  };
  await page.route(path, revoke, { times: 1 });
}

/** Selects an option by its label; the first of several equal ones. */
export async function choose(
  scope: Page | Locator,
  label: string,
  option: string | RegExp,
): Promise<void> {
  await scope.getByRole('combobox', { name: label }).click();
  const page = 'page' in scope ? scope.page() : scope;
  await page.getByRole('option', { name: option }).first().click();
}

/** Chooses in the line of filters, or behind 更多筛选 what does not fit there. It applies at once. */
export async function chooseFilter(
  page: Page,
  label: string,
  option: string | RegExp,
): Promise<void> {
  await expect(page.getByRole('form', { name: '筛选' })).toBeVisible();
  if (!(await page.getByRole('combobox', { name: label }).isVisible())) {
    await page.getByRole('button', { name: '更多筛选' }).click();
  }
  await choose(page, label, option);
}

/** Types into a field of the line of filters, or behind 更多筛选, and submits. */
export async function typeFilter(page: Page, label: string, text: string): Promise<void> {
  await expect(page.getByRole('form', { name: '筛选' })).toBeVisible();
  const field = page.getByRole('textbox', { name: label });
  if (!(await field.isVisible())) await page.getByRole('button', { name: '更多筛选' }).click();
  await field.fill(text);
  await field.press('Enter');
}

/** Presses 刷新 where code could not be loaded, and waits for the page that comes. */
export async function pressReload(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: '刷新', exact: true }).click();
  await loaded;
}

/** Delays the responses of a call until they are released: a slow server. */
export async function hold(page: Page, path: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    const response = await route.fetch();
    await gate.promise;
    await route.fulfill({ response });
  });
  return gate.resolve;
}

/** The button of who is signed in, once that has been read: the search is there before. */
export const person = (page: Page): Locator =>
  page
    .getByRole('banner')
    .getByRole('button')
    // A picture or a character, then the name.
    .filter({ has: page.locator('span[aria-hidden]:first-child + span') });

/** The dialog with a title. */
export const dialog = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('dialog', { name });

/** What takes a filter off that is on, by its field and value: 订单状态：已支付. */
export const filterOn = (page: Page, condition: string | RegExp): Locator =>
  page.getByRole('button', {
    name:
      typeof condition === 'string'
        ? `移除筛选「${condition}」`
        : new RegExp(`^移除筛选「${condition.source}」$`),
    exact: true,
  });

/** The record beside its list; a sheet above it where the screen is narrow. */
export const record = (page: Page, name: string | RegExp = /./): Locator =>
  page.getByRole('complementary', { name }).or(page.getByRole('dialog', { name }));

/** Presses an entry of the menu of a row. */
export async function pressInMenu(row: Locator, action: string): Promise<void> {
  await row.getByRole('button', { name: '更多' }).click();
  await row.page().getByRole('menuitem', { name: action, exact: true }).click();
}

/** Opens the record of a row. */
export const openRecord = (row: Locator): Promise<void> => row.getByRole('link').first().click();

/** Chooses from a long list by typing into its search field. */
export async function search(scope: Locator, label: string, words: string): Promise<void> {
  await scope.getByRole('combobox', { name: label }).click();
  await scope.page().getByRole('searchbox', { name: '搜索' }).fill(words);
  await scope.page().getByRole('option', { name: words, exact: true }).click();
}

/** 关闭 in the footer of a dialog; the × in its header has the same name. */
export const closeButton = (within: Locator): Locator =>
  within.getByRole('button', { name: '关闭' }).last();

/** Presses the confirm button of a confirmation. */
export async function confirm(
  page: Page,
  question: string | RegExp,
  action: string,
): Promise<void> {
  const asked = page.getByRole('alertdialog', { name: question });
  await asked.getByRole('button', { name: action, exact: true }).click();
}

/** A message that comes and goes. */
export const message = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('region', { name: '消息' }).getByRole('article', { name: words });
