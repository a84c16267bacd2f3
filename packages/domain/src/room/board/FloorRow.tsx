import type { Role } from '@anzhu/api/contract/role';
import { RoomStatus, type Room } from '@anzhu/api/contract/room';
import { memo, type CSSProperties } from 'react';
import { shownStatus } from '../outOfOrder.ts';
import type { BoardFloor } from './floors.ts';
import {
  estimatedLines,
  floor as floorStyle,
  floorLabel,
  floorName,
  floorNature,
  floorWords,
} from './RoomBoard.css.ts';
import { RoomCard, type RoomCardProps } from './RoomCard.tsx';

export interface FloorRowProps extends Pick<
  RoomCardProps,
  'today' | 'hotelDay' | 'dayStarts' | 'isCompact' | 'onAction' | 'onMenu' | 'onReach'
> {
  floor: BoardFloor;
  role: Role | null;
  /** The card that Tab reaches, if it is on this floor. */
  currentId: Room['id'] | null;
  /** The room whose record is open, if it is on this floor. */
  openId: Room['id'] | undefined;
}

/** Rooms in a line of a wide screen: only for the height of floors that are not drawn yet. */
const usualColumns = { cards: 7, compact: 12 };

/** A floor of the board: its cards, and its label in the margin. Rendered only near the viewport. */
export const FloorRow = memo(function FloorRow({
  floor: { floor, rooms, changes },
  currentId,
  openId,
  ...shared
}: FloorRowProps) {
  const { isCompact, hotelDay } = shared;
  const vacant = rooms.filter((room) => shownStatus(room, hotelDay) === RoomStatus.vacant).length;
  const isolated = rooms.filter(({ isIsolation }) => isIsolation).length;
  const columns = isCompact ? usualColumns.compact : usualColumns.cards;
  const lines = { [estimatedLines]: Math.ceil(rooms.length / columns) } as CSSProperties;
  return (
    <tr className={floorStyle} style={lines}>
      <th scope="row" className={floorLabel}>
        <div className={floorWords}>
          <span className={floorName}>{floor} 楼</span>{' '}
          {isolated === rooms.length && <span className={floorNature}>隔离</span>}
          {!isCompact && <span>{rooms.length} 间</span>} <span>空闲 {vacant}</span>
        </div>
      </th>
      {rooms.map((room) => (
        <RoomCard
          key={room.id}
          room={room}
          hasNature={isolated < rooms.length}
          isCurrent={room.id === currentId}
          isOpen={room.id === openId}
          changeCount={changes.get(room.id) ?? 0}
          {...shared}
        />
      ))}
    </tr>
  );
});
