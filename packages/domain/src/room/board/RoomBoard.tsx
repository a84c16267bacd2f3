import type { Role } from '@anzhu/api/contract/role';
import type { Room, RoomStatus } from '@anzhu/api/contract/room';
import type { RoomAction } from '@anzhu/api/rules/roomTransitions';
import { ErrorState, EmptyState } from '@anzhu/ui/State';
import { useMemo, type ReactNode } from 'react';
import { Button } from '@anzhu/ui/Button';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { BoardGrid } from './BoardGrid.tsx';
import { countByStatus } from './floors.ts';
import { board, head, strip, tools } from './RoomBoard.css.ts';
import { StatusFilter } from './StatusFilter.tsx';
import type { BoardDays } from '../roomNote.ts';
import { roomStatusLook } from '../status.ts';

export interface RoomBoardProps extends BoardDays {
  /** Every room of the hotel that matches the filters, of any status; undefined before the first load. */
  rooms: readonly Room[] | undefined;
  /** The role of the user: the cards have the actions that it allows; null while it is loading. */
  role: Role | null;
  /** Only rooms of this status are shown; null shows all. */
  status: RoomStatus | null;
  /** Called with the status whose count was pressed, with null when it is pressed again. */
  onStatusChange: (status: RoomStatus | null) => void;
  /** Called with an action that `roomCan` allows. Must be stable. */
  onAction: (action: RoomAction, room: Room) => void;
  /** 紧凑: number, glyph and one line of each room, for a whole hotel on one screen. @default false */
  isCompact?: boolean | undefined;
  /** The rooms are those of an older filter; the new ones are being loaded. */
  isStale?: boolean | undefined;
  /** Why the last load failed, and what 重试 does. What was loaded before stays. */
  error?: { message: string; onRetry: () => void } | undefined;
  /** What acts on the whole board, beside the counts: 新增房间. */
  toolbar?: ReactNode;
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
  toolbar,
  empty,
  isCompact = false,
  ...shared
}: RoomBoardProps) {
  const known = rooms ?? none;
  const counts = useMemo(() => countByStatus(known), [known]);
  const shown = useMemo(
    () => (status === null ? known : known.filter((room) => room.status === status)),
    [known, status],
  );

  if (!rooms)
    return error ? <ErrorState {...error} /> : <BoardSkeleton {...{ toolbar, isCompact }} />;
  return (
    <div className={board}>
      <div className={head}>
        <div className={strip}>
          <StatusFilter counts={counts} value={status} onChange={onStatusChange} />
        </div>
        <div className={tools}>{toolbar}</div>
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
  status: RoomStatus | null;
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
      title={`没有状态为「${roomStatusLook[status].label}」的房间`}
      action={<Button onPress={onShowAll}>显示全部</Button>}
    />
  );
}
