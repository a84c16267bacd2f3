import { keyframes } from '@vanilla-extract/css';
import {
  color,
  focusRing,
  level,
  media,
  motion,
  radius,
  shadow,
  space,
  text,
  toneColor,
  weight,
} from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

const appear = keyframes({ from: { opacity: 0, translate: '0 -8px' } });

export const region = style({
  position: 'fixed',
  zIndex: level.toast,
  top: space[2],
  left: '50%',
  translate: '-50% 0',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
  width: 'max-content',
  maxWidth: `min(420px, calc(100vw - ${space[6]}))`,
  outline: 'none',
  // Below the head of a dialog that fills the screen: its × stays in reach.
  '@media': { [media.phone]: { top: '64px' } },
});

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  maxWidth: '100%',
  padding: `9px ${space[2]} 9px ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  background: color.surface,
  color: color.ink,
  boxShadow: shadow,
  animation: `${appear} ${motion.quick}`,
  selectors: { '&:focus-visible': focusRing },
});

export const icon = recipe({
  base: { flexShrink: 0, marginTop: '4px' },
  variants: {
    tone: {
      jade: { color: toneColor.jade.ink },
      amber: { color: toneColor.amber.ink },
      cinnabar: { color: toneColor.cinnabar.ink },
      indigo: { color: toneColor.indigo.ink },
    },
  },
});

export const content = style({ display: 'grid', minWidth: 0, paddingBlock: '2px' });

export const title = style({ ...text.body, fontWeight: weight.strong });

export const message = style({ ...text.body, overflowWrap: 'anywhere' });
