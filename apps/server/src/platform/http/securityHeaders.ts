import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config.ts';

type Policy = NonNullable<
  NonNullable<Parameters<typeof secureHeaders>[0]>['contentSecurityPolicy']
>;

/** The Content-Security-Policy of what is no page: nothing is loaded or framed. */
export const closedPolicy: Policy = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };

/** The security headers of responses; those of an inner route stay. */
export const securityHeaders = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  contentSecurityPolicy: Policy,
): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy,
    strictTransportSecurity: publicUrl?.startsWith('https:') ? 'max-age=31536000' : false,
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
    xFrameOptions: 'DENY',
    overwrite: false,
  });

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

/** The policy of the app: its own files, nothing inline, nothing from elsewhere but a back end there. */
export function appPolicy(apiBase: string): Policy {
  const origin = URL.parse(apiBase)?.origin;
  const api = origin ? [origin] : [];
  const sockets = api.map((one) => one.replace(/^http/, 'ws'));
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", ...ariaStyles.map(hashOf)],
    imgSrc: ["'self'", 'data:', 'blob:', ...api],
    connectSrc: ["'self'", ...api, ...sockets],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  };
}
