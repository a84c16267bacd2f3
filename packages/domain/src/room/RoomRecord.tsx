import type { Bill } from '@anzhu/api/contract/bill';
import type { Role } from '@anzhu/api/contract/role';
import { RoomStatus, type Room, type RoomDetail } from '@anzhu/api/contract/room';
import {
  offeredRoomActions,
  type RoomAction,
  roomActionLabel,
  roomCan,
} from '@anzhu/api/rules/roomTransitions';
import type { LinkTarget } from '@anzhu/ui/Button';
import type { MenuItem } from '@anzhu/ui/Menu';
import type { RecordGroupProps } from '@anzhu/ui/RecordPanel';
import { Tag } from '@anzhu/ui/Tag';
import type { ReactNode } from 'react';
import { BillStrip } from '../bill/index.ts';
import { RecordView, StatusTag, type RecordState } from '../kit/index.ts';
import { leadOf, pendingTypeFacts, placeFacts, roomTypeFacts, stayFacts } from './describeRoom.tsx';
import { nextCardAction, shownStatus } from './outOfOrder.ts';
import { type BoardDays, type RoomNote, roomNote } from './roomNote.ts';
import { RoomStatusIcon } from './RoomStatusIcon.tsx';
import { shownStatusLook } from './status.ts';

export interface RoomRecordProps extends RecordState, BoardDays {
  /** As on the board. */
  room: Room;
  /** Details of its type and bed; undefined while they are read. */
  detail: RoomDetail | undefined;
  /** Of the reader. */
  role: Role | null;
  /** Who is in it. */
  people?: ReactNode;
  /** The bill of its guests, when it has been read; undefined where the reader sees no money. */
  bill?: Bill | undefined;
  /** Its order, where the reader has that screen. */
  orderLink?: LinkTarget | undefined;
  onAction: (action: RoomAction, room: Room) => void;
  /** Its history. */
  children?: ReactNode;
}

/**
 * One room beside the board: what is open on its bill, who is in it, the stay with its order, where it is and what its type
 * offers; in the foot the next action, and what else can be done now.
 *
 * Keyboard: ↑ ↓ go to the room before and after, Tab reaches the actions, Esc closes.
 */
export function RoomRecord({
  room,
  detail,
  role,
  people,
  bill,
  orderLink,
  today,
  hotelDay,
  dayStarts,
  onAction,
  children,
  ...state
}: RoomRecordProps) {
  const { id, name, status, isIsolation, roomTypeName } = room;
  const isOccupied = status === RoomStatus.occupied;
  const isTaken = isOccupied || room.arriveTime !== null || room.orderId !== null;
  const shown = shownStatus(room, hotelDay);
  const note = roomNote(room, { today, hotelDay, dayStarts });
  const groups: (RecordGroupProps | false | undefined)[] = [
    isOccupied && { title: isIsolation ? '隔离人员' : '入住人', children: people },
    // The days of an isolation are those of its person.
    isTaken &&
      !(isOccupied && isIsolation) && {
        title: isOccupied ? '入住' : '预订',
        items: stayFacts(room, orderLink),
      },
    { title: '房间', items: placeFacts(room) },
    state.error ? undefined : { title: '房型', items: typeFacts(detail) },
  ];
  return (
    <RecordView
      {...state}
      recordId={id}
      title={[name, roomTypeName].filter(Boolean).join(' · ')}
      mark={
        <>
          <StatusTag look={shownStatusLook[shown]} icon={<RoomStatusIcon status={shown} />} />
          {isIsolation && <Tag tone="accent">隔离</Tag>}
          {note && <NoteTag note={note} />}
        </>
      }
      lead={leadOf(room, dayStarts)}
      strip={bill && <BillStrip bill={bill} />}
      groups={groups.filter((group) => group !== false && group !== undefined)}
      actions={actionsOf(room, { role, hotelDay, onAction })}
    >
      {children}
    </RecordView>
  );
}

const typeFacts = (detail: RoomDetail | undefined) =>
  detail ? roomTypeFacts(detail) : pendingTypeFacts();

const noteTones = { none: 'neutral', due: 'warning', overdue: 'danger' } as const;

/** When the stay ends, or the repair: what is due in amber, what is overdue in cinnabar. */
const NoteTag = ({ note: { text, urgency } }: { note: RoomNote }) => (
  <Tag tone={noteTones[urgency]}>{text}</Tag>
);

/** The next action first, then what else the state allows; the room is open, and its guests are in it. */
function actionsOf(
  room: Room,
  { role, hotelDay, onAction }: Pick<RoomRecordProps, 'role' | 'hotelDay' | 'onAction'>,
): MenuItem[] {
  const next = nextCardAction(room, role, hotelDay);
  const others = offeredRoomActions(room, role).filter(
    (action) =>
      action !== next && action !== 'view' && roomCan(action, room, role).reason === undefined,
  );
  return [...(next ? [next] : []), ...others].map((action) => ({
    id: action,
    label: roomActionLabel(action, room.isIsolation),
    onAction: () => onAction(action, room),
  }));
}
