import { describe, expect, it } from 'vitest';
import { collisions, isDrawable, outside, sizes } from '../drawn.fixture.ts';
import { longNames, manyTypes, roomTypes } from '../fixture.ts';
import { layoutRose, reachOf } from './Rose.tsx';

const cases = [
  { what: 'six', points: roomTypes, petals: 6 },
  { what: 'none', points: [], petals: 0 },
  { what: 'one', points: roomTypes.slice(0, 1), petals: 1 },
  { what: 'eighteen', points: manyTypes, petals: 12 },
  { what: 'all zero', points: roomTypes.map(({ name }) => ({ name, value: 0 })), petals: 6 },
  { what: 'below zero', points: [...roomTypes, { name: '退', value: -5 }], petals: 6 },
  {
    what: 'huge',
    points: roomTypes.map(({ name }, index) => ({ name, value: index * 1e14 })),
    petals: 6,
  },
  { what: 'long names', points: longNames, petals: 3 },
];

describe.each(cases)('a rose: $what', ({ points, petals }) => {
  it.each(sizes)('$width px wide: nothing on each other or outside', (room) => {
    const drawing = layoutRose(points, { unit: '单' }, room);
    expect(drawing.marks).toHaveLength(petals);
    expect(isDrawable(drawing)).toBe(true);
    expect(collisions(drawing)).toEqual([]);
    expect(outside(drawing, room)).toEqual([]);
  });
});

describe('petals', () => {
  it('have areas as their values', () => {
    const area = (share: number): number => reachOf(share, 100) ** 2 - reachOf(0, 100) ** 2;
    expect(area(0.5) * 2).toBeCloseTo(area(1));
    expect(reachOf(1, 100)).toBeCloseTo(100);
  });
});
