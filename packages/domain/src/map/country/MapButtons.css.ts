import { color, media, radius, space } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

/** What zooms and moves the map, at its foot. */
export const tools = style({
  position: 'absolute',
  insetInlineStart: 0,
  display: 'flex',
  alignItems: 'end',
  gap: space[1],
  '@media': { [media.print]: { display: 'none' } },
});

export const buttons = style({
  display: 'grid',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
});

/** The four directions, as on a compass. */
export const pad = style({ gridTemplateAreas: '". north ." "west . east" ". south ."' });
export const direction = {
  north: style({ gridArea: 'north' }),
  west: style({ gridArea: 'west' }),
  east: style({ gridArea: 'east' }),
  south: style({ gridArea: 'south' }),
};
