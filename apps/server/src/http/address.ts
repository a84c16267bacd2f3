import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** IPv4 in IPv6 clothing reads as IPv4. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Who really calls: the peer, or what `proxies` trusted proxies say of it. Each of them appends the
 * address it was called from to X-Forwarded-For; whatever stands further left a caller may invent.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const peer = plain(request.socket.remoteAddress ?? '');
  if (proxies === 0) return peer;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => plain(one.trim()));
  const told = forwarded.at(-proxies) ?? '';
  return isIP(told) === 0 ? peer : told;
}
