import { readOnly } from '../Field/Field.css.ts';
import {
  color,
  density,
  media,
  radius,
  smallButton,
  space,
  text,
  ellipsis,
} from '../theme/index.ts';
import { style } from '../theme/style.ts';

/** The chips inside the box: it grows by full lines. */
export const growing = style({
  selectors: {
    '&&': {
      height: 'auto',
      minHeight: density.control,
      alignItems: 'flex-start',
      paddingInlineStart: '3px',
    },
    [`${readOnly} &&`]: { paddingInlineStart: 0 },
  },
});

export const contents = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3px',
  minWidth: 0,
  maxHeight: '160px',
  paddingBlock: '2px',
  overflow: 'auto',
});

/** The input, after the chips; it wraps to the next line rather than be too small. */
export const typing = style({
  flex: '1 1 32px',
  display: 'flex',
  minWidth: 0,
  height: `calc(${density.control} - 6px)`,
  paddingInlineStart: '7px',
});

/** The small buttons keep level with the first line. */
export const buttons = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: '6px',
  height: `calc(${density.control} - 2px)`,
});

export const chips = style({ display: 'contents' });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: 'calc(100% - 36px)',
  height: `calc(${density.control} - 6px)`,
  paddingInlineStart: space[2],
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.sunken,
  color: color.ink,
  ...text.small,
  selectors: { '&:not(:has(button))': { paddingInlineEnd: space[2] } },
});

export const chipWords = style({
  ...ellipsis,
});

const chipPart = {
  ...smallButton,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
};

export const remove = style([
  chipPart,
  {
    height: '100%',
    color: color.inkMuted,
    selectors: { '&:hover': { background: color.line, color: color.ink } },
    '@media': { [media.touch]: { width: '44px' } },
  },
]);

export const fold = style([
  chipPart,
  {
    width: 'auto',
    height: `calc(${density.control} - 6px)`,
    paddingInline: space[2],
    color: color.brand,
    ...text.small,
    selectors: { '&:hover': { background: color.brandSoft } },
  },
]);
