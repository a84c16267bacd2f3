import { createHash } from 'node:crypto';
import { contract } from '@anzhu/api/contract';
import { expect, it } from 'vitest';
import { newSqlitePlace } from './engines.ts';
import { startTestServer } from './harness.ts';

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('the page of the document tells every call, and runs nothing but its own script', async () => {
  const { url } = await startTestServer(await newSqlitePlace());
  const answer = await fetch(`${url}/openapi`, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('content-encoding')).toBe('br');
  const page = await answer.text();
  const policy = answer.headers.get('content-security-policy');
  const inside = (tag: string) => new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(page)?.[1] ?? '';
  expect(policy).toContain(`style-src ${hashOf(inside('style'))};`);
  expect(policy).toContain(`script-src ${hashOf(inside('script'))};`);
  expect(page).not.toMatch(/(src|href)="(https?:)?\/\//);
  for (const [name, { path }] of Object.entries(contract)) {
    expect(page).toContain(`id="${name}"`);
    expect(page).toContain(path);
  }
  const [, changePrice = ''] = page.split('id="changePrice"');
  for (const told of [
    '管理员、酒店管理员',
    '会改变数据',
    '新价格',
    '元，最多两位小数；0 到 999999.99',
    '--data-urlencode &#39;lastPay=500&#39;',
    '订单状态已变更为「已支付」',
  ]) {
    expect(changePrice.split('</article>')[0]).toContain(told);
  }
});
