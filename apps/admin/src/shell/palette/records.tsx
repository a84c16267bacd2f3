import type { Id } from '@anzhu/api/contract/codecs';
import {
  hitKindLabel,
  hitTargetKind,
  search,
  type HitKind,
  type SearchHit,
} from '@anzhu/api/contract/search';
import type { Order } from '@anzhu/api/contract/order';
import { recordTarget } from '@anzhu/domain/record';
import type { Command, CommandGroup, CommandSource } from '@anzhu/ui/CommandPalette';
import { BedDouble, LogIn, ReceiptText, UserRound } from '@anzhu/ui/Icon';
import type { ReactNode } from 'react';
import { client } from '../../session/client.ts';
import type { Go } from './useGo.ts';

const icons: Record<HitKind, ReactNode> = {
  room: <BedDouble size={16} />,
  order: <ReceiptText size={16} />,
  person: <UserRound size={16} />,
};

/** The longest keyword of the call. */
const maxLength = 50;

/** The id of a record's command. */
export const recordId = ({ kind, id }: SearchHit): string => `${kind} ${id}`;

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
): Command | undefined {
  const { kind, id, title, hint, hotelId } = hit;
  const group = hitKindLabel[kind];
  const target = recordTarget({ kind: hitTargetKind[kind], id, name: title, hotelId }, routes);
  return target
    ? {
        id: recordId(hit),
        title,
        description: hint ?? undefined,
        icon: icons[kind],
        group,
        onAction: () => go(target.route, target.query),
      }
    : undefined;
}

/** The command that opens the check-in of a guest who arrives; nothing for other records. */
export const arrivalCommand = (
  { id, hint, arrivingGuest }: SearchHit,
  open: (orderId: Id) => void,
): Command | undefined =>
  arrivingGuest === undefined
    ? undefined
    : {
        id: `checkIn ${id}`,
        title: `去入住 ${arrivingGuest}`,
        description: hint ?? undefined,
        icon: <LogIn size={16} />,
        group: arrivals,
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

/** The heading of guests who arrive. */
const arrivals = '办理入住';

/** Guests who arrive, rooms, orders and people in isolation, as the server finds them for the user. */
export const recordSource = (
  toCommands: (hit: SearchHit) => readonly (Command | undefined)[],
): CommandSource => ({
  id: 'records',
  label: '记录',
  search: async (keyword, signal) => {
    if (keyword.length > maxLength) return [];
    const hits = await client.call(search, { keyword }, { signal });
    const commands = hits.flatMap((hit) => toCommands(hit)).filter((one) => one !== undefined);
    const isArrival = ({ group }: Command): boolean => group === arrivals;
    return [...commands.filter(isArrival), ...commands.filter((one) => !isArrival(one))];
  },
});
