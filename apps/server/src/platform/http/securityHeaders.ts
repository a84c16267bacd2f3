import { createHash } from 'node:crypto';
import type { Config } from '../config.ts';

/**
 * The only style elements that the app makes: React Aria adds these two, letter by letter, for
 * pressing on touch screens and for scrolling under a dialog. A test compares them with the package.
 */
export const ariaStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Where the app's calls go, for a back end elsewhere: its web and its socket address. */
function elsewhere(apiBase: string): string[] {
  const origin = URL.parse(apiBase)?.origin;
  return origin ? [origin, origin.replace(/^http/, 'ws')] : [];
}

/** The Content-Security-Policy of the app: its own files, nothing inline, nothing from elsewhere. */
export function contentSecurityPolicy(apiBase: string): string {
  const [api = [], ...sockets] = elsewhere(apiBase);
  const styles = ariaStyles.map(hashOf).join(' ');
  const words = {
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': `'self' ${styles}`,
    'img-src': ["'self' data: blob:", api].flat().join(' '),
    'connect-src': ["'self'", api, sockets].flat().join(' '),
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(words)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}

/** Headers of every file of the app. */
export const fileHeaders = {
  'X-Content-Type-Options': 'nosniff',
  // The address of a page holds the filters of its list.
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Headers of the pages of the app. */
export function pageHeaders({ apiBase }: Config): Record<string, string> {
  return {
    ...fileHeaders,
    'Content-Security-Policy': contentSecurityPolicy(apiBase),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'X-Frame-Options': 'DENY',
  };
}

/** HSTS, on every response, where the public URL is HTTPS; null elsewhere. */
export const strictTransport = ({ publicUrl }: Pick<Config, 'publicUrl'>): string | null =>
  publicUrl?.startsWith('https:') ? 'max-age=31536000' : null;

/** Name of the header. */
export const strictTransportHeader = 'Strict-Transport-Security';
