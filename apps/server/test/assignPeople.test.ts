import { Code } from '@anzhu/api/contract/envelope';
import { maxAssigned } from '@anzhu/api/contract/assignment';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { onOneEngine } from './engines.ts';
import { addIsolationRoom, personForm, roomStatusOf } from './isolated.ts';
import { openTestApp, expectSound, type TestApp } from './testApp.ts';

const period = { checkInTime: '2026-03-18 09:30:00', checkOutTime: '2026-04-01 09:30:00' };

/** A person of a list: the dates are those of the call. */
const person = (given: object = {}) => {
  const { checkInTime: _, ...fields } = personForm(given);
  return fields;
};

const assign = ({ as, property: { near } }: TestApp, people: object[], given: object = {}) =>
  as('guard', 'assignIsolations', {
    hotelId: near.hotelId,
    roomType: near.typeId,
    ...period,
    people,
    ...given,
  });

onOneEngine((newPlace) => {
  it('assigns each person a room, lowest floor first, then number', async () => {
    const testApp = await openTestApp(await newPlace());
    const tenth = await addIsolationRoom(testApp, { floor: 2, name: '10' });
    const ninth = await addIsolationRoom(testApp, { floor: 2, name: '9' });
    const low = await addIsolationRoom(testApp, { floor: 1, name: '101' });
    const people = [person({ userName: 'wx1' }), person({ type: 2 }), person({ email: 'a@b.cn' })];
    const { code, data } = await assign(testApp, people);
    expect(code).toBe(200);
    expect(data.map(({ roomName }) => roomName)).toEqual(['101', '9', '10']);
    expect(data.map(({ roomId }) => roomId)).toEqual([low.id, ninth.id, tenth.id]);
    for (const [place, { id }] of data.entries()) {
      const stored = (await testApp.as('admin', 'getIsolation', { id })).data;
      const { userName: _, ...fields } = people[place] as { userName?: string };
      expect(stored).toMatchObject({ ...fields, ...period, status: 0 });
    }
    await expectSound(testApp);
  });

  it('writes the log entries of a single assignment for each person', async () => {
    const testApp = await openTestApp(await newPlace());
    for (const name of ['301', '302']) await addIsolationRoom(testApp, { name });
    const people = [person(), person()];
    const { data } = await assign(testApp, people);
    const entries = await testApp.store.db
      .selectFrom('log')
      .select(['sketch', 'target_kind', 'target_id', 'hotel_id'])
      .where('create_by', '=', 'guard')
      .where('target_kind', 'in', ['isolationPerson', 'room'])
      .orderBy('id')
      .execute();
    const hotel_id = testApp.property.near.hotelId;
    expect(entries).toEqual(
      people.flatMap(({ name }, place) => [
        {
          sketch: `分配隔离人员「${name}」`,
          target_kind: 'isolationPerson',
          target_id: data[place]?.id,
          hotel_id,
        },
        {
          sketch: `房间 ${data[place]?.roomName} 入住隔离人员`,
          target_kind: 'room',
          target_id: data[place]?.roomId,
          hotel_id,
        },
      ]),
    );
  });

  it('assigns nobody when a room is missing, or one person cannot be taken', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, far } = testApp.property;
    await addIsolationRoom(testApp, { name: '401' });
    await addIsolationRoom(testApp, { name: '402' });
    const third = await addIsolationRoom(testApp, { name: '403' });
    await addIsolationRoom(testApp, { name: '404' });
    const [known, other] = [person(), person()];
    expect((await assign(testApp, [known, other])).code).toBe(200);
    expect(await roomStatusOf(testApp, third.id)).toBe(RoomStatus.vacant);
    const before = await testApp.snapshot();
    const again = person();
    const none = '该房型暂无空闲隔离房';
    const isolating = '该证件号的人员正在隔离，不能重复登记';
    for (const [people, given, code, msg, fields] of [
      [[person(), person(), person()], {}, Code.conflict, `${none}：需要 3 间，剩余 2 间`],
      [[person()], { roomType: near.otherTypeId }, Code.conflict, none],
      [
        [person(), known, other],
        {},
        Code.conflict,
        `隔离人员第 2 项：${isolating}`,
        { 'people.1.idCard': isolating, 'people.2.idCard': isolating },
      ],
      [[again, again], {}, Code.invalid, '隔离人员第 2 项：身份证号与前面的人员重复'],
      [[person(), person({ name: '' })], {}, Code.invalid, '隔离人员第 2 项：姓名不能为空'],
      [[], {}, Code.invalid, '请添加隔离人员！'],
      [Array.from({ length: maxAssigned + 1 }, person), {}, Code.invalid, '隔离人员最多 50 位'],
      [[person()], { roomType: far.typeId }, Code.invalid, '房型不存在，或不属于该酒店'],
      [[person()], { checkInTime: '2026-03-16 23:59:59' }, Code.invalid, '入住时间不能早于昨天'],
      [
        [person()],
        { checkInTime: '2026-03-20 00:00:00', checkOutTime: null },
        Code.invalid,
        '入住时间不能晚于明天',
      ],
      [
        [person()],
        { checkOutTime: '2026-06-17 00:00:00' },
        Code.invalid,
        '预计解除时间最多为入住后 90 天',
      ],
    ] as [object[], object, number, string, object?][]) {
      const answer = await assign(testApp, people, given);
      expect([answer.code, answer.msg]).toEqual([code, msg]);
      if (fields) expect(answer.data).toEqual({ fields });
    }
    expect(await testApp.snapshot()).toBe(before);
    await expectSound(testApp);
  });

  it('of ten lists for two rooms at once, one is assigned', async () => {
    const testApp = await openTestApp(await newPlace());
    for (const name of ['501', '502', '503']) await addIsolationRoom(testApp, { name });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => assign(testApp, [person(), person()])),
    );
    const codes = answers.map(({ code }) => Number(code)).toSorted((one, other) => one - other);
    expect(codes).toEqual([200, ...Array.from({ length: 9 }, () => Code.conflict)]);
    await expectSound(testApp);
  });
});
