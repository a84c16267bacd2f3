import { LineKind, PayMethod } from '@anzhu/api/contract/bill';
import { Code } from '@anzhu/api/contract/envelope';
import { InvoiceState } from '@anzhu/api/contract/invoice';
import { OrderStatus } from '@anzhu/api/contract/order';
import { expect, it } from 'vitest';
import { onBothEngines, type Place } from './engines.ts';
import { addOrder } from './property.ts';
import { expectSound, openTestApp } from './testApp.ts';

/** An order of 540 yuan that is paid, and who asks for an invoice of it. */
async function openPaid(place: Place) {
  const testApp = await openTestApp(place);
  const { near } = testApp.property;
  const orderId = String(
    await testApp.put((tx) => addOrder(tx, near, { status: OrderStatus.paid })),
  );
  const ask = (amount: number, given: object = {}) =>
    testApp.as('staff', 'addInvoice', { orderId, name: '西溪软件有限公司', amount, ...given });
  const state = async () => (await testApp.as('staff', 'orderInvoices', { orderId })).data;
  return { testApp, orderId, ask, state };
}

onBothEngines((newPlace) => {
  it('invoices what was received, once', async () => {
    const { testApp, ask, state } = await openPaid(await newPlace());
    expect(await state()).toEqual({ invoices: [], invoiceable: 540, name: null, taxNumber: null });
    expect((await ask(0)).code).toBe(Code.invalid);
    expect((await ask(300, { taxNumber: '91330106MA2CC0X21U' })).code).toBe(Code.success);
    expect(await ask(240.01)).toMatchObject({
      code: Code.conflict,
      msg: '可开票 ¥240.00，不能开 ¥240.01',
    });
    // Two at once for what is left: one.
    const codes = (await Promise.all([ask(240), ask(240)])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual([Code.success, Code.conflict]);
    expect(await state()).toMatchObject({
      invoiceable: 0,
      name: '西溪软件有限公司',
      invoices: [{ amount: 240 }, { amount: 300, state: InvoiceState.requested }],
    });
    await expectSound(testApp);
  });

  it('names what is invoiced above what was received, once money was given back', async () => {
    const { testApp, orderId, ask, state } = await openPaid(await newPlace());
    const { data } = await ask(300);
    await ask(240);
    const refund = { orderId, kind: LineKind.refund, amount: 100, method: PayMethod.cash };
    expect((await testApp.as('manager', 'addBillLine', refund)).code).toBe(Code.success);
    expect(await state()).toMatchObject({
      invoiceable: 0,
      invoices: [{ excess: 100 }, { excess: 100 }],
    });
    await testApp.as('manager', 'voidInvoice', { id: data.id, reason: '已退款' });
    expect(await state()).toMatchObject({ invoiceable: 200 });
    for (const one of (await state()).invoices) expect(one).not.toHaveProperty('excess');
    await expectSound(testApp);
  });

  it('is issued once, and taken back by who manages: its sum can be invoiced again', async () => {
    const { testApp, ask, state } = await openPaid(await newPlace());
    const { data } = await ask(540);
    const issue = (number: string) => testApp.as('staff', 'issueInvoice', { id: data.id, number });
    const takeBack = (user: 'staff' | 'manager') =>
      testApp.as(user, 'voidInvoice', { id: data.id, reason: '抬头有误' });
    const codes = await Promise.all([issue('2431'), issue('2432')]);
    expect(codes.map(({ code }) => code).toSorted()).toEqual([Code.success, Code.conflict]);
    expect((await takeBack('staff')).code).toBe(Code.noPermission);
    expect((await takeBack('manager')).code).toBe(Code.success);
    expect(await takeBack('manager')).toMatchObject({
      code: Code.conflict,
      msg: '发票状态为「已作废」，请刷新后重试',
    });
    expect(await state()).toMatchObject({
      invoiceable: 540,
      invoices: [{ state: InvoiceState.voided, voidReason: '抬头有误' }],
    });
    const page = await testApp.as('staff', 'invoicePage', {
      page: { page: 1, size: 10 },
      keyword: '西溪',
      state: InvoiceState.voided,
    });
    expect(page.data.records).toHaveLength(1);
    expect(
      (await testApp.as('farManager', 'issueInvoice', { id: data.id, number: '1' })).code,
    ).toBe(Code.notFound);
  });
});
