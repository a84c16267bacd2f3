import {
  hitKindLabel,
  hitTargetKind,
  search,
  type HitKind,
  type SearchHit,
} from '@anzhu/api/contract/search';
import { recordTarget } from '@anzhu/domain/record';
import type { Command, CommandSource } from '@anzhu/ui/CommandPalette';
import { BedDouble, ReceiptText, UserRound } from '@anzhu/ui/Icon';
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

/** Rooms, orders and people in isolation, as the server finds them for the user. */
export const recordSource = (
  toCommand: (hit: SearchHit) => Command | undefined,
): CommandSource => ({
  id: 'records',
  label: '记录',
  search: async (keyword, signal) => {
    if (keyword.length > maxLength) return [];
    const hits = await client.call(search, { keyword }, { signal });
    return hits.flatMap((hit) => toCommand(hit) ?? []);
  },
});
