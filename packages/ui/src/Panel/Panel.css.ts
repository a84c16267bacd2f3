import { color, density, groundVar, media, radius, space, text } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

const gutter = {
  paddingInline: space[4],
  '@media': { [media.phone]: { paddingInline: space[3] } },
} as const;

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] } as const;

export const panel = style({
  minWidth: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  background: color.surface,
  vars: { [groundVar]: color.surface },
});

export const head = style({
  ...gutter,
  ...bar,
  justifyContent: 'space-between',
  minHeight: '44px',
  paddingBlock: '6px',
  borderBottom: `1px solid ${color.line}`,
  // On paper never the last of a sheet.
  breakAfter: 'avoid',
});

export const names = style({ minWidth: 0 });

export const note = style({ ...text.note, color: color.inkMuted, overflowWrap: 'anywhere' });

export const actions = style(bar);

export const body = recipe({
  base: { minWidth: 0 },
  variants: {
    isFlush: {
      /** The corners stay round: what fills the panel is cut by them. */
      true: { overflow: 'hidden', borderRadius: radius.panel },
      false: { ...gutter, paddingBlock: density.blockGap },
    },
  },
});

export const foot = style({
  ...gutter,
  ...bar,
  justifyContent: 'flex-end',
  paddingBlock: space[2],
  borderTop: `1px solid ${color.line}`,
});
