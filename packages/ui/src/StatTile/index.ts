export { StatTile, type StatDelta, type StatTileProps } from './StatTile.tsx';
