import { expect, it } from 'vitest';
import { floorOptions, nextFloor } from './floors.ts';

/** A floor of so many people, of whom so many have a test today. */
const floorOf = (count: number, recorded: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: '王芳',
    roomName: String(index),
    isRecorded: index < recorded,
  }));

const floors = new Map([
  [5, floorOf(3, 0)],
  [6, floorOf(16, 12)],
  [7, floorOf(2, 2)],
]);

it('says how many are recorded, and that a floor is complete', () => {
  expect(floorOptions(floors)).toEqual([
    { value: 5, label: '5 楼', description: '0/3 已录' },
    { value: 6, label: '6 楼', description: '12/16 已录' },
    { value: 7, label: '7 楼', description: '2 人已录完' },
  ]);
});

it.each([
  [5, 6],
  [6, 5],
  [7, 5],
])('after floor %i comes %i', (from, next) => expect(nextFloor(floors, from)).toBe(next));

it('comes back to a floor that is not complete, and ends', () => {
  expect(nextFloor(new Map([[6, floorOf(2, 1)]]), 6)).toBe(6);
  expect(nextFloor(new Map([[7, floorOf(2, 2)]]), 7)).toBeNull();
  expect(
    nextFloor(
      new Map([
        [5, floorOf(2, 2)],
        [6, floorOf(2, 1)],
      ]),
    ),
  ).toBe(6);
});
