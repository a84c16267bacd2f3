import { Role } from '@anzhu/api/contract/role';
import { describe, expect, it } from 'vitest';
import { figureDelta, figureNames, figureText } from './looks.ts';
import { nightColumns } from './AvailabilityStrip.tsx';
import { availableState, availableTexts } from './available.ts';

describe('figureNames', () => {
  it('has no money for staff, and isolation only for epidemic-prevention staff', () => {
    expect(figureNames(Role.admin)).toHaveLength(10);
    expect(figureNames(Role.hotelMember)).not.toContain('averagePrice');
    expect(figureNames(Role.hotelMember)).toHaveLength(8);
    expect(figureNames(Role.antiEpidemic)).toEqual([
      'isolationOccupancy',
      'inIsolation',
      'newIsolations',
      'vacantIsolationRooms',
    ]);
  });
});

describe('figureText', () => {
  it.each([
    ['occupancy', 2 / 3, { value: '66.7', unit: '%' }],
    ['averagePrice', 1286.5, { value: '¥1,286.50' }],
    ['roomsAvailable', -2, { value: '超 2', unit: '间' }],
    ['inIsolation', 0, { value: '0', unit: '人' }],
    ['occupancy', null, { value: null }],
  ] as const)('%s of %d', (name, value, text) => {
    expect(figureText(name, value)).toEqual(text);
  });
});

describe('figureDelta', () => {
  it.each([
    ['occupancy', 0.7125, 0.65, 'up', '6.3 个百分点', 'success'],
    ['averagePrice', 284.1, 286.5, 'down', '¥2.40', 'danger'],
    ['arrivals', 7, 7, 'flat', '0 间', undefined],
    ['newIsolations', 2, 0, 'up', '2 人', undefined],
  ] as const)('%s from %d to %d', (name, now, before, direction, amount, tone) => {
    const { since, ...delta } = figureDelta(name, now, before) ?? { since: '' };
    expect(since).not.toBe('');
    expect(delta).toMatchObject(direction === 'flat' ? { direction } : { direction, amount, tone });
  });

  it('is unknown where one of the days is', () => {
    expect(figureDelta('occupancy', 0.5, null)).toBeUndefined();
    expect(figureDelta('occupancy', null, 0.5)).toBeUndefined();
  });
});

describe('the availability strip', () => {
  it('marks weekends and says the weekday', () => {
    const columns = nightColumns(['2026-03-20', '2026-03-21', '2026-03-22', '2026-03-23']);
    expect(columns.map(({ name, isMarked }) => [name, isMarked])).toEqual([
      ['03-20 周五', false],
      ['03-21 周六', true],
      ['03-22 周日', true],
      ['03-23 周一', false],
    ]);
  });

  it.each([
    [4, '剩 4 间', 'many'],
    [3, '剩 3 间', 'few'],
    [0, '已满', 'none'],
    [-1, '超 1 间', 'none'],
  ])('says %d as %s', (available, text, state) => {
    expect(availableTexts(available)[0]).toBe(text);
    expect(availableState(available)).toBe(state);
  });
});
