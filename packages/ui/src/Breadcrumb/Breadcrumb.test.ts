import { describe, expect, it } from 'vitest';
import { foldPath } from './Breadcrumb.tsx';

const five = [50, 80, 80, 80, 60];

describe('foldPath', () => {
  it.each<[string, number[], number, number]>([
    ['nothing to fold', [], 100, 0],
    ['one part, however narrow', [200], 50, 0],
    ['two parts, however narrow', [200, 200], 50, 0],
    ['all have room', five, 350, 0],
    ['one goes', five, 349, 1],
    ['two go', five, 260, 2],
    ['all but the ends go', five, 100, 3],
    ['never the ends', five, 0, 3],
  ])('%s', (_, widths, room, folded) => {
    expect(foldPath(widths, room, 40)).toBe(folded);
  });
});
