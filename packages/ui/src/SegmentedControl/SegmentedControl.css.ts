import { color, density, focusRing, media, radius, text, weight } from '../theme/index.ts';
import { hairlineBelow, readOnly } from '../Field/Field.css.ts';
import { recipe, style } from '../theme/style.ts';

export const track = recipe({
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    width: 'fit-content',
    maxWidth: '100%',
    minHeight: density.control,
    padding: '2px',
    gap: '2px',
    border: `1px solid ${color.line}`,
    borderRadius: radius.control,
    background: color.sunken,
    selectors: {
      [`${readOnly} > &`]: {
        paddingInline: 0,
        borderColor: 'transparent',
        borderRadius: 0,
        background: 'transparent',
        ...hairlineBelow,
      },
    },
  },
  variants: {
    isInvalid: { true: { borderColor: color.danger } },
  },
});

export const segment = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 0,
  paddingInline: '10px',
  border: '1px solid transparent',
  borderRadius: '3px',
  ...text.small,
  color: color.inkMuted,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.ink },
    '&:has(:checked)': {
      background: color.surface,
      borderColor: color.lineStrong,
      color: color.brand,
      fontWeight: weight.strong,
    },
    // The ring fills the space inside of the track's border.
    '&:has(:focus-visible)': { ...focusRing, outlineOffset: '0' },
    '&:has(:disabled)': { color: color.inkSubtle, cursor: 'not-allowed' },
    [`${readOnly} &`]: { borderColor: 'transparent', background: 'transparent', cursor: 'default' },
  },
  // A transparent border is drawn then.
  '@media': { [media.forced]: { borderColor: color.surface } },
});

/** Covers its segment invisibly: presses, focus and form values stay native. */
export const radio = style({
  position: 'absolute',
  // Up to the outer edge of the track: as high as any control.
  inset: '-4px -1px',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
  // Its segment has the ring.
  selectors: { '&:focus-visible': { outline: 'none' } },
});
