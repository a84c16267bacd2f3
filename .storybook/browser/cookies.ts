/** In place of the server's: a page cannot set a cookie that scripts cannot read. */
const cookies = new Map<string, string>();

export const clearCookies = (): void => cookies.clear();

export const makeCookies = () => ({
  headers: [] as string[],
  get: (name: string): string | null => cookies.get(name) ?? null,
  set: (name: string, value: string): void => void cookies.set(name, value),
});
