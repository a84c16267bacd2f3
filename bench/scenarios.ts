import type { Locator, Page } from 'playwright';
import { button, closed, pressed, typed } from './acts.ts';
import { busyTime, calm, painted, type Bench } from './measure.ts';

/** Selectors of a library. */
export interface Library {
  name: string;
  /** What can be chosen in an open list. */
  option: string;
  /** The control of the one field of the page: a picker, a cascader. */
  control: string;
  /** What opens the calendar of a date range. */
  calendarButton: string;
  /** A row of a table's body. */
  row: string;
  /** The head of a column that sorts. */
  sortHead: (page: Page, name: string) => Locator;
  /** An open dialog, and its first text field. */
  dialog: string;
  firstField: string;
  /** An open list or calendar. */
  floating: string;
  cascaderItem: string;
  /** The items of the second column. */
  secondColumn: string;
  card: string;
}

/** What one action takes of the main thread, in ms. */
export interface Measured {
  name: string;
  time: number;
  /** Reported by the page, or a mean of many: independent of the measuring overhead. */
  isCounted?: true;
}

/** How fast an action of ours must be: at most this share of the other's time, or so many ms (or changes). */
export interface Limit {
  share?: number;
  most?: number;
}

/** One piece of work: the page it is done on, and its actions. */
export interface Scenario {
  page: string;
  limits: Record<string, Limit>;
  /** Runs the scenario once. */
  run(bench: Bench, library: Library): Promise<Measured[]>;
  /** Number of runs; fewer where one takes seconds. @default 15 */
  runs?: number;
  /** The other library has nothing like it. @default false */
  isOurs?: true;
}

const scrollSteps = 12;

/** Turns the wheel step by step, each in a frame of its own; without a distance it only waits. */
const turnWheel =
  ({ page }: Bench, x: number, y: number) =>
  async (): Promise<void> => {
    for (let step = 0; step < scrollSteps; step += 1) {
      if (x + y !== 0) await page.mouse.wheel(x, y);
      await painted(page, null);
    }
  };

/** The mean of a step of scrolling what is below the mouse. */
async function scrollStep(bench: Bench, x: number, y: number): Promise<number> {
  const waiting = await busyTime(bench, turnWheel(bench, 0, 0), null);
  const scrolling = await busyTime(bench, turnWheel(bench, x, y), null);
  return (scrolling - waiting) / scrollSteps;
}

export const scenarios: Scenario[] = [
  {
    page: 'table',
    limits: {
      'table of 10 × 12: mount': { share: 0.45 },
      'table of 10 × 12: page swap': { share: 0.5 },
    },
    async run(bench, { row }) {
      const { page } = bench;
      const mount = await pressed(bench, button(page, '挂载'), `${row}:nth-of-type(10)`);
      const swap = await pressed(bench, button(page, '翻页'), null);
      await button(page, '挂载').click();
      await painted(page, `!${row}`);
      return [
        { name: 'table of 10 × 12: mount', time: mount },
        { name: 'table of 10 × 12: page swap', time: swap },
      ];
    },
  },
  {
    page: 'rows',
    limits: {
      '1,000 rows: mount': { share: 0.5 },
      '1,000 rows: sort': { share: 0.55 },
      '1,000 rows: change each': { share: 0.6 },
    },
    async run(bench, { row, sortHead }) {
      const { page } = bench;
      const mount = await pressed(bench, button(page, '挂载'), row);
      const sort = await pressed(bench, sortHead(page, '应付金额'), null);
      const change = await pressed(bench, button(page, '全部更改'), null);
      await button(page, '挂载').click();
      await painted(page, `!${row}`);
      return [
        { name: '1,000 rows: mount', time: mount },
        { name: '1,000 rows: sort', time: sort },
        { name: '1,000 rows: change each', time: change },
      ];
    },
  },
  {
    page: 'picker',
    limits: {
      'picker of 99,999: open': { share: 0.5 },
      'picker of 99,999: filter by 3 keys': { share: 0.5 },
    },
    async run(bench, { control, option, floating }) {
      const { page } = bench;
      const open = await pressed(bench, page.locator(control), option);
      const filter = await busyTime(bench, typed(page, '777'), option);
      await closed(bench, floating);
      await page.reload();
      return [
        { name: 'picker of 99,999: open', time: open },
        { name: 'picker of 99,999: filter by 3 keys', time: filter },
      ];
    },
  },
  {
    page: 'cascader',
    limits: {
      'cascader: open': { share: 0.6 },
      'cascader: expand': { share: 0.5 },
      'cascader: pick': { share: 0.4 },
    },
    async run(bench, { control, cascaderItem, secondColumn, floating }) {
      const { page } = bench;
      const open = await pressed(bench, page.locator(control), cascaderItem);
      const expand = await pressed(bench, page.locator(cascaderItem).nth(3), secondColumn);
      const pick = await pressed(bench, page.locator(secondColumn).nth(2), null);
      await page.waitForSelector(floating, { state: 'hidden' });
      await page.reload();
      return [
        { name: 'cascader: open', time: open },
        { name: 'cascader: expand', time: expand },
        { name: 'cascader: pick', time: pick },
      ];
    },
  },
  {
    page: 'dialog',
    limits: {
      'dialog of 14 fields: open': { share: 0.35 },
      'dialog of 14 fields: a key': { share: 0.45 },
    },
    async run(bench, { dialog, firstField }) {
      const { page } = bench;
      const open = await pressed(bench, button(page, '打开'), firstField);
      await page.locator(firstField).first().focus();
      await page.keyboard.press('a');
      const key = await busyTime(bench, () => page.keyboard.press('b'), null);
      // Unchanged: closing asks no question.
      await typed(page, ['Backspace', 'Backspace'])();
      await closed(bench, dialog);
      return [
        { name: 'dialog of 14 fields: open', time: open },
        { name: 'dialog of 14 fields: a key', time: key },
      ];
    },
  },
  {
    page: 'dateRange',
    limits: { 'date range: open': { share: 0.5 } },
    async run(bench, { calendarButton, floating }) {
      const { page } = bench;
      const open = await pressed(bench, page.locator(calendarButton), floating);
      await closed(bench, floating);
      return [{ name: 'date range: open', time: open }];
    },
  },
  {
    page: 'tree',
    limits: { 'tree of 2,000: expand all': { share: 0.55 } },
    async run(bench, { row }) {
      const { page } = bench;
      await painted(page, row);
      const expand = await pressed(bench, button(page, '全部展开'), null);
      await page.reload();
      await painted(page, row);
      return [{ name: 'tree of 2,000: expand all', time: expand }];
    },
  },
  {
    page: 'cards',
    runs: 3,
    limits: {
      '2,000 cards: mount': { share: 0.12 },
      '2,000 cards: one live change': { share: 0.25 },
      '2,000 cards: changes lost of 250': { most: 10 },
    },
    async run(bench, { card }) {
      const { page, session } = bench;
      const mount = await pressed(bench, button(page, '挂载'), card);
      await calm(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      let delivered = 0;
      const busy = await busyTime(
        bench,
        async () => {
          // The second button of the page: to look for its name among 2,000 cards takes longer than the work.
          await page
            .locator('button')
            .nth(1)
            .evaluate((element: HTMLElement) => element.click());
          const done = await page.waitForFunction(
            () => (window as unknown as { delivered?: number }).delivered,
            null,
            { polling: 500, timeout: 60_000 },
          );
          delivered = (await done.jsonValue()) ?? 0;
        },
        null,
      );
      await page.reload();
      return [
        { name: '2,000 cards: mount', time: mount },
        {
          name: '2,000 cards: one live change',
          time: busy / Math.max(delivered, 1),
          isCounted: true,
        },
        { name: '2,000 cards: changes lost of 250', time: 250 - delivered, isCounted: true },
      ];
    },
  },
  {
    page: 'timeline',
    isOurs: true,
    limits: {
      '2,000 rooms × 365 days: mount': { most: 250 },
      '2,000 rooms × 365 days: step down': { most: 16 },
      '2,000 rooms × 365 days: step right': { most: 16 },
    },
    async run(bench, { row }) {
      const { page } = bench;
      const mount = await pressed(bench, button(page, '挂载'), row);
      await page.mouse.move(700, 500);
      const down = await scrollStep(bench, 0, 120);
      const right = await scrollStep(bench, 120, 0);
      await button(page, '挂载').click();
      await painted(page, `!${row}`);
      return [
        { name: '2,000 rooms × 365 days: mount', time: mount },
        { name: '2,000 rooms × 365 days: step down', time: down, isCounted: true },
        { name: '2,000 rooms × 365 days: step right', time: right, isCounted: true },
      ];
    },
  },
];
