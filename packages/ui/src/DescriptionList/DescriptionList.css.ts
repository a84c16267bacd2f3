import { color, media, text } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

const even = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

const pairedOnPhones = (count: number) => ({
  ...even(count),
  '@media': { [media.phone]: even(2) },
});

export const list = recipe({
  base: { display: 'grid', gap: '12px 24px' },
  variants: {
    columns: { 1: even(1), 2: even(2), 3: pairedOnPhones(3), 4: pairedOnPhones(4) },
  },
});

export const item = recipe({
  base: { minWidth: 0 },
  variants: {
    isWide: { true: { gridColumn: '1 / -1' } },
    isDouble: { true: { gridColumn: 'span 2' } },
    layout: {
      stacked: {},
      beside: {
        display: 'grid',
        gridTemplateColumns: 'minmax(5em, 28%) minmax(0, 1fr)',
        columnGap: '12px',
        alignItems: 'start',
      },
    },
  },
});

export const term = recipe({
  base: { ...text.note, color: color.inkMuted, overflowWrap: 'anywhere' },
  variants: {
    layout: {
      stacked: {},
      // In the line of the value, also of a picture.
      beside: { lineHeight: text.body.lineHeight },
    },
  },
});

export const detail = style({ ...text.body, color: color.ink, overflowWrap: 'anywhere' });

/** As high as the line of words that comes. */
export const waiting = style({ display: 'flex', alignItems: 'center', height: '22px' });
