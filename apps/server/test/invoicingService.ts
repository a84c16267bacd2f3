import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { Clock } from '../src/platform/clock.ts';
import type { InvoicingConfig } from '../src/platform/config.ts';

const keyId = 'near-hotel';
const secret = 'a-secret-of-more-than-32-characters';

/** How one request is answered. */
export type Manner =
  | 'issued'
  | 'pending'
  | 'refused'
  /** 500, nothing done. */
  | 'broken'
  /** Issued, and the line is cut. */
  | 'cut after'
  /** Issued, and never answered. */
  | 'slow after'
  /** Issued, with a link that runs a script. */
  | 'script'
  /** Issued, without a number. */
  | 'no number'
  /** Issued, and answered about another request. */
  | 'other'
  /** A page of a proxy. */
  | 'page'
  /** Sent on to another address. */
  | 'moved';

interface Received {
  title: string;
  taxNumber: string;
  amount: number;
}

/** An invoice service as `stories/Invoicing.mdx` has it, on this machine: it checks signatures and issues an id once. */
export async function startInvoicing(clock: Clock) {
  let port = 0;
  const requests = new Map<string, Received>();
  const issued = new Map<string, string>();
  const refused = new Map<string, string>();
  const manners: Manner[] = [];
  const asked: string[] = [];
  const faults: string[] = [];
  const nonces = new Set<string>();

  function isSigned(request: IncomingMessage, body: string): boolean {
    const header = request.headers.authorization ?? '';
    const field = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(header)?.[1] ?? '';
    const [timestamp, nonce] = [field('timestamp'), field('nonce')];
    const lines = [request.method, request.url, timestamp, nonce, body];
    const signature = createHmac('sha256', secret)
      .update(lines.map((line) => `${line}\n`).join(''))
      .digest('base64');
    const isNew = !nonces.has(nonce);
    nonces.add(nonce);
    return (
      header.startsWith('ANZHU-HMAC-SHA256 ') &&
      field('key') === keyId &&
      field('signature') === signature &&
      Math.abs(Number(timestamp) - clock.now() / 1000) < 300 &&
      isNew
    );
  }

  /** Issues an id once. */
  function issue(id: string): string {
    const known = issued.get(id) ?? `24312000000000000${String(issued.size + 1).padStart(3, '0')}`;
    issued.set(id, known);
    return known;
  }

  function stateOf(id: string): object {
    const number = issued.get(id);
    if (number) {
      const url = `https://invoices.example/${number}`;
      return { id, state: 'issued', number, url, time: '2026-03-18T02:00:05Z' };
    }
    const reason = refused.get(id);
    if (reason) return { id, state: 'refused', reason };
    return { id, state: requests.has(id) ? 'pending' : 'unknown' };
  }

  function reply(id: string, manner: Manner): object {
    refused.delete(id);
    if (manner === 'refused' && !issued.has(id)) {
      refused.set(id, '税号有误');
      return { id, state: 'refused', reason: '税号有误' };
    }
    if (manner === 'pending' || manner === 'refused') return stateOf(id);
    const number = issue(id);
    if (manner === 'other') return { id: 'other', state: 'pending' };
    if (manner === 'script') return { id, state: 'issued', number, url: 'javascript:alert(1)' };
    if (manner === 'no number') return { id, state: 'issued' };
    return stateOf(id);
  }

  const http = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push(request.method ?? '');
      if (!isSigned(request, body)) {
        faults.push('signature');
        response.writeHead(401).end('{}');
        return;
      }
      const manner = manners.shift() ?? 'issued';
      if (manner === 'broken') {
        response.writeHead(500).end('{}');
        return;
      }
      if (manner === 'page') {
        response.end('<html>502</html>');
        return;
      }
      if (manner === 'moved') {
        response.writeHead(307, { Location: `http://127.0.0.1:${port}/elsewhere` }).end();
        return;
      }
      let answer: object;
      if (request.method === 'GET') {
        answer = stateOf(decodeURIComponent((request.url ?? '').split('/').at(-1) ?? ''));
      } else {
        const { id, ...received } = JSON.parse(body) as Received & { id: string };
        const known = requests.get(id);
        if (known && JSON.stringify(known) !== JSON.stringify(received)) faults.push('content');
        requests.set(id, received);
        answer = reply(id, manner);
      }
      if (manner === 'cut after') request.socket.destroy();
      else if (manner !== 'slow after') response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const stop = (): void => {
    http.closeAllConnections();
    http.close();
  };
  onTestFinished(stop);
  ({ port } = http.address() as AddressInfo);
  const config: InvoicingConfig = { url: `http://127.0.0.1:${port}/v1`, keyId, secret };
  return {
    config,
    stop,
    /** What it has received, and the numbers it has issued, by id. */
    requests,
    issued,
    issue,
    /** How the next requests are answered, one each; `issued` when there are no more. */
    manners,
    /** The methods of the requests so far. */
    asked,
    /** What was wrong with what it was sent. */
    faults,
  };
}
