import { button, closed, pressed, typed } from './acts.ts';
import { busyTime, painted, type Bench } from './measure.ts';

/** Selectors of a library. */
export interface Library {
  name: string;
  /** What can be chosen in an open list. */
  option: string;
  /** The control of the one field of the page: a picker. */
  control: string;
  /** What opens the calendar of a date range. */
  calendarButton: string;
  /** A row of a table's body. */
  row: string;
  /** An open dialog, and its first text field. */
  dialog: string;
  firstField: string;
  /** An open list or calendar. */
  floating: string;
}

/** What one action takes of the main thread, in ms. */
export interface Measured {
  name: string;
  time: number;
}

/** One piece of work: the page it is done on, and its actions. */
export interface Scenario {
  page: string;
  /** How fast each action must be: at most this share of the other's time. */
  limits: Record<string, number>;
  /** Runs the scenario once. */
  run(bench: Bench, library: Library): Promise<Measured[]>;
}

export const scenarios: Scenario[] = [
  {
    page: 'table',
    limits: {
      'table of 10 × 12: mount': 0.45,
      'table of 10 × 12: page swap': 0.5,
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
    page: 'picker',
    limits: {
      'picker of 99,999: open': 0.5,
      'picker of 99,999: filter by 3 keys': 0.5,
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
    page: 'dialog',
    limits: {
      'dialog of 14 fields: open': 0.35,
      'dialog of 14 fields: a key': 0.45,
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
    limits: { 'date range: open': 0.5 },
    async run(bench, { calendarButton, floating }) {
      const { page } = bench;
      const open = await pressed(bench, page.locator(calendarButton), floating);
      await closed(bench, floating);
      return [{ name: 'date range: open', time: open }];
    },
  },
];
