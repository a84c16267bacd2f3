import { shortProvince } from '@anzhu/api/rules/provinces';
import type {
  Feature,
  FeatureCollection,
  GeoJsonProperties,
  Geometry,
  MultiPolygon,
  Point,
  Polygon,
} from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import data from './chinaProvinces.topo.json';

/** Names of a province, and where its label goes: longitude and latitude. */
interface ProvinceNames {
  name: string;
  short: string;
  cp: [longitude: number, latitude: number];
}

/** A province; `id` is its adcode. */
export type ProvinceShape = Feature<Polygon | MultiPolygon, ProvinceNames>;

/** The map: whatever draws the whole country draws all of it. */
interface ChinaShapes {
  provinces: readonly ProvinceShape[];
  /** Islands too small for the shape of their province. */
  isles: Feature<MultiPolygon>;
  /** The ten dashes of the South China Sea. */
  dash: Feature<MultiPolygon>;
  /** Names of islands and island groups. */
  places: readonly Feature<Point, { name: string }>[];
}

type Objects = {
  provinces: GeometryCollection<ProvinceNames>;
  isles: GeometryCollection;
  dash: GeometryCollection;
  places: GeometryCollection<{ name: string }>;
};

// The type of a JSON module has strings where TopoJSON has literals.
const topology = data as unknown as Topology<Objects>;

const read = <Shape extends Geometry, Names extends GeoJsonProperties>(name: keyof Objects) =>
  feature(topology, topology.objects[name]) as unknown as FeatureCollection<Shape, Names>;
const readOne = (name: keyof Objects) =>
  feature(topology, topology.objects[name]) as unknown as Feature<MultiPolygon>;

/** The map of China, read once. */
export const chinaMap: ChinaShapes = {
  provinces: read<Polygon | MultiPolygon, ProvinceNames>('provinces').features,
  isles: readOne('isles'),
  dash: readOne('dash'),
  places: read<Point, { name: string }>('places').features,
};

const byShortName = new Map(chinaMap.provinces.map((one) => [one.properties.short, one]));

/** A province by its name, with or without 省, 市, 自治区; undefined for an unknown name. */
export const findProvince = (name: string): ProvinceShape | undefined =>
  byShortName.get(shortProvince(name));
