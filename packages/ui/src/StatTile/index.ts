export { StatTile, type StatTileProps } from './StatTile.tsx';
export type { StatDelta } from './Delta.tsx';
