import { provinces, type Province } from '@anzhu/api/rules/provinces';
import type { Box } from '@anzhu/ui/chart/core';
import { geoConicEqualArea, geoMercator, geoPath, type GeoPath, type GeoProjection } from 'd3-geo';
import { chinaMap, findProvince, type ProvinceShape } from '../../chinaMap.ts';
import { drawingSize, insetSize } from './mapFrame.ts';

/** A place on a drawing, in its units; y goes down. */
type Spot = readonly [x: number, y: number];

/** A province on the drawing. */
export interface ProvinceDrawing {
  name: Province;
  /** Path data. */
  d: string;
  /** Where its label and its tip are. */
  spot: Spot;
  /** In square units. */
  area: number;
}

/** A drawing of shapes that are all always drawn. */
interface DrawnShapes {
  isles: string;
  /** The ten dashes. */
  dash: string;
  /** The box of each island and dash: no label covers one. */
  boxes: readonly Box[];
  places: readonly { name: string; spot: Spot }[];
}

/** The whole country as path data. It is drawn once and scaled to any size. */
export interface ChinaDrawing extends DrawnShapes {
  /** All 34, in the order of their official codes. */
  provinces: readonly ProvinceDrawing[];
  /** The South China Sea: the provinces on it, as far as they are in view. */
  inset: DrawnShapes & { provinces: readonly { name: Province; d: string }[] };
}

/** What the inset shows: from the coast to 曾母暗沙, with all ten dashes. */
const sea = { west: 106, east: 124, south: 2.6, north: 25.2 };

function shapeOf(name: Province): ProvinceShape {
  const shape = findProvince(name);
  if (!shape) throw new Error(`the map has no ${name}`);
  return shape;
}

const shapes = provinces.map((name) => ({ name, shape: shapeOf(name) }));

/** Islands, dashes and names, drawn by a path in its projection. */
function drawShapes(path: GeoPath, projection: GeoProjection): DrawnShapes {
  const { isles, dash, places } = chinaMap;
  return {
    isles: path(isles) ?? '',
    dash: path(dash) ?? '',
    boxes: [...isles.geometry.coordinates, ...dash.geometry.coordinates].map((coordinates) => {
      const [[left, top], [right, bottom]] = path.bounds({ type: 'Polygon', coordinates });
      return { left, top, width: right - left, height: bottom - top };
    }),
    places: places.map(({ properties, geometry }) => {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      return { name: properties.name, spot: projection([longitude, latitude]) ?? [0, 0] };
    }),
  };
}

function draw(): ChinaDrawing {
  // Equal areas: a province is not more important because it is in the north.
  const projection = geoConicEqualArea().parallels([25, 47]).rotate([-105, 0]);
  const whole = { type: 'FeatureCollection' as const, features: [...chinaMap.provinces] };
  projection.fitWidth(drawingSize.width, whole);
  const path = geoPath(projection).digits(1);

  const corners = [
    [sea.west, sea.south],
    [sea.east, sea.north],
  ];
  const insetProjection = geoMercator()
    .fitSize([insetSize.width, insetSize.height], { type: 'MultiPoint', coordinates: corners })
    .clipExtent([
      [-1, -1],
      [insetSize.width + 1, insetSize.height + 1],
    ]);
  const insetPath = geoPath(insetProjection).digits(1);

  return {
    ...drawShapes(path, projection),
    provinces: shapes.map(({ name, shape }) => ({
      name,
      d: path(shape) ?? '',
      spot: projection(shape.properties.cp) ?? [0, 0],
      area: path.area(shape),
    })),
    inset: {
      ...drawShapes(insetPath, insetProjection),
      provinces: shapes.flatMap(({ name, shape }) => {
        const d = insetPath(shape);
        return d ? [{ name, d }] : [];
      }),
    },
  };
}

/** The drawing: computed when this module is loaded, which is when the first map is. */
export const chinaDrawing = draw();
