export { regionCodes, regionText } from './loadRegions.ts';
export { ProvinceCascader, type ProvinceCascaderProps } from './ProvinceCascader.tsx';
export type { RegionLevels, RegionText } from './readRegions.ts';
