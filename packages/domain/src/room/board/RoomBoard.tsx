import type { Role } from '@anzhu/api/contract/role';
import type { Room } from '@anzhu/api/contract/room';
import type { RoomAction } from '@anzhu/api/rules/roomTransitions';
import { ErrorState, EmptyState } from '@anzhu/ui/State';
import { useMemo, type ReactNode } from 'react';
import { Button } from '@anzhu/ui/Button';
import { Letterhead } from '../../paper/index.ts';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { BoardGrid } from './BoardGrid.tsx';
import { countByStatus } from './floors.ts';
import { board, strip } from './RoomBoard.css.ts';
import { StatusFilter } from './StatusFilter.tsx';
import type { BoardDays } from '../roomNote.ts';
import { shownStatus } from '../outOfOrder.ts';
import { type ShownStatus, shownStatusLook } from '../status.ts';

export interface RoomBoardProps extends BoardDays {
  /** Of its hotel: for the head of the sheet, where it is printed. */
  hotelName?: string | null | undefined;
  /** Every room of the hotel that matches the filters, of any status; undefined before the first load. */
  rooms: readonly Room[] | undefined;
  /** The role of the user: the cards have the actions that it allows; null while it is loading. */
  role: Role | null;
  /** Only rooms of this status are shown; null shows all. */
  status: ShownStatus | null;
  /** Called with the status whose count was pressed, with null when it is pressed again. */
  onStatusChange: (status: ShownStatus | null) => void;
  /** Called with an action that `roomCan` allows. Must be stable. */
  onAction: (action: RoomAction, room: Room) => void;
  /** 紧凑: number, glyph and one line of each room, for a whole hotel on one screen. @default false */
  isCompact?: boolean | undefined;
  /** The room whose record is open. */
  openId?: Room['id'] | undefined;
  /** The rooms are those of an older filter; the new ones are being loaded. */
  isStale?: boolean | undefined;
  /** Why the last load failed, and what 重试 does. What was loaded before stays. */
  error?: { message: string; onRetry: () => void } | undefined;
  /** Shown when there is no room at all: why, and the next step, as 重置 of the filters. */
  empty?: { title?: string; description?: string; action?: ReactNode } | undefined;
}

const none: readonly Room[] = [];

/**
 * The hotel at a glance: floors of room cards, the counts per status as filters above them. `isCompact` shows a whole
 * hotel on one screen.
 *
 * Rooms that change while it is open flash once. Give it every room of the hotel: it narrows by
 * status itself, so that the counts stay true.
 *
 * Keyboard: Tab reaches one card; arrows move from card to card, Home and End along the floor,
 * with Ctrl over the board, PageUp and PageDown by floors; Enter opens the record, I checks in, O checks out, C cleans;
 * the menu key or Shift+F10 opens everything else.
 */
export function RoomBoard({
  rooms,
  status,
  onStatusChange,
  error,
  empty,
  isCompact = false,
  hotelName = null,
  ...shared
}: RoomBoardProps) {
  const { hotelDay } = shared;
  const known = rooms ?? none;
  const counts = useMemo(() => countByStatus(known, hotelDay), [known, hotelDay]);
  const shown = useMemo(
    () =>
      status === null ? known : known.filter((room) => shownStatus(room, hotelDay) === status),
    [known, status, hotelDay],
  );

  if (!rooms) return error ? <ErrorState {...error} /> : <BoardSkeleton isCompact={isCompact} />;
  return (
    <div className={board}>
      <Letterhead hotelName={hotelName} name={`房间管理 ${hotelDay}`} />
      <div className={strip}>
        <StatusFilter counts={counts} value={status} onChange={onStatusChange} />
      </div>
      {error && <ErrorState {...error} />}
      {shown.length > 0 ? (
        <BoardGrid rooms={shown} isCompact={isCompact} {...shared} />
      ) : (
        <EmptyBoard status={status} {...empty} onShowAll={() => onStatusChange(null)} />
      )}
    </div>
  );
}

interface EmptyBoardProps {
  status: ShownStatus | null;
  /** Shown when no filter of status is to blame. */
  title?: string | undefined;
  description?: string | undefined;
  action?: ReactNode;
  onShowAll: () => void;
}

/** A board without cards: because no room has the chosen status, or because there is none. */
function EmptyBoard({
  status,
  title = '暂无房间',
  description,
  action,
  onShowAll,
}: EmptyBoardProps) {
  if (status === null) return <EmptyState {...{ title, description, action }} />;
  return (
    <EmptyState
      title={`没有状态为「${shownStatusLook[status].label}」的房间`}
      action={<Button onPress={onShowAll}>显示全部</Button>}
    />
  );
}
