import { amountSteps, shortNumber, textWidth } from '@anzhu/ui/chart/core';

/** The range above the highest value. spec: part 1, "The top of the colour range is the highest value plus 10". */
const above = 10;

/** One colour of the map and the amounts that have it. */
interface AmountClass {
  /** Which of the theme's six steps; 0 is none. */
  step: number;
  /** The amounts in writing, as 21–40. */
  words: string;
}

/** The colours of a map. */
export interface AmountScale {
  /** The end of the range: the highest value and 10 more. */
  top: number;
  /** Every colour, from none to the most. */
  classes: readonly AmountClass[];
  /** Which colour an amount has; none has that of zero. */
  stepOf: (value: number | null) => number;
}

/** Five equal ranges from 0 to the top, and a colour of its own for none. Ranges of whole numbers are whole. */
export function amountScale(values: readonly (number | null)[], unit = ''): AmountScale {
  const amounts = values.filter((value) => value !== null);
  const top = Math.max(0, ...amounts) + above;
  const isWhole = amounts.every((value) => Number.isInteger(value));
  const ranges = amountSteps - 1;
  const ends = Array.from({ length: ranges }, (_range, index) => {
    const end = (top * (index + 1)) / ranges;
    return isWhole ? Math.round(end) : end;
  });
  const classes = ends.map((end, index): AmountClass => {
    const before = ends[index - 1] ?? 0;
    const from = isWhole ? before + 1 : before;
    return { step: index + 1, words: `${shortNumber(from, unit)}–${shortNumber(end, unit)}` };
  });
  return {
    top,
    classes: [{ step: 0, words: shortNumber(0, unit) }, ...classes],
    stepOf: (value) =>
      value === null || value <= 0 ? 0 : 1 + ends.findIndex((end) => value <= end),
  };
}

/** One entry of the legend, in px from its corner; without a step it is the legend's title. */
export interface LegendEntry {
  step: number | null;
  words: string;
  x: number;
  /** The middle of its line. */
  y: number;
}

export const swatchSize = { width: 18, height: 12 } as const;
/** From the left of an entry to its words. */
export const swatchRoom = swatchSize.width + 6;
const legendGap = 12;
const legendLine = 22;

/** The colours with their amounts, from left to right, in as many lines as they need. */
export function legendEntries(
  { classes }: AmountScale,
  title: string,
  width: number,
): LegendEntry[] {
  let x = 0;
  let y = legendLine / 2 + 4;
  const all = [{ step: null, words: title }, ...classes];
  return all.map(({ step, words }): LegendEntry => {
    const wide = (step === null ? 0 : swatchRoom) + textWidth(words);
    if (x > 0 && x + wide > width) {
      x = 0;
      y += legendLine;
    }
    const entry = { step, words, x, y };
    x += wide + legendGap;
    return entry;
  });
}
