import { color, level, media, motion, named, radius, space, text, weight } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';
import { barHeight } from './AppFrame.css.ts';

const widths = { open: '216px', collapsed: '56px' } as const;

export const rail = recipe({
  base: {
    position: 'sticky',
    top: 0,
    zIndex: level.rail,
    flexShrink: 0,
    height: '100dvh',
    borderInlineEnd: `1px solid ${color.line}`,
    background: color.surface,
    '@media': { [media.print]: { display: 'none' }, [media.narrow]: { display: 'none' } },
  },
  variants: {
    isCollapsed: { true: { width: widths.collapsed }, false: { width: widths.open } },
    isSample: {
      true: {
        position: 'static',
        height: 'auto',
        border: `1px solid ${color.line}`,
        borderRadius: radius.panel,
        overflow: 'hidden',
        '@media': { [media.narrow]: { display: 'block' } },
      },
    },
  },
});

export const sheet = style({ height: '100%', overscrollBehavior: 'contain' });

export const content = style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const brand = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space[2],
  height: barHeight,
  paddingInline: '14px',
  borderBottom: `1px solid ${color.line}`,
  overflow: 'hidden',
  ...text.lead,
  ...named,
  letterSpacing: '0.12em',
});

/** How far what follows fades out at an edge. */
const fade = space[8];

const fadedAt = (...sides: ('top' | 'bottom')[]) =>
  sides
    .map((side) => `linear-gradient(to ${side}, ${color.ink} calc(100% - ${fade}), transparent)`)
    .join(', ');

export const menu = style({
  flex: 1,
  scrollPaddingBlock: fade,
  maskComposite: 'intersect',
  selectors: {
    '&[data-above]': { maskImage: fadedAt('top') },
    '&[data-below]': { maskImage: fadedAt('bottom') },
    '&[data-above][data-below]': { maskImage: fadedAt('top', 'bottom') },
  },
  paddingBlock: space[2],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.line} transparent`,
});

export const groupName = style({
  padding: `${space[2]} ${space[5]} ${space[1]}`,
  color: color.inkSubtle,
  ...text.note,
});

/** Collapsed, a line is between the groups instead of their names. */
export const group = recipe({
  variants: {
    isCollapsed: {
      true: {
        paddingBlock: '2px',
        selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
      },
    },
  },
});

export const entry = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    height: '32px',
    marginInline: space[2],
    paddingInline: '11px',
    borderRadius: radius.control,
    color: color.inkMuted,
    textDecoration: 'none',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    cursor: 'pointer',
    transition: `background-color ${motion.quick}, color ${motion.quick}`,
    ...text.body,
    selectors: {
      '&:hover': { background: color.hover, color: color.ink },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '@media': { [media.touch]: { height: '44px' } },
  },
  variants: {
    isCurrent: {
      true: {
        fontWeight: weight.strong,
        selectors: {
          '&, &:hover': { background: color.brandSoft, color: color.brand },
        },
      },
    },
  },
});

export const entryIcon = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: '18px',
  height: '18px',
});

export const entryWord = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const foot = style({
  display: 'grid',
  flexShrink: 0,
  paddingBlock: space[1],
  borderTop: `1px solid ${color.line}`,
});
