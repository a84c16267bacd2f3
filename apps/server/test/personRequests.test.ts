import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RequestAsk, RequestState } from '@anzhu/api/contract/personRequest';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { forgetNames } from '../src/platform/cleanUp/erase.ts';
import { eraseRequested } from '../src/platform/cleanUp/requested.ts';
import { onBothEngines, type Place } from './engines.ts';
import { addOrder, addRoom } from './property.ts';
import { clearIn } from './storedText.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

const never = new AbortController().signal;
const who = { name: '欧阳示例', idcard: '990101199003070012', phone: '13800007788' };
const asked = { name: who.name, idcard: who.idcard, number: who.phone, applicant: 0, proof: 0 };

/** What `who` has left in the near hotel: a cancelled booking, a stay that was paid, a note. */
async function openKnown(place: Place) {
  const testApp = await openTestApp(place);
  const { near } = testApp.property;
  const room = await testApp.put((tx) => addRoom(tx, near, { status: RoomStatus.occupied }));
  const past = { arrive_time: '2026-03-08 14:00:00', leave_time: '2026-03-10 12:00:00' };
  const booker = {
    booker_name: who.name,
    customer_name: who.name,
    idcard: who.idcard,
    phone: who.phone,
  };
  const cancelled = await testApp.put((tx) =>
    addOrder(tx, near, { status: OrderStatus.closed, paid_time: null, ...booker, ...past }),
  );
  await testApp.put(async (tx) => {
    await tx
      .updateTable('stay_guest')
      .set({ name: who.name, idcard: who.idcard, phone: who.phone })
      .execute();
    await tx.updateTable('orders').set(booker).where('id', '=', room.orderId).execute();
    const line = {
      order_id: room.orderId ?? 0,
      amount: 5000,
      method: 0,
      created_by: null,
    } as const;
    const created_time = '2026-03-18 09:00:00';
    await tx
      .insertInto('bill_line')
      .values([
        { ...line, created_time, kind: 1, note: `${who.name}的晚餐` },
        { ...line, created_time, kind: 3, note: '' },
      ])
      .execute();
  });
  await testApp.as('staff', 'saveGuestNote', { idcard: who.idcard, note: '喜欢安静' });
  const ask = async (what: RequestAsk, more: object = {}): Promise<string> => {
    const { data } = await testApp.as('admin', 'addPersonRequest', {
      ...asked,
      ask: what,
      ...more,
    });
    return String(data.id);
  };
  const find = async (id: string) => (await testApp.as('admin', 'findPerson', { id })).data;
  const leave = () => testApp.as('staff', 'checkOut', { id: room.id });
  return { testApp, room, cancelled, ask, find, leave };
}

/** The texts of rows that a person stands in, but the log. */
async function textsOf({ store: { db } }: TestApp): Promise<string> {
  const rows = [
    await db.selectFrom('orders').selectAll().execute(),
    await db.selectFrom('stay_guest').selectAll().execute(),
    await db.selectFrom('expected_guest').selectAll().execute(),
    await db.selectFrom('guest_note').selectAll().execute(),
    await db.selectFrom('bill_line').selectAll().execute(),
    await db.selectFrom('person_request').selectAll().execute(),
    await db.selectFrom('person_name').selectAll().execute(),
    await db.selectFrom('name_reading').selectAll().execute(),
    await db.selectFrom('isolation_person').selectAll().execute(),
    await db.selectFrom('declaration').selectAll().execute(),
    await db.selectFrom('invoice').selectAll().execute(),
    await db.selectFrom('company').selectAll().execute(),
  ];
  return JSON.stringify(rows);
}

const kindsOf = (found: { groups: { kind: string; count: number }[] }) =>
  Object.fromEntries(found.groups.map(({ kind, count }) => [kind, count]));

onBothEngines((newPlace) => {
  it('finds all that names a person, by kind, with until when and why', async () => {
    const { testApp, ask, find, leave } = await openKnown(await newPlace());
    const id = await ask(RequestAsk.view);
    const inside = await find(id);
    expect(kindsOf(inside)).toMatchObject({
      registration: 1,
      order: 1,
      booking: 1,
      guestNote: 1,
      bill: 3,
    });
    expect(inside.refusal).toBe('正在住店，离店后才能删除');
    await leave();
    const { groups, refusal } = await find(id);
    expect(refusal).toBeNull();
    const registration = groups.find(({ kind }: { kind: string }) => kind === 'registration');
    expect(registration?.records[0]).toMatchObject({
      name: who.name,
      idcard: '9901********0012',
      number: '138****7788',
      until: '2029-03-18',
      erasure: 'later',
    });
    expect(registration?.records[0]?.reason).toContain('《旅馆业治安管理办法》');
    const log = await testApp.store.db
      .selectFrom('log')
      .select('sketch')
      .where('target_kind', '=', 'personRequest')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(log?.sketch).toContain(`按个人信息请求 ${id} 查找`);
  });

  it('marks what has the name or the phone alone, and gives it to nobody', async () => {
    const { testApp, ask, find } = await openKnown(await newPlace());
    const { near } = testApp.property;
    const other = { idcard: '', phone: '13900000000', booker_name: who.name };
    await testApp.put((tx) => addOrder(tx, near, { status: OrderStatus.closed, ...other }));
    const { groups } = await find(await ask(RequestAsk.view));
    const marks = groups
      .flatMap(({ records }: { records: { erasure: string }[] }) => records)
      .filter(({ erasure }: { erasure: string }) => erasure === 'check');
    expect(marks).toHaveLength(1);
    // By the name alone everything is, and nothing is done with it.
    const byName = { ...asked, ask: RequestAsk.erase, idcard: '', number: '' };
    expect(await testApp.as('admin', 'addPersonRequest', byName)).toMatchObject({
      code: Code.invalid,
      data: { fields: { idcard: '证件号码、手机号至少填一个，仅凭姓名不能确认身份' } },
    });
    // One that was written down before this was refused.
    const nameOnly = await ask(RequestAsk.erase);
    await testApp.put((tx) =>
      tx
        .updateTable('person_request')
        .set({ sought_idcard: '', sought_phone: '' })
        .where('id', '=', Number(nameOnly))
        .execute(),
    );
    expect((await find(nameOnly)).isByNameOnly).toBe(1);
    const refused = await testApp.as('admin', 'erasePerson', { id: nameOnly });
    expect([refused.code, refused.msg]).toEqual([
      Code.conflict,
      '仅凭姓名不能确认身份，请补充证件号码或手机号后重新登记',
    ]);
  });

  it('gives a copy once for a request that asks for it, logged', async () => {
    const { testApp, ask } = await openKnown(await newPlace());
    const id = await ask(RequestAsk.copy);
    const call = { id, isRejected: false, result: '已交副本' };
    expect((await testApp.as('admin', 'closePersonRequest', call)).code).toBe(Code.success);
    const again = await testApp.as('admin', 'closePersonRequest', call);
    expect([again.code, again.msg]).toEqual([Code.conflict, '请求已完成']);
    expect((await testApp.as('admin', 'findPerson', { id })).code).toBe(Code.conflict);
    const page = { page: { page: 1, size: 10 } };
    const [row] = (await testApp.as('admin', 'personRequestPage', page)).data.records;
    // Only the masked form is left of who it was about.
    expect(row).toMatchObject({
      name: '欧*',
      idcard: '9901********0012',
      number: '138****7788',
      state: RequestState.done,
      dueDay: '2026-04-08',
    });
    const erase = await testApp.as('admin', 'erasePerson', { id: await ask(RequestAsk.copy) });
    expect(erase.msg).toBe('该请求不是「删除」');
  });

  it('counts all that an erasure clears, of which 50 of a kind are sent', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    const booking = { status: OrderStatus.closed, paid_time: null, booker_name: who.name };
    const person = { idcard: who.idcard, phone: who.phone };
    const past = { arrive_time: '2026-03-08 14:00:00', leave_time: '2026-03-10 12:00:00' };
    await testApp.put(async (tx) => {
      for (let one = 0; one < 51; one += 1)
        await addOrder(tx, near, { ...booking, ...person, ...past });
    });
    const request = { ...asked, ask: RequestAsk.erase };
    const { id } = (await testApp.as('admin', 'addPersonRequest', request)).data;
    const [found] = (await testApp.as('admin', 'findPerson', { id })).data.groups;
    expect(found).toMatchObject({ kind: 'booking', count: 51, erasedNow: 51, erasedLater: 0 });
    expect(found?.records).toHaveLength(50);
    expect(await testApp.as('admin', 'erasePerson', { id })).toMatchObject({
      data: { erased: 51, waiting: 0 },
    });
  });

  it('corrects every record at once, shows it before, and logs what was there', async () => {
    const { testApp, ask, leave } = await openKnown(await newPlace());
    await leave();
    const id = await ask(RequestAsk.correct);
    const to = { id, newName: '欧阳实例', newNumber: '13800007799' };
    const { changes } = (await testApp.as('admin', 'quotePersonCorrection', to)).data;
    expect(changes).toHaveLength(8);
    const customers = changes.filter(({ field }: { field: string }) => field === '客户');
    expect(customers).toHaveLength(2);
    expect(customers[0]).toMatchObject({ before: who.name, after: '欧阳实例' });
    expect(changes).toContainEqual(
      expect.objectContaining({
        label: '住宿登记',
        field: '手机号',
        before: '138****7788',
        after: '138****7799',
      }),
    );
    const done = await testApp.as('admin', 'correctPerson', to);
    expect([done.code, done.data]).toEqual([Code.success, { count: 3 }]);
    const { db } = testApp.store;
    expect(await db.selectFrom('stay_guest').select(['name', 'phone']).execute()).toEqual([
      { name: '欧阳实例', phone: '13800007799' },
    ]);
    const booked = await db
      .selectFrom('orders')
      .select('booker_name')
      .distinct()
      .where('idcard', '<>', '')
      .execute();
    expect(booked).toEqual([{ booker_name: '欧阳实例' }]);
    // The former name is found no more.
    const former = db.selectFrom('name_reading').select('name').where('name', '=', who.name);
    expect(await former.execute()).toEqual([]);
    const logs = await db
      .selectFrom('log')
      .select(['before_values', 'after_values'])
      .where('sketch', 'like', '按个人信息请求更正%')
      .execute();
    expect(logs).toHaveLength(3);
    expect(JSON.parse(logs[0]?.before_values ?? '')).toEqual({
      姓名: who.name,
      手机号: '138****7788',
      客户: who.name,
    });
    expect((await testApp.as('admin', 'correctPerson', to)).code).toBe(Code.conflict);
    await expectSound(testApp);
  });

  it('leaves what is wrong nowhere but in notes and issued invoices, and others as they are', async () => {
    const { testApp, room, cancelled, ask, leave } = await openKnown(await newPlace());
    const { near } = testApp.property;
    const orderId = room.orderId ?? 0;
    const namesake = { name: who.name, idcard: '990101198003070016', phone: '13900000001' };
    await testApp.put(async (tx) => {
      await tx
        .updateTable('orders')
        .set({ customer_name: '代订示例' })
        .where('id', '=', cancelled)
        .execute();
      const guest = { order_id: orderId, sex: 1 } as const;
      await tx
        .insertInto('expected_guest')
        .values([
          { ...guest, place: 0, name: who.name, idcard: who.idcard, phone: who.phone },
          { ...guest, place: 1, ...namesake },
        ])
        .execute();
      const invoice = {
        order_id: orderId,
        mail: '',
        amount: 100,
        note: '',
        created_by: null,
        void_reason: '',
      } as const;
      const created_time = '2026-03-18 09:00:00';
      const issued = { state: 1, number: '2026', issued_time: created_time } as const;
      const toWho = { title: who.name, tax_number: who.idcard };
      await tx
        .insertInto('invoice')
        .values([
          { ...invoice, ...toWho, created_time, number: '', state: 0 },
          { ...invoice, ...toWho, created_time, ...issued },
          { ...invoice, title: '示例公司', tax_number: '', created_time, number: '', state: 0 },
        ])
        .execute();
      // Booked by another one of the same name.
      await addOrder(tx, near, {
        booker_name: namesake.name,
        customer_name: namesake.name,
        idcard: namesake.idcard,
        phone: namesake.phone,
      });
    });
    await leave();
    const now = { name: '欧阳实例', idcard: '990101199003070031', phone: '13800007799' };
    const done = await testApp.as('admin', 'correctPerson', {
      id: await ask(RequestAsk.correct),
      newName: now.name,
      newIdcard: now.idcard,
      newNumber: now.phone,
    });
    expect([done.code, done.msg]).toEqual([Code.success, expect.anything()]);
    const { db } = testApp.store;
    expect(
      await db
        .selectFrom('orders')
        .select(['booker_name', 'customer_name', 'idcard'])
        .orderBy('id')
        .execute(),
    ).toEqual(
      expect.arrayContaining([
        { booker_name: now.name, customer_name: now.name, idcard: now.idcard },
        { booker_name: now.name, customer_name: '代订示例', idcard: now.idcard },
        { booker_name: who.name, customer_name: who.name, idcard: namesake.idcard },
      ]),
    );
    const invoices = db.selectFrom('invoice').select(['title', 'tax_number']).orderBy('id');
    expect(await invoices.execute()).toEqual([
      { title: now.name, tax_number: now.idcard },
      { title: who.name, tax_number: who.idcard },
      { title: '示例公司', tax_number: '' },
    ]);
    const expected = db.selectFrom('expected_guest').select(['name', 'idcard', 'phone']);
    expect(await expected.orderBy('place').execute()).toEqual([now, namesake]);
    // Without the namesake, the issued invoice and the note of a line nothing of it is left.
    await testApp.put(async (tx) => {
      await tx.deleteFrom('expected_guest').where('name', '=', who.name).execute();
      await tx
        .updateTable('orders')
        .set({ booker_name: '同名', customer_name: '同名' })
        .where('booker_name', '=', who.name)
        .execute();
      await tx.deleteFrom('invoice').where('state', '=', 1).execute();
      await tx.updateTable('bill_line').set({ note: '' }).where('note', '<>', '').execute();
      await forgetNames(tx, [who.name]);
    });
    const left = await textsOf(testApp);
    for (const text of Object.values(who)) expect(left).not.toContain(text);
    expect(left).toContain(now.name);
    await expectSound(testApp);
  });

  it('refuses a number that does not fit the document, or that a guest in a room has', async () => {
    const { testApp, ask, leave } = await openKnown(await newPlace());
    await leave();
    const id = await ask(RequestAsk.correct);
    const wrong = await testApp.as('admin', 'correctPerson', {
      id,
      newIdcard: '990101199003070011',
    });
    expect(wrong.code).toBe(Code.invalid);
    expect(wrong.data).toHaveProperty('fields.newIdcard');
    const nothing = await testApp.as('admin', 'correctPerson', { id });
    expect(nothing.msg).toBe('请填写要更正的内容');
    const same = await testApp.as('admin', 'correctPerson', { id, newName: who.name });
    expect(same.code).toBe(Code.conflict);
  });

  it('erases what no law keeps, the rest on its day, and nothing of the money', async () => {
    const place = await newPlace();
    const { testApp, room, cancelled, ask, leave } = await openKnown(place);
    const id = await ask(RequestAsk.erase);
    const inside = await testApp.as('admin', 'erasePerson', { id });
    expect([inside.code, inside.msg]).toEqual([Code.conflict, '正在住店，离店后才能删除']);
    await leave();
    const { db } = testApp.store;
    const money = () =>
      db.selectFrom('bill_line').select(['order_id', 'kind', 'amount']).orderBy('id').execute();
    const sums = () =>
      db.selectFrom('orders').select(['id', 'pay', 'last_pay', 'status']).orderBy('id').execute();
    const figures = () =>
      db.selectFrom('figure').selectAll().orderBy('chart').orderBy('name').execute();
    const before = [await money(), await sums(), await figures()];
    // Two presses at once: one of them is done.
    const pressed = await Promise.all([
      testApp.as('admin', 'erasePerson', { id }),
      testApp.as('admin', 'erasePerson', { id }),
    ]);
    expect(pressed.map(({ code }) => code).toSorted()).toEqual([Code.success, Code.conflict]);
    const done = pressed.find(({ code }) => code === Code.success);
    expect(done?.data).toMatchObject({ erased: 2, waiting: 2 });
    const booker = db.selectFrom('orders').select(['booker_name', 'phone', 'idcard']);
    expect(await booker.where('id', '=', cancelled).executeTakeFirst()).toEqual({
      booker_name: '已清除',
      phone: '',
      idcard: '',
    });
    expect(await db.selectFrom('guest_note').selectAll().execute()).toEqual([]);
    // What a law keeps is there until its day.
    const kept = await db.selectFrom('stay_guest').select('name').execute();
    expect(kept).toEqual([{ name: who.name }]);
    const page = { page: { page: 1, size: 10 } };
    const [listed] = (await testApp.as('admin', 'personRequestPage', page)).data.records;
    expect(listed).toMatchObject({ name: '欧*', waiting: 2, state: RequestState.done });

    testApp.clock.forward(1000 * 24 * 3600);
    await eraseRequested.run(testApp.server, never);
    expect(await db.selectFrom('stay_guest').select('name').execute()).toEqual(kept);
    testApp.clock.forward(120 * 24 * 3600);
    await eraseRequested.run(testApp.server, never);
    expect([await money(), await sums(), await figures()]).toEqual(before);
    const left = await textsOf(testApp);
    for (const text of Object.values(who)) expect(left).not.toContain(text);
    expect(await db.selectFrom('person_erasure').selectAll().execute()).toEqual([]);
    expect(
      await db.selectFrom('orders').select('status').where('id', '=', room.orderId).execute(),
    ).toHaveLength(1);
    const logs = await testApp.countLogs();
    await eraseRequested.run(testApp.server, never);
    expect(await testApp.countLogs()).toBe(logs);
    await expectSound(testApp);
    expect(await clearIn(place)).toEqual([]);
  });

  it('erases nothing of others who stay in the same room or are named by the same order', async () => {
    const { testApp, room, ask, leave } = await openKnown(await newPlace());
    await testApp.put(async (tx) => {
      const [stay] = await tx.selectFrom('stay').select('id').execute();
      await tx
        .insertInto('stay_guest')
        .values({
          stay_id: stay?.id ?? 0,
          place: 1,
          idcard: '990101198003070016',
          phone: '',
          name: '同住示例',
          sex: 1,
          has_left: 0,
        })
        .execute();
    });
    await leave();
    await testApp.as('admin', 'erasePerson', { id: await ask(RequestAsk.erase) });
    testApp.clock.forward(1120 * 24 * 3600);
    await eraseRequested.run(testApp.server, never);
    const guests = testApp.store.db.selectFrom('stay_guest').select(['name', 'idcard']);
    expect(await guests.orderBy('place').execute()).toEqual([
      { name: '已清除', idcard: '' },
      { name: '同住示例', idcard: '990101198003070016' },
    ]);
    const stay = testApp.store.db.selectFrom('stay').select('is_erased');
    expect(await stay.where('order_id', '=', room.orderId).executeTakeFirst()).toEqual({
      is_erased: 0,
    });
    await expectSound(testApp);
  });

  it('refuses who is in isolation, and erases them with their tests left without a name', async () => {
    const testApp = await openTestApp(await newPlace());
    const cell = await testApp.put((tx) =>
      addRoom(tx, testApp.property.near, { status: RoomStatus.occupied, isIsolation: true }),
    );
    const person = await testApp.store.db
      .selectFrom('isolation_person')
      .selectAll()
      .executeTakeFirstOrThrow();
    const about = { ...asked, name: person.name, idcard: person.idcard, number: '' };
    const { data } = await testApp.as('admin', 'addPersonRequest', { ...about, ask: 3 });
    const inside = await testApp.as('admin', 'erasePerson', { id: data.id });
    expect([inside.code, inside.msg]).toEqual([Code.conflict, '正在隔离，结束隔离后才能删除']);
    await testApp.as('guard', 'isolationCheckOut', { roomId: cell.id, status: 1 });
    const done = await testApp.as('admin', 'erasePerson', { id: data.id });
    expect(done.data).toMatchObject({ erased: 0, waiting: 2 });
    testApp.clock.forward(1120 * 24 * 3600);
    await eraseRequested.run(testApp.server, never);
    const rows = testApp.store.db
      .selectFrom('isolation_person')
      .select(['name', 'idcard', 'phone']);
    expect(await rows.execute()).toEqual([{ name: '已清除', idcard: '', phone: '' }]);
    await expectSound(testApp);
  });
});
