import { describe, expect, it } from 'vitest';
import { placeLabels, spread, type Box } from './place.ts';

const at = (left: number, top = 0): Box => ({ left, top, width: 20, height: 10 });

describe('placeLabels', () => {
  it.each([
    { what: 'apart: both stay', labels: [[at(0)], [at(30)]], chosen: [0, 0] },
    { what: 'on each other: the second goes', labels: [[at(0)], [at(10)]], chosen: [0, -1] },
    { what: 'or to its other place', labels: [[at(0)], [at(10), at(10, 12)]], chosen: [0, 1] },
    { what: 'touching is too near', labels: [[at(0)], [at(21)]], chosen: [0, -1] },
    { what: 'none', labels: [], chosen: [] },
    { what: 'without a place', labels: [[]], chosen: [-1] },
  ])('$what', ({ labels, chosen }) => {
    expect(placeLabels(labels, [])).toEqual(chosen);
  });

  it('keeps off lines where there is another place, and else stays', () => {
    expect(placeLabels([[at(0), at(0, 30)]], [], [at(5)])).toEqual([1]);
    expect(placeLabels([[at(0)]], [], [at(5)])).toEqual([0]);
  });

  it('keeps off what is taken', () => {
    expect(placeLabels([[at(0), at(0, 30)]], [at(5)])).toEqual([1]);
  });
});

describe('spread', () => {
  it.each([
    { what: 'far apart: unmoved', wanted: [10, 50, 90], moved: [10, 50, 90] },
    { what: 'equal: apart', wanted: [50, 50, 50], moved: [50, 70, 90] },
    { what: 'at the end: back', wanted: [95, 96], moved: [80, 100] },
    { what: 'beyond the end', wanted: [120, 130], moved: [80, 100] },
    { what: 'before the start', wanted: [-10, -5], moved: [0, 20] },
    { what: 'order of places, not of names', wanted: [60, 50], moved: [70, 50] },
    { what: 'none', wanted: [], moved: [] },
  ])('$what', ({ wanted, moved }) => {
    expect(spread(wanted, 20, 0, 100)).toEqual(moved);
  });

  it('overflows the end when there is no space at all', () => {
    expect(spread([0, 0, 0], 20, 0, 10)).toEqual([0, 20, 40]);
  });
});
