import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { color, density, media, motion, radius, text, weight } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ from: { opacity: 1 } });
const turn = keyframes({ to: { rotate: '1turn' } });

/** Within this time no spinner is shown. */
const spinnerDelay = '150ms';

const alive = ':not(:disabled, [aria-disabled="true"])';
const hover = `&:hover${alive}`;
const inactive = '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])';
const pressed = `&:active${alive}, &[aria-expanded="true"]${alive}, &[aria-pressed="true"]${alive}`;

/** The ground and the border under the pointer, and the ground while pressed. */
const over = createVar();
const rim = createVar();
const under = createVar();
const deeper = (of: string, share = '14%'): string =>
  `color-mix(in oklab, ${of}, ${color.ink} ${share})`;
/** Pressed on a soft ground: words in the colour of a tone keep 4.5:1 on it, ink on much more. */
const softly = (hovered: string): string => deeper(hovered, hovered === color.hover ? '8%' : '4%');

const solid = (ground: string, hovered: string, ink: string) => ({
  background: ground,
  color: ink,
  // Where colours are forced its own are the system's already: no second ground behind the words.
  forcedColorAdjust: 'none' as const,
  vars: { [over]: hovered, [under]: deeper(hovered) },
});

const outline = (ink: string, line: string, hovered: string) => ({
  background: color.surface,
  borderColor: line,
  color: ink,
  vars: { [over]: hovered, [under]: softly(hovered), [rim]: ink },
});

const quiet = (ink: string, hovered: string) => ({
  background: 'transparent',
  color: ink,
  vars: { [over]: hovered, [under]: softly(hovered) },
});

const looks = {
  solid: {
    neutral: solid(color.line, deeper(color.line), color.ink),
    brand: solid(color.brand, color.brandHover, color.onBrand),
    danger: solid(color.danger, color.dangerHover, color.onDanger),
  },
  outline: {
    neutral: outline(color.ink, color.lineStrong, color.hover),
    brand: outline(color.brand, color.brand, color.brandSoft),
    danger: outline(color.danger, color.danger, color.dangerSoft),
  },
  quiet: {
    neutral: quiet(color.ink, color.hover),
    brand: quiet(color.brand, color.brandSoft),
    danger: quiet(color.danger, color.dangerSoft),
  },
};

/** Buttons, and links that look like one. */
export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    gap: '6px',
    minWidth: 0,
    border: '1px solid transparent',
    borderRadius: radius.control,
    fontWeight: weight.regular,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    cursor: 'pointer',
    '@media': {
      [media.touch]: { minWidth: density.control },
      // There is nothing to press on paper.
      [media.print]: { display: 'none' },
    },
    selectors: {
      [hover]: { background: over, borderColor: fallbackVar(rim, 'transparent') },
      [pressed]: { background: under, borderColor: fallbackVar(rim, 'transparent') },
      '&[aria-busy="true"]': { cursor: 'progress' },
      [inactive]: { cursor: 'not-allowed', color: color.inkSubtle },
    },
  },
  variants: {
    tone: { neutral: {}, brand: {}, danger: {} },
    variant: {
      solid: {
        fontWeight: weight.strong,
        selectors: { [inactive]: { background: color.sunken, borderColor: color.line } },
      },
      outline: {
        selectors: { [inactive]: { background: 'transparent', borderColor: color.line } },
      },
      quiet: {},
    },
    size: {
      medium: { height: density.control, paddingInline: density.controlInset, ...text.body },
      small: { height: density.controlSmall, paddingInline: '8px', ...text.small },
    },
    isIconOnly: { true: { paddingInline: 0, aspectRatio: '1' } },
  },
  compoundVariants: (['solid', 'outline', 'quiet'] as const).flatMap((variant) =>
    (['neutral', 'brand', 'danger'] as const).map((tone) => ({
      variants: { variant, tone },
      style: looks[variant][tone],
    })),
  ),
  defaultVariants: { tone: 'neutral', variant: 'outline', size: 'medium' },
});

/** Words under a spinner: they keep their place, and stay the button's name. */
export const covered = style({
  opacity: 0,
  animation: `${vanish} ${motion.quick} ${spinnerDelay} backwards`,
});

/** The spinner of a button without an icon covers the label. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});

/** As large as an icon with its margin: what takes the other's place moves nothing. */
export const spinner = style({
  flexShrink: 0,
  width: '14px',
  height: '14px',
  margin: '1px',
  border: '2px solid currentColor',
  borderTopColor: 'transparent',
  borderRadius: radius.round,
  animation: `${appear} ${motion.quick} ${spinnerDelay} backwards, ${turn} 800ms linear infinite`,
});

export const link = style({
  color: color.brand,
  borderRadius: radius.control,
  textDecorationLine: 'underline',
  textDecorationColor: `color-mix(in oklab, currentColor 40%, transparent)`,
  textUnderlineOffset: '3px',
  selectors: {
    '&:hover': { color: color.brandHover, textDecorationColor: 'currentColor' },
    '&:active': { color: color.ink },
  },
});
