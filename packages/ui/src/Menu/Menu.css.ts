import {
  activeOption,
  color,
  density,
  forcedActive,
  media,
  radius,
  space,
  text,
} from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

export const menu = style({
  minWidth: '136px',
  maxWidth: '312px',
  outline: 'none',
});

export const item = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[2],
    minHeight: density.control,
    padding: '5px 10px',
    borderRadius: radius.control,
    outline: 'none',
    cursor: 'pointer',
    ...text.body,
    selectors: { '&[data-focused]': activeOption },
    '@media': { [media.touch]: { minHeight: '44px', paddingBlock: '11px' }, ...forcedActive },
  },
  variants: {
    tone: {
      neutral: {},
      danger: {
        color: color.danger,
        selectors: {
          '&[data-focused]': {
            background: color.dangerSoft,
            boxShadow: `inset 2px 0 0 ${color.danger}`,
          },
        },
      },
    },
    isRefused: {
      true: {
        color: color.inkSubtle,
        cursor: 'not-allowed',
        selectors: { '&[data-focused]': { background: color.hover } },
      },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export const itemIcon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '16px',
  height: '22px',
});

export const itemWords = style({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

/** The keys of a shortcut, at the end of the line, quieter than its label. */
export const shortcut = style({
  flexShrink: 0,
  paddingInlineStart: space[3],
  color: color.inkMuted,
  ...text.note,
  lineHeight: text.body.lineHeight,
  selectors: { '&::before': { content: 'attr(data-keys)' } },
  '@media': { [media.touch]: { display: 'none' } },
});

/** Lines are between the parts of a menu. */
export const section = style({
  selectors: {
    '& + &': {
      marginTop: space[1],
      paddingTop: space[1],
      borderTop: `1px solid ${color.line}`,
    },
  },
});
