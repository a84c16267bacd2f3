import { color, media, monoFamily, radius, text } from '../../packages/ui/src/theme/index.ts';
import { style } from '../../packages/ui/src/theme/style.ts';

export const place = style({ display: 'inline-flex', maxWidth: '100%' });

/** As high as the smallest target; the sign has its place before it is seen. */
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minWidth: 0,
  minHeight: '24px',
  marginInlineStart: '-4px',
  paddingInline: '4px',
  borderRadius: radius.control,
  color: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.hover } },
});

export const code = style({ fontFamily: monoFamily, fontSize: text.note.fontSize });

export const sign = style({
  color: color.inkSubtle,
  opacity: 0,
  selectors: {
    [`${button}:is(:hover, :focus-visible, [data-copied]) &`]: { opacity: 1 },
    [`${button}[data-copied] &`]: { color: color.success },
  },
  '@media': { [media.touch]: { opacity: 1 } },
});

/** A command or an import line: a line of its own, as a block of code. */
export const line = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  width: '100%',
  marginInlineStart: 0,
  marginBlockEnd: '16px',
  padding: '8px 12px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
  lineHeight: text.small.lineHeight,
});

/** Its sign is always seen. */
export const shownSign = style({ opacity: 1, paddingBlock: '2px' });
