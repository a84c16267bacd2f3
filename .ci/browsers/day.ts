import { demoPassword } from '../../apps/server/src/demo/staff.ts';
import { button, dialog, field, type User, words } from './user.ts';
import { poll } from './driver.ts';
import type { Step } from './findInPage.ts';

/** A guest who does not exist. */
export const guest = { name: '李示例', number: '999999199001010016', phone: '19900009001' };

/** A part of the day, after those before it. */
export interface Part {
  name: string;
  play: (user: User, day: Day) => Promise<void>;
}

export interface Day {
  url: string;
  /** The static demo, without a slash at its end. */
  demoUrl: string;
  /** A picture to upload. */
  picturePath: string;
  /** The room that was checked in. */
  room: string;
}

export const menu = (title: string): Step[] => [
  { role: 'navigation' },
  { role: 'link', name: `^${title}$` },
];
const rows: Step = { css: 'tbody tr' };
const record: Step = { css: '[data-docked]' };
export const board: Step = { role: 'grid', name: '房间' };
const axis: Step = { role: 'grid', name: '时间轴' };
const radio = (name: string): Step => ({ css: 'label', text: `^${name}$` });
const card = (room: string): Step => ({ role: 'gridcell', text: `^${room}\\D` });

async function signIn(user: User, { url }: Day): Promise<void> {
  await user.browser.goto(`${url}/admin/login`);
  await user.enter([field('^账号')], 'manager');
  await user.browser.press('Tab');
  await user.waitFor([field('^密码')], ({ isFocused }) => isFocused);
  await user.browser.type(demoPassword);
  await user.browser.press('Enter');
  await user.waitFor([words('今日待办')]);
}

/** By keys: the letter of the act on the room, then field by field. */
export async function checkIn(user: User, day: Day): Promise<void> {
  await user.press(menu('房间管理'));
  await user.waitFor([board, { role: 'gridcell' }]);
  await user.press([{ css: '[aria-label="房间状态"]' }, { role: 'button', name: '空闲' }]);
  // Until the board shows vacant rooms alone, others are on it too.
  const vacant: Step = { role: 'gridcell', text: '^\\d+(?!.*隔离).*空闲' };
  const { text } = await user.waitFor([board, vacant]);
  day.room = /^\d+/.exec(text)?.[0] ?? '';
  await user.enter([field('^房间号')], day.room);
  await user.browser.press('Enter');
  await user.waitForNone([board, { role: 'gridcell', nth: 1 }]);
  for (let stop = 0; stop < 60; stop += 1) {
    await user.browser.press('Tab');
    if ((await user.waitFor([board, card(day.room)])).isFocused) break;
  }
  await user.waitFor([board, card(day.room)], ({ isFocused }) => isFocused);
  await user.browser.press('i');
  const form = dialog('^办理入住');
  await user.waitFor([form, field('^姓名')], ({ isFocused }) => isFocused);
  for (const typed of [guest.name, guest.number, guest.phone]) {
    await user.browser.type(typed);
    await user.browser.press('Enter');
  }
  await user.waitFor([form, field('^姓名')], ({ value }) => value === guest.name);
  await user.waitFor([form, field('^手机号')], ({ value }) => value === guest.phone);
  await user.press([form, radio('现金')]);
  await user.press([form, button('办理入住')]);
  await user.waitFor([form, { css: '*', text: `房间「${day.room}」已办理入住` }]);
  await user.press([form, { ...button('关闭'), nth: -1 }]);
  await user.waitForNone([form]);
  await user.press([{ css: '[aria-label="房间状态"]' }, { role: 'button', name: '全部' }]);
}

const openMenu = async (user: User, { room }: Day, action: string): Promise<void> => {
  await user.press([board, card(room), button('更多')]);
  await user.press([{ role: 'menuitem', name: `^${action}$` }]);
};

async function charge(user: User, day: Day): Promise<void> {
  await openMenu(user, day, '账单');
  const bill = dialog('^账单');
  const line = dialog('^记一笔');
  for (const [kind, sum] of [
    ['消费', '38'],
    ['收款', ''],
  ] as const) {
    await user.press([bill, button('新增')]);
    await user.press([line, radio(kind)]);
    if (sum !== '') await user.enter([line, field('^金额')], sum);
    if (kind === '收款') await user.press([line, radio('现金')]);
    await user.press([line, button('保存')]);
    await user.waitForNone([line]);
  }
  await user.waitFor([bill], ({ text }) => text.includes('38.00') && !text.includes('未收'));
  await user.press([bill, { ...button('关闭'), nth: -1 }]);
  await user.waitForNone([bill]);
}

/** The printed view of the registration: what a page of paper shows. */
async function print(user: User, day: Day): Promise<void> {
  await user.browser.evaluate(() => {
    window.print = () => void document.body.setAttribute('data-printed', '');
  });
  await openMenu(user, day, '打印登记单');
  const sheet = dialog('^登记单');
  await user.press([sheet, button('打印登记单')]);
  await user.waitFor([{ css: 'body[data-printed]' }]);
  const paper = await user.browser.evaluate(() =>
    [...document.querySelectorAll('body > *')]
      .map(({ textContent }) => textContent ?? '')
      .join(' '),
  );
  if (!paper?.includes('住客签名')) throw new Error('the registration has no line to sign on');
  await user.browser.press('Escape');
  await user.waitForNone([sheet]);
}

async function leave(user: User, day: Day): Promise<void> {
  await user.waitFor([board, card(day.room)]);
  await openMenu(user, day, '退房');
  await user.press([dialog('退房'), button('退房')]);
  await user.waitFor([board, { ...card(day.room), text: `^${day.room}\\D.*待打扫` }]);
}

/** Opens the record of the first row. */
export async function openRecord(user: User): Promise<void> {
  await user.press([rows, { css: '[data-title] a' }]);
  await user.waitFor([record]);
}

/** A list: filter, pages, a record beside it, back. */
async function list(user: User): Promise<void> {
  await user.press(menu('订单管理'));
  await user.waitFor([rows, { css: '[data-title] a' }]);
  await user.press([button('下一页')]);
  await poll('page 2', async () => {
    const search = await user.browser.evaluate(() => location.search);
    return search.includes('page=2') ? null : search;
  });
  await user.enter([field('^关键字')], '138');
  await user.browser.press('Enter');
  await user.waitFor([{ css: 'button', name: '关键字：138' }]);
  await openRecord(user);
  await user.browser.press('ArrowDown');
  await user.browser.press('Escape');
  await user.waitForNone([record]);
}

/** Fields of dates: typed, and taken from the calendar by keys and by a press. */
async function dates(user: User): Promise<void> {
  await user.press(menu('订单管理'));
  await user.press([button('新增预订')]);
  const booking = dialog('^新增预订');
  const arrival = [booking, field('^预计入住')];
  const { value: before } = await user.waitFor(arrival, ({ value }) => value !== '');
  await user.press(arrival);
  await user.browser.press('ArrowDown');
  await user.waitFor([{ css: '[popover] [role=grid], [popover] table' }]);
  await user.browser.press('ArrowRight');
  await user.browser.press('Enter');
  await user.waitFor(arrival, ({ value }) => value !== before);
  await user.browser.press('Escape');
  await user.press([dialog('^放弃'), button('放弃.*')]);
  await user.waitForNone([booking]);
}

/** In the page: the middle of two nights of a room that nothing takes, on the axis that is shown. */
function freeNights(): { x: number; y: number; next: number } | null {
  const grid = document.querySelector('[role=grid][aria-label="时间轴"]');
  // Nights out of view are drawn too.
  const heads = [...(grid?.querySelectorAll('thead th[scope=col]') ?? [])]
    .map((head) => head.getBoundingClientRect())
    .filter(({ left, right }) => left > innerWidth / 2 && right < innerWidth - 80);
  const [one, other] = heads.slice(-2);
  if (!one || !other) return null;
  const [x, next] = [one.left + one.width / 2, other.left + other.width / 2];
  for (const row of grid?.querySelectorAll('tbody tr:has(th[scope=row])') ?? []) {
    const { top, height } = row.getBoundingClientRect();
    const y = top + height / 2;
    const taken = [x, next].map((at) => document.elementFromPoint(at, y)?.closest('[title]'));
    const isInView = document.elementFromPoint(x, y)?.closest('tr') === row;
    const isRoom = /^\d{3}/.test(row.querySelector('th')?.textContent ?? '');
    if (isRoom && isInView && taken.every((bar) => !bar)) return { x, y, next };
  }
  return null;
}

/** The time axis: two empty nights are chosen by dragging. */
async function drag(user: User, { url }: Day): Promise<void> {
  await user.browser.goto(`${url}/admin/index/roomManage?isIsolation=0`);
  await user.press([radio('时间轴')]);
  await user.waitFor([axis, { css: 'tbody th[scope=row]' }]);
  const free = await user.browser.evaluate(freeNights);
  if (!free) throw new Error('no room is free');
  const { x, y, next } = free;
  await user.browser.pointer({ x, y }, { x: x + 8, y }, { x: next - 10, y }, { x: next, y });
  await user.waitFor([dialog('^新增预订'), { css: '*', text: '^2 晚$' }]);
  await user.browser.press('Escape');
  await user.waitForNone([dialog('^新增预订')]);
  await user.press([radio('卡片')]);
}

async function upload(user: User, { picturePath }: Day): Promise<void> {
  await user.press([{ role: 'button', name: '周店长' }]);
  await user.press([button('修改信息')]);
  const form = dialog('^修改信息');
  await user.waitFor([form, field('^昵称')]);
  await user.browser.chooseFile('[role=dialog] input[type=file]', picturePath);
  await user.waitFor([words('上传成功')]);
  await user.press([form, button('保存')]);
  await user.waitFor([words('修改成功')]);
  await user.waitForNone([form]);
}

async function dark(user: User): Promise<void> {
  await user.press([{ role: 'button', name: '周店长' }]);
  await user.press([radio('深色')]);
  await poll('the dark theme', async () => {
    const ground = await user.browser.evaluate(
      () => getComputedStyle(document.body).backgroundColor,
    );
    return /rgb\((?:\d|[1-3]\d),/.test(ground) ? null : ground;
  });
  await user.browser.press('Escape');
  await user.press(menu('工作台'));
  await user.waitFor([words('今日待办')]);
}

/** The dashboard: charts, and the map by keys and presses. */
async function charts(user: User): Promise<void> {
  await user.waitFor([{ css: 'svg [role=listbox]' }]);
  const map: Step = { css: 'figure', name: '客源分布' };
  await user.press([map, button('放大')]);
  await user.press([map, button('查看西面')]);
  await user.press([map, button('还原')]);
}

export const parts: readonly Part[] = [
  { name: 'sign-in', play: signIn },
  { name: 'check-in', play: checkIn },
  { name: 'charge', play: charge },
  { name: 'print', play: print },
  { name: 'leave', play: leave },
  { name: 'list', play: list },
  { name: 'dates', play: dates },
  { name: 'drag', play: drag },
  { name: 'upload', play: upload },
  { name: 'dark', play: dark },
  { name: 'charts', play: charts },
];
