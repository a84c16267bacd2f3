import type { TargetKind } from '@anzhu/api/contract/targetKind';
import { Code } from '@anzhu/api/contract/envelope';
import { IsolationStatus, PersonType } from '@anzhu/api/contract/isolation';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { onBothEngines } from './engines.ts';
import { expectSound, type TestApp, openTestApp } from './testApp.ts';
import { addIsolationRoom, addPerson, personForm, roomStatusOf } from './isolated.ts';
import { addRoom } from './property.ts';
import { readSheet } from './readSheet.ts';

const lastLog = ({ store }: TestApp) =>
  store.db.selectFrom('log').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();

/** The newest entry of the log about a kind of record. */
const lastLogOf = ({ store }: TestApp, kind: TargetKind) =>
  store.db
    .selectFrom('log')
    .selectAll()
    .where('target_kind', '=', kind)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

const assignment = ({ property }: TestApp, given: object = {}) =>
  personForm({ hotelId: property.near.hotelId, roomType: property.near.typeId, ...given });

onBothEngines((newPlace) => {
  it('assigns the lowest vacant isolation room of the type', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, far } = testApp.property;
    await testApp.put((tx) => addRoom(tx, near));
    await addIsolationRoom(testApp, { status: RoomStatus.awaitingCleaning, floor: 1, name: '101' });
    await addIsolationRoom(testApp, { side: 'far', floor: 1, name: '102' });
    const third = await addIsolationRoom(testApp, { floor: 3, name: '301' });
    const tenth = await addIsolationRoom(testApp, { floor: 2, name: '10' });
    const ninth = await addIsolationRoom(testApp, { floor: 2, name: '9' });
    for (const room of [ninth, tenth, third]) {
      const answer = await testApp.as('guard', 'assignIsolation', assignment(testApp));
      expect(answer).toMatchObject({ code: 200, data: { roomId: room.id, roomName: room.name } });
      expect(await roomStatusOf(testApp, room.id)).toBe(RoomStatus.occupied);
    }
    const before = await testApp.snapshot();
    const assign = async (given: object) => {
      const answer = await testApp.as('guard', 'assignIsolation', assignment(testApp, given));
      return [answer.code, answer.msg];
    };
    const none = [Code.conflict, '该房型暂无空闲隔离房'];
    expect(await assign({})).toEqual(none);
    expect(await assign({ roomType: near.otherTypeId })).toEqual(none);
    const wrongType = [Code.invalid, '房型不存在，或不属于该酒店'];
    expect(await assign({ roomType: far.typeId })).toEqual(wrongType);
    expect(await assign({ hotelId: 4711 })).toEqual([Code.invalid, '酒店不存在']);
    await testApp.put((tx) =>
      tx.updateTable('hotel').set({ allow_isolation: 0 }).where('id', '=', far.hotelId).execute(),
    );
    const closed = { hotelId: far.hotelId, roomType: far.typeId };
    expect(await assign(closed)).toEqual([Code.conflict, '「远店」不接收隔离人员']);
    expect(await testApp.snapshot()).toBe(before);
    await expectSound(testApp);
  });

  it('is in isolation from then on: room, stay, log and planned release', async () => {
    const place = await newPlace();
    const isolationDays = { 0: 14, 1: 14, 2: 7, 3: 14 };
    const testApp = await openTestApp(place, { config: { isolationDays } });
    const room = await addIsolationRoom(testApp, { name: '801' });
    const person = assignment(testApp, {
      type: PersonType.inbound,
      userName: 'wx1',
      status: 0,
      email: 'a@b.cn',
    });
    const { data } = await testApp.as('admin', 'assignIsolation', person);
    const id = data?.id;
    expect((await testApp.as('staff', 'getIsolation', { id })).data).toEqual({
      id,
      name: person.name,
      idCard: person.idCard,
      phone: person.phone,
      email: 'a@b.cn',
      type: PersonType.inbound,
      province: '浙江',
      city: '杭州',
      hotelId: testApp.property.near.hotelId,
      hotelName: '近店',
      roomId: room.id,
      roomName: '801',
      checkInTime: '2026-03-18 09:30:00',
      checkOutTime: '2026-03-25 09:30:00',
      status: IsolationStatus.isolating,
      kept: {
        until: null,
        period: '隔离结束后 3 年',
        reason: '《传染病防治法》，保存至隔离结束后 3 年；到期后可按本人请求清除',
      },
    });
    const looked = await lastLog(testApp);
    expect(looked).toMatchObject({ create_by: 'staff', type: 9, target_id: id });
    expect(looked.sketch).toBe(`查看隔离人员「${person.name}」的完整信息`);
    const shown = await testApp.as('guard', 'roomIsolationPerson', { id: room.id });
    expect(shown.data).toMatchObject({ name: person.name, idCard: person.idCard });
    const entries = await testApp.store.db
      .selectFrom('log')
      .selectAll()
      .where('create_by', '=', 'admin')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(entries.map(({ sketch }) => sketch)).toEqual([
      '房间 801 入住隔离人员',
      `分配隔离人员「${person.name}」`,
    ]);
    const after = JSON.parse(entries[1]?.after_values ?? '') as object;
    expect(after).toMatchObject({
      身份证号: `${person.idCard.slice(0, 4)}********${person.idCard.slice(-4)}`,
      人员类型: '入境人员',
      房间: '801',
      预计解除时间: '2026-03-25 09:30:00',
    });
    await expectSound(testApp);
  });

  it('takes nobody who is in isolation or in another room already', async () => {
    const testApp = await openTestApp(await newPlace());
    await addIsolationRoom(testApp);
    await addIsolationRoom(testApp);
    const normal = await testApp.put((tx) =>
      addRoom(tx, testApp.property.near, { status: RoomStatus.occupied }),
    );
    const person = assignment(testApp);
    expect((await testApp.as('admin', 'assignIsolation', person)).code).toBe(200);
    const before = await testApp.snapshot();
    const again = await testApp.as('admin', 'assignIsolation', person);
    expect(again).toMatchObject({
      code: Code.conflict,
      msg: '该证件号的人员正在隔离，不能重复登记',
    });
    const { idcard } = await testApp.store.db
      .selectFrom('stay_guest')
      .innerJoin('stay', 'stay.id', 'stay_guest.stay_id')
      .select('idcard')
      .where('room_id', '=', normal.id)
      .executeTakeFirstOrThrow();
    const guest = await testApp.as('admin', 'assignIsolation', { ...person, idCard: idcard });
    expect(guest).toMatchObject({ code: Code.conflict });
    expect(guest.msg).toBe('该证件号的人员已在其他房间入住，尚未退房');
    expect(await testApp.snapshot()).toBe(before);
  });

  it('says 待入住 of a person whose isolation has not begun', async () => {
    const testApp = await openTestApp(await newPlace());
    await addIsolationRoom(testApp);
    await addIsolationRoom(testApp);
    const person = { ...assignment(testApp), checkInTime: '2026-03-19 09:00:00' };
    expect((await testApp.as('admin', 'assignIsolation', person)).code).toBe(200);
    expect(await testApp.as('admin', 'assignIsolation', person)).toMatchObject({
      code: Code.conflict,
      msg: '该证件号的人员待入住，不能重复登记',
    });
  });

  it('says 待入住 also to those who come too late at the same moment, and to a corrected number', async () => {
    const testApp = await openTestApp(await newPlace());
    for (let count = 0; count < 11; count += 1) await addIsolationRoom(testApp);
    const checkInTime = '2026-03-19 09:00:00';
    const person = { ...assignment(testApp), checkInTime };
    const calls = ['assignIsolation', 'addIsolation'] as const;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) =>
        testApp.as('admin', calls[place % 2] ?? 'addIsolation', person),
      ),
    );
    const refused = answers.filter(({ code }) => code !== 200);
    expect(refused).toHaveLength(9);
    const msg = '该证件号的人员待入住，不能重复登记';
    for (const answer of refused) {
      expect(answer).toMatchObject({ code: Code.conflict, msg, data: { fields: { idCard: msg } } });
    }
    const other = await testApp.as('admin', 'assignIsolation', assignment(testApp));
    const corrected = { id: other.data?.id, idCard: person.idCard };
    expect(await testApp.as('staff', 'modifyIsolation', corrected)).toMatchObject({
      code: Code.conflict,
      msg,
    });
    await expectSound(testApp);
  });

  it('adds a person to a room, or to the lowest room of a hotel', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, far } = testApp.property;
    const high = await addIsolationRoom(testApp, { floor: 5 });
    const low = await addIsolationRoom(testApp, { floor: 4 });
    const distant = await addIsolationRoom(testApp, { side: 'far' });
    const normal = await testApp.put((tx) => addRoom(tx, near));
    const add = async (user: 'admin' | 'staff' | 'guard', given: object) => {
      const answer = await testApp.as(user, 'addIsolation', personForm(given));
      return { code: answer.code, msg: answer.msg, id: answer.data?.id };
    };
    const roomOf = async (id: unknown) =>
      (await testApp.as('admin', 'getIsolation', { id })).data.roomId;
    const inRoom = await add('staff', { roomId: high.id });
    expect(await roomOf(inRoom.id)).toBe(high.id);
    const anywhere = await add('staff', {});
    expect(await roomOf(anywhere.id)).toBe(low.id);
    const ofHotel = await add('guard', { hotelId: far.hotelId });
    expect(await roomOf(ofHotel.id)).toBe(distant.id);
    const before = await testApp.snapshot();
    for (const [user, given, code, msg] of [
      ['guard', {}, Code.invalid, '请选择酒店或房间'],
      ['staff', {}, Code.conflict, '该酒店暂无空闲隔离房'],
      ['staff', { roomId: high.id }, Code.conflict, `房间 ${high.name} 已不是空闲`],
      ['staff', { roomId: normal.id }, Code.invalid, '房间应为隔离房'],
      ['staff', { roomId: distant.id }, Code.notFound, '房间不存在'],
      ['staff', { hotelId: far.hotelId }, Code.notFound, '酒店不存在'],
      ['admin', { hotelId: far.hotelId, roomId: high.id }, Code.invalid, '房间不在该酒店'],
      ['admin', { roomId: 4711 }, Code.notFound, '房间不存在'],
      ['staff', { status: 1 }, Code.invalid, '隔离状态只能为「正在隔离」'],
      ['staff', { checkInTime: '2026-03-16 23:59:59' }, Code.invalid, '入住时间不能早于昨天'],
      [
        'staff',
        { checkOutTime: '2026-03-18 09:30:00' },
        Code.invalid,
        '预计解除时间应晚于入住时间',
      ],
    ] as const) {
      const answer = await add(user, given);
      expect([given, answer.code]).toEqual([given, code]);
      expect(answer.msg).toBe(msg);
    }
    expect(await testApp.snapshot()).toBe(before);
    await expectSound(testApp);
  });

  it('corrects a person, and the stay with them', async () => {
    const testApp = await openTestApp(await newPlace());
    const room = await addIsolationRoom(testApp);
    const spare = await addIsolationRoom(testApp);
    const { data } = await testApp.as('admin', 'assignIsolation', assignment(testApp));
    const id = data?.id;
    const other = personForm({ type: PersonType.inbound });
    const edit = { name: '改名', idCard: other.idCard, type: other.type, province: '' };
    const dates = { checkInTime: '2026-03-17 08:00:00', checkOutTime: '2026-04-20 08:00:00' };
    expect((await testApp.as('staff', 'modifyIsolation', { id, ...edit, ...dates })).code).toBe(
      200,
    );
    expect((await testApp.as('admin', 'getIsolation', { id })).data).toMatchObject({
      ...edit,
      ...dates,
      province: '',
      city: '杭州',
      roomId: room.id,
      status: 0,
    });
    const { data: rooms } = await testApp.as('staff', 'listRooms', { name: room.name });
    expect(rooms.find((one) => one.id === room.id)?.estimatedCheckOut).toBe(dates.checkOutTime);
    const log = await lastLogOf(testApp, 'isolationPerson');
    expect(log.sketch).toBe('查看隔离人员「改名」的完整信息');
    await testApp.as('staff', 'changeRoom', { currentRoomId: room.id, newRoomId: spare.id });
    const modify = async (given: object) => {
      const answer = await testApp.as('staff', 'modifyIsolation', { id, ...given });
      return [answer.code, answer.msg];
    };
    const late = [Code.invalid, '入住时间不能晚于换房或退出隔离的时间'];
    expect(await modify({ checkInTime: '2026-03-18 10:00:01' })).toEqual(late);
    const reversed = [Code.invalid, '预计解除时间应晚于入住时间'];
    expect(await modify({ checkInTime: '2026-04-20 08:00:00' })).toEqual(reversed);
    const early = [Code.invalid, '入住时间不能早于昨天'];
    expect(await modify({ checkInTime: '2026-03-16 08:00:00' })).toEqual(early);
    const long = [Code.invalid, '预计解除时间最多为入住后 90 天'];
    expect(await modify({ checkOutTime: '2026-06-16 08:00:00' })).toEqual(long);
    expect(await modify({ checkInTime: '2026-03-18 10:00:00' })).toEqual([200, '成功']);
    const far = await testApp.as('farManager', 'modifyIsolation', { id, name: '谁' });
    expect(far.code).toBe(Code.notFound);
    expect((await testApp.as('admin', 'modifyIsolation', { id: 0, name: '谁' })).code).toBe(404);
    await expectSound(testApp);
  });

  it('writes down what changed, under the mask too', async () => {
    const testApp = await openTestApp(await newPlace());
    await addIsolationRoom(testApp);
    const person = assignment(testApp, { phone: '13812340001' });
    const { data } = await testApp.as('admin', 'assignIsolation', person);
    await testApp.as('staff', 'modifyIsolation', {
      id: data?.id,
      phone: '13856780001',
      city: '宁波',
    });
    const logs = await testApp.store.db
      .selectFrom('log')
      .select(['sketch', 'before_values', 'after_values'])
      .where('create_by', '=', 'staff')
      .where('target_kind', '=', 'isolationPerson')
      .orderBy('id')
      .execute();
    expect(logs).toEqual([
      {
        sketch: `编辑隔离人员「${person.name}」`,
        before_values: '{"城市":"杭州"}',
        after_values: '{"城市":"宁波"}',
      },
      {
        sketch: `隔离人员「${person.name}」的手机号有更正（遮盖的部分）`,
        before_values: null,
        after_values: null,
      },
    ]);
  });

  it('deletes who has left, with their stays, and nobody in isolation', async () => {
    const testApp = await openTestApp(await newPlace());
    const room = await addIsolationRoom(testApp);
    const { data } = await testApp.as('admin', 'assignIsolation', assignment(testApp));
    const id = data?.id;
    const remove = async (user: 'staff' | 'manager' | 'farManager' | 'guard') => {
      const { code, msg } = await testApp.as(user, 'deleteIsolation', { id });
      return [code, msg];
    };
    const isolating = [Code.conflict, '隔离状态为「正在隔离」，不能删除'];
    expect(await remove('manager')).toEqual(isolating);
    await testApp.as('guard', 'isolationCheckOut', { roomId: room.id, status: 1 });
    expect((await remove('staff'))[0]).toBe(Code.noPermission);
    expect((await remove('farManager'))[0]).toBe(Code.notFound);
    expect(await remove('guard')).toEqual([200, '成功']);
    expect(await remove('guard')).toEqual([404, '隔离人员不存在']);
    const log = await lastLogOf(testApp, 'isolationPerson');
    expect(log.sketch).toMatch(/^删除隔离人员「/);
    expect(JSON.parse(log.before_values ?? '')).toMatchObject({ 隔离状态: '解除隔离' });
    expect(await testApp.store.db.selectFrom('stay').select('id').execute()).toEqual([]);
    // Two on one day, the first one deleted: the room's next stay has a serial of its own.
    for (const turn of [1, 2, 3]) {
      await testApp.as('guard', 'cleanRoom', { id: room.id });
      const next = await testApp.as('admin', 'assignIsolation', assignment(testApp));
      expect([turn, next.code]).toEqual([turn, 200]);
      await testApp.as('guard', 'isolationCheckOut', { roomId: room.id, status: 1 });
      if (turn === 2)
        await testApp.as('guard', 'deleteIsolation', { id: (next.data?.id as number) - 1 });
    }
    await expectSound(testApp);
  });

  it('finds every page of every combination of filters, with exact totals', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, far } = testApp.property;
    await testApp.put(async (tx) => {
      for (let number = 0; number < 240; number += 1) {
        const month = String((number % 3) + 1).padStart(2, '0');
        const day = String((number % 28) + 1).padStart(2, '0');
        await addPerson(tx, number % 3 === 0 ? far.hotelId : near.hotelId, {
          type: (number % 4) as PersonType,
          status: number % 5 === 0 ? IsolationStatus.hospitalised : IsolationStatus.released,
          province: ['浙江', '湖北', ''][number % 7 === 0 ? 1 : number % 2 === 0 ? 0 : 2] ?? '',
          check_in_time: `2026-${month}-${day} ${number % 2 === 0 ? '00:00:00' : '23:59:59'}`,
        });
      }
    });
    const all = await testApp.store.db
      .selectFrom('isolation_person')
      .selectAll()
      .orderBy('check_in_time', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const spans = [
      {},
      { beginTime: '2026-02-10 23:59:59', endTime: '2026-02-20 00:00:00' },
      { beginTime: '2026-01-03 00:00:00', endTime: '2026-03-26 23:59:59' },
    ];
    const filters = spans.flatMap((span) =>
      [{}, { type: 2 }].flatMap((type) =>
        [{}, { status: 1 }].flatMap((status) =>
          [{}, { province: '浙江' }].map((province) => ({
            ...span,
            ...type,
            ...status,
            ...province,
          })),
        ),
      ),
    );
    for (const filter of filters as Record<string, string | number>[]) {
      for (const [user, hotelId] of [
        ['guard', null],
        ['farManager', far.hotelId],
      ] as const) {
        const right = all.filter(
          (row) =>
            (hotelId === null || row.hotel_id === hotelId) &&
            (filter['type'] === undefined || row.type === filter['type']) &&
            (filter['status'] === undefined || row.status === filter['status']) &&
            (filter['province'] === undefined || row.province === filter['province']) &&
            row.check_in_time >= (filter['beginTime'] ?? '') &&
            row.check_in_time <= (filter['endTime'] ?? '~'),
        );
        const pages = Math.ceil(right.length / 10);
        for (const page of new Set([1, Math.max(1, pages - 1), pages + 1])) {
          const asked = { page: { page, size: 10 }, ...filter };
          const { data } = await testApp.as(user, 'isolationPage', asked);
          const which = `${user} ${JSON.stringify(asked)}`;
          expect(data, which).toMatchObject({ total: right.length, pages, size: 10 });
          expect(
            data.records.map(({ id }) => id),
            which,
          ).toEqual(right.slice((page - 1) * 10, page * 10).map(({ id }) => id));
        }
      }
    }
    await expectSound(testApp);
  });

  it('masks in lists; exports whole, as text, without formulas, and writes it down', async () => {
    const testApp = await openTestApp(await newPlace());
    const id = await testApp.put((tx) =>
      addPerson(tx, testApp.property.near.hotelId, {
        name: '=1+1',
        idcard: '012345678901234567',
        phone: '013812345678',
        province: '北京',
      }),
    );
    await testApp.put((tx) => addPerson(tx, testApp.property.far.hotelId));
    const { data } = await testApp.as('staff', 'isolationPage');
    expect(data.records).toMatchObject([
      { id, idCard: '0123********4567', phone: '013****5678', hotelName: '近店', roomName: null },
    ]);
    const file = await testApp.download('staff', 'downloadIsolations', { province: '北京' });
    expect(decodeURIComponent(file.headers.get('content-disposition') ?? '')).toContain(
      '隔离人员_20260318100000.xlsx',
    );
    const rows = readSheet(Buffer.from(await file.arrayBuffer()));
    expect(rows).toEqual([
      expect.arrayContaining(['用户编号', '姓名', '身份证号', '隔离状态']),
      [
        String(id),
        "'=1+1",
        '012345678901234567',
        '013812345678',
        null,
        '密接',
        '北京',
        null,
        '近店',
        null,
        '2026-02-01 09:00:00',
        '2026-02-15 09:00:00',
        '解除隔离',
      ],
    ]);
    const log = await lastLog(testApp);
    expect(log).toMatchObject({ create_by: 'staff', sketch: '导出隔离人员 1 条' });
    expect(JSON.parse(log.after_values ?? '')).toEqual({ 省份: '北京', 行数: 1 });
    expect((await testApp.as('farManager', 'getIsolation', { id })).code).toBe(Code.notFound);
    expect((await testApp.as('guard', 'getIsolation', { id: 'x' })).code).toBe(Code.notFound);
  });

  it('exports more than one batch, each person once', async () => {
    const testApp = await openTestApp(await newPlace());
    const { hotelId } = testApp.property.near;
    await testApp.put(async (tx) => {
      for (let number = 0; number < 600; number += 1) {
        // Many share a second: a batch may end among them.
        const check_in_time = `2026-01-0${1 + (number % 2)} 08:00:00`;
        await addPerson(tx, hotelId, { check_in_time });
      }
    });
    const file = await testApp.download('guard', 'downloadIsolations');
    const rows = readSheet(Buffer.from(await file.arrayBuffer())).slice(1);
    expect(new Set(rows.map(([id]) => id)).size).toBe(600);
    expect(rows).toHaveLength(600);
  });

  it('tells what happened to a person, oldest first', async () => {
    const testApp = await openTestApp(await newPlace());
    const [first, second] = [
      await addIsolationRoom(testApp, { name: '301' }),
      await addIsolationRoom(testApp, { name: '302' }),
    ];
    const { data } = await testApp.as('admin', 'assignIsolation', assignment(testApp));
    const id = data?.id;
    testApp.clock.forward(3600);
    const move = { currentRoomId: first?.id, newRoomId: second?.id };
    expect((await testApp.as('staff', 'changeRoom', move)).code).toBe(200);
    testApp.clock.forward(3600);
    for (const [checkType, checkRes, checkTime] of [
      [0, 37.9, '2026-03-18 10:30:00'],
      [1, 1, '2026-03-18 11:30:00'],
    ]) {
      const test = { uId: id, checkType, checkRes, checkTime };
      expect((await testApp.as('staff', 'addHealthTest', test)).code).toBe('200');
    }
    await testApp.as('staff', 'isolationCheckOut', { roomId: second?.id, status: 2 });
    const told = await testApp.as('staff', 'personTimeline', { id });
    const none = { checkType: null, checkRes: null, personId: null };
    expect(told.data).toEqual([
      {
        kind: 'checkedIn',
        time: '2026-03-18 09:30:00',
        sketch: '入住近店 301',
        roomName: '301',
        ...none,
      },
      {
        kind: 'tested',
        time: '2026-03-18 10:30:00',
        sketch: '体温 37.9 ℃',
        roomName: null,
        checkType: 0,
        checkRes: 37.9,
        personId: null,
      },
      {
        kind: 'moved',
        time: '2026-03-18 11:00:00',
        sketch: '由 301 换到 302',
        roomName: '302',
        ...none,
      },
      {
        kind: 'tested',
        time: '2026-03-18 11:30:00',
        sketch: '核酸 阳性',
        roomName: null,
        checkType: 1,
        checkRes: 1,
        personId: null,
      },
      {
        kind: 'hospitalised',
        time: '2026-03-18 12:00:00',
        sketch: '阳性入院',
        roomName: '302',
        ...none,
      },
    ]);
    expect((await testApp.as('farManager', 'personTimeline', { id })).code).toBe(Code.notFound);
    const read = await testApp.store.db
      .selectFrom('log')
      .select(['sketch', 'create_by', 'target_id', 'hotel_id'])
      .where('sketch', 'like', '%时间线')
      .execute();
    expect(read).toMatchObject([
      { create_by: 'staff', target_id: id, hotel_id: testApp.property.near.hotelId },
    ]);
    // Whose record goes takes the tests along.
    expect((await testApp.as('guard', 'deleteIsolation', { id })).code).toBe(200);
    await expectSound(testApp);
    expect((await testApp.as('guard', 'personTimeline', { id: 4711 })).code).toBe(Code.notFound);
  });
});
