import { color, density, focusRing, media, motion, radius, space, text } from '../theme/index.ts';
import { hairlineBelow, readOnly } from '../Field/Field.css.ts';
import { recipe, style } from '../theme/style.ts';

/** The editor as a whole: toolbar above, text below, one border around both. */
export const frame = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.control,
    background: color.surface,
    transition: `border-color ${motion.quick}`,
    selectors: {
      '&:has([contenteditable="true"]:focus-visible)': { borderColor: color.brand, ...focusRing },
      [`${readOnly} &`]: {
        paddingInline: 0,
        border: 0,
        borderRadius: 0,
        background: 'transparent',
        ...hairlineBelow,
      },
    },
  },
  variants: {
    isInvalid: { true: { borderColor: color.danger } },
    isFixed: { true: { background: color.sunken, borderColor: color.line } },
    /** A picture is dragged over it. */
    isOver: { true: { borderColor: color.brand, background: color.brandSoft } },
  },
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[0.5]} ${space[3]}`,
  padding: space[1],
  borderBottom: `1px solid ${color.line}`,
});

export const group = style({ display: 'flex', gap: space[0.5] });

export const tool = style({
  display: 'grid',
  placeItems: 'center',
  width: density.control,
  height: density.control,
  borderRadius: radius.control,
  color: color.inkMuted,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: color.hover, color: color.ink },
    '&[aria-pressed="true"], &[aria-expanded="true"]': {
      background: color.brandSoft,
      color: color.brand,
    },
    '&[aria-disabled="true"]': { color: color.lineStrong, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

/** The text area of the editor: of fixed height, so that the form never moves. */
export const body = style({
  position: 'relative',
  display: 'grid',
  height: '240px',
  minHeight: '120px',
  overflow: 'auto',
  resize: 'vertical',
  overscrollBehavior: 'contain',
});

/** Read only: as high as its text. */
export const fixedBody = style({ padding: `${space[2]} ${space[3]}`, minHeight: density.control });

/** What is typed into, with what ProseMirror needs of it. */
export const editable = style({
  padding: `${space[2]} ${space[3]}`,
  whiteSpace: 'break-spaces',
  wordBreak: 'break-word',
  fontVariantLigatures: 'none',
  // The frame around wears the ring.
  selectors: { '&, &:focus-visible': { outline: 'none' } },
  '@media': { [media.touch]: text.lead },
});

/** Between the body and the editor: the whole body is for typing into. */
export const fill = style({ display: 'grid', minWidth: 0 });

export const pending = style({
  display: 'inline-flex',
  flexDirection: 'column',
  gap: space[1],
  width: '240px',
  maxWidth: '100%',
  padding: space[2],
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.surface,
  verticalAlign: 'bottom',
  whiteSpace: 'normal',
  userSelect: 'none',
  ...text.small,
  color: color.inkMuted,
});

export const preview = style({
  display: 'block',
  width: '100%',
  height: '96px',
  objectFit: 'contain',
  opacity: 0.6,
});

export const pendingFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
});

export const failure = style({ color: color.danger, overflowWrap: 'anywhere' });

export const linkForm = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  width: '296px',
  maxWidth: '100%',
});

export const linkButtons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const failed = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
});
