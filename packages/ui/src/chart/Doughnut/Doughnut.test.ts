import { describe, expect, it } from 'vitest';
import { collisions, isDrawable, outside, sizes, wordsOf } from '../drawn.fixture.ts';
import { longNames, manyTypes, sources } from '../fixture.ts';
import { layoutDoughnut } from './Doughnut.tsx';

const size = { width: 560, height: 240 };
const cases = [
  { what: 'six', points: sources, parts: 6 },
  { what: 'none', points: [], parts: 0 },
  { what: 'one', points: sources.slice(0, 1), parts: 1 },
  { what: 'eighteen', points: manyTypes, parts: 6 },
  { what: 'all zero', points: sources.map(({ name }) => ({ name, value: 0 })), parts: 0 },
  { what: 'below zero', points: [...sources, { name: '退', value: -5 }], parts: 6 },
  { what: 'no numbers', points: sources.map(({ name }) => ({ name, value: 'x' })), parts: 0 },
  {
    what: 'one tiny beside one huge',
    points: [
      { name: '大', value: 1e15 },
      { name: '小', value: 1 },
    ],
    parts: 2,
  },
  { what: 'equal', points: sources.map(({ name }) => ({ name, value: 1 })), parts: 6 },
  { what: 'long names', points: longNames, parts: 3 },
];

describe.each(cases)('a doughnut: $what', ({ points, parts }) => {
  it.each(sizes)('$width px wide: nothing on each other or outside', (room) => {
    const drawing = layoutDoughnut(points, { unit: '单' }, room);
    expect(drawing.marks).toHaveLength(parts);
    expect(isDrawable(drawing)).toBe(true);
    expect(collisions(drawing)).toEqual([]);
    expect(outside(drawing, room)).toEqual([]);
  });
});

describe('a doughnut', () => {
  it('labels amounts and shares', () => {
    expect(layoutDoughnut(sources, { unit: '单' }, size).marks[0]?.label).toBe(
      '携程：428 单（35%）',
    );
  });

  it('says what it leaves out', () => {
    const points = [...sources, { name: '退', value: -5 }, { name: '无', value: 0 }];
    const drawing = layoutDoughnut(points, { unit: '单' }, size);
    expect(drawing.note).toBe('1 项为 0、1 项为负数，未画出');
    expect(wordsOf(drawing, 'tick')).toContain(drawing.note);
    expect(layoutDoughnut(sources, { unit: '单' }, size).note).toBe('');
  });

  it('has the total in its middle', () => {
    expect(wordsOf(layoutDoughnut(sources, { unit: '单' }, size), 'sum')).toEqual(['1,230']);
    expect(wordsOf(layoutDoughnut([], { unit: '元' }, size), 'sum')).toEqual(['¥0']);
  });
});
