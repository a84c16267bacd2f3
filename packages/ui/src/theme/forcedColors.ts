import type { ThemeColor } from './palette.ts';

/**
 * The tokens as colours of the system, where it forces them: what is selected or filled stays so, and drawings are
 * seen. The browser itself replaces all others, of grounds, words, borders and outlines.
 */
export const forcedColor = {
  surface: 'Canvas',
  ink: 'CanvasText',
  inkMuted: 'CanvasText',
  line: 'GrayText',
  lineStrong: 'CanvasText',
  brand: 'Highlight',
  brandHover: 'Highlight',
  onBrand: 'HighlightText',
  danger: 'CanvasText',
  dangerHover: 'CanvasText',
  onDanger: 'Canvas',
} satisfies Partial<ThemeColor>;
