import { color, media, radius, space, text } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';
import * as sheet from '../TreePicker/sheet.css.ts';

/** Eight rows, in px. */
const tall = { mouse: 8 * sheet.rowHeights.mouse + 8, touch: 8 * sheet.rowHeights.touch + 8 };

/** The popover keeps this height, so that nothing jumps. */
const kept = { height: tall.mouse, '@media': { [media.touch]: { height: tall.touch } } };

export const columns = recipe({
  base: {
    display: 'flex',
    minHeight: 0,
    overflow: 'auto hidden',
  },
  variants: {
    /** There is something below: the height is kept. */
    isDeep: {
      true: kept,
      false: { maxHeight: tall.mouse, '@media': { [media.touch]: { maxHeight: tall.touch } } },
    },
  },
});

export const column = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 0 auto',
    minWidth: '136px',
    minHeight: 0,
    '@media': { [media.phone]: { width: '100%' } },
  },
  variants: {
    /** Beside another, now or later: it keeps its width, the hairline shows where the next one comes. */
    isDeep: {
      true: {
        flexGrow: 0,
        maxWidth: '320px',
        borderInlineEnd: `1px solid ${color.line}`,
        selectors: { '&:last-child:not(:first-child)': { borderInlineEnd: 0 } },
        '@media': { [media.phone]: { flexGrow: 1, maxWidth: 'none', borderInlineEnd: 0 } },
      },
    },
  },
});

export const results = style({
  ...kept,
  display: 'flex',
  flexDirection: 'column',
  width: 'min(360px, calc(100vw - 32px))',
  minWidth: '100%',
  minHeight: 0,
});

export const row = style([
  sheet.row,
  {
    gap: space[2],
    paddingInline: '10px',
    selectors: {
      '&[data-open]': { background: color.hover },
      '&[data-path]': { color: color.brand },
      '&[data-path]:is([data-open], :hover)': { background: color.brandSoft },
      '&[aria-disabled="true"]': { color: color.inkSubtle },
    },
  },
]);

export const slash = style({ color: color.inkSubtle });

/** The start of the row at full height: a press here selects, a press on the label opens. */
export const markArea = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  flexShrink: 0,
  width: '32px',
  marginInline: '-10px -8px',
});

export const mark = style({
  width: '14px',
  height: '14px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.round,
  background: color.surface,
  selectors: {
    [`${markArea}:hover &`]: { borderColor: color.brand },
    '[aria-selected="true"] &': { border: `4px solid ${color.brand}` },
    '[aria-disabled="true"] &': { borderColor: color.line, background: color.sunken },
  },
});

/** 返回, above the only column of a phone. */
export const backBar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: space[1],
  borderBottom: `1px solid ${color.line}`,
  ...text.small,
});

/** In the place of a column that is being loaded. */
export const loadNote = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  color: color.inkMuted,
  ...text.small,
});
