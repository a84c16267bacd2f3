import { color, media, named, space, text } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

/** As high with the seal as without: nothing moves when the day is closed. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minHeight: '72px',
  paddingBlockEnd: space[2],
  marginBlockEnd: space[2],
  borderBlockEnd: `1px solid ${color.ink}`,
  // The day fits one sheet.
  '@media': { [media.print]: { minHeight: 0, paddingBlockEnd: 0, marginBlockEnd: 0 } },
});

export const day = style({
  ...text.display,
  ...named,
  '@media': { [media.phone]: { ...text.title }, [media.print]: { ...text.lead } },
});

export const by = style({ ...text.small, color: color.inkMuted });
