import { color, density, media, radius, space, text, weight } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

/** A table of fields, one record a row. It scrolls in itself where it is wider than the page. */
export const frame = style({ overflowX: 'auto', minWidth: 0 });

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  minWidth: '720px',
  ...text.small,
  '@media': { [media.phone]: { display: 'block', minWidth: 0 } },
});

export const head = style({ '@media': { [media.phone]: { display: 'none' } } });

export const headCell = style({
  padding: `${space[2]} ${space[1]}`,
  textAlign: 'start',
  color: color.inkMuted,
  fontWeight: weight.strong,
  borderBottom: `1px solid ${color.ink}`,
  selectors: {
    '&:first-child': { width: '40px' },
    '&:last-child': { width: '48px' },
  },
});

export const body = style({ '@media': { [media.phone]: { display: 'grid', gap: space[3] } } });

/** On phones each record is a framed block. */
export const row = style({
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: space[2],
      padding: space[3],
      border: `1px solid ${color.line}`,
      borderRadius: radius.control,
    },
  },
});

const cellBase = {
  padding: space[1],
  verticalAlign: 'top',
  '@media': { [media.phone]: { display: 'block', padding: 0 } },
} as const;

/** On phones each field has its own label. */
export const cell = style({
  ...cellBase,
  '@media': { [media.phone]: { display: 'block', padding: 0, gridColumn: '1 / -1' } },
  selectors: {
    '&::before': {
      '@media': { [media.phone]: { content: 'attr(data-label)', color: color.inkMuted } },
    },
  },
});

export const position = style({
  ...cellBase,
  lineHeight: density.control,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const remove = style({
  ...cellBase,
  textAlign: 'end',
  '@media': { [media.phone]: { display: 'block', padding: 0, gridColumn: 2, gridRow: 1 } },
});
