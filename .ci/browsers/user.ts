import { findInPage, type Seen, type Step } from './findInPage.ts';
import { poll, type Browser, type Point } from './driver.ts';

const wordsOf = (steps: Step[]): string =>
  steps
    .map(({ role, css, name, text }) => [role ?? css, name, text].filter(Boolean).join(' '))
    .join(' › ');

/** What a person does in a browser: waits until an element is shown, presses it, types. */
export class User {
  readonly browser: Browser;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** Waits until an element is shown, and in the condition that is expected. */
  async waitFor(steps: Step[], isRight: (seen: Seen) => boolean = () => true): Promise<Seen> {
    let last: Seen | null = null;
    await poll(wordsOf(steps), async () => {
      last = await this.browser.evaluate(findInPage, steps, false);
      if (!last) return 'is not there';
      return isRight(last) ? null : `is ${JSON.stringify(last)}`;
    });
    return last as unknown as Seen;
  }

  /** Waits until no such element is shown. */
  waitForNone(steps: Step[]): Promise<void> {
    return poll(wordsOf(steps), async () =>
      (await this.browser.evaluate(findInPage, steps, false)) ? 'is still there' : null,
    );
  }

  /** Presses its middle, once it stands still, is enabled and nothing covers it. */
  async press(steps: Step[]): Promise<void> {
    let before: Point = { x: -1, y: -1 };
    await poll(`press ${wordsOf(steps)}`, async () => {
      const seen = await this.browser.evaluate(findInPage, steps, true);
      if (!seen) return 'is not there';
      const isStill = seen.x === before.x && seen.y === before.y;
      before = seen;
      if (!isStill) return 'moves';
      if (!seen.isEnabled) return 'is disabled';
      return seen.coveredBy === '' ? null : `is covered by ${seen.coveredBy}`;
    });
    await this.browser.pointer(before);
  }

  /** Replaces the text of a field. */
  async enter(steps: Step[], text: string): Promise<void> {
    await this.press(steps);
    await this.waitFor(steps, ({ isFocused }) => isFocused);
    await this.browser.press('Control', 'a');
    await this.browser.type(text);
    await this.waitFor(steps, ({ value }) => value === text);
  }
}

const dialogRoles = '[role=dialog],[role=alertdialog],dialog[open]';

/** The dialog with a title. */
export const dialog = (title: string): Step => ({ css: dialogRoles, name: title });
export const button = (name: string): Step => ({ role: 'button', name: `^${name}$` });
export const field = (name: string): Step => ({ css: 'input, textarea', name });
/** Any element with a text of its own. */
export const words = (text: string): Step => ({ css: 'body *', text: `^${text}$` });
