import { choiceBox, choiceRow } from '../Field/choice.css.ts';
import { readOnly } from '../Field/Field.css.ts';
import { color, radius, text } from '../theme/index.ts';
import { style } from '../theme/style.ts';

export const row = style([
  choiceRow,
  {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, auto)',
    selectors: { [`${readOnly} &`]: { cursor: 'default' } },
  },
]);

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
