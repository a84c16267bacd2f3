import { describe, expect, it } from 'vitest';
import { boundsInWords, outOfBounds, type Bounds } from './problems.ts';

const both: Bounds = { min: '2026-11-19', max: '2026-11-30' };
const reasoned: Bounds = { ...both, minReason: '入住时间最早为昨天' };

describe('outOfBounds', () => {
  it.each<[string, Bounds, string | undefined]>([
    ['2026-11-19', both, undefined],
    ['2026-11-30', both, undefined],
    ['2026-11-18', both, '不能早于 2026-11-19'],
    ['2026-12-01', both, '不能晚于 2026-11-30'],
    ['2026-11-18', reasoned, '入住时间最早为昨天'],
    ['2026-12-01', { ...both, maxReason: '房间只开放到月底' }, '房间只开放到月底'],
    ['1999-01-01', {}, undefined],
  ])('%s in %j: %s', (date, bounds, expected) => {
    expect(outOfBounds(date, bounds)).toBe(expected);
  });
});

describe('boundsInWords', () => {
  it.each<[Bounds, string | undefined]>([
    [{}, undefined],
    [both, '可选 2026-11-19 至 2026-11-30'],
    [{ min: '2026-11-19' }, '可选 2026-11-19 起'],
    [{ max: '2026-11-30' }, '可选至 2026-11-30'],
    [reasoned, '入住时间最早为昨天'],
  ])('%j: %s', (bounds, expected) => {
    expect(boundsInWords(bounds)).toBe(expected);
  });
});
