import { payMethodLabel } from '@anzhu/api/contract/bill';
import { labelsOf } from '@anzhu/api/contract/label';
import { DayClose, DayFigures, HotelDay } from '@anzhu/api/contract/report';
import { formatSecond } from '@anzhu/api/rules/timeText';
import type { WithRowIds } from '@anzhu/api/contract/codecs';
import { isMoney, tillColumns, tillMethods } from '@anzhu/api/rules/till';
import { exportTable } from '../../platform/exports/exportTable.ts';
import type { Cell } from '../../platform/sheets/cell.ts';

const labels = labelsOf(HotelDay);
const { ways: _ways, ...sums } = DayFigures.shape;
const names = Object.keys(sums) as (keyof typeof sums)[];
const columns = [...tillColumns, 'net'] as const;
const closedLabels = labelsOf(DayClose);

/** A column for each way and what moved by it: 现金收款, 现金净额. */
const wayTitles = tillMethods
  .filter(isMoney)
  .flatMap((method) => columns.map((column) => `${payMethodLabel[method]}${labels[column]}`));

interface Given {
  hotels: readonly WithRowIds<HotelDay>[];
  total: DayFigures;
}

const cellsOf = (
  title: string,
  figures: DayFigures,
  closed: WithRowIds<DayClose> | null = null,
): Cell[] => [
  title,
  ...names.map((name) => figures[name]),
  ...figures.ways
    .filter(({ method }) => isMoney(method))
    .flatMap((way) => columns.map((column) => way[column])),
  closed && formatSecond(closed.time),
  closed && closed.by,
];

/** A 日报: a line for each hotel and, of several, one for their sum. */
export default exportTable(import.meta.url, (_, { hotels, total }: Given) => ({
  name: '日报',
  columns: [
    { title: labels.hotelName, width: 20 },
    ...[...names.map((name) => labels[name]), ...wayTitles].map((title) => ({ title, width: 12 })),
    { title: closedLabels.time, width: 20 },
    { title: closedLabels.by, width: 12 },
  ],
  rows: (async function* rows() {
    yield hotels.map((one) => cellsOf(one.hotelName, one, one.closed));
    if (hotels.length > 1) yield [cellsOf('合计', total)];
  })(),
}));
