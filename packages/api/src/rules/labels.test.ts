import { expect, it } from 'vitest';
import { IsolationStatus, PersonType } from '../contract/isolation.ts';
import { IsolationExit } from '../contract/stay.ts';
import { isolationExitLabel, isolationStatusLabel, personTypeLabel } from './labels.ts';

it('labels every person type, isolation status and exit', () => {
  expect(Object.values(PersonType).map((type) => personTypeLabel[type])).toEqual([
    '密接',
    '应隔离人员',
    '入境人员',
    '中高风险人员',
  ]);
  expect(Object.values(IsolationStatus).map((status) => isolationStatusLabel[status])).toEqual([
    '正在隔离',
    '解除隔离',
    '阳性入院',
  ]);
  expect(Object.values(IsolationExit).map((exit) => isolationExitLabel[exit])).toEqual([
    '解除隔离',
    '阳性入院',
  ]);
});
