import { describe, expect, it } from 'vitest';
import { collisions, isDrawable, outside, sizes, wordsOf } from '../drawn.fixture.ts';
import { longNames, typesOfWeek } from '../fixture.ts';
import { layoutStackedColumns, stackParts } from './StackedColumns.tsx';

describe('stackParts', () => {
  it('stacks upwards and downwards from zero', () => {
    expect(stackParts([[3], [-2], [4], [null]])).toEqual([
      [{ value: 3, from: 0, to: 3 }],
      [{ value: -2, from: 0, to: -2 }],
      [{ value: 4, from: 3, to: 7 }],
      [{ value: 0, from: 7, to: 7 }],
    ]);
  });

  it('stacks nothing', () => {
    expect(stackParts([])).toEqual([]);
  });
});

const change = (value: (old: number, kind: number) => number) =>
  typesOfWeek.map((one, kind) => ({
    ...one,
    points: one.points.map((point) => ({ ...point, value: value(Number(point.value), kind) })),
  }));

const cases = [
  { what: 'four kinds', series: typesOfWeek, marks: 7 },
  { what: 'one kind', series: typesOfWeek.slice(0, 1), marks: 7 },
  { what: 'none', series: [], marks: 0 },
  { what: 'all zero', series: change(() => 0), marks: 7 },
  { what: 'below zero too', series: change((old, kind) => (kind % 2 ? -old : old)), marks: 7 },
  { what: 'huge', series: change((old) => old * 1e13), marks: 7 },
  {
    what: 'long names',
    series: longNames.map(({ name }) => ({ name, points: longNames })),
    marks: 3,
  },
];

describe.each(cases)('stacked columns: $what', ({ series, marks }) => {
  it.each(sizes)('$width px wide: nothing on each other or outside', (room) => {
    const drawing = layoutStackedColumns(series, { unit: '人' }, room);
    expect(drawing.marks).toHaveLength(marks);
    expect(isDrawable(drawing)).toBe(true);
    expect(collisions(drawing)).toEqual([]);
    expect(outside(drawing, room)).toEqual([]);
  });
});

describe('stacked columns', () => {
  const drawing = layoutStackedColumns(typesOfWeek, { unit: '人' }, { width: 800, height: 240 });

  it('list all kinds and the sum', () => {
    expect(drawing.marks[0]?.label).toBe(
      '02-24：密接 12 人，应隔离人员 5 人，入境人员 3 人，中高风险人员 8 人，合计 28 人',
    );
  });

  it('have marks for their parts, from top to bottom, where parts can be chosen', () => {
    const size = { width: 800, height: 240 };
    const { marks } = layoutStackedColumns(typesOfWeek, { unit: '人', hasParts: true }, size);
    expect(marks.slice(0, 6).map(({ name, series }) => [name, series])).toEqual([
      ['02-24', undefined],
      ['02-24', '中高风险人员'],
      ['02-24', '入境人员'],
      ['02-24', '应隔离人员'],
      ['02-24', '密接'],
      ['02-25', undefined],
    ]);
    expect(marks[1]?.label).toBe('02-24：中高风险人员 8 人');
    expect(marks).toHaveLength(7 * 5 - 1);
  });

  it('have the sum on top', () => {
    expect(wordsOf(drawing, 'value')).toContain('28');
  });

  it('name the kinds beside the last column, the lowest below', () => {
    const names = drawing.texts.filter(({ kind }) => kind === 'name');
    const byHeight = names.toSorted((one, other) => other.y - one.y).map(({ text }) => text);
    expect(byHeight).toEqual(typesOfWeek.map(({ name }) => name));
  });
});
