import { describe, expect, it } from 'vitest';
import { placeList, type ListPlacing } from './followField.ts';

const desk: ListPlacing = {
  field: { left: 100, top: 200, width: 300, height: 32 },
  view: { left: 0, top: 0, width: 1000, height: 700 },
  wantedHeight: 320,
  isPhone: false,
};
const phone: ListPlacing = {
  field: { left: 16, top: 200, width: 358, height: 44 },
  view: { left: 0, top: 0, width: 390, height: 844 },
  wantedHeight: 400,
  isPhone: true,
};

describe('placeList', () => {
  it.each<[string, ListPlacing, object]>([
    ['below the field', desk, { left: 100, width: 300, isBelow: true, edge: 236, maxHeight: 320 }],
    [
      'above, where more room is',
      { ...desk, field: { ...desk.field, top: 600 } },
      { left: 100, width: 300, isBelow: false, edge: 596, maxHeight: 320 },
    ],
    [
      'below, as high as there is room',
      { ...desk, field: { ...desk.field, top: 440 } },
      { left: 100, width: 300, isBelow: true, edge: 476, maxHeight: 216 },
    ],
    [
      'wider than a narrow field',
      { ...desk, field: { ...desk.field, width: 80 } },
      { left: 100, width: 240, isBelow: true, edge: 236, maxHeight: 320 },
    ],
    [
      'within the right edge',
      { ...desk, field: { ...desk.field, left: 920, width: 80 } },
      { left: 752, width: 240, isBelow: true, edge: 236, maxHeight: 320 },
    ],
    [
      'at the lower end of a phone',
      phone,
      { left: 0, width: 390, isBelow: false, edge: 844, maxHeight: 400 },
    ],
    [
      'above the keyboard of a phone',
      { ...phone, view: { ...phone.view, height: 500 } },
      { left: 0, width: 390, isBelow: false, edge: 500, maxHeight: 252 },
    ],
    [
      'at the upper end when the field is low',
      { ...phone, field: { ...phone.field, top: 700 } },
      { left: 0, width: 390, isBelow: true, edge: 0, maxHeight: 400 },
    ],
  ])('%s', (_, placing, expected) => {
    expect(placeList(placing)).toEqual(expected);
  });
});
