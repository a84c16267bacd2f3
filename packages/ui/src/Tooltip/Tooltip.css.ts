import { keyframes } from '@vanilla-extract/css';
import { color, motion, radius, text } from '../theme/index.ts';
import { style } from '../theme/style.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** Inverted colours, so that it is distinct from what is below it. */
export const tip = style({
  position: 'fixed',
  inset: 'auto',
  width: 'max-content',
  maxWidth: 'min(280px, calc(100vw - 16px))',
  margin: 0,
  padding: '4px 8px',
  border: 0,
  borderRadius: radius.control,
  background: color.ink,
  color: color.surface,
  ...text.note,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  animation: `${appear} ${motion.quick}`,
});

/** What is explained keeps its own size and place. */
export const anchor = style({ display: 'inline-flex', minWidth: 0 });
