import { icon } from '../Icon/Icon.css.ts';
import { color, density, ground, media, motion, radius, rem, space, text } from '../theme/index.ts';
import { style } from '../theme/style.ts';
import { globalStyle } from '@vanilla-extract/css';
import { besideRecord, folded } from './fold.ts';
import { chromeHeight, minHeight } from './rows/rowWindow.ts';

/** Width of what is pinned at the sides of a table, set on its region. */
export const pinnedWidth = { start: '--pin-start', end: '--pin-end' } as const;

/** A page of a ledger: it is on what is around it, with a rule under its head and hairlines between rows. */
export const frame = style({ position: 'relative' });

export const region = style({
  isolation: 'isolate',
  containerType: 'inline-size',
  maxHeight: `max(${minHeight}px, calc(100dvh - ${chromeHeight}px))`,
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  // What takes the focus stops below the head, not under it.
  scrollPaddingBlockStart: density.row,
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.phone]: { maxHeight: 'none' },
    [media.print]: { containerType: 'normal', maxHeight: 'none', overflow: 'visible' },
  },
  // WebKit alone, whose scrollbars are above the content: the last row was pressed through one in vain.
  '@supports': { '(hanging-punctuation: first)': { paddingBlockEnd: space[3] } },
});

// Where nothing else is printed than a list. `page` is of the page that follows: the whole body has one.
globalStyle(`body:has(${region}):not(:has([data-printed], [data-printed-record]))`, {
  '@media': { [media.print]: { page: 'records' } },
});

// A day is in one line, its time below it where there is no space for both.
globalStyle(`${region} time`, {
  '@media': { [media.print]: { display: 'inline-block', minWidth: '11ch' } },
});

/** Nothing is pressed on paper. */
globalStyle(`${region} a`, {
  '@media': { [media.print]: { color: 'inherit', textDecorationLine: 'none' } },
});

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  ...text.small,
  '@media': {
    [media.phone]: { display: 'block', minWidth: '0 !important' as '0' },
    screen: folded({ display: 'block', minWidth: '0 !important' as '0' }),
    [media.print]: {
      tableLayout: 'auto',
      minWidth: '0 !important' as '0',
      fontSize: '8pt',
      lineHeight: 1.5,
    },
  },
});

/** A fast load does not dim the rows. */
export const body = style({
  transition: `opacity ${motion.quick}`,
  selectors: { '&[inert]': { opacity: 0.5, transitionDelay: '150ms' } },
  '@media': { [media.phone]: { display: 'block' }, screen: folded({ display: 'block' }) },
});

/** Above the rows and their pinned cells; the region is a stacking context of its own. */
export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  '@media': {
    [media.phone]: { display: 'none' },
    screen: folded({ display: 'block' }),
    [media.print]: { position: 'static' },
  },
});
globalStyle(`${besideRecord} ${head} > tr`, {
  '@media': {
    screen: {
      display: 'flex',
      height: density.control,
      borderBottom: `1px solid ${color.ink}`,
      background: ground,
    },
  },
});

export const widths = style({
  '@media': { [media.phone]: { display: 'none' }, [media.print]: { display: 'none' } },
});

/** Where a dragged row would be dropped. */
export const dropLine = {
  before: `inset 0 2px 0 ${color.brand}`,
  after: `inset 0 -2px 0 ${color.brand}`,
} as const;

export const row = style({
  background: ground,
  selectors: {
    [`${body} > &:hover`]: { background: color.hover },
    '&[data-selected]': { background: color.brandSoft },
    [`${body} > &[data-selected]:hover`]: {
      background: `color-mix(in oklab, ${color.brandSoft}, ${color.hover} 50%)`,
    },
    '&[aria-current]': {
      background: color.brandSoft,
      boxShadow: `inset 3px 0 0 ${color.brand}`,
    },
    [`${body} > &:hover:has([data-title] a[href])`]: { cursor: 'pointer' },
    '&[data-dragged]': { background: color.brandSoft, opacity: 0.6 },
  },
  '@media': {
    [media.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: space[3],
      rowGap: '2px',
      padding: `${space[2]} ${space[4]}`,
      borderBottom: `1px solid ${color.line}`,
      selectors: {
        '&[data-drop="before"]': { boxShadow: dropLine.before },
        '&[data-drop="after"]': { boxShadow: dropLine.after },
        // The ends of the first and the second line (`tableCell.css.ts`).
        '&::before': { content: '""', order: 3, width: '100%' },
        '&::after': { content: '""', order: 5, width: '100%' },
      },
    },
    screen: folded({
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      alignContent: 'center',
      columnGap: space[3],
      height: `max(${density.row}, ${rem(38)})`,
      // Actions that always show have their column.
      paddingInline: `${density.cellInset} calc(var(${pinnedWidth.end}) + ${density.cellInset})`,
      borderBottom: `1px solid ${color.line}`,
      // What has no space in the second line.
      overflow: 'clip',
    }),
    [media.print]: {
      breakInside: 'avoid',
      selectors: { '&[data-selected], &[aria-current]': { background: 'none', boxShadow: 'none' } },
    },
  },
});

// The end of the first line, and what is between both ends of the second one.
for (const [line, rule] of [
  ['before', { order: 3, width: '100%' }],
  ['after', { order: 5, flex: 1 }],
] as const) {
  globalStyle(`${besideRecord} ${row}::${line}`, {
    '@media': { screen: { content: '""', ...rule } },
  });
}

/** In place of rows: as high as they would be. */
export const filler = style({
  padding: 0,
  '@media': { [media.phone]: { display: 'block' }, screen: folded({ display: 'block' }) },
});

/** Centred in the visible part, however wide the table is. */
export const fillerMiddle = style({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'grid',
  placeContent: 'center',
  width: '100cqi',
  padding: space[6],
});

/** Over rows that could not be read again: they stay below it. */
export const notice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[1],
  paddingInline: density.cellInset,
  borderBottom: `1px solid ${color.line}`,
  background: color.dangerSoft,
  color: color.danger,
  ...text.small,
});

/** On phones: the button that shows more rows. */
export const more = style({
  display: 'flex',
  justifyContent: 'center',
  padding: space[4],
});

/** In px, in a tree: how far a level is in, as wide as a chevron; and between that and the words. */
export const treeIndent = 24;
export const treeGap = 4;

export const rowButton = {
  placeItems: 'center',
  borderRadius: radius.control,
  selectors: {
    '&:hover': { background: color.hover, color: color.ink },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
} as const;

/** The chevron of a row: it points at what is closed, and down at what is open. */
export const expandButton = style({
  ...rowButton,
  display: 'inline-grid',
  flexShrink: 0,
  width: treeIndent,
  height: treeIndent,
  color: color.inkMuted,
  verticalAlign: 'middle',
  cursor: 'pointer',
  '@media': { [media.touch]: { width: density.controlSmall, height: density.controlSmall } },
});

export const chevron = style([
  icon({ size: 16 }),
  {
    strokeWidth: 2,
    selectors: { [`${expandButton}[aria-expanded="true"] > &`]: { rotate: '90deg' } },
  },
]);
