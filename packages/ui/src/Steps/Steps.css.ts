import { color, media, radius, space, text, weight } from '../theme/index.ts';
import { recipe } from '../theme/style.ts';

const marker = '24px';

export const list = recipe({
  base: { minWidth: 0, overflowWrap: 'anywhere' },
  variants: {
    direction: {
      vertical: {},
      horizontal: {
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        columnGap: space[6],
        '@media': { [media.phone]: { gridAutoFlow: 'row' } },
      },
    },
  },
});

const below = {
  gridTemplateColumns: `${marker} minmax(0, 1fr)`,
  alignContent: 'normal',
  selectors: {
    '&:not(:last-child)': { paddingBlockEnd: space[5] },
    // From marker to marker.
    '&:not(:last-child)::before': {
      insetBlock: '28px 4px',
      insetInline: '11px auto',
      width: '2px',
      height: 'auto',
    },
  },
} as const;

const beside = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  selectors: {
    '&:not(:last-child)::before': {
      insetBlock: '11px auto',
      insetInline: `32px calc(8px - ${space[6]})`,
      height: '2px',
    },
  },
  '@media': { [media.phone]: below },
} as const;

export const step = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    columnGap: space[3],
    rowGap: space[2],
    selectors: {
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        background: color.line,
      },
    },
  },
  variants: {
    direction: { vertical: below, horizontal: beside },
    isDone: {
      true: { selectors: { '&:not(:last-child)::before': { background: color.brand } } },
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

export const title = recipe({
  base: { ...text.body, color: color.ink },
  variants: {
    state: {
      waiting: { color: color.inkMuted },
      current: { fontWeight: weight.strong },
      done: {},
    },
  },
});

export const note = recipe({
  base: { ...text.note, color: color.inkMuted },
  variants: { direction: { vertical: {}, horizontal: { paddingBlockStart: space[2] } } },
});
