export type { ChinaMap, ProvinceShape } from './chinaMap.ts';
export { provinceShape } from './loadChinaMap.ts';
export { MapPointField, type MapPointFieldProps } from './MapPointField.tsx';
export type { Coordinates } from './provinceView.ts';
