import { describe, expect, it } from 'vitest';
import type { Box } from '../../lib/place.ts';
import { placedWords, spread } from './place.ts';

const at = (left: number, top = 0): Box => ({ left, top, width: 20, height: 10 });

/** The index of each label's place; -1 for a label that is dropped. The first label weighs most. */
function chosenPlaces(labels: Box[][], taken: Box[] = [], lines?: Box[]): number[] {
  const numbers = labels.map((places, index) => ({ text: `${index}`, weight: -index, places }));
  const words = placedWords(numbers, { width: 200, words: [] }, taken, lines);
  return labels.map((places, index) => {
    const word = words.find(({ text }) => text === `${index}`);
    return places.findIndex(({ left, top }) => word?.x === left + 10 && word.y === top + 5);
  });
}

describe('placedWords', () => {
  it.each([
    { what: 'apart: both stay', labels: [[at(0)], [at(30)]], chosen: [0, 0] },
    { what: 'on each other: the second goes', labels: [[at(0)], [at(10)]], chosen: [0, -1] },
    { what: 'or to its other place', labels: [[at(0)], [at(10), at(10, 12)]], chosen: [0, 1] },
    { what: 'touching is too near', labels: [[at(0)], [at(21)]], chosen: [0, -1] },
    { what: 'none', labels: [], chosen: [] },
    { what: 'without a place', labels: [[]], chosen: [-1] },
  ])('$what', ({ labels, chosen }) => {
    expect(chosenPlaces(labels)).toEqual(chosen);
  });

  it('keeps off lines where there is another place, and else stays', () => {
    expect(chosenPlaces([[at(0), at(0, 30)]], [], [at(5)])).toEqual([1]);
    expect(chosenPlaces([[at(0)]], [], [at(5)])).toEqual([0]);
  });

  it('keeps off what is taken', () => {
    expect(chosenPlaces([[at(0), at(0, 30)]], [at(5)])).toEqual([1]);
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
