import { geoBounds, geoContains, geoMercator, geoPath } from 'd3-geo';
import { chinaMap, type ProvinceShape } from './chinaMap.ts';

/** A place on earth, in degrees. */
export interface Coordinates {
  longitude: number;
  latitude: number;
}

/** A place on the drawing, in its units; y goes down. */
export type Spot = readonly [x: number, y: number];

/** The size of the drawing; it is scaled to the space there is. */
export const viewSize = { width: 480, height: 320 } as const;
const margin = 24;
/** A label nearer to the edge would be cut. */
const labelMargin = 18;

/** Four digits are 11 m: finer than the drawing. */
export const roundDegrees = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;

/** Sansha: its islands are a part of Hainan, and far from the shape of Hainan. */
const sansha = { west: 108, east: 118.5, south: 3.3, north: 17.6 };
const isInSansha = ({ longitude, latitude }: Coordinates): boolean =>
  longitude > sansha.west &&
  longitude < sansha.east &&
  latitude > sansha.south &&
  latitude < sansha.north;

/** A drawing of one province among its neighbours. */
export interface ProvinceView {
  /** Path data. */
  province: string;
  neighbours: string;
  dash: string;
  /** Names in the view: of neighbours, and of islands. */
  labels: readonly { name: string; at: Spot }[];
  centre: Coordinates;
  /** The smallest and largest longitude of the province. */
  span: readonly [west: number, east: number];
  /** Degrees that an arrow key moves by: about a unit of the drawing. */
  step: number;
  spotOf: (point: Coordinates) => Spot;
  coordinatesOf: (spot: Spot) => Coordinates;
  isInside: (point: Coordinates) => boolean;
}

/** Fits a province into the drawing. */
export function viewProvince(shape: ProvinceShape): ProvinceView {
  const { width, height } = viewSize;
  const projection = geoMercator().fitExtent(
    [
      [margin, margin],
      [width - margin, height - margin],
    ],
    shape,
  );
  projection.clipExtent([
    [-1, -1],
    [width + 1, height + 1],
  ]);
  const path = geoPath(projection).digits(1);
  const draw = (shapes: Parameters<typeof path>[0][]): string =>
    shapes.map((one) => path(one) ?? '').join('');
  const others = chinaMap.provinces.filter((one) => one !== shape);

  const spotOf = ({ longitude, latitude }: Coordinates): Spot =>
    projection([longitude, latitude]) ?? [0, 0];
  const labels = [
    ...others.map(({ properties: { short, cp } }) => ({ name: short, place: cp, isAbove: false })),
    ...chinaMap.places.map(({ properties, geometry }) => ({
      name: properties.name,
      place: geometry.coordinates,
      isAbove: true,
    })),
  ].flatMap(({ name, place: [longitude = 0, latitude = 0], isAbove }) => {
    const [x, y] = spotOf({ longitude, latitude });
    // Beside an island, so that it is seen.
    const at: Spot = isAbove ? [x, y - 16] : [x, y];
    const isInView =
      at[0] > labelMargin &&
      at[0] < width - labelMargin &&
      at[1] > labelMargin &&
      at[1] < height - labelMargin;
    return isInView ? [{ name, at }] : [];
  });

  const [[west, south], [east, north]] = geoBounds(shape);
  const [longitude, latitude] = shape.properties.cp;
  return {
    province: draw([shape]),
    neighbours: draw([...others, chinaMap.isles]),
    dash: draw([chinaMap.dash]),
    labels,
    centre: { longitude: roundDegrees(longitude), latitude: roundDegrees(latitude) },
    span: [roundDegrees(west), roundDegrees(east)],
    step: 10 ** Math.round(Math.log10(Math.max(east - west, north - south) / 400)),
    spotOf,
    coordinatesOf: (spot) => {
      const [x = 0, y = 0] = projection.invert?.([...spot]) ?? [];
      return { longitude: roundDegrees(x), latitude: roundDegrees(y) };
    },
    isInside: (point) =>
      geoContains(shape, [point.longitude, point.latitude]) ||
      (shape.properties.short === '海南' && isInSansha(point)),
  };
}

/** The spot, or the nearest one on the drawing. */
export const clampSpot = ([x, y]: Spot): Spot => [
  Math.min(Math.max(x, 0), viewSize.width),
  Math.min(Math.max(y, 0), viewSize.height),
];

const directions: Readonly<Record<string, Spot>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Where an arrow key moves a place: by a step, with Shift by ten; null for other keys. */
export function moveByKey(
  { longitude, latitude }: Coordinates,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  step: number,
): Coordinates | null {
  const direction = directions[key];
  if (!direction) return null;
  const by = step * (shiftKey ? 10 : 1);
  return {
    longitude: roundDegrees(Math.min(Math.max(longitude + direction[0] * by, -180), 180)),
    latitude: roundDegrees(Math.min(Math.max(latitude + direction[1] * by, -90), 90)),
  };
}

const half = (degrees: number, [positive, negative]: readonly [string, string]): string =>
  `${degrees < 0 ? negative : positive} ${Math.abs(degrees)}°`;

/** In words: 东经 120.15°，北纬 30.25°. */
export const describePoint = ({ longitude, latitude }: Coordinates): string =>
  `${half(longitude, ['东经', '西经'])}，${half(latitude, ['北纬', '南纬'])}`;
