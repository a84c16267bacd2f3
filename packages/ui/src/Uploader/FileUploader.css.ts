import { color, density, motion, radius, space, text } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
});

/** Where files are dropped, and the button for those who do not drag. */
export const dropArea = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[1]} ${space[3]}`,
    padding: space[3],
    border: `1px dashed ${color.lineStrong}`,
    borderRadius: radius.control,
    background: color.surface,
    color: color.inkMuted,
    ...text.small,
    transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  },
  variants: {
    isOver: {
      true: {
        background: color.brandSoft,
        borderStyle: 'solid',
        borderColor: color.brand,
        color: color.brand,
      },
    },
    isInvalid: { true: { borderColor: color.danger } },
    isDisabled: {
      true: { background: color.sunken, borderColor: color.line, color: color.inkSubtle },
    },
  },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: density.controlSmall,
  ...text.small,
  color: color.inkMuted,
});

export const list = style({
  maxHeight: '328px',
  overflow: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
});

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: density.row,
  paddingBlock: '6px',
  paddingInline: `${space[3]} ${space[1]}`,
  ...text.small,
  selectors: {
    '& + &': { borderTop: `1px solid ${color.line}` },
    '&[draggable="true"]': { cursor: 'grab' },
    '&[data-dragged]': { opacity: 0.45 },
    '&[data-target]': { background: color.brandSoft },
  },
});

export const sign = recipe({
  base: { display: 'grid', flexShrink: 0, color: color.inkMuted },
  variants: { isWrong: { true: { color: color.danger } } },
});

export const words = style({ flex: 1, display: 'grid', minWidth: 0 });

/** One line: its end stays, the middle is cut where there is no space. */
export const name = style({ display: 'flex', minWidth: 0 });
export const stem = style({ overflow: 'hidden', whiteSpace: 'pre', textOverflow: 'ellipsis' });
export const ending = style({ flexShrink: 0 });

export const message = style({ ...text.note, color: color.danger, overflowWrap: 'anywhere' });

export const standing = style({ flexShrink: 0, color: color.inkMuted, whiteSpace: 'nowrap' });

export const actions = style({ display: 'flex', flexShrink: 0 });

/** At the foot of its row, so that no row changes its height. */
export const progress = style({
  position: 'absolute',
  insetInline: space[3],
  bottom: '1px',
});
