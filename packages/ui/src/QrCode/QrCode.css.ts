import { codeColor } from '../theme/index.ts';
import { style } from '../theme/style.ts';

/** As wide as its place. */
export const paper = style({
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  background: codeColor.paper,
  fill: codeColor.ink,
});
