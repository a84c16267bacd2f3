import { contract } from '@anzhu/api/contract';
import { Code } from '@anzhu/api/contract/envelope';
import { IsolationStatus } from '@anzhu/api/contract/isolation';
import { expect, it } from 'vitest';
import { book, titles } from './books.ts';
import { onOneEngine } from './engines.ts';
import type { Answer } from './harness.ts';
import { addPerson } from './isolated.ts';
import { expectSound, type TestApp, openTestApp } from './testApp.ts';
import { addIsolated, type Isolated } from './testing.ts';

const success = '200';

/** Uploads the rows of a sheet. */
async function upload(testApp: TestApp, rows: unknown[][], given: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(given)) form.append(name, value);
  const bytes = new Uint8Array(book([titles, ...rows] as Parameters<typeof book>[0]));
  form.append('file', new File([bytes], '检测.xlsx'));
  const response = await fetch(`${testApp.url}${contract.importHealthTests.path}`, {
    method: 'POST',
    headers: { authorization: testApp.tokenOf('staff') },
    body: form,
  });
  return (await response.json()) as Answer<string>;
}

/** An isolation of the same person that ended on 15 February. */
const formerOf = (testApp: TestApp, { name, idcard }: Isolated, given: object = {}) =>
  testApp.put((tx) => addPerson(tx, testApp.property.near.hotelId, { name, idcard, ...given }));

const test = (uId: number, given: object = {}) => ({
  uId,
  checkType: 0,
  checkRes: 36.5,
  checkTime: '2026-03-18 08:00:00',
  ...given,
});

onOneEngine((newPlace) => {
  it('refuses a test after the end of an isolation, and names the present one', async () => {
    const testApp = await openTestApp(await newPlace());
    const [person] = await addIsolated(testApp);
    const former = await formerOf(testApp, person);
    const message = `该人员已于 2026-02-15 09:30 解除隔离，现编号 ${person.id}`;
    const refused = { code: Code.invalid, msg: message, data: { fields: { uId: message } } };
    expect(await testApp.as('staff', 'addHealthTest', test(former))).toMatchObject(refused);

    const added = await testApp.as('staff', 'addHealthTest', test(person.id));
    expect(added.code).toBe(success);
    const moved = { id: added.data?.id, ...test(former) };
    expect(await testApp.as('staff', 'modifyHealthTest', moved)).toMatchObject(refused);

    const imported = await upload(testApp, [[former, null, '体温', 36.5, '2026-03-18 08:00']]);
    expect(imported).toMatchObject({
      code: Code.invalid,
      msg: `共 1 行有误，未导入任何记录。第 2 行：${message}`,
    });
    await expectSound(testApp);
  });

  it('names no present isolation where there is none, or one of another hotel', async () => {
    const testApp = await openTestApp(await newPlace());
    const [far] = await addIsolated(testApp, 1, 'far');
    const elsewhere = await formerOf(testApp, far);
    const hospital = { status: IsolationStatus.hospitalised };
    const gone = await testApp.put((tx) => addPerson(tx, testApp.property.near.hotelId, hospital));
    for (const [id, message] of [
      [elsewhere, '该人员已于 2026-02-15 09:30 解除隔离'],
      [gone, '该人员已于 2026-02-15 09:30 阳性入院'],
    ] as const) {
      expect(await testApp.as('staff', 'addHealthTest', test(id))).toMatchObject({
        code: Code.invalid,
        msg: message,
        data: { fields: { checkTime: message } },
      });
    }
    expect(await testApp.as('admin', 'addHealthTest', test(elsewhere))).toMatchObject({
      msg: `该人员已于 2026-02-15 09:30 解除隔离，现编号 ${far.id}`,
    });
  });

  it('records a late entry of a test within an isolation that has ended', async () => {
    const testApp = await openTestApp(await newPlace());
    const [person] = await addIsolated(testApp);
    const former = await formerOf(testApp, person);
    for (const checkTime of ['2026-02-01 09:00:00', '2026-02-15 09:30:00']) {
      const added = await testApp.as('staff', 'addHealthTest', test(former, { checkTime }));
      expect(added.code).toBe(success);
    }
  });

  it('asks before a test that lies before the check-in', async () => {
    const testApp = await openTestApp(await newPlace());
    const [person] = await addIsolated(testApp);
    const checkTime = '2026-03-17 13:59:59';
    const message = '检测时间早于入住时间 2026-03-17 14:00';
    const question = {
      code: Code.conflict,
      msg: message,
      data: { fields: { acceptBeforeCheckIn: message } },
    };
    const early = test(person.id, { checkTime });
    expect(await testApp.as('staff', 'addHealthTest', early)).toMatchObject(question);
    const accepted = { ...early, acceptBeforeCheckIn: 1 };
    const { code, data } = await testApp.as('staff', 'addHealthTest', accepted);
    expect(code).toBe(success);

    // A result is corrected without the question: the time was confirmed already.
    const corrected = { ...early, id: data?.id, checkRes: 36.6 };
    expect((await testApp.as('staff', 'modifyHealthTest', corrected)).code).toBe(success);
    const earlier = { ...corrected, checkTime: '2026-03-17 13:00:00' };
    expect(await testApp.as('staff', 'modifyHealthTest', earlier)).toMatchObject(question);

    const row = [person.id, null, '体温', 36.5, '2026-03-17 12:00'];
    const imported = await upload(testApp, [row]);
    expect(imported).toMatchObject({ code: Code.conflict });
    expect(imported.data).toMatchObject({
      fields: { acceptBeforeCheckIn: `「${person.name}」2026-03-17 14:00 入住` },
    });
    expect((await upload(testApp, [row], { acceptBeforeCheckIn: '1' })).code).toBe(success);
    await expectSound(testApp);
  });
});
