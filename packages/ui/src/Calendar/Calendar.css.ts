import {
  color,
  density,
  media,
  popoverInset,
  radius,
  rem,
  space,
  text,
  weight,
} from '../theme/index.ts';
import { style } from '../theme/style.ts';

/** A day or a month to choose. */
const choice = {
  border: '1px solid transparent',
  borderRadius: radius.control,
  cursor: 'pointer',
} as const;

/** Spread it after the states that it replaces. */
const disabledChoice = {
  '&:disabled': { color: color.inkSubtle, textDecoration: 'line-through', cursor: 'not-allowed' },
  '&:disabled:hover': { borderColor: 'transparent' },
} as const;

const insideRing = { outlineOffset: '-1px' } as const;

export const calendar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[6],
  '@media': { [media.phone]: { justifyContent: 'center' } },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  minHeight: '32px',
  marginBottom: space[1],
});

/** The name of the month; pressing it opens the month picker. */
export const title = style({
  ...text.body,
  minHeight: '28px',
  paddingInline: space[2],
  borderRadius: radius.control,
  fontWeight: weight.strong,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: color.hover },
    '&:focus-visible': insideRing,
  },
  '@media': { [media.touch]: { minHeight: '44px' } },
});

export const before = style({ justifySelf: 'start', display: 'flex' });
export const after = style({ justifySelf: 'end', display: 'flex' });

/** Space for six weeks, the most a month can have: the popover keeps its height. */
export const grid = style({
  ...text.small,
  height: 'calc(28px + 6 * 34px)',
  '@media': { [media.touch]: { height: 'calc(28px + 6 * 46px)' } },
});

/** A short first week is at the end of its row. */
export const row = style({
  display: 'flex',
  selectors: { '&:nth-child(2)': { justifyContent: 'flex-end' } },
});

export const weekday = style({
  width: '36px',
  lineHeight: rem(28),
  color: color.inkMuted,
  textAlign: 'center',
  '@media': { [media.touch]: { width: '44px' } },
});

/** The band of a chosen range runs through the days; its ends, and those of its weeks, are rounded. */
export const day = style({
  ...choice,
  width: '36px',
  height: '32px',
  marginBlock: '1px',
  textAlign: 'center',
  selectors: {
    '&:hover': { borderColor: color.lineStrong },
    '&[aria-selected="true"]': { background: color.brandSoft, borderRadius: 0 },
    '&[data-begin], &[aria-selected="true"]:first-child': {
      borderStartStartRadius: radius.control,
      borderEndStartRadius: radius.control,
    },
    '&[data-end], &[aria-selected="true"]:last-child': {
      borderStartEndRadius: radius.control,
      borderEndEndRadius: radius.control,
    },
    '&[aria-current]': { color: color.brand, fontWeight: weight.strong },
    '&[aria-current]::after': {
      content: '',
      display: 'block',
      width: '4px',
      height: '4px',
      margin: '-2px auto 0',
      borderRadius: radius.round,
      background: 'currentColor',
    },
    '&[data-begin], &[data-end]': {
      background: color.brand,
      color: color.onBrand,
      forcedColorAdjust: 'none',
    },
    ...disabledChoice,
    '&:focus-visible': { ...insideRing, position: 'relative' },
    '&[data-begin]:focus-visible, &[data-end]:focus-visible': { outlineOffset: '1px' },
  },
  '@media': {
    [media.touch]: { width: '44px', height: '44px' },
    // A transparent border is drawn then; the band of a range is two lines.
    [media.forced]: {
      borderColor: color.surface,
      selectors: { '&[aria-selected="true"]': { borderBlockColor: color.brand } },
    },
  },
});

/** In the place of the days, and as high as they are. */
export const monthPicker = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  width: '252px',
  height: 'calc(28px + 6 * 34px)',
  '@media': { [media.touch]: { width: '308px', height: 'calc(28px + 6 * 46px)' } },
});

export const yearInput = style({
  ...text.body,
  alignSelf: 'center',
  width: '88px',
  height: density.control,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.surface,
  textAlign: 'center',
  selectors: { '&:focus-visible': insideRing },
});

export const monthChoices = style({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: space[1],
});

export const monthChoice = style({
  ...text.small,
  ...choice,
  selectors: {
    '&:hover': { borderColor: color.lineStrong },
    '&[aria-current]': { background: color.brandSoft, color: color.brand },
    ...disabledChoice,
    '&:focus-visible': insideRing,
  },
  '@media': {
    [media.forced]: {
      borderColor: color.surface,
      selectors: { '&[aria-current]': { borderColor: color.brand } },
    },
  },
});

/** Beside shortcuts: a calendar with what belongs to it. */
export const panel = style({ padding: popoverInset.content });

/** The bounds of what can be chosen, in words; as wide as the calendar above: a long reason wraps. */
export const limits = style({ ...text.note, width: 0, minWidth: '100%', color: color.inkMuted });

/** The time, below the calendar of a moment. */
export const timeRow = style({
  marginTop: space[2],
  paddingTop: space[3],
  borderTop: `1px solid ${color.line}`,
});

/** The shortcuts of a range, beside its calendar; above it on a phone. */
export const rangePanel = style({
  display: 'flex',
  '@media': { [media.phone]: { flexDirection: 'column' } },
});
/** Above the calendars: where the days are typed. */
export const rangeHead = style({ marginBottom: space[2] });

export const shortcutList = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'stretch',
  gap: space[0.5],
  padding: space[2],
  borderInlineEnd: `1px solid ${color.line}`,
  '@media': {
    [media.phone]: {
      // As many as the width of the calendar has space for.
      gridTemplateColumns: 'repeat(auto-fill, minmax(4.75rem, 1fr))',
      borderInlineEnd: 0,
      borderBottom: `1px solid ${color.line}`,
    },
  },
});
export const rangeHint = style({ ...text.note, marginTop: space[1], color: color.inkMuted });
