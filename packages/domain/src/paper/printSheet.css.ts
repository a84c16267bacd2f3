import { color, media, named, space, text, weight } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

/** Not seen on the screen: it is what the printer gets, instead of everything else. */
export const sheet = style({
  display: 'none',
  '@media': {
    [media.print]: { display: 'block', ...text.body, color: color.ink },
  },
  // Each of several on a page of its own.
  selectors: { '& + &': { breakBefore: 'page' } },
});

/** A sheet that may be long: its pages have numbers. */
export const longSheet = style([sheet, { '@media': { [media.print]: { page: 'numbered' } } }]);

/** One of several copies: those that fit stand on one page, with a line to cut along. */
export const copy = style({
  breakInside: 'avoid',
  selectors: {
    '& + &': {
      marginBlockStart: space[6],
      paddingBlockStart: space[6],
      borderBlockStart: `1px dashed ${color.lineStrong}`,
    },
  },
});

/** On the screen the title of a dialog or a screen says it. */
export const letterhead = style({
  display: 'none',
  '@media': { [media.print]: { display: 'flex', color: color.ink } },
  alignItems: 'center',
  gap: space[3],
  paddingBlockEnd: space[3],
  marginBlockEnd: space[4],
  borderBlockEnd: `1px solid ${color.ink}`,
});

export const names = style({ flex: 1, minWidth: 0 });

export const title = style({ ...text.title, ...named });

export const place = style({ ...text.small, color: color.inkMuted });

/** No second text on the screen. */
export const printLine = style({
  display: 'none',
  ...text.small,
  '::before': { content: 'attr(data-paper)' },
  '@media': { [media.print]: { display: 'block' } },
});

export const terms = style({ ...text.small, paddingBlockStart: space[5], breakInside: 'avoid' });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[2]} ${space[6]}`,
  paddingBlockEnd: space[4],
});

export const fact = style({ display: 'flex', gap: space[2] });

export const term = style({ color: color.inkMuted });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  ...text.small,
  selectors: { '& + &': { marginBlockStart: space[6] } },
});

export const row = style({ breakInside: 'avoid' });

export const cell = style({
  padding: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
  fontWeight: weight.regular,
  selectors: { 'thead &': { borderBlockEndColor: color.ink, color: color.inkMuted } },
});

/** Money: digits below digits. */
export const amount = style([cell, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }]);

/** The sum of a paper, on the page of its last rows; what is signed below it too. */
export const sums = style({
  display: 'grid',
  gap: space[1],
  paddingBlockStart: space[3],
  breakInside: 'avoid',
  breakBefore: 'avoid',
});

/** In words and digits, or further sums. */
export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'end',
  columnGap: space[6],
});

export const sum = style({ display: 'flex', gap: space[2], flex: 1 });

export const inWords = style([term, { whiteSpace: 'nowrap' }]);

export const total = style({ display: 'flex', alignItems: 'baseline', gap: space[2] });

export const furtherSum = style({ display: 'flex', gap: space[2], ...text.small });

export const figure = style({ ...text.lead, ...named, fontVariantNumeric: 'tabular-nums' });

export const digits = style({ fontVariantNumeric: 'tabular-nums' });

/** As it was typed, line by line. */
export const billTerms = style({
  ...text.small,
  color: color.inkMuted,
  whiteSpace: 'pre-wrap',
  paddingBlockStart: space[3],
});

export const signatures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[6],
  paddingBlockStart: space[12],
  breakInside: 'avoid',
  breakBefore: 'avoid',
});

/** A line to sign on. */
export const rule = style({
  paddingBlockEnd: space[1],
  borderBlockEnd: `1px solid ${color.ink}`,
});
