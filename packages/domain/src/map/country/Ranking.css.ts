import { color, focusRing, media, space, text, weight } from '@anzhu/ui/theme';
import { recipe, style } from '@anzhu/ui/theme/style';

const forced = '(forced-colors: active)';

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
export const rows = recipe({
  base: {
    flex: '0 1 auto',
    minHeight: 0,
    overflowY: 'auto',
    ...text.small,
    lineHeight: '27px',
    color: color.ink,
    whiteSpace: 'nowrap',
    // Names and amounts need no kerning.
    textRendering: 'optimizeSpeed',
    '@media': {
      [media.touch]: { lineHeight: '43px' },
      [media.print]: { overflow: 'visible', columns: 2, columnGap: space[6] },
    },
  },
  variants: { isPressable: { true: { cursor: 'pointer' }, false: {} } },
});

/** Where bars begin, after the rank and the longest name; and what is right of them. */
const barStart = '84px';
const barEnd = `(var(--amount-width) + ${space[3]})`;
const barOf = (ink: string): string => `linear-gradient(${ink}, ${ink})`;

export const row = style({
  breakInside: 'avoid',
  padding: `0 ${space[1]}`,
  borderBottom: `1px solid ${color.line}`,
  backgroundImage: barOf(color.brand),
  backgroundRepeat: 'no-repeat',
  backgroundPosition: `${barStart} center`,
  backgroundSize: `max(2px, (100% - ${barStart} - ${barEnd}) * var(--share)) 8px`,
  selectors: {
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    // As on the map: ground and a bar, not colour alone.
    '&[data-active]': {
      backgroundColor: color.brandSoft,
      boxShadow: `inset 2px 0 ${color.brand}`,
    },
  },
  '@media': {
    // A gradient is not shown where colours are forced.
    [forced]: {
      forcedColorAdjust: 'none',
      backgroundImage: barOf('CanvasText'),
      selectors: {
        '&[data-active]': { backgroundColor: 'Canvas', outline: '2px solid Highlight' },
      },
    },
    [media.print]: { printColorAdjust: 'exact' },
  },
});
export const rankNumber = style({
  display: 'inline-block',
  width: '20px',
  marginInlineEnd: space[2],
  color: color.inkMuted,
  textAlign: 'end',
});
export const amount = style({ float: 'inline-end' });
export const note = style({
  ...text.note,
  margin: 0,
  paddingTop: space[2],
  color: color.inkMuted,
  overflowWrap: 'anywhere',
});
