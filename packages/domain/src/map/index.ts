export type { ChinaShapes, ProvinceShape } from './chinaMap.ts';
export { ChinaMap, type ChinaMapProps } from './country/ChinaMap.tsx';
export { provinceShape } from './loadChinaMap.ts';
export { MapPointField, type MapPointFieldProps } from './MapPointField.tsx';
export type { Coordinates } from './provinceView.ts';
