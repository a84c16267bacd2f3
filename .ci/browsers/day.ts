import { demoPassword } from '../../apps/server/src/demo/staff.ts';
import { button, dialog, field, type Hand, words } from './hand.ts';
import type { Step } from './findInPage.ts';

/** A guest who does not exist. */
const guest = { name: '李示例', number: '999999199001010016', phone: '19900009001' };

/** A part of the day. What is done in one stands on what was done before. */
export interface Chapter {
  name: string;
  play: (hand: Hand, day: Day) => Promise<void>;
}

export interface Day {
  url: string;
  /** A picture to upload. */
  picturePath: string;
  /** The room that was checked in. */
  room: string;
}

const menu = (title: string): Step[] => [
  { role: 'navigation' },
  { role: 'link', name: `^${title}$` },
];
const record: Step = { css: '[data-docked]' };
const board: Step = { role: 'grid', name: '房间' };
const axis: Step = { role: 'grid', name: '时间轴' };
const radio = (name: string): Step => ({ css: 'label', text: `^${name}$` });
const card = (room: string): Step => ({ role: 'gridcell', text: `^${room}\\D` });

async function signIn(hand: Hand, { url }: Day): Promise<void> {
  await hand.seat.goto(`${url}/admin/login`);
  await hand.enter([field('^账号')], 'manager');
  await hand.seat.press('Tab');
  await hand.see([field('^密码')], ({ isFocused }) => isFocused);
  await hand.seat.type(demoPassword);
  await hand.seat.press('Enter');
  await hand.see([words('今日待办')]);
}

/** By keys: the letter of the act on the room, then field by field. */
async function checkIn(hand: Hand, day: Day): Promise<void> {
  await hand.press(menu('房间管理'));
  await hand.see([board, { role: 'gridcell' }]);
  await hand.press([{ css: '[aria-label="房间状态"]' }, { role: 'button', name: '空闲' }]);
  await hand.see([board, { role: 'gridcell', text: '^\\d+.*空闲' }]);
  const { text } = await hand.see([board, { role: 'gridcell', text: '^\\d+(?!.*隔离)' }]);
  day.room = /^\d+/.exec(text)?.[0] ?? '';
  await hand.enter([field('^房间号')], day.room);
  await hand.seat.press('Enter');
  await hand.gone([board, { role: 'gridcell', nth: 1 }]);
  for (let stop = 0; stop < 60; stop += 1) {
    await hand.seat.press('Tab');
    if ((await hand.see([board, card(day.room)])).isFocused) break;
  }
  await hand.see([board, card(day.room)], ({ isFocused }) => isFocused);
  await hand.seat.press('i');
  const form = dialog('^办理入住');
  await hand.see([form, field('^姓名')], ({ isFocused }) => isFocused);
  for (const typed of [guest.name, guest.number, guest.phone]) {
    await hand.seat.type(typed);
    await hand.seat.press('Enter');
  }
  await hand.see([form, field('^姓名')], ({ value }) => value === guest.name);
  await hand.see([form, field('^手机号')], ({ value }) => value === guest.phone);
  await hand.press([form, radio('现金')]);
  await hand.press([form, button('办理入住')]);
  await hand.see([form, { css: '*', text: `房间「${day.room}」已办理入住` }]);
  await hand.press([form, { ...button('关闭'), nth: -1 }]);
  await hand.gone([form]);
  await hand.press([{ css: '[aria-label="房间状态"]' }, { role: 'button', name: '全部' }]);
}

const openMenu = async (hand: Hand, { room }: Day, action: string): Promise<void> => {
  await hand.press([board, card(room), button('更多')]);
  await hand.press([{ role: 'menuitem', name: `^${action}$` }]);
};

async function charge(hand: Hand, day: Day): Promise<void> {
  await openMenu(hand, day, '账单');
  const bill = dialog('^账单');
  const line = dialog('^记一笔');
  for (const [kind, sum] of [
    ['消费', '38'],
    ['收款', ''],
  ] as const) {
    await hand.press([bill, button('新增')]);
    await hand.press([line, radio(kind)]);
    if (sum !== '') await hand.enter([line, field('^金额')], sum);
    if (kind === '收款') await hand.press([line, radio('现金')]);
    await hand.press([line, button('保存')]);
    await hand.gone([line]);
  }
  await hand.see([bill], ({ text }) => text.includes('38.00') && !text.includes('未收'));
  await hand.press([bill, { ...button('关闭'), nth: -1 }]);
  await hand.gone([bill]);
}

/** The printed view of the registration: what a page of paper shows. */
async function print(hand: Hand, day: Day): Promise<void> {
  await hand.seat.evaluate(() => {
    window.print = () => void document.body.setAttribute('data-printed', '');
  });
  await openMenu(hand, day, '打印登记单');
  const sheet = dialog('^登记单');
  await hand.press([sheet, button('打印登记单')]);
  await hand.see([{ css: 'body[data-printed]' }]);
  const paper = await hand.seat.evaluate(() =>
    [...document.querySelectorAll('body > *')]
      .map(({ textContent }) => textContent ?? '')
      .join(' '),
  );
  if (!paper?.includes('住客签名')) throw new Error('the registration has no line to sign on');
  await hand.seat.press('Escape');
  await hand.gone([sheet]);
}

async function leave(hand: Hand, day: Day): Promise<void> {
  await hand.see([board, card(day.room)]);
  await openMenu(hand, day, '退房');
  await hand.press([dialog('退房'), button('退房')]);
  await hand.see([board, { ...card(day.room), text: `^${day.room}\\D.*待打扫` }]);
}

/** A list: filter, pages, a record beside it, back. */
async function list(hand: Hand): Promise<void> {
  await hand.press(menu('订单管理'));
  const rows: Step = { css: 'tbody tr' };
  await hand.see([rows, { css: '[data-title] a' }]);
  await hand.press([button('下一页')]);
  await hand.until('page 2', async () => {
    const search = await hand.seat.evaluate(() => location.search);
    return search.includes('page=2') ? null : search;
  });
  await hand.enter([field('^关键字')], '138');
  await hand.seat.press('Enter');
  await hand.see([{ css: 'button', name: '关键字：138' }]);
  await hand.press([rows, { css: '[data-title] a' }]);
  await hand.see([record]);
  await hand.seat.press('ArrowDown');
  await hand.seat.press('Escape');
  await hand.gone([record]);
}

/** Fields of dates: typed, and taken from the calendar by keys and by a press. */
async function dates(hand: Hand): Promise<void> {
  await hand.press(menu('订单管理'));
  await hand.press([button('新增预订')]);
  const booking = dialog('^新增预订');
  const arrival = [booking, field('^预计入住')];
  const { value: before } = await hand.see(arrival, ({ value }) => value !== '');
  await hand.press(arrival);
  await hand.seat.press('ArrowDown');
  await hand.see([{ css: '[popover] [role=grid], [popover] table' }]);
  await hand.seat.press('ArrowRight');
  await hand.seat.press('Enter');
  await hand.see(arrival, ({ value }) => value !== before);
  await hand.seat.press('Escape');
  await hand.press([dialog('^放弃'), button('放弃.*')]);
  await hand.gone([booking]);
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
async function drag(hand: Hand, { url }: Day): Promise<void> {
  await hand.seat.goto(`${url}/admin/index/roomManage?isIsolation=0`);
  await hand.press([radio('时间轴')]);
  await hand.see([axis, { css: 'tbody th[scope=row]' }]);
  const free = await hand.seat.evaluate(freeNights);
  if (!free) throw new Error('no room is free');
  const { x, y, next } = free;
  await hand.seat.pointer({ x, y }, { x: x + 8, y }, { x: next - 10, y }, { x: next, y });
  await hand.see([dialog('^新增预订'), { css: '*', text: '^2 晚$' }]);
  await hand.seat.press('Escape');
  await hand.gone([dialog('^新增预订')]);
  await hand.press([radio('卡片')]);
}

async function upload(hand: Hand, { picturePath }: Day): Promise<void> {
  await hand.press([{ role: 'button', name: '周店长' }]);
  await hand.press([button('修改信息')]);
  const form = dialog('^修改信息');
  await hand.see([form, field('^昵称')]);
  await hand.seat.chooseFile('[role=dialog] input[type=file]', picturePath);
  await hand.see([words('上传成功')]);
  await hand.press([form, button('保存')]);
  await hand.see([words('修改成功')]);
  await hand.gone([form]);
}

async function dark(hand: Hand): Promise<void> {
  await hand.press([{ role: 'button', name: '周店长' }]);
  await hand.press([radio('深色')]);
  await hand.until('the dark theme', async () => {
    const ground = await hand.seat.evaluate(() => getComputedStyle(document.body).backgroundColor);
    return /rgb\((?:\d|[1-3]\d),/.test(ground) ? null : ground;
  });
  await hand.seat.press('Escape');
  await hand.press(menu('工作台'));
  await hand.see([words('今日待办')]);
}

/** The dashboard: charts, and the map by keys and presses. */
async function charts(hand: Hand): Promise<void> {
  await hand.see([{ css: 'svg [role=listbox]' }]);
  const map: Step = { css: 'figure', name: '客源分布' };
  await hand.press([map, button('放大')]);
  await hand.press([map, button('查看西面')]);
  await hand.press([map, button('还原')]);
}

export const chapters: readonly Chapter[] = [
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
