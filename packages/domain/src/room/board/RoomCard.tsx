import type { Role } from '@anzhu/api/contract/role';
import { RoomStatus, roomStatuses, type Room } from '@anzhu/api/contract/room';
import { type RoomAction, roomActionLabel } from '@anzhu/api/rules/roomTransitions';
import { memo } from 'react';
import { type BoardDays, roomNote } from '../roomNote.ts';
import { isUnderRepair, nextCardAction } from '../repair.ts';
import { RepairIcon, RoomStatusIcon } from '../RoomStatusIcon.tsx';
import { roomStatusLook } from '../status.ts';
import {
  card,
  flash,
  isolation,
  more,
  next,
  note,
  number,
  status as statusStyle,
  type,
} from './RoomCard.css.ts';

export interface RoomCardProps extends BoardDays {
  room: Room;
  role: Role | null;
  /** The one card of a board that Tab reaches, with its buttons. */
  isCurrent: boolean;
  /** How often it has changed live; each change flashes once. */
  changeCount: number;
  /** All three should stay the same function from render to render. */
  onAction: (action: RoomAction, room: Room) => void;
  /** Opens the menu of further actions at `trigger`. */
  onMenu: (room: Room, trigger: HTMLElement) => void;
  onReach: (room: Room) => void;
}

// Computed once per status and nature: two thousand cards use them.
const cardStyles = [false, true].map((isIsolation) =>
  roomStatuses.map((status) =>
    card({
      tone: roomStatusLook[status].tone,
      isQuiet: status === RoomStatus.vacant,
      isDashed: status === RoomStatus.tentative,
      isIsolation,
    }),
  ),
);

const repairLook = { label: '维修', tone: 'neutral' } as const;
const repairStyles = [false, true].map((isIsolation) =>
  card({ tone: repairLook.tone, isQuiet: false, isDashed: false, isIsolation }),
);

/**
 * A room on the board: its name, its guest or its type, its status (colour, shape and label), when it will be free, and its next
 * action as a button. Everything else is in the menu that the board opens for it.
 *
 * A cell of the board's grid, for two thousand at a time: no hooks, few elements. On its own it is of no use;
 * for a single room show a `StatusTag` or the detail dialog.
 */
export const RoomCard = memo(function RoomCard({
  room,
  today,
  hotelDay,
  role,
  isCurrent,
  changeCount,
  onAction,
  onMenu,
  onReach,
}: RoomCardProps) {
  const { status, isIsolation } = room;
  // Of a vacant room the repair is all that counts; the others say it beside their status.
  const isRepaired = status === RoomStatus.vacant && isUnderRepair(room, hotelDay);
  const { label, tone } = isRepaired ? repairLook : roomStatusLook[status];
  const nextAction = nextCardAction(room, role, hotelDay);
  const line = roomNote(room, { today, hotelDay });
  const tabIndex = isCurrent ? 0 : -1;

  return (
    <td
      tabIndex={tabIndex}
      className={
        isRepaired ? repairStyles[isIsolation ? 1 : 0] : cardStyles[isIsolation ? 1 : 0]?.[status]
      }
      onFocus={() => onReach(room)}
    >
      <span className={number}>
        {room.name}
        {isIsolation && <span className={isolation}>隔离</span>}
      </span>
      <span className={type}>
        {(status === RoomStatus.occupied && room.guest) || room.roomTypeName}
      </span>
      {line && <span className={note({ urgency: line.urgency })}>{line.text}</span>}
      <span className={statusStyle({ tone })}>
        {isRepaired ? <RepairIcon /> : <RoomStatusIcon status={status} />}
        {label}
      </span>
      {nextAction && (
        <button
          type="button"
          className={next}
          tabIndex={tabIndex}
          onClick={() => onAction(nextAction, room)}
        >
          {roomActionLabel(nextAction, isIsolation)}
        </button>
      )}
      <button
        type="button"
        className={more}
        tabIndex={tabIndex}
        aria-label="更多"
        aria-haspopup="menu"
        onClick={(event) => onMenu(room, event.currentTarget)}
      />
      {changeCount > 0 && <span key={changeCount} className={flash} aria-hidden="true" />}
    </td>
  );
});
