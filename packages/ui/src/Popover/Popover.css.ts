import { color, radius, shadow } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

/**
 * The sheet of everything that opens below a control. React Aria sets its place and greatest height.
 * It is simply there: a list that is opened a hundred times a day has no entrance.
 */
export const popover = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    maxWidth: 'calc(100vw - 24px)',
    overflow: 'auto',
    border: `1px solid ${color.line}`,
    borderRadius: radius.panel,
    background: color.surface,
    color: color.ink,
    boxShadow: shadow,
    outline: 'none',
  },
  variants: {
    width: {
      content: {},
      /** At least as wide as the control that opened it. */
      trigger: { minWidth: 'min(var(--trigger-width), calc(100vw - 24px))' },
    },
  },
  defaultVariants: { width: 'content' },
});

/** A dialog inside takes the whole sheet. */
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  outline: 'none',
});
