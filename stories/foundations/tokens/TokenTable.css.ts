import { color, radius, space, text, weight } from '../../../packages/ui/src/theme/index.ts';
import { style } from '../../../packages/ui/src/theme/style.ts';

export const scroller = style({ overflowX: 'auto' });

export const table = style({ borderCollapse: 'collapse', ...text.small });

const cell = {
  padding: `${space[1]} ${space[6]} ${space[1]} 0`,
  borderBottom: `1px solid ${color.line}`,
  textAlign: 'start',
} as const;

export const head = style({
  ...cell,
  borderBottomColor: color.ink,
  fontWeight: weight.strong,
});

export const data = style(cell);

export const swatch = style({
  display: 'inline-block',
  width: '16px',
  height: '16px',
  marginInlineEnd: space[2],
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  verticalAlign: 'middle',
});
