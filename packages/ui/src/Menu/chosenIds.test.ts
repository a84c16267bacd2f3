import { describe, expect, it } from 'vitest';
import { chosenIds } from './chosenIds.ts';

const options = [
  { id: 'order', label: '订单号', disabledReason: '总是显示' },
  { id: 'hotel', label: '酒店' },
  { id: 'guest', label: '客户' },
];

describe('chosenIds', () => {
  it.each<[string, string[], 'all' | string[], string[] | null]>([
    [
      'one more, in the order of the options',
      ['order', 'guest'],
      ['guest', 'order', 'hotel'],
      ['order', 'hotel', 'guest'],
    ],
    ['one less', ['order', 'hotel'], ['order'], ['order']],
    ['all', ['order'], 'all', ['order', 'hotel', 'guest']],
    ['refused', ['order', 'hotel'], ['hotel'], null],
    ['nothing changed', ['order'], ['order'], null],
  ])('%s', (_, value, keys, expected) => {
    expect(chosenIds({ value, options }, keys)).toEqual(expected);
  });
});
