import { color } from './contract.css.ts';

/**
 * What a thing means, as a colour. A tone never stands alone: a word or an icon says the same.
 * jade: done, vacant; amber: waits for a hand; cinnabar: danger, overdue; indigo: reserved, information;
 * wisteria: isolation and nothing else; brand: selected, in use; neutral: all the rest.
 */
export type Tone = 'neutral' | 'brand' | 'jade' | 'amber' | 'cinnabar' | 'indigo' | 'wisteria';

/** The colours of a tone: `ink` for text and icons (also on `soft`), `soft` for the ground. */
export interface ToneColor {
  ink: string;
  soft: string;
}

/** Every tone's colours, as references to the theme: they follow light and dark by themselves. */
export const toneColor: Record<Tone, ToneColor> = {
  neutral: { ink: color.inkMuted, soft: color.sunken },
  brand: { ink: color.brand, soft: color.brandSoft },
  jade: { ink: color.jade, soft: color.jadeSoft },
  amber: { ink: color.amber, soft: color.amberSoft },
  cinnabar: { ink: color.cinnabar, soft: color.cinnabarSoft },
  indigo: { ink: color.indigo, soft: color.indigoSoft },
  wisteria: { ink: color.wisteria, soft: color.wisteriaSoft },
};

/** All tones, in the order in which they are shown. */
export const tones = Object.keys(toneColor) as Tone[];

/** One rule per tone, for the `tone` variant of a recipe. */
export function eachTone<Rule>(rule: (colors: ToneColor) => Rule): Record<Tone, Rule> {
  return Object.fromEntries(tones.map((tone) => [tone, rule(toneColor[tone])])) as Record<
    Tone,
    Rule
  >;
}
