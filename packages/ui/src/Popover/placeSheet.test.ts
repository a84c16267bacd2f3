import { expect, it } from 'vitest';
import { placeSheet, type Placing } from './placeSheet.ts';

const desk: Placing = {
  anchor: { left: 100, top: 200, width: 80, height: 32 },
  sheet: { width: 240, height: 300 },
  view: { left: 0, top: 0, width: 1000, height: 700 },
  windowHeight: 700,
  placement: 'bottom start',
};
const at = (top: number, left = 100) => ({ ...desk.anchor, top, left });

it.each<[string, Placing, object]>([
  ['below, left edges in line', desk, { left: 100, top: 236, maxHeight: 452 }],
  [
    'below, right edges in line',
    { ...desk, placement: 'bottom end', anchor: at(200, 400) },
    { left: 240, top: 236, maxHeight: 452 },
  ],
  [
    'above, as wanted',
    { ...desk, placement: 'top start', anchor: at(500) },
    { left: 100, bottom: 204, maxHeight: 484 },
  ],
  [
    'above, where below is no room',
    { ...desk, anchor: at(500) },
    { left: 100, bottom: 204, maxHeight: 484 },
  ],
  [
    'below, where above is no room',
    { ...desk, placement: 'top start' },
    { left: 100, top: 236, maxHeight: 452 },
  ],
  [
    'where more room is, when there is too little on both sides',
    { ...desk, sheet: { width: 240, height: 900 }, anchor: at(300) },
    { left: 100, top: 336, maxHeight: 352 },
  ],
  ['within the right edge', { ...desk, anchor: at(200, 950) }, { left: 748, top: 236 }],
  [
    'within the left edge, when it is wider than the window',
    { ...desk, sheet: { width: 1200, height: 300 } },
    { left: 12, top: 236 },
  ],
  [
    'above the keyboard of a phone',
    {
      ...desk,
      view: { left: 0, top: 0, width: 390, height: 400 },
      anchor: at(350),
    },
    { left: 100, bottom: 354, maxHeight: 334 },
  ],
])('%s', (_, placing, place) => {
  expect(placeSheet(placing)).toMatchObject(place);
});
