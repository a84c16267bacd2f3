import { expect, it } from 'vitest';
import { onOneEngine } from './engines.ts';
import { addIsolationRoom, addPerson, personForm } from './isolated.ts';
import { readSheet } from './readSheet.ts';
import { expectSound, type TestApp, openTestApp } from './testApp.ts';
import { addIsolated } from './testing.ts';

/** Assigns a person who checks in today at 20:00. */
async function addExpected(testApp: TestApp): Promise<number> {
  const room = await addIsolationRoom(testApp);
  const form = personForm({ roomId: room.id, checkInTime: '2026-03-18 20:00:00' });
  const { code, data } = await testApp.as('staff', 'addIsolation', form);
  expect(code).toBe(200);
  return Number(data.id);
}

/** Everything that counts who is in isolation now. */
async function counts(testApp: TestApp) {
  const as = <Name extends Parameters<TestApp['as']>[1]>(name: Name, input: object = {}) =>
    testApp.as('guard', name, input);
  const list = async (filter: object) => {
    const { data } = await as('isolationPage', filter);
    return data.records.map(({ id }) => id);
  };
  const { data: months } = await as('isolationsOfStatus', { n: 0 });
  const { data: figures } = await as('keyFigures');
  const { data: today } = await as('today');
  const { data: untested } = await as('untestedPeople', { date: '2026-03-18' });
  return {
    isolating: await list({ status: 0 }),
    total: (await as('isolationPage', { status: 0 })).data.total,
    ofMonth: await list({ status: 0, month: '2026-03' }),
    expected: await list({ due: 'arriving' }),
    chart: months.at(-1)?.value,
    figure: figures.inIsolation?.value,
    todayUntested: today.untested,
    untested: untested.map(({ id }) => id),
  };
}

onOneEngine((newPlace) => {
  it('begins at the check-in time: lists, counts, charts, figures and tasks agree', async () => {
    const testApp = await openTestApp(await newPlace());
    const [present] = await addIsolated(testApp);
    const expected = await addExpected(testApp);
    expect(await counts(testApp)).toEqual({
      isolating: [present.id],
      total: 1,
      ofMonth: [present.id],
      expected: [expected],
      chart: 1,
      figure: 1,
      todayUntested: 1,
      untested: [present.id],
    });
    const all = await testApp.as('guard', 'isolationPage');
    expect(all.data.total).toBe(2);

    testApp.clock.set('2026-03-18 20:00:00');
    const { data } = await testApp.as('guard', 'isolationPage', { status: 0 });
    expect(data.records.map(({ id }) => id)).toEqual([expected, present.id]);
    const { data: figures } = await testApp.as('guard', 'keyFigures');
    expect(figures.inIsolation?.value).toBe(2);
    await expectSound(testApp);
  });

  it('leaves the expected out of the template and says 待入住 in the export', async () => {
    const testApp = await openTestApp(await newPlace());
    const [present] = await addIsolated(testApp);
    await addExpected(testApp);
    const template = await testApp.download('guard', 'downloadTestTemplate');
    const rows = readSheet(Buffer.from(await template.arrayBuffer()));
    expect(rows.slice(1).map(([id]) => Number(id))).toEqual([present.id]);
    const exported = await testApp.download('guard', 'downloadIsolations', {});
    const people = readSheet(Buffer.from(await exported.arrayBuffer()));
    expect(people.slice(1).map((row) => row.at(-1))).toEqual(['待入住', '正在隔离']);
  });

  it('names the person, the last test and what is open before an exit', async () => {
    const testApp = await openTestApp(await newPlace());
    const [person] = await addIsolated(testApp);
    const read = async () =>
      (await testApp.as('guard', 'roomIsolationPerson', { id: person.roomId })).data;
    expect(await read()).toMatchObject({ id: person.id, lastTest: null, openAbnormal: 0 });
    const test = { uId: person.id, checkType: 0, checkRes: 38.2 };
    for (const checkTime of ['2026-03-18 08:00:00', '2026-03-18 07:00:00']) {
      await testApp.as('guard', 'addHealthTest', { ...test, checkTime });
    }
    expect(await read()).toMatchObject({
      name: person.name,
      lastTest: { checkType: 0, checkRes: 38.2, checkTime: '2026-03-18 08:00:00' },
      openAbnormal: 2,
    });
  });

  it('links the isolations of a person, as far as the caller may see them', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, far } = testApp.property;
    const [{ id, name, idcard }] = await addIsolated(testApp);
    const [before, elsewhere] = await testApp.put(async (tx) => [
      await addPerson(tx, near.hotelId, { name, idcard }),
      await addPerson(tx, far.hotelId, {
        name,
        idcard,
        check_in_time: '2026-01-01 09:00:00',
        ended_time: '2026-01-15 09:30:00',
      }),
    ]);
    const others = async (user: 'staff' | 'guard', of: number) => {
      const { data } = await testApp.as(user, 'personTimeline', { id: of });
      return data.filter(({ kind }) => kind === 'otherIsolation');
    };
    expect((await others('guard', id)).map(({ personId }) => personId)).toEqual([
      elsewhere,
      before,
    ]);
    expect(await others('staff', id)).toEqual([
      {
        kind: 'otherIsolation',
        time: '2026-02-01 09:00:00',
        sketch: expect.stringMatching(
          new RegExp(`^2026-02-01 至 2026-02-15 在.+：解除隔离（编号 ${before}）$`),
        ),
        roomName: null,
        checkType: null,
        checkRes: null,
        personId: before,
      },
    ]);
    expect((await others('staff', before ?? 0)).map(({ personId }) => personId)).toEqual([id]);
  });
});
