import { IsolationStatus } from '@anzhu/api/contract/isolation';
import { Role } from '@anzhu/api/contract/role';
import { expect, it } from 'vitest';
import { personActions } from './personActions.ts';

const { isolating, released, hospitalised } = IsolationStatus;
const checkInTime = '2026-03-17 14:00:00';
const now = '2026-03-18 10:00:00';
const possible = (status: IsolationStatus, role: Role | null) =>
  personActions({ status, roomId: '1', checkInTime }, role, now)
    .filter(({ disabledReason }) => disabledReason === undefined)
    .map(({ label }) => label);

it.each([
  [Role.admin, isolating, ['编辑', '换房', '退出隔离', '转至其他酒店']],
  [Role.admin, released, ['编辑', '删除']],
  [Role.admin, hospitalised, ['编辑', '删除']],
  [Role.antiEpidemic, isolating, ['编辑', '换房', '退出隔离', '转至其他酒店']],
  [Role.hotelAdmin, released, ['编辑', '删除']],
  [Role.hotelMember, isolating, ['编辑', '换房', '退出隔离']],
  [Role.hotelMember, released, ['编辑']],
  [null, released, ['编辑', '删除']],
])('%s, status %i', (role, status, labels) => {
  expect(possible(status, role)).toEqual(labels);
});

it('leaves out what a role may never do', () => {
  const labels = personActions(
    { status: released, roomId: null, checkInTime },
    Role.hotelMember,
    now,
  );
  expect(labels.map(({ label }) => label)).toEqual(['编辑', '换房', '退出隔离']);
});

it.each([
  [isolating, '1', { remove: '隔离状态为「正在隔离」，不能删除' }],
  [isolating, null, { changeRoom: '没有入住隔离房，不能换房' }],
  [released, '1', { exit: '隔离状态为「解除隔离」，不能退出隔离' }],
  [hospitalised, '1', { changeRoom: '隔离状态为「阳性入院」，不能换房' }],
])('status %i, room %s: says why not', (status, roomId, reasons) => {
  const actions = personActions({ status, roomId, checkInTime }, Role.admin, now);
  const given = Object.fromEntries(actions.map(({ id, disabledReason }) => [id, disabledReason]));
  expect(given).toMatchObject(reasons);
});
