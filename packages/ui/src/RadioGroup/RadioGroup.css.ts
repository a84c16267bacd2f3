import { choiceBox, choiceRow } from '../Field/choice.css.ts';
import { readOnly } from '../Field/Field.css.ts';
import { color, density, focusRing, media, radius, space, text } from '../theme/index.ts';
import { style } from '../theme/style.ts';

export const row = style([
  choiceRow,
  {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, auto)',
    selectors: { [`${readOnly} &`]: { cursor: 'default' } },
  },
]);

/** Each a box of its own, with a bar on the chosen one; they wrap. */
export const boxes = style({ columnGap: space[2], rowGap: space[2], padding: 0 });

export const box = style([
  row,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'center',
    minWidth: '88px',
    minHeight: density.control,
    padding: `${space[1]} ${space[3]}`,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.control,
    background: color.surface,
    selectors: {
      '&:hover': { borderColor: color.ink },
      '&:has(:checked)': { borderColor: color.brand, background: color.brandSoft },
      '&:has(:checked)::before': {
        content: '',
        position: 'absolute',
        insetBlock: '-1px',
        insetInlineStart: '-1px',
        width: '3px',
        borderStartStartRadius: radius.control,
        borderEndStartRadius: radius.control,
        background: color.brand,
      },
      '&:has(:focus-visible)': focusRing,
      '&:has(:disabled)': { borderColor: color.line, background: color.sunken },
    },
    '@media': { [media.forced]: { selectors: { '&:has(:checked)': { borderWidth: '3px' } } } },
  },
]);

/** Covers its box invisibly: presses, focus and form values stay native. */
export const covering = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
  // Its box has the ring.
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const radio = style([
  choiceBox,
  {
    display: 'grid',
    placeItems: 'center',
    borderRadius: radius.round,
    selectors: {
      '&:checked': { borderColor: color.brand },
      '&:checked::after': {
        content: '',
        width: '8px',
        height: '8px',
        borderRadius: radius.round,
        background: color.brand,
      },
      [`${readOnly} &`]: { background: 'transparent' },
      '&:disabled:checked': { borderColor: color.lineStrong },
      '&:disabled:checked::after': { background: color.lineStrong },
    },
  },
]);

export const optionNote = style({
  ...text.note,
  gridColumn: 2,
  color: color.inkMuted,
});
