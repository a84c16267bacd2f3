import { setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';
import { chromium } from 'playwright';

/** jest-worker's message to a worker that gets no further files. */
const endMessage = 2;

/**
 * A page is replaced after so many files: what stories leave in memory stays bounded. A new one loads and compiles
 * the Storybook again, and checks again the colours that have passed.
 */
const filesPerPage = 12;

/** The browser of this worker process, and the page that its story files share. */
let browser;
let context;
let page;
let filesOfPage = 0;

/** Launches the browser, which keeps the process alive: at the end of the worker both go, without a delay. */
async function openBrowser({ launchOptions, contextOptions }) {
  browser = await chromium.launch(launchOptions);
  context = await browser.newContext(contextOptions);
  process.on('message', ([kind]) => {
    if (kind === endMessage) process.exit();
  });
}

/**
 * One browser per worker, and one page for several files: to load the Storybook anew takes as long as
 * several stories. After a failed story the next file gets a new page.
 */
export default class SharedPageEnvironment extends PlaywrightEnvironment {
  #hasFailed = false;

  async setup() {
    await super.setup();
    if (!browser) await openBrowser(this._jestPlaywrightConfig);
    Object.assign(this.global, { browser, context });
    if (page) {
      this.global.page = page;
      return;
    }
    await this.global.jestPlaywright.resetPage();
    page = this.global.page;
    await setupPage(page, context);
  }

  async handleTestEvent({ name }) {
    if (name === 'test_fn_failure') this.#hasFailed = true;
  }

  async teardown() {
    // A story that navigates makes the runner replace the page.
    page = this.global.page;
    page?.removeAllListeners();
    const isOnlyProcess = process.send === undefined;
    filesOfPage += 1;
    if (this.#hasFailed || isOnlyProcess || filesOfPage === filesPerPage) {
      await page?.close();
      page = undefined;
      filesOfPage = 0;
    }
    if (isOnlyProcess) {
      await browser?.close();
      browser = undefined;
    }
    Object.assign(this.global, { browser: undefined, context: undefined, page: undefined });
    await super.teardown();
  }
}
