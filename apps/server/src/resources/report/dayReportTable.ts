import { labelsOf } from '@anzhu/api/contract/label';
import { DayFigures, HotelDay } from '@anzhu/api/contract/report';
import type { WithRowIds } from '@anzhu/api/contract/codecs';
import { exportTable } from '../../platform/exports/exportTable.ts';
import type { Cell } from '../../platform/sheets/cell.ts';

const labels = labelsOf(HotelDay);
const names = Object.keys(DayFigures.shape) as (keyof DayFigures)[];

interface Given {
  hotels: readonly WithRowIds<HotelDay>[];
  total: DayFigures;
}

const cellsOf = (title: string, figures: DayFigures): Cell[] => [
  title,
  ...names.map((name) => figures[name]),
];

/** A 日报: a line for each hotel and, of several, one for their sum. */
export default exportTable(import.meta.url, (_, { hotels, total }: Given) => ({
  name: '日报',
  columns: [
    { title: labels.hotelName, width: 20 },
    ...names.map((name) => ({ title: labels[name], width: 12 })),
  ],
  rows: (async function* rows() {
    yield hotels.map((one) => cellsOf(one.hotelName, one));
    if (hotels.length > 1) yield [cellsOf('合计', total)];
  })(),
}));
