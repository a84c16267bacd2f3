import { color, space } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

export const blockList = style({ margin: 0, padding: 0, listStyle: 'none' });

/** What is left to do, and the way to it at the end of the line. */
export const block = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: '44px',
  paddingBlock: space[1],
  borderTop: `1px solid ${color.line}`,
});
