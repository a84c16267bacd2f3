import { describe, expect, it } from 'vitest';
import { shareByKey, shareByPointer } from './SplitPane.tsx';

const share = 40;

describe('shareByKey', () => {
  it.each([
    ['ArrowLeft', false, 39],
    ['ArrowRight', false, 41],
    ['ArrowRight', true, 50],
    ['ArrowLeft', true, 30],
    ['Home', false, 20],
    ['End', false, 80],
    ['Enter', false, null],
  ])('%s, shift %s → %j', (key, isShift, expected) => {
    expect(shareByKey(share, key, isShift)).toBe(expected);
  });

  it.each([
    ['ArrowLeft', 20, 20],
    ['ArrowRight', 80, 80],
  ])('%s stops at %d', (key, value, expected) => {
    expect(shareByKey(value, key, false)).toBe(expected);
  });
});

describe('shareByPointer', () => {
  const box = { left: 100, width: 1000 };
  it.each([
    [600, 50],
    [604, 50],
    [0, 20],
    [2000, 80],
  ])('%d px → %d', (x, expected) => expect(shareByPointer(share, x, box)).toBe(expected));

  it('stays where nothing is shown', () => {
    expect(shareByPointer(share, 5, { left: 0, width: 0 })).toBe(40);
  });
});
