import { color, radius, space, text, weight } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

const marker = '24px';

export const list = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const step = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${marker} minmax(0, 1fr)`,
    columnGap: space[3],
    selectors: {
      '&:not(:last-child)': { paddingBlockEnd: space[5] },
      // From marker to marker.
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        insetBlock: '28px 4px',
        insetInlineStart: '11px',
        width: '2px',
        background: color.line,
      },
    },
  },
  variants: {
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

export const note = style({ ...text.note, color: color.inkMuted });
