import type { Id } from '../contract/codecs.ts';
import { everyRole, hotelSide, management, Role } from '../contract/role.ts';
import { RoomStatus, roomStatuses, roomStatusLabel } from '../contract/room.ts';

/** What can be done with a room. `editNature` is the part of an edit that changes nature or type. */
export const roomActions = [
  'view',
  'checkIn',
  'checkOut',
  'changeRoom',
  'exitIsolation',
  'clean',
  'viewGuests',
  'modifyGuests',
  'edit',
  'editNature',
] as const;
export type RoomAction = (typeof roomActions)[number];

/** What a rule looks at: a room of the board has it. */
export interface RoomState {
  status: RoomStatus;
  isIsolation: boolean;
}

interface RoomRule {
  label: string;
  /** Its word in an isolation room, where it differs. */
  isolationLabel?: string;
  roles: readonly Role[];
  statuses: readonly RoomStatus[];
  /** Why rooms of a nature never offer it; a nature that is not named does. */
  neverNormal?: string;
  neverIsolation?: string;
}

const { vacant, occupied, reserved, tentative, awaitingCleaning } = RoomStatus;

/** Which room offers what, to whom (spec: rooms and stays; roles). */
const rules: Record<RoomAction, RoomRule> = {
  view: { label: '房间详情', roles: everyRole, statuses: roomStatuses },
  checkIn: {
    label: '办理入住',
    roles: hotelSide,
    statuses: [vacant, reserved, tentative],
    neverIsolation: '隔离房由隔离人员分配或申报审核安排入住',
  },
  checkOut: {
    label: '退房',
    roles: hotelSide,
    statuses: [occupied],
    neverIsolation: '隔离房没有退房，请用「退出隔离」',
  },
  changeRoom: {
    label: '换房',
    roles: everyRole,
    statuses: [occupied],
    neverNormal: '只有隔离房可以换房',
  },
  exitIsolation: {
    label: '退出隔离',
    roles: everyRole,
    statuses: [occupied],
    neverNormal: '普通房没有隔离人员',
  },
  clean: {
    label: '打扫',
    isolationLabel: '清洁消毒',
    roles: everyRole,
    statuses: [awaitingCleaning],
  },
  viewGuests: { label: '查看入住人', roles: everyRole, statuses: [occupied] },
  modifyGuests: {
    label: '修改入住人',
    roles: hotelSide,
    statuses: [occupied],
    neverIsolation: '隔离人员在「隔离人员管理」中修改',
  },
  edit: { label: '编辑房间', roles: management, statuses: roomStatuses },
  editNature: { label: '修改性质和房型', roles: management, statuses: [vacant] },
};

/** The word of an action: 打扫 is 清洁消毒 in an isolation room. */
export function roomActionLabel(action: RoomAction, isIsolation: boolean): string {
  const { label, isolationLabel } = rules[action];
  return isIsolation && isolationLabel ? isolationLabel : label;
}

/**
 * Whether an action may be done, else why not, in words. `reason` fits a `disabledReason` as it is.
 * `because` says what stands in the way: a role and a nature never change while one looks at the
 * room, so what they forbid is not offered at all; a status does, so what it forbids is explained.
 */
export type RoomVerdict =
  | { isAllowed: true; because?: undefined; reason?: undefined }
  | { isAllowed: false; because: 'role' | 'nature' | 'status'; reason: string };

const allowed: RoomVerdict = { isAllowed: true };

/** Whether the room itself offers an action, whoever asks: what the server decides a 409 by. */
export function roomAllows(action: RoomAction, room: RoomState): RoomVerdict {
  const { neverNormal, neverIsolation, statuses } = rules[action];
  const never = room.isIsolation ? neverIsolation : neverNormal;
  if (never) return { isAllowed: false, because: 'nature', reason: never };
  if (statuses.includes(room.status)) return allowed;
  return {
    isAllowed: false,
    because: 'status',
    reason: `房间状态为「${roomStatusLabel[room.status]}」，不能${roomActionLabel(action, room.isIsolation)}`,
  };
}

/** Whether this person may do it to this room now. Epidemic-prevention staff have isolation rooms only. */
export function roomCan(action: RoomAction, room: RoomState, role: Role): RoomVerdict {
  const isOutside = role === Role.antiEpidemic && !room.isIsolation;
  if (isOutside || !rules[action].roles.includes(role)) {
    const label = roomActionLabel(action, room.isIsolation);
    return { isAllowed: false, because: 'role', reason: `没有权限${label}` };
  }
  return roomAllows(action, room);
}

/** Whether this person may add rooms. */
export const canAddRoom = (role: Role): boolean => rules.edit.roles.includes(role);

/** The statuses in which a room of either nature may offer an action: for conditional updates and pickers. */
export const roomStatusesFor = (action: RoomAction): readonly RoomStatus[] =>
  rules[action].statuses;

const nextSteps = ['clean', 'checkOut', 'exitIsolation', 'checkIn'] as const;

/** The action that a room waits for, shown on its card; null where nothing is to be done. */
export function nextRoomAction(room: RoomState, role: Role): RoomAction | null {
  return nextSteps.find((action) => roomCan(action, room, role).isAllowed) ?? null;
}

/** Every action that the menu of a room lists, possible now or not: what a role or nature rules out is left away. */
export function offeredRoomActions(room: RoomState, role: Role): RoomAction[] {
  return roomActions.filter((action) => {
    const { because } = roomCan(action, room, role);
    return action !== 'editNature' && because !== 'role' && because !== 'nature';
  });
}

/**
 * Whether a room is held for a paid order other than the one that is checked in: the clerk is asked
 * first, and the call carries `acceptReserved` (spec: rooms and stays). `orderId` is null for a guest without an order.
 */
export function isHeldForAnother(
  room: { status: RoomStatus; orderId: Id | null },
  orderId: Id | null,
): boolean {
  return room.status === RoomStatus.reserved && (orderId === null || room.orderId !== orderId);
}
