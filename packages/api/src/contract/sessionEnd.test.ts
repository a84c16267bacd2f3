import { describe, expect, it } from 'vitest';
import {
  durationWords,
  readSessionEnd,
  secondsLeft,
  untilWarning,
  writeSessionEnd,
} from './sessionEnd.ts';

const moment = Date.UTC(2026, 10, 29, 4);
const minute = 60_000;

describe('the end of a session', () => {
  it.each([
    ['2 minutes before an end that a call moves', false, 2 * minute],
    ['5 minutes before one that none moves', true, 5 * minute],
  ])('is warned of %s', (_, isFinal, lead) => {
    expect(untilWarning({ moment, isFinal }, moment - lead - 1)).toBe(1);
    expect(untilWarning({ moment, isFinal }, moment - lead)).toBe(0);
  });

  it.each([
    [118_000, 118, '1 分 58 秒'],
    [117_001, 118, '1 分 58 秒'],
    [60_000, 60, '1 分 0 秒'],
    [59_400, 60, '1 分 0 秒'],
    [9000, 9, '9 秒'],
    [0, 0, '0 秒'],
    [-5000, 0, '0 秒'],
  ])('%d ms before it there are %d seconds: %s', (before, seconds, words) => {
    const left = secondsLeft({ moment, isFinal: false }, moment - before);
    expect(left).toBe(seconds);
    expect(durationWords(left)).toBe(words);
  });

  it.each([false, true])('is sent in whole seconds (final: %s)', (isFinal) => {
    const text = writeSessionEnd({ moment: moment + 999, isFinal });
    expect(readSessionEnd(text)).toEqual({ moment, isFinal });
  });

  it.each([null, '', 'tomorrow', '12.5', '1793500000;soon', '-1'])('is not read of %j', (text) => {
    expect(readSessionEnd(text)).toBeNull();
  });
});
