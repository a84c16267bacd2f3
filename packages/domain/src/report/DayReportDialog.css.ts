import { color, media, motion, named, space, text, weight } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

/** What is printed, of one hotel. */
export const sheet = style({
  overflowX: 'auto',
  transition: `opacity ${motion.quick}`,
  selectors: { '&[aria-busy]': { opacity: 0.5, transitionDelay: '150ms' } },
  '@media': { [media.print]: { ...text.small, color: color.ink } },
});

/** As wide as a date, which is larger to touch. */
export const dayField = style({
  width: '148px',
  '@media': { [media.touch]: { width: '168px' } },
});

/** On paper laid across. */
const across = { '@media': { [media.print]: { page: 'records' } } } as const;

/** Of a few hotels: every one of them beside the others. */
export const fewSheet = style([sheet, across]);

/** Of many: a table that scrolls by itself. */
export const chainSheet = style(across);

export const points = style({
  paddingBlockEnd: space[4],
  '@media': { [media.print]: { paddingBlockEnd: space[1] } },
});

/** What is still to be worked off is not for the paper. */
export const openPoints = style([points, { '@media': { [media.print]: { display: 'none' } } }]);

export const subtitle = style({ ...text.lead, ...named, paddingBlockEnd: space[1] });

export const table = style({ width: '100%', borderCollapse: 'collapse' });

/** On paper figures of one kind stay on one page. */
export const figures = style({ '@media': { [media.print]: { breakInside: 'avoid' } } });

export const name = style({
  // The figures of many hotels scroll below their names.
  position: 'sticky',
  insetInlineStart: 0,
  background: color.raised,
  padding: `${space[1]} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.inkMuted,
  fontWeight: weight.regular,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  // Its ground would cover the lines of the table; on paper all rows fit one sheet.
  '@media': { [media.print]: { position: 'static', background: 'none', paddingBlock: 0 } },
});

/** A name with what it counts, in the height of its line. */
export const defined = style({ display: 'flex', alignItems: 'center', gap: space[1] });

export const definition = style({
  display: 'flex',
  marginBlock: '-4px',
  '@media': { [media.print]: { display: 'none' } },
});

export const figure = style({
  padding: `${space[1]} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [media.print]: { paddingBlock: 0 } },
});

/** The hotels above their figures. */
export const hotel = style([figure, { ...text.small, fontWeight: weight.strong }]);

/** What figures of one kind are called, above them. */
export const group = style([
  name,
  {
    paddingBlockStart: space[4],
    color: color.ink,
    '@media': { [media.print]: { paddingBlockStart: space[2] } },
  },
]);
