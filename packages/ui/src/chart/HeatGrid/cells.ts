import { px, rectangle, type ChartText, type Shape } from '../core/drawing.ts';
import { amountLook, amountSteps, dangerLook } from '../core/look.ts';
import { textWidth } from '../core/textWidth.ts';

/** Air between cells, in px. */
export const seam = 2;

/** Days are in rows of whole weeks where they do not fit one row. */
export const week = 7;

/** How words on a cell of this step are written: from the fifth on they are bright. */
export const wordsOn = (step: number): ChartText['kind'] => (step >= 4 ? 'onDark' : 'onLight');

/** The steps from the least to the most at the foot of a chart, in words; `over` is the area over the limit. */
export function cellKey(least: string, most: string, y: number, over?: string) {
  const shapes: Shape[] = [];
  const texts: ChartText[] = [];
  let x = 0;
  const addText = (text: string): void => {
    texts.push({ text, x: px(x), y, align: 'start', kind: 'tick' });
    x += textWidth(text) + 6;
  };
  const addSwatch = (shape: Omit<Shape, 'd'>): void => {
    shapes.push({ ...shape, d: rectangle(x, y - 5, 16, 10) });
    x += 18;
  };
  addText(least);
  for (let step = 0; step < amountSteps; step += 1)
    addSwatch({ kind: 'cell', look: amountLook(step) });
  x += 4;
  addText(most);
  if (over !== undefined) {
    x += 12;
    addSwatch({ kind: 'fill', look: dangerLook });
    x += 4;
    addText(over);
  }
  return { shapes, texts };
}
