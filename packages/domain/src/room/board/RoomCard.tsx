import type { Role } from '@anzhu/api/contract/role';
import { RoomStatus, type Room } from '@anzhu/api/contract/room';
import { type RoomAction, roomActionLabel } from '@anzhu/api/rules/roomTransitions';
import { visuallyHidden } from '@anzhu/ui/theme';
import { memo, type MouseEvent } from 'react';
import {
  type BoardDays,
  type RoomAttention,
  type RoomNote,
  roomAttention,
  roomNote,
  roomOccupant,
} from '../roomNote.ts';
import { nextCardAction, shownStatus } from '../outOfOrder.ts';
import { RoomStatusIcon } from '../RoomStatusIcon.tsx';
import { shownStatusLook } from '../status.ts';
import {
  card,
  flash,
  isolation,
  line,
  more,
  next,
  note as noteStyle,
  number,
  occupant,
  status as statusStyle,
} from './RoomCard.css.ts';

export interface RoomCardProps extends BoardDays {
  room: Room;
  role: Role | null;
  /** Number, glyph and one line, at 88 × 56. */
  isCompact: boolean;
  /** The room says itself that it is an isolation room: its floor has rooms of both natures. */
  hasNature: boolean;
  /** The one card of a board that Tab reaches, with its buttons. */
  isCurrent: boolean;
  /** Its record is open. */
  isOpen: boolean;
  /** How often it has changed live; each change flashes once. */
  changeCount: number;
  /** All three should stay the same function from render to render. */
  onAction: (action: RoomAction, room: Room) => void;
  /** Opens the menu of further actions at `trigger`. */
  onMenu: (room: Room, trigger: HTMLElement) => void;
  onReach: (room: Room) => void;
}

// Computed once: two thousand cards use them.
const cardStyles = new Map<string, string>();

/** The class of a card. */
function cardStyle(attention: RoomAttention | 'none', isDashed: boolean, isCompact: boolean) {
  const key = `${attention} ${isDashed} ${isCompact}`;
  const known = cardStyles.get(key) ?? card({ attention, isDashed, isCompact });
  cardStyles.set(key, known);
  return known;
}

const isOnButton = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('button') !== null;

interface CompactLineProps {
  room: Room;
  who: string | null;
  label: string;
  note: RoomNote | null;
}

/** 今日离 12:00 as 离, 逾期 1 天 as 逾1, 钟点至 18:00 as 钟点: for where there is little space. */
const shortly = (text: string): string =>
  text.replaceAll(/^今日|^已|期(?= )| 天$|至? \d\d:\d\d$| /g, '');

/** Who is in a room, or its state, and that it has to be left. The rest is read aloud. */
function CompactLine({ room, who, label, note }: CompactLineProps) {
  const urgent = note !== null && note.urgency !== 'none' ? note : null;
  const shown = who === room.roomTypeName ? label : who;
  const rest = [label, who, note?.text].filter((one) => one && one !== shown);
  return (
    <>
      <span className={occupant}>{shown}</span>
      {urgent && (
        <span className={noteStyle({ urgency: urgent.urgency })} aria-hidden="true">
          {shortly(urgent.text)}
        </span>
      )}
      <span className={visuallyHidden}> {rest.join(' ')}</span>
    </>
  );
}

/**
 * A room on the board: its number, its guest and when they leave, its status (colour, shape and label), and its next
 * action as a button. A press opens its record. A ground is only for a room that needs a hand. Everything else is in
 * the menu that the board opens for it.
 *
 * A cell of the board's grid, for two thousand at a time: no hooks, few elements. On its own it is of no use;
 * for a single room show a `StatusTag` or its record.
 */
export const RoomCard = memo(function RoomCard({
  room,
  today,
  hotelDay,
  dayStarts,
  role,
  isCompact,
  hasNature,
  isCurrent,
  isOpen,
  changeCount,
  onAction,
  onMenu,
  onReach,
}: RoomCardProps) {
  const { status, isIsolation } = room;
  const shown = shownStatus(room, hotelDay);
  const { label, tone } = shownStatusLook[shown];
  const nextAction = nextCardAction(room, role, hotelDay);
  const note = roomNote(room, { today, hotelDay, dayStarts });
  const attention = roomAttention(room, note);
  const who = roomOccupant(room);
  const tabIndex = isCurrent ? 0 : -1;

  return (
    <td
      tabIndex={tabIndex}
      aria-current={isOpen || undefined}
      className={cardStyle(attention ?? 'none', status === RoomStatus.tentative, isCompact)}
      onFocus={() => onReach(room)}
      onClick={(event) => {
        if (!isOnButton(event)) onAction('view', room);
      }}
    >
      <span className={number}>
        {room.name}
        {isIsolation && <span className={hasNature ? isolation : visuallyHidden}>隔离</span>}
      </span>
      <span className={line}>
        {isCompact ? (
          <CompactLine {...{ room, who, label, note }} />
        ) : (
          <>
            <span className={occupant}>{who}</span>
            {note && <span className={noteStyle({ urgency: note.urgency })}>{note.text}</span>}
          </>
        )}
      </span>
      <span className={statusStyle({ tone, isCompact })}>
        <RoomStatusIcon status={shown} />
        {!isCompact && label}
      </span>
      {nextAction && (
        <button
          type="button"
          className={next({ isCompact })}
          tabIndex={tabIndex}
          onClick={() => onAction(nextAction, room)}
        >
          {roomActionLabel(nextAction, isIsolation)}
        </button>
      )}
      <button
        type="button"
        className={more({ isCompact })}
        tabIndex={tabIndex}
        aria-label="更多"
        aria-haspopup="menu"
        onClick={(event) => onMenu(room, event.currentTarget)}
      />
      {changeCount > 0 && <span key={changeCount} className={flash} aria-hidden="true" />}
    </td>
  );
});
