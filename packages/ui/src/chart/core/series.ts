import { ariaLabelOf, px, type Mark, type Size } from './drawing.ts';
import { entryWidth, joined, keyAbove, keyEntry, keyLine, type KeyEntry } from './key.ts';
import { lookOf } from './look.ts';
import { spread } from './place.ts';
import { planeOf, type Plane, type Scale } from './plane.ts';
import type { ChartSeries } from './point.ts';
import { chartTexts, type ChartTexts } from '../texts.ts';

/** What `Lines` and `StackedColumns` are drawn with. */
export interface SeriesOptions {
  unit?: string | undefined;
  /** The parts of a place can be reached and chosen, besides the whole; not where there is one series. */
  hasParts?: boolean;
  texts?: ChartTexts | undefined;
}

/** From this width on, names of series are beside their ends. */
const wide = 520;
const maxWidth = 148;
const gap = 14;

/** The names beside the ends of their series: as near to `ends` as goes without overlapping. */
function namesBeside(
  entries: readonly KeyEntry[],
  ends: readonly number[],
  { right, top, bottom }: Plane,
) {
  const places = spread(ends, keyLine, top, bottom);
  return joined(
    entries.map((entry, index) =>
      keyEntry(entry, px(right + gap), px(places[index] ?? 0), maxWidth),
    ),
  );
}

/**
 * The plane of series, with space for their names: beside their ends, or above the plane where it is narrow. A
 * single series has none, its name is the title. @returns also `keyAt`, which draws the names, given the ends in px
 */
export function planeOfSeries(
  series: readonly ChartSeries[],
  kind: KeyEntry['kind'],
  options: {
    names: readonly string[];
    scale: Scale;
    size: Size;
    texts?: ChartTexts | undefined;
  },
) {
  const { width, height } = options.size;
  const entries = series.map(({ name, tone }, index): KeyEntry => ({
    name,
    look: lookOf(index, tone),
    kind,
  }));
  const isNamed = entries.length > 1;
  const isBeside = isNamed && width >= wide && entries.length * keyLine <= height - 50;
  const above =
    isNamed && !isBeside ? keyAbove(entries, width) : { shapes: [], words: [], height: 0 };
  const beside = isBeside ? Math.min(maxWidth, Math.max(...entries.map(entryWidth))) + gap : 0;
  const plane = planeOf({ ...options, above: above.height, beside });
  return {
    looks: entries.map(({ look }) => look),
    plane,
    keyAt: (ends: readonly number[]) => (isBeside ? namesBeside(entries, ends, plane) : above),
  };
}

/** Where a part of a place is drawn; none where its series has no value. */
export interface PartPlace {
  top: number;
  d: string;
}

/** The mark of a place and those of its parts, from top to bottom. `parts` are in the order of its rows. */
export function withPartMarks(
  whole: Mark,
  parts: readonly (PartPlace | undefined)[],
  texts: ChartTexts = chartTexts,
): Mark[] {
  const marks = parts.flatMap((part, index) => {
    const row = whole.rows[index];
    if (!part || !row) return [];
    const label = ariaLabelOf(whole.name, [row], texts);
    return [{ top: part.top, mark: { ...whole, series: row.name, label, d: part.d } }];
  });
  const sorted = marks.toSorted((one, other) => one.top - other.top);
  return [whole, ...sorted.map(({ mark }) => mark)];
}
