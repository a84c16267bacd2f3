import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from './journey.ts';

/** The lists, by their routes, whose first record is near the top and whose window is full of rows. */
const lists = [
  'orderManage',
  'invoice',
  'shift',
  'roomType',
  'bedType',
  'discountManage',
  'company',
  'hotel',
  'department',
  'userManage',
  'menuManage',
  'logManage',
  'isolationManage',
  'declarationReview',
  'dailyTest',
  'materialReview',
];

interface Measured {
  screen: string;
  /** The top of the first record, in px. */
  top: number;
  /** How far things moved while the screen was loaded: the layout shift of the browser. */
  shift: number;
  /** Records that the window shows whole. */
  records: number;
}

/** Adds up the layout shift of each page that is opened from now on. */
const countShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const sum = { shift: 0 };
    Object.assign(window, { layout: sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) sum.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Opens a screen and measures it by its records. */
async function measure(page: Page, screen: string, records: Locator): Promise<Measured> {
  await page.goto(`/admin/index/${screen}`);
  await expect(records.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const shift = await page.evaluate(
    () => (window as unknown as { layout: { shift: number } }).layout.shift,
  );
  const boxes = await records.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
  );
  const height = page.viewportSize()?.height ?? 0;
  return {
    screen,
    top: Math.round(boxes[0]?.top ?? Infinity),
    shift: Number(shift.toFixed(4)),
    records: boxes.filter(({ bottom }) => bottom <= height).length,
  };
}

const rowsOf = (page: Page): Locator => page.locator('main table tbody tr:has(td)');
const cardsOf = (page: Page): Locator => page.locator('main table td');
/** The heads of the rooms of the axis; those of floors have other words. */
const roomsOf = (page: Page): Locator => page.getByRole('rowheader', { name: /^\d{3,} / });

/** Measures the lists, then the rooms as cards, 紧凑 and by nights, and prints it. */
async function measureAll(page: Page): Promise<{ lists: Measured[]; rooms: Measured[] }> {
  await countShift(page);
  await signIn(page, 'admin', '/admin/');
  const measured: { lists: Measured[]; rooms: Measured[] } = { lists: [], rooms: [] };
  for (const screen of lists) measured.lists.push(await measure(page, screen, rowsOf(page)));
  for (const [board, records] of [
    ['cards', cardsOf(page)],
    ['compact', cardsOf(page)],
    ['nights', roomsOf(page)],
  ] as const) {
    measured.rooms.push(await measure(page, `roomManage?board=${board}`, records));
  }
  const all = [...measured.lists, ...measured.rooms];
  for (const { screen, top, records, shift } of all) {
    process.stdout.write(`${screen}: at ${top} px, ${records} in sight, layout shift ${shift}\n`);
  }
  for (const { screen, shift } of all) expect(shift, screen).toBeLessThanOrEqual(0.01);
  return measured;
}

test('the first record is near the top of every list, a window is full of them, nothing moves', async ({
  page,
}) => {
  const {
    lists: [orders, ...others],
    rooms,
  } = await measureAll(page);
  expect(orders?.records).toBeGreaterThanOrEqual(18);
  for (const { screen, top } of [orders, ...others, ...rooms.slice(0, 2)].filter(
    (one) => one !== undefined,
  )) {
    expect(top, screen).toBeLessThanOrEqual(92);
  }
  expect(rooms[1]?.records).toBe(96);
  expect(rooms[2]?.top).toBeLessThanOrEqual(190);
  expect(rooms[2]?.records).toBeGreaterThanOrEqual(22);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the first record is below the line of filters, nothing moves', async ({ page }) => {
    const { lists: measured, rooms } = await measureAll(page);
    for (const { screen, top } of measured) expect(top, screen).toBeLessThanOrEqual(172);
    expect(rooms[0]?.top).toBeLessThanOrEqual(210);
    expect(rooms[2]?.top).toBeLessThanOrEqual(260);
  });
});
