import { color, media, named, space, text, weight } from '@anzhu/ui/theme';
import { recipe, style } from '@anzhu/ui/theme/style';

const onPaper = (rule: object) => ({ '@media': { [media.print]: rule } });

/** Buttons are for the screen. */
export const screenOnly = style(onPaper({ display: 'none !important' }));

export const sheet = style({
  display: 'grid',
  gap: space[4],
  maxWidth: '880px',
  ...onPaper({ maxWidth: 'none', color: color.ink }),
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});

/** The letterhead says it on paper. */
export const title = style([screenOnly, { ...text.title, ...named, color: color.ink }]);

export const group = style({ minWidth: 0 });

/** A line of ink below it, as of a table; on paper never the last line of a sheet. */
export const groupHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '40px',
  borderBlockEnd: `1px solid ${color.ink}`,
  ...onPaper({ breakAfter: 'avoid' }),
});

export const groupName = style({ ...text.lead, ...named, color: color.ink });

/** Room for a name with the button that clears it. */
export const whose = style({ minWidth: '168px' });

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = recipe({
  base: {
    display: 'grid',
    gridTemplate:
      '"number type tag note cleaner action" auto / 64px 152px 104px minmax(0, 1fr) 104px 184px',
    alignItems: 'center',
    columnGap: space[3],
    minHeight: '48px',
    paddingBlock: space[1],
    borderBlockEnd: `1px solid ${color.line}`,
    '@media': {
      [media.phone]: {
        gridTemplate: `
          "number tag cleaner" auto
          "type note cleaner" auto
          "action action action" auto / 92px minmax(0, 1fr) auto
        `,
        rowGap: space[1],
        paddingBlock: space[2],
      },
      [media.print]: {
        gridTemplate:
          '"box number type tag note cleaner" auto / 20px 64px 152px 104px minmax(0, 1fr) auto',
        minHeight: '36px',
        breakInside: 'avoid',
      },
    },
  },
  variants: { isDone: { true: { color: color.inkSubtle }, false: {} } },
});

/** To be ticked with a pencil. */
export const box = style({
  display: 'none',
  ...onPaper({
    display: 'block',
    gridArea: 'box',
    width: '14px',
    height: '14px',
    border: `1px solid ${color.ink}`,
  }),
});

export const number = style({ gridArea: 'number', ...text.lead, ...named, color: color.ink });

export const type = style({ gridArea: 'type', ...text.small, color: color.inkMuted });

export const tag = style({ gridArea: 'tag' });

export const note = style({
  gridArea: 'note',
  minWidth: 0,
  ...text.small,
  color: color.inkMuted,
  overflowWrap: 'anywhere',
});

/** Guests arrive today: it is cleaned before the others. */
export const first = style({ color: color.ink, fontWeight: weight.strong });

export const cleaner = style({ gridArea: 'cleaner', ...text.small });

/** On the screen the button has the name. */
export const cleanerName = style({ display: 'none', ...onPaper({ display: 'inline' }) });

/** As wide as a phone: a thumb meets it. */
export const action = style([
  screenOnly,
  {
    gridArea: 'action',
    display: 'grid',
    gridAutoFlow: 'column',
    justifyContent: 'end',
    gap: space[2],
    '@media': { [media.phone]: { justifyContent: 'stretch', marginBlockStart: space[1] } },
  },
]);

export const failure = style([screenOnly, { gridColumn: '1 / -1' }]);
