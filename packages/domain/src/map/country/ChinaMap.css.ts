import { color, focusRing, fontFamily, media, radius, space, text, weight } from '@anzhu/ui/theme';
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
  display: 'block',
  maxWidth: '100%',
  fontFamily,
  fontSize: text.note.fontSize,
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'none',
  // One finger scrolls the page, two zoom the map; when it is zoomed, one finger moves it.
  touchAction: 'pan-x pan-y',
  selectors: {
    '&[data-zoomed]': { touchAction: 'none', cursor: 'grab' },
    '&[data-moving]': { cursor: 'grabbing' },
  },
  '@media': { [media.print]: { width: '100%', height: 'auto', maxHeight: '90vh' } },
});

/** What is zoomed. On paper the whole map is shown. */
export const moving = style({ '@media': { [media.print]: { transform: 'var(--whole)' } } });
export const onScreen = style({ '@media': { [media.print]: { display: 'none' } } });
export const onPaper = style({
  display: 'none',
  '@media': { [media.print]: { display: 'block' } },
});

const thin = { vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' } as const;

/** A province: its fill is its amount, in forced colours a texture. */
export const province = recipe({
  base: {
    ...thin,
    stroke: color.lineStrong,
    strokeWidth: '0.75px',
    outline: 'none',
    selectors: { '&:focus-visible': { outline: 'none' } },
    '@media': { [forced]: { fill: 'var(--texture) !important', stroke: 'CanvasText' } },
  },
  variants: { isChosen: { true: { cursor: 'pointer' }, false: {} } },
});

/** A small province is found by pointer and finger around it too. */
export const reach = style({
  ...thin,
  fill: 'transparent',
  stroke: 'transparent',
  strokeWidth: '16px',
  pointerEvents: 'all',
});

/** Islands and dashes. */
export const sea = style({
  ...thin,
  fill: color.ink,
  stroke: color.ink,
  strokeWidth: '1px',
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
  ...thin,
  stroke: color.lineStrong,
  strokeWidth: '0.5px',
  '@media': { [forced]: { fill: 'var(--texture) !important', stroke: 'CanvasText' } },
});

export const inset = style({ pointerEvents: 'none' });

/** The strokes of a texture, shown in forced colours only. */
export const grain = style({ stroke: 'CanvasText', strokeWidth: '1.5px', fill: 'none' });

const rim = { stroke: color.surface, strokeLinejoin: 'round', paintOrder: 'stroke' } as const;

export const label = recipe({
  base: {
    ...rim,
    strokeWidth: '3px',
    dominantBaseline: 'central',
    textAnchor: 'middle',
    pointerEvents: 'none',
    forcedColorAdjust: 'none',
    '@media': { [forced]: { fill: 'CanvasText', stroke: 'Canvas' } },
  },
  variants: {
    kind: {
      value: { fill: color.ink },
      plain: { fill: color.inkMuted },
      place: { fill: color.inkMuted, strokeWidth: '2px' },
    },
  },
});

/** Around the province that is pointed at, here or in the ranking, between rims of the ground. */
export const outline = recipe({
  base: {
    ...thin,
    fill: 'none',
    strokeWidth: '2px',
    pointerEvents: 'none',
    '@media': { [forced]: { stroke: 'Highlight' } },
  },
  variants: {
    kind: {
      ground: { stroke: color.surface, strokeWidth: '5px' },
      pointed: { stroke: color.ink },
      focused: { stroke: color.focus, strokeWidth: '3px' },
    },
  },
});

export const buttons = style({
  position: 'absolute',
  insetInlineStart: 0,
  display: 'grid',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
  '@media': { [media.print]: { display: 'none' } },
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
  dominantBaseline: 'central',
  '@media': { [forced]: { fill: 'CanvasText' } },
});
export const swatch = style({
  ...thin,
  stroke: color.lineStrong,
  strokeWidth: '1px',
  '@media': { [forced]: { fill: 'var(--texture) !important', stroke: 'CanvasText' } },
});

export const ranking = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '@media': { [media.print]: { width: 'auto !important', height: 'auto !important' } },
});
export const rankingTitle = style({
  ...text.small,
  margin: 0,
  paddingBottom: space[1],
  borderBottom: `1px solid ${color.ink}`,
  fontWeight: weight.strong,
});

/** It scrolls in itself; on paper it is as long as it is. */
export const rows = style({
  flex: '0 1 auto',
  minHeight: 0,
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  selectors: { '&:focus-visible': focusRing },
  '@media': { [media.print]: { overflow: 'visible', columns: 2, columnGap: space[6] } },
});
export const rowItem = style({ breakInside: 'avoid' });

export const row = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: '20px 44px minmax(16px, 1fr) auto',
    alignItems: 'center',
    columnGap: space[2],
    width: '100%',
    minHeight: '28px',
    margin: 0,
    padding: `0 ${space[1]}`,
    border: 0,
    borderBottom: `1px solid ${color.line}`,
    background: 'transparent',
    color: color.ink,
    textAlign: 'start',
    ...text.small,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
      // As on the map: ground and a bar, not colour alone.
      '&[data-active]': {
        background: color.brandSoft,
        boxShadow: `inset 2px 0 ${color.brand}`,
      },
    },
    '@media': {
      [media.touch]: { minHeight: '44px' },
      [forced]: { selectors: { '&[data-active]': { outline: '2px solid Highlight' } } },
    },
  },
  variants: { isChosen: { true: { cursor: 'pointer' }, false: { cursor: 'default' } } },
});
export const rankNumber = style({ color: color.inkMuted, textAlign: 'end' });
export const track = style({ height: '8px' });
export const bar = style({
  display: 'block',
  minWidth: '2px',
  height: '100%',
  background: color.brand,
  '@media': {
    [forced]: { background: 'CanvasText' },
    [media.print]: { printColorAdjust: 'exact' },
  },
});
export const amount = style({ textAlign: 'end', whiteSpace: 'nowrap' });
export const note = style({
  ...text.note,
  margin: 0,
  paddingTop: space[2],
  color: color.inkMuted,
  overflowWrap: 'anywhere',
});

/** In place of the map while it loads: its blocks. */
export const skeletonRows = style({ display: 'grid', alignContent: 'start', gap: space[3] });
