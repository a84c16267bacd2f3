import { color } from './contract.css.ts';

/** The one focus ring: 2 px, 2 px away. Spread it into a selector such as `&:focus-visible`. */
export const focusRing = {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '2px',
} as const;
