/** An action of the W3C WebDriver protocol, classic and BiDi: a key or the pointer. */
type Action =
  | { type: 'key'; id: string; actions: readonly object[] }
  | { type: 'pointer'; id: string; actions: readonly object[] };

/** A browser with one page, driven by its own automation protocol. */
export interface Browser {
  /** Opens an address and waits until it is loaded. */
  open(url: string): Promise<void>;
  /** The value of an expression of JavaScript in the page; it must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  act(action: Action): Promise<void>;
  /** A picture of the window, as PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** The size of the window, in px. */
export const windowSize = { width: 1440, height: 900 };

/** The environment of a browser: that of the product's users. */
export const environment = { ...process.env, TZ: 'Asia/Shanghai', LANG: 'C.UTF-8' };
