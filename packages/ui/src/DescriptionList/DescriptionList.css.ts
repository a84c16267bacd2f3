import { color, media, text } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

export const list = recipe({
  base: { display: 'grid', columnGap: '24px', rowGap: '12px' },
  variants: {
    columns: {
      1: { gridTemplateColumns: 'minmax(0, 1fr)' },
      2: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      3: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      },
    },
  },
});

export const item = recipe({
  base: { minWidth: 0 },
  variants: {
    isWide: { true: { gridColumn: '1 / -1' } },
    layout: {
      stacked: {},
      beside: {
        display: 'grid',
        gridTemplateColumns: 'minmax(5em, 28%) minmax(0, 1fr)',
        columnGap: '12px',
        alignItems: 'baseline',
      },
    },
  },
});

export const term = style({ ...text.note, color: color.inkMuted, overflowWrap: 'anywhere' });

export const detail = style({ ...text.body, color: color.ink, overflowWrap: 'anywhere' });

/** As high as the line of words that comes. */
export const waiting = style({ display: 'flex', alignItems: 'center', height: '22px' });
