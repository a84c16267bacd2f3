import { color, media, radius, space, text, weight } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

export const view = style({ display: 'grid', gap: space[2], minWidth: 0 });

export const table = style({
  width: '100%',
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  overflow: 'hidden',
  tableLayout: 'fixed',
  background: color.surface,
  ...text.small,
  '@media': { [media.phone]: { display: 'block' } },
});

export const part = style({ '@media': { [media.phone]: { display: 'block' } } });

export const headRow = style({ '@media': { [media.phone]: { display: 'none' } } });

const cellBase = {
  padding: `${space[2]} ${space[3]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
} as const;

export const headCell = recipe({
  base: {
    ...cellBase,
    background: color.sunken,
    color: color.inkMuted,
    fontWeight: weight.strong,
    borderBottom: `1px solid ${color.line}`,
  },
  variants: { isField: { true: { width: '24%' } } },
});

export const row = style({
  '@media': {
    [media.phone]: { display: 'block', padding: `${space[2]} ${space[3]}` },
  },
  selectors: {
    [`tbody:not(:last-child) > &, &:not(:last-child)`]: {
      '@media': { [media.phone]: { borderBottom: `1px solid ${color.line}` } },
    },
  },
});

const betweenRows = {
  selectors: {
    [`tbody:not(:last-child) > tr > &, ${row}:not(:last-child) > &`]: {
      borderBottom: `1px solid ${color.line}`,
      '@media': { [media.phone]: { borderBottom: 0 } },
    },
  },
} as const;

export const field = style({
  ...cellBase,
  ...betweenRows,
  fontWeight: weight.regular,
  color: color.inkMuted,
  '@media': {
    [media.phone]: {
      display: 'block',
      padding: `0 0 ${space[1]}`,
      color: color.ink,
      fontWeight: weight.strong,
    },
  },
});

export const kind = style({
  display: 'inline-block',
  marginInlineStart: space[2],
  ...text.note,
  fontWeight: weight.regular,
  color: color.inkMuted,
});

/** On phones each value has its own label. */
export const cell = style({
  ...cellBase,
  selectors: {
    ...betweenRows.selectors,
    '&::before': {
      '@media': {
        [media.phone]: { content: 'attr(data-label)', color: color.inkMuted, paddingTop: '1px' },
      },
    },
  },
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: '4em minmax(0, 1fr)',
      padding: '2px 0',
    },
  },
});

/** The sign is before every line, so that it is read without colours too. */
export const line = recipe({
  base: { display: 'grid', gridTemplateColumns: '16px minmax(0, 1fr)', whiteSpace: 'pre-wrap' },
  variants: {
    kind: {
      same: { color: color.inkMuted },
      removed: { color: color.ink },
      added: { color: color.ink },
    },
  },
});

export const sign = recipe({
  base: { fontWeight: weight.strong, userSelect: 'none' },
  variants: {
    kind: { same: {}, removed: { color: color.danger }, added: { color: color.success } },
  },
});

const mark = { color: 'inherit', borderRadius: '2px', boxDecorationBreak: 'clone' } as const;

export const removed = style({
  ...mark,
  background: color.dangerSoft,
  textDecoration: `line-through ${color.danger}`,
});

export const added = style({
  ...mark,
  background: color.successSoft,
  textDecoration: `underline ${color.success}`,
  textUnderlineOffset: '3px',
});

export const nothing = style({ paddingInlineStart: '16px', color: color.inkSubtle });
