import type { Browser } from './browser.ts';

/** Time for what never happens, in ms. */
const patience = 60_000;
const pause = 100;

interface Point {
  x: number;
  y: number;
}

/**
 * The middle of the first visible element of `selector` that has these words as its label or its text, as
 * JavaScript; null when there is none.
 */
const middleOf = (selector: string, words: string): string => `(() => {
  const nameOf = (element) =>
    element.getAttribute('aria-label') ?? (element.labels?.[0] ?? element).textContent;
  for (const element of document.querySelectorAll(${JSON.stringify(selector)})) {
    if (!nameOf(element).includes(${JSON.stringify(words)}) || !element.checkVisibility()) continue;
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const hit = document.elementFromPoint(x, y);
    if (element.contains(hit) || hit?.contains(element)) return { x, y };
  }
  return null;
})()`;

/** The page of a browser, as a user has it. */
export class Page {
  readonly browser: Browser;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** Waits until an expression is neither false nor null. @throws Error with `what` after a minute */
  async until<Value>(what: string, expression: string): Promise<Value> {
    const end = performance.now() + patience;
    while (performance.now() < end) {
      const value = await this.browser.evaluate(expression);
      if (value !== null && value !== false) return value as Value;
      await new Promise((later) => setTimeout(later, pause));
    }
    throw new Error(`not seen within ${patience / 1000} s: ${what}`);
  }

  /** Waits until the page shows these words. */
  async sees(words: string): Promise<void> {
    await this.until(words, `document.body.innerText.includes(${JSON.stringify(words)})`);
  }

  /** Presses an element by mouse, once it is there, stays where it is, and nothing covers it. */
  async click(selector: string, words: string): Promise<void> {
    const middle = middleOf(selector, words);
    const what = `${selector} ${words}`;
    let at = await this.until<Point>(what, middle);
    for (;;) {
      const next = await this.until<Point>(what, middle);
      if (next.x === at.x && next.y === at.y) break;
      at = next;
    }
    const actions = [
      { type: 'pointerMove', ...at },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.browser.act({ type: 'pointer', id: 'mouse', actions });
  }

  /** Presses keys, one for each character. */
  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.browser.act({ type: 'key', id: 'keyboard', actions });
  }
}

/** Enter, as WebDriver writes it. */
export const enter = '\uE007';
