import { board, checkIn, guest, menu, openRecord, type Day } from './day.ts';
import { poll } from './driver.ts';
import { button, type User } from './user.ts';
import type { Step } from './findInPage.ts';

const strip: Step = { css: 'aside', name: '^演示$' };
const guestOnBoard: Step[] = [board, { css: '*', text: `^${guest.name}$` }];

/**
 * The static demo, where the server runs in the page: a role is chosen, a record opened, a guest checked in, whom another
 * role sees. A reload at a route of its own keeps the role, and has the rooms as the demo was built.
 */
export async function playDemo(user: User, { demoUrl }: Day): Promise<void> {
  const visit: Day = { url: demoUrl, demoUrl, picturePath: '', room: '' };
  await user.browser.goto(`${demoUrl}/`);
  await user.press([{ role: 'button', name: '^酒店员工' }]);
  await user.waitFor([strip, { css: 'p', text: '不会保存' }]);
  await user.press(menu('订单管理'));
  await openRecord(user);
  await user.browser.press('Escape');
  await checkIn(user, visit);

  await user.press([strip, button('酒店员工')]);
  await user.press([{ role: 'menuitem', name: '^酒店管理员' }]);
  await user.waitFor([strip, button('酒店管理员')]);
  await user.press(menu('房间管理'));
  await user.waitFor(guestOnBoard);

  await user.browser.goto(`${demoUrl}/index/roomManage?view=cards`);
  await user.waitFor([strip, button('酒店管理员')]);
  await user.waitFor([board, { role: 'gridcell' }]);
  await user.waitForNone(guestOnBoard);
  await poll('the address of the board', async () => {
    const { pathname } = new URL(await user.browser.evaluate(() => location.href));
    return pathname.endsWith('/index/roomManage') ? null : pathname;
  });
}
