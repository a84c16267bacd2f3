import type { Id } from '../contract/codecs.ts';
import { closedRefusal, isOfClosedHotel } from '../contract/closedHotel.ts';
import { isDeskOffered } from '../contract/desk.ts';
import { epidemicSide, everyRole, hotelSide, management, Role } from '../contract/role.ts';
import {
  isArchived,
  RoomStatus,
  roomStatuses,
  roomStatusLabel,
  toInspectLabel,
} from '../contract/room.ts';
import { oversoldMessage } from './availability.ts';
import type { Verdict } from './verdict.ts';

/** The actions on a room. `editNature` is an edit that changes nature or type. */
export const roomActions = [
  'view',
  'checkIn',
  'checkOut',
  'changeStay',
  'changeRoom',
  'undoStay',
  'bill',
  'printRegistration',
  'changeHotel',
  'transfer',
  'exitIsolation',
  'clean',
  'inspect',
  'redo',
  'service',
  'viewGuests',
  'modifyGuests',
  'setOutOfOrder',
  'endOutOfOrder',
  'edit',
  'editNature',
  'archive',
  'restore',
  'remove',
] as const;
export type RoomAction = (typeof roomActions)[number];

/** The fields that the rules depend on. */
export interface RoomState {
  status: RoomStatus;
  isIsolation: boolean;
  /** The repair that can be ended; null or absent without one. */
  blocked?: { to: string } | null;
  /** It was cleaned and awaits its inspection. */
  isToInspect?: boolean | null;
  isHotelClosed?: boolean | undefined;
}

/** The status of a room in words: 待查 of one that was cleaned and awaits its inspection. */
export const roomStateLabel = ({
  status,
  isToInspect,
}: Pick<RoomState, 'status' | 'isToInspect'>): string =>
  isToInspect ? toInspectLabel : roomStatusLabel[status];

interface RoomRule {
  label: string;
  /** The label in an isolation room, where it differs. */
  isolationLabel?: string;
  /** What is done, where the label is a thing: 查看账单. */
  verb?: string;
  /** The end of a refusal by status. @default 不能 and what is done */
  refusal?: string;
  roles: readonly Role[];
  statuses: readonly RoomStatus[];
  /** The status afterwards, of the room that is left; absent when it stays the same. */
  to?: RoomStatus;
  /** Only while it awaits its inspection, or only while it does not; absent where it makes no difference. */
  isInspection?: boolean;
  /** Why normal or isolation rooms never allow it; absent when they do. */
  neverNormal?: string;
  neverIsolation?: string;
  /** A closed hotel does not do it. */
  sells?: true;
  /** By a call of the desk, which another back end may lack: in every room, or in normal ones. */
  desk?: 'every' | 'normal';
}

const { vacant, occupied, reserved, tentative, awaitingCleaning } = RoomStatus;

/** The actions on a room: in which statuses, by which roles (spec: rooms and stays; roles). */
const rules = {
  view: { label: '房间详情', verb: '查看房间详情', roles: everyRole, statuses: roomStatuses },
  checkIn: {
    label: '办理入住',
    sells: true,
    roles: hotelSide,
    statuses: [vacant, reserved, tentative],
    to: occupied,
    neverIsolation: '隔离房由隔离人员分配或申报审核安排入住',
  },
  checkOut: {
    label: '退房',
    roles: hotelSide,
    statuses: [occupied],
    to: awaitingCleaning,
    neverIsolation: '隔离房没有退房，请用「退出隔离」',
  },
  changeRoom: {
    label: '换房',
    sells: true,
    desk: 'normal',
    roles: everyRole,
    statuses: [occupied],
    to: awaitingCleaning,
  },
  changeStay: {
    label: '续住或提前离店',
    sells: true,
    desk: 'every',
    isolationLabel: '改解除时间',
    roles: everyRole,
    statuses: [occupied],
  },
  undoStay: {
    label: '撤销入住',
    desk: 'every',
    roles: hotelSide,
    statuses: [occupied],
    to: vacant,
    neverIsolation: '隔离入住不能撤销',
  },
  changeHotel: {
    label: '转至其他酒店',
    sells: true,
    desk: 'every',
    roles: hotelSide,
    statuses: [occupied],
    to: awaitingCleaning,
    neverIsolation: '隔离人员请用「转至其他酒店」分配',
  },
  bill: {
    label: '账单',
    verb: '查看账单',
    refusal: '没有账单',
    desk: 'every',
    roles: hotelSide,
    statuses: [occupied],
    neverIsolation: '隔离入住没有账单',
  },
  printRegistration: {
    label: '打印登记单',
    refusal: '没有登记单可打印',
    roles: hotelSide,
    statuses: [occupied],
    neverIsolation: '隔离入住没有登记单',
  },
  transfer: {
    label: '转至其他酒店',
    desk: 'every',
    roles: epidemicSide,
    statuses: [occupied],
    to: awaitingCleaning,
    neverNormal: '普通房没有隔离人员',
  },
  exitIsolation: {
    label: '退出隔离',
    roles: everyRole,
    statuses: [occupied],
    to: awaitingCleaning,
    neverNormal: '普通房没有隔离人员',
  },
  clean: {
    label: '打扫',
    isolationLabel: '清洁消毒',
    roles: everyRole,
    statuses: [awaitingCleaning],
    to: vacant,
    isInspection: false,
  },
  inspect: {
    label: '检查通过',
    verb: '检查',
    desk: 'every',
    roles: everyRole,
    statuses: [awaitingCleaning],
    to: vacant,
    isInspection: true,
  },
  redo: {
    label: '返工',
    desk: 'every',
    roles: everyRole,
    statuses: [awaitingCleaning],
    to: awaitingCleaning,
    isInspection: true,
  },
  // The room stays as it is.
  service: {
    label: '续住打扫',
    desk: 'normal',
    roles: hotelSide,
    statuses: [occupied],
    neverIsolation: '隔离期间不进房打扫',
  },
  // Which nights are free of guests and orders, the server says.
  setOutOfOrder: { label: '维修', roles: everyRole, statuses: roomStatuses, desk: 'every' },
  endOutOfOrder: { label: '解除维修', roles: everyRole, statuses: roomStatuses, desk: 'every' },
  viewGuests: { label: '查看入住人', roles: everyRole, statuses: [occupied] },
  modifyGuests: {
    label: '修改入住人',
    roles: hotelSide,
    statuses: [occupied],
    neverIsolation: '隔离人员在「隔离人员管理」中修改',
  },
  edit: { label: '编辑房间', roles: management, statuses: roomStatuses },
  editNature: { label: '修改性质和房型', roles: management, statuses: [vacant] },
  archive: { label: '停用房间', roles: management, statuses: [vacant], desk: 'every' },
  restore: { label: '恢复使用', roles: management, statuses: [vacant], desk: 'every' },
  // Whether it was ever used, the server says.
  remove: { label: '删除房间', roles: management, statuses: [vacant], desk: 'every' },
} as const satisfies Record<RoomAction, RoomRule>;

const ruleOf = (action: RoomAction): RoomRule => rules[action];

/** An action that changes the status, also where the room is to be cleaned once more. */
export type RoomTransition = {
  [Action in RoomAction]: (typeof rules)[Action] extends { to: RoomStatus } ? Action : never;
}[RoomAction];

interface Move {
  statuses: readonly RoomStatus[];
  to: RoomStatus;
}

/** Status changes that no action on the room is: by its order, an isolation, guests of another room. */
const moves = {
  /** Guests of another room move in, or someone is isolated. */
  moveIn: { statuses: [vacant], to: occupied },
  hold: { statuses: [vacant], to: reserved },
  /** For an order that is not paid. */
  holdUnpaid: { statuses: [vacant], to: tentative },
  release: { statuses: [reserved, tentative], to: vacant },
  /** Cleaned, in a hotel that inspects. */
  awaitInspection: { statuses: [awaitingCleaning], to: awaitingCleaning },
} as const satisfies Record<string, Move>;

/** All status changes. The server sets `to` where the status is in `statuses`. */
export const roomTransitions: {
  [Action in RoomTransition]: Pick<(typeof rules)[Action], 'statuses' | 'to'>;
} & typeof moves = { ...rules, ...moves };

/** The label of an action: 打扫 is 清洁消毒 in an isolation room. */
export function roomActionLabel(action: RoomAction, isIsolation: boolean): string {
  const { label, isolationLabel } = ruleOf(action);
  return isIsolation && isolationLabel ? isolationLabel : label;
}

/** What is done, in the sentence of a refusal. */
const verbOf = (action: RoomAction, isIsolation: boolean): string =>
  ruleOf(action).verb ?? roomActionLabel(action, isIsolation);

type RoomVerdict = Verdict<'role' | 'nature' | 'status'>;

/** Whether the room allows the action, for any role: the server refuses with 409 when it does not. */
export function roomAllows(action: RoomAction, room: RoomState): RoomVerdict {
  const { neverNormal, neverIsolation, statuses, refusal, isInspection } = ruleOf(action);
  const never = room.isIsolation ? neverIsolation : neverNormal;
  if (never) return { isAllowed: false, because: 'nature', reason: never };
  const isToInspect = Boolean(room.isToInspect);
  const isFit = isInspection === undefined || isInspection === isToInspect;
  if (statuses.includes(room.status) && isFit) return { isAllowed: true };
  return {
    isAllowed: false,
    because: 'status',
    reason: `房间状态为「${roomStateLabel(room)}」，${refusal ?? `不能${verbOf(action, room.isIsolation)}`}`,
  };
}

/**
 * Whether the role may do it in this room. Epidemic-prevention staff have isolation rooms only. Without a
 * role, as other back ends send none, every action is offered and the server refuses; those of the desk where the
 * back end has them.
 */
export function roomCan(action: RoomAction, room: RoomState, role: Role | null): RoomVerdict {
  const { roles, desk, sells } = ruleOf(action);
  const isOutside = role === Role.antiEpidemic && !room.isIsolation;
  const isOfDesk = desk === 'every' || (desk === 'normal' && !room.isIsolation);
  const isLacking = isOfDesk && !isDeskOffered();
  if (isOutside || isLacking || (role !== null && !roles.includes(role))) {
    const verb = verbOf(action, room.isIsolation);
    return { isAllowed: false, because: 'role', reason: `没有权限${verb}` };
  }
  const verdict = roomAllows(action, room);
  return verdict.isAllowed && sells === true && isOfClosedHotel(room)
    ? {
        isAllowed: false,
        because: 'status',
        reason: closedRefusal(verbOf(action, room.isIsolation)),
      }
    : verdict;
}

/** The statuses that allow an action, in either nature, for conditional updates and pickers. */
export const roomStatusesFor = (action: RoomAction): readonly RoomStatus[] =>
  rules[action].statuses;

const nextSteps = ['clean', 'inspect', 'checkOut', 'exitIsolation', 'checkIn'] as const;

/** The next action of a room, shown on its card; null when there is none. */
export function nextRoomAction(room: RoomState, role: Role | null): RoomAction | null {
  return nextSteps.find((action) => roomCan(action, room, role).isAllowed) ?? null;
}

/**
 * In the menu of a room: its guests are in its record, its nature is a part of 编辑房间, 续住打扫 is in 打扫清单. What ends a
 * repair or an inspection is there while there is one. Only a vacant room leaves the house; one that has is taken into use again.
 */
function isInMenu(action: RoomAction, room: RoomState): boolean {
  if (isArchived(room)) return action === 'view' || action === 'edit' || action === 'restore';
  if (action === 'restore') return false;
  if (action === 'archive' || action === 'remove') return room.status === vacant;
  if (action === 'endOutOfOrder') return Boolean(room.blocked);
  if (action === 'inspect' || action === 'redo') return Boolean(room.isToInspect);
  return action !== 'editNature' && action !== 'viewGuests' && action !== 'service';
}

/** The actions in the menu of a room, allowed in its status or not; without those that role or nature forbid. */
export function offeredRoomActions(room: RoomState, role: Role | null): RoomAction[] {
  return roomActions.filter((action) => {
    const { because } = roomCan(action, room, role);
    return isInMenu(action, room) && because !== 'role' && because !== 'nature';
  });
}

interface HeldRoom {
  status: RoomStatus;
  /** The order that the room is held for. */
  orderId: Id | null;
}

/**
 * Whether a room is held for an order other than the one that is checked in: the check-in then needs a
 * confirmation, sent as `acceptReserved` (spec: rooms and stays). `orderId` is null for a guest without an
 * order.
 */
export function isHeldForAnother(room: HeldRoom, orderId: Id | null): boolean {
  const isHeld = room.status === reserved || room.status === tentative;
  return isHeld && (orderId === null || room.orderId !== orderId);
}

/** The question before a check-in leaves an order that holds the room without any: 订单 3 将没有房间：该房型 03-18 已售完，将超售. */
export const losesRoomMessage = (orderId: Id, full: readonly string[]): string =>
  `订单 ${orderId} 将没有房间：${oversoldMessage(full)}`;

/** The refusal of a check-in without that confirmation: it names the order that loses the room. */
export const heldMessage = ({ status, orderId }: HeldRoom): string =>
  `房间已为订单 ${orderId} ${roomStatusLabel[status]}，请确认后再办理入住`;
