import { describe, expect, it } from 'vitest';
import { isAbnormal, resultText } from './healthTests.ts';

describe('a measurement', () => {
  it.each([
    [0, 34, false, '34.0 ℃'],
    [0, 37.3, false, '37.3 ℃'],
    [0, 37.4, true, '37.4 ℃'],
    [0, 43, true, '43.0 ℃'],
    [1, 0, false, '阴性'],
    [1, 1, true, '阳性'],
  ] as const)(
    'of kind %i with %d is abnormal: %s, and reads %s',
    (checkType, checkRes, is, text) => {
      expect(isAbnormal({ checkType, checkRes })).toBe(is);
      expect(resultText({ checkType, checkRes })).toBe(text);
    },
  );
});
