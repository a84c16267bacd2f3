import { air, overlap, shortNumber, textWidth, type Box, type Size } from '@anzhu/ui/chart/core';
import { chinaDrawing } from './chinaDrawing.ts';
import type { MapFit } from './mapFrame.ts';
import type { ProvinceValue } from './provinceValues.ts';

/** A label that the map would like to have. */
export interface MapLabel {
  name: string;
  /** What it says: in full, and shorter where there is no space. */
  texts: readonly string[];
  /** What it is about, in px at zoom 1. */
  x: number;
  y: number;
  /** Of two labels that would overlap, the heavier one stays. */
  weight: number;
  /** Beside its place, so that the place can be seen: small provinces and islands. */
  isBeside: boolean;
  /** Off the coast, with a line to its place, where it has room there. */
  hasLeader?: boolean;
  /** value: has an amount; plain: has none; place: an island. */
  kind: 'value' | 'plain' | 'place';
}

/** A label with its place. At zoom k and offset t its middle is at k · x + t + dx. */
export interface PlacedLabel extends Pick<MapLabel, 'name' | 'x' | 'y' | 'kind'> {
  text: string;
  dx: number;
  dy: number;
  /** Where the line from its place ends, from there. */
  leader?: readonly [dx: number, dy: number];
}

const lineHeight = 14;
/** Between a label and the one below it, in px: lines of a font are up to 16 px high, and 2 px stay free. */
const lineAir = 4;
/** From the place to the middle of a label above or below it. */
const step = 12;
/** From the place to a label beside it. */
const aside = 7;

/** From the place to the middle of a text, in px. */
type Offset = Pick<PlacedLabel, 'dx' | 'dy' | 'leader'>;

const below: Offset = { dx: 0, dy: step };
const above: Offset = { dx: 0, dy: -step };
const onPoint: readonly Offset[] = [{ dx: 0, dy: 0 }, below, above];

/** From the place of a province on the coast to the end of its line, out at sea, in px. */
const seawards = [
  [34, -16],
  [40, 0],
  [34, 16],
  [48, -30],
  [52, 30],
] as const;
/** Between the end of a line and its words. */
const leaderAir = 3;

/** Where a text could be, best first. */
function offsetsOf(
  width: number,
  { isBeside, hasLeader = false }: Pick<MapLabel, 'isBeside' | 'hasLeader'>,
): readonly Offset[] {
  if (!isBeside && !hasLeader) return onPoint;
  const reach = width / 2 + aside;
  const atSea = seawards.map(([dx, dy]) => ({
    dx: dx + leaderAir + width / 2,
    dy,
    leader: [dx, dy] as const,
  }));
  return [...(hasLeader ? atSea : []), { dx: reach, dy: 0 }, { dx: -reach, dy: 0 }, below, above];
}

/**
 * The labels that fit at a zoom: none touches another or is over the edge of the map. Labels with the most weight are
 * placed first; the more the map is zoomed, the more of them fit.
 *
 * @param taken what no label may cover.
 * @param lineGap the least distance between a label and the one below it, in px.
 */
export function placeMapLabels(
  labels: readonly MapLabel[],
  zoom: number,
  { width, height }: Size,
  taken: readonly Box[] = [],
  lineGap = lineAir,
): PlacedLabel[] {
  const used: Box[] = [];
  const isFree = (box: Box): boolean =>
    box.left >= 0 &&
    box.top >= 0 &&
    box.left + box.width <= width * zoom &&
    box.top + box.height <= height * zoom &&
    !used.some((other) => overlap(box, other, lineGap)) &&
    !taken.some((other) => overlap(box, other));

  /** The first free place of a label, with the longest text that fits. */
  const place = ({ name, texts, x, y, kind, ...where }: MapLabel): PlacedLabel | undefined => {
    for (const text of texts) {
      const wide = textWidth(text);
      for (const { dx, dy, leader } of offsetsOf(wide, where)) {
        const left = x * zoom + dx - wide / 2;
        const top = y * zoom + dy - lineHeight / 2;
        const box = { left, top, width: wide, height: lineHeight };
        if (!isFree(box)) continue;
        used.push(box);
        return { name, x, y, kind, text, dx, dy, ...(leader && { leader }) };
      }
    }
    return undefined;
  };
  const ordered = labels.toSorted((one, other) => other.weight - one.weight);
  return ordered.map(place).filter((placed) => placed !== undefined);
}

/** A province smaller than that, in square px at zoom 1, is seen beside its label, not below it. */
const small = 120;
/** Weight of provinces without an amount: by their area, below every amount. */
const areaWeight = 1e-9;

/** Provinces that are named on the whole map: those with the most, and the small ones; all that fit when it is zoomed. */
const namedAtWhole = 8;
/** Small, and beside each other or the sea. */
const withLeaders: ReadonlySet<string> = new Set(['北京', '天津', '上海']);

/** The labels of the country: amounts first, the largest before all, then provinces by area, then islands. */
export function countryLabels(
  values: readonly ProvinceValue[],
  unit: string | undefined,
  fit: MapFit,
): MapLabel[] {
  const at = ([x, y]: readonly [number, number]) => ({
    x: fit.left + x * fit.scale,
    y: fit.top + y * fit.scale,
  });
  const ofProvinces = chinaDrawing.provinces.map(({ name, spot, area }, index): MapLabel => {
    const value = values[index]?.value ?? null;
    const hasValue = value !== null && value > 0;
    return {
      name,
      texts: hasValue ? [`${name} ${shortNumber(value, unit)}`, name] : [name],
      ...at(spot),
      weight: hasValue ? value : area * areaWeight,
      isBeside: area * fit.scale ** 2 < small,
      hasLeader: withLeaders.has(name),
      kind: hasValue ? 'value' : 'plain',
    };
  });
  const ofPlaces = chinaDrawing.places.map(({ name, spot }): MapLabel => ({
    name,
    texts: [name],
    ...at(spot),
    weight: 0,
    isBeside: true,
    kind: 'place',
  }));
  return [...ofProvinces, ...ofPlaces];
}

/** Boxes of a drawing in px. */
const scaled = (boxes: readonly Box[], scale: number, left = 0, top = 0): Box[] =>
  boxes.map((box) => ({
    left: left + box.left * scale,
    top: top + box.top * scale,
    width: box.width * scale,
    height: box.height * scale,
  }));

/**
 * The labels that fit at a zoom; none covers an island or a dash. At zoom 1 they are the largest, and none is below the inset; later the inset covers
 * what is below it.
 */
export function placeCountryLabels(
  labels: readonly MapLabel[],
  zoom: number,
  size: Size,
  { inset, scale, left, top }: MapFit,
): PlacedLabel[] {
  const islands = scaled(chinaDrawing.boxes, scale * zoom, left * zoom, top * zoom);
  if (zoom > 1) return placeMapLabels(labels, zoom, size, islands);
  const largest = labels
    .filter(({ kind }) => kind !== 'place')
    .toSorted((one, other) => other.weight - one.weight)
    .filter(({ hasLeader, kind }, rank) => rank < namedAtWhole || (hasLeader && kind === 'value'));
  const places = labels.filter(({ kind }) => kind === 'place');
  return placeMapLabels([...largest, ...places], zoom, size, [...islands, inset]);
}

/** The title of the inset: its place is kept. */
const insetTitle = '南海诸岛';

/** In a narrower inset names would cover the sea, in px. */
const namesFrom = 90;

/** The labels of the inset, in px from its corner: its title, and the names that fit without covering an island or a dash. */
export function insetLabels({ inset }: MapFit): PlacedLabel[] {
  const title: MapLabel = {
    name: insetTitle,
    texts: [insetTitle],
    x: inset.width / 2,
    y: inset.height - 10,
    weight: 1,
    isBeside: false,
    kind: 'plain',
  };
  const names = chinaDrawing.inset.places.map(({ name, spot: [x, y] }): MapLabel => ({
    name,
    texts: [name],
    x: x * inset.scale,
    y: y * inset.scale,
    weight: 0,
    isBeside: true,
    kind: 'place',
  }));
  const titles = placeMapLabels([title], 1, inset);
  if (inset.width < namesFrom) return titles;
  const foot = {
    left: 0,
    top: inset.height - 2 * lineHeight,
    width: inset.width,
    height: 2 * lineHeight,
  };
  const islands = scaled(chinaDrawing.inset.boxes, inset.scale);
  return [...titles, ...placeMapLabels(names, 1, inset, [foot, ...islands], air)];
}
