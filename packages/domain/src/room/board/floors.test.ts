import { RoomStatus, type Room } from '@anzhu/api/contract/room';
import { describe, expect, it } from 'vitest';
import { room, today } from '../fixtures.ts';
import { countByStatus, groupByFloor } from './floors.ts';

const rooms = [
  room({ id: '1', name: '801', floor: 8 }),
  room({ id: '2', name: '802', floor: 8, status: RoomStatus.occupied }),
  room({ id: '3', name: '901', floor: 9 }),
  room({ id: '4', name: '-101', floor: -1, status: RoomStatus.awaitingCleaning }),
];

/** The rooms of the hotel with one of them changed. */
const withRoom = (id: string, change: Partial<Room>, of: readonly Room[] = rooms): Room[] =>
  of.map((one) => (one.id === id ? { ...one, ...change } : one));

describe('groupByFloor', () => {
  it('keeps the order of floors and rooms', () => {
    expect(groupByFloor(rooms).map(({ floor, rooms: own }) => [floor, own.length])).toEqual([
      [8, 2],
      [9, 1],
      [-1, 1],
    ]);
  });

  it('gives back unchanged floors as they were', () => {
    const before = groupByFloor(rooms);
    const after = groupByFloor(withRoom('2', { status: RoomStatus.awaitingCleaning }), before);
    expect(after[0]).not.toBe(before[0]);
    expect(after[0]?.rooms[1]?.status).toBe(RoomStatus.awaitingCleaning);
    expect(after[1]).toBe(before[1]);
    expect(after[2]).toBe(before[2]);
  });

  it('notices a room that has gone', () => {
    const after = groupByFloor(rooms.slice(1), groupByFloor(rooms));
    expect(after[0]?.rooms.map(({ name }) => name)).toEqual(['802']);
  });
});

describe('changes', () => {
  const changesOf = (...boards: readonly (readonly Room[])[]) => {
    let floors = groupByFloor(boards[0] ?? []);
    for (const board of boards.slice(1)) floors = groupByFloor(board, floors);
    return floors.flatMap(({ changes }) => Array.from(changes));
  };
  const occupied = withRoom('1', { status: RoomStatus.occupied });

  it.each([
    ['nothing', [rooms, rooms], []],
    ['a status', [rooms, occupied], [['1', 1]]],
    ['a nature', [rooms, withRoom('1', { isIsolation: true })], [['1', 1]]],
    ['only a leave time', [rooms, withRoom('1', { estimatedCheckOut: '2026-03-20 12:00:00' })], []],
    ['twice', [rooms, occupied, rooms], [['1', 2]]],
    [
      'two rooms one after the other',
      [rooms, occupied, withRoom('2', { status: RoomStatus.vacant }, occupied)],
      [
        ['1', 1],
        ['2', 1],
      ],
    ],
    ['a room that comes', [rooms.slice(1), rooms], []],
    ['a room that has gone and comes back', [rooms, occupied, rooms.slice(1), rooms], []],
  ])('counts %s', (_, boards, expected) => {
    expect(changesOf(...boards)).toEqual(expected);
  });
});

it('counts every status', () => {
  const none = { 0: 2, 1: 1, 2: 0, 3: 0, 4: 1, inspect: 0, repair: 0, archived: 0 };
  expect(countByStatus(rooms, today)).toEqual(none);
  const leak = { id: '1', from: today, to: today, reason: '漏水' };
  const repaired = withRoom('1', { blocked: leak }, withRoom('4', { blocked: leak }));
  expect(countByStatus(repaired, today)).toEqual({ ...none, 0: 1, repair: 1 });
});
