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
  'item',
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

/** 工作台 has no route of its own. */
const workbench = '';

/** The screens of an admin without a list, or with an empty one, and those that only a hotel's people have. */
const others = [workbench, 'assignPersonnel', 'dataImport', 'personRequest'];
const ofHotel = [workbench, 'myHotel', 'materialApplication', 'hotelMaterialInfo'];

interface Measured {
  screen: string;
  /** The top of the first record, in px; null of a screen without a list. */
  top: number | null;
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
async function measure(page: Page, screen: string, records?: Locator): Promise<Measured> {
  await page.goto(`/admin/index/${screen}`);
  await expect(page.getByText('页面不存在')).toHaveCount(0);
  await expect((records ?? page.locator('main').getByText(/\S/)).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const shift = await page.evaluate(
    () => (window as unknown as { layout: { shift: number } }).layout.shift,
  );
  const boxes = await (records ?? page.locator('none')).evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
  );
  const height = page.viewportSize()?.height ?? 0;
  return {
    screen,
    top: records ? Math.round(boxes[0]?.top ?? Infinity) : null,
    shift: Number(shift.toFixed(4)),
    records: boxes.filter(({ bottom }) => bottom <= height).length,
  };
}

const rowsOf = (page: Page): Locator => page.locator('main table tbody tr:has(td)');
const cardsOf = (page: Page): Locator => page.locator('main table td');
/** The heads of the rooms of the axis; those of floors have other words. */
const roomsOf = (page: Page): Locator => page.getByRole('rowheader', { name: /^\d{3,} / });

interface AllMeasured {
  lists: Measured[];
  /** As cards, 紧凑 and by nights. */
  rooms: Measured[];
}

/** Prints a line for each screen: where its first record is, how many are in sight, and how far things moved. */
function printTable(title: string, all: readonly Measured[]): void {
  const row = (screen: string, ...cells: string[]): string =>
    `${screen.padEnd(26)}${cells.map((cell) => cell.padStart(10)).join('')}\n`;
  const lines = all.map(({ screen, top, records, shift }) =>
    row(
      screen || '工作台',
      top === null ? '' : `${top}`,
      top === null ? '' : `${records}`,
      shift.toFixed(4),
    ),
  );
  process.stdout.write(`\n${title}\n${row('screen', 'first y', 'rows', 'shift')}${lines.join('')}`);
}

/** Measures every screen, and that nothing moves on any of them. */
async function measureAll(page: Page, title: string): Promise<AllMeasured> {
  await countShift(page);
  await signIn(page, 'admin', '/admin/');
  const measured: AllMeasured = { lists: [], rooms: [] };
  for (const screen of lists) measured.lists.push(await measure(page, screen, rowsOf(page)));
  for (const [board, records] of [
    ['cards', cardsOf(page)],
    ['compact', cardsOf(page)],
    ['nights', roomsOf(page)],
  ] as const) {
    measured.rooms.push(await measure(page, `roomManage?board=${board}`, records));
  }
  const further: Measured[] = [];
  for (const screen of others) further.push(await measure(page, screen));
  await page.goto('/admin/index/orderManage');
  await expect(rowsOf(page).nth(2).getByRole('link').first()).toBeVisible();
  const link = rowsOf(page).nth(2).getByRole('link').first();
  const address = new URL((await link.getAttribute('href')) ?? '', page.url());
  further.push(await measure(page, `orderManage${address.search}`, rowsOf(page)));
  await signIn(page, 'manager', '/admin/');
  for (const screen of ofHotel) {
    further.push({ ...(await measure(page, screen)), screen: `${screen || '工作台'} (hotel)` });
  }
  const all = [...measured.lists, ...measured.rooms, ...further];
  printTable(title, all);
  for (const { screen, shift } of all) expect.soft(shift, screen).toBeLessThanOrEqual(0.01);
  return measured;
}

test('the first record is near the top of every list, a window is full of them, nothing moves', async ({
  page,
}) => {
  const {
    lists: [orders, ...further],
    rooms,
  } = await measureAll(page, '1440 × 900');
  expect(orders?.records).toBeGreaterThanOrEqual(18);
  for (const { screen, top } of [orders, ...further, ...rooms.slice(0, 2)].filter(
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
    const { lists: measured, rooms } = await measureAll(page, '390 × 844');
    for (const { screen, top } of measured) expect(top, screen).toBeLessThanOrEqual(172);
    expect(rooms[0]?.top).toBeLessThanOrEqual(210);
    expect(rooms[2]?.top).toBeLessThanOrEqual(260);
  });
});

test.describe('at 200 %', () => {
  test.use({ viewport: { width: 720, height: 450 } });

  test('no screen is wider than the window, and the axis shows six rooms', async ({ page }) => {
    await countShift(page);
    await signIn(page, 'admin', '/admin/');
    for (const screen of [...lists, ...others, 'roomManage?board=cards']) {
      await measure(page, screen);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(beyond, screen || '工作台').toBeLessThanOrEqual(0);
    }
    const { records } = await measure(page, 'roomManage?board=nights', roomsOf(page));
    expect(records).toBeGreaterThanOrEqual(6);
  });
});
