import { payMethodLabel } from '@anzhu/api/contract/bill';
import { labelsOf } from '@anzhu/api/contract/label';
import { DayClose, DayFigures, HotelDay, RegionDay } from '@anzhu/api/contract/report';
import { type RegionNode, regionTree } from '@anzhu/api/rules/regions';
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
const regionLabel = labelsOf(RegionDay).name;

/** A column for each way and what moved by it: 现金收款, 现金净额. */
const wayTitles = tillMethods
  .filter(isMoney)
  .flatMap((method) => columns.map((column) => `${payMethodLabel[method]}${labels[column]}`));

type Hotel = WithRowIds<HotelDay>;
type Region = WithRowIds<RegionDay>;

interface Given {
  hotels: readonly Hotel[];
  regions: readonly Region[];
  total: DayFigures;
}

interface Line {
  title: string;
  /** Names of the region and of those above it, from above. */
  region: readonly string[];
  figures: DayFigures;
  closed?: WithRowIds<DayClose> | null;
}

/** The lines of hotels below each other. */
const hotelLines = (hotels: readonly Hotel[], region: readonly string[]): Line[] =>
  hotels.map((hotel) => ({ title: hotel.hotelName, region, figures: hotel, closed: hotel.closed }));

/** The lines of a region: of the regions below it, of its hotels, and of its sums. */
function regionLines(
  { region, regions, hotels }: RegionNode<Region, Hotel>,
  above: readonly string[],
): Line[] {
  const path = [...above, region.name];
  return [
    ...regions.flatMap((one) => regionLines(one, path)),
    ...hotelLines(hotels, path),
    { title: `${region.name}小计`, region: path, figures: region },
  ];
}

const cellsOf = ({ title, region, figures, closed = null }: Line, hasRegions: boolean): Cell[] => [
  title,
  ...(hasRegions ? [region.join(' / ') || null] : []),
  ...names.map((name) => figures[name]),
  ...figures.ways
    .filter(({ method }) => isMoney(method))
    .flatMap((way) => columns.map((column) => way[column])),
  closed && formatSecond(closed.time),
  closed && closed.by,
];

/** A 日报: a line for each hotel and, of several, one below those of each region and one for the sum of all. */
export default exportTable(import.meta.url, (_, { hotels, regions, total }: Given) => ({
  name: '日报',
  columns: [
    { title: labels.hotelName, width: 20 },
    ...(regions.length > 0 ? [{ title: regionLabel, width: 20 }] : []),
    ...[...names.map((name) => labels[name]), ...wayTitles].map((title) => ({ title, width: 12 })),
    { title: closedLabels.time, width: 20 },
    { title: closedLabels.by, width: 12 },
  ],
  rows: (async function* rows() {
    const tree = regionTree(regions, hotels);
    const lines = [
      ...tree.regions.flatMap((one) => regionLines(one, [])),
      ...hotelLines(tree.hotels, []),
      ...(hotels.length > 1 ? [{ title: '合计', region: [], figures: total }] : []),
    ];
    yield lines.map((line) => cellsOf(line, regions.length > 0));
  })(),
}));
