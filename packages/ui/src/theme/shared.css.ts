import { createVar, fallbackVar } from '@vanilla-extract/css';
import { style } from './style.ts';

/** Height of a bar that covers the top of the window. */
export const coveredTopVar = createVar();

/** Height of the window's top that a bar covers: sticky elements stick below it. */
export const coveredTop = fallbackVar(coveredTopVar, '0px');

/** Visually hidden but read aloud. */
export const visuallyHidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
