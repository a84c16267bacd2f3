import { lightChart, lightColor, type ThemeChart, type ThemeColor } from './palette.ts';

/** What is drawn: where the system forces its colours, all of it has that of text. Grounds have that of the page. */
const inks: Partial<Record<keyof ThemeColor, string>> = {
  ink: 'CanvasText',
  inkMuted: 'CanvasText',
  inkSubtle: 'CanvasText',
  line: 'GrayText',
  lineStrong: 'CanvasText',
  brand: 'Highlight',
  brandHover: 'Highlight',
  onBrand: 'HighlightText',
  success: 'CanvasText',
  warning: 'CanvasText',
  danger: 'CanvasText',
  dangerHover: 'CanvasText',
  info: 'CanvasText',
  accent: 'CanvasText',
  seal: 'CanvasText',
  scrim: lightColor.scrim,
  focus: 'Highlight',
};

/** The tokens as colours of the system: what is selected or filled stays so, and drawings are seen. */
export const forcedColor = {
  ...(Object.fromEntries(Object.keys(lightColor).map((name) => [name, 'Canvas'])) as ThemeColor),
  ...inks,
} as ThemeColor;

/** Kinds in charts: their shapes differ then. Amounts are on the ground: their numbers are in them. */
export const forcedChart = Object.fromEntries(
  Object.keys(lightChart).map((name) => [
    name,
    name.startsWith('category') ? 'CanvasText' : 'Canvas',
  ]),
) as ThemeChart;
