import type { ThemeColor } from '../../packages/ui/src/theme/palette.ts';

/** What each colour is for. A colour without a word here does not compile. */
export const uses: Record<keyof ThemeColor, string> = {
  canvas: 'page',
  surface: 'panels, controls',
  sunken: 'wells, disabled',
  raised: 'dialogs, popovers, messages',
  hover: 'hover, the active option',
  ink: 'text',
  inkMuted: 'secondary text, labels',
  inkSubtle: 'notes, placeholders, disabled',
  line: 'hairlines',
  lineStrong: 'borders of controls',
  brand: 'primary action, selection, links',
  brandHover: 'primary action under the pointer',
  brandSoft: 'ground of what is selected',
  onBrand: 'text on brand',
  success: 'vacant, done, negative, approved',
  successSoft: 'ground of success',
  warning: 'to clean, pending, due',
  warningSoft: 'ground of warning',
  seal: 'seals',
  danger: 'danger, positive, overdue, rejected',
  dangerHover: 'destructive action under the pointer',
  dangerSoft: 'ground of danger',
  onDanger: 'text on danger',
  info: 'reserved, information',
  infoSoft: 'ground of info',
  accent: 'isolation, and nothing else',
  accentSoft: 'ground of accent',
  scrim: 'behind dialogs',
  focus: 'focus ring',
};

/** What a colour is held against, and how far apart they must be. Colours that carry nothing have none. */
export interface Duty {
  on: keyof ThemeColor;
  least: number;
}

const text = 4.5;
const border = 3;
const grounds = ['canvas', 'surface', 'sunken'] as const;
const asText: Duty[] = grounds.map((on) => ({ on, least: text }));
const asTone = (soft: keyof ThemeColor): Duty[] => [...asText, { on: soft, least: text }];

export const duties: Partial<Record<keyof ThemeColor, Duty[]>> = {
  ink: asText,
  inkMuted: asText,
  inkSubtle: asText,
  lineStrong: grounds.map((on) => ({ on, least: border })),
  brand: asTone('brandSoft'),
  onBrand: [
    { on: 'brand', least: text },
    { on: 'brandHover', least: text },
  ],
  success: asTone('successSoft'),
  warning: asTone('warningSoft'),
  danger: asTone('dangerSoft'),
  seal: asText,
  onDanger: [
    { on: 'danger', least: text },
    { on: 'dangerHover', least: text },
  ],
  info: asTone('infoSoft'),
  accent: asTone('accentSoft'),
  focus: grounds.map((on) => ({ on, least: border })),
};
