import { expect, it } from 'vitest';
import { dayFigures } from '../contract/dayFigures.ts';
import { figuresOfParts, type KeptParts, noKeptParts, partsOfFigures } from './dayFigures.ts';

const parts: KeptParts = {
  ...noKeptParts,
  arrivals: 2,
  received: [100, 0, 0, 250, 0, 0],
  reversedPayments: -40,
  nightPay: 28_800_500,
};

it('keeps the figures that are not 0, money that moved by way', () => {
  expect(figuresOfParts(parts)).toEqual([
    { kind: 'arrivals', value: 2 },
    { kind: 'received 0', value: 100 },
    { kind: 'received 3', value: 250 },
    { kind: 'reversedPayments', value: -40 },
    { kind: 'nightPay', value: 28_800_500 },
  ]);
});

it('makes the same parts of them, and adds up those of several hotels', () => {
  const figures = figuresOfParts(parts);
  expect(partsOfFigures(figures)).toEqual(parts);
  expect(partsOfFigures([...figures, { kind: 'arrivals', value: 3 }])).toEqual({
    ...parts,
    arrivals: 5,
  });
  expect(partsOfFigures([])).toEqual(noKeptParts);
});

it('has a definition of each', () => {
  expect(Object.keys(dayFigures)).toEqual(expect.arrayContaining(Object.keys(noKeptParts)));
  expect(Object.keys(noKeptParts)).toHaveLength(Object.keys(dayFigures).length);
});
