import { globalStyle } from '@vanilla-extract/css';
import {
  color,
  focusRing,
  level,
  media,
  named,
  radius,
  space,
  text,
} from '../../../packages/ui/src/theme/index.ts';
import { style } from '../../../packages/ui/src/theme/style.ts';

export const chooser = style({ display: 'grid', gap: space[4] });

export const accounts = style({ display: 'grid', gap: space[2] });

export const account = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space[3],
  alignItems: 'baseline',
  width: '100%',
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover:enabled': { borderColor: color.lineStrong, background: color.hover },
    '&:focus-visible': focusRing,
    '&:disabled': { cursor: 'default' },
    '&:disabled:not([aria-busy="true"])': { color: color.inkSubtle },
  },
});

export const role = style({ ...text.lead, ...named });
export const name = style({ ...text.note, color: color.inkMuted });
export const work = style({ gridColumn: '1 / -1', ...text.small, color: color.inkMuted });
export const fault = style({ ...text.small, color: color.danger });

/** The height of the strip: the product has the rest of the window (`vite.config.ts`). */
const height = '--demo-strip';

globalStyle(':root:has([aria-label="演示"])', {
  vars: { [height]: '32px' },
  '@media': {
    [media.narrow]: { vars: { [height]: '48px' } },
    print: { vars: { [height]: '0px' } },
  },
});

export const strip = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  // Dialogs and what floats are above it.
  zIndex: level.rail,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  height: `var(${height})`,
  paddingInline: space[4],
  borderTop: `1px solid ${color.line}`,
  background: color.sunken,
  color: color.ink,
  ...text.small,
  '@media': { [media.print]: { display: 'none' } },
});

globalStyle('body:has([aria-label="演示"])', { paddingBottom: `var(${height})` });

export const notice = style({ flex: 1, minWidth: 0 });
export const more = style({ '@media': { [media.phone]: { display: 'none' } } });
export const less = style({ display: 'none', '@media': { [media.phone]: { display: 'inline' } } });
