import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { color } from './contract.css.ts';
import { motion, radius, text, weight } from './scale.ts';
import { style } from './style.ts';

/** Height of a bar that covers the top of the window. */
export const coveredTopVar = createVar();

/** Height of the window's top that a bar covers: sticky elements stick below it. */
export const coveredTop = fallbackVar(coveredTopVar, '0px');

/** The colour of the panel or sheet around; set by it. */
export const groundVar = createVar();

/** What a table or a sticky label has behind it: the panel or sheet around, else the page. */
export const ground = fallbackVar(groundVar, color.canvas);

/** A word that may become bold: an invisible bold copy of `data-word` keeps its width, so that nothing moves. */
export const steadyWord = style({
  display: 'grid',
  selectors: {
    '&::after': {
      content: 'attr(data-word)',
      height: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      fontWeight: weight.strong,
    },
  },
});

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

const appear = keyframes({ from: { opacity: 0 } });

/** A tip in the top layer, where no edge cuts it off; placed by `moveTip`. */
export const tipBox = style({
  position: 'fixed',
  inset: 'auto',
  width: 'max-content',
  maxWidth: 'min(280px, calc(100vw - 16px))',
  margin: 0,
  borderRadius: radius.control,
  ...text.note,
  overflowWrap: 'anywhere',
  animation: `${appear} ${motion.quick}`,
});
