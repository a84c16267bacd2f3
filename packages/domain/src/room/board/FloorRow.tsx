import type { Role } from '@anzhu/api/contract/role';
import { RoomStatus, type Room } from '@anzhu/api/contract/room';
import { memo, type CSSProperties } from 'react';
import type { BoardFloor } from './floors.ts';
import {
  estimatedLines,
  floor as floorStyle,
  floorLabel,
  floorName,
  floorWords,
} from './RoomBoard.css.ts';
import { RoomCard, type RoomCardProps } from './RoomCard.tsx';

export interface FloorRowProps extends Pick<
  RoomCardProps,
  'today' | 'hotelDay' | 'onAction' | 'onMenu' | 'onReach'
> {
  floor: BoardFloor;
  role: Role | null;
  /** The card that Tab reaches, if it is on this floor. */
  currentId: Room['id'] | null;
}

/** Cards in a line of a wide screen: only for the height of floors that are not drawn yet. */
const usualColumns = 7;

/** A floor of the board: its cards, and its label in the margin. Rendered only near the viewport. */
export const FloorRow = memo(function FloorRow({
  floor: { floor, rooms, changes },
  currentId,
  ...shared
}: FloorRowProps) {
  const vacant = rooms.filter(({ status }) => status === RoomStatus.vacant).length;
  const lines = { [estimatedLines]: Math.ceil(rooms.length / usualColumns) } as CSSProperties;
  return (
    <tr className={floorStyle} style={lines}>
      <th scope="row" className={floorLabel}>
        <div className={floorWords}>
          <span className={floorName}>{floor} 楼</span> <span>{rooms.length} 间</span>{' '}
          <span>空闲 {vacant}</span>
        </div>
      </th>
      {rooms.map((room) => (
        <RoomCard
          key={room.id}
          room={room}
          isCurrent={room.id === currentId}
          changeCount={changes.get(room.id) ?? 0}
          {...shared}
        />
      ))}
    </tr>
  );
});
