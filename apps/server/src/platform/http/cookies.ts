/** Cookies of one call. */
export interface Cookies {
  /** The value that the browser sent; null for none. */
  get(name: string): string | null;
  /** Sets a cookie with the response. */
  set(name: string, value: string, options: CookieOptions): void;
}

interface CookieOptions {
  /** Where the browser sends it back: this path and those below. Over HTTPS to every path. */
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
 * these cookies, and other sites cannot send them. With `isSecure` they travel over HTTPS only, and their
 * names begin with `__Host-`: browsers accept such a cookie from this host alone, for all of its paths.
 */
export function makeCookies(header: string | undefined, isSecure: boolean): CallCookies {
  const headers: string[] = [];
  const fullName = (name: string): string => (isSecure ? `__Host-${name}` : name);
  return {
    headers,
    get(name) {
      const start = `${fullName(name)}=`;
      const pair = (header ?? '').split(';').find((one) => one.trim().startsWith(start));
      return pair?.trim().slice(start.length) ?? null;
    },
    set(name, value, { path, maxAge }) {
      const scope = isSecure ? ['Path=/', 'Secure'] : [`Path=${path}`];
      const attributes = [...scope, `Max-Age=${maxAge}`, 'HttpOnly', 'SameSite=Strict'];
      headers.push([`${fullName(name)}=${value}`, ...attributes].join('; '));
    },
  };
}
