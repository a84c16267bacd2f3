import { describe, expect, it } from 'vitest';
import {
  declarationPage,
  getDeclaration,
  reviewDeclaration,
} from '../../../contract/declaration.ts';
import {
  addHealthTest,
  CheckType,
  handleHealthTest,
  healthTestPage,
  modifyHealthTest,
  untestedPeople,
} from '../../../contract/healthTest.ts';
import { assignIsolation } from '../../../contract/assignment.ts';
import {
  addIsolation,
  deleteIsolation,
  getIsolation,
  isolationPage,
  IsolationStatus,
  modifyIsolation,
  PersonType,
} from '../../../contract/isolation.ts';
import {
  applyForMaterial,
  deleteMaterial,
  materialPage,
  materialReviewPage,
  reviewMaterial,
  Urgency,
} from '../../../contract/material.ts';
import { ReviewDecision, ReviewStatus } from '../../../contract/review.ts';
import { RoomStatus } from '../../../contract/room.ts';
import {
  changeRoom,
  IsolationExit,
  isolationCheckOut,
  roomIsolationPerson,
} from '../../../contract/stay.ts';
import { personTimeline } from '../../../contract/timeline.ts';
import { today } from '../../fixtures/hotel.ts';
import { byId } from '../../records.ts';
import { missing, roomIn, startHotel } from '../../testing.ts';

const all = { page: { page: 1, size: 100 } };
const form = {
  name: '张三',
  idCard: '11010119900307002X',
  phone: '13800001234',
  type: PersonType.inbound,
  checkInTime: `${today} 14:00:00`,
};

describe('people in isolation', () => {
  it('are masked in the list and whole in the detail', async () => {
    const { guard, state } = startHotel();
    const page = await guard.call(isolationPage, { ...all, status: IsolationStatus.isolating });
    expect(page.records).toHaveLength(3);
    expect(page.records[0]?.idCard).toMatch(/^9901\*+\d{3}[\dX]$/);
    const { id } = page.records[0] ?? missing();
    expect((await guard.call(getIsolation, { id })).idCard).toMatch(/^\d{17}[\dX]$/);
    expect(state.logs[0]?.sketch).toMatch(/^查看隔离人员「.+」的完整信息$/);
    const times = (await guard.call(isolationPage, all)).records.map((one) => one.checkInTime);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('are assigned a room, move, leave, and have a timeline', async () => {
    const { guard, state } = startHotel();
    const assigned = await guard.call(assignIsolation, { ...form, hotelId: '1', roomType: '11' });
    const { id = missing(), roomId, roomName } = assigned ?? missing();
    expect(byId(state.rooms, roomId)).toMatchObject({
      status: RoomStatus.occupied,
      estimatedCheckOut: '2026-04-01 14:00:00',
    });
    expect(await guard.call(roomIsolationPerson, { id: roomId ?? '' })).toMatchObject({
      name: '张三',
      type: PersonType.inbound,
    });
    const to = roomIn(state, RoomStatus.vacant, true);
    await guard.call(changeRoom, { currentRoomId: roomId ?? '', newRoomId: to.id });
    const exit = { roomId: to.id, status: IsolationExit.hospitalised };
    await guard.call(isolationCheckOut, exit);
    await expect(guard.call(isolationCheckOut, exit)).rejects.toMatchObject({ code: 409 });
    expect(await guard.call(getIsolation, { id: id ?? '' })).toMatchObject({
      status: IsolationStatus.hospitalised,
      roomName: to.name,
    });
    const timeline = await guard.call(personTimeline, { id: id ?? '' });
    expect(timeline.map(({ sketch }) => sketch).toSorted()).toEqual(
      [`入住安住·西湖店 ${roomName}`, `由 ${roomName} 换到 ${to.name}`, '阳性入院'].toSorted(),
    );
  });

  it.each([
    [
      'a hotel without isolation',
      { hotelId: '2' },
      409,
      { hotelId: '「安住·外滩店」不接收隔离人员' },
    ],
    ['a room of normal nature', { roomId: '2' }, 400, { roomId: '房间应为隔离房' }],
    ['neither hotel nor room', {}, 400, { hotelId: '请选择酒店或房间' }],
  ])('are refused with %s', async (_, place, code, fields) => {
    const { admin } = startHotel();
    await expect(admin.call(addIsolation, { ...form, ...place })).rejects.toMatchObject({
      code,
      fields,
    });
  });

  it('are registered once, changed, and deleted only after the end', async () => {
    const { guard, state } = startHotel();
    const { id } = await guard.call(addIsolation, { ...form, hotelId: '1' });
    await expect(guard.call(addIsolation, { ...form, hotelId: '1' })).rejects.toMatchObject({
      code: 409,
      fields: { idCard: '该证件号的人员正在隔离，不能重复登记' },
    });
    await guard.call(modifyIsolation, { id, phone: '13900001111' });
    expect(state.logs[0]?.detail).toEqual({
      before: { 手机号: '138****1234' },
      after: { 手机号: '139****1111' },
    });
    await expect(
      guard.call(modifyIsolation, { id, checkOutTime: `${today} 12:00:00` }),
    ).rejects.toMatchObject({ fields: { checkOutTime: '预计解除时间应晚于入住时间' } });
    await expect(guard.call(deleteIsolation, { id })).rejects.toMatchObject({
      code: 409,
      message: '隔离状态为「正在隔离」，不能删除',
    });
    const room = state.rooms.find(({ name }) => name === byId(state.isolations, id)?.roomName);
    await guard.call(isolationCheckOut, { roomId: room?.id ?? '', status: 1 });
    await guard.call(deleteIsolation, { id });
    expect(byId(state.isolations, id)).toBeUndefined();
  });
});

describe('daily tests', () => {
  it('are abnormal until they are handled, once', async () => {
    const { guard } = startHotel();
    const abnormal = () => guard.call(healthTestPage, { ...all, isAbnormal: true });
    const { records } = await abnormal();
    expect(records).toMatchObject([{ checkRes: 38.2, isHandled: false }]);
    const { id, uId, checkType, checkTime } = records[0] ?? missing();
    await guard.call(handleHealthTest, { id, note: '已送医' });
    expect((await abnormal()).total).toBe(0);
    await expect(guard.call(handleHealthTest, { id })).rejects.toMatchObject({
      code: 409,
      message: '该异常结果已处理',
    });
    const corrected = { id, uId: uId ?? '', checkType, checkRes: 38.4, checkTime: checkTime ?? '' };
    await guard.call(modifyHealthTest, corrected);
    expect((await abnormal()).total).toBe(1);
  });

  it('are recorded once for a person who exists, at a time that has passed', async () => {
    const { guard, state } = startHotel();
    const [first = missing(), second = missing()] = state.isolations;
    const test = {
      uId: second.id,
      checkType: CheckType.temperature,
      checkRes: 36.5,
      checkTime: `${today} 08:00:00`,
    };
    const names = async () =>
      (await guard.call(untestedPeople, { date: today })).map(({ name }) => name);
    expect(await names()).toContain(second.name);
    expect(await names()).not.toContain(first.name);
    await guard.call(addHealthTest, test);
    expect(await names()).not.toContain(second.name);
    await expect(guard.call(addHealthTest, test)).rejects.toMatchObject({
      fields: { checkTime: '该人员此时间已有同类型的检测记录' },
    });
    await expect(
      guard.call(addHealthTest, { ...test, checkTime: `${today} 23:00:00` }),
    ).rejects.toMatchObject({ fields: { checkTime: '检测时间不能晚于现在' } });
    await expect(guard.call(addHealthTest, { ...test, uId: '99' })).rejects.toMatchObject({
      fields: { uId: '用户编号「99」不存在' },
    });
  });
});

describe('declarations', () => {
  it('are approved with a room, or rejected, once', async () => {
    const { guard, state } = startHotel();
    const pending = { ...all, reviewStatus: ReviewStatus.pending };
    const { total, records } = await guard.call(declarationPage, pending);
    expect(total).toBe(7);
    const { id } = records[0] ?? missing();
    const approve = { id, reviewStatus: ReviewDecision.approve };
    await expect(guard.call(reviewDeclaration, approve)).rejects.toMatchObject({
      fields: { hotelId: '请选择酒店' },
    });
    await guard.call(reviewDeclaration, { ...approve, hotelId: '1', roomType: '11' });
    const { name, reviewStatus } = await guard.call(getDeclaration, { id });
    expect(reviewStatus).toBe(ReviewStatus.approved);
    expect(state.isolations.at(-1)).toMatchObject({ name, status: IsolationStatus.isolating });
    await expect(guard.call(reviewDeclaration, approve)).rejects.toMatchObject({
      code: 409,
      message: '申报的审核状态已变更为「已通过」',
    });
    const other = records[1] ?? missing();
    const reject = { id: other.id, reviewStatus: ReviewDecision.reject, remark: '信息不全' };
    await guard.call(reviewDeclaration, reject);
    expect(state.logs[0]?.sketch).toBe(`驳回申报「${other.name}」`);
  });

  it('are refused when the room type has no vacant isolation room', async () => {
    const { guard, state } = startHotel();
    for (const room of state.rooms) if (room.type === '12') room.status = RoomStatus.occupied;
    const approve = {
      id: '16',
      reviewStatus: ReviewDecision.approve,
      hotelId: '1',
      roomType: '12',
    };
    await expect(guard.call(reviewDeclaration, approve)).rejects.toMatchObject({
      code: 409,
      message: '该房型暂无空闲隔离房',
    });
  });
});

describe('material applications', () => {
  it('are made by a hotel, reviewed by the platform, withdrawn before that', async () => {
    const { manager, guard } = startHotel();
    const masks = {
      applyThing: 'N95 口罩',
      applyNum: 60,
      thingUnit: '盒',
      emergencyLevel: Urgency.urgent,
    };
    const { id } = await manager.call(applyForMaterial, masks);
    const own = await manager.call(materialPage, all);
    expect(own.records[0]).toMatchObject({ ...masks, hotelName: '安住·西湖店' });
    const everything = await guard.call(materialReviewPage, { ...all, applyThing: 'n95' });
    expect(everything.total).toBe(1);
    await guard.call(reviewMaterial, { id, reviewStatus: ReviewDecision.approve });
    await expect(manager.call(deleteMaterial, { id })).rejects.toMatchObject({
      code: 409,
      message: '物资申请的审核状态已变更为「已通过」',
    });
    const pending = { ...all, reviewStatus: ReviewStatus.pending };
    const [first = missing()] = (await manager.call(materialPage, pending)).records;
    await manager.call(deleteMaterial, { id: first.id });
    await expect(manager.call(materialReviewPage, all)).rejects.toMatchObject({ code: 4010 });
  });
});
