import { describe, expect, it } from 'vitest';
import { partsOf } from './parts.ts';

const points = (...values: (number | string | null)[]) =>
  values.map((value, index) => ({ name: `${index}`, value }));
const describeParts = (...parameters: Parameters<typeof partsOf>): string[] =>
  partsOf(...parameters).map(({ name, value }) => `${name}=${value}`);

describe('partsOf', () => {
  it.each([
    { what: 'numbers and writing', given: points(3, '2'), parts: ['0=3', '1=2'] },
    { what: 'no parts of nothing', given: points(0, -4, null, 'x', 1), parts: ['4=1'] },
    { what: 'none', given: [], parts: [] },
    { what: 'as many as there may be', given: points(1, 2, 3), parts: ['0=1', '1=2', '2=3'] },
    {
      what: 'the smallest as one',
      given: points(5, 1, 9, 2),
      parts: ['0=5', '2=9', '其他 2 项=3'],
    },
  ])('$what', ({ given, parts }) => {
    expect(describeParts(given, 3)).toEqual(parts);
  });

  it('may hold zeros', () => {
    expect(describeParts(points(0, -1, 2), 3, true)).toEqual(['0=0', '2=2']);
  });

  it('gives a point the same look whatever is missing before it', () => {
    const [whole] = partsOf(points(1, 2), 6).slice(-1);
    const [without] = partsOf(points(0, 2), 6);
    expect(without?.look).toEqual(whole?.look);
  });
});
