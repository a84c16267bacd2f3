import { describe, expect, it } from 'vitest';
import { contrast } from '../../theme/colorMath.ts';
import { darkChart, darkColor, lightChart, lightColor } from '../../theme/palette.ts';
import { lookOf } from './look.ts';

describe('lookOf', () => {
  it('gives twelve kinds twelve looks', () => {
    const looks = Array.from({ length: 12 }, (_kind, index) => JSON.stringify(lookOf(index)));
    expect(new Set(looks).size).toBe(12);
  });

  it('takes the colour of a tone, and keeps the texture of the place', () => {
    expect(lookOf(2, 'success').texture).toBe(2);
    expect(lookOf(2, 'success').color).not.toBe(lookOf(2).color);
  });
});

describe.each([
  { theme: 'light', color: lightColor, chart: lightChart },
  { theme: 'dark', color: darkColor, chart: darkChart },
])('numbers in the cells of a heat strip, $theme', ({ color, chart }) => {
  it.each([chart.amount0, chart.amount1, chart.amount2, chart.amount3])('ink on %s', (cell) => {
    expect(contrast(color.ink, cell)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([chart.amount4, chart.amount5])('onBrand on %s', (cell) => {
    expect(contrast(color.onBrand, cell)).toBeGreaterThanOrEqual(4.5);
  });
});
