import { describe, expect, it } from 'vitest';
import { typedLetters } from './typeahead.ts';

const before = { text: 'ch', at: 1000 };
const key = (letter: string, timeStamp: number, held = {}) => ({
  key: letter,
  timeStamp,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
});

describe('typedLetters', () => {
  it.each([
    ['goes on', key('o', 1500), 'cho'],
    ['begins anew after a pause', key('o', 2500), 'o'],
    ['takes a space between words', key(' ', 1500), 'ch '],
    ['leaves a space alone', key(' ', 2500), undefined],
    ['leaves Enter alone', key('Enter', 1500), undefined],
    ['leaves shortcuts alone', key('c', 1500, { ctrlKey: true }), undefined],
  ])('%s', (_, event, expected) => {
    expect(typedLetters(before, event)?.text).toBe(expected);
  });
});
