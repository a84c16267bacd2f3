import { maxNewRooms, type NewRoom } from '../contract/room.ts';

/** The values of a text of ranges, in its order and each once; `error` is why it has none. */
export type Parsed<Value> =
  | { values: Value[]; error?: undefined }
  | { values?: undefined; error: string };

interface RangeOptions<Value> {
  /** Begins the messages: 楼层. */
  label: string;
  example: string;
  min: number;
  max: number;
  /** The value of a number; `digits` is how many the first number of its range is written with. */
  valueOf: (number: number, digits: number) => Value;
}

/** Full-width digits and signs as plain ones, without spaces around a hyphen. */
const normalize = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[、，;；]/g, ',')
    .replace(/\s*[-‐‑–—−~～〜至到]\s*/g, '-');

function parseRanges<Value>(
  text: string,
  { label, example, min, max, valueOf }: RangeOptions<Value>,
): Parsed<Value> {
  const parts = normalize(text)
    .split(/[,\s]+/)
    .filter(Boolean);
  if (parts.length === 0) return { error: `请输入${label}，如 ${example}` };
  const values = new Set<Value>();
  for (const part of parts) {
    const [, from = '', to = from] = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(part) ?? [];
    if (from === '') return { error: `${label}「${part}」不是数字或范围，如 ${example}` };
    const [first, last] = [Number(from), Number(to)];
    if (first > last) return { error: `${label}「${part}」应由小到大` };
    if (first < min || last > max)
      return { error: `${label}「${part}」应在 ${min} 到 ${max} 之间` };
    for (let number = first; number <= last; number += 1) values.add(valueOf(number, from.length));
  }
  return { values: [...values] };
}

/** Floors above ground: `2-8`, `2,4,6-8`. */
export const parseFloors = (text: string): Parsed<number> =>
  parseRanges(text, {
    label: '楼层',
    example: '2-8 或 2,4,6-8',
    min: 1,
    max: 200,
    valueOf: (number) => number,
  });

/** Rooms of a floor as the ends of their numbers: `01-16`. At least two digits, more as they are written. */
export const parseRoomEnds = (text: string): Parsed<string> =>
  parseRanges(text, {
    label: '每层房号',
    example: '01-16 或 01-03,05',
    min: 1,
    max: 999,
    valueOf: (number, digits) => String(number).padStart(Math.max(2, digits), '0'),
  });

/** A room of a plan. */
export interface PlannedRoom extends NewRoom {
  /** The hotel has a room of this number already. */
  isTaken: boolean;
}

/** The rooms that two texts of ranges name: those to add, and those that the hotel has already. */
export interface RoomPlan {
  floors: { floor: number; rooms: PlannedRoom[] }[];
  added: NewRoom[];
  takenCount: number;
}

/** What is wrong with a plan, by the text that it comes from. */
export type PlanErrors = { floors?: string; ends?: string };

/** The number that two floors would give to different rooms: 1 and 101, 11 and 01. */
function repeatedNumber(rooms: readonly NewRoom[]): string | undefined {
  const names = new Set<string>();
  return rooms.find(({ name }) => names.size === names.add(name).size)?.name;
}

/**
 * The rooms that `2-8` and `01-16` name: 201 to 816.
 *
 * @param taken the numbers that the hotel has already
 */
export function planRooms(
  texts: { floors: string; ends: string },
  taken: ReadonlySet<string>,
): { plan: RoomPlan; errors?: undefined } | { plan?: undefined; errors: PlanErrors } {
  const floors = parseFloors(texts.floors);
  const ends = parseRoomEnds(texts.ends);
  if (!floors.values || !ends.values) {
    return {
      errors: {
        ...(floors.error !== undefined && { floors: floors.error }),
        ...(ends.error !== undefined && { ends: ends.error }),
      },
    };
  }
  const count = floors.values.length * ends.values.length;
  if (count > maxNewRooms) {
    return { errors: { ends: `一次最多新增 ${maxNewRooms} 间，现为 ${count} 间` } };
  }
  const planned = floors.values
    .toSorted((one, other) => one - other)
    .map((floor) => ({
      floor,
      rooms: ends.values.map((end) => {
        const name = `${floor}${end}`;
        return { name, floor, isTaken: taken.has(name) };
      }),
    }));
  const rooms = planned.flatMap((floor) => floor.rooms);
  const repeated = repeatedNumber(rooms);
  if (repeated !== undefined) return { errors: { ends: `房间号 ${repeated} 在两个楼层重复` } };
  const added = rooms.filter(({ isTaken }) => !isTaken).map(({ name, floor }) => ({ name, floor }));
  return { plan: { floors: planned, added, takenCount: rooms.length - added.length } };
}

const isNext = (before: string, after: string): boolean =>
  /^\d{1,15}$/.test(before) &&
  before.length === after.length &&
  Number(after) === Number(before) + 1;

/** The most runs of room numbers that a message names. */
const maxRuns = 12;

/**
 * Room numbers in words, those that follow each other as one: `201-216、301、303`. Of very many the first
 * ones and how many there are, unless all are wanted.
 */
export function describeRoomNumbers(
  names: readonly string[],
  { isComplete = false }: { isComplete?: boolean } = {},
): string {
  const sorted = names.toSorted(
    (one, other) => one.length - other.length || (one < other ? -1 : 1),
  );
  const runs: { first: string; last: string }[] = [];
  for (const name of sorted) {
    const run = runs.at(-1);
    if (run && isNext(run.last, name)) run.last = name;
    else runs.push({ first: name, last: name });
  }
  const words = runs.map(({ first, last }) => (first === last ? first : `${first}-${last}`));
  if (isComplete || words.length <= maxRuns) return words.join('、');
  return `${words.slice(0, maxRuns).join('、')} 等 ${names.length} 间`;
}

/** Why rooms cannot be added: the hotel has some of the numbers already. */
export const numbersTaken = (names: readonly string[]): string =>
  `房间号 ${describeRoomNumbers(names)} 已存在`;
