import type { ReactNode } from 'react';
import { tile, tiles } from './Layout.css.ts';

/**
 * Panels in rows that are always full: three in a row where there is space, two, or one below each
 * other. Those of a row are of equal height.
 *
 * Use it for the charts of a screen, each in a `Tile`. Do not use it for things that must stand below each
 * other in columns (`Grid`).
 */
export const Tiles = ({ children }: { children: ReactNode }) => (
  <div className={tiles}>{children}</div>
);

export interface TileProps {
  /** Twice as wide as the others, where there is space: a map. @default false */
  isWide?: boolean;
  children: ReactNode;
}

/** A place in `Tiles`. */
export const Tile = ({ isWide = false, children }: TileProps) => (
  <div className={tile({ isWide })}>{children}</div>
);
