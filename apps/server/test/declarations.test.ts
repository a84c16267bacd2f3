import { Code } from '@anzhu/api/contract/envelope';
import { IsolationStatus, PersonType } from '@anzhu/api/contract/isolation';
import { ReviewStatus } from '@anzhu/api/contract/review';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { onOneEngine } from './engines.ts';
import { expectSound, type TestApp, openTestApp } from './testApp.ts';
import { addIsolationRoom, declare, personForm, roomStatusOf } from './isolated.ts';

const { pending, approved, rejected } = ReviewStatus;

const declarationOf = ({ store }: TestApp, id: number) =>
  store.db.selectFrom('declaration').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** What a declarant of types 2 and 3 chose. */
const choice = ({ property }: TestApp, side: 'near' | 'far' = 'near') => ({
  hotel_id: property[side].hotelId,
  room_type_id: property[side].typeId,
});

onOneEngine((newPlace) => {
  it.each([PersonType.closeContact, PersonType.toBeIsolated])(
    'type %i: the reviewer chooses hotel and room type, and has to',
    async (type) => {
      const testApp = await openTestApp(await newPlace());
      const { near, far } = testApp.property;
      // What the declarant wishes does not count.
      const id = await testApp.put((tx) => declare(tx, { type, ...choice(testApp, 'far') }));
      expect(await declarationOf(testApp, id)).toMatchObject({
        hotel_id: null,
        room_type_id: null,
      });
      const room = await addIsolationRoom(testApp);
      const before = await testApp.snapshot();
      for (const [given, code, msg] of [
        [{}, Code.invalid, '请选择酒店'],
        [{ hotelId: near.hotelId }, Code.invalid, '请选择房型'],
        [{ roomType: near.typeId }, Code.invalid, '请选择酒店'],
        [
          { hotelId: near.hotelId, roomType: far.typeId },
          Code.invalid,
          '房型不存在，或不属于该酒店',
        ],
        [
          { hotelId: near.hotelId, roomType: near.otherTypeId },
          Code.conflict,
          '该房型暂无空闲隔离房',
        ],
      ] as const) {
        const answer = await testApp.as('guard', 'reviewDeclaration', {
          id,
          reviewStatus: 1,
          ...given,
        });
        expect([given, answer.code, answer.msg]).toEqual([given, code, msg]);
      }
      expect(await testApp.snapshot()).toBe(before);
      const chosen = { hotelId: near.hotelId, roomType: near.typeId };
      const approval = { id, reviewStatus: 1, remark: '同意', ...chosen };
      const answer = await testApp.as('guard', 'reviewDeclaration', approval);
      expect(answer).toMatchObject({ code: 200, data: { roomName: room.name } });
      const declaration = await declarationOf(testApp, id);
      expect(declaration).toMatchObject({
        review_status: approved,
        review_note: '同意',
        reviewer_id: testApp.people.users.guard,
        reviewed_time: '2026-03-18 10:00:00',
        hotel_id: near.hotelId,
        room_type_id: near.typeId,
        room_id: room.id,
      });
      await expectSound(testApp);
    },
  );

  it('approved late, a person checks in now; declared ahead, not before the day before', async () => {
    const testApp = await openTestApp(await newPlace());
    await addIsolationRoom(testApp);
    const [late, ahead] = await testApp.put(async (tx) => [
      await declare(tx, {
        check_in_time: '2026-03-16 14:00:00',
        check_out_time: '2026-03-18 09:00:00',
      }),
      await declare(tx, { check_in_time: '2026-03-20 14:00:00' }),
    ]);
    const { hotelId, typeId: roomType } = testApp.property.near;
    const approve = (id: number | undefined) =>
      testApp.as('guard', 'reviewDeclaration', { id, reviewStatus: 1, hotelId, roomType });
    const refused = await approve(ahead);
    expect(refused).toMatchObject({ code: Code.invalid, msg: '入住时间不能晚于明天' });
    expect((await approve(late)).code).toBe(200);
    const person = await testApp.store.db
      .selectFrom('isolation_person')
      .select(['check_in_time', 'check_out_time'])
      .executeTakeFirstOrThrow();
    expect(person).toEqual({
      check_in_time: '2026-03-18 10:00:00',
      check_out_time: '2026-04-01 10:00:00',
    });
    await expectSound(testApp);
  });

  it.each([PersonType.inbound, PersonType.fromRiskArea])(
    'type %i: what the declarant chose holds, whatever the reviewer sends',
    async (type) => {
      const testApp = await openTestApp(await newPlace());
      const { near, far } = testApp.property;
      const id = await testApp.put((tx) =>
        declare(tx, { type, ...choice(testApp), check_out_time: '2026-03-29 12:00:00' }),
      );
      const room = await addIsolationRoom(testApp);
      await addIsolationRoom(testApp, { side: 'far' });
      const chosen = { hotelId: far.hotelId, roomType: far.typeId };
      const approval = { id, reviewStatus: 1, ...chosen };
      expect((await testApp.as('admin', 'reviewDeclaration', approval)).code).toBe(200);
      const { isolation_person_id: personId, ...declared } = await declarationOf(testApp, id);
      expect(declared).toMatchObject({ hotel_id: near.hotelId, room_id: room.id });
      const person = await testApp.as('admin', 'getIsolation', { id: personId });
      expect(person.data).toMatchObject({
        name: declared.name,
        idCard: declared.idcard,
        phone: declared.phone,
        type,
        province: '湖北',
        city: '武汉',
        hotelId: near.hotelId,
        roomId: room.id,
        checkInTime: '2026-03-18 14:00:00',
        checkOutTime: '2026-03-29 12:00:00',
        status: IsolationStatus.isolating,
      });
      expect(await roomStatusOf(testApp, room.id)).toBe(RoomStatus.occupied);
      const told = await testApp.as('staff', 'personTimeline', { id: personId });
      expect(told.data).toMatchObject([
        { kind: 'declared', time: '2026-03-17 20:00:00', sketch: '提交隔离申报（社区上报）' },
        { kind: 'checkedIn', time: '2026-03-18 14:00:00' },
      ]);
      const logs = await testApp.store.db
        .selectFrom('log')
        .select(['sketch', 'target_kind'])
        .where('create_by', '=', 'admin')
        .orderBy('id', 'desc')
        .limit(4)
        .execute();
      expect(logs.map((log) => log.sketch)).toEqual([
        `查看隔离人员「${declared.name}」的完整信息`,
        `房间 ${room.name} 入住隔离人员`,
        `新增隔离人员「${declared.name}」`,
        `批准申报「${declared.name}」`,
      ]);
      await testApp.put((tx) => tx.updateTable('hotel').set({ allow_isolation: 0 }).execute());
      const other = await testApp.put((tx) => declare(tx, { type, ...choice(testApp, 'far') }));
      const refused = await testApp.as('admin', 'reviewDeclaration', {
        id: other,
        reviewStatus: 1,
      });
      expect(refused).toMatchObject({ code: Code.conflict, msg: '「远店」不接收隔离人员' });
      await expectSound(testApp);
    },
  );

  it('rejects with a note that says something, and decides once', async () => {
    const testApp = await openTestApp(await newPlace());
    const id = await testApp.put((tx) => declare(tx));
    const review = async (given: object) => {
      const { code, msg } = await testApp.as('guard', 'reviewDeclaration', { id, ...given });
      return [code, msg];
    };
    const noReason = [Code.invalid, '请输入拒绝理由！'];
    expect(await review({ reviewStatus: 2 })).toEqual(noReason);
    expect(await review({ reviewStatus: 2, remark: ' \n ' })).toEqual(noReason);
    expect((await review({ reviewStatus: 0 }))[0]).toBe(Code.invalid);
    expect(await review({ reviewStatus: 2, remark: ' 材料不全 ' })).toEqual([200, '成功']);
    expect(await declarationOf(testApp, id)).toMatchObject({
      review_status: rejected,
      review_note: '材料不全',
      room_id: null,
    });
    const late = [Code.conflict, '申报的审核状态已变更为「已驳回」'];
    expect(await review({ reviewStatus: 1 })).toEqual(late);
    expect(await review({ reviewStatus: 2, remark: '再次' })).toEqual(late);
    const missing = await testApp.as('guard', 'reviewDeclaration', { id: 4711, reviewStatus: 1 });
    expect(missing).toMatchObject({ code: Code.notFound, msg: '申报不存在' });
    const log = await testApp.store.db
      .selectFrom('log')
      .selectAll()
      .where('target_kind', '=', 'declaration')
      .executeTakeFirstOrThrow();
    expect(log.sketch).toMatch(/^驳回申报「/);
    expect(JSON.parse(log.before_values ?? '')).toEqual({ 审核状态: '待审核', 审核备注: '' });
    expect(JSON.parse(log.after_values ?? '')).toEqual({
      审核状态: '已驳回',
      审核备注: '材料不全',
    });
    await expectSound(testApp);
  });

  it('stays pending when the declarant is in isolation already', async () => {
    const testApp = await openTestApp(await newPlace());
    await addIsolationRoom(testApp);
    await addIsolationRoom(testApp);
    const person = personForm({ roomType: testApp.property.near.typeId, ...testApp.property.near });
    expect((await testApp.as('admin', 'assignIsolation', person)).code).toBe(200);
    const id = await testApp.put((tx) =>
      declare(tx, { idcard: person.idCard, type: PersonType.inbound, ...choice(testApp) }),
    );
    const before = await testApp.snapshot();
    const answer = await testApp.as('admin', 'reviewDeclaration', { id, reviewStatus: 1 });
    expect(answer).toMatchObject({ code: Code.conflict });
    expect(answer.msg).toBe('该证件号的人员正在隔离，不能重复登记');
    expect(await testApp.snapshot()).toBe(before);
  });

  it('keeps the declaration when the record of its person is deleted', async () => {
    const testApp = await openTestApp(await newPlace());
    const room = await addIsolationRoom(testApp);
    const id = await testApp.put((tx) =>
      declare(tx, { type: PersonType.inbound, ...choice(testApp) }),
    );
    await testApp.as('admin', 'reviewDeclaration', { id, reviewStatus: 1 });
    const { isolation_person_id: personId } = await declarationOf(testApp, id);
    await testApp.as('admin', 'isolationCheckOut', { roomId: room.id, status: 1 });
    expect((await testApp.as('admin', 'deleteIsolation', { id: personId })).code).toBe(200);
    expect(await declarationOf(testApp, id)).toMatchObject({
      review_status: approved,
      room_id: room.id,
      isolation_person_id: null,
    });
    await expectSound(testApp);
  });

  it('lists newest first, by day and status, masked; one by one whole and written down', async () => {
    const testApp = await openTestApp(await newPlace());
    const ids = await testApp.put(async (tx) => {
      const made: number[] = [];
      for (let number = 0; number < 60; number += 1) {
        const [month, day] = [(number % 2) + 1, (number % 28) + 1];
        const created_time = `2026-0${month}-${String(day).padStart(2, '0')} 08:00:00`;
        made.push(await declare(tx, { created_time, idcard: '330106199001011234' }));
      }
      return made;
    });
    for (const id of ids.filter((_, place) => place % 3 === 0)) {
      await testApp.as('guard', 'reviewDeclaration', { id, reviewStatus: 2, remark: '重复' });
    }
    const all = await testApp.store.db
      .selectFrom('declaration')
      .selectAll()
      .orderBy('created_time', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const days = { beginTime: '2026-01-05 00:00:00', endTime: '2026-02-10 23:59:59' };
    for (const filter of [
      {},
      days,
      { reviewStatus: pending },
      { reviewStatus: rejected, ...days },
    ]) {
      const status = 'reviewStatus' in filter ? filter.reviewStatus : null;
      const right = all.filter(
        (row) =>
          (status === null || row.review_status === status) &&
          (!('beginTime' in filter) ||
            (row.created_time >= days.beginTime && row.created_time <= days.endTime)),
      );
      for (const page of [1, 2, 99]) {
        const { data } = await testApp.as('guard', 'declarationPage', {
          page: { page, size: 10 },
          ...filter,
        });
        expect(data.total).toBe(right.length);
        const shown = data.records.map((record) => record.id);
        expect(shown).toEqual(right.slice((page - 1) * 10, page * 10).map((row) => row.id));
      }
    }
    const { data: listed } = await testApp.as('guard', 'declarationPage');
    const id = listed.records[0]?.id;
    expect(listed.records[0]).toMatchObject({ idCard: '3301********1234', reviewStatus: pending });
    const { data: whole } = await testApp.as('guard', 'getDeclaration', { id });
    expect(whole).toMatchObject({ id, idCard: '330106199001011234', checkOutTime: null });
    const log = await testApp.store.db
      .selectFrom('log')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(log).toMatchObject({
      type: 9,
      target_kind: 'declaration',
      target_id: id,
      create_by: 'guard',
    });
    expect((await testApp.as('manager', 'declarationPage')).code).toBe(Code.noPermission);
    await expectSound(testApp);
  });
});
