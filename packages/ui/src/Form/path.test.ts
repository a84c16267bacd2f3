import { describe, expect, it } from 'vitest';
import { isAtOrBelow, isSame, readPath, writePath } from './path.ts';

const stay = { room: '801', guests: [{ name: '林示例' }, { name: '陈样本' }] };

describe('readPath', () => {
  it.each([
    ['room', '801'],
    ['guests.1.name', '陈样本'],
    ['guests.2.name', undefined],
    ['room.name.first', undefined],
  ])('%s is %j', (path, expected) => {
    expect(readPath(stay, path)).toBe(expected);
  });
});

describe('writePath', () => {
  it('changes one value and keeps the objects beside it', () => {
    const next = writePath(stay, 'guests.1.name', '王示例');
    expect(next).toEqual({ room: '801', guests: [{ name: '林示例' }, { name: '王示例' }] });
    expect(next.guests[0]).toBe(stay.guests[0]);
    expect(stay.guests[1]?.name).toBe('陈样本');
  });

  it('makes what is missing on the way', () => {
    expect(writePath({}, 'dates.begin', '2026-11-20')).toEqual({ dates: { begin: '2026-11-20' } });
  });
});

describe('isAtOrBelow', () => {
  it.each([
    ['guests', 'guests', true],
    ['guests.0.name', 'guests', true],
    ['guests.0.name', 'guests.0', true],
    ['guests', 'guests.0', false],
    ['guestsTotal', 'guests', false],
  ])('%s and %s: %s', (path, other, expected) => {
    expect(isAtOrBelow(path, other)).toBe(expected);
  });
});

describe('isSame', () => {
  it.each<[string, unknown, unknown, boolean]>([
    ['equal texts', 'a', 'a', true],
    ['a text and a number', '1', 1, false],
    ['equal records', { a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
    ['another length', [1], [1, 2], false],
    ['another key', { a: undefined }, { b: undefined }, false],
    ['a list and a record', [], {}, false],
    ['two files', new Blob(['a']), new Blob(['a']), false],
    ['nothing and a record', null, {}, false],
  ])('%s', (_, one, other, expected) => {
    expect(isSame(one, other)).toBe(expected);
  });
});
