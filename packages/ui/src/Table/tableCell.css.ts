import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { anyAvatar } from '../Avatar/Avatar.css.ts';
import { icon } from '../Icon/Icon.css.ts';
import { anyTag } from '../Tag/Tag.css.ts';
import { color, density, ground, media, rem, space, text, weight } from '../theme/index.ts';
import { componentLayer } from '../theme/layer.css.ts';
import { recipe, style } from '../theme/style.ts';
import { leadingColumn } from './column.ts';
import { besideRecord, folded } from './fold.ts';
import { dropLine, pinnedWidth, region, row, treeGap } from './Table.css.ts';

/** Space for six Chinese characters, the longest label of a list. */
const phoneLabel = '6.5em';

/**
 * A pinned cell sticks where the table scrolls sideways, and only there: a sticky cell is a layer of its own,
 * and there are two in every row. It is above the table's own rows only: the region is a stacking context.
 */
const sticky = {
  selectors: {
    [`${region}:is([data-before], [data-after]) &`]: { position: 'sticky', zIndex: 1 },
  },
} as const;
/** On paper every column is seen, as wide as its words; what acts on rows is not. */
const onPaper = {
  position: 'static !important' as 'static',
  height: 'auto',
  padding: `${space[1]} ${space[1]}`,
  overflow: 'visible',
  boxShadow: 'none !important' as 'none',
  whiteSpace: 'normal',
  wordBreak: 'keep-all',
  overflowWrap: 'break-word',
} as const;
/** In one line on paper, where every column is as wide as its words; a time may be in two. */
const short = style({});
globalStyle(`${short} time`, { '@media': { [media.print]: { whiteSpace: 'normal' } } });
const screenOnly = { '@media': { [media.print]: { display: 'none' } } } as const;

const pinned = { start: style(sticky), end: style(sticky) };

/*
 * The region keeps what takes the focus from being under the pinned cells. What is in a pinned cell is always
 * in view: moved by their width it is not scrolled to.
 */
for (const side of ['start', 'end'] as const) {
  const width = `var(${pinnedWidth[side]})`;
  const back = `calc(-1 * ${width})`;
  globalStyle(`${pinned[side]} :is(a, button, input)`, {
    '@layer': {
      [componentLayer]: {
        scrollMarginInline: side === 'start' ? `${back} ${width}` : `${width} ${back}`,
      },
    },
  });
}

/** A hairline: a shade would end at each row. */
const edge = (x: '1px' | '-1px') => `${x} 0 0 ${color.lineStrong}`;

const pins = (rule: StyleRule) => ({
  none: {},
  start: [pinned.start, rule],
  end: [pinned.end, rule],
});

/** With a mouse it takes no space: what is in it floats over the end of its row (`actions` in cells.css.ts). */
export const floating = style({
  '@media': {
    [media.mouse]: { position: 'relative', zIndex: 1, padding: 0, overflow: 'visible' },
  },
});
const floats = { true: floating };

/** The table's own column: for choosing rows. */
const leading = style({});

/** Where rows are folded (`folded` in Table.css.ts). */
/** Two of them are as high as a row, with a little space. */
const upper = { height: rem(18), lineHeight: rem(18) } as const;
const lower = {
  height: rem(16),
  fontSize: text.note.fontSize,
  lineHeight: rem(16),
  color: color.inkMuted,
} as const;
const hidden = { display: 'none' } as const;

/** Where rows are folded (`fold.ts`). */
const inFold = {
  hidden,
  title: { ...upper, order: 1, maxWidth: '70%', overflowClipMargin: '2px' },
  mark: { ...upper, order: 2, flexShrink: 0, marginInlineStart: 'auto' },
  second: { ...lower, order: 4 },
  third: { ...lower, order: 6 },
  lead: {
    display: 'grid',
    position: 'absolute !important' as 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    alignItems: 'center',
    width: rem(leadingColumn.width),
    paddingInlineStart: density.cellInset,
  },
  actions: {
    position: 'absolute !important' as 'absolute',
    insetBlock: 0,
    insetInlineEnd: '0 !important' as '0',
    width: `var(${pinnedWidth.end})`,
    overflow: 'visible',
  },
} as const;
const inFoldedHead = {
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  borderBottom: 0,
} as const;

// Nothing in a line is higher than its words, nor on paper.
const plainTag = {
  height: 'auto',
  paddingInline: 0,
  borderWidth: 0,
  background: 'none',
  lineHeight: 'inherit',
} as const;
globalStyle(`${besideRecord} ${row} ${anyTag}`, { '@media': { screen: plainTag } });
globalStyle(`${row} ${anyTag}`, {
  '@media': { [media.print]: { ...plainTag, fontSize: 'inherit' } },
});
globalStyle(`${besideRecord} ${row} ${anyAvatar}`, { '@media': { screen: hidden } });
globalStyle(`${besideRecord} ${row} > [data-empty]`, { '@media': { screen: hidden } });

globalStyle(`${besideRecord} :is(${row}, thead > tr):has(> ${leading})`, {
  '@media': { screen: { paddingInlineStart: rem(leadingColumn.width) } },
});

/** What head and body cells share. */
const cellBase = {
  height: density.row,
  paddingBlock: 0,
  paddingInline: density.cellInset,
  borderBottom: `1px solid ${color.line}`,
  // Not `hidden`: every cell would be a scroller of its own, which takes time to lay out.
  overflow: 'clip',
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

const align = { start: {}, end: { textAlign: 'end' } } as const;
const pinEdge = {
  none: {},
  start: { selectors: { [`${region}[data-before] &`]: { boxShadow: edge('1px') } } },
  end: { selectors: { [`${region}[data-after] &`]: { boxShadow: edge('-1px') } } },
} as const;

export const headCell = recipe({
  base: {
    ...cellBase,
    position: 'relative',
    height: density.control,
    // The handle reaches over the edge.
    overflow: 'visible',
    borderBottomColor: color.ink,
    background: ground,
    color: color.inkMuted,
    fontWeight: weight.strong,
    '@media': { [media.print]: { ...onPaper, verticalAlign: 'bottom' } },
  },
  variants: {
    align,
    pinEdge,
    /** Of what acts on the rows. */
    isControl: { true: screenOnly },
    pin: pins({
      selectors: {
        // A layer of its own has a hairline of nothing beside it; and an offset would move it.
        [`${region}:not([data-before], [data-after]) &`]: { inset: 'auto !important' as 'auto' },
      },
    }),
    /** In the head of folded rows: the names of their title and of their mark. */
    fold: {
      title: { '@media': { screen: folded(inFoldedHead) } },
      mark: {
        '@media': {
          screen: folded({
            ...inFoldedHead,
            marginInlineStart: 'auto',
            marginInlineEnd: `var(${pinnedWidth.end})`,
          }),
        },
      },
      lead: [leading, { '@media': { screen: folded(inFold.lead) } }],
      hidden: { '@media': { screen: folded(inFold.hidden) } },
    },
    /** A sort button fills the cell; the space that exact widths leave has no padding. */
    isFlush: { true: { padding: 0 } },
    floats,
  },
});

/** A button before the name. */
export const headLine = style({ display: 'flex', alignItems: 'center', height: '100%' });

/** The name of a column; what does not fit is cut off. */
export const headWords = style({
  display: 'block',
  minWidth: 0,
  overflow: 'clip',
  textOverflow: 'ellipsis',
  selectors: { [`${headLine} > &`]: { paddingInlineStart: treeGap } },
});

/** The name of a column that takes no space: for screen readers. */
export const hiddenWords = style([
  headWords,
  {
    '@media': {
      [media.mouse]: {
        position: 'absolute',
        insetInlineEnd: 0,
        clipPath: 'inset(50%)',
        width: '1px',
      },
    },
  },
]);

export const sortButton = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    width: '100%',
    height: '100%',
    paddingInline: density.cellInset,
    color: 'inherit',
    fontWeight: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.ink },
      '&:focus-visible': { outlineOffset: '-2px' },
      [`${headLine} > &`]: { paddingInline: `${treeGap}px 0` },
    },
    '@media': { [media.print]: { display: 'contents' } },
  },
  variants: { align: { start: {}, end: { flexDirection: 'row-reverse' } } },
});

/** Both arrows faint; the one that rules, strong. */
export const sortMark = recipe({
  base: [icon({ size: 16 }), { width: '14px', height: '14px', strokeWidth: 2, ...screenOnly }],
  variants: { isSorted: { true: { color: color.brand }, false: { color: color.inkSubtle } } },
});

export const cell = recipe({
  base: {
    ...cellBase,
    // The title is a `th`, which browsers make bold.
    fontWeight: 'inherit',
    selectors: {
      [`${row}[data-drop="before"] > &`]: { boxShadow: dropLine.before },
      [`${row}[data-drop="after"] > &`]: { boxShadow: dropLine.after },
    },
    '@media': {
      [media.phone]: {
        position: 'static',
        minWidth: 0,
        height: 'auto',
        padding: 0,
        border: 0,
        textAlign: 'start',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        boxShadow: 'none !important' as 'none',
      },
      screen: folded({
        display: 'block',
        position: 'static !important' as 'static',
        minWidth: 0,
        height: 'auto',
        padding: 0,
        border: 0,
      }),
      [media.print]: { ...onPaper, verticalAlign: 'top' },
    },
  },
  variants: {
    align,
    pinEdge,
    isControl: { true: screenOnly },
    isShort: { true: [short, { '@media': { [media.print]: { whiteSpace: 'nowrap' } } }] },
    pin: pins({ background: 'inherit' }),
    floats,
    phone: {
      plain: {
        '@media': {
          [media.phone]: {
            display: 'grid',
            gridTemplateColumns: `${phoneLabel} minmax(0, 1fr)`,
            alignItems: 'baseline',
            justifyItems: 'start',
            gap: space[3],
            order: 7,
            width: '100%',
            selectors: { '&::before': { content: 'attr(data-label)', color: color.inkMuted } },
          },
          screen: folded(inFold.hidden),
        },
      },
      mark: {
        '@media': {
          [media.phone]: { order: 2, marginInlineStart: 'auto' },
          screen: folded(inFold.mark),
        },
      },
      second: {
        '@media': {
          [media.phone]: { order: 4, color: color.inkMuted },
          screen: folded(inFold.second),
        },
      },
      third: {
        '@media': {
          [media.phone]: { order: 6, color: color.inkMuted },
          screen: folded(inFold.third),
        },
      },
      lead: [
        leading,
        {
          paddingInlineEnd: 0,
          '@media': {
            [media.phone]: { display: 'flex', paddingInlineEnd: space[2] },
            screen: folded(inFold.lead),
          },
        },
      ],
      hidden: {
        '@media': { [media.phone]: { display: 'none' }, screen: folded(inFold.hidden) },
      },
      title: {
        '@media': {
          [media.phone]: {
            order: 1,
            ...text.body,
            fontWeight: weight.strong,
          },
          screen: folded(inFold.title),
        },
      },
      actions: {
        '@media': {
          [media.phone]: {
            order: 8,
            marginInlineStart: 'auto',
            overflow: 'visible',
          },
          screen: folded(inFold.actions),
        },
      },
    },
  },
});

/** Where the words or the digits of a cell will be. */
export const skeletonBox = style({
  display: 'flex',
  width: '100%',
  // Values of a card stand at the start, numbers too, and its actions at the end.
  '@media': {
    [media.phone]: { minWidth: '88px', justifyContent: 'inherit !important' as 'inherit' },
    screen: folded({ minWidth: '88px', justifyContent: 'inherit !important' as 'inherit' }),
  },
});
