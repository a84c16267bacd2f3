import { px, type Size } from '@anzhu/ui/chart/core';

/** The drawing of the country, in its units: from its west to its east, from its north to 海南. */
export const drawingSize = { width: 1000, height: 841.2 } as const;
/** The drawing of the South China Sea. */
export const insetSize = { width: 200, height: 264 } as const;

/** The south of 台湾 and the east of 赤尾屿: the inset is below the one or right of the other. */
const coast = { south: 748, east: 958 } as const;
const gap = 14;

/** A rectangle of the map, in px. */
export interface Area extends Size {
  left: number;
  top: number;
}

/** How a drawing is laid into a map: its scale at zoom 1 and where its origin is, in px. */
export interface MapFit {
  scale: number;
  left: number;
  top: number;
  /** The framed South China Sea. */
  inset: Area & { scale: number };
}

/** The two ways to lay the inset beside the country: what both take, in units of the drawing. */
const insetBelow = { width: drawingSize.width, height: coast.south + gap + insetSize.height };
const insetBeside = { width: coast.east + gap + insetSize.width, height: drawingSize.height };

/** Air between the country and the edge of the map, in px. */
const margin = 6;

/**
 * Fits country and inset into a map, as large as both can be. The inset is in the corner, out of the way of the
 * zoomed map; the country is in the middle of the rest.
 */
export function fitMap({ width, height }: Size): MapFit {
  const room = { width: width - 2 * margin, height: height - 2 * margin };
  const scaleOf = (size: Size): number =>
    Math.max(0.01, Math.min(room.width / size.width, room.height / size.height));
  const isBeside = scaleOf(insetBeside) > scaleOf(insetBelow);
  const both = isBeside ? insetBeside : insetBelow;
  const scale = scaleOf(both);
  const spare = {
    width: room.width - both.width * scale,
    height: room.height - both.height * scale,
  };
  return {
    scale,
    left: px(margin + spare.width / 2),
    top: px(margin + spare.height / 2),
    inset: {
      left: px(width - margin - insetSize.width * scale),
      top: px(height - margin - insetSize.height * scale),
      width: px(insetSize.width * scale),
      height: px(insetSize.height * scale),
      scale,
    },
  };
}

/** Below this width the ranking is below the map. */
const besideFrom = 620;
const rankingWidth = 232;
const blockGap = 20;
const rankingHeight = 232;

/** How high the legend is: in a narrow map it takes two lines. */
const legendHeight = (width: number): number => (width < 460 ? 52 : 28);

/** The sizes of a map's blocks, in px. They are the same while it loads. */
export interface MapSizes {
  isBeside: boolean;
  map: Size;
  legend: number;
  ranking: Size;
  /** All blocks together. */
  height: number;
}

/**
 * Blocks in a panel of a width: the ranking beside the map, in a narrow panel below it. The height counts
 * beside; below it is as high as it needs.
 */
export function mapSizes(width: number, height: number): MapSizes {
  if (width >= besideFrom) {
    const map = width - rankingWidth - blockGap;
    const legend = legendHeight(map);
    return {
      isBeside: true,
      map: { width: map, height: height - legend },
      legend,
      ranking: { width: rankingWidth, height },
      height,
    };
  }
  const legend = legendHeight(width);
  const scale = Math.max(0, width - 2 * margin) / insetBelow.width;
  const map = { width, height: Math.round(insetBelow.height * scale + 2 * margin) };
  return {
    isBeside: false,
    map,
    legend,
    ranking: { width, height: rankingHeight },
    height: map.height + legend + blockGap + rankingHeight,
  };
}
