/** What a picture of numbers outside of this package is drawn with, as the map is. */
export { useChartWidth } from '../frame/availableSize.ts';
export { Tip } from './Tip.tsx';
export { useWidth } from './useWidth.ts';
