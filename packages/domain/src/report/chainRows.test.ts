import type { DayFigures, DayReport } from '@anzhu/api/contract/report';
import { describe, expect, it } from 'vitest';
import { type ChainRow, chainRows, openAtFirst } from './chainRows.ts';

const none = {} as DayFigures;

const hotel = (hotelId: string, regionId: string | null) => ({
  ...none,
  hotelId,
  regionId,
  hotelName: `酒店${hotelId}`,
  closed: null,
});
const region = (id: string, parentId: string | null) => ({
  ...none,
  id,
  parentId,
  name: `区${id}`,
});

const report = {
  day: '2026-03-17',
  regions: [region('1', null), region('2', '1'), region('3', null)],
  hotels: [hotel('11', '2'), hotel('12', '1'), hotel('13', '3'), hotel('14', null)],
  total: none,
} as DayReport;

/** The rows with their levels, and how many hotels each sums up. */
const drawn = (row: ChainRow, level = 0): string[] => [
  `${'·'.repeat(level)}${row.name} ${row.hotels ?? ''}`.trim(),
  ...row.rows.flatMap((one) => drawn(one, level + 1)),
];

describe('a report as rows', () => {
  it('has each hotel below its region, and those without one last', () => {
    expect(drawn(chainRows(report))).toEqual([
      '合计 4',
      '·区1 2',
      '··区2 1',
      '···酒店11',
      '··酒店12',
      '·区3 1',
      '··酒店13',
      '·酒店14',
    ]);
  });

  it('opens regions of few hotels, and of many the sum, or one region that is alone', () => {
    expect([...openAtFirst(chainRows(report))]).toEqual([
      'total',
      'region 1',
      'region 2',
      'region 3',
    ]);
    const many = Array.from({ length: 408 }, (_, index) => hotel(String(index), '1'));
    const wide = chainRows({ ...report, hotels: many } as DayReport);
    expect([...openAtFirst(wide)]).toEqual(['total']);
    const regions = [region('1', null), region('2', '1'), region('4', '1')];
    const below = chainRows({ ...report, regions, hotels: many } as DayReport);
    // One region alone: those below it are seen.
    expect([...openAtFirst(below)]).toEqual(['total', 'region 1']);
  });
});
