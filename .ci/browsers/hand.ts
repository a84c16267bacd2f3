import { findInPage, type Seen, type Step } from './findInPage.ts';
import type { Point, Seat } from './seat.ts';

/** How long something may take to be seen, in ms. */
const patience = 15_000;

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 100));

const wordsOf = (steps: Step[]): string =>
  steps
    .map(({ role, css, name, text }) => [role ?? css, name, text].filter(Boolean).join(' '))
    .join(' › ');

/** What a person does in a browser: waits until something is to be seen, presses it, types. */
export class Hand {
  readonly seat: Seat;

  constructor(seat: Seat) {
    this.seat = seat;
  }

  /** Tries until a look at something succeeds; fails with what it looked for and what it saw last. */
  async until(what: string, look: () => Promise<string | null>): Promise<void> {
    const end = Date.now() + patience;
    for (;;) {
      const fault = await look();
      if (fault === null) return;
      if (Date.now() > end) throw new Error(`${what}: ${fault}`);
      await pause();
    }
  }

  /** Waits until an element is to be seen, and in the condition that is expected. */
  async see(steps: Step[], isRight: (seen: Seen) => boolean = () => true): Promise<Seen> {
    let last: Seen | null = null;
    await this.until(wordsOf(steps), async () => {
      last = await this.seat.evaluate(findInPage, steps, false);
      if (!last) return 'is not there';
      return isRight(last) ? null : `is ${JSON.stringify(last)}`;
    });
    return last as unknown as Seen;
  }

  /** Waits until it is gone. */
  gone(steps: Step[]): Promise<void> {
    return this.until(wordsOf(steps), async () =>
      (await this.seat.evaluate(findInPage, steps, false)) ? 'is still there' : null,
    );
  }

  /** Whether it is to be seen now. */
  async has(steps: Step[]): Promise<boolean> {
    return (await this.seat.evaluate(findInPage, steps, false)) !== null;
  }

  /** Presses its middle, once it stands still, is enabled and nothing covers it. */
  async press(steps: Step[]): Promise<void> {
    let before: Point = { x: -1, y: -1 };
    await this.until(`press ${wordsOf(steps)}`, async () => {
      const seen = await this.seat.evaluate(findInPage, steps, true);
      if (!seen) return 'is not there';
      const isStill = seen.x === before.x && seen.y === before.y;
      before = seen;
      if (!isStill) return 'moves';
      if (!seen.isEnabled) return 'is disabled';
      return seen.coveredBy === '' ? null : `is covered by ${seen.coveredBy}`;
    });
    await this.seat.pointer(before);
  }

  /** Replaces the text of a field. */
  async enter(steps: Step[], text: string): Promise<void> {
    await this.press(steps);
    await this.see(steps, ({ isFocused }) => isFocused);
    await this.seat.press('Control', 'a');
    await this.seat.type(text);
    await this.see(steps, ({ value }) => value === text);
  }
}

const dialogRoles = '[role=dialog],[role=alertdialog],dialog[open]';

/** The dialog with a title. */
export const dialog = (title: string): Step => ({ css: dialogRoles, name: title });
export const button = (name: string): Step => ({ role: 'button', name: `^${name}$` });
export const field = (name: string): Step => ({ css: 'input, textarea', name });
/** Any element with a text of its own. */
export const words = (text: string): Step => ({ css: 'body *', text: `^${text}$` });
