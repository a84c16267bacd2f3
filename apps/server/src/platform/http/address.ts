import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** IPv4 in IPv6 clothing reads as IPv4. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * The caller's address: the peer, or as `proxies` trusted proxies report it. Each proxy appends the
 * address of its own peer to X-Forwarded-For; entries further left may be forged.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const peer = plain(request.socket.remoteAddress ?? '');
  if (proxies === 0) return peer;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => plain(one.trim()));
  const address = forwarded.at(-proxies) ?? '';
  return isIP(address) === 0 ? peer : address;
}
