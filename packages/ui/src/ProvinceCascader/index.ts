export { regionCodes, regionText, type RegionLevels, type RegionText } from './readRegions.ts';
export { ProvinceCascader, type ProvinceCascaderProps } from './ProvinceCascader.tsx';
