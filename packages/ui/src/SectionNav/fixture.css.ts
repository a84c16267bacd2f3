import { media, space } from '../theme/index.ts';
import { style } from '../theme/style.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr)',
  gap: space[6],
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const tall = style({ height: '480px' });
