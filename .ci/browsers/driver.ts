import { setTimeout } from 'node:timers/promises';

/** A browser at the desk, as the day of `npm run browsers` uses it: a page, its keys, its pointer. */
export interface Browser {
  readonly name: string;
  goto(url: string): Promise<void>;
  /** Runs a function in the page. Its arguments and its result are JSON; it uses nothing from outside. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Types a text, character by character. */
  type(text: string): Promise<void>;
  /** Presses keys together, by the names of `KeyboardEvent.key`. */
  press(...keys: string[]): Promise<void>;
  /** Moves the pointer to the first point, presses, moves over the others, and releases. */
  pointer(...points: Point[]): Promise<void>;
  /** Chooses files in the `input` that a selector finds. */
  chooseFile(selector: string, path: string): Promise<void>;
  /** Takes a picture of the window as PNG. */
  picture(path: string): Promise<void>;
  close(): Promise<void>;
}

/** In px from the corner of the window. */
export interface Point {
  x: number;
  y: number;
}

/** The size of the window. */
export const viewport = { width: 1440, height: 900 } as const;

/** An expression that runs a function in a page, for protocols that take text. Its value is JSON. */
export const expressionOf = (run: (...args: never) => unknown, args: unknown[]): string =>
  `JSON.stringify((${run.toString()})(...${JSON.stringify(args)})) ?? 'null'`;

/** Codes of WebDriver for keys without a character. */
const codes: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

/** Actions of WebDriver, which its two protocols share: keys one after the other, or together. */
export function keyActions(keys: readonly string[], isTogether: boolean) {
  const values = keys.map((key) => codes[key] ?? key);
  const down = (value: string) => ({ type: 'keyDown', value });
  const up = (value: string) => ({ type: 'keyUp', value });
  const actions = isTogether
    ? [...values.map(down), ...values.toReversed().map(up)]
    : values.flatMap((value) => [down(value), up(value)]);
  return [{ type: 'key', id: 'keyboard', actions }];
}

/** Actions of WebDriver: press at the first point, release at the last. */
export function pointerActions([first, ...rest]: readonly Point[]) {
  const move = (point: Point | undefined, duration: number) => ({
    type: 'pointerMove',
    x: Math.round(point?.x ?? 0),
    y: Math.round(point?.y ?? 0),
    duration,
    origin: 'viewport',
  });
  const actions = [
    move(first, 0),
    { type: 'pointerDown', button: 0 },
    ...rest.map((point) => move(point, 80)),
    { type: 'pointerUp', button: 0 },
  ];
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }];
}

/**
 * Looks again, ten times a second, until nothing is missing.
 *
 * @param look what is missing; null when all is there
 * @throws after `timeout` ms, with what was missing last
 */
export async function poll(
  what: string,
  look: () => Promise<string | null>,
  timeout = 15_000,
): Promise<void> {
  const end = Date.now() + timeout;
  for (;;) {
    const missing = await look();
    if (missing === null) return;
    if (Date.now() > end) throw new Error(`${what}: ${missing}`);
    await setTimeout(100);
  }
}
