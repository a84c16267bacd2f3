import { style } from '../theme/style.ts';

/** The two step buttons, at the end of the box. */
export const steps = style({ display: 'flex', flexShrink: 0, gap: '4px', marginInlineEnd: '-2px' });
