import { color, fontFamily, media, named, space, text, weight } from '../../theme/index.ts';
import { tipBox } from '../../theme/shared.css.ts';
import { recipe, style } from '../../theme/style.ts';
import { solidName } from './colors.css.ts';

/** Its height is given, so that nothing moves while the chart comes; its width is that of its container. */
export const plot = style({
  position: 'relative',
  minWidth: 0,
  contain: 'inline-size',
  '@media': { [media.print]: { height: 'auto !important' } },
});

/** Never wider than its container, in print as wide as the page; drawn again in the frame that resizes it. */
export const drawing = style({
  display: 'block',
  maxWidth: '100%',
  overflow: 'visible',
  fontFamily,
  // Laid out for this size: the table of a chart follows the text size of the browser.
  fontSize: '12px',
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'none',
  '@media': {
    screen: { selectors: { [`${plot} &`]: { maxWidth: 'none' } } },
    [media.print]: { width: '100%', height: 'auto', maxHeight: '100vh' },
    [media.forced]: { vars: { [solidName]: color.ink } },
  },
});

/** A drawing in a line of words or in a cell of a table. */
export const spark = style({ display: 'inline-block', maxWidth: '100%', verticalAlign: 'middle' });

/** What is drawn is not what is hit. */
export const picture = style({ pointerEvents: 'none' });

/** What distinguishes a shape where there may be no colour: a texture or dashes; set on the element. */
export const patternName = '--anzhu-pattern';

/** On paper, and where the system forces its colours. */
const withoutColor = `${media.print}, ${media.forced}`;

const hairline = (stroke: string) => ({ stroke, strokeWidth: '1px' });

export const shape = recipe({
  base: { fill: 'none' },
  variants: {
    kind: {
      fill: {
        '@media': {
          [withoutColor]: { ...hairline(color.ink), fill: `var(${patternName}) !important` },
        },
      },
      cell: {
        '@media': { [media.forced]: hairline(color.line) },
      },
      line: {
        strokeWidth: '2px',
        strokeLinejoin: 'round',
        strokeLinecap: 'round',
        '@media': { [withoutColor]: { strokeDasharray: `var(${patternName})` } },
      },
      point: { stroke: color.surface, strokeWidth: '1.5px' },
      grid: hairline(color.line),
      axis: hairline(color.lineStrong),
      leader: hairline(color.lineStrong),
      track: { ...hairline(color.line), fill: color.sunken },
      limit: { ...hairline(color.danger), strokeDasharray: '5 3' },
    },
  },
});

/** A rim of the ground, so that words are read on lines and areas too. */
const rim = { stroke: color.surface, strokeLinejoin: 'round', paintOrder: 'stroke' } as const;

export const words = recipe({
  variants: {
    kind: {
      tick: { fill: color.inkMuted },
      name: { fill: color.ink },
      value: { ...rim, strokeWidth: '3px', fill: color.ink },
      sum: { ...text.title, ...named, fill: color.ink },
      danger: { ...rim, strokeWidth: '3px', fill: color.danger, fontWeight: weight.strong },
      inside: { ...rim, strokeWidth: '4px', fill: color.ink },
      onLight: { fill: color.ink },
      few: { fill: color.warning, fontWeight: weight.strong },
      none: { fill: color.danger, fontWeight: weight.strong },
      onDark: { fill: color.onBrand, '@media': { [media.forced]: { fill: color.ink } } },
    },
  },
});

export const grain = style({ stroke: color.surface, fill: 'none' });

export const hit = recipe({
  base: {
    fill: 'transparent',
    outline: 'none',
    selectors: {
      '&:hover': { fill: `color-mix(in oklab, ${color.ink} 7%, transparent)` },
      // The ring is drawn over all else: see `ring`.
      '&:focus-visible': { outline: 'none' },
    },
  },
  variants: { isChosen: { true: { cursor: 'pointer' }, false: {} } },
});

/** The focus ring, between two rims of the ground, so that it shows on every colour. */
export const ring = style({
  fill: 'none',
  pointerEvents: 'none',
  stroke: color.focus,
  strokeWidth: '2px',
});
export const ringGround = style([ring, { stroke: color.surface, strokeWidth: '6px' }]);

export const tip = style([
  tipBox,
  {
    padding: `6px ${space[2]}`,
    border: `1px solid ${color.line}`,
    background: color.surface,
    color: color.ink,
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
    '@media': { [media.print]: { display: 'none' } },
  },
]);

export const tipTitle = style({ color: color.inkMuted });

export const tipRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const tipName = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minWidth: 0,
});

export const tipValue = style({ fontWeight: weight.strong });

export const swatch = style({ flexShrink: 0, width: '8px', height: '8px', borderRadius: '2px' });
