import { color, space, text } from '../theme/index.ts';
import { style } from '../theme/style.ts';

export const rule = style({
  width: '100%',
  height: 0,
  margin: 0,
  border: 0,
  borderTop: `1px solid ${color.line}`,
});

/** As high as the words beside it. */
export const upright = style({
  display: 'inline-block',
  alignSelf: 'center',
  flexShrink: 0,
  width: 0,
  height: '1em',
  marginBlock: 0,
  marginInline: space[1],
  border: 0,
  borderInlineStart: `1px solid ${color.line}`,
  verticalAlign: '-0.125em',
});

const line = { content: '""', borderTop: `1px solid ${color.line}` } as const;

export const named = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  minWidth: 0,
  ...text.note,
  color: color.inkMuted,
  overflowWrap: 'anywhere',
  selectors: {
    '&::before': { ...line, flex: '1 0 16px' },
    '&::after': { ...line, flex: '1 0 16px' },
  },
});
