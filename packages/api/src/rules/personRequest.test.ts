import { describe, expect, it } from 'vitest';
import { RequestAsk, RequestState } from '../contract/personRequest.ts';
import { addWorkingDays, maskName, matchOf, requestActs, requestRefusal } from './personRequest.ts';

describe('addWorkingDays', () => {
  it.each([
    // A Wednesday.
    ['2026-03-18', 15, '2026-04-08'],
    ['2026-03-20', 1, '2026-03-23'],
    ['2026-03-21', 1, '2026-03-23'],
    ['2026-03-22', 15, '2026-04-10'],
  ])('%s and %d working days: %s', (day, count, due) => {
    expect(addWorkingDays(day, count)).toBe(due);
  });
});

it('keeps the first character of a name', () => {
  expect([maskName('林示例'), maskName('Anna'), maskName('𠮷田'), maskName('')]).toEqual([
    '林*',
    'A*',
    '𠮷*',
    '',
  ]);
});

describe('requestActs', () => {
  it.each([
    [RequestAsk.view, ['find', 'give', 'complete', 'reject']],
    [RequestAsk.copy, ['find', 'give', 'complete', 'reject']],
    [RequestAsk.correct, ['find', 'correct', 'reject']],
    [RequestAsk.erase, ['find', 'erase', 'reject']],
  ] as const)('of what is asked (%d): %j', (ask, acts) => {
    expect(requestActs({ ask, state: RequestState.pending })).toEqual(acts);
    expect(requestActs({ ask, state: RequestState.done })).toEqual([]);
    expect(requestActs({ ask, state: RequestState.rejected })).toEqual([]);
  });

  it('says why not', () => {
    const { view } = RequestAsk;
    expect(requestRefusal('erase', { ask: view, state: RequestState.pending })).toBe(
      '该请求不是「删除」',
    );
    expect(requestRefusal('find', { ask: view, state: RequestState.done })).toBe('请求已完成');
  });
});

describe('matchOf', () => {
  const sought = { name: '林示例', idcard: '990101199003070012', phone: '13800001234' };
  it.each([
    [
      'the document number, also under another name',
      { ...sought, name: '林试例', phone: '' },
      'own',
    ],
    ['phone and name without a number', { ...sought, idcard: '' }, 'own'],
    ['a name in other spaces', { ...sought, name: '林 示例', idcard: '' }, 'own'],
    ['the phone alone', { name: '王示例', idcard: '', phone: sought.phone }, 'check'],
    ['the name alone', { name: '林示例', idcard: '', phone: '13900000000' }, 'check'],
    ['a namesake', { ...sought, idcard: '990101198003070016' }, null],
    ['no one', { name: '王示例', idcard: '', phone: '' }, null],
    ['who was erased', { name: '已清除', idcard: '', phone: '' }, null],
  ] as const)('%s', (_, found, match) => {
    expect(matchOf(sought, found)).toBe(match);
  });

  it('is by phone and name where no document number is known', () => {
    const byPhone = { ...sought, idcard: '' };
    expect(matchOf(byPhone, sought)).toBe('own');
    expect(matchOf({ ...byPhone, phone: '' }, sought)).toBe('check');
    expect(matchOf({ ...byPhone, phone: '' }, { ...sought, phone: '' })).toBe('check');
  });
});
