import { createVar, fallbackVar } from '@vanilla-extract/css';
import { labelRoom, noteGap, noteRoom, widthUnit } from '../Field/Field.css.ts';
import { color, density, media, radius, rem, space, text } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minWidth: 0,
});

const keptRoom = createVar();
const keptGap = createVar();

/** Room for one line below every field, where nothing may move: an error takes it, and the rows keep less apart. */
export const steady = {
  [keptRoom]: `calc(${noteGap} + ${text.note.lineHeight})`,
  [keptGap]: space[2],
};
/** What is above a line of 24 px in the middle of a control: its label (20 px and 4 px), and half the rest. */
const aboveControl = `calc(24px + (${density.control} - 24px) / 2)`;

const oneColumn = { gridTemplateColumns: 'minmax(0, 1fr)', vars: { [labelRoom]: '0' } };

export const formGrid = recipe({
  base: {
    display: 'grid',
    columnGap: density.fieldGap,
    rowGap: fallbackVar(keptGap, space[4]),
    alignItems: 'start',
    vars: { [noteRoom]: fallbackVar(keptRoom, '0'), [widthUnit]: rem(1) },
    '@media': { [media.touch]: { vars: { [widthUnit]: rem(1.15) } } },
  },
  variants: {
    isSteady: { true: { vars: steady } },
    columns: {
      1: oneColumn,
      2: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        vars: { [labelRoom]: aboveControl },
        '@media': { [media.phone]: oneColumn },
      },
      3: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        vars: { [labelRoom]: aboveControl },
        '@media': {
          [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
          [media.phone]: oneColumn,
        },
      },
    },
  },
});

export const wide = style({ gridColumn: '1 / -1', minWidth: 0, vars: { [labelRoom]: '0' } });

/** Why the form as a whole was refused. */
export const problem = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    ...text.small,
    padding: `${space[2]} ${space[3]}`,
    borderRadius: radius.control,
    overflowWrap: 'anywhere',
  },
  variants: {
    tone: {
      danger: { background: color.dangerSoft, color: color.danger },
      warning: { background: color.warningSoft, color: color.warning },
    },
  },
  defaultVariants: { tone: 'danger' },
});
