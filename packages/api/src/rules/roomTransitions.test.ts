import { setDeskOffered } from '../contract/desk.ts';
import { mayCall } from '../contract/endpoint.ts';
import { everyRole, Role } from '../contract/role.ts';
import { addRoom } from '../contract/room.ts';
import {
  archivedUntil,
  RoomStatus,
  roomStatuses,
  roomNature,
  roomStatusLabel,
  toInspectLabel,
} from '../contract/room.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  heldMessage,
  isHeldForAnother,
  nextRoomAction,
  offeredRoomActions,
  type RoomAction,
  roomActionLabel,
  roomActions,
  roomAllows,
  roomCan,
  type RoomState,
  roomStatusesFor,
  roomTransitions,
} from './roomTransitions.ts';

/** Written as the staff would say it: each action, and the statuses that offer it, per nature. `-` is none. */
const table: Record<RoomAction, { normal: string; isolation: string; roles: string }> = {
  view: {
    normal: '空闲 入住 预订 暂定 待打扫 待查',
    isolation: '空闲 入住 预订 暂定 待打扫 待查',
    roles: 'all',
  },
  checkIn: { normal: '空闲 预订 暂定', isolation: '-', roles: 'hotel' },
  checkOut: { normal: '入住', isolation: '-', roles: 'hotel' },
  changeStay: { normal: '入住', isolation: '入住', roles: 'all' },
  changeRoom: { normal: '入住', isolation: '入住', roles: 'all' },
  bill: { normal: '入住', isolation: '-', roles: 'hotel' },
  printRegistration: { normal: '入住', isolation: '-', roles: 'hotel' },
  undoStay: { normal: '入住', isolation: '-', roles: 'hotel' },
  changeHotel: { normal: '入住', isolation: '-', roles: 'hotel' },
  transfer: { normal: '-', isolation: '入住', roles: 'programme' },
  exitIsolation: { normal: '-', isolation: '入住', roles: 'all' },
  clean: { normal: '待打扫', isolation: '待打扫', roles: 'all' },
  inspect: { normal: '待查', isolation: '待查', roles: 'all' },
  redo: { normal: '待查', isolation: '待查', roles: 'all' },
  service: { normal: '入住', isolation: '-', roles: 'hotel' },
  setOutOfOrder: {
    normal: '空闲 入住 预订 暂定 待打扫 待查',
    isolation: '空闲 入住 预订 暂定 待打扫 待查',
    roles: 'all',
  },
  endOutOfOrder: {
    normal: '空闲 入住 预订 暂定 待打扫 待查',
    isolation: '空闲 入住 预订 暂定 待打扫 待查',
    roles: 'all',
  },
  viewGuests: { normal: '入住', isolation: '入住', roles: 'all' },
  modifyGuests: { normal: '入住', isolation: '-', roles: 'hotel' },
  edit: {
    normal: '空闲 入住 预订 暂定 待打扫 待查',
    isolation: '空闲 入住 预订 暂定 待打扫 待查',
    roles: 'managers',
  },
  editNature: { normal: '空闲', isolation: '空闲', roles: 'managers' },
  archive: { normal: '空闲', isolation: '空闲', roles: 'managers' },
  restore: { normal: '空闲', isolation: '空闲', roles: 'managers' },
  remove: { normal: '空闲', isolation: '空闲', roles: 'managers' },
};

const people: Record<string, readonly Role[]> = {
  all: everyRole,
  hotel: [Role.admin, Role.hotelAdmin, Role.hotelMember],
  managers: [Role.admin, Role.hotelAdmin],
  programme: [Role.admin, Role.antiEpidemic],
};

const rooms: RoomState[] = roomStatuses.flatMap((status) => [
  { status, isIsolation: false },
  { status, isIsolation: true },
]);
for (const isIsolation of [false, true]) {
  rooms.push({ status: RoomStatus.awaitingCleaning, isIsolation, isToInspect: true });
}
const stateOf = ({ status, isToInspect }: RoomState): string =>
  isToInspect ? toInspectLabel : roomStatusLabel[status];
const told = (room: RoomState): string => `${roomNature(room.isIsolation)} ${stateOf(room)}`;

const everyCase = roomActions.flatMap((action) =>
  rooms.flatMap((room) =>
    everyRole.map((role) => ({ title: `${action} · ${told(room)} · ${role}`, action, room, role })),
  ),
);

describe('every action × status × nature × role', () => {
  it('covers 24 × 6 × 2 × 4', () => expect(everyCase).toHaveLength(1152));

  it.each(everyCase)('$title', ({ action, room, role }) => {
    const row = table[action];
    const statuses = (room.isIsolation ? row.isolation : row.normal).split(' ');
    const mayRole =
      people[row.roles]?.includes(role) && (role !== Role.antiEpidemic || room.isIsolation);
    const fits = statuses.includes(stateOf(room));

    const verdict = roomCan(action, room, role);
    expect(verdict.isAllowed).toBe(Boolean(mayRole && fits));
    expect(roomAllows(action, room).isAllowed).toBe(fits);
    if (verdict.isAllowed) return;
    expect(verdict.reason).toMatch(/^[\u4e00-\u9fff「」，]{4,}$/u);
    if (!mayRole) expect(verdict.because).toBe('role');
    else expect(verdict.because).toBe(statuses[0] === '-' ? 'nature' : 'status');
  });
});

describe('reasons', () => {
  it('are sentences for every action, status, nature and role', () => {
    const ends = everyCase.flatMap(({ action, room, role }) => {
      const { reason, because } = roomCan(action, room, role);
      if (because === 'role') return [reason ?? ''];
      return because === 'status' ? [(reason ?? '').replace(/^房间状态为「[^」]+」，/, '')] : [];
    });
    expect([...new Set(ends)].toSorted()).toEqual([
      '不能修改入住人',
      '不能修改性质和房型',
      '不能停用房间',
      '不能删除房间',
      '不能办理入住',
      '不能恢复使用',
      '不能打扫',
      '不能换房',
      '不能撤销入住',
      '不能改解除时间',
      '不能查看入住人',
      '不能检查',
      '不能清洁消毒',
      '不能续住或提前离店',
      '不能续住打扫',
      '不能转至其他酒店',
      '不能返工',
      '不能退出隔离',
      '不能退房',
      '没有权限修改入住人',
      '没有权限修改性质和房型',
      '没有权限停用房间',
      '没有权限删除房间',
      '没有权限办理入住',
      '没有权限恢复使用',
      '没有权限打印登记单',
      '没有权限打扫',
      '没有权限换房',
      '没有权限撤销入住',
      '没有权限查看入住人',
      '没有权限查看房间详情',
      '没有权限查看账单',
      '没有权限检查',
      '没有权限续住或提前离店',
      '没有权限续住打扫',
      '没有权限维修',
      '没有权限编辑房间',
      '没有权限解除维修',
      '没有权限转至其他酒店',
      '没有权限返工',
      '没有权限退出隔离',
      '没有权限退房',
      '没有登记单可打印',
      '没有账单',
    ]);
  });

  it.each([
    ['checkIn', RoomStatus.awaitingCleaning, false, '房间状态为「待打扫」，不能办理入住'],
    ['checkOut', RoomStatus.vacant, false, '房间状态为「空闲」，不能退房'],
    ['clean', RoomStatus.vacant, true, '房间状态为「空闲」，不能清洁消毒'],
    ['editNature', RoomStatus.occupied, false, '房间状态为「入住」，不能修改性质和房型'],
    ['checkIn', RoomStatus.vacant, true, '隔离房由隔离人员分配或申报审核安排入住'],
    ['checkOut', RoomStatus.occupied, true, '隔离房没有退房，请用「退出隔离」'],
  ] as const)('%s in status %i', (action, status, isIsolation, reason) => {
    expect(roomCan(action, { status, isIsolation }, Role.admin).reason).toBe(reason);
  });

  it('names what a role may not do', () => {
    const room = { status: RoomStatus.vacant, isIsolation: false };
    expect(roomCan('edit', room, Role.hotelMember).reason).toBe('没有权限编辑房间');
  });
});

describe('the next action of a card', () => {
  it.each([
    [RoomStatus.vacant, false, Role.hotelMember, 'checkIn'],
    [RoomStatus.reserved, false, Role.hotelMember, 'checkIn'],
    [RoomStatus.tentative, false, Role.hotelMember, 'checkIn'],
    [RoomStatus.occupied, false, Role.hotelMember, 'checkOut'],
    [RoomStatus.awaitingCleaning, false, Role.hotelMember, 'clean'],
    [RoomStatus.vacant, true, Role.hotelMember, null],
    [RoomStatus.occupied, true, Role.hotelMember, 'exitIsolation'],
    [RoomStatus.awaitingCleaning, true, Role.hotelMember, 'clean'],
    [RoomStatus.occupied, true, Role.antiEpidemic, 'exitIsolation'],
    [RoomStatus.awaitingCleaning, true, Role.antiEpidemic, 'clean'],
    [RoomStatus.vacant, false, Role.antiEpidemic, null],
  ] as const)('status %i, isolation %s, %s: %s', (status, isIsolation, role, expected) => {
    expect(nextRoomAction({ status, isIsolation }, role)).toBe(expected);
  });
});

it('offers 检查通过 and 返工 of a room that was cleaned', () => {
  const room = { status: RoomStatus.awaitingCleaning, isIsolation: false, isToInspect: true };
  expect(nextRoomAction(room, Role.hotelMember)).toBe('inspect');
  const offered = offeredRoomActions(room, Role.hotelMember);
  expect(offered.filter((one) => one === 'inspect' || one === 'redo')).toEqual(['inspect', 'redo']);
  expect(roomAllows('clean', room).reason).toBe('房间状态为「待查」，不能打扫');
});

describe('the menu of a room', () => {
  it.each([
    [
      'a normal room, to staff',
      false,
      Role.hotelMember,
      'view checkIn checkOut changeStay changeRoom undoStay bill printRegistration changeHotel clean modifyGuests setOutOfOrder',
    ],
    [
      'a normal room, to a manager',
      false,
      Role.hotelAdmin,
      'view checkIn checkOut changeStay changeRoom undoStay bill printRegistration changeHotel clean modifyGuests setOutOfOrder edit',
    ],
    [
      'an isolation room, to a manager',
      true,
      Role.hotelAdmin,
      'view changeStay changeRoom exitIsolation clean setOutOfOrder edit',
    ],
    [
      'an isolation room, to epidemic prevention',
      true,
      Role.antiEpidemic,
      'view changeStay changeRoom transfer exitIsolation clean setOutOfOrder',
    ],
    ['a normal room, to epidemic prevention', false, Role.antiEpidemic, ''],
  ])('%s', (_, isIsolation, role, expected) => {
    for (const status of roomStatuses) {
      // Who manages takes a vacant room out of the house.
      const leaves = role === Role.hotelAdmin && status === RoomStatus.vacant;
      const all = leaves ? `${expected} archive remove` : expected;
      expect(offeredRoomActions({ status, isIsolation }, role).join(' ')).toBe(all);
    }
  });

  it('of a room that is out of use: into use again, by who manages', () => {
    const room = { status: RoomStatus.vacant, isIsolation: false, blocked: { to: archivedUntil } };
    expect(offeredRoomActions(room, Role.hotelAdmin)).toEqual(['view', 'edit', 'restore']);
    expect(offeredRoomActions(room, Role.hotelMember)).toEqual(['view']);
  });
});

describe('a back end without the calls of the desk', () => {
  beforeEach(() => setDeskOffered(false));
  afterEach(() => setDeskOffered(true));

  it.each([
    [false, 'view checkIn checkOut printRegistration clean modifyGuests edit'],
    [true, 'view changeRoom exitIsolation clean edit'],
  ])('isolation %s', (isIsolation, expected) => {
    const room = { status: RoomStatus.occupied, isIsolation };
    expect(offeredRoomActions(room, null).join(' ')).toBe(expected);
  });
});

it('calls cleaning of an isolation room 清洁消毒', () => {
  expect(roomActionLabel('clean', true)).toBe('清洁消毒');
  expect(roomActionLabel('clean', false)).toBe('打扫');
  expect(roomActionLabel('viewGuests', true)).toBe('查看入住人');
});

it('lets managers add rooms', () => {
  expect(everyRole.filter((role) => mayCall(addRoom, role))).toEqual([Role.admin, Role.hotelAdmin]);
});

it('gives the statuses of an action', () => {
  expect(roomStatusesFor('checkIn')).toEqual([
    RoomStatus.vacant,
    RoomStatus.reserved,
    RoomStatus.tentative,
  ]);
});

it('sets a status by each change of it, an action or not, and by nothing else', () => {
  const statuses = Object.entries(roomTransitions).flatMap(([move, rule]) =>
    'to' in rule ? [[move, roomStatusLabel[rule.to]]] : [],
  );
  expect(Object.fromEntries(statuses)).toEqual({
    checkIn: '入住',
    checkOut: '待打扫',
    changeRoom: '待打扫',
    changeHotel: '待打扫',
    undoStay: '空闲',
    transfer: '待打扫',
    exitIsolation: '待打扫',
    clean: '空闲',
    inspect: '空闲',
    redo: '待打扫',
    moveIn: '入住',
    hold: '预订',
    holdUnpaid: '暂定',
    release: '空闲',
    awaitInspection: '待打扫',
  });
});

it.each([
  ['its own order', RoomStatus.reserved, '20318', '20318', false],
  ['another order', RoomStatus.reserved, '20318', '20311', true],
  ['a guest without an order', RoomStatus.reserved, '20318', null, true],
  ['an order that is not known', RoomStatus.reserved, null, null, true],
  ['a room that is held for an unpaid order', RoomStatus.tentative, '20318', null, true],
  ['its own unpaid order', RoomStatus.tentative, '20318', '20318', false],
  ['a vacant room', RoomStatus.vacant, null, null, false],
])('asks before it gives away a held room: %s', (_, status, held, given, expected) => {
  expect(isHeldForAnother({ status, orderId: held }, given)).toBe(expected);
});

it('names the order that loses its room', () => {
  expect(heldMessage({ status: RoomStatus.tentative, orderId: '20318' })).toBe(
    '房间已为订单 20318 暂定，请确认后再办理入住',
  );
});

it('offers without a role what the room allows', () => {
  const room = { status: RoomStatus.vacant, isIsolation: false };
  expect(roomCan('edit', room, null).isAllowed).toBe(true);
  expect(roomCan('checkOut', room, null)).toMatchObject({ because: 'status' });
  expect(mayCall(addRoom, null)).toBe(true);
});
