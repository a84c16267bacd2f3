/** In place of `hono/cookie`: a page cannot set a cookie that scripts cannot read. */
const cookies = new Map<string, string>();

export const clearCookies = (): void => cookies.clear();

export const getCookie = (_context: unknown, name: string): string | undefined => cookies.get(name);

export const setCookie = (_context: unknown, name: string, value: string): void =>
  void cookies.set(name, value);
