import type { Id } from '@anzhu/api/contract/codecs';
import {
  hitKindLabel,
  hitTargetKind,
  search,
  type HitKind,
  type SearchHit,
} from '@anzhu/api/contract/search';
import type { Order } from '@anzhu/api/contract/order';
import type { Role } from '@anzhu/api/contract/role';
import { RoomStatus } from '@anzhu/api/contract/room';
import { roomCan } from '@anzhu/api/rules/roomTransitions';
import { recordTarget } from '@anzhu/domain/record';
import type { Command, CommandAction, CommandGroup, CommandSource } from '@anzhu/ui/CommandPalette';
import { BedDouble, LogIn, ReceiptText, UserRound } from '@anzhu/ui/Icon';
import type { ReactNode } from 'react';
import { client } from '../../session/client.ts';
import { stayActions, stayValue, type StayAction } from '../../flows/stayAction.ts';
import type { Go } from './useGo.ts';

const icons: Record<HitKind, ReactNode> = {
  room: <BedDouble size={16} />,
  order: <ReceiptText size={16} />,
  person: <UserRound size={16} />,
};

/** The longest keyword of the call. */
const maxLength = 50;

/** The id of a record's command: guests of an order may be in several rooms. */
export const recordId = ({ kind, id, stayRoomId }: SearchHit): string =>
  [kind, id, stayRoomId].filter((one) => one !== undefined).join(' ');

/** The words of what is done with a stay. */
const stayWords: Record<StayAction, string> = {
  checkOut: '退房',
  bill: '账单',
  changeStay: '续住',
  changeRoom: '换房',
};

/** What can be done with guests who are in. */
export type StayCommands = (roomId: Id) => readonly CommandAction[];

/** Those that the role may do; every one for a user of another back end, who has no role. */
export const stayCommands =
  (role: Role | null | undefined, open: (value: string) => void): StayCommands =>
  (roomId) =>
    stayActions
      .filter((action) => role === null || (role && roomCan(action, inRoom, role).isAllowed))
      .map((action) => ({
        id: action,
        label: stayWords[action],
        onAction: () => open(stayValue(action, roomId)),
      }));

const inRoom = { status: RoomStatus.occupied, isIsolation: false };

/** 修改预订 of an order that was found. */
export type OrderCommands = (orderId: Id) => readonly CommandAction[];

export const orderCommands =
  (open: (orderId: Id) => void): OrderCommands =>
  (orderId) => [{ id: 'modify', label: '修改预订', onAction: () => open(orderId) }];

/** What can be done with a record where it is found. */
interface RecordCommands {
  ofStay: StayCommands;
  ofOrder: OrderCommands;
}

const actionsOf = (
  { id, stayRoomId, isModifiable }: SearchHit,
  { ofStay, ofOrder }: RecordCommands,
): readonly CommandAction[] | undefined =>
  stayRoomId !== undefined ? ofStay(stayRoomId) : isModifiable ? ofOrder(id) : undefined;

/**
 * The command that opens a record on its screen.
 *
 * @param routes the screens of the user
 * @returns nothing for a kind without a screen of the user's
 */
export function recordCommand(
  hit: SearchHit,
  routes: readonly string[],
  go: Go,
  actions?: RecordCommands,
): Command | undefined {
  const { kind, id, title, hint, hotelId, stayRoomId } = hit;
  const isInHouse = kind === 'order' && stayRoomId !== undefined;
  const group = isInHouse ? inHouse : hitKindLabel[kind];
  const target = recordTarget({ kind: hitTargetKind[kind], id, name: title, hotelId }, routes);
  return target
    ? {
        id: recordId(hit),
        title,
        description: hint ?? undefined,
        icon: isInHouse ? <UserRound size={16} /> : icons[kind],
        group,
        actions: actions && actionsOf(hit, actions),
        onAction: () => go(target.route, target.query),
      }
    : undefined;
}

/** The command that opens the check-in of a guest who arrives; nothing for other records. */
export const arrivalCommand = (
  { id, hint, arrivingGuest, isModifiable }: SearchHit,
  open: (orderId: Id) => void,
  ofOrder: OrderCommands,
): Command | undefined =>
  arrivingGuest === undefined
    ? undefined
    : {
        id: `checkIn ${id}`,
        title: `去入住 ${arrivingGuest}`,
        description: hint ?? undefined,
        icon: <LogIn size={16} />,
        group: arrivals,
        actions: isModifiable ? ofOrder(id) : undefined,
        onAction: () => open(id),
      };

/** How many guests who arrive are offered before anything is typed. */
export const arrivalsShown = 4;

/** 办理入住 of guests who arrive today. */
export const arrivalGroup = (
  orders: readonly Order[],
  open: (orderId: Id) => void,
): CommandGroup => ({
  id: 'arrivals',
  label: arrivals,
  items: orders.map(({ id, name, roomName, roomTypeName }) => ({
    id: `checkIn ${id}`,
    title: [arrivals, roomName, name].filter(Boolean).join(' '),
    description: [`订单 ${id}`, roomTypeName].filter(Boolean).join(' · '),
    icon: <LogIn size={16} />,
    onAction: () => open(id),
  })),
});

/** The headings of guests who arrive, and of those who are in. */
const arrivals = '办理入住';
const inHouse = '在住';

/** Guests who are in come first, then those who arrive. A number that is a room's has named the room. */
function rankOf({ group, title }: Command, keyword: string): number {
  if (group === hitKindLabel.room && title === keyword.split(/\s+/).at(-1)) return 0;
  return group === inHouse ? 1 : group === arrivals ? 2 : 3;
}

/** Guests who are in, those who arrive, rooms, orders and people in isolation, as the server finds them for the user. */
export const recordSource = (
  toCommands: (hit: SearchHit) => readonly (Command | undefined)[],
): CommandSource => ({
  id: 'records',
  label: '记录',
  search: async (keyword, signal) => {
    if (keyword.length > maxLength) return [];
    const hits = await client.call(search, { keyword }, { signal });
    const commands = hits.flatMap((hit) => toCommands(hit)).filter((one) => one !== undefined);
    return commands.toSorted((one, other) => rankOf(one, keyword) - rankOf(other, keyword));
  },
});
