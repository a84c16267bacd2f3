import type { Role } from '@anzhu/api/contract/role';
import { RoomStatus, type Room } from '@anzhu/api/contract/room';
import { type RoomAction, roomActionLabel, roomCan } from '@anzhu/api/rules/roomTransitions';
import { toast } from '@anzhu/ui/Toast';
import { useCallback, useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { FloorRow } from './FloorRow.tsx';
import { beside, floors as floorsStyle, zoom } from './RoomBoard.css.ts';
import { RoomMenu } from './RoomMenu.tsx';
import { useFocusPath } from './useFocusPath.ts';
import { groupByFloor, type BoardFloor } from './floors.ts';
import { isOutOfOrder } from '../outOfOrder.ts';
import { actionOfKey, keyShortcuts } from './roomKeys.ts';
import type { BoardDays } from '../roomNote.ts';

export interface BoardGridProps extends BoardDays {
  role: Role | null;
  isCompact: boolean;
  /** The room whose record is open. */
  openId?: Room['id'] | undefined;
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
export function BoardGrid({
  rooms,
  role,
  isCompact,
  openId,
  isStale = false,
  onAction,
  ...days
}: BoardGridProps) {
  const floors = useFloors(rooms);
  const { grid, position, currentId, reach, moveByKey } = useFocusPath(floors);
  useOpenInView(grid, openId);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const openMenu = useCallback(
    (room: Room, trigger: HTMLElement) => setMenu({ room, triggerRef: { current: trigger } }),
    [],
  );

  const whyNot = (action: RoomAction, room: Room): string | undefined =>
    action === 'checkIn' && room.status === RoomStatus.vacant && isOutOfOrder(room, days.hotelDay)
      ? `房间正在维修，不能${roomActionLabel(action, room.isIsolation)}`
      : roomCan(action, room, role).reason;

  const pressKey = (event: KeyboardEvent): void => {
    const current = floors[position.floor]?.rooms[position.card];
    if (!current || !(event.target instanceof HTMLElement)) return;
    if (isMenuKey(event)) {
      event.preventDefault();
      openMenu(current, event.target);
    } else if (event.key === 'Enter' && event.target instanceof HTMLTableCellElement) {
      event.preventDefault();
      onAction('view', current);
    } else {
      const action = actionOfKey(event, current);
      if (action === null) return moveByKey(event);
      event.preventDefault();
      const reason = whyNot(action, current);
      if (reason === undefined) onAction(action, current);
      else toast.info(reason);
    }
    return undefined;
  };

  return (
    <>
      <div className={beside}>
        <table
          ref={grid}
          role="grid"
          className={zoom({ isCompact, isStale })}
          aria-label="房间"
          aria-busy={isStale}
          aria-keyshortcuts={keyShortcuts}
          onKeyDown={pressKey}
        >
          <tbody className={floorsStyle}>
            {floors.map((floor, index) => (
              <FloorRow
                key={floor.floor}
                floor={floor}
                role={role}
                isCompact={isCompact}
                openId={floor.rooms.some(({ id }) => id === openId) ? openId : undefined}
                currentId={index === position.floor ? currentId : null}
                onAction={onAction}
                onMenu={openMenu}
                onReach={reach}
                {...days}
              />
            ))}
          </tbody>
        </table>
      </div>
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

/** Scrolls the board to the room whose record is open, also once the panel has its place. */
function useOpenInView(
  grid: RefObject<HTMLTableElement | null>,
  openId: Room['id'] | undefined,
): void {
  useEffect(() => {
    const scroller = grid.current?.parentElement;
    if (openId === undefined || !scroller) return undefined;
    let width = 0;
    const observer = new ResizeObserver(() => {
      if (scroller.clientWidth === width) return;
      width = scroller.clientWidth;
      scroller
        .querySelector('td[aria-current]')
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [grid, openId]);
}
