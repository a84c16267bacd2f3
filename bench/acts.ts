import type { Locator, Page } from 'playwright';
import { busyTime, calm, type Bench } from './measure.ts';

/** Presses in the middle of an element, as a mouse that is there already. */
async function aim(target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('the element to press is not visible');
  const { mouse } = target.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  // A press is preceded by a hover.
  await target.page().waitForLoadState('networkidle');
  return async () => {
    await mouse.down();
    await mouse.up();
  };
}

export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true }).first();

/** Presses a button and measures until its result is painted. */
export async function pressed(bench: Bench, target: Locator, sign: string | null): Promise<number> {
  return busyTime(bench, await aim(target), sign);
}

/** Closes what is open. */
export async function closed({ page }: Bench, floating: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.waitForSelector(floating, { state: 'hidden' });
  await calm(page);
}

/** Types keys one after another and measures them together. */
export const typed = (page: Page, keys: Iterable<string>) => async (): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
