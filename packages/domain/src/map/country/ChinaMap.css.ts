import { color, fontFamily, media, space, text } from '@anzhu/ui/theme';
import { chartAmounts } from '@anzhu/ui/theme/chart';
import { recipe, style } from '@anzhu/ui/theme/style';

const forced = '(forced-colors: active)';

/** Map and ranking beside each other; in a narrow panel, and on paper, the ranking is below. */
export const blocks = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  selectors: { '&[data-beside]': { flexDirection: 'row' } },
  '@media': { [media.print]: { display: 'block' } },
});

export const mapColumn = style({ flexShrink: 0, minWidth: 0, margin: 0 });

/** The map with its buttons. */
export const mapArea = style({
  position: 'relative',
  '@media': { [media.print]: { height: 'auto !important' } },
});

export const picture = style({
  vars: { '--pixel': '1px' },
  display: 'block',
  maxWidth: '100%',
  fontFamily,
  fontSize: '12px',
  // Names and amounts need no kerning.
  textRendering: 'optimizeSpeed',
  userSelect: 'none',
  // One finger scrolls the page, two zoom the map; when it is zoomed, one finger moves it.
  touchAction: 'pan-x pan-y',
  selectors: {
    '&[data-zoomed]': { touchAction: 'none', cursor: 'grab' },
    '&[data-zoomed]:active': { cursor: 'grabbing' },
  },
  '@media': { [media.print]: { width: '100%', height: 'auto', maxHeight: '90vh' } },
});

/** What is zoomed: a layer of its own while it moves. On paper the whole map is shown. */
export const moving = style({
  selectors: { '&[data-motion]': { willChange: 'transform' } },
  '@media': {
    [media.print]: {
      vars: { '--pixel': 'var(--whole-pixel) !important' },
      transform: 'var(--whole)',
    },
  },
});
export const onScreen = style({ '@media': { [media.print]: { display: 'none' } } });
export const onPaper = style({
  display: 'none',
  '@media': { [media.print]: { display: 'block' } },
});

/** A stroke of `width` px at rest: `--pixel` is a px in units of the drawing. During a gesture it grows with the map. */
const line = (width: number) =>
  ({ strokeWidth: `calc(${width} * var(--pixel))`, strokeLinejoin: 'round' }) as const;

/** The property that names the texture of each colour class: each map has textures of its own. */
export const textures = chartAmounts.map((_fill, step) => `--texture${step}`);

/** The fill of each colour class; in forced colours its texture. */
export const fills = chartAmounts.map((fill, step) =>
  style({
    fill,
    '@media': { [forced]: { fill: step === 0 ? 'Canvas' : `var(${textures[step]})` } },
  }),
);

/** Around all provinces: they inherit what does not differ. */
export const provinces = recipe({
  base: {
    stroke: color.lineStrong,
    ...line(0.75),
    '@media': { [forced]: { stroke: 'CanvasText' } },
  },
  variants: { isPressable: { true: { cursor: 'pointer' }, false: {} } },
});

/** A province: its fill is its amount. */
export const province = style({
  selectors: { '&:focus-visible': { outline: 'none' } },
});

/** A small province is found by pointer and finger around it too. */
export const reach = style({
  ...line(16),
  fill: 'transparent',
  stroke: 'transparent',
  pointerEvents: 'all',
});

/** Islands and dashes. */
export const sea = style({
  ...line(1),
  fill: color.ink,
  stroke: color.ink,
  pointerEvents: 'none',
  '@media': { [forced]: { fill: 'CanvasText', stroke: 'CanvasText' } },
});

export const insetFrame = style({
  fill: color.surface,
  stroke: color.lineStrong,
  strokeWidth: '1px',
  '@media': { [forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

/** In the inset: it is looked at, not pointed at. */
export const insetProvince = style({
  ...line(0.5),
  stroke: color.lineStrong,
  '@media': { [forced]: { stroke: 'CanvasText' } },
});

export const inset = style({ pointerEvents: 'none' });

/** The strokes of a texture, shown in forced colours only. */
export const grain = style({ stroke: 'CanvasText', strokeWidth: '1.5px', fill: 'none' });

const rim = { stroke: color.surface, strokeLinejoin: 'round', paintOrder: 'stroke' } as const;

export const labels = style({
  ...rim,
  strokeWidth: '3px',
  textAnchor: 'middle',
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-motion="move"]': { willChange: 'transform' },
    // They would grow with the map, and be laid out in every frame.
    '&[data-motion="zoom"]': { visibility: 'hidden' },
  },
  '@media': { [forced]: { stroke: 'Canvas' } },
});

/** From a small province to its name. */
export const leaderLine = style({
  fill: 'none',
  stroke: color.ink,
  strokeWidth: '1px',
  '@media': { [forced]: { stroke: 'CanvasText' } },
});

const inked = (fill: string) => ({ fill, '@media': { [forced]: { fill: 'CanvasText' } } });
export const labelKind = {
  value: style(inked(color.ink)),
  /** In the middle of an area of the darkest colours. */
  onDark: style({ ...inked(color.onBrand), stroke: chartAmounts.at(-1) }),
  plain: style(inked(color.inkMuted)),
  place: style({ ...inked(color.inkMuted), strokeWidth: '2px' }),
};

/** Around the province that is pointed at, here or in the ranking, between rims of the ground. */
export const outline = recipe({
  base: {
    fill: 'none',
    pointerEvents: 'none',
    '@media': { [forced]: { stroke: 'Highlight' } },
  },
  variants: {
    kind: {
      ground: { ...line(5), stroke: color.surface },
      pointed: { ...line(2), stroke: color.ink },
      focused: { ...line(3), stroke: color.focus },
    },
  },
});

/** 暂无数据 on the map itself: it is drawn also without data. */
export const emptyNote = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  ...text.small,
  color: color.inkMuted,
});

/** The colours and their amounts, in the drawing: an exported picture has them too. */
export const legend = style({ pointerEvents: 'none' });
export const legendWords = style({
  fill: color.inkMuted,
  '@media': { [forced]: { fill: 'CanvasText' } },
});
export const swatch = style({
  ...line(1),
  stroke: color.lineStrong,
  '@media': { [forced]: { stroke: 'CanvasText' } },
});

/** In place of the map while it loads: its blocks. */
export const skeletonRows = style({ display: 'grid', alignContent: 'start', gap: space[3] });
