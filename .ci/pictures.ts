/**
 * `npm run pictures`: takes the pictures of the README, at twice their size, from the demo and the Storybook as they were
 * built before: `npm run demo:build`, `npm run build-storybook`.
 */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { chooseRole, openScreen, withChromium } from './demo/walk.ts';
import { serveFolder } from './static.ts';

const root = resolve(import.meta.dirname, '..');
const size = { width: 1440, height: 800 };
/** Bytes that a picture may have. */
const limit = 150_000;
const patient = { timeout: 120_000 };

/** From the best; the first within the limit is taken. */
const qualities = [0.7, 0.5, 0.3];

/** Takes the top of a page, and stores it as WebP: Chromium encodes it. */
async function take(page: Page, name: string): Promise<void> {
  const png = await page.screenshot({ clip: { x: 0, y: 0, ...size }, animations: 'disabled' });
  const source = `data:image/png;base64,${png.toString('base64')}`;
  const encode = async (quality: number): Promise<Buffer> => {
    const encoded = await page.evaluate(
      async (given) => {
        const picture = new Image();
        picture.src = given.source;
        await picture.decode();
        const canvas = document.createElement('canvas');
        canvas.width = picture.width;
        canvas.height = picture.height;
        canvas.getContext('2d')?.drawImage(picture, 0, 0);
        return canvas.toDataURL('image/webp', given.quality).split(',')[1] ?? '';
      },
      { source, quality },
    );
    return Buffer.from(encoded, 'base64');
  };
  for (const quality of qualities) {
    const webp = await encode(quality);
    if (webp.length > limit) continue;
    await writeFile(join(root, `.github/pictures/${name}.webp`), webp);
    console.log(`${name}: ${webp.length} bytes, quality ${quality}`);
    return;
  }
  throw new Error(`pictures: ${name} has more than ${limit} bytes`);
}

/** Opens a page with room for the strip of the demo, below what is taken. */
async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width: size.width, height: size.height + 32 });
  return page;
}

/** The room board, in the demo. */
async function board(context: BrowserContext, url: string): Promise<void> {
  const page = await openPage(context);
  await page.goto(`${url}/`);
  await chooseRole(page, '酒店管理员');
  await openScreen(page, '房间管理');
  await expect(page.getByRole('grid').getByText('退房').first()).toBeVisible(patient);
  await take(page, 'board');
}

/** The page of the room board in the Storybook. */
async function workbench(context: BrowserContext, url: string): Promise<void> {
  const page = await openPage(context);
  const response = await page.request.get(`${url}/index.json`);
  const { entries } = (await response.json()) as {
    entries: Record<string, { id: string; title: string; type: string }>;
  };
  const story = Object.values(entries).find(
    ({ title, type }) => title.endsWith('RoomBoard') && type === 'story',
  );
  if (!story) throw new Error('pictures: the Storybook has no RoomBoard');
  await page.goto(`${url}/?path=/story/${encodeURIComponent(story.id)}`);
  const shown = page.frameLocator('#storybook-preview-iframe').getByRole('grid');
  await expect(shown.first()).toBeVisible(patient);
  await take(page, 'workbench');
}

const demo = await serveFolder(join(root, 'dist/demo'));
const storybook = await serveFolder(join(root, '.storybook/dist'));
try {
  await withChromium(
    async (context) => {
      await board(context, demo.url);
      await workbench(context, storybook.url);
    },
    { deviceScaleFactor: 2, reducedMotion: 'reduce' },
  );
} finally {
  await Promise.all([demo.close(), storybook.close()]);
}
