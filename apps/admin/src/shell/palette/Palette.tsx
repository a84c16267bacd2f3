import type { Id } from '@anzhu/api/contract/codecs';
import { orderPage } from '@anzhu/api/contract/order';
import { hotelStaff, type Role } from '@anzhu/api/contract/role';
import type { SearchHit } from '@anzhu/api/contract/search';
import { CommandPalette } from '@anzhu/ui/CommandPalette';
import { useAppearance } from '@anzhu/ui/theme';
import { useMemo, useState } from 'react';
import { useCall } from '../../data/useCall.ts';
import { useOwnProfile } from '../../data/useProfile.ts';
import { useRecordKey } from '../../url/useRecordKey.ts';
import { checkInKey, modifyKey, stayKey } from '../../url/dialogKeys.ts';
import { useMenu } from '../../data/menu.tsx';
import { actionGroup, screenGroup } from './groups.tsx';
import {
  arrivalCommand,
  arrivalGroup,
  arrivalsShown,
  recordCommand,
  recordId,
  orderCommands,
  recordSource,
  stayCommands,
} from './records.tsx';
import { useGo } from './useGo.ts';

/** How many are offered. */
const maxRecent = 6;

/**
 * Recently chosen commands by id, the newest last; a record with its search hit.
 * Kept in memory while the shell is mounted: it does not outlive the session.
 */
export type Recent = Map<string, SearchHit | null>;

/** Makes a command the newest. */
function note(recent: Recent, id: string, hit: SearchHit | null): void {
  recent.delete(id);
  recent.set(id, hit);
}

/** A hit without what can be done with a stay: it is offered again when the guests may have left. */
function withoutStay(hit: SearchHit | null): SearchHit | null {
  if (!hit) return null;
  const { stayRoomId: _, isModifiable: __, ...record } = hit;
  return record;
}

/** The newest first. */
const newestOf = (recent: Recent): [id: string, hit: SearchHit | null][] =>
  [...recent].toReversed().slice(0, maxRecent);

/** 办理入住 of those who arrive today, for a hotel's people; undefined while they are being read. */
function useArrivals(role: Role | null | undefined, open: (orderId: Id) => void) {
  const isOfHotel = hotelStaff.some((one) => one === role);
  const page = { page: 1, size: arrivalsShown };
  const { data } = useCall(orderPage, isOfHotel ? { page, due: 'arriving' } : null);
  const orders = data?.page.records;
  return useMemo(() => orders && arrivalGroup(orders, open), [orders, open]);
}

export interface PaletteProps {
  recent: Recent;
  /** What has been typed so far. */
  defaultQuery: string;
  /** Enter was pressed for it already. */
  isEntered: boolean;
  onEditProfile: (() => void) | undefined;
  onSignOut: () => void;
  onClose: (act?: () => void) => void;
}

/** The open palette: the screens and actions of the user, and the records that the server finds. */
export function Palette(props: PaletteProps) {
  const { recent, defaultQuery, isEntered, onEditProfile, onSignOut, onClose } = props;
  const menu = useMenu();
  const role = useOwnProfile().data?.role;
  const appearance = useAppearance();
  const go = useGo();

  const groups = useMemo(
    () => [
      screenGroup(menu, go),
      actionGroup({ menu, role, appearance, go, onEditProfile, onSignOut }),
    ],
    [menu, role, appearance, go, onEditProfile, onSignOut],
  );
  const toCommand = useMemo(() => {
    const routes = menu.flatMap(({ leaves }) => leaves.map(({ route }) => route));
    return (hit: SearchHit, actions?: Parameters<typeof recordCommand>[3]) =>
      recordCommand(hit, routes, go, actions);
  }, [menu, go]);
  const { open: openCheckIn } = useRecordKey(checkInKey);
  const { open: openStay } = useRecordKey(stayKey);
  const { open: openModify } = useRecordKey(modifyKey);
  const suggested = useArrivals(role, openCheckIn);
  const [found] = useState(() => new Map<string, SearchHit>());
  const sources = useMemo(
    () => [
      recordSource((hit) => {
        const ofOrder = orderCommands(openModify);
        const commands = [
          arrivalCommand(hit, openCheckIn, ofOrder),
          toCommand(hit, { ofStay: stayCommands(role, openStay), ofOrder }),
        ];
        for (const one of commands) if (one) found.set(one.id, hit);
        return commands;
      }),
    ],
    [found, toCommand, openCheckIn, openModify, openStay, role],
  );
  const latest = useMemo(() => {
    const byId = new Map(groups.flatMap(({ items }) => items).map((one) => [one.id, one]));
    return newestOf(recent).flatMap(([id, hit]) => (hit ? toCommand(hit) : byId.get(id)) ?? []);
  }, [recent, groups, toCommand]);

  return (
    <CommandPalette
      isOpen
      groups={groups}
      sources={sources}
      {...{ suggested }}
      recent={latest}
      {...{ defaultQuery, isEntered }}
      placeholder="搜索客人、房间号、订单号、号码后四位、页面或操作"
      onAction={({ id }) => {
        // Later the guests may have left.
        const hit = withoutStay(found.get(id) ?? recent.get(id) ?? null);
        note(recent, hit ? recordId(hit) : id, hit);
      }}
      onClose={onClose}
    />
  );
}
