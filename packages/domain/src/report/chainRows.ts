import type { Id } from '@anzhu/api/contract/codecs';
import type { DayFigures, DayReport, HotelDay, RegionDay } from '@anzhu/api/contract/report';
import { type RegionNode, regionTree } from '@anzhu/api/rules/regions';

/** A row of the 日报 of many hotels: their sum, a region, or a hotel. */
export interface ChainRow {
  /** Of all rows: `total`, `region 7`, `hotel 12`. */
  id: string;
  name: string;
  figures: DayFigures;
  /** How many hotels it sums up; null of a hotel. */
  hotels: number | null;
  /** Null of a sum. */
  hotelId: Id | null;
  rows: readonly ChainRow[];
}

const totalId = 'total';

/** So many hotels are few: all rows are open at first. */
const few = 20;

const hotelRow = (hotel: HotelDay): ChainRow => ({
  id: `hotel ${hotel.hotelId}`,
  name: hotel.hotelName,
  figures: hotel,
  hotels: null,
  hotelId: hotel.hotelId,
  rows: [],
});

function regionRow({ region, regions, hotels }: RegionNode<RegionDay, HotelDay>): ChainRow {
  const rows = [...regions.map(regionRow), ...hotels.map(hotelRow)];
  return {
    id: `region ${region.id}`,
    name: region.name,
    figures: region,
    hotels: rows.reduce((sum, row) => sum + (row.hotels ?? 1), 0),
    hotelId: null,
    rows,
  };
}

/** A report as a tree: the sum of all, below it the regions with theirs, and their hotels. */
export function chainRows({ hotels, regions, total }: DayReport): ChainRow {
  const tree = regionTree(regions, hotels);
  return {
    id: totalId,
    name: '合计',
    figures: total,
    hotels: hotels.length,
    hotelId: null,
    rows: [...tree.regions.map(regionRow), ...tree.hotels.map(hotelRow)],
  };
}

/** The rows that are open at first: the sum, a region that no other is beside, and all where they are of few hotels. */
export function openAtFirst(total: ChainRow): ReadonlySet<string> {
  const ids = new Set<string>();
  const open = ({ id, rows }: ChainRow): void => {
    ids.add(id);
    const regions = rows.filter(({ hotels }) => hotels !== null);
    if (regions.length === 1 || (total.hotels ?? 0) <= few) for (const one of regions) open(one);
  };
  open(total);
  return ids;
}
