import { color, radius, space, text } from '../theme/index.ts';
import { style } from '../theme/style.ts';

export const frame = style({ display: 'grid', gap: space[2] });

export const tiles = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const tile = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space[1],
  selectors: {
    '&[draggable="true"]': { cursor: 'grab' },
    '&[data-dragged]': { opacity: 0.45 },
    '&[data-target]': { outline: `2px solid ${color.brand}`, outlineOffset: '2px' },
  },
});

/** The word on the first picture. */
export const cover = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  paddingBlock: '2px',
  textAlign: 'center',
  background: color.surface,
  color: color.ink,
  ...text.note,
});

export const actions = style({ display: 'flex', borderRadius: radius.control });
