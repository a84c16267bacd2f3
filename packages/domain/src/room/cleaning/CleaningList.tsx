import type { Id } from '@anzhu/api/contract/codecs';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import type { assignCleaner } from '@anzhu/api/contract/housekeeping';
import type { Role } from '@anzhu/api/contract/role';
import { RoomStatus, toInspectLabel, type Room } from '@anzhu/api/contract/room';
import { roomActionLabel, roomCan } from '@anzhu/api/rules/roomTransitions';
import { Button } from '@anzhu/ui/Button';
import { Confirm } from '@anzhu/ui/Confirm';
import { Printer } from '@anzhu/ui/Icon';
import { Inline, Stack } from '@anzhu/ui/Layout';
import { printedAlone } from '@anzhu/ui/print';
import { Select } from '@anzhu/ui/Select';
import { EmptyState } from '@anzhu/ui/State';
import { Text } from '@anzhu/ui/Text';
import { useState } from 'react';
import { Letterhead } from '../../paper/index.ts';
import type { BoardDays } from '../roomNote.ts';
import { CleanerDialog, cleanersOf } from './CleanerDialog.tsx';
import {
  group as groupStyle,
  groupHead,
  groupName,
  head,
  rows,
  screenOnly,
  sheet,
  title,
  whose,
} from './CleaningList.css.ts';
import { CleaningRow, type CleaningActs } from './CleaningRow.tsx';
import { cleaningGroups, cleaningSummary } from './cleaningTasks.ts';

export interface CleaningListProps extends BoardDays, CleaningActs {
  /** The name of the hotel, for the head of the sheet. */
  hotelName: string | null | undefined;
  /** The rooms as on the board. */
  rooms: readonly Room[];
  /** When guests arrive, by room, also in rooms that are not held for them yet: `yyyy-MM-dd HH:mm:ss`. */
  arrivals: ReadonlyMap<Id, string>;
  /** Every how many days rooms are cleaned during a stay; 0 for never. */
  stayOverDays: number;
  /** What was cleaned is inspected before it is let. */
  inspects: boolean;
  /** Whose rooms are shown; null shows all. */
  cleaner: string | null;
  onCleanerChange: (cleaner: string | null) => void;
  /** The role of the user; null while it is loading. */
  role: Role | null;
  /** Names who cleans rooms; undefined where it is not offered. */
  onAssign?: ((input: InputOf<typeof assignCleaner>) => unknown) | undefined;
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

/**
 * 打扫清单: what housekeeping has to do today in the order of need: rooms in which guests arrive today, those that were
 * or are left, those whose guests stay, and those that are ready. Each is finished with one press, those of a need with
 * one and a confirmation; what is finished stays in its place. Every room may have a cleaner, whose rooms are shown
 * alone. Printing gives the list alone, with boxes to tick.
 *
 * Keyboard: Tab reaches the rooms in which something can be done.
 */
export function CleaningList(props: CleaningListProps) {
  const { hotelName, arrivals, role, onAssign, onClose, cleaner, onCleanerChange } = props;
  const { onClean, onService, onInspect, inspects, stayOverDays, ...days } = props;
  const { today, hotelDay, dayStarts } = days;
  const cleaners = cleanersOf(props.rooms);
  const rooms = cleaner ? props.rooms.filter((room) => room.cleaner === cleaner) : props.rooms;
  const seen = useSeen(props.rooms);
  const groups = cleaningGroups(rooms, {
    arrivals,
    seen,
    stayOverDays,
    today,
    hotelDay,
    dayStarts,
  });
  const [asked, setAsked] = useState<Finish | null>(null);
  const [assigned, setAssigned] = useState<Room | null>(null);
  const name = ['打扫清单', hotelDay, cleaner].filter(Boolean).join(' ');

  return (
    <div className={sheet} {...printedAlone}>
      <Letterhead hotelName={hotelName ?? null} name={name} />
      <div className={head}>
        <Stack gap={1}>
          <h2 className={title}>{[hotelName, name].filter(Boolean).join(' ')}</h2>
          <Text size="small" tone="muted">
            <output>{cleaningSummary(groups)}</output>
          </Text>
        </Stack>
        <div className={screenOnly}>
          <Inline gap={2}>
            {(cleaners.length > 0 || cleaner !== null) && (
              <div className={whose}>
                <Select
                  label="打扫员"
                  isLabelHidden
                  placeholder="全部打扫员"
                  value={cleaner}
                  onChange={onCleanerChange}
                  options={cleaners.map((one) => ({ value: one, label: one }))}
                  isClearable
                />
              </div>
            )}
            <Button onPress={onClose}>返回</Button>
            <Button icon={<Printer size={16} />} onPress={() => print()}>
              打印
            </Button>
          </Inline>
        </div>
      </div>
      {groups.length === 0 && <EmptyState title="没有要打扫的房间" />}
      {groups.map(({ need, label, tasks }) => {
        const by = need === 'staying' ? 'service' : 'clean';
        const own = tasks
          .filter(({ kind }) => kind === by)
          .map(({ room }) => room)
          .filter((room) => roomCan(by, room, role).isAllowed);
        return (
          <section key={need} className={groupStyle}>
            <div className={groupHead}>
              <h3 className={groupName}>{`${label} ${tasks.length} 间`}</h3>
              {own.length > 1 && (
                <span className={screenOnly}>
                  <Button
                    variant="quiet"
                    aria-label={`${label}全部打扫完成 ${own.length} 间`}
                    onPress={() => setAsked({ by, rooms: own })}
                  >
                    {`全部打扫完成 ${own.length} 间`}
                  </Button>
                </span>
              )}
            </div>
            <ul className={rows} aria-label={label}>
              {tasks.map((task) => (
                <CleaningRow
                  key={task.room.id}
                  {...{ task, role, onClean, onService, onInspect }}
                  onAssign={onAssign && setAssigned}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {asked && (
        <Confirm
          isOpen
          title={`${asked.rooms.length} 间房间已${actionOf(asked.rooms)}？`}
          confirmLabel={actionOf(asked.rooms)}
          onConfirm={() => (asked.by === 'clean' ? onClean : onService)(asked.rooms)}
          onClose={() => setAsked(null)}
        >
          {`${asked.rooms.map((room) => room.name).join('、')}${afterwards(asked, inspects)}`}
        </Confirm>
      )}
      {assigned && onAssign && (
        <CleanerDialog
          room={assigned}
          rooms={props.rooms}
          onSave={onAssign}
          onClose={() => setAssigned(null)}
        />
      )}
    </div>
  );
}

/** Rooms that are finished at once. */
interface Finish {
  by: 'clean' | 'service';
  rooms: readonly Room[];
}

const afterwards = ({ by }: Finish, inspects: boolean): string =>
  by === 'service' ? '。' : ` 转为${inspects ? toInspectLabel : '空闲'}。`;

/** 打扫; 清洁消毒 of isolation rooms alone. */
const actionOf = (rooms: readonly Room[]): string =>
  roomActionLabel(
    'clean',
    rooms.every(({ isIsolation }) => isIsolation),
  );
