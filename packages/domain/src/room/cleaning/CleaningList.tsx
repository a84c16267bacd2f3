import type { Id } from '@anzhu/api/contract/codecs';
import type { Role } from '@anzhu/api/contract/role';
import { RoomStatus, type Room } from '@anzhu/api/contract/room';
import { roomActionLabel, roomCan } from '@anzhu/api/rules/roomTransitions';
import { Button } from '@anzhu/ui/Button';
import { Confirm } from '@anzhu/ui/Confirm';
import { Printer } from '@anzhu/ui/Icon';
import { Inline, Stack } from '@anzhu/ui/Layout';
import { printedAlone } from '@anzhu/ui/print';
import { EmptyState } from '@anzhu/ui/State';
import { Text } from '@anzhu/ui/Text';
import { useState } from 'react';
import { Letterhead } from '../../paper/index.ts';
import type { BoardDays } from '../roomNote.ts';
import {
  floor as floorStyle,
  floorHead,
  floorName,
  head,
  rows,
  screenOnly,
  sheet,
  title,
} from './CleaningList.css.ts';
import { CleaningRow } from './CleaningRow.tsx';
import { type CleaningFloor, cleaningFloors, type CleaningKind } from './cleaningTasks.ts';

export interface CleaningListProps extends BoardDays {
  /** The name of the hotel, for the head of the sheet. */
  hotelName: string | null | undefined;
  /** The rooms as on the board. */
  rooms: readonly Room[];
  /** When guests arrive, by room, also in rooms that are not held for them yet: `yyyy-MM-dd HH:mm:ss`. */
  arrivals: ReadonlyMap<Id, string>;
  /** The role of the user; null while it is loading. */
  role: Role | null;
  /** Rooms are clean again. Rejected: the message is shown. */
  onClean: (rooms: readonly Room[]) => Promise<void>;
  /** 返回: back to the board. */
  onClose: () => void;
}

/** The rooms that were to be cleaned since the list was opened: they stay in it, so that no line moves. */
function useSeen(rooms: readonly Room[]): ReadonlySet<Id> {
  const [seen, setSeen] = useState<ReadonlySet<Id>>(new Set());
  const added = rooms.filter(
    ({ id, status }) => status === RoomStatus.awaitingCleaning && !seen.has(id),
  );
  if (added.length === 0) return seen;
  const next = new Set([...seen, ...added.map(({ id }) => id)]);
  setSeen(next);
  return next;
}

/** 待打扫 8 间 · 今日离 6 间 · 今日到 4 间 */
function summary(floors: readonly CleaningFloor[]): string {
  const count = (kind: CleaningKind): number =>
    floors.reduce((sum, { tasks }) => sum + tasks.filter((one) => one.kind === kind).length, 0);
  const counts = [
    ['待打扫', count('clean')],
    ['今日离', count('leaving')],
    ['今日到', count('arriving')],
  ] as const;
  return counts.map(([label, number]) => `${label} ${number} 间`).join(' · ');
}

/**
 * 打扫清单: what housekeeping has to do today, by floor: rooms to be cleaned, left today, and to be ready for guests
 * who arrive today. Each is finished with one press, a floor with one and a confirmation; what is finished stays in its
 * place. Printing gives the list alone, with boxes to tick.
 *
 * Keyboard: Tab reaches the rooms to be cleaned.
 */
export function CleaningList(props: CleaningListProps) {
  const { hotelName, rooms, arrivals, role, onClean, onClose, today, hotelDay, dayStarts } = props;
  const seen = useSeen(rooms);
  const floors = cleaningFloors(rooms, { arrivals, seen, today, hotelDay, dayStarts });
  const [asked, setAsked] = useState<{ floor: number; rooms: readonly Room[] } | null>(null);

  return (
    <div className={sheet} {...printedAlone}>
      <Letterhead hotelName={hotelName ?? null} name={`打扫清单 ${hotelDay}`} />
      <div className={head}>
        <Stack gap={1}>
          <h2 className={title}>{[hotelName, '打扫清单', hotelDay].filter(Boolean).join(' ')}</h2>
          <Text size="small" tone="muted">
            <output>{summary(floors)}</output>
          </Text>
        </Stack>
        <div className={screenOnly}>
          <Inline gap={2}>
            <Button onPress={onClose}>返回</Button>
            <Button icon={<Printer size={16} />} onPress={() => print()}>
              打印
            </Button>
          </Inline>
        </div>
      </div>
      {floors.length === 0 && <EmptyState title="没有要打扫的房间" />}
      {floors.map(({ floor, tasks }) => {
        const own = tasks
          .map(({ room }) => room)
          .filter((room) => roomCan('clean', room, role).isAllowed);
        return (
          <section key={floor} className={floorStyle}>
            <div className={floorHead}>
              <h3 className={floorName}>{floor} 楼</h3>
              {own.length > 1 && (
                <span className={screenOnly}>
                  <Button
                    variant="quiet"
                    aria-label={`${floor} 楼整层打扫 ${own.length} 间`}
                    onPress={() => setAsked({ floor, rooms: own })}
                  >
                    {`整层打扫 ${own.length} 间`}
                  </Button>
                </span>
              )}
            </div>
            <ul className={rows} aria-label={`${floor} 楼`}>
              {tasks.map((task) => (
                <CleaningRow key={task.room.id} {...{ task, role, onClean }} />
              ))}
            </ul>
          </section>
        );
      })}
      {asked && (
        <Confirm
          isOpen
          title={`${asked.floor} 楼 ${asked.rooms.length} 间房间已${actionOf(asked.rooms)}？`}
          confirmLabel={actionOf(asked.rooms)}
          onConfirm={() => onClean(asked.rooms)}
          onClose={() => setAsked(null)}
        >
          {`${asked.rooms.map(({ name }) => name).join('、')} 转为空闲。`}
        </Confirm>
      )}
    </div>
  );
}

/** 打扫; 清洁消毒 of isolation rooms alone. */
const actionOf = (rooms: readonly Room[]): string =>
  roomActionLabel(
    'clean',
    rooms.every(({ isIsolation }) => isIsolation),
  );
