import { createHmac, randomBytes } from 'node:crypto';
import { isPlainLine } from '@anzhu/api/contract/text';
import * as z from 'zod/mini';
import { type Clock, localTime } from '../clock.ts';
import type { InvoicingConfig } from '../config.ts';
import { type InvoiceReply, InvoiceRefused, type InvoiceService } from './invoiceService.ts';

const line = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.refine(isPlainLine));

const id = z.string();

/** What the service replies to both requests, with the id of the request. */
const Reply = z.discriminatedUnion('state', [
  z.object({
    id,
    state: z.literal('issued'),
    number: line(30),
    /** The address of the invoice; shown as a link, so HTTPS only. */
    url: z.optional(z.url({ protocol: /^https$/ }).check(z.maxLength(500))),
    time: z.optional(z.iso.datetime({ offset: true })),
  }),
  z.object({ id, state: z.literal('pending') }),
  z.object({ id, state: z.literal('refused'), reason: line(200) }),
  z.object({ id, state: z.literal('unknown') }),
]);

const invoicesPath = '/invoices';

interface SignedOptions {
  /** Time-out of a request, in milliseconds. */
  timeoutMs?: number;
}

/**
 * An invoice service that is reached by signed JSON over HTTPS; `stories/Invoicing.mdx` is its protocol. Errors hold
 * the HTTP status, never what was sent.
 */
export function signedService(
  { url, keyId, secret }: InvoicingConfig,
  clock: Clock,
  { timeoutMs = 8_000 }: SignedOptions = {},
): InvoiceService {
  /** Method, path, timestamp, nonce and body, each with a line end: HMAC-SHA256 in base64. */
  function authorization(method: string, path: string, body: string): string {
    const timestamp = Math.floor(clock.now() / 1000);
    const nonce = randomBytes(16).toString('hex');
    const text = [method, path, timestamp, nonce, body].map((part) => `${part}\n`).join('');
    const signature = createHmac('sha256', secret).update(text).digest('base64');
    const fields = { key: keyId, timestamp, nonce, signature };
    const written = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
    return `ANZHU-HMAC-SHA256 ${written.join(',')}`;
  }

  async function exchange(
    method: 'GET' | 'POST',
    { id: requestId, path, body }: { id: string; path: string; body: string },
  ): Promise<InvoiceReply | null> {
    const target = new URL(`${url}${path}`);
    const response = await fetch(target, {
      method,
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'User-Agent': 'anzhu',
        Authorization: authorization(method, target.pathname, body),
      },
      ...(body !== '' && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`the invoice service replied ${response.status}`);
    const reply = Reply.safeParse(objectIn(text));
    if (!reply.success || reply.data.id !== requestId) {
      throw new Error(
        'the invoice service replied otherwise than agreed, or about another request',
      );
    }
    const { data } = reply;
    if (data.state === 'refused') throw new InvoiceRefused(data.reason);
    if (data.state === 'unknown') return null;
    if (data.state === 'pending') return { state: 'pending' };
    const { number, url: link = '', time } = data;
    const issued = time === undefined ? null : localTime(Date.parse(time));
    return { state: 'issued', number, url: link, time: issued };
  }

  return {
    async issue(request) {
      const reply = await exchange('POST', {
        id: request.id,
        path: invoicesPath,
        body: JSON.stringify(request),
      });
      if (reply === null) throw new Error('the invoice service has not taken the request');
      return reply;
    },
    read: (requestId) =>
      exchange('GET', {
        id: requestId,
        path: `${invoicesPath}/${encodeURIComponent(requestId)}`,
        body: '',
      }),
  };
}

/** JSON, or null: a proxy before the service replies with a page. */
function objectIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
