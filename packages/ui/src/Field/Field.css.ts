import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { color, density, focusRing, media, motion, radius, text } from '../theme/index.ts';
import { smallButton } from '../theme/colors.ts';
import { recipe, style } from '../theme/style.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** Space below a control for one line of description or error: a form sets it, so that an error moves nothing. */
export const noteRoom = createVar();

/** In a `FormGrid`: 1 px of the width of a field. Elsewhere a field is as wide as its place. */
export const widthUnit = createVar();

const controlWidth = createVar();

/** Space above a control without a label, which aligns it with its neighbours in a form. */
export const labelRoom = createVar();

export const noteGap = '4px';

/** Widths of controls in a form, by what they hold. */
const widths = { number: '160', date: '200', phone: '200', idNumber: '240' } as const;

export const field = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

/** The label and the line below stay as wide as their place. */
export const holds = recipe({
  variants: {
    width: {
      number: { vars: { [controlWidth]: widths.number } },
      date: { vars: { [controlWidth]: widths.date } },
      phone: { vars: { [controlWidth]: widths.phone } },
      idNumber: { vars: { [controlWidth]: widths.idNumber } },
    },
  },
});

/** A field in the line of a filter bar: as wide as what it says; what is wrong floats below it. */
export const chipField = style({ position: 'relative', display: 'flex', minWidth: 0 });

/** Above the end of a chip: the button that takes its filter off. */
export const chipRemoval = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '9px',
  display: 'flex',
  alignItems: 'center',
});

export const label = style({
  ...text.small,
  color: color.inkMuted,
  marginBottom: '4px',
  width: 'fit-content',
  maxWidth: '100%',
});

export const required = style({ color: color.danger, marginInlineStart: '3px' });

export const note = style({
  ...text.note,
  minHeight: fallbackVar(noteRoom, '0'),
  color: color.inkMuted,
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:empty)': { paddingTop: noteGap },
    [`${chipField} > &`]: { position: 'absolute', top: '100%', width: 'max-content', minHeight: 0 },
  },
});

/** The line below a control that also counts. */
export const below = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '8px',
});

/** How many of how many: it keeps its place and its width. */
export const countWords = recipe({
  base: {
    ...text.note,
    flexShrink: 0,
    marginInlineStart: 'auto',
    paddingTop: noteGap,
    color: color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { isOver: { true: { color: color.danger } } },
});

export const error = style({
  display: 'block',
  color: color.danger,
  animation: `${appear} ${motion.quick}`,
});

/** Within a field that is read only. */
export const readOnly = '[data-readonly]';

/** How what is read only looks in every field: no box, a hairline below. */
export const hairlineBelow = {
  boxShadow: `inset 0 -1px 0 ${color.line}`,
  cursor: 'default',
} as const;

/** The element inside a control box: it fills the box and shows nothing of its own. */
export const bareControl = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  background: 'transparent',
  outline: 'none',
  textAlign: 'inherit',
  textOverflow: 'ellipsis',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { cursor: 'not-allowed', WebkitTextFillColor: 'currentColor' },
  },
});

/** The box of a control, or a button that opens a picker: it has the border and the states; what is inside is bare. */
export const controlBox = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    width: '100%',
    minWidth: 0,
    maxWidth: `calc(${fallbackVar(controlWidth, '9999')} * ${fallbackVar(widthUnit, '100vw')})`,
    height: density.control,
    paddingInline: '10px',
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.control,
    background: color.surface,
    color: color.ink,
    ...text.body,
    textAlign: 'start',
    selectors: {
      '&:hover': { borderColor: color.ink },
      // Not for a button in it, which has a ring of its own.
      [`&:has(${bareControl}:focus-visible), &:focus-visible`]: {
        borderColor: color.brand,
        ...focusRing,
      },
      [`${readOnly} &`]: {
        paddingInline: 0,
        border: 0,
        background: 'transparent',
        ...hairlineBelow,
      },
    },
    '@media': { [media.touch]: text.lead },
  },
  variants: {
    /** In the line of a filter bar: quiet, and tinted while its filter is on. */
    chip: {
      off: { width: 'auto', borderColor: color.line, borderRadius: radius.round },
      on: {
        width: 'auto',
        borderColor: 'transparent',
        borderRadius: radius.round,
        background: color.brandSoft,
        color: color.brand,
      },
    },
    isInvalid: { true: { selectors: { '&, &:hover': { borderColor: color.danger } } } },
    isDisabled: {
      true: {
        background: color.sunken,
        color: color.inkSubtle,
        cursor: 'not-allowed',
        selectors: { '&, &:hover': { borderColor: color.line } },
      },
    },
  },
});

/** A chip with a button that takes its filter off. */
export const besideRemoval = style({ paddingInlineEnd: '32px' });

/** What is beside the element in a control box: a unit, an icon, a small button. */
export const affix = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  color: color.inkMuted,
});

/** The sign of a control that opens something. */
export const controlArrow = style([
  affix,
  { selectors: { [`${readOnly} &`]: { display: 'none' } } },
]);

/** A small button at the end of a control box. */
export const controlButton = style({
  ...smallButton,
  marginInlineEnd: '-5px',
  color: color.inkMuted,
  selectors: {
    '&:enabled:hover': { background: color.hover, color: color.ink },
    '&:enabled:active': { background: color.line },
    '&:disabled': { color: color.inkSubtle, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '-1px' },
    [`${readOnly} &:disabled`]: { display: 'none' },
  },
  '@media': { [media.touch]: { width: density.control, height: density.control } },
});

/** The two step buttons, at the end of the box. */
export const steps = style({ display: 'flex', flexShrink: 0, gap: '4px', marginInlineEnd: '-2px' });
