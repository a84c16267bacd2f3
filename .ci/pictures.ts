/**
 * `npm run pictures`: takes the pictures of the READMEs and of the workbench's first page from the demo and the Storybook
 * as they were built before: `HOUR=14:30 npm run demo:build`, `npm run build-storybook`. Words restrict it to the
 * pictures with these names.
 */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';
import { chooseRole, withChromium } from './demo/walk.ts';
import { serveFolder } from './static.ts';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, '.github/pictures');
const desk = { width: 1440, height: 800 };
const phone = { width: 390, height: 800 };
/** Bytes that a picture may have. */
const limit = 120_000;
const patient = { timeout: 120_000 };

/** From the best; the first within the limit is taken. */
const qualities = [0.7, 0.5, 0.3, 0.2];

interface Screen {
  /** Its address below the demo's. */
  path: string;
  size: typeof desk;
  options?: BrowserContextOptions;
  /** What is done first, and what is there then. */
  shown: (page: Page) => Locator | Promise<Locator>;
}

/** Pictures of the demo, by name. */
const screens: Record<string, Screen> = {
  board: {
    path: 'index/roomManage',
    size: desk,
    shown: (page) => page.getByRole('grid').getByText('退房').first(),
  },
  timeline: {
    path: 'index/roomManage',
    size: desk,
    shown: async (page) => {
      await page.getByRole('radio', { name: '时间轴' }).click(patient);
      const rooms = page.getByRole('grid', { name: '时间轴' });
      await rooms.hover(patient);
      // Below the floors of the isolation, which have few guests.
      await page.mouse.wheel(0, 952);
      return page.getByRole('rowheader', { name: /^506/ });
    },
  },
  dark: {
    path: 'index/orderManage',
    size: desk,
    options: { colorScheme: 'dark' },
    shown: async (page) => {
      await page.locator('tbody [data-title] a').nth(2).click(patient);
      return page.getByRole('heading', { name: '操作记录' });
    },
  },
  phone: {
    path: 'index/roomManage',
    size: phone,
    options: { hasTouch: true, isMobile: true },
    shown: (page) => page.getByText('退房').first(),
  },
};

/** Of the demo: the product has the whole window. */
const withoutStrip = ':root { --demo-strip: 0px !important } [aria-label="演示"] { display: none }';

/** Stores the top of a page as WebP: Chromium encodes it. */
async function take(page: Page, name: string, size: typeof desk): Promise<void> {
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
    await writeFile(join(folder, `${name}.webp`), webp);
    console.log(`${name}: ${webp.length} bytes, quality ${quality}`);
    return;
  }
  throw new Error(`pictures: ${name} has more than ${limit} bytes`);
}

/** Opens a page in a browser of its own. */
async function onPage(
  { size, options }: Pick<Screen, 'size' | 'options'>,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  await withChromium(async (context) => work(await context.newPage()), {
    viewport: size,
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
    ...options,
  });
}

/** A screen of the demo, as an administrator of the hotel sees it. */
const takeScreen = (name: string, screen: Screen, url: string): Promise<void> =>
  onPage(screen, async (page) => {
    await page.goto(`${url}/`);
    await chooseRole(page, '酒店管理员');
    await page.getByRole('complementary', { name: '演示' }).waitFor(patient);
    await page.goto(`${url}/${screen.path}`);
    await page.addStyleTag({ content: withoutStrip });
    await expect(await screen.shown(page)).toBeVisible(patient);
    await page.waitForLoadState('networkidle');
    await take(page, name, screen.size);
  });

/** The page of the room board in the Storybook. */
const takeWorkbench = (url: string): Promise<void> =>
  onPage({ size: desk }, async (page) => {
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
    await take(page, 'workbench', desk);
  });

const words = process.argv.slice(2);
const isWanted = (name: string): boolean => words.length === 0 || words.includes(name);
const demo = await serveFolder(join(root, 'dist/demo'));
const storybook = await serveFolder(join(root, '.storybook/dist'));
try {
  for (const [name, screen] of Object.entries(screens))
    if (isWanted(name)) await takeScreen(name, screen, demo.url);
  if (isWanted('workbench')) await takeWorkbench(storybook.url);
} finally {
  await Promise.all([demo.close(), storybook.close()]);
}
