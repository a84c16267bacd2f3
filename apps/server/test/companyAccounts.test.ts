import { LineKind, PayMethod } from '@anzhu/api/contract/bill';
import { Code } from '@anzhu/api/contract/envelope';
import type { Contract } from '@anzhu/api/contract';
import { expect, it } from 'vitest';
import { call } from './harness.ts';
import { signIn } from './people.ts';
import { onBothEngines, type Place } from './engines.ts';
import { addOrder, addRoom, newGuest, period } from './property.ts';
import { expectSound, openTestApp } from './testApp.ts';

const { account, cash } = PayMethod;
const { charge, payment, refund, deposit } = LineKind;

const company = {
  name: '西溪软件有限公司',
  contact: '沈佳怡',
  contactPhone: '0571-8000-0001',
  share: 85,
  creditLimit: 500,
  until: '2026-12-31',
};

/** Guests in a room, whose stay is paid, with 300 for a meeting open on their bill; and a company. */
async function openOnAccount(place: Place, creditLimit = 500) {
  const testApp = await openTestApp(place);
  const { near } = testApp.property;
  const { as } = testApp;
  const stays = async () => {
    const { roomId, orderId } = await testApp.put(async (tx) => ({
      roomId: (await addRoom(tx, near)).id,
      orderId: await addOrder(tx, near),
    }));
    const stay = { id: roomId, orderId, ...period, checkInfoList: [newGuest()] };
    expect((await as('staff', 'checkIn', stay)).code).toBe(200);
    const meeting = { orderId, kind: charge, amount: 300, note: '会议室' };
    expect((await as('staff', 'addBillLine', meeting)).code).toBe(200);
    return { roomId, orderId };
  };
  const { data } = await as('manager', 'addCompany', { ...company, creditLimit });
  const companyId = String(data.id);
  const stay = await stays();
  const settle = (input: object, orderId = stay.orderId) =>
    as('staff', 'settleBill', {
      orderId,
      seen: 300,
      parts: [{ method: account, amount: 300, companyId }],
      ...input,
    });
  const owed = async () => {
    const page = { page: 1, size: 10 };
    const { data: list } = await as('staff', 'companyPage', { page });
    const one = list.records.find(({ id }) => String(id) === companyId);
    return [one?.owed, one?.available];
  };
  const till = async () => {
    const { ways, onAccount, received, net } = (
      await as('manager', 'dayReport', { day: '2026-03-18' })
    ).data.total;
    return { cash: ways[cash]?.net, account: ways[account]?.net, onAccount, received, net };
  };
  return { testApp, as, companyId, stays, settle, owed, till, ...stay };
}

onBothEngines((newPlace) => {
  it('settles on account: the company owes it, the bill is even, and the drawer holds nothing of it', async () => {
    const { testApp, as, orderId, roomId, settle, owed, till } = await openOnAccount(
      await newPlace(),
    );
    const before = await till();
    const { code, data } = await settle({ checkOut: roomId });
    expect(code).toBe(200);
    expect(data).toMatchObject({ open: 0, onAccount: 300, isOrderComplete: 1 });
    expect(data.lines.at(-1)).toMatchObject({
      kind: payment,
      amount: 300,
      method: account,
      company: company.name,
    });
    expect(await owed()).toEqual([300, 200]);
    expect(await till()).toEqual({
      ...before,
      account: (before.account ?? 0) + 300,
      onAccount: before.onAccount + 300,
    });
    const { data: bill } = await as('staff', 'getBill', { orderId });
    expect(bill.onAccount).toBe(300);
    await expectSound(testApp);
  });

  it('refuses more than the limit leaves, naming it, and what cannot be on account', async () => {
    const { testApp, as, companyId, stays, settle, owed, orderId } = await openOnAccount(
      await newPlace(),
    );
    expect((await settle({})).code).toBe(200);
    const other = await stays();
    expect(await settle({}, other.orderId)).toMatchObject({
      code: Code.conflict,
      msg: '「西溪软件有限公司」挂账额度 ¥500.00，已挂账 ¥300.00，可用 ¥200.00，不能挂账 ¥300.00',
    });
    const line = { orderId: other.orderId, kind: payment, amount: 100, method: account };
    // The order names no company.
    expect(await as('staff', 'addBillLine', line)).toMatchObject({
      code: Code.invalid,
      msg: '请选择挂账单位',
    });
    expect(await as('staff', 'addBillLine', { ...line, kind: deposit, companyId })).toMatchObject({
      code: Code.invalid,
      msg: '押金不能挂账',
    });
    // No deposit is made of what is above the open sum.
    const above = { ...line, amount: 400, companyId, restAsDeposit: true };
    expect((await as('staff', 'addBillLine', above)).code).toBe(Code.conflict);
    const far = await as('admin', 'addCompany', {
      ...company,
      hotelId: String(testApp.property.far.hotelId),
    });
    expect(
      await as('staff', 'addBillLine', { ...line, companyId: String(far.data.id) }),
    ).toMatchObject({ code: Code.invalid, msg: '协议单位不存在，或不属于该酒店' });
    await as('manager', 'modifyCompany', { id: companyId, until: '2026-03-17' });
    expect(await as('staff', 'addBillLine', { ...line, companyId })).toMatchObject({
      msg: expect.stringContaining('协议已于 2026-03-17 到期'),
    });
    // Before guests have come nothing of their order is on account.
    const booked = await testApp.put((tx) => addOrder(tx, testApp.property.near));
    await as('manager', 'modifyCompany', { id: companyId, until: '2026-12-31' });
    expect(await as('staff', 'addBillLine', { ...line, orderId: booked, companyId })).toMatchObject(
      { code: Code.conflict },
    );
    expect(await owed()).toEqual([300, 200]);
    expect(await as('manager', 'deleteCompany', { id: companyId })).toMatchObject({
      code: Code.refused,
      msg: '协议单位「西溪软件有限公司」仍有 1 笔挂账使用，不能删除',
    });
    expect(orderId).not.toBe(other.orderId);
    await expectSound(testApp);
  });

  it('lets two clerks not pass the limit together', async () => {
    const { testApp, stays, settle, owed, orderId } = await openOnAccount(await newPlace());
    const other = await stays();
    const both = await Promise.all([settle({}, orderId), settle({}, other.orderId)]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([200, Code.conflict]);
    expect(await owed()).toEqual([300, 200]);
    await expectSound(testApp);
  });

  it('gives back to the account and never in cash, by hand and by an early departure', async () => {
    const { testApp, as, companyId, settle, owed, orderId, roomId } = await openOnAccount(
      await newPlace(),
      5000,
    );
    expect((await settle({})).code).toBe(200);
    const { data: order } = await as('manager', 'getOrder', { id: orderId });
    const back = (method: number, amount: number) =>
      as('manager', 'addBillLine', { orderId, kind: refund, amount, method, companyId });
    // What was received in money can go back so, and no more.
    expect(await back(cash, (order.lastPay ?? 0) + 1)).toMatchObject({
      code: Code.conflict,
      msg: expect.stringContaining('挂账的只能退回挂账'),
    });
    expect(await back(account, 301)).toMatchObject({
      code: Code.conflict,
      msg: '挂账现有 ¥300.00，不能退 ¥301.00',
    });
    expect((await back(account, 100)).code).toBe(200);
    expect(await owed()).toEqual([200, 4800]);
    const { data: board } = await as('staff', 'listRooms', {});
    const sn = board.find(({ id }) => Number(id) === roomId)?.sn;
    const shorter = { roomId, sn, leaveTime: '2026-03-19 12:00:00' };
    const { data: quote } = await as('staff', 'quoteStay', shorter);
    expect(quote).toMatchObject({ accountBack: expect.any(Number) });
    const sent = { ...shorter, pay: quote.difference };
    const change = await as('staff', 'changeStay', { ...sent, method: cash });
    expect(change).toMatchObject({ code: 200 });
    const [owes] = await owed();
    expect(owes).toBe(200 - (quote.accountBack ?? 0));
    await expectSound(testApp);
  });

  it('voids a line on account, and keeps its company', async () => {
    const { testApp, as, settle, owed, orderId, companyId } = await openOnAccount(await newPlace());
    const { data } = await settle({});
    const id = data.lines.at(-1)?.id;
    expect((await as('manager', 'voidBillLine', { id, reason: '记错' })).code).toBe(200);
    expect(await owed()).toEqual([0, 500]);
    expect((await settle({})).code).toBe(200);
    const changed = testApp.put((tx) =>
      tx
        .updateTable('bill_line')
        .set({ company_id: null })
        .where('company_id', '=', Number(companyId))
        .execute(),
    );
    await expect(changed).rejects.toThrow('账单明细不可改换挂账单位');
    expect(await as('staff', 'getBill', { orderId })).toMatchObject({ data: { open: 0 } });
    await expectSound(testApp);
  });

  it('counts what a company pays in the shift and the day of the clerk, and voids it by the rules of lines', async () => {
    const { testApp, as, settle, owed, till, companyId } = await openOnAccount(await newPlace());
    expect((await settle({})).code).toBe(200);
    expect((await as('staff', 'openShift', { opening: 500 })).code).toBe(200);
    const before = await till();
    const receipt = { companyId, amount: 120, method: cash, receivedDay: '2026-03-18' };
    expect(await as('staff', 'addReceipt', { ...receipt, amount: 300.01 })).toMatchObject({
      code: Code.conflict,
      msg: '已挂账 ¥300.00，不能记 ¥300.01',
    });
    expect(
      await as('staff', 'addReceipt', { ...receipt, receivedDay: '2026-03-19' }),
    ).toMatchObject({ code: Code.invalid });
    expect((await as('staff', 'addReceipt', { ...receipt, method: account })).code).toBe(
      Code.invalid,
    );
    const { data } = await as('staff', 'addReceipt', receipt);
    expect(data.owed).toBe(180);
    expect(await owed()).toEqual([180, 320]);
    expect(await till()).toEqual({
      ...before,
      cash: (before.cash ?? 0) + 120,
      net: before.net + 120,
    });
    const { data: now } = await as('staff', 'currentShift', {});
    expect(now.shift).toMatchObject({ receipts: 120, expected: 620, lines: 1, received: 0 });
    const month = { companyId, month: '2026-03' };
    expect((await as('staff', 'companyStatement', month)).data).toMatchObject({
      opening: 0,
      charged: 300,
      received: 120,
      closing: 180,
      receipts: [{ amount: 120, createdBy: expect.any(String) }],
    });
    expect(
      (await as('staff', 'companyStatement', { ...month, month: '2026-04' })).data,
    ).toMatchObject({ opening: 180, lines: [], receipts: [], closing: 180 });
    expect((await as('staff', 'voidReceipt', { id: data.id, reason: '记错' })).code).toBe(200);
    expect(await owed()).toEqual([300, 200]);
    const again = await as('staff', 'addReceipt', receipt);
    const { data: shift } = await as('staff', 'currentShift', {});
    const close = { id: shift.shift?.id, counted: 620, seen: 620 };
    expect((await as('staff', 'closeShift', close)).code).toBe(200);
    // Of a closed shift it is reversed, by who manages.
    expect((await as('manager', 'voidReceipt', { id: again.data.id, reason: '退票' })).code).toBe(
      200,
    );
    expect(await owed()).toEqual([300, 200]);
    const { data: march } = await as('staff', 'companyStatement', month);
    expect(march.receipts.map(({ amount }) => amount)).toEqual([120, 120, -120]);
    expect(march).toMatchObject({ received: 0, closing: 300 });
    for (const change of [
      testApp.put((tx) => tx.updateTable('company_receipt').set({ amount: 1 }).execute()),
      testApp.put((tx) => tx.deleteFrom('company_receipt').execute()),
    ]) {
      await expect(change).rejects.toThrow('回款不可修改或删除');
    }
    const shiftSums = await as('staff', 'shiftPage', { page: { page: 1, size: 10 } });
    expect(shiftSums.data.records[0]).toMatchObject({ receipts: 120, expected: 620 });
    await expectSound(testApp);
  });

  it('writes a receipt once that is sent twice, and lets two clerks not enter more than is owed', async () => {
    const { testApp, as, settle, owed, companyId } = await openOnAccount(await newPlace());
    expect((await settle({})).code).toBe(200);
    const receipt = { companyId, amount: 200, method: cash, receivedDay: '2026-03-18' };
    const both = await Promise.all([
      as('staff', 'addReceipt', receipt),
      as('manager', 'addReceipt', receipt),
    ]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([200, Code.conflict]);
    expect(await owed()).toEqual([100, 400]);
    await expectSound(testApp);
  });

  it('leaves a day that was closed as it is', async () => {
    const { testApp, as, settle, companyId } = await openOnAccount(await newPlace());
    expect((await settle({})).code).toBe(200);
    const receipt = { companyId, amount: 200, method: cash, receivedDay: '2026-03-18' };
    const { data } = await as('staff', 'addReceipt', receipt);
    testApp.clock.set('2026-03-19 09:00:00');
    const token = await signIn(testApp, 'manager');
    const later = async <Name extends keyof Contract>(name: Name, input: object) => {
      const answer = await call(testApp, name, input, token);
      expect([name, answer.msg, answer.code]).toEqual([name, answer.msg, 200]);
      return answer.data as NonNullable<typeof answer.data>;
    };
    const { day, seen } = await later('previewAudit', { day: '2026-03-18' });
    await later('closeDay', { day, seen });
    const report = () => later('dayReport', { day: '2026-03-18' });
    const before = await report();
    expect(before.total).toMatchObject({ receipts: 200, onAccount: 300 });
    await later('voidReceipt', { id: data.id, reason: '记错' });
    expect(await report()).toEqual(before);
    expect((await later('dayReport', { day: '2026-03-19' })).total).toMatchObject({
      receipts: -200,
    });
    const late = testApp.put((tx) =>
      tx
        .insertInto('company_receipt')
        .values({
          company_id: Number(companyId),
          amount: 1,
          method: 0,
          received_day: '2026-03-18',
          note: '',
          created_by: null,
          created_time: '2026-03-18 12:00:00',
          voided_by: null,
          voided_time: null,
        })
        .execute(),
    );
    await expect(late).rejects.toThrow('已夜审的酒店日不可更改');
    await expectSound(testApp);
  });

  it('takes statement and receivables away as workbooks', async () => {
    const { as, settle, companyId, testApp } = await openOnAccount(await newPlace());
    expect((await settle({})).code).toBe(200);
    const logs = await testApp.countLogs();
    for (const [name, input] of [
      ['downloadStatement', { companyId, month: '2026-03' }],
      ['downloadReceivables', {}],
    ] as const) {
      const file = await testApp.download('staff', name, input);
      expect(file.status).toBe(200);
      expect(file.headers.get('content-type')).toContain('spreadsheetml');
      expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    }
    expect(await testApp.countLogs()).toBe(logs + 2);
    expect((await as('manager', 'deleteCompany', { id: companyId })).code).toBe(Code.refused);
  });

  it('gives nothing back to an account that a bill has nothing on, and no deposit', async () => {
    const { testApp, as, companyId, settle, owed, orderId } = await openOnAccount(await newPlace());
    const back = { orderId, kind: refund, amount: 100, method: account };
    // It would be handed out.
    expect(await as('manager', 'addBillLine', back)).toMatchObject({
      code: Code.conflict,
      msg: '账单没有挂账，不能退回挂账',
    });
    expect((await settle({})).code).toBe(200);
    const held = { orderId, kind: deposit, amount: 200, method: cash };
    expect((await as('staff', 'addBillLine', held)).code).toBe(200);
    const parts = [{ method: account, amount: 200, companyId }];
    expect(await as('manager', 'settleBill', { orderId, seen: -200, parts })).toMatchObject({
      code: Code.invalid,
      msg: '押金不能挂账，最多退回挂账 ¥0.00',
    });
    expect(await owed()).toEqual([300, 200]);
    await expectSound(testApp);
  });

  it('puts nothing on account again of guests whose check-in was taken back', async () => {
    const { testApp, as, settle, owed, orderId, roomId } = await openOnAccount(await newPlace());
    expect((await settle({})).code).toBe(200);
    const back = { orderId, kind: refund, amount: 300, method: account };
    expect((await as('manager', 'addBillLine', back)).code).toBe(200);
    const { lines } = (await as('staff', 'getBill', { orderId })).data;
    const takeBack = (kind: LineKind) => {
      const id = lines.find((line) => line.kind === kind && line.night === null)?.id;
      return as('manager', 'voidBillLine', { id, reason: '记错' });
    };
    expect((await takeBack(charge)).code).toBe(200);
    const { data: board } = await as('staff', 'listRooms', {});
    const sn = board.find(({ id }) => Number(id) === roomId)?.sn;
    expect((await as('manager', 'undoStay', { roomId, sn })).code).toBe(200);
    expect(await takeBack(refund)).toMatchObject({
      code: Code.conflict,
      msg: '订单状态为「已支付」，入住后才能挂账',
    });
    expect(await owed()).toEqual([0, 500]);
    await expectSound(testApp);
  });
});
