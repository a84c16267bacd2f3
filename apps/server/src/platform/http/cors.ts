/** What an app elsewhere may send and see, and for how many seconds it may remember that. */
const preflight = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Max-Age': '7200',
};

/** The only calls that carry a cookie: those of a sign-in by QR code. */
export const cookiePath = '/open/auth/qrCode';

/** CORS for apps of other origins: preflight responses and headers. */
export interface Cors {
  /** The response to a preflight; null for every other request. */
  preflight(request: Request): Response | null;
  /** Adds the headers with which the browser exposes the response to the app. */
  mark(request: Request, response: Response): void;
}

/** Origins that may call: those listed, or every one when `*` is among them. */
export function makeCors(allowed: readonly string[]): Cors | null {
  if (allowed.length === 0) return null;
  const isAllowed = (origin: string | null): origin is string =>
    origin !== null && (allowed.includes('*') || allowed.includes(origin));
  return {
    preflight(request) {
      if (request.method !== 'OPTIONS') return null;
      if (!request.headers.has('access-control-request-method')) return null;
      const origin = request.headers.get('origin');
      const headers = new Headers({ Vary: 'Origin' });
      if (isAllowed(origin)) {
        headers.set('Access-Control-Allow-Origin', origin);
        for (const [name, value] of Object.entries(preflight)) headers.set(name, value);
      }
      return new Response(null, { status: 204, headers });
    },
    mark(request, response) {
      response.headers.append('Vary', 'Origin');
      const origin = request.headers.get('origin');
      if (!isAllowed(origin)) return;
      response.headers.set('Access-Control-Allow-Origin', origin);
      if (URL.parse(request.url)?.pathname.startsWith(`${cookiePath}/`)) {
        response.headers.set('Access-Control-Allow-Credentials', 'true');
      }
      response.headers.set(
        'Access-Control-Expose-Headers',
        'Content-Disposition, Retry-After, X-Request-Id',
      );
    },
  };
}
