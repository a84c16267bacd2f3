import { join } from 'node:path';
import type { Page } from 'playwright';

/** Pixels of a long page that are shown: 1,000 rows as a list on a phone would be 200,000. */
const maxHeight = 4000;

/** Pictures until two in a row must be the same. */
const maxTries = 8;

/** What Chromatic ignores. */
const style = '[data-chromatic="ignore"], .chromatic-ignore { visibility: hidden }';

/** Takes a picture of the page as it is once two in a row are the same, or as it is at last. */
async function takeStable(page: Page, path: string): Promise<void> {
  await page.evaluate(() =>
    Promise.all([...document.images].map((image) => image.decode().catch(() => null))),
  );
  const { width, height } = await page.evaluate((most) => {
    const { clientWidth, clientHeight, scrollHeight } = document.documentElement;
    // An open dialog locks the scrolling of the page: only the window is visible.
    const isLocked = getComputedStyle(document.documentElement).overflowY === 'hidden';
    return {
      width: clientWidth,
      height: Math.min(most, isLocked ? clientHeight : Math.max(clientHeight, scrollHeight)),
    };
  }, maxHeight);
  let before: Buffer | null = null;
  for (let time = 0; time < maxTries; time += 1) {
    const now = await page.screenshot({
      path,
      style,
      animations: 'disabled',
      fullPage: height > (page.viewportSize()?.height ?? 0),
      clip: { x: 0, y: 0, width, height },
    });
    if (before?.equals(now)) return;
    before = now;
  }
}

/** Takes a picture of a story in each theme, as it is at the end of its play. */
export async function takePictures(page: Page, folder: string, id: string): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
    await takeStable(page, join(folder, `${id}.${theme}.png`));
  }
}
