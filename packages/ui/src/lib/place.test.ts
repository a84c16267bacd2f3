import { describe, expect, it } from 'vitest';
import { placeNear, placeTip, type Placing } from './place.ts';

describe('placeNear', () => {
  const desk: Placing = {
    anchor: { left: 100, top: 200, width: 80, height: 32 },
    size: { width: 240, height: 300 },
    view: { left: 0, top: 0, width: 1000, height: 700 },
    align: 'start',
    gap: 4,
    margin: 12,
  };
  const at = (top: number, left = 100) => ({ ...desk.anchor, top, left });

  it.each<[string, Placing, object]>([
    ['below, left edges in line', desk, { left: 100, isBelow: true, edge: 236, maxHeight: 452 }],
    [
      'below, right edges in line',
      { ...desk, align: 'end', anchor: at(200, 400) },
      { left: 240, isBelow: true, edge: 236, maxHeight: 452 },
    ],
    [
      'above, where below is no room',
      { ...desk, anchor: at(500) },
      { left: 100, isBelow: false, edge: 496, maxHeight: 484 },
    ],
    [
      'below with little room, when that is all it needs',
      { ...desk, anchor: at(500), needed: 150 },
      { left: 100, isBelow: true, edge: 536, maxHeight: 152 },
    ],
    [
      'where more room is, when there is too little on both sides',
      { ...desk, size: { width: 240, height: 900 }, anchor: at(300) },
      { left: 100, isBelow: true, edge: 336, maxHeight: 352 },
    ],
    ['within the right edge', { ...desk, anchor: at(200, 950) }, { left: 748, edge: 236 }],
    [
      'within the left edge, when it is wider than the window',
      { ...desk, size: { width: 1200, height: 300 } },
      { left: 12, edge: 236 },
    ],
    [
      'above the keyboard of a phone',
      { ...desk, view: { left: 0, top: 0, width: 390, height: 400 }, anchor: at(350) },
      { left: 100, isBelow: false, edge: 346, maxHeight: 334 },
    ],
  ])('%s', (_, placing, expected) => {
    expect(placeNear(placing)).toMatchObject(expected);
  });
});

describe('placeTip', () => {
  const screen = { left: 0, top: 0, width: 400, height: 300 };
  const tip = { width: 100, height: 30 };

  it.each([
    ['centred above', { left: 150, top: 100, width: 60, height: 32 }, { left: 130, top: 64 }],
    [
      'below when the top is near',
      { left: 150, top: 20, width: 60, height: 32 },
      { left: 130, top: 58 },
    ],
    ['inside the left edge', { left: 4, top: 100, width: 30, height: 32 }, { left: 8, top: 64 }],
    [
      'inside the right edge',
      { left: 380, top: 100, width: 20, height: 32 },
      { left: 292, top: 64 },
    ],
    [
      'inside the bottom edge, of an anchor below it',
      { left: 150, top: 400, width: 60, height: 32 },
      { left: 130, top: 262 },
    ],
    ['above a point', { left: 180, top: 100, width: 0, height: 0 }, { left: 130, top: 64 }],
  ])('%s', (_, anchor, expected) => {
    expect(placeTip(anchor, tip, screen, 6, 'above')).toEqual(expected);
  });

  it('is placed beside, vertically centred, on request', () => {
    const anchor = { left: 8, top: 100, width: 40, height: 36 };
    expect(placeTip(anchor, tip, screen, 6, 'beside')).toEqual({ left: 54, top: 103 });
  });

  it.each([
    [-10, 8],
    [290, 262],
  ])('stays within the window beside an anchor at %d', (top, expected) => {
    const anchor = { left: 8, top, width: 40, height: 36 };
    expect(placeTip(anchor, tip, screen, 6, 'beside').top).toBe(expected);
  });

  it('keeps the margin at the right edge when its width is not a whole number of pixels', () => {
    const anchor = { left: 380, top: 100, width: 20, height: 32 };
    expect(placeTip(anchor, { width: 100.3, height: 30 }, screen, 6, 'above').left).toBe(291);
    expect(placeTip(anchor, { width: 99.6, height: 30 }, screen, 6, 'above').left).toBe(292);
  });

  it('starts at the left margin when it is wider than the window', () => {
    const anchor = { left: 150, top: 100, width: 60, height: 32 };
    expect(placeTip(anchor, { width: 500, height: 30 }, screen, 6, 'above').left).toBe(8);
  });
});
