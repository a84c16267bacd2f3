import { color, radius, text, weight } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

export const anchor = style({ position: 'relative', display: 'inline-flex', minWidth: 0 });

/** A rim in the colour of the surface, which separates the badge from what is below it. */
const rim = `0 0 0 2px ${color.surface}`;

export const mark = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: radius.round,
    background: color.danger,
    color: color.onDanger,
    forcedColorAdjust: 'none',
    fontWeight: weight.strong,
    fontVariantNumeric: 'tabular-nums',
    userSelect: 'none',
  },
  variants: {
    kind: {
      count: {
        minWidth: '18px',
        height: '18px',
        paddingInline: '5px',
        ...text.note,
      },
      dot: { width: '8px', height: '8px' },
    },
    isOnThing: {
      true: {
        position: 'absolute',
        insetBlockStart: '-6px',
        // Beyond what is in the middle of the thing, however long the number is.
        insetInlineStart: 'calc(100% - 8px)',
        boxShadow: rim,
        pointerEvents: 'none',
      },
    },
  },
});
