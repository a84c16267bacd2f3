import { color, space, text } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${space[2]}`,
  alignItems: 'start',
  paddingBlock: space[2],
  borderBottom: `1px solid ${color.line}`,
  ...text.small,
  overflowWrap: 'anywhere',
});

export const details = style({ ...text.note, gridColumn: '1 / -1', color: color.inkMuted });

/** Takes no room while nothing was sent. */
export const sentRoom = style({ selectors: { '&:empty': { display: 'contents' } } });
