export { ChinaMap, type ChinaMapProps } from './country/ChinaMap.tsx';
export { MapPointField, type MapPointFieldProps } from './MapPointField.tsx';
export type { Coordinates } from './provinceView.ts';
