import { chromium, type Browser, type BrowserContext } from 'playwright';
import { findHeadlessShell } from '../chromium.ts';
import { serveFolder } from '../static.ts';

/** Stories wait for timers and frames: on 2 processors three browsers take less time than two. */
const workers = 3;
/** A page is replaced after so many stories: what they leave in memory stays bounded. */
const storiesPerPage = 800;

const browsers = new Set<Browser>();

/** Ends all browsers: what runs in them fails. */
export async function closeBrowsers(): Promise<void> {
  await Promise.all([...browsers].map((browser) => browser.close()));
}

async function launch(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: await findHeadlessShell(),
    args: [
      // On a busy machine the watchdog takes a slow GPU process for a dead one.
      '--disable-gpu-watchdog',
      // A rounded corner that is drawn in two parts is a shade off: captures would depend on what changed before.
      '--disable-partial-raster',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  browsers.add(browser);
  browser.on('disconnected', () => browsers.delete(browser));
  return browser;
}

/** Resolves as `work` does, and to the reason when it rejects or takes too long. */
async function failureOf(work: Promise<string | null>, patience: number): Promise<string | null> {
  const { promise: late, resolve } = Promise.withResolvers<string>();
  const timer = setTimeout(() => resolve(`not ready in ${patience} ms`), patience);
  return Promise.race([work, late])
    .catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
    .finally(() => clearTimeout(timer));
}

/** What is done with stories, in pages that show one after the other. */
export interface StoryRun<Story extends { file: string }, Page extends { close(): Promise<void> }> {
  /** Opens the Storybook at `url` in a page of its own. */
  open(context: BrowserContext, url: string): Promise<Page>;
  /** @returns why the story failed, or null; its page is replaced then */
  run(page: Page, story: Story): Promise<string | null>;
  end(story: Story, failure: string | null): void;
  /** A loaded machine takes its time; only what never happens fails by time, in milliseconds. */
  patience: number;
}

/** Runs stories of a built Storybook in several browsers. Those of a file stay together, in their order. */
export async function runInBrowsers<
  Story extends { file: string },
  Page extends { close(): Promise<void> },
>(
  built: string,
  stories: readonly Story[],
  { open, run, end, patience }: StoryRun<Story, Page>,
): Promise<void> {
  // The files with most stories first: the browsers then end at about the same time.
  const waiting = [...Map.groupBy(stories, ({ file }) => file).values()].toSorted(
    (a, b) => b.length - a.length,
  );
  const server = await serveFolder(built);
  const work = async (): Promise<void> => {
    const browser = await launch();
    const context = await browser.newContext({
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(patience);
    let page: Page | null = null;
    let count = 0;
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      for (const story of file) {
        page ??= await open(context, server.url);
        count += 1;
        const failure = await failureOf(run(page, story), patience);
        end(story, failure);
        if (failure === null && count < storiesPerPage) continue;
        await page.close();
        page = null;
        count = 0;
      }
    }
    await browser.close();
  };
  try {
    await Promise.all(Array.from({ length: Math.min(workers, waiting.length) }, work));
  } finally {
    await closeBrowsers();
    await server.close();
  }
}
