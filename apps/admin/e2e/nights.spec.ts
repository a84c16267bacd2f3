import type { Id } from '@anzhu/api/contract/codecs';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { roomTimeline, type TimelineRoom } from '@anzhu/api/contract/roomTimeline';
import { addDays } from '@anzhu/api/rules/days';
import type { Locator, Page } from '@playwright/test';
import { call } from './ask.ts';
import { boardPath, checkInWalkIn, guests, openBoard, payInCash } from './board.ts';
import { confirm, dialog, expect, hotelDay, message, test } from './journey.ts';

const axis = (page: Page): Locator => page.getByRole('grid', { name: '时间轴' });

/** The hotel's day: after midnight it is still the day before. */

/** The head of tonight's column. */
const tonight = (page: Page): Locator =>
  page.getByRole('columnheader', { name: new RegExp(`^${hotelDay().slice(5)}`) });

/** What the axis says last. */
const notice = (page: Page): Locator => page.getByRole('status').filter({ hasText: /.+/ }).last();

/** The row of a room. */
const rowOf = (page: Page, room: string): Locator =>
  axis(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${room} `) }) });

/** The bar with some words in the row of a room. */
const barOf = (page: Page, room: string, words: string | RegExp): Locator =>
  rowOf(page, room).getByTitle(words).first();

/** Shows the nights of the hotel. */
async function showNights(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '时间轴' }).check({ force: true });
  await expect(axis(page)).toBeVisible();
}

/** The column of a cell, as a screen reader says it. */
const columnOf = async (cell: Locator): Promise<number> =>
  Number(await cell.getAttribute('aria-colindex'));

interface Point {
  x: number;
  y: number;
}

/** The middle of a night of a room, so many days from today on. */
async function nightOf(page: Page, room: string, days: number): Promise<Point> {
  await rowOf(page, room).scrollIntoViewIfNeeded();
  const row = await rowOf(page, room).boundingBox();
  const today = await tonight(page).boundingBox();
  if (!row || !today) throw new Error('the axis is not shown');
  return { x: today.x + (days + 0.5) * today.width, y: row.y + row.height / 2 };
}

async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 6, from.y);
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

/**
 * Checks a guest in who came without an order, in a room that is free for longer and has such a neighbour, and shows the
 * nights. @returns the room.
 */
async function openWithGuest(page: Page): Promise<string> {
  await openBoard(page, 'staff', '?isIsolation=0');
  const nights = await readNights(page);
  const isShort = (type: Id | null): boolean =>
    nights.vacancy.some(
      (one) => one.type === type && one.night <= addDays(nights.from, 2) && one.available < 2,
    );
  const place = freeRoom(
    nights,
    (room) =>
      !isShort(room.type) &&
      Boolean(freeRoom(nights, (one) => one.id !== room.id && one.floor === room.floor, 3)),
    3,
  );
  if (!place) throw new Error('no two rooms of a floor are free');
  const room = await checkInWalkIn(page, guests.first, place.name);
  await showNights(page);
  await showFloor(page, { name: room });
  await expect(barOf(page, room, '示例甲')).toBeVisible();
  return room;
}

const widthOf = async (bar: Locator): Promise<number> => (await bar.boundingBox())?.width ?? 0;

test('by mouse: the end of a bar', async ({ page }) => {
  const room = await openWithGuest(page);
  const bar = barOf(page, room, '示例甲');
  const before = await widthOf(bar);

  const end = await bar.boundingBox();
  if (!end) throw new Error('the bar is not shown');
  const grip = { x: end.x + end.width - 3, y: end.y + end.height / 2 };
  await drag(page, grip, await nightOf(page, room, 2));
  const longer = dialog(page, new RegExp(`^续住 · ${room}`));
  await expect(longer).toBeVisible();
  await expect(notice(page)).toHaveText(/离店改为 .+，2 晚，待确认$/);
  await page.keyboard.press('Escape');
  await expect(notice(page)).toHaveText('没有改变，已放回原处');
  expect(await widthOf(bar)).toBe(before);

  await drag(page, grip, await nightOf(page, room, 2));
  await expect(longer.getByText(/^补收 ¥[\d,.]+$/)).toBeVisible();
  await payInCash(longer);
  await longer.getByRole('button', { name: '续住' }).click();
  await expect(message(page, '续住成功')).toBeVisible();
  await expect(notice(page)).toHaveText(/^示例甲 离店已改为 .+，2 晚$/);
  await expect.poll(() => widthOf(bar)).toBeGreaterThan(before);
});

/** Rooms, orders and what takes them, as the server has them in the next two weeks. */
async function readNights(page: Page) {
  const from = hotelDay();
  const nights = { from, to: addDays(from, 13), isIsolation: 0 };
  const timeline = await call(page, roomTimeline.path, nights);
  return { from, ...roomTimeline.data.parse(timeline) };
}

type Nights = Awaited<ReturnType<typeof readNights>>;

/** A vacant room that nothing takes in so many nights. */
const freeRoom = (
  { from, rooms }: Nights,
  isWanted: (room: TimelineRoom) => boolean = () => true,
  nights = 14,
) =>
  rooms.find(
    ({ spans, ...room }) =>
      spans.every((span) => span.from > addDays(from, nights)) &&
      room.status === RoomStatus.vacant &&
      isWanted({ spans, ...room }),
  );

/** Shows the nights of the floor of a room, with a type the orders of it that have no room: all are in view. */
async function showFloor(page: Page, { name, type }: { name: string; type?: Id | null }) {
  const ofType = type ? `&type=${type}` : '';
  await page.goto(`${boardPath}?isIsolation=0&floor=${name.slice(0, -2)}${ofType}`);
  await expect(axis(page)).toBeVisible();
  if (type) await page.getByRole('switch', { name: '待排房' }).check({ force: true });
}

test('by mouse: guests to another room', async ({ page }) => {
  const room = await openWithGuest(page);
  const nights = await readNights(page);
  const own = nights.rooms.find(({ name }) => name === room);
  const target = freeRoom(nights, (one) => one.floor === own?.floor, 3);
  if (!target) throw new Error('no room is free');

  const start = await nightOf(page, room, 0.3);
  await drag(page, start, await nightOf(page, target.name, 0.3));
  const move = dialog(page, '换房');
  await expect(move.getByText(`${room} 转为待打扫`)).toBeVisible();
  if (target.type !== own?.type) await payInCash(move);
  await move.getByRole('button', { name: '换房' }).click();
  await expect(message(page, '换房成功')).toBeVisible();
  await expect(notice(page)).toHaveText(new RegExp(`^示例甲 已移到 ${target.name}，`));
  await expect(barOf(page, target.name, '示例甲')).toBeVisible();
});

test('by mouse: an order from its lane into a room', async ({ page }) => {
  await openBoard(page, 'staff');
  await showNights(page);
  const nights = await readNights(page);
  const order = nights.unassigned.find(
    ({ status, type }) =>
      status === OrderStatus.paid && freeRoom(nights, (room) => room.type === type),
  );
  const target = freeRoom(nights, (room) => room.type === order?.type);
  if (!order || !target) throw new Error('no room is free, or every order has one');
  await showFloor(page, target);

  const bar = axis(page).getByRole('gridcell', { name: order.label }).first();
  const box = await bar.boundingBox();
  if (!box) throw new Error('the order is not shown');
  const start = { x: box.x + Math.min(12, box.width / 2), y: box.y + box.height / 2 };
  await drag(page, start, { ...(await nightOf(page, target.name, 0)), x: start.x });
  await expect(message(page, '排房成功')).toBeVisible();
  await expect(notice(page)).toHaveText(new RegExp(` 已移到 ${target.name}，`));
  const held = barOf(page, target.name, `预订 ${order.label}`);
  await expect(held).toBeVisible();

  // Its order opens beside the axis.
  await held.click();
  await expect(page.getByText(`订单 ${order.id}`, { exact: true })).toBeVisible();
  await expect(axis(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(`订单 ${order.id}`, { exact: true })).toBeHidden();
  await expect(held).toBeVisible();
});

test('by mouse: empty nights into a booking of that room, a night longer, and into a repair', async ({
  page,
}) => {
  await openBoard(page, 'staff');
  await showNights(page);
  const target = freeRoom(await readNights(page));
  if (!target) throw new Error('no room is free');
  await showFloor(page, { name: target.name });

  await drag(page, await nightOf(page, target.name, 3), await nightOf(page, target.name, 4));
  const booking = dialog(page, '新增预订');
  await expect(notice(page)).toHaveText(new RegExp(`^已选 ${target.name}，.+，2 晚，待确认$`));
  await expect(booking.getByText('2 晚', { exact: true })).toBeVisible();
  await booking.getByLabel('预订人').fill('林示例');
  await booking.getByLabel('联系电话').fill('13800001234');
  await booking.getByRole('button', { name: '预订', exact: true }).click();
  await expect(message(page, `已排房 ${target.name}`)).toBeVisible();
  const booked = barOf(page, target.name, '暂定 林示例 · 2 晚');
  await expect(booked).toBeVisible();

  // By its end, a night longer: what it costs then is said before.
  const end = await booked.boundingBox();
  if (!end) throw new Error('the bar is not shown');
  const grip = { x: end.x + end.width - 3, y: end.y + end.height / 2 };
  await drag(page, grip, await nightOf(page, target.name, 6));
  const modify = dialog(page, '修改预订 · 林示例');
  await expect(modify.getByText('3 晚', { exact: true })).toBeVisible();
  await modify.getByRole('button', { name: '保存修改' }).click();
  await expect(message(page, '预订已修改')).toBeVisible();
  await expect(barOf(page, target.name, '暂定 林示例 · 3 晚')).toBeVisible();

  await page.getByRole('radio', { name: '空房维修' }).check({ force: true });
  await drag(page, await nightOf(page, target.name, 7), await nightOf(page, target.name, 8));
  const repair = dialog(page, `维修 · ${target.name}`);
  await repair.getByLabel('维修原因').fill('漏水');
  await repair.getByRole('button', { name: '维修', exact: true }).click();
  const outOfOrder = barOf(page, target.name, '维修 漏水 · 2 晚');
  await expect(outOfOrder).toBeVisible();
  await outOfOrder.click();
  await confirm(page, `房间「${target.name}」解除维修？`, '解除维修');
  await expect(message(page, '已解除维修')).toBeVisible();
  await expect(outOfOrder).toBeHidden();
});

test('by keyboard alone: an order is assigned, nights are booked', async ({ page }) => {
  await openBoard(page, 'staff');
  await showNights(page);
  const nights = await readNights(page);
  const order = nights.unassigned.find(
    ({ status, type }) =>
      status === OrderStatus.paid && freeRoom(nights, (room) => room.type === type),
  );
  const target = freeRoom(nights, (room) => room.type === order?.type);
  if (!order || !target) throw new Error('no room is free, or every order has one');
  await showFloor(page, target);

  const bar = axis(page).getByRole('gridcell', { name: order.label }).first();
  const today = page.getByRole('columnheader', { name: /今天/ });
  const [from, to] = [await columnOf(today), await columnOf(bar)];
  await axis(page).focus();
  // The cursor begins at tonight.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  const arrow = from < to ? 'ArrowRight' : 'ArrowLeft';
  for (let steps = Math.abs(to - from); steps > 0; steps -= 1) await page.keyboard.press(arrow);
  await expect(notice(page)).toHaveText(new RegExp(`^待排房 .+${order.label}`));
  await page.keyboard.press('m');
  await expect(notice(page)).toHaveText(new RegExp(`^${order.label} 移到 \\d+，`));
  await page.keyboard.press('Enter');
  await expect(message(page, '排房成功')).toBeVisible();
  await expect(notice(page)).toHaveText(new RegExp(`^${order.label} 已移到 \\d+，`));

  await page.keyboard.press('Control+End');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(notice(page)).toHaveText(/^已选 \d+，.+，2 晚$/);
  await page.keyboard.press('Enter');
  await expect(dialog(page, '新增预订').getByLabel('间数')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notice(page)).toHaveText('没有改变，未预订');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('seven days are in view, and a finger that rests opens', async ({ page }) => {
    await openBoard(page, 'staff');
    await showNights(page);
    const target = freeRoom(await readNights(page));
    if (!target) throw new Error('no room is free');
    await showFloor(page, { name: target.name });
    const day = await tonight(page).boundingBox();
    const width = (await axis(page).locator('..').locator('..').boundingBox())?.width ?? 0;
    expect(Math.floor(width / (day?.width ?? 1))).toBeGreaterThanOrEqual(7);

    const { x, y } = await nightOf(page, target.name, 3);
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await expect(dialog(page, '新增预订')).toBeVisible();
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(dialog(page, '新增预订').getByText('1 晚', { exact: true })).toBeVisible();
  });
});
