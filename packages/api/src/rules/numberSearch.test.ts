import { expect, it } from 'vitest';
import { isSought, soughtNumber } from './numberSearch.ts';

it.each([
  ['5678', { by: 'end', text: '5678' }],
  ['123x', { by: 'end', text: '123X' }],
  ['13812345678', { by: 'whole', text: '13812345678' }],
  ['33010619900101123x', { by: 'whole', text: '33010619900101123X' }],
  ['e12345678', { by: 'whole', text: 'E12345678' }],
  ['678', null],
  ['45678', null],
  ['zhangwei', null],
  ['张伟', null],
  ['123456789012345678901', null],
])('%s', (keyword, expected) => {
  expect(soughtNumber(keyword)).toEqual(expected);
});

it('an end finds every number that ends so, a whole number only itself', () => {
  const end = { by: 'end', text: '5678' } as const;
  expect(['13812345678', '5678', '13812345679', null].map((one) => isSought(one, end))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const part = soughtNumber('345678');
  expect(part && isSought('13812345678', part)).toBe(false);
  const whole = soughtNumber('13812345678');
  expect(whole && isSought('13812345678', whole)).toBe(true);
});
