import { LineKind, PayMethod } from '@anzhu/api/contract/bill';
import { requestKeyHeader } from '@anzhu/api/contract/endpoint';
import { Code } from '@anzhu/api/contract/envelope';
import { InvoiceState } from '@anzhu/api/contract/invoice';
import { OrderStatus } from '@anzhu/api/contract/order';
import { expect, it } from 'vitest';
import { localTime } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import type { InvoiceRequest } from '../src/platform/invoicing/invoiceService.ts';
import { signedService } from '../src/platform/invoicing/signedService.ts';
import { isEncrypted } from '../src/platform/db/personalData/cipher.ts';
import { newSqlitePlace, onBothEngines, type Place } from './engines.ts';
import { call, send, startTestServer, testClock } from './harness.ts';
import { type Manner, startInvoicing } from './invoicingService.ts';
import { makePeople, signIn } from './people.ts';
import { addOrder, makeProperty } from './property.ts';
import { ServerProcess } from './serverProcess.ts';
import { expectSound, openTestApp } from './testApp.ts';

const { requested, issuing, issued, voided } = InvoiceState;

/** A test app with an invoice service, and an invoice of 540 yuan that was asked for. */
async function openRequested(place: Place, ...manners: Manner[]) {
  const clock = testClock();
  const service = await startInvoicing(clock);
  const testApp = await openTestApp(place, { clock, config: { invoicing: service.config } });
  // Long where an answer comes, whatever else the machine does; short where none does.
  const timeoutMs = manners.includes('slow after') ? 300 : 10_000;
  Object.assign(testApp.server, { invoicing: signedService(service.config, clock, { timeoutMs }) });
  const { near } = testApp.property;
  const orderId = String(
    await testApp.put((tx) => addOrder(tx, near, { status: OrderStatus.paid })),
  );
  const { data } = await testApp.as('staff', 'addInvoice', {
    orderId,
    name: '西溪软件有限公司',
    taxNumber: '91330106MA2CC0X21U',
    amount: 540,
  });
  service.manners.push(...manners);
  const { id } = data;
  const sendIt = () => testApp.as('staff', 'sendInvoice', { id });
  const read = async () => {
    const answer = await testApp.as('staff', 'orderInvoices', { orderId });
    return answer.data.invoices[0];
  };
  /** What the timed job does a minute later. */
  const later = async () => {
    clock.forward(61);
    await testApp.schedule.runDue();
  };
  return { testApp, service, id, orderId, sendIt, read, later };
}

const number = '24312000000000000001';
const done = { state: issued, number, url: `https://invoices.example/${number}` };

onBothEngines((newPlace) => {
  it('is issued at once, by a request that is signed, with its number, time and link', async () => {
    const { testApp, service, sendIt, read } = await openRequested(await newPlace());
    expect(await sendIt()).toMatchObject({ code: Code.success, data: { state: issued } });
    expect(await read()).toMatchObject({ ...done, issueTime: '2026-03-18 10:00:05', refusal: '' });
    expect([...service.requests.values()]).toMatchObject([
      {
        title: '西溪软件有限公司',
        taxNumber: '91330106MA2CC0X21U',
        amount: 54_000,
        hotel: { id: testApp.property.near.hotelId, name: '近店' },
      },
    ]);
    expect(service.faults).toEqual([]);
    expect(await sendIt()).toMatchObject({
      code: Code.conflict,
      msg: '发票状态为「已开」，请刷新后重试',
    });
    await expectSound(testApp);
  });

  it('is 开具中 while the service is slow: nobody else touches it, and the schedule fetches its number', async () => {
    const { testApp, service, id, sendIt, read, later } = await openRequested(
      await newPlace(),
      'pending',
    );
    expect(await sendIt()).toMatchObject({ code: Code.success, data: { state: issuing } });
    expect(await read()).toMatchObject({ state: issuing, sendTime: '2026-03-18 10:00:00' });
    const busy = { code: Code.conflict, msg: '发票状态为「开具中」，请刷新后重试' };
    expect(await sendIt()).toMatchObject(busy);
    expect(await testApp.as('staff', 'issueInvoice', { id, number: '1' })).toMatchObject(busy);
    const reason = '抬头有误';
    expect(await testApp.as('manager', 'voidInvoice', { id, reason })).toMatchObject(busy);
    const page = { page: 1, size: 10 };
    const found = await testApp.as('staff', 'invoicePage', { page, state: issuing });
    expect(found.data.records).toHaveLength(1);
    await later();
    expect(await read()).toMatchObject({ state: issuing });
    const [requestId = ''] = service.requests.keys();
    service.issue(requestId);
    await later();
    expect(await read()).toMatchObject(done);
    expect(service.asked).toEqual(['POST', 'GET', 'GET']);
    const log = await testApp.store.db
      .selectFrom('log')
      .select(['sketch', 'create_by'])
      .where('target_kind', '=', 'invoice')
      .orderBy('id')
      .execute();
    expect(log.map(({ sketch, create_by }) => `${create_by} ${sketch}`)).toEqual([
      'staff 申请开票发票「西溪软件有限公司」',
      'staff 提交开具发票「西溪软件有限公司」',
      '开票服务 开具发票「西溪软件有限公司」',
    ]);
    expect(service.faults).toEqual([]);
    await expectSound(testApp);
  });

  it('is 未开 again when the service refuses, says why, and is sent again under the same id', async () => {
    const { testApp, service, id, sendIt, read } = await openRequested(await newPlace(), 'refused');
    expect(await sendIt()).toMatchObject({ code: Code.conflict, msg: '开票服务退回：税号有误' });
    expect(await read()).toMatchObject({ state: requested, refusal: '税号有误', number: '' });
    const stored = await testApp.store.db
      .withoutPlugins()
      .selectFrom('invoice')
      .select('refusal')
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow();
    expect(isEncrypted(stored.refusal)).toBe(true);
    expect(await sendIt()).toMatchObject({ code: Code.success });
    expect(await read()).toMatchObject({ ...done, refusal: '' });
    expect(service.requests.size).toBe(1);
    await expectSound(testApp);
  });

  it('refused later, it is 未开 again, and its number can be typed or it is taken back', async () => {
    const { testApp, service, id, sendIt, read, later } = await openRequested(
      await newPlace(),
      'cut after',
    );
    await sendIt();
    service.issued.clear();
    service.requests.clear();
    service.manners.push('issued', 'refused');
    await later();
    expect(await read()).toMatchObject({ state: requested, refusal: '税号有误' });
    expect(service.asked).toEqual(['POST', 'GET', 'POST']);
    await testApp.as('staff', 'issueInvoice', { id, number: '2431' });
    expect(await read()).toMatchObject({ state: issued, number: '2431', refusal: '' });
    await testApp.as('manager', 'voidInvoice', { id, reason: '抬头有误' });
    expect(await read()).toMatchObject({ state: voided });
  });

  it('sent by twenty clerks at once, or twice under one key, it is issued once', async () => {
    const { testApp, service, id, sendIt, read } = await openRequested(await newPlace());
    const answers = await Promise.all(Array.from({ length: 20 }, sendIt));
    expect(answers.filter(({ code }) => code === Code.success)).toHaveLength(1);
    expect(service.asked).toEqual(['POST']);
    expect(await read()).toMatchObject(done);
    await testApp.put((tx) =>
      tx
        .updateTable('invoice')
        .set({ state: requested, number: '', issued_time: null })
        .where('id', '=', Number(id))
        .execute(),
    );
    const keyed = async () => {
      const key = { [requestKeyHeader]: 'one' };
      const response = await send(testApp, 'sendInvoice', { id }, testApp.tokenOf('staff'), key);
      return (await response.json()) as { code: number; data: unknown };
    };
    expect(await keyed()).toMatchObject({ code: Code.success, data: { state: issued } });
    expect(await keyed()).toMatchObject({ code: Code.success, data: { state: issued } });
    expect(service.asked).toEqual(['POST', 'POST']);
    expect(service.issued.size).toBe(1);
    await expectSound(testApp);
  });

  it('whose server stopped between sending and writing, it is sent again under the same id', async () => {
    const { testApp, service, sendIt, read, later } = await openRequested(await newPlace());
    const { invoicing } = testApp.server;
    const held = Promise.withResolvers<void>();
    // The service has issued it; the reply is on its way.
    const issue = async (request: InvoiceRequest) => {
      const reply = await invoicing?.issue(request);
      await held.promise;
      return reply;
    };
    Object.assign(testApp.server, { invoicing: { ...invoicing, issue } });
    const sending = sendIt();
    await expect.poll(() => service.issued.size).toBe(1);
    Object.assign(testApp.server, { invoicing });
    expect(await read()).toMatchObject({ state: issuing });
    await later();
    expect(await read()).toMatchObject(done);
    expect(service.issued.size).toBe(1);
    // What comes after all changes nothing.
    held.resolve();
    expect(await sending).toMatchObject({ code: Code.conflict, msg: '开票结果已更新，请刷新' });
    expect(await read()).toMatchObject(done);
    await expectSound(testApp);
  });

  it('a late refusal does not end what was sent again since', async () => {
    const { testApp, service, id, sendIt, read, later } = await openRequested(
      await newPlace(),
      'refused',
      'refused',
      'pending',
    );
    const { invoicing } = testApp.server;
    const held = Promise.withResolvers<void>();
    const issue = async (request: InvoiceRequest) => {
      try {
        return await invoicing?.issue(request);
      } finally {
        await held.promise;
      }
    };
    Object.assign(testApp.server, { invoicing: { ...invoicing, issue } });
    const sending = sendIt();
    await expect.poll(() => service.asked.length).toBe(1);
    Object.assign(testApp.server, { invoicing });
    await later();
    expect(await read()).toMatchObject({ state: requested, refusal: '税号有误' });
    expect(await sendIt()).toMatchObject({ data: { state: issuing } });
    held.resolve();
    expect(await sending).toMatchObject({ code: Code.conflict });
    expect(await read()).toMatchObject({ id: Number(id), state: issuing, refusal: '' });
  });

  it('is not sent once money was given back: it would say more than was received', async () => {
    const { testApp, service, orderId, sendIt, read } = await openRequested(await newPlace());
    const refund = { orderId, kind: LineKind.refund, amount: 100, method: PayMethod.cash };
    expect((await testApp.as('manager', 'addBillLine', refund)).code).toBe(Code.success);
    expect(await sendIt()).toMatchObject({
      code: Code.conflict,
      msg: '开票合计超出已收 ¥100.00，请作废后按实收重新申请',
    });
    expect(await read()).toMatchObject({ state: requested, excess: 100 });
    expect(service.asked).toEqual([]);
  });

  it('is not sent again where that was while the service had not received it', async () => {
    const { testApp, service, orderId, sendIt, read, later } = await openRequested(
      await newPlace(),
      'broken',
    );
    expect(await sendIt()).toMatchObject({ data: { state: issuing } });
    const refund = { orderId, kind: LineKind.refund, amount: 100, method: PayMethod.cash };
    expect((await testApp.as('manager', 'addBillLine', refund)).code).toBe(Code.success);
    await later();
    const refusal = '开票合计超出已收 ¥100.00，请作废后按实收重新申请';
    expect(await read()).toMatchObject({ state: requested, refusal });
    expect(service.asked).toEqual(['POST', 'GET']);
    expect(service.issued.size).toBe(0);
  });

  it('without a service nothing is sent, and what a former one has is written down by hand', async () => {
    const { testApp, id, sendIt, read, later } = await openRequested(await newPlace(), 'pending');
    await sendIt();
    Object.assign(testApp.server, { invoicing: null });
    await later();
    expect(await sendIt()).toMatchObject({
      code: Code.conflict,
      msg: '没有开票服务，请登记开票',
    });
    expect((await testApp.as('staff', 'issueInvoice', { id, number: '2431' })).code).toBe(200);
    expect(await read()).toMatchObject({ state: issued, number: '2431' });
    await expectSound(testApp);
  });
});

onBothEngines((newPlace) => {
  it('killed once the service has the invoice: the next process writes its number down', async () => {
    const place = await newPlace();
    const clock = testClock(localTime(Date.now()));
    const service = await startInvoicing({ now: () => Math.max(Date.now(), clock.now()) });
    const running = await startTestServer(place, { clock });
    const { store } = running.server;
    const { near } = await makeProperty({ store }, await makePeople(running));
    const orderId = await store.write((tx) => addOrder(tx, near, { status: OrderStatus.paid }));
    const asking = { orderId: String(orderId), name: '西溪软件有限公司', amount: 540 };
    const staff = await signIn(running, 'staff');
    const { data } = await call(running, 'addInvoice', asking, staff);
    await running.stop();
    const { url, keyId, secret } = service.config;
    const environment = { INVOICE_URL: url, INVOICE_KEY_ID: keyId, INVOICE_SECRET: secret };
    const server = new ServerProcess(place, { ...environment, SCHEDULE: 'off' });
    const address = await server.url();
    const token = await signIn({ url: address }, 'staff');
    service.manners.push('slow after');
    const sending = call({ url: address }, 'sendInvoice', { id: data.id }, token);
    const cut = expect(sending).rejects.toThrow();
    await expect.poll(() => service.issued.size, { timeout: 10_000 }).toBe(1);
    server.kill('SIGKILL');
    await server.ended;
    await cut;
    clock.set(localTime(Date.now() + 61_000));
    const next = await startTestServer(place, { clock, config: { invoicing: service.config } });
    await next.schedule.runDue();
    const { db } = next.server.store;
    const rows = await db.selectFrom('invoice').select(['state', 'number']).execute();
    expect(rows).toEqual([{ state: issued, number }]);
    expect(service.asked).toEqual(['POST', 'GET']);
    expect(service.faults).toEqual([]);
  });
});

/** After these replies the invoice is 开具中; a minute later it has its number, and was issued once. */
it.each<Manner>([
  'broken',
  'cut after',
  'slow after',
  'script',
  'no number',
  'other',
  'page',
  'moved',
])('answered with %j the outcome is unknown, and fetched', async (manner) => {
  const { testApp, service, sendIt, read, later } = await openRequested(
    await newSqlitePlace(),
    manner,
  );
  expect(await sendIt()).toMatchObject({ code: Code.success, data: { state: issuing } });
  await later();
  expect(await read()).toMatchObject(done);
  expect(service.issued.size).toBe(1);
  expect(service.faults).toEqual([]);
  expect(testApp.log.errors.map(({ where }) => where)).toEqual(['invoice service']);
});

it('waits for a service that is away, and keeps its secret and the buyer out of the log', async () => {
  const { testApp, service, sendIt, read, later } = await openRequested(await newSqlitePlace());
  service.stop();
  expect(await sendIt()).toMatchObject({ data: { state: issuing } });
  await later();
  expect(await read()).toMatchObject({ state: issuing });
  const { errors } = testApp.log;
  expect(errors.map(({ where }) => where)).toEqual([
    'invoice service',
    'schedule: settle invoices',
  ]);
  for (const { error } of errors) {
    const { stack, message, cause } = error as Error;
    const text = [stack, message, String(cause), JSON.stringify(cause)].join();
    expect(text).not.toContain(service.config.secret);
    expect(text).not.toContain('西溪');
  }
});

it('takes its settings whole or not at all, and never repeats the secret', async () => {
  const secret = 'k'.repeat(32);
  const whole = {
    INVOICE_URL: 'https://invoices.example/v1/',
    INVOICE_KEY_ID: 'near-hotel',
    INVOICE_SECRET: secret,
  };
  const config = { url: 'https://invoices.example/v1', keyId: 'near-hotel', secret };
  expect(readConfig(whole).invoicing).toEqual(config);
  const refused: [Partial<typeof whole>, string][] = [
    [{ INVOICE_URL: '' }, '还需设置 INVOICE_URL'],
    [{ INVOICE_KEY_ID: '' }, '还需设置 INVOICE_KEY_ID'],
    [{ INVOICE_SECRET: '' }, '还需设置 INVOICE_SECRET'],
    [{ INVOICE_URL: 'http://invoices.example' }, 'INVOICE_URL=http://invoices.example 无效'],
    [{ INVOICE_URL: 'invoices' }, 'INVOICE_URL=invoices 无效'],
    [{ INVOICE_KEY_ID: 'a b' }, 'INVOICE_KEY_ID=a b 无效'],
    [{ INVOICE_SECRET: 'short' }, 'INVOICE_SECRET 无效'],
    [{ INVOICE_SECRET: `${secret}密` }, 'INVOICE_SECRET 无效'],
  ];
  for (const [change, message] of refused) {
    const reading = () => readConfig({ ...whole, ...change });
    expect(reading).toThrow(message);
    expect(reading).toThrow(/^(?!.*(kkkk|short))[^\n]*$/);
  }
  expect(readConfig({ ...whole, INVOICE_URL: 'http://127.0.0.1:9000' }).invoicing?.url).toBe(
    'http://127.0.0.1:9000',
  );
  const config2 = { invoicing: readConfig(whole).invoicing };
  const testApp = await openTestApp(await newSqlitePlace(), { config: config2 });
  const page = await fetch(`${testApp.url}/admin/config.json`);
  expect(await page.json()).toMatchObject({ issuesInvoices: true });
  const byHand = await openTestApp(await newSqlitePlace());
  const other = await fetch(`${byHand.url}/admin/config.json`);
  expect(await other.json()).toMatchObject({ issuesInvoices: false });
});
