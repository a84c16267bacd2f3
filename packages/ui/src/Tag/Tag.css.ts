import { eachTone, radius, rem, text } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

/** Every tag. */
export const anyTag = style({});

export const tag = recipe({
  base: [
    anyTag,
    {
      maxWidth: '100%',
      height: rem(22),
      paddingInline: '7px',
      borderWidth: '1px',
      borderRadius: radius.control,
      ...text.note,
      whiteSpace: 'nowrap',
      verticalAlign: 'middle',
    },
  ],
  variants: {
    tone: eachTone(({ ink, soft }) => ({
      color: ink,
      background: soft,
      borderColor: `color-mix(in oklab, ${ink} 24%, ${soft})`,
    })),
    isDashed: {
      true: { borderStyle: 'dashed', borderColor: 'currentColor', background: 'transparent' },
      false: { borderStyle: 'solid' },
    },
    /** Text alone needs no inner element. */
    isPlain: {
      true: {
        display: 'inline-block',
        overflow: 'clip',
        textOverflow: 'ellipsis',
        lineHeight: text.small.lineHeight,
      },
      false: { display: 'inline-flex', alignItems: 'center', gap: '4px' },
    },
    isQuiet: {
      true: { paddingInline: 0, borderWidth: 0, background: 'transparent', lineHeight: rem(22) },
      false: {},
    },
  },
});

export const icon = style({ display: 'grid', flexShrink: 0, marginInlineStart: '-1px' });

export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
