import {
  color,
  density,
  eachTone,
  focusRing,
  media,
  radius,
  space,
  text,
  weight,
} from '@anzhu/ui/theme';
import { recipe, style } from '@anzhu/ui/theme/style';

/** Room around the filters for their focus ring, since they scroll sideways where there is no space for all. */
const ringRoom = '4px';

export const filters = style({
  minWidth: 0,
  display: 'flex',
  gap: space[2],
  margin: `-${ringRoom}`,
  padding: ringRoom,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

/** A status and how many rooms have it: pressed, it wears the status's own colours. */
export const filter = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    flexShrink: 0,
    height: '28px',
    margin: 0,
    paddingInline: '10px',
    border: `1px solid ${color.line}`,
    borderRadius: radius.round,
    background: color.surface,
    ...text.small,
    color: color.ink,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '@media': {
      [media.touch]: { height: density.control },
      [media.forced]: { selectors: { '&[aria-pressed="true"]': { borderWidth: '3px' } } },
    },
    selectors: {
      '&:hover': { borderColor: color.lineStrong },
      '&:focus-visible': focusRing,
      '&[aria-pressed="true"]': { fontWeight: weight.strong },
    },
  },
  variants: {
    tone: eachTone(({ ink, soft }) => ({
      selectors: {
        '&[aria-pressed="true"]': { background: soft, borderColor: ink, color: ink },
      },
    })),
  },
});

export const icon = recipe({
  base: { display: 'grid' },
  variants: { tone: eachTone(({ ink }) => ({ color: ink })) },
});

/** Set on the filter: how many digits the greatest count has. */
export const digits = '--anzhu-digits';

/** A box of its own size: a count that changes moves nothing, and nothing is measured again. */
export const count = style({
  display: 'inline-block',
  width: `calc(var(${digits}) * 1ch)`,
  height: text.small.lineHeight,
  contain: 'strict',
  color: color.inkMuted,
  textAlign: 'end',
});
