import { describe, expect, it } from 'vitest';
import { placeTip } from './Tip.tsx';

const screen = { width: 400, height: 300 };
const tip = { width: 100, height: 30 };

describe('placeTip', () => {
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
  ])('%s', (_, anchor, expected) => {
    expect(placeTip(anchor, tip, screen)).toEqual(expected);
  });

  it('is placed beside, vertically centred, on request', () => {
    const anchor = { left: 8, top: 100, width: 40, height: 36 };
    expect(placeTip(anchor, tip, screen, 'end')).toEqual({ left: 54, top: 103 });
  });

  it.each([
    [-10, 8],
    [290, 262],
  ])('stays within the window beside an anchor at %d', (top, expected) => {
    const anchor = { left: 8, top, width: 40, height: 36 };
    expect(placeTip(anchor, tip, screen, 'end').top).toBe(expected);
  });

  it('keeps the margin at the right edge when its width is not a whole number of pixels', () => {
    const anchor = { left: 380, top: 100, width: 20, height: 32 };
    expect(placeTip(anchor, { width: 100.3, height: 30 }, screen).left).toBe(291);
    expect(placeTip(anchor, { width: 99.6, height: 30 }, screen).left).toBe(292);
  });

  it('starts at the left margin when it is wider than the window', () => {
    const anchor = { left: 150, top: 100, width: 60, height: 32 };
    expect(placeTip(anchor, { width: 500, height: 30 }, screen).left).toBe(8);
  });
});
