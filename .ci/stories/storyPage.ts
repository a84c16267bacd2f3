import type { BrowserContext, Page } from 'playwright';
import { defaultWindow, type WindowSize } from '../../.storybook/modes.ts';

/** The events of Storybook in the page. */
export interface Channel {
  on(event: string, listener: (data?: unknown) => void): void;
  off(event: string, listener: (data?: unknown) => void): void;
  emit(event: string, data: unknown): void;
}

/** Globals of the Storybook's page. */
interface Preview {
  __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    storyStore: { loadStory(options: { storyId: string }): Promise<{ tags: string[] }> };
  };
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
}

/** What addons found in a story; the accessibility addon sends the result of axe. */
interface Report {
  type: string;
  status: 'passed' | 'failed' | 'warning';
  result?: {
    violations?: {
      id: string;
      help: string;
      nodes: { html: string; failureSummary?: string }[];
    }[];
  };
}

/** Events of Storybook for a story or play that has failed. */
export const failureEvents = [
  'storyErrored',
  'storyThrewException',
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
];

interface ToShow {
  storyId: string;
  failures: readonly string[];
}

/** Storybook stops animations at their end for the program of this name. */
function nameRunner(): void {
  const userAgent = `${navigator.userAgent} (StorybookTestRunner)`;
  Object.defineProperty(navigator, 'userAgent', { value: userAgent });
}

/**
 * Runs in the page: shows a story and waits for its play and the reports of addons.
 * @returns why it failed, or null
 */
async function showStory({ storyId, failures }: ToShow): Promise<string | null> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Preview;
  // Focus rings depend on the last input: each story starts as after the mouse.
  const init = { bubbles: true, pointerType: 'mouse', isPrimary: true };
  document.body.dispatchEvent(new PointerEvent('pointerdown', init));
  document.body.dispatchEvent(new PointerEvent('pointerup', init));
  const describe = ({ type, result }: Report): string =>
    (result?.violations ?? [])
      .flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, failureSummary = '' }) => `${help} (${id})\n${html}\n${failureSummary}`),
      )
      .join('\n\n') || `${type} failed`;
  return new Promise((done) => {
    const listeners = new Map<string, (data?: unknown) => void>();
    let renders = 0;
    /** What hides parts of the page: a busy machine may show something else than a quiet one. */
    const whatHides = (): string =>
      [...document.querySelectorAll('body, body *')]
        .filter((one) => {
          const { display, visibility, opacity } = getComputedStyle(one);
          const isHidden = display === 'none' || visibility === 'hidden' || opacity === '0';
          return isHidden && one.textContent !== '' && !one.matches('script, style');
        })
        .map((one) => `${one.tagName} ${one.className} ${one.getAttribute('style') ?? ''}`)
        .join('\n');
    const end = (reason: string | null): void => {
      for (const [event, listener] of listeners) channel.off(event, listener);
      // Mocks are cleared by that, and what was typed may be lost.
      const isRepeated = reason !== null && renders > 1;
      done(isRepeated ? `${reason}\n(It was rendered ${renders} times.)` : reason);
    };
    listeners.set('storyRenderPhaseChanged', (data) => {
      if ((data as { newPhase: string }).newPhase === 'loading') renders += 1;
    });
    listeners.set('storyFinished', (data) => {
      const { reporters = [] } = (data ?? {}) as { reporters?: Report[] };
      const failed = reporters.filter(({ status }) => status === 'failed');
      end(failed.length > 0 ? failed.map(describe).join('\n\n') : null);
    });
    listeners.set('storyMissing', (id) => {
      if (id === storyId) end('it is missing');
    });
    for (const event of failures) {
      listeners.set(event, (data) => {
        const [error] = [data].flat() as { message?: string; description?: string }[];
        const message = error?.message ?? error?.description ?? event;
        const isHidden = message.includes('not visible');
        end(isHidden ? `${message}\n${document.body.className}\n${whatHides()}` : message);
      });
    }
    for (const [event, listener] of listeners) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** Runs in the page. */
async function hasForcedColors(storyId: string): Promise<boolean> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Preview;
  const { tags } = await preview.storyStore.loadStory({ storyId });
  return tags.includes('forced-colors');
}

/** Runs in the loaded page: sets values of the toolbar and of addons. */
async function setGlobals(values: object): Promise<void> {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
    globalThis as unknown as Preview;
  await preview.ready();
  if (Object.keys(values).length === 0) return;
  // Globals in the address are ignored when it names no story. A change that comes while the first story
  // renders mounts it again, in the middle of its play.
  const isUpdated = new Promise<void>((done) => channel.on('globalsUpdated', () => done()));
  channel.emit('updateGlobals', { globals: values });
  await isUpdated;
}

/** React Aria takes a window that becomes so many pixels lower for one with an on-screen keyboard. */
const keyboardHeight = 100;

/** A page of a served Storybook that shows one story after the other: to load it takes as long as several stories. */
export class StoryPage {
  readonly page: Page;
  readonly #load: () => Promise<void>;
  #size = defaultWindow;
  #isForced = false;

  private constructor(page: Page, load: () => Promise<void>) {
    this.page = page;
    this.#load = load;
  }

  /**
   * Opens the Storybook at `url` in a page of its own.
   * @param globals values of the toolbar and of addons
   * @param setUp prepares the page before it loads
   * @param afterLoad prepares it after each load
   */
  static async open(
    context: BrowserContext,
    url: string,
    { globals = {}, setUp = async (_page: Page) => {}, afterLoad = async (_page: Page) => {} } = {},
  ): Promise<StoryPage> {
    const page = await context.newPage();
    await page.setViewportSize(defaultWindow);
    await page.addInitScript(nameRunner);
    await setUp(page);
    const load = async (): Promise<void> => {
      await page.goto(new URL('iframe.html', url).href, { waitUntil: 'load' });
      await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
      await page.evaluate(setGlobals, globals);
      await afterLoad(page);
    };
    await load();
    return new StoryPage(page, load);
  }

  /**
   * Shows a story and waits for its play. With the tag `forced-colors` it is shown as where the system forces colours.
   * @returns why it failed, or null
   */
  async show(id: string): Promise<string | null> {
    const isForced = await this.page.evaluate(hasForcedColors, id);
    if (isForced !== this.#isForced) {
      await this.page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' });
      this.#isForced = isForced;
    }
    return this.page.evaluate(showStory, { storyId: id, failures: failureEvents });
  }

  async resize(size: WindowSize): Promise<void> {
    const { width, height } = this.#size;
    if (size.width === width && size.height === height) return;
    await this.page.setViewportSize(size);
    this.#size = size;
    // With a keyboard React Aria hides a dialog for up to 600 ms: a page that is loaded anew has none.
    if (height - size.height >= keyboardHeight) await this.#load();
  }

  async close(): Promise<void> {
    await this.page.close();
  }
}
