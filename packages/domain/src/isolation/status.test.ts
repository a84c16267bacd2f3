import { IsolationStatus, PersonType } from '@anzhu/api/contract/isolation';
import { IsolationExit } from '@anzhu/api/contract/stay';
import { expect, it } from 'vitest';
import {
  isolationExitLabel,
  isolationMark,
  isolationRemoval,
  isolationStatusLook,
  personTypeLabel,
  removableIsolations,
} from './status.ts';

it.each([
  ['2026-03-01', '第 1/14 天', 'wisteria'],
  ['2026-03-02', '第 2/14 天', 'wisteria'],
  ['2026-03-13', '第 13/14 天', 'wisteria'],
  ['2026-03-14', '明日到期', 'amber'],
  ['2026-03-15', '今日到期', 'amber'],
  ['2026-03-16', '已超期 1 天', 'cinnabar'],
  ['2026-03-25', '已超期 10 天', 'cinnabar'],
  ['2026-02-28', '第 1/14 天', 'wisteria'],
])('on %s: %s', (today, text, tone) => {
  expect(isolationMark('2026-03-01 15:20:00', '2026-03-15 15:20:00', today)).toEqual({
    text,
    tone,
  });
});

it('has a word for every type, status and exit', () => {
  expect(Object.values(PersonType).map((type) => personTypeLabel[type])).toEqual([
    '密接',
    '应隔离人员',
    '入境人员',
    '中高风险人员',
  ]);
  expect(Object.values(IsolationStatus).map((status) => isolationStatusLook[status].label)).toEqual(
    ['正在隔离', '解除隔离', '阳性入院'],
  );
  expect(Object.values(IsolationExit).map((exit) => isolationExitLabel[exit])).toEqual([
    '解除隔离',
    '阳性入院',
  ]);
});

it.each([
  [IsolationStatus.isolating, '隔离状态为「正在隔离」，不能删除'],
  [IsolationStatus.released, null],
  [IsolationStatus.hospitalised, null],
])('a record of status %i may be deleted unless: %s', (status, reason) => {
  expect(isolationRemoval(status)).toBe(reason);
  expect(removableIsolations.includes(status)).toBe(reason === null);
});
