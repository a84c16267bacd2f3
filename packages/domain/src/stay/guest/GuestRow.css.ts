import { color, density, media, radius, space, text } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

/** A label and the space below it: elements beside a control start there. */
const labelHeight = '24px';

/** The fields of a guest: one line on a wide screen, a framed block on a narrow one. */
export const row = style({
  display: 'grid',
  gridTemplateColumns:
    '12px minmax(90px, 1fr) minmax(136px, 0.9fr) minmax(186px, 1.2fr) auto minmax(170px, 1.1fr) auto',
  columnGap: space[3],
  alignItems: 'start',
  minWidth: 0,
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      padding: space[3],
      border: `1px solid ${color.line}`,
      borderRadius: radius.control,
    },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** Which guest it is, in line with the controls; on a narrow screen the block begins with it. */
export const position = style({
  paddingBlockStart: labelHeight,
  ...text.small,
  color: color.inkMuted,
  '@media': {
    [media.narrow]: { gridColumn: '1 / -1', gridRow: 1, paddingBlockStart: 0 },
  },
});

export const positionNumber = style({
  lineHeight: density.control,
});

/** Words around the number where there is room for them. */
export const positionWords = style({
  display: 'none',
  '@media': { [media.narrow]: { display: 'inline' } },
});

export const remove = style({
  display: 'grid',
  alignItems: 'center',
  height: `calc(${density.control} + ${labelHeight})`,
  paddingBlockStart: labelHeight,
  '@media': {
    [media.narrow]: {
      gridColumn: '1 / -1',
      gridRow: 1,
      justifySelf: 'end',
      height: density.control,
      paddingBlockStart: 0,
    },
  },
});

/** What a document is registered with, below the fields from the name on. */
export const documentFields = style({
  gridColumn: '2 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: space[3],
  alignItems: 'start',
  minWidth: 0,
  '@media': { [media.narrow]: { gridColumn: '1 / -1' } },
});

/** Who the guest is, below the fields from the name on. */
export const known = style({
  gridColumn: '2 / -1',
  '@media': { [media.narrow]: { gridColumn: '1 / -1' } },
});
