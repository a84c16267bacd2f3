import { color, focusRing, media, radius, space, text, weight } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

const marker = '24px';

/** In a row as long as there is space, stacked on phones. */
export const list = recipe({
  base: { display: 'grid', minWidth: 0 },
  variants: {
    orientation: {
      horizontal: {
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        gap: space[3],
        '@media': { [media.phone]: { gridAutoFlow: 'row', gap: 0 } },
      },
      vertical: {},
    },
  },
});

/** From marker to marker, along the words or below the marker. */
const connector = { content: '""', position: 'absolute', background: color.line } as const;

const along = {
  ...connector,
  insetBlockStart: '11px',
  insetInlineStart: `calc(${marker} + ${space[2]})`,
  insetInlineEnd: 0,
  height: '2px',
  width: 'auto',
  bottom: 'auto',
} as const;

const down = {
  ...connector,
  insetBlockStart: '28px',
  bottom: '4px',
  insetInlineStart: '11px',
  insetInlineEnd: 'auto',
  width: '2px',
  height: 'auto',
} as const;

const downLook = {
  display: 'grid',
  gridTemplateColumns: `${marker} minmax(0, 1fr)`,
  columnGap: space[3],
  alignContent: 'start',
  paddingBlockEnd: space[5],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': down,
  },
} as const;

export const step = recipe({
  base: { position: 'relative', minWidth: 0 },
  variants: {
    orientation: {
      horizontal: {
        display: 'grid',
        rowGap: space[1],
        alignContent: 'start',
        selectors: { '&:not(:last-child)::before': along },
        '@media': { [media.phone]: { ...downLook, rowGap: 0 } },
      },
      vertical: downLook,
    },
    isDone: {
      true: {
        selectors: {
          '&:not(:last-child)::before': {
            background: color.brand,
            '@media': { [media.phone]: { background: color.brand } },
          },
        },
      },
    },
  },
});

export const sign = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: marker,
    height: marker,
    border: '2px solid',
    borderRadius: radius.round,
    fontSize: text.note.fontSize,
    lineHeight: 1,
    fontWeight: weight.strong,
    fontVariantNumeric: 'tabular-nums',
    background: color.surface,
  },
  variants: {
    state: {
      waiting: { borderColor: color.lineStrong, color: color.inkMuted },
      current: {
        borderColor: color.brand,
        background: color.brand,
        color: color.onBrand,
        forcedColorAdjust: 'none',
      },
      done: { borderColor: color.brand, color: color.brand },
    },
  },
});

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const title = recipe({
  base: { ...text.body, margin: 0, padding: 0, border: 0, background: 'none', textAlign: 'start' },
  variants: {
    state: {
      waiting: { color: color.inkMuted },
      current: { color: color.ink, fontWeight: weight.strong },
      done: { color: color.ink },
    },
    isPressable: {
      true: {
        minHeight: '24px',
        borderRadius: radius.control,
        cursor: 'pointer',
        selectors: {
          '&:hover': { color: color.brand, textDecoration: 'underline' },
          '&:focus-visible': focusRing,
        },
        '@media': { [media.touch]: { minHeight: '44px' } },
      },
    },
  },
});

export const note = style({ ...text.note, color: color.inkMuted });
