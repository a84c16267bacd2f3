import { generateKeyPairSync, randomBytes, sign, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { Clock } from '../src/platform/clock.ts';
import type { Account } from '../src/platform/payment/wechat/exchange.ts';

const merchant = generateKeyPairSync('rsa', { modulusLength: 2048 });
const platform = generateKeyPairSync('rsa', { modulusLength: 2048 });
const platformSerial = 'PUB_KEY_ID_0001';

/** The response to one request: paid at once, or as the test sets it. */
export type Manner =
  | 'SUCCESS'
  | 'PROCESSING'
  | 'ABNORMAL'
  | 'CLOSED'
  /** 500, nothing done. */
  | 'broken'
  /** Done, and answered with 500. */
  | 'broken after'
  /** Done, and the line is cut. */
  | 'cut after'
  /** Done, and never answered. */
  | 'slow after'
  /** Refused: not enough money with the merchant. */
  | 'poor'
  /** Done, and the response is signed with another key. */
  | 'forged';

interface Paid {
  out_refund_no: string;
  status: string;
  amount: number;
}

/** WeChat Pay as its documents describe it, on this machine: it checks signatures and pays a number once. */
export async function startWechatPay(clock: Clock) {
  const refunds = new Map<string, Paid>();
  const totals: number[] = [];
  const asked: { method: string; path: string; trade: unknown }[] = [];
  const manners: Manner[] = [];
  const faults: string[] = [];

  function isFromMerchant(request: IncomingMessage, body: string): boolean {
    const header = request.headers.authorization ?? '';
    const field = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(header)?.[1] ?? '';
    const seconds = Math.floor(clock.now() / 1000);
    const lines = [request.method, request.url, field('timestamp'), field('nonce_str'), body];
    return (
      header.startsWith('WECHATPAY2-SHA256-RSA2048 ') &&
      field('mchid') === '1900000109' &&
      field('serial_no') === 'MERCHANT01' &&
      field('nonce_str').length === 32 &&
      Number(field('timestamp')) === seconds &&
      request.headers['wechatpay-serial'] === platformSerial &&
      verify(
        'sha256',
        Buffer.from(lines.map((line) => `${line}\n`).join('')),
        merchant.publicKey,
        Buffer.from(field('signature'), 'base64'),
      )
    );
  }

  /** Pays a number once, whatever it is asked. */
  function pay(body: string, status: string): Paid {
    const { out_refund_no, amount } = JSON.parse(body) as {
      out_refund_no: string;
      amount: { refund: number; total: number; currency: string };
    };
    const known = refunds.get(out_refund_no);
    if (known) return known;
    totals.push(amount.total);
    if (amount.refund > amount.total || amount.currency !== 'CNY') faults.push('amount');
    const paid = { out_refund_no, status, amount: amount.refund };
    refunds.set(out_refund_no, paid);
    return paid;
  }

  const poor = { status: 403, json: { code: 'NOT_ENOUGH', message: '余额不足' } };
  const broken = { status: 500, json: { code: 'SYSTEM_ERROR', message: '系统错误' } };
  const missing = { status: 404, json: { code: 'RESOURCE_NOT_EXISTS', message: '退款单不存在' } };

  function answer(request: IncomingMessage, body: string, manner: Manner) {
    if (manner === 'broken') return broken;
    if (request.method === 'GET') {
      const known = refunds.get(decodeURIComponent((request.url ?? '').split('/').at(-1) ?? ''));
      return known ? { status: 200, json: known } : missing;
    }
    if (manner === 'poor') return poor;
    const isState = /^[A-Z]+$/.test(manner);
    const paid = pay(body, isState ? manner : 'SUCCESS');
    return manner === 'broken after' ? broken : { status: 200, json: paid };
  }

  const http = createServer((request, response) => {
    void text(request).then((body) => {
      const trade = body === '' ? null : (JSON.parse(body) as Record<string, unknown>);
      asked.push({
        method: request.method ?? '',
        path: request.url ?? '',
        trade: trade?.['out_trade_no'],
      });
      if (!isFromMerchant(request, body)) {
        faults.push('signature');
        response.writeHead(401).end('{}');
        return;
      }
      const manner = manners.shift() ?? 'SUCCESS';
      const { status, json } = answer(request, body, manner);
      if (manner === 'slow after') return;
      if (manner === 'cut after') {
        request.socket.destroy();
        return;
      }
      const [timestamp, nonce, sent] = [
        String(Math.floor(clock.now() / 1000)),
        randomBytes(16).toString('hex'),
        JSON.stringify(json),
      ];
      const key = manner === 'forged' ? merchant.privateKey : platform.privateKey;
      const signature = sign('sha256', Buffer.from(`${timestamp}\n${nonce}\n${sent}\n`), key);
      response.writeHead(status, {
        'Content-Type': 'application/json',
        'Wechatpay-Serial': platformSerial,
        'Wechatpay-Timestamp': timestamp,
        'Wechatpay-Nonce': nonce,
        'Wechatpay-Signature': signature.toString('base64'),
      });
      response.end(sent);
    });
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  const { port } = http.address() as AddressInfo;
  const account: Account = {
    merchantId: '1900000109',
    serial: 'MERCHANT01',
    privateKey: merchant.privateKey,
    platformSerial,
    platformKey: platform.publicKey,
    baseUrl: `http://127.0.0.1:${port}`,
  };
  return {
    account,
    /** What is paid or will be, by number. */
    refunds,
    totals,
    asked,
    /** How the next requests are answered, one each; `SUCCESS` when there are no more. */
    manners,
    /** A refund that is under way is paid when the server looks for the so-manieth time; 0: never. */
    settlesAfter: 0,
    /** What was wrong with what it was asked. */
    faults,
  };
}

/** The keys as files hold them. */
export const keyFiles = {
  merchant: merchant.privateKey.export({ type: 'pkcs8', format: 'pem' }),
  platform: platform.publicKey.export({ type: 'spki', format: 'pem' }),
  platformSerial,
};
