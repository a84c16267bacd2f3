import { enter, type Page } from './page.ts';

/** The password of the demo accounts. */
const password = 'Anzhu@2026';

/** The record beside its list, or a sheet above it. */
const record = '[data-docked], [role=dialog]';

/** A guest who does not exist. In ASCII: WebKit's driver types nothing else. */
const guest = { name: 'Li Example', idcard: '999999199001010016', phone: '19900009001' };

/**
 * A short day at the desk: sign in, look at the board, check a guest in by keyboard, view an order, read the
 * dashboard.
 *
 * @param picture saves a picture of the window under a name
 */
export async function smokeJourney(
  page: Page,
  url: string,
  picture: (name: string) => Promise<void>,
): Promise<void> {
  await page.browser.open(`${url}/admin/login`);
  await page.click('input', '账号');
  await page.type('manager');
  await page.click('input', '密码');
  await page.type(`${password}${enter}`);
  await page.sees('今日待办');

  await page.click('nav a', '房间管理');
  await page.sees('实时');
  await page.until('rooms', `document.querySelector('[role=grid] td') !== null`);
  await picture('board');
  await page.click('[aria-label="房间状态"] button', '空闲');
  await page.until(
    'vacant rooms only',
    `!document.querySelector('[role=grid]').innerText.includes('到期')`,
  );
  await page.click('[role=grid] td button', '办理入住');
  await page.until(
    'the focus in the dialog',
    `document.activeElement.matches('[role=dialog] input')`,
  );
  for (const text of [guest.name, guest.idcard, guest.phone]) await page.type(text + enter);
  await picture('check-in');
  await page.click('[role=dialog] button', '办理入住');
  await page.sees('已办理入住');
  await page.click('[role=dialog] button', '关闭');

  await page.click('nav a', '订单管理');
  await page.click('tbody [data-title] a', '');
  await page.until('an order', `document.querySelector('${record}') !== null`);
  await picture('order');
  await page.browser.evaluate('history.back()');
  await page.until('no order', `document.querySelector('${record}') === null`);
  await picture('orders');

  await page.click('nav a', '工作台');
  await page.until('charts', `document.querySelectorAll('svg [role=listbox]').length > 4`);
  await picture('dashboard');
  await page.browser.evaluate('scrollTo(0, 900)');
  await page.sees('客源分布');
  await picture('charts');
}
