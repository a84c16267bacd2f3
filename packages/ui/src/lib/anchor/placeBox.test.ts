import { describe, expect, it } from 'vitest';
import { placeBox, type Placing } from './placeBox.ts';

const sheet: Placing = {
  anchor: { left: 100, top: 200, width: 80, height: 32 },
  size: { width: 240, height: 300 },
  view: { left: 0, top: 0, width: 1000, height: 700 },
  placement: 'bottom start',
  gap: 4,
  margin: 12,
};
const tip: Placing = {
  anchor: { left: 150, top: 100, width: 60, height: 32 },
  size: { width: 100, height: 30 },
  view: { left: 0, top: 0, width: 400, height: 300 },
  placement: 'top',
  gap: 6,
  margin: 8,
};
const at = (placing: Placing, place: { left?: number; top?: number }): Placing => ({
  ...placing,
  anchor: { ...placing.anchor, ...place },
});
const point = (left: number, top: number): Placing => ({
  ...tip,
  anchor: { left, top, width: 0, height: 0 },
});

describe('placeBox', () => {
  it.each<[string, Placing, object]>([
    ['below, left edges aligned', sheet, { left: 100, top: 236, maxHeight: 452 }],
    [
      'below, right edges aligned',
      { ...at(sheet, { left: 400 }), placement: 'bottom end' },
      { left: 240, top: 236, maxHeight: 452 },
    ],
    [
      'above, as preferred',
      { ...at(sheet, { top: 500 }), placement: 'top start' },
      { left: 100, top: 196, isAbove: true, maxHeight: 484 },
    ],
    [
      'above, where there is no space below',
      at(sheet, { top: 500 }),
      { left: 100, top: 196, isAbove: true, maxHeight: 484 },
    ],
    [
      'below, where there is no space above',
      { ...sheet, placement: 'top start' },
      { left: 100, top: 236, maxHeight: 452 },
    ],
    [
      'on the side with more space, when there is too little on both',
      { ...at(sheet, { top: 300 }), size: { width: 240, height: 900 } },
      { left: 100, top: 336, maxHeight: 352 },
    ],
    [
      'on the preferred side, while that has the least height',
      { ...at(sheet, { top: 440 }), minHeight: 180 },
      { left: 100, top: 476, maxHeight: 212 },
    ],
    ['within the right edge', at(sheet, { left: 950 }), { left: 748, top: 236, maxHeight: 452 }],
    [
      'at the left edge, when it is wider than the window',
      { ...sheet, size: { width: 1200, height: 300 } },
      { left: 12, top: 236, maxHeight: 452 },
    ],
    [
      'above the keyboard of a phone',
      { ...at(sheet, { top: 350 }), view: { left: 0, top: 0, width: 390, height: 400 } },
      { left: 100, top: 46, isAbove: true, maxHeight: 334 },
    ],
    [
      'within a zoomed part of the window',
      { ...sheet, view: { left: 200, top: 150, width: 400, height: 350 } },
      { left: 212, top: 236, maxHeight: 252 },
    ],
    [
      'without height beside an anchor that fills the view',
      { ...sheet, anchor: { left: 100, top: 0, width: 80, height: 700 } },
      { left: 100, top: 704, maxHeight: 0 },
    ],
    ['centred above', tip, { left: 130, top: 64, isAbove: true, maxHeight: 86 }],
    ['centred below, near the top', at(tip, { top: 20 }), { left: 130, top: 58, maxHeight: 234 }],
    ['centred, within the left edge', at(tip, { left: 4 }), { left: 8, top: 64, isAbove: true }],
    [
      'centred, within the right edge',
      at(tip, { left: 370 }),
      { left: 292, top: 64, isAbove: true },
    ],
    ['above a point', point(160, 200), { left: 110, top: 164, isAbove: true, maxHeight: 186 }],
    ['below a point near the top', point(160, 20), { left: 110, top: 26, maxHeight: 266 }],
    [
      'beside, centred',
      { ...at(tip, { left: 8 }), placement: 'end' },
      { left: 74, top: 101, maxHeight: 284 },
    ],
    ['beside, within the top', { ...at(tip, { top: -10 }), placement: 'end' }, { top: 8 }],
    ['beside, within the bottom', { ...at(tip, { top: 290 }), placement: 'end' }, { top: 262 }],
  ])('%s', (_, placing, place) => {
    expect(placeBox(placing)).toMatchObject({ isAbove: false, ...place });
  });
});
