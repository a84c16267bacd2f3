import { color, space, text } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

export const frame = style({ position: 'relative', minWidth: 0, overflow: 'hidden' });

export const path = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    whiteSpace: 'nowrap',
    color: color.inkMuted,
    // Space for the focus ring.
    padding: '4px',
    ...text.small,
  },
  variants: {
    isRuler: {
      true: { position: 'absolute', visibility: 'hidden', width: 'max-content', height: 0 },
    },
  },
});

export const part = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    // A link is as high as its line.
    lineHeight: '24px',
    selectors: {
      '&:not(:last-child)::after': {
        content: '"/" / ""',
        paddingInline: space[2],
        color: color.inkSubtle,
      },
    },
  },
  variants: {
    isCurrent: { true: { flexShrink: 1, minWidth: 0, color: color.ink } },
  },
});

export const here = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

/** Unfolded on demand, in as many lines as it takes. */
export const wrapping = style({ flexWrap: 'wrap', whiteSpace: 'normal' });
