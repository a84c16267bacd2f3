import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The header that carries the id of a request, from proxies before us and back to the caller. */
export const requestIdHeader = 'X-Request-Id';

/** What an id may be made of: nothing that could mean something in a log. */
const fitting = /^[\w.-]{8,64}$/;

/**
 * The id of a request, for logs and error messages. A trusted proxy's id is used; an id from any
 * other caller is ignored, since it could imitate that of another request.
 */
export function requestIdOf(request: IncomingMessage, proxies: number): string {
  const given = proxies > 0 ? String(request.headers['x-request-id'] ?? '') : '';
  return fitting.test(given) ? given : randomUUID().slice(0, 8);
}
