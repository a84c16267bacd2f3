import { describe, expect, it } from 'vitest';
import { contrast, distance, linear, oklab } from './colorMath.ts';

describe('contrast', () => {
  it('is 21 from black to white, whichever comes first', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
  });

  it('is 4.48 for the grey that just misses on white', () => {
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  });
});

describe('oklab', () => {
  it('converts white and pure red', () => {
    expect(oklab('#FFFFFF')[0]).toBeCloseTo(100, 2);
    const [l, a, b] = oklab('#FF0000');
    expect([l, a, b].map((value) => value.toFixed(1))).toEqual(['62.8', '22.5', '12.6']);
  });

  it('reduces the distance of red and green without green cones', () => {
    const normal = distance('#C23B22', '#5E8C31');
    expect(distance('#C23B22', '#5E8C31', 'deuteranope')).toBeLessThan(normal / 2);
  });
});

it('reads nothing but #rrggbb', () => {
  expect(() => linear('red')).toThrow('red');
});
