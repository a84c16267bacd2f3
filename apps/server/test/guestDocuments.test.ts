import { DocumentKind } from '@anzhu/api/contract/document';
import { Code } from '@anzhu/api/contract/envelope';
import type { Guest } from '@anzhu/api/contract/guest';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { wholeSearchValue } from '../src/platform/db/personalData/cipher.ts';
import { dataKeysOf } from '../src/platform/db/personalData/plugin.ts';
import { onBothEngines } from './engines.ts';
import { call } from './harness.ts';
import { signIn } from './people.ts';
import { addRoom, newGuest, period } from './property.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

const visitor = (given: Partial<Guest> = {}): Guest =>
  newGuest({
    name: 'EXAMPLE ANNA',
    documentKind: DocumentKind.passport,
    idcard: 'X1234567',
    nationality: 'CHE',
    birthDate: '1990-03-07',
    entryDate: '2026-03-10',
    stayUntil: '2026-04-10',
    ...given,
  });

const permit = (idcard: string, given: Partial<Guest> = {}): Guest =>
  newGuest({ documentKind: DocumentKind.hkMacaoPermit, idcard, birthDate: '1990-03-07', ...given });

const roomOf = ({ put, property }: TestApp) => put((tx) => addRoom(tx, property.near));

const checkIn = async (testApp: TestApp, guests: readonly Guest[], given: object = {}) => {
  const { id } = await roomOf(testApp);
  const answer = await testApp.as('staff', 'checkIn', {
    id,
    ...period,
    checkInfoList: [...guests],
    ...given,
  });
  return { id, answer };
};

async function guestsOf({ store, as }: TestApp, roomId: number) {
  const { sn } = await store.db
    .selectFrom('stay')
    .select('sn')
    .where('room_id', '=', roomId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const { data } = await as('staff', 'listGuests', { roomId, sn });
  return { sn, guests: data };
}

onBothEngines((newPlace) => {
  it('keeps what a document is registered with, also in another room; births are encrypted', async () => {
    const testApp = await openTestApp(await newPlace());
    const guest = visitor();
    const { id, answer } = await checkIn(testApp, [guest]);
    expect(answer).toMatchObject({ code: 200 });
    const kept = {
      personName: guest.name,
      documentKind: DocumentKind.passport,
      nationality: 'CHE',
      birthDate: '1990-03-07',
      entryDate: '2026-03-10',
      stayUntil: '2026-04-10',
    };
    const { sn, guests } = await guestsOf(testApp, id);
    expect(guests).toMatchObject([kept]);
    const { rows } = await sql<{
      size: number;
    }>`select length(birth_date) as size from stay_guest`.execute(testApp.store.db);
    expect(rows.map(({ size }) => size > '1990-03-07'.length)).toEqual([true]);

    const longer = { ...guest, stayUntil: '2026-05-01' };
    await testApp.as('staff', 'modifyGuests', { roomId: id, sn, checkInfoList: [longer] });
    const other = await roomOf(testApp);
    await testApp.as('staff', 'changeRoom', { currentRoomId: id, newRoomId: other.id });
    expect((await guestsOf(testApp, other.id)).guests).toMatchObject([
      { ...kept, stayUntil: '2026-05-01' },
    ]);
    await expectSound(testApp);
  });

  it.each<[string, Partial<Guest>, Record<string, string>]>([
    [
      'a passport without nationality and birth',
      { nationality: undefined, birthDate: undefined },
      { nationality: '请选择国籍', birthDate: '出生日期不能为空' },
    ],
    [
      'a visitor without entry and stay',
      { entryDate: undefined, stayUntil: undefined },
      { entryDate: '入境日期不能为空', stayUntil: '停留期至不能为空' },
    ],
    [
      'a birth that lies ahead',
      { birthDate: '2026-03-19', nationality: 'CHN', entryDate: undefined, stayUntil: undefined },
      { birthDate: '出生日期晚于今天' },
    ],
    [
      'an entry before the birth',
      { birthDate: '2026-03-11' },
      { entryDate: '入境日期不能早于出生日期' },
    ],
    [
      'a stay that is over',
      { stayUntil: '2026-03-17' },
      { stayUntil: '停留期已过，请核对；确已逾期的，请先联系出入境管理部门' },
    ],
    [
      'a birth within a number that is no day',
      { documentKind: DocumentKind.permanentResidence, idcard: 'CHE110090130705' },
      { idcard: '永久居留证号中的出生日期不存在，请核对' },
    ],
    ['an entry that lies ahead', { entryDate: '2026-03-19' }, { entryDate: '入境日期晚于今天' }],
    ['a code that is no nationality', { nationality: 'ZZZ' }, { nationality: '没有该国籍代码' }],
    [
      'a code that is no nationality within a number',
      {
        documentKind: DocumentKind.permanentResidence,
        idcard: 'ZZZ110090030705',
        nationality: undefined,
      },
      { nationality: '没有该国籍代码' },
    ],
    [
      'a number of another form',
      { documentKind: DocumentKind.taiwanPermit },
      { idcard: '通行证号应为 8 位数字，可带换证次数' },
    ],
  ])('refuses %s', async (_, given, faults) => {
    const testApp = await openTestApp(await newPlace());
    const { answer } = await checkIn(testApp, [visitor(given)]);
    const fields = Object.entries(faults).map(([field, message]) => [
      `checkInfoList.0.${field}`,
      message,
    ]);
    expect(answer).toMatchObject({
      code: Code.invalid,
      data: { fields: Object.fromEntries(fields) },
    });
    expect(await testApp.store.db.selectFrom('stay').selectAll().execute()).toEqual([]);
  });

  it('takes one number of two kinds for one person, and says of which kind the other is', async () => {
    const testApp = await openTestApp(await newPlace());
    const taiwanese = newGuest({
      documentKind: DocumentKind.taiwanPermit,
      idcard: '12345678',
      birthDate: '1990-03-07',
    });
    const other = visitor({ idcard: '12345678' });
    const both = await checkIn(testApp, [taiwanese, other]);
    expect(both.answer).toMatchObject({
      code: Code.invalid,
      msg: '入住人第 2 项：证件号码重复（登记为「台湾居民来往大陆通行证」），请核对证件类型',
    });
    const first = await checkIn(testApp, [other]);
    expect(first.answer.code).toBe(200);
    expect((await checkIn(testApp, [taiwanese])).answer).toMatchObject({
      code: Code.conflict,
      msg: '入住人第 1 项：证件号码已在其他房间入住，尚未退房（登记为「护照」），请核对证件类型',
    });
    await expectSound(testApp);
  });

  it('corrects who was registered while their stay was not over, and nobody to one that is', async () => {
    const testApp = await openTestApp(await newPlace());
    const guest = visitor({ stayUntil: '2026-03-18' });
    const { id, answer } = await checkIn(testApp, [guest]);
    expect(answer.code).toBe(200);
    const { sn } = await guestsOf(testApp, id);
    testApp.clock.forward(24 * 3600);
    const token = await signIn(testApp, 'staff');
    const modify = (given: Partial<Guest>) =>
      call(
        testApp,
        'modifyGuests',
        { roomId: id, sn, checkInfoList: [{ ...guest, ...given }] },
        token,
      );
    expect((await modify({ stayUntil: '2026-03-17' })).code).toBe(Code.invalid);
    expect((await modify({ number: '13900001111' })).code).toBe(200);
    await expectSound(testApp);
  });

  it('keeps the guardian of a minor, and refuses nobody without one', async () => {
    const testApp = await openTestApp(await newPlace());
    const guardian = {
      guardianName: '陈大文',
      guardianPhone: '13800001234',
      guardianRelation: '父亲',
    };
    const child = permit('H12345678', { birthDate: '2012-03-15', ...guardian });
    const { id, answer } = await checkIn(testApp, [child]);
    expect(answer.code).toBe(200);
    expect((await guestsOf(testApp, id)).guests).toMatchObject([guardian]);
    const alone = permit('H22345678', { birthDate: '2012-03-15' });
    expect((await checkIn(testApp, [alone])).answer.code).toBe(200);
    await expectSound(testApp);
  });

  it('takes 其他证件 without nationality, as before', async () => {
    const testApp = await openTestApp(await newPlace());
    const { answer } = await checkIn(testApp, [
      newGuest({ documentKind: DocumentKind.other, idcard: 'ABC1234567' }),
    ]);
    expect(answer.code).toBe(200);
  });

  it('knows the holder of a permit whatever its issue count is', async () => {
    const testApp = await openTestApp(await newPlace());
    const first = permit('H1234567801', { name: '陈大文' });
    const { id } = await checkIn(testApp, [first]);
    const again = permit('H1234567802', { name: '陈小文' });
    const message = '证件号码已在其他房间入住，尚未退房';
    expect((await checkIn(testApp, [again])).answer).toMatchObject({
      code: Code.conflict,
      data: { fields: { 'checkInfoList.0.idcard': message } },
    });
    expect(
      (await checkIn(testApp, [permit('M12345678'), permit('M1234567801')])).answer,
    ).toMatchObject({
      code: Code.invalid,
      data: { fields: { 'checkInfoList.1.idcard': '证件号码重复' } },
    });
    await testApp.as('staff', 'checkOut', { id });
    const { answer } = await checkIn(testApp, [again]);
    expect(answer).toMatchObject({
      code: Code.conflict,
      data: { formerNames: [{ name: '陈小文', formerName: '陈大文' }] },
    });
    const { data } = await testApp.as('staff', 'guestHistory', { idcard: 'H12345678' });
    expect(data?.count).toBe(1);
    await expectSound(testApp);
  });

  it('finds permits of guests who were in before they were compared so', async () => {
    const testApp = await openTestApp(await newPlace());
    const { store } = testApp;
    const number = 'H1234567801';
    await checkIn(testApp, [permit(number)]);
    const [key] = dataKeysOf(store.db).all();
    if (!key) throw new Error('no data key');
    const counted = wholeSearchValue(key, 'idcard', number);
    await testApp.put((tx) => sql`update stay_guest set idcard_search = ${counted}`.execute(tx));
    expect((await checkIn(testApp, [permit(number)])).answer.code).toBe(Code.conflict);
  });
});
