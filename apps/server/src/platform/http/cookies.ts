/** Cookies of one call. */
export interface Cookies {
  /** The value that the browser sent; null for none. */
  get(name: string): string | null;
  /** Sets a cookie with the response. */
  set(name: string, value: string, options: CookieOptions): void;
}

interface CookieOptions {
  /** Where the browser sends it back: this path and those below. */
  path: string;
  /** Lifetime in seconds. */
  maxAge: number;
}

/** Cookies of a call, and the `Set-Cookie` headers of its response. */
interface CallCookies extends Cookies {
  readonly headers: readonly string[];
}

/**
 * Reads the `Cookie` header of a request and collects what its response sets. Scripts cannot read
 * these cookies, and other sites cannot send them; with `isSecure` they travel over HTTPS only.
 */
export function makeCookies(header: string | undefined, isSecure: boolean): CallCookies {
  const headers: string[] = [];
  return {
    headers,
    get(name) {
      const start = `${name}=`;
      const pair = (header ?? '').split(';').find((one) => one.trim().startsWith(start));
      return pair?.trim().slice(start.length) ?? null;
    },
    set(name, value, { path, maxAge }) {
      const attributes = [`Path=${path}`, `Max-Age=${maxAge}`, 'HttpOnly', 'SameSite=Strict'];
      if (isSecure) attributes.push('Secure');
      headers.push([`${name}=${value}`, ...attributes].join('; '));
    },
  };
}
