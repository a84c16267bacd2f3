import { color } from '../theme/index.ts';
import { tipBox } from '../theme/shared.css.ts';
import { style } from '../theme/style.ts';

/** Inverted colours, so that it is distinct from what is below it. */
export const tip = style([
  tipBox,
  {
    padding: '4px 8px',
    border: 0,
    background: color.ink,
    color: color.surface,
    textAlign: 'start',
    whiteSpace: 'normal',
  },
]);
