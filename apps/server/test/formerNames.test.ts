import { Code } from '@anzhu/api/contract/envelope';
import { expect, it } from 'vitest';
import { onBothEngines } from './engines.ts';
import { addIsolationRoom, addPerson, declare, personForm } from './isolated.ts';
import { addOrder, addRoom, newGuest, period } from './property.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

const asked = (question: string, former: readonly object[]) => ({
  code: Code.conflict,
  msg: question,
  data: { fields: { confirmNames: question }, formerNames: former },
});

const question = '该证件号上次登记为「王五」，确定以「王武」登记？';
const former = (field: string) => ({ field, name: '王武', formerName: '王五' });

const roomOf = ({ put, property }: TestApp) => put((tx) => addRoom(tx, property.near));

/** 王五 checks in and leaves. */
async function stayed(testApp: TestApp) {
  const guest = newGuest({ name: '王五' });
  const { id } = await roomOf(testApp);
  const stay = { id, ...period, checkInfoList: [guest] };
  expect((await testApp.as('staff', 'checkIn', stay)).code).toBe(200);
  expect((await testApp.as('staff', 'checkOut', { id })).code).toBe(200);
  return guest;
}

onBothEngines((newPlace) => {
  it('asks before a guest checks in under another name than before, and checks in once agreed', async () => {
    const testApp = await openTestApp(await newPlace());
    const guest = await stayed(testApp);
    const { id } = await roomOf(testApp);
    const input = { id, ...period, checkInfoList: [newGuest(), { ...guest, name: '王武' }] };
    const before = await testApp.snapshot();
    expect(await testApp.as('staff', 'checkIn', input)).toMatchObject(
      asked(question, [former('checkInfoList.1.name')]),
    );
    expect(await testApp.snapshot()).toBe(before);
    expect((await testApp.as('staff', 'checkIn', { ...input, confirmNames: 1 })).code).toBe(200);
    await expectSound(testApp);
  });

  it('asks nothing of the same name written otherwise', async () => {
    const testApp = await openTestApp(await newPlace());
    const guest = await stayed(testApp);
    const { id } = await roomOf(testApp);
    const input = { id, ...period, checkInfoList: [{ ...guest, name: '王 五' }] };
    expect((await testApp.as('staff', 'checkIn', input)).code).toBe(200);
    await expectSound(testApp);
  });

  it('compares with the last name, and says nothing of other hotels', async () => {
    const testApp = await openTestApp(await newPlace());
    const guest = await stayed(testApp);
    const renamed = { ...guest, name: '王武' };
    const [one, two] = [await roomOf(testApp), await roomOf(testApp)];
    const checkIn = (id: number, given: object = {}) =>
      testApp.as('staff', 'checkIn', { id, ...period, checkInfoList: [renamed], ...given });
    expect((await checkIn(one.id, { confirmNames: true })).code).toBe(200);
    expect((await testApp.as('staff', 'checkOut', { id: one.id })).code).toBe(200);
    expect((await checkIn(two.id)).code).toBe(200);
    const elsewhere = newGuest();
    await testApp.put((tx) =>
      addPerson(tx, testApp.property.far.hotelId, { name: '王五', idcard: elsewhere.idcard }),
    );
    const { id } = await roomOf(testApp);
    const input = { id, ...period, checkInfoList: [{ ...elsewhere, name: '王武' }] };
    expect((await testApp.as('staff', 'checkIn', input)).code).toBe(200);
    await expectSound(testApp);
  });

  it('names the rows of a group', async () => {
    const testApp = await openTestApp(await newPlace());
    const guest = await stayed(testApp);
    const { near } = testApp.property;
    const rooms = [];
    for (const checkInfoList of [[newGuest()], [{ ...guest, name: '王武' }]]) {
      const { id } = await roomOf(testApp);
      const orderId = await testApp.put((tx) => addOrder(tx, near));
      rooms.push({ id, orderId, checkInfoList });
    }
    const field = 'rooms.1.checkInfoList.0.name';
    const answer = await testApp.as('staff', 'checkInMany', { rooms });
    expect(answer).toMatchObject(asked(question, [former(field)]));
    expect(answer.data).toMatchObject({ fields: { [field]: '该证件号上次登记为「王五」' } });
    expect((await testApp.as('staff', 'checkInMany', { rooms, confirmNames: 1 })).code).toBe(200);
    await expectSound(testApp);
  });

  it('asks about guests who are corrected, though not by the names of their own stay', async () => {
    const testApp = await openTestApp(await newPlace());
    const guest = await stayed(testApp);
    const { id } = await roomOf(testApp);
    const stranger = newGuest();
    await testApp.as('staff', 'checkIn', { id, ...period, checkInfoList: [stranger] });
    const { sn } = await testApp.store.db
      .selectFrom('stay')
      .select('sn')
      .where('room_id', '=', id)
      .executeTakeFirstOrThrow();
    const modify = (checkInfoList: object[], given: object = {}) =>
      testApp.as('staff', 'modifyGuests', { roomId: id, sn, checkInfoList, ...given });
    expect((await modify([{ ...stranger, name: '改名' }])).code).toBe(200);
    const renamed = [{ ...guest, name: '王武' }];
    expect(await modify(renamed)).toMatchObject(asked(question, [former('checkInfoList.0.name')]));
    expect((await modify(renamed, { confirmNames: 1 })).code).toBe(200);
    await expectSound(testApp);
  });

  it('asks about an isolated person who is corrected, though not by the names of their own', async () => {
    const testApp = await openTestApp(await newPlace());
    const { hotelId } = testApp.property.near;
    const known = newGuest();
    await testApp.put((tx) => addPerson(tx, hotelId, { name: '王五', idcard: known.idcard }));
    await addIsolationRoom(testApp);
    const form = personForm({ hotelId, name: '王六' });
    const { data } = await testApp.as('guard', 'addIsolation', form);
    const modify = (given: object) =>
      testApp.as('guard', 'modifyIsolation', { id: data.id, ...given });
    expect((await modify({ name: '王武' })).code).toBe(200);
    expect((await modify({ name: '王武', idCard: form.idCard })).code).toBe(200);
    const corrected = { idCard: known.idcard };
    expect(await modify(corrected)).toMatchObject(asked(question, [former('name')]));
    expect((await modify({ ...corrected, confirmNames: 1 })).code).toBe(200);
    expect((await modify({ ...corrected, city: '宁波' })).code).toBe(200);
    await expectSound(testApp);
  });

  it('asks of people who are assigned, added or approved, and names the rows of a list', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    const place = { hotelId: near.hotelId, roomType: near.typeId };
    const wrong = async () => {
      const form = personForm({ name: '王武' });
      await testApp.put((tx) => addPerson(tx, near.hotelId, { name: '王五', idcard: form.idCard }));
      await addIsolationRoom(testApp);
      return form;
    };
    const agree = { confirmNames: 1 };
    const single = asked(question, [former('name')]);

    const assigned = { ...(await wrong()), ...place };
    expect(await testApp.as('guard', 'assignIsolation', assigned)).toMatchObject(single);
    expect((await testApp.as('guard', 'assignIsolation', { ...assigned, ...agree })).code).toBe(
      200,
    );

    const added = { ...(await wrong()), hotelId: near.hotelId };
    expect(await testApp.as('guard', 'addIsolation', added)).toMatchObject(single);
    expect((await testApp.as('guard', 'addIsolation', { ...added, ...agree })).code).toBe(200);

    const { checkInTime, ...person } = await wrong();
    await addIsolationRoom(testApp);
    const { checkInTime: _, ...other } = personForm();
    const many = { ...place, checkInTime, people: [other, person] };
    expect(await testApp.as('guard', 'assignIsolations', many)).toMatchObject(
      asked(question, [former('people.1.name')]),
    );
    expect((await testApp.as('guard', 'assignIsolations', { ...many, ...agree })).code).toBe(200);

    const { name, idCard: idcard } = await wrong();
    const id = await testApp.put((tx) => declare(tx, { name, idcard }));
    const approval = { id, reviewStatus: 1, ...place };
    expect(await testApp.as('guard', 'reviewDeclaration', approval)).toMatchObject(single);
    expect((await testApp.as('guard', 'reviewDeclaration', { ...approval, ...agree })).code).toBe(
      200,
    );
    await expectSound(testApp);
  });
});
