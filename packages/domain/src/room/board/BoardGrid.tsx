import type { Role } from '@anzhu/api/contract/role';
import type { Room } from '@anzhu/api/contract/room';
import type { RoomAction } from '@anzhu/api/rules/roomTransitions';
import { useCallback, useState, type KeyboardEvent } from 'react';
import { FloorRow } from './FloorRow.tsx';
import { floors as floorsStyle, grid as gridStyle } from './RoomBoard.css.ts';
import { RoomMenu } from './RoomMenu.tsx';
import { useFocusPath } from './useFocusPath.ts';
import { groupByFloor, type BoardFloor } from './floors.ts';
import { nextCardAction } from '../repair.ts';
import type { BoardDays } from '../roomNote.ts';

export interface BoardGridProps extends BoardDays {
  role: Role | null;
  isStale?: boolean | undefined;
  onAction: (action: RoomAction, room: Room) => void;
  /** At least one. */
  rooms: readonly Room[];
}

interface OpenMenu {
  room: Room;
  /** What it opens at, and which has the focus again afterwards. */
  triggerRef: { readonly current: HTMLElement };
}

const isMenuKey = ({ key, shiftKey }: KeyboardEvent): boolean =>
  key === 'ContextMenu' || (key === 'F10' && shiftKey);

/** The cards of the board, how the keyboard moves among them, and their one menu. */
export function BoardGrid({ rooms, role, isStale = false, onAction, ...days }: BoardGridProps) {
  const floors = useFloors(rooms);
  const { grid, position, currentId, reach, moveByKey } = useFocusPath(floors);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const openMenu = useCallback(
    (room: Room, trigger: HTMLElement) => setMenu({ room, triggerRef: { current: trigger } }),
    [],
  );

  const pressKey = (event: KeyboardEvent): void => {
    const current = floors[position.floor]?.rooms[position.card];
    if (!current || !(event.target instanceof HTMLElement)) return;
    if (isMenuKey(event)) {
      event.preventDefault();
      openMenu(current, event.target);
    } else if (event.key === 'Enter' && event.target instanceof HTMLTableCellElement) {
      event.preventDefault();
      onAction(nextCardAction(current, role, days.hotelDay) ?? 'view', current);
    } else {
      moveByKey(event);
    }
  };

  return (
    <>
      <table
        ref={grid}
        role="grid"
        className={gridStyle({ isStale })}
        aria-label="房间"
        aria-busy={isStale}
        onKeyDown={pressKey}
      >
        <tbody className={floorsStyle}>
          {floors.map((floor, index) => (
            <FloorRow
              key={floor.floor}
              floor={floor}
              role={role}
              currentId={index === position.floor ? currentId : null}
              onAction={onAction}
              onMenu={openMenu}
              onReach={reach}
              {...days}
            />
          ))}
        </tbody>
      </table>
      {menu && (
        <RoomMenu
          room={menu.room}
          role={role}
          triggerRef={menu.triggerRef}
          onAction={onAction}
          onClose={() => setMenu(null)}
        />
      )}
    </>
  );
}

/** The rooms by floor, where floors that have not changed stay the same objects. */
function useFloors(rooms: readonly Room[]): readonly BoardFloor[] {
  const [seen, setSeen] = useState(() => ({ rooms, floors: groupByFloor(rooms) }));
  if (seen.rooms === rooms) return seen.floors;
  const floors = groupByFloor(rooms, seen.floors);
  setSeen({ rooms, floors });
  return floors;
}
