import { CheckType } from '@anzhu/api/contract/healthTest';
import { describe, expect, it } from 'vitest';
import {
  checkFloor,
  countResults,
  floorDraft,
  floorErrors,
  temperatureProblem,
  typedTemperature,
} from './floorSheet.ts';

const now = '2026-03-18 10:00:00';
const people = [
  { id: '1', name: '王芳', roomName: '601' },
  { id: '2', name: '李娜', roomName: '602' },
  { id: '3', name: '张伟', roomName: '603' },
];

/** A floor with these temperatures. */
const floorOf = (...temperatures: string[]) => {
  const draft = floorDraft(people);
  const rows = draft.rows.map((row, index) => ({ ...row, temperature: temperatures[index] ?? '' }));
  return { ...draft, rows };
};

it.each([
  ['365', '36.5'],
  ['3', '3'],
  ['36', '36'],
  ['36.5', '36.5'],
  ['3650', '3650'],
  ['220', '220'],
])('%s becomes %s', (typed, expected) => expect(typedTemperature(typed)).toBe(expected));

it.each([
  ['', true, undefined],
  ['3', false, undefined],
  ['3', true, '体温应为 34.0 到 43.0'],
  ['36', false, undefined],
  ['36.', false, undefined],
  ['36.', true, '体温应为数字'],
  ['36.5', true, undefined],
  ['29', false, '体温应为 34.0 到 43.0'],
  ['43.1', false, '体温应为 34.0 到 43.0'],
  ['36.55', false, '体温最多一位小数'],
  ['x', false, '体温应为数字'],
])('%s, left: %s, is wrong: %s', (text, isLeft, expected) =>
  expect(temperatureProblem(text, isLeft)).toBe(expected),
);

describe('a floor', () => {
  it('is a test of each person with a result', () => {
    const draft = floorOf('36.5', '', '38.1');
    expect(countResults(draft)).toEqual({ filled: 2, abnormal: 1 });
    expect(checkFloor(draft, now).values).toEqual({
      checkType: 0,
      checkTime: now,
      tests: [
        { uId: '1', checkRes: 36.5 },
        { uId: '3', checkRes: 38.1 },
      ],
    });
  });

  it.each([
    [floorOf(), { rows: '请至少录入一人的检测结果' }],
    [floorOf('36.5', '50'), { 'rows.1.temperature': '体温应为 34.0 到 43.0' }],
    [
      { ...floorOf('36.5'), checkTime: '2026-03-18 10:00:01' },
      { checkTime: '检测时间不能晚于现在' },
    ],
    [{ ...floorOf('36.5'), checkType: CheckType.nucleic }, { rows: '请至少录入一人的检测结果' }],
  ])('is refused: %#', (draft, errors) => expect(checkFloor(draft, now).errors).toEqual(errors));

  it('shows the reasons of the server at its rows', () => {
    const refused = {
      checkTime: '检测时间不能晚于现在',
      'tests.1.uId': '用户编号「3」不存在',
      'tests.1.checkTime': '该人员此时间已有同类型的检测记录',
    };
    expect(floorErrors(floorOf('36.5', '', '36.6'), refused)).toEqual({
      'rows.2.temperature': '用户编号「3」不存在，该人员此时间已有同类型的检测记录',
    });
  });
});
