import { contract } from '@anzhu/api/contract';
import { Code } from '@anzhu/api/contract/envelope';
import { apiKeyHeader } from '@anzhu/api/contract/intake';
import { OrderStatus } from '@anzhu/api/contract/order';
import { ReviewDecision } from '@anzhu/api/contract/review';
import { expect, it } from 'vitest';
import { createKey } from '../src/platform/channel/channelKeys.ts';
import { erasePersonalData } from '../src/platform/cleanUp/personalData.ts';
import { onOneEngine } from './engines.ts';
import { declare, personForm } from './isolated.ts';
import { addOrder, addRoom, newGuest, period, residentId } from './property.ts';
import { readSheet } from './readSheet.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

/** Calls as a booking channel does. */
async function send(
  testApp: TestApp,
  name: 'intakeOrder' | 'intakeDeclaration',
  input: object,
): Promise<{ code: number; msg: string; data: { id: number } }> {
  const key = await createKey(testApp.server, '携程');
  const response = await fetch(`${testApp.url}${contract[name].path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [apiKeyHeader]: key },
    body: JSON.stringify(input),
  });
  return response.json() as ReturnType<typeof send>;
}

onOneEngine((newPlace) => {
  it('checks in a foreigner with a child: kept clean, masked in lists, whole in the record', async () => {
    const testApp = await openTestApp(await newPlace());
    const room = await testApp.put((tx) => addRoom(tx, testApp.property.near));
    const child = newGuest({ number: '' });
    const parent = newGuest({ number: '00852 9123-4567' });
    const answer = await testApp.as('staff', 'checkIn', {
      id: room.id,
      province: '香港',
      ...period,
      checkInfoList: [{ ...child, number: null }, parent],
    });
    expect(answer).toMatchObject({ code: Code.success });
    const [{ sn = '' } = {}] = (await testApp.as('staff', 'listRooms', { orderId: answer.data.id }))
      .data;
    const guests = await testApp.as('staff', 'listGuests', { roomId: room.id, sn });
    expect(guests.data.map(({ personNumber }) => personNumber)).toEqual(['', '+85291234567']);
    const { data } = await testApp.as('staff', 'getOrder', { id: answer.data.id });
    expect(data).toMatchObject({ name: child.name, number: '+85291234567' });
    const listed = await testApp.as('staff', 'orderPage', {});
    expect(listed.data.page.records).toMatchObject([{ number: '+852****4567' }]);
    for (const keyword of ['+852 9123 4567', '85291234567', '0085291234567', '4567']) {
      const hits = await testApp.as('staff', 'search', { keyword });
      expect([keyword, hits.data.map(({ id }) => id)]).toEqual([keyword, [answer.data.id]]);
    }
    // As it was read, it changes nothing.
    const logs = await testApp.countLogs();
    const again = { roomId: room.id, sn, checkInfoList: guests.data };
    expect((await testApp.as('staff', 'modifyGuests', again)).code).toBe(Code.success);
    expect(await testApp.countLogs()).toBe(logs);
    const sheet = await testApp.download('manager', 'downloadOrders');
    const cells = readSheet(Buffer.from(await sheet.arrayBuffer())).flat();
    expect(cells.some((cell) => String(cell).includes('+85291234567'))).toBe(true);
    await expectSound(testApp);
  });

  it('refuses guests of whom none has a phone, and a phone that is none', async () => {
    const testApp = await openTestApp(await newPlace());
    const room = await testApp.put((tx) => addRoom(tx, testApp.property.near));
    const none = { number: '' };
    const cases: [object[], string, string][] = [
      [[newGuest(none)], 'checkInfoList.0.number', '手机号不能为空'],
      [[newGuest(none), newGuest(none)], 'checkInfoList.0.number', '至少填写一位的手机号'],
      [[newGuest(), newGuest({ number: '85291234567' })], 'checkInfoList.1.number', '手机号'],
      [[newGuest({ number: '+861088881234' })], 'checkInfoList.0.number', '手机号'],
    ];
    for (const [checkInfoList, path, message] of cases) {
      const input = { id: room.id, province: '浙江', ...period, checkInfoList };
      const answer = await testApp.as('staff', 'checkIn', input);
      expect(answer).toMatchObject({
        code: Code.invalid,
        data: { fields: { [path]: expect.stringContaining(message) } },
      });
    }
    await expectSound(testApp);
  });

  it('takes every phone of a channel: what cannot be read is kept, marked, and erased in time', async () => {
    const testApp = await openTestApp(await newPlace(), { config: { retentionDays: 30 } });
    await testApp.put(async (tx) => {
      for (let rooms = 0; rooms < 6; rooms += 1) await addRoom(tx, testApp.property.near);
    });
    const cases: [unknown, string, boolean][] = [
      ['+86 138-0000-0001', '13800000001', false],
      ['+1 (415) 555-2671', '+14155552671', false],
      [13800000002, '13800000002', false],
      ['转 8801 找王经理', '转 8801 找王经理', true],
      [null, '', false],
      [undefined, '', false],
    ];
    for (const [place, [number, kept, isUnverified]] of cases.entries()) {
      const { code, data } = await send(testApp, 'intakeOrder', {
        externalId: `P${place}`,
        source: '携程',
        hotelId: testApp.property.near.hotelId,
        roomType: testApp.property.near.typeId,
        name: '王芳',
        province: '江苏省',
        ...period,
        number,
      });
      expect([number, code]).toEqual([number, Code.success]);
      const order = (await testApp.as('staff', 'getOrder', { id: data.id })).data;
      expect([order.number, Boolean(order.isNumberUnverified)]).toEqual([kept, isUnverified]);
    }
    const { records } = (await testApp.as('staff', 'orderPage', {})).data.page;
    expect(
      records.map(({ number, isNumberUnverified = 0 }) => [number, isNumberUnverified]),
    ).toEqual([
      ['', 0],
      ['', 0],
      ['****', 1],
      ['138****0002', 0],
      ['+141****2671', 0],
      ['138****0001', 0],
    ]);
    await testApp.put((tx) =>
      tx.updateTable('orders').set({ status: OrderStatus.closed }).execute(),
    );
    testApp.clock.forward(40 * 24 * 3600);
    await erasePersonalData.run(testApp.server, new AbortController().signal);
    const orders = await testApp.store.db.selectFrom('orders').select(['booker_name']).execute();
    expect(new Set(orders.map((one) => one.booker_name))).toEqual(new Set(['已清除']));
  });

  it('keeps the unreadable phone of a declaration until somebody corrects it', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    await testApp.put((tx) => addRoom(tx, near, { isIsolation: true }));
    const { code, data } = await send(testApp, 'intakeDeclaration', {
      externalId: 'D1',
      source: '小程序',
      name: '李强',
      idCard: residentId(77_002),
      phone: '见附件',
      type: 0,
      checkInTime: '2026-03-18 14:00:00',
    });
    expect(code).toBe(Code.success);
    const [declared] = (await testApp.as('guard', 'declarationPage', {})).data.records;
    expect(declared).toMatchObject({ phone: '****', isPhoneUnverified: 1 });
    const decision = {
      id: data.id,
      reviewStatus: ReviewDecision.approve,
      hotelId: near.hotelId,
      roomType: near.typeId,
    };
    expect((await testApp.as('guard', 'reviewDeclaration', decision)).code).toBe(Code.success);
    const [listed] = (await testApp.as('guard', 'isolationPage', {})).data.records;
    expect(listed).toMatchObject({ phone: '****', isPhoneUnverified: 1 });
    const person = (await testApp.as('guard', 'getIsolation', { id: String(listed?.id) })).data;
    expect(person).toMatchObject({ phone: '见附件', isPhoneUnverified: 1 });
    for (const record of [person, listed, { ...person, phone: '还是没有' }]) {
      expect((await testApp.as('guard', 'modifyIsolation', record ?? {})).code).toBe(Code.success);
    }
    const read = async () =>
      (await testApp.as('guard', 'getIsolation', { id: String(person.id) })).data;
    expect(await read()).toMatchObject({ phone: '见附件', isPhoneUnverified: 1 });
    const wrong = await testApp.as('guard', 'modifyIsolation', { id: person.id, phone: '没有' });
    expect(wrong.code).toBe(Code.invalid);
    const corrected = { ...person, phone: '+852 9123 4567' };
    expect((await testApp.as('guard', 'modifyIsolation', corrected)).code).toBe(Code.success);
    expect(await read()).toMatchObject({ phone: '+85291234567' });
    expect(await read()).not.toHaveProperty('isPhoneUnverified');
    await expectSound(testApp);
  });

  it('cleans what is typed for an isolated person, and shows nothing for an erased number', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    await testApp.put((tx) => addRoom(tx, near, { isIsolation: true }));
    const idCard = residentId(77_003);
    const form = personForm({
      idCard: `${idCard.slice(0, 6)} ${idCard.slice(6, 14)}－${idCard.slice(14)}`,
      phone: '＋86 138 0000 1234',
      hotelId: near.hotelId,
      roomType: near.typeId,
    });
    const assigned = await testApp.as('guard', 'assignIsolation', form);
    expect(assigned.code).toBe(Code.success);
    const id = String(assigned.data?.id);
    const { data } = await testApp.as('guard', 'getIsolation', { id });
    expect(data).toMatchObject({ idCard, phone: '13800001234' });
    await testApp.put((tx) =>
      tx.updateTable('isolation_person').set({ idcard: '', phone: '' }).execute(),
    );
    const [listed] = (await testApp.as('guard', 'isolationPage', {})).data.records;
    expect(listed).toMatchObject({ idCard: '', phone: '' });
    const [declared] = await testApp.put(async (tx) => [
      await declare(tx, { idcard: '', phone: '' }),
      await addOrder(tx, near, { idcard: '', phone: '' }),
    ]);
    const declarations = (await testApp.as('guard', 'declarationPage', {})).data.records;
    expect(declarations).toMatchObject([{ id: declared, idCard: '', phone: '' }]);
    const [order] = (await testApp.as('staff', 'orderPage', {})).data.page.records;
    expect(order).toMatchObject({ number: '', idcard: '' });
  });

  it('cleans the phone of a user, who has a mobile number only', async () => {
    const testApp = await openTestApp(await newPlace());
    const user = {
      username: 'phone.user',
      nickName: '新人',
      password: 'Harbour-2026',
      dept: testApp.people.departments.nearDesk,
    };
    const add = (phone: string) => testApp.as('admin', 'addUser', { ...user, phone });
    expect(await add('+85291234567')).toMatchObject({ code: Code.invalid });
    const added = await add('＋86 137-0000-9999');
    expect(added.code).toBe(Code.success);
    const { data } = await testApp.as('admin', 'getUser', { id: String(added.data.id) });
    expect(data.phone).toBe('13700009999');
  });
});
