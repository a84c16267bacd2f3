import { describe, expect, it } from 'vitest';
import { collisions, isDrawable, outside, wordsOf } from '../drawn.fixture.ts';
import { occupancy } from '../fixture.ts';
import { cellsPerRow, stepOf, layoutHeatStrip } from './HeatStrip.tsx';

describe('cellsPerRow', () => {
  it.each([
    { count: 7, width: 560, perRow: 7 },
    { count: 31, width: 1000, perRow: 31 },
    { count: 31, width: 560, perRow: 14 },
    { count: 31, width: 246, perRow: 8 },
    { count: 365, width: 1000, perRow: 92 },
    { count: 1, width: 560, perRow: 1 },
    { count: 0, width: 560, perRow: 1 },
  ])('$count cells in $width px: $perRow', ({ count, width, perRow }) => {
    expect(cellsPerRow(count, { width, height: 160 })).toBe(perRow);
  });
});

describe('stepOf', () => {
  it.each([
    { value: 0, step: 0 },
    { value: 1, step: 1 },
    { value: 20, step: 1 },
    { value: 21, step: 2 },
    { value: 100, step: 5 },
    { value: 120, step: 5 },
  ])('$value of 100 is step $step', ({ value, step }) => {
    expect(stepOf(value, 0, 100)).toBe(step);
  });

  it('is none where there is no difference', () => {
    expect(stepOf(5, 5, 5)).toBe(0);
  });
});

describe.each([
  { what: 'a month', points: occupancy },
  { what: 'none', points: [] },
  { what: 'a day', points: occupancy.slice(0, 1) },
  { what: 'all zero', points: occupancy.map(({ name }) => ({ name, value: 0 })) },
  { what: 'equal', points: occupancy.map(({ name }) => ({ name, value: 7 })) },
  {
    what: 'a year',
    points: Array.from({ length: 365 }, (_day, index) => ({ name: `${index}`, value: index })),
  },
  { what: 'below zero', points: occupancy.map(({ name }, index) => ({ name, value: index - 15 })) },
])('a heat strip: $what', ({ points }) => {
  it.each([246, 560, 1000])('%i px wide: nothing on each other or outside', (width) => {
    const room = { width, height: 160 };
    const drawing = layoutHeatStrip(points, { unit: '%', max: 100 }, room);
    expect(drawing.marks).toHaveLength(points.length);
    expect(isDrawable(drawing)).toBe(true);
    expect(collisions(drawing)).toEqual([]);
    expect(outside(drawing, room)).toEqual([]);
  });
});

describe('a heat strip', () => {
  it('has a key from none to full', () => {
    const drawing = layoutHeatStrip(
      occupancy,
      { unit: '%', max: 100 },
      { width: 560, height: 160 },
    );
    expect(wordsOf(drawing, 'tick').slice(-2)).toEqual(['0%', '100%']);
  });

  it('shades small numbers by the largest of them', () => {
    const points = [0.001, 0.004].map((value) => ({ name: `${value}`, value }));
    const drawing = layoutHeatStrip(points, { unit: '%' }, { width: 560, height: 160 });
    const looks = drawing.shapes.flatMap(({ kind, look }) => (kind === 'cell' ? [look] : []));
    expect(looks[0]).not.toEqual(looks[1]);
    expect(wordsOf(drawing, 'tick').slice(-2)).toEqual(['0%', '0.004%']);
  });
});
