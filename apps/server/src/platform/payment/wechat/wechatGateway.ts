import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../../clock.ts';
import {
  type PaymentGateway,
  type Refund,
  RefundDeclined,
  type RefundFate,
  RefundPending,
} from '../gateway.ts';
import { type Account, type Answer, exchange } from './exchange.ts';

/** Meaning of the HTTP status of a response. */
const HttpStatus = { ok: 200, notFound: 404, tooMany: 429, broken: 500 } as const;

const refundsPath = '/v3/refund/domestic/refunds';

/** Attempts before the outcome is reported as unknown. */
const attempts = 2;

/** Milliseconds between questions after a refund that is under way: most are paid within seconds. */
const looks: readonly number[] = [500, 1_000, 1_500];

/** What WeChat Pay's words for a refund mean. An abnormal one waits for the merchant to see to it. */
const fates: Readonly<Record<string, RefundFate>> = {
  SUCCESS: 'paid',
  CLOSED: 'declined',
  PROCESSING: 'open',
  ABNORMAL: 'stuck',
};

/** Rejects a response about another refund than the requested one. */
function fateIn({ body }: Answer, refundNumber: string): RefundFate {
  const gatewayState = fates[String(body['status'])];
  if (gatewayState && body['out_refund_no'] === refundNumber) return gatewayState;
  throw new Error('WeChat Pay answered of another refund, or in words unknown');
}

interface WechatOptions {
  /** Time-out of a request, in milliseconds. */
  timeoutMs?: number;
  pause?: (milliseconds: number) => Promise<unknown>;
}

/** WeChat Pay, API v3: refunds to the payer, once per refund number. */
export function wechatGateway(
  account: Account,
  clock: Clock,
  { timeoutMs = 4_000, pause = setTimeout }: WechatOptions = {},
): PaymentGateway {
  const line = { account, clock, timeoutMs };

  async function find(refundNumber: string): Promise<RefundFate> {
    const path = `${refundsPath}/${encodeURIComponent(refundNumber)}`;
    const answer = await exchange(line, { method: 'GET', path });
    if (answer.status === HttpStatus.ok) return fateIn(answer, refundNumber);
    if (answer.status === HttpStatus.notFound && answer.body['code'] === 'RESOURCE_NOT_EXISTS')
      return 'unknown';
    throw new Error(`WeChat Pay answered ${answer.status} ${String(answer.body['code'])}`);
  }

  /** Requests a refund; repeated once without a response, under the same number. */
  async function ask({ refundNumber, tradeNumber, amount, total }: Refund): Promise<Answer> {
    const body = {
      out_trade_no: tradeNumber,
      out_refund_no: refundNumber,
      amount: { refund: amount, total, currency: 'CNY' },
    };
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = await exchange(line, { method: 'POST', path: refundsPath, body });
        const isPassing =
          answer.status >= HttpStatus.broken || answer.status === HttpStatus.tooMany;
        if (!isPassing) return answer;
        throw new Error(`WeChat Pay answered ${answer.status} ${String(answer.body['code'])}`);
      } catch (error) {
        if (attempt >= attempts) throw error;
      }
    }
  }

  /** Looks a few times after a refund that is under way. */
  async function waitFor(refundNumber: string): Promise<RefundFate> {
    for (const wait of looks) {
      await pause(wait);
      const gatewayState = await find(refundNumber);
      if (gatewayState !== 'open') return gatewayState;
    }
    return 'open';
  }

  return {
    find,
    async refund(refund) {
      // Nothing was paid: there is nothing to pay back.
      if (refund.amount === 0) return;
      const { refundNumber } = refund;
      const answer = await ask(refund);
      const isRefused = answer.status !== HttpStatus.ok;
      // A refusal is of this request only; an earlier one may have been accepted.
      let gatewayState = isRefused ? await find(refundNumber) : fateIn(answer, refundNumber);
      if (gatewayState === 'open') gatewayState = await waitFor(refundNumber);
      if (gatewayState === 'paid') return;
      if (gatewayState === 'open') throw new RefundPending(`refund ${refundNumber} is under way`);
      if (gatewayState === 'stuck')
        throw new Error(`refund ${refundNumber} has to be seen to at WeChat Pay`);
      const reason = isRefused ? `${answer.status} ${String(answer.body['code'])}` : gatewayState;
      throw new RefundDeclined(`WeChat Pay declined refund ${refundNumber}: ${reason}`);
    },
  };
}
