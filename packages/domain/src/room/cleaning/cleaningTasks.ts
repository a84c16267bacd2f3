import type { Id } from '@anzhu/api/contract/codecs';
import { RoomStatus, type Room } from '@anzhu/api/contract/room';
import { stayOverOf } from '@anzhu/api/rules/housekeeping';
import { arrivalToday, type BoardDays, roomNote, type RoomNote } from '../roomNote.ts';
import { isOutOfOrder } from '../outOfOrder.ts';

/**
 * What is to be done with a room today: clean it, inspect it, wait until it is left, clean it during the stay, or
 * nothing more.
 */
export type CleaningKind = 'clean' | 'inspect' | 'leaving' | 'service' | 'ready' | 'done';

/** Why rooms are cleaned, the most urgent first. */
const cleaningNeeds = [
  { id: 'arriving', label: '今日到店' },
  { id: 'departed', label: '退房' },
  { id: 'staying', label: '续住' },
  { id: 'ready', label: '已备好' },
] as const;
type CleaningNeed = (typeof cleaningNeeds)[number]['id'];

/** A line of the list. */
export interface CleaningTask {
  room: Room;
  kind: CleaningKind;
  need: CleaningNeed;
  /** When its guests leave, marked when they should have left. */
  leave: RoomNote | null;
  /** When guests arrive in it today: `14:00`. */
  arrival: string | null;
  /** Its repair of tonight: 漏水. */
  repair: string | null;
}

/** The lines of one need: what can be done now, then what has to wait; first arrivals first. */
export interface CleaningGroup {
  need: CleaningNeed;
  label: string;
  tasks: readonly CleaningTask[];
}

export interface CleaningFacts extends BoardDays {
  /** When guests arrive today, by room: `yyyy-MM-dd HH:mm:ss`; those of reserved rooms are known without. */
  arrivals: ReadonlyMap<Id, string>;
  /** Rooms that were to be cleaned since the list was opened. */
  seen: ReadonlySet<Id>;
  /** Every how many days rooms are cleaned during a stay; 0 for never. */
  stayOverDays: number;
}

/** What is to be done, and for whom. */
function stateOf(
  room: Room,
  { leave, arrival }: Pick<CleaningTask, 'leave' | 'arrival'>,
  facts: CleaningFacts,
): Pick<CleaningTask, 'kind' | 'need'> | null {
  const need = arrival === null ? 'departed' : 'arriving';
  if (room.status === RoomStatus.awaitingCleaning) {
    return { kind: room.isToInspect ? 'inspect' : 'clean', need };
  }
  if (leave) return { kind: 'leaving', need };
  if (facts.seen.has(room.id)) return { kind: 'done', need };
  const stayOver = stayOverOf(room, facts);
  if (stayOver) return { kind: stayOver === 'due' ? 'service' : 'done', need: 'staying' };
  return arrival === null ? null : { kind: 'ready', need: 'ready' };
}

function taskOf(room: Room, facts: CleaningFacts): CleaningTask | null {
  const isOccupied = room.status === RoomStatus.occupied;
  const note = isOccupied ? roomNote(room, facts) : null;
  const leave = note && note.urgency !== 'none' ? note : null;
  const moment = facts.arrivals.get(room.id) ?? arrivalToday(room, facts);
  const arrival = moment === null ? null : moment.slice(11, 16);
  const state = stateOf(room, { leave, arrival }, facts);
  const isRepaired = isOutOfOrder(room, facts.hotelDay);
  const repair = room.blocked && isRepaired ? room.blocked.reason : null;
  return state && { room, ...state, leave, arrival, repair };
}

/** Who leaves later is cleaned after those who have left. A line that is done stays in its place. */
const orderOf = ({ kind, arrival }: CleaningTask): string =>
  `${kind === 'leaving' ? 1 : 0} ${arrival ?? ''}`;

/** The lines of the list in the order of need; needs without any are missing. */
export function cleaningGroups(rooms: readonly Room[], facts: CleaningFacts): CleaningGroup[] {
  const tasks = Map.groupBy(
    rooms.flatMap((room) => taskOf(room, facts) ?? []),
    ({ need }) => need,
  );
  return cleaningNeeds.flatMap(({ id, label }) => {
    const own = tasks.get(id)?.toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)));
    return own ? [{ need: id, label, tasks: own }] : [];
  });
}

/** What a line says of its state, in a word; the time of its arrival stands beside it. */
export function taskWord({ kind, leave }: CleaningTask): string {
  if (kind === 'leaving') return leave?.text ?? '';
  return { clean: '待打扫', inspect: '待查', service: '续住打扫', ready: '已备好', done: '已打扫' }[
    kind
  ];
}

/** How many lines there are of each word, as `待打扫 8 间 · 今日离 6 间 · 今日到 4 间`; those without any are left out. */
export function cleaningSummary(groups: readonly CleaningGroup[]): string {
  const tasks = groups.flatMap((group) => group.tasks);
  const words = ['待打扫', '待查', '今日离', '今日到期', '逾期', '已超期', '续住打扫'];
  const counts = [
    ...words.map((word) => [word, tasks.filter((task) => taskWord(task).startsWith(word)).length]),
    ['今日到', tasks.filter(({ arrival }) => arrival !== null).length],
  ] as const;
  const shown = counts.filter(([word, count]) => count !== 0 || word === '待打扫');
  return shown.map(([word, count]) => `${word} ${count} 间`).join(' · ');
}
