import { color } from './contract.css.ts';
import { media, radius } from './scale.ts';

/**
 * The use of a colour. A tone is always repeated by a word or an icon.
 * success: done, vacant; warning: needs action; danger: cannot be taken back, overdue; info: reserved,
 * information; accent: isolation and nothing else; brand: selected, in use; neutral: everything else.
 */
export type Tone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger' | 'info' | 'accent';

/** The colours of a tone: `ink` for text and icons (also on `soft`), `soft` for the ground. */
export interface ToneColor {
  ink: string;
  soft: string;
}

/** Every tone's colours, as references to the theme: they follow light and dark automatically. */
export const toneColor: Record<Tone, ToneColor> = {
  neutral: { ink: color.inkMuted, soft: color.sunken },
  brand: { ink: color.brand, soft: color.brandSoft },
  success: { ink: color.success, soft: color.successSoft },
  warning: { ink: color.warning, soft: color.warningSoft },
  danger: { ink: color.danger, soft: color.dangerSoft },
  info: { ink: color.info, soft: color.infoSoft },
  accent: { ink: color.accent, soft: color.accentSoft },
};

/** All tones, in the order in which they are shown. @story */
export const tones = Object.keys(toneColor) as Tone[];

/** One rule per tone, for the `tone` variant of a recipe. */
export function eachTone<Rule>(rule: (colors: ToneColor) => Rule): Record<Tone, Rule> {
  return Object.fromEntries(tones.map((tone) => [tone, rule(toneColor[tone])])) as Record<
    Tone,
    Rule
  >;
}

/** The one focus ring: 2 px, 2 px away. Spread it into a selector such as `&:focus-visible`. */
export const focusRing = {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '2px',
} as const;

/** A small button of an icon alone, in a box or a line of text: 24 px. */
export const smallButton = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '24px',
  height: '24px',
  borderRadius: radius.control,
  cursor: 'pointer',
} as const;

/** The active option of a list or menu: its ground, and a bar of 2 px at its start. */
export const activeOption = {
  background: color.hover,
  boxShadow: `inset 2px 0 0 ${color.brand}`,
} as const;

/** Where the system forces its colours grounds are gone: what is active in a list has an outline then. */
export const forcedActive = {
  [media.forced]: {
    selectors: {
      '&:is([data-focused], [data-active])': {
        outline: `2px solid ${color.brand}`,
        outlineOffset: '-2px',
      },
    },
  },
} as const;
