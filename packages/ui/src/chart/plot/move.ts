import type { Mark } from '../core/drawing.ts';

type Place = Pick<Mark, 'series'>;

/** In a column of several marks: sideways to the same series, or to the whole; up and down inside it. */
function moveInColumns(key: string, current: number, marks: readonly Place[]): number | null {
  const series = marks[current]?.series;
  const columns = marks.flatMap((mark, index) => (mark.series === undefined ? [index] : []));
  const own = columns.findLastIndex((start) => start <= current);
  const sideways = (column: number): number => {
    const start = columns[column];
    if (start === undefined) return current;
    const same = marks.findIndex((mark, index) => index >= start && mark.series === series);
    return same >= 0 && same < (columns[column + 1] ?? marks.length) ? same : start;
  };
  switch (key) {
    case 'ArrowRight':
      return sideways(own + 1);
    case 'ArrowLeft':
      return sideways(own - 1);
    case 'ArrowDown':
      return marks[current + 1]?.series === undefined ? current : current + 1;
    case 'ArrowUp':
      return series === undefined ? current : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return columns.at(-1) ?? 0;
    default:
      return null;
  }
}

/**
 * Which mark a key goes to; null when the key means nothing to a chart. Not `moveIndex`: marks are a grid of
 * columns and series, and the first screen loads charts at once.
 */
export function moveMark(key: string, current: number, marks: readonly Place[]): number | null {
  if (marks.some(({ series }) => series !== undefined)) return moveInColumns(key, current, marks);
  const last = marks.length - 1;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(last, current + 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(0, current - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
