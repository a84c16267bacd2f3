import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { expect, it } from 'vitest';
import { readConfig } from '../src/platform/config.ts';
import { wechatGateway } from '../src/platform/payment/wechat/wechatGateway.ts';
import { newSqlitePlace } from './engines.ts';
import { testClock } from './harness.ts';
import { type TestApp, openTestApp } from './testApp.ts';
import { addOrder } from './property.ts';
import { keyFiles, type Manner, startWechatPay } from './wechatPay.ts';

/** A test app that pays through WeChat Pay, with a request for a refund of 540 yuan. */
async function openWithRequest(...manners: Manner[]) {
  const clock = testClock();
  const wechat = await startWechatPay(clock);
  const testApp = await openTestApp(await newSqlitePlace(), { clock });
  const pauses: number[] = [];
  const pause = (milliseconds: number): Promise<void> => {
    pauses.push(milliseconds);
    const [settled] = wechat.refunds.values();
    if (settled && pauses.length === wechat.settlesAfter) settled.status = 'SUCCESS';
    return Promise.resolve();
  };
  // Long where an answer comes, whatever else the machine does; short where none does.
  const timeoutMs = manners.includes('slow after') ? 500 : 10_000;
  const gateway = wechatGateway(wechat.account, clock, { timeoutMs, pause });
  Object.assign(testApp.server, { payment: gateway });
  const id = await testApp.put((tx) =>
    addOrder(tx, testApp.property.near, {
      status: OrderStatus.refundRequested,
      channel: '小程序',
      external_id: 'M20260318001',
    }),
  );
  wechat.manners.push(...manners);
  return { testApp, wechat, id, pauses };
}

const refund = (testApp: TestApp, id: number, more: Record<string, unknown> = {}) =>
  testApp.as('manager', 'refundOrder', {
    id,
    paymentMethod: 'WECHAT',
    paymentClient: 'MP',
    ...more,
  });

const statusOf = async (testApp: TestApp, id: number) =>
  (await testApp.as('manager', 'getOrder', { id })).data.status;

const failed = { code: Code.conflict, msg: '退款失败，请联系管理员' };
const pending = { code: Code.conflict, msg: '退款正在处理，请稍后刷新' };

it('pays in full what the guest paid, by a request that is signed', async () => {
  const { testApp, wechat, id } = await openWithRequest();
  expect((await refund(testApp, id)).code).toBe(200);
  expect([...wechat.refunds.values()]).toEqual([
    { out_refund_no: `R${id}`, status: 'SUCCESS', amount: 54_000 },
  ]);
  expect(wechat.asked).toEqual([
    { method: 'POST', path: '/v3/refund/domestic/refunds', trade: 'M20260318001' },
  ]);
  expect(await statusOf(testApp, id)).toBe(OrderStatus.refunded);
  expect(wechat.faults).toEqual([]);
});

it('pays a part of what the guest paid, and says of how much', async () => {
  const { testApp, wechat, id } = await openWithRequest();
  expect((await refund(testApp, id, { refundAmount: 200, reason: '提前离店' })).code).toBe(200);
  expect([...wechat.refunds.values()]).toEqual([
    { out_refund_no: `R${id}P20000`, status: 'SUCCESS', amount: 20_000 },
  ]);
  expect(wechat.totals).toEqual([54_000]);
  expect(wechat.faults).toEqual([]);
});

it('names the number under which the guest paid where the channel told it', async () => {
  const { testApp, wechat, id } = await openWithRequest();
  await testApp.put((tx) => tx.updateTable('orders').set({ trade_number: 'WX42' }).execute());
  await refund(testApp, id);
  expect(wechat.asked[0]).toMatchObject({ trade: 'WX42' });
});

/** The responses to the requests; the clerk's message; the resulting status of the order. */
const { refunded, refundRequested } = OrderStatus;
const told: [Manner[], object, OrderStatus][] = [
  [['broken'], { code: 200 }, refunded],
  [['broken after'], { code: 200 }, refunded],
  [['cut after'], { code: 200 }, refunded],
  [['slow after'], { code: 200 }, refunded],
  [['forged'], { code: 200 }, refunded],
  [['broken', 'broken'], failed, refundRequested],
  [['broken after', 'cut after'], failed, refundRequested],
  [['slow after', 'slow after'], failed, refundRequested],
  [['forged', 'forged'], failed, refundRequested],
  [['poor'], failed, refundRequested],
  [['PROCESSING'], pending, refundRequested],
  [['ABNORMAL'], failed, refundRequested],
  [['CLOSED'], failed, refundRequested],
];

it.each(told)('answered with %j', async (manners, answer, status) => {
  const { testApp, wechat, id } = await openWithRequest(...manners);
  expect(await refund(testApp, id)).toMatchObject(answer);
  expect(await statusOf(testApp, id)).toBe(status);
  expect(wechat.refunds.size).toBeLessThanOrEqual(1);
  expect(wechat.faults).toEqual([]);
  if (status === refunded) return;
  // Asked again, when all is well there: paid once, and the order ends right.
  const known = wechat.refunds.get(`R${id}`);
  if (known && known.status !== 'SUCCESS') known.status = 'SUCCESS';
  testApp.clock.forward(61);
  expect((await refund(testApp, id)).code).toBe(200);
  expect(await statusOf(testApp, id)).toBe(refunded);
  expect(wechat.refunds.size).toBe(1);
});

it('looks a few times after a refund that is under way, and tells the clerk when it is paid', async () => {
  const { testApp, wechat, id, pauses } = await openWithRequest('PROCESSING');
  wechat.settlesAfter = 2;
  expect((await refund(testApp, id)).code).toBe(200);
  expect(pauses).toEqual([500, 1000]);
  expect(await statusOf(testApp, id)).toBe(refunded);
});

it('declined for certain, a request can be refused; under way or unsure it cannot', async () => {
  const cases: [Manner[], number][] = [
    [['poor'], 200],
    [['CLOSED'], 200],
    [['PROCESSING'], Code.conflict],
    [['ABNORMAL'], Code.conflict],
    [['broken', 'broken'], Code.conflict],
    [['cut after', 'cut after'], Code.conflict],
  ];
  for (const [manners, code] of cases) {
    const { testApp, id } = await openWithRequest(...manners);
    await refund(testApp, id);
    const refused = await testApp.as('manager', 'refuseRefund', { orderId: id });
    expect([manners, refused.code]).toEqual([manners, code]);
  }
});

it('a refusal of the second request says nothing of the first, which was paid', async () => {
  const { testApp, wechat, id } = await openWithRequest('cut after', 'cut after');
  expect(await refund(testApp, id)).toMatchObject(failed);
  testApp.clock.forward(61);
  wechat.manners.push('poor');
  expect((await refund(testApp, id)).code).toBe(200);
  expect(await statusOf(testApp, id)).toBe(refunded);
});

it('the schedule settles what WeChat Pay has paid meanwhile', async () => {
  const { testApp, wechat, id } = await openWithRequest('PROCESSING');
  await refund(testApp, id);
  testApp.clock.forward(61);
  await testApp.schedule.runDue();
  expect(await statusOf(testApp, id)).toBe(refundRequested);
  const known = wechat.refunds.get(`R${id}`);
  if (known) known.status = 'SUCCESS';
  testApp.clock.forward(61);
  await testApp.schedule.runDue();
  expect(await statusOf(testApp, id)).toBe(refunded);
  expect(wechat.refunds.size).toBe(1);
});

it('fifty clerks at once: paid once', async () => {
  const { testApp, wechat, id } = await openWithRequest();
  const answers = await Promise.all(Array.from({ length: 50 }, () => refund(testApp, id)));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(wechat.asked).toHaveLength(1);
});

it('takes its account from files, and says which one is no good', async () => {
  const place = await newSqlitePlace();
  mkdirSync(place.dataDir, { recursive: true });
  const file = (name: string, content: string | Buffer) => {
    const path = join(place.dataDir, name);
    writeFileSync(path, content);
    return path;
  };
  const environment = {
    WECHAT_MCH_ID: '1900000109',
    WECHAT_SERIAL: 'MERCHANT01',
    WECHAT_KEY_FILE: file('merchant.pem', keyFiles.merchant),
    WECHAT_PLATFORM_FILE: file('wechat.pem', keyFiles.platform),
    WECHAT_PLATFORM_SERIAL: keyFiles.platformSerial,
  };
  const clock = testClock();
  const { account } = await startWechatPay(clock);
  const { wechat } = readConfig({ ...environment, WECHAT_BASE_URL: account.baseUrl });
  const testApp = await openTestApp(place, { clock, config: { wechat } });
  const request = { status: refundRequested };
  const id = await testApp.put((tx) => addOrder(tx, testApp.property.near, request));
  expect((await refund(testApp, id)).code).toBe(200);
  for (const name of ['WECHAT_KEY_FILE', 'WECHAT_PLATFORM_FILE']) {
    const broken = readConfig({ ...environment, [name]: file('broken.pem', 'secret') });
    const opening = openTestApp(await newSqlitePlace(), { config: { wechat: broken.wechat } });
    await expect(opening).rejects.toThrow(name);
    await expect(opening).rejects.not.toThrow('secret');
  }
});
