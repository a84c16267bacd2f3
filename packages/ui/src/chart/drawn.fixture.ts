import type { Drawing, Size, ChartText } from './core/drawing.ts';
import { textWidth } from './core/textWidth.ts';

/** Sizes that a chart must support: a phone of 320 px, a panel, a full page. */
export const sizes: Size[] = [
  { width: 246, height: 240 },
  { width: 560, height: 240 },
  { width: 1000, height: 240 },
];

/** The words of a kind, in their order. */
export function wordsOf({ texts }: Drawing, kind: ChartText['kind']): string[] {
  return texts.filter((one) => one.kind === kind).map(({ text }) => text);
}

function boxOf({ text, x, y, align }: ChartText) {
  const width = textWidth(text);
  const start = { start: 0, middle: width / 2, end: width };
  return { text, left: x - start[align], right: x - start[align] + width, y };
}

/** Pairs of overlapping texts; there should be none. */
export function collisions({ texts }: Drawing): string[] {
  const boxes = texts.filter(({ kind }) => kind !== 'sum').map(boxOf);
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          Math.abs(one.y - other.y) < 13 &&
          one.left < other.right - 1 &&
          other.left < one.right - 1,
      )
      .map((other) => `${one.text} × ${other.text}`),
  );
}

/** Every 2 px of the straight lines of a path. */
function pointsOf(d: string): [number, number][] {
  return d.split('M').flatMap((part) => {
    const corners = part.split('L').map((pair) => pair.split(',').map(Number));
    return corners.flatMap(([x = NaN, y = NaN], index) => {
      const [left = NaN, top = NaN] = corners[index - 1] ?? [];
      const count = Math.ceil(Math.hypot(x - left, y - top) / 2) || 0;
      return Array.from({ length: count }, (_point, step): [number, number] => {
        const share = step / count;
        return [left + (x - left) * share, top + (y - top) * share];
      });
    });
  });
}

/** Numbers that a line of the chart goes through. */
export function crossed({ shapes, texts }: Drawing): string[] {
  const lines = shapes.filter(({ kind, move }) => kind === 'line' && !move);
  const points = lines.flatMap(({ d }) => pointsOf(d));
  return texts
    .filter(({ kind }) => kind === 'value')
    .map(boxOf)
    .filter(({ left, right, y: middle }) =>
      points.some(([x, y]) => x > left && x < right && Math.abs(y - middle) < 6),
    )
    .map(({ text }) => text);
}

/** Words that reach out of the chart; there should be none. */
export function outside({ texts }: Drawing, { width, height }: Size): string[] {
  return texts
    .map(boxOf)
    .filter(({ left, right, y }) => left < -1 || right > width + 1 || y < 0 || y > height)
    .map(({ text }) => text);
}

/** Whether every path is made of numbers that can be drawn. */
export function isDrawable({ shapes, marks }: Drawing): boolean {
  return [...shapes, ...marks].every(({ d }) => !/NaN|Infinity|undefined/.test(d));
}
