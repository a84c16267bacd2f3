import type { Tone } from '../../theme/index.ts';

/** How many kinds have a colour of their own, and in how many steps amounts are shown. */
const kinds = 6;
export const amountSteps = 6;

/** A colour name, resolved by the theme: of a kind, of an amount, a tone, or the ground of a tone. */
type ColorName = `kind${number}` | `amount${number}` | 'quiet' | Tone | `${Tone}Soft`;

/** How a kind is drawn, so that it is distinguishable without colour. */
export interface Look {
  color: ColorName;
  /** Which texture an area has, which dashes a line, which shape a point; 0 is plain. */
  texture: number;
}

/** The look of the kind with this number. After six the colours come again with other textures. */
export function lookOf(index: number, tone?: Tone): Look {
  const color = tone ?? (`kind${index % kinds}` as const);
  return { color, texture: (index + Math.floor(index / kinds)) % kinds };
}

/** The look of an amount: 0 is none. */
export function amountLook(step: number): Look {
  return { color: `amount${step}`, texture: 0 };
}

/** The look beside one that stands out. */
export const quietLook = (texture: number): Look => ({ color: 'quiet', texture: texture % kinds });

/** The look of what is left over, as 其他. */
export const restLook: Look = { color: 'neutral', texture: 0 };

/** The look of what is over a limit. */
export const dangerLook: Look = { color: 'danger', texture: 3 };
