import { color, media, space, text, weight } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';
import { globalStyle } from '@vanilla-extract/css';

/** What is on the screen is not for the paper, which has every hotel. */
export const onScreen = style({ '@media': { [media.print]: { display: 'none' } } });

/** The window without the dialog’s head, foot, day and margins, in px. */
const around = 468;

/** As high while it loads, whichever figures are shown and however many rows are open. */
export const frame = style({
  marginBlockStart: space[2],
  height: `max(280px, calc(100dvh - ${around}px))`,
  overflow: 'auto',
  '@media': { [media.phone]: { height: 'auto', minHeight: '60dvh', overflow: 'visible' } },
});

globalStyle(`${frame} section`, {
  '@media': { screen: { maxHeight: '100%' }, [media.phone]: { maxHeight: 'none' } },
});

export const count = style({ ...text.note, color: color.inkMuted, marginInlineStart: space[2] });

export const sum = style({ fontWeight: weight.strong });

/** Only on paper. */
export const paper = style({ color: color.ink, fontSize: '8pt', lineHeight: 1.5 });

/** The figures of one view begin on a sheet of their own, but the first. */
export const view = style({
  selectors: { '& + &': { breakBefore: 'page' } },
});

export const table = style({ width: '100%', borderCollapse: 'collapse' });

const line = {
  padding: `0 ${space[1]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  whiteSpace: 'nowrap',
} as const;

export const row = style({ breakInside: 'avoid' });

/** Sums stay with the first of what they sum up. */
export const sumRow = style([row, { breakAfter: 'avoid', fontWeight: weight.strong }]);

export const name = style({ ...line, fontWeight: 'inherit', textAlign: 'start' });

export const figure = style({ ...line, fontVariantNumeric: 'tabular-nums', textAlign: 'end' });

export const head = style([
  figure,
  { borderBlockEnd: `1px solid ${color.ink}`, color: color.inkMuted, fontWeight: weight.regular },
]);

export const nameHead = style([head, { textAlign: 'start' }]);

/** In px: how far a level is in. */
export const levelInset = 12;
