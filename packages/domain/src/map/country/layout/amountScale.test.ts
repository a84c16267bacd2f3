import { textWidth } from '@anzhu/ui/chart/core';
import { describe, expect, it } from 'vitest';
import { amountScale, legendEntries, swatchRoom } from './amountScale.ts';
import { mapSizes } from './mapFrame.ts';

describe('amountScale', () => {
  it.each([
    { says: 'no data', values: [], top: 10, words: ['0', '1–2', '3–4', '5–6', '7–8', '9–10'] },
    { says: 'zero', values: [0, 0], top: 10, words: ['0', '1–2', '3–4', '5–6', '7–8', '9–10'] },
    { says: 'one', values: [1], top: 11, words: ['0', '1–2', '3–4', '5–7', '8–9', '10–11'] },
    {
      says: 'many',
      values: [3, 86, null, 12],
      top: 96,
      words: ['0', '1–19', '20–38', '39–58', '59–77', '78–96'],
    },
    {
      says: 'parts',
      values: [2.5, 0.5],
      top: 12.5,
      words: ['0', '0–2.5', '2.5–5', '5–7.5', '7.5–10', '10–12.5'],
    },
  ])('$says: to $top', ({ values, top, words }) => {
    const scale = amountScale(values);
    expect(scale.top).toBe(top);
    expect(scale.classes.map((one) => one.words)).toEqual(words);
    expect(scale.classes.map(({ step }) => step)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it.each([
    [null, 0],
    [0, 0],
    [1, 1],
    [19, 1],
    [20, 2],
    [38, 2],
    [39, 3],
    [77, 4],
    [78, 5],
    [86, 5],
  ])('%s of at most 86 has the colour %i', (value, step) => {
    expect(amountScale([86]).stepOf(value)).toBe(step);
  });

  it('gives every amount a colour', () => {
    const steps = Array.from({ length: 300 }, (_range, most) => {
      const { stepOf } = amountScale([most]);
      return Array.from({ length: most }, (_amount, index) => stepOf(index + 1));
    }).flat();
    expect([...new Set(steps)].toSorted()).toEqual([1, 2, 3, 4, 5]);
  });

  it('writes money as money', () => {
    expect(amountScale([90], '元').classes[5]?.words).toBe('¥81–¥100');
  });
});

describe('the legend', () => {
  it.each([
    { width: 1100, most: 86 },
    { width: 620, most: 86 },
    { width: 340, most: 86 },
    { width: 340, most: 9990 },
    { width: 260, most: 9 },
  ])('$width px wide, at most $most: in its place, no entry on another', ({ width, most }) => {
    const { map, legend } = mapSizes(width, 440);
    const entries = legendEntries(amountScale([most]), '订单数（单）', map.width);
    expect(entries.map(({ step }) => step)).toEqual([null, 0, 1, 2, 3, 4, 5]);
    const boxes = entries.map(({ step, words, x, y }) => ({
      x,
      y,
      end: x + (step === null ? 0 : swatchRoom) + textWidth(words),
    }));
    expect(Math.max(...boxes.map(({ end }) => end))).toBeLessThanOrEqual(map.width);
    expect(Math.max(...boxes.map(({ y }) => y)) + 8).toBeLessThanOrEqual(legend);
    const overlaps = boxes.filter((one, index) =>
      boxes.slice(index + 1).some((other) => other.y === one.y && other.x < one.end),
    );
    expect(overlaps).toEqual([]);
  });
});
