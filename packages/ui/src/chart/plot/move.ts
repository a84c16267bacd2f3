import type { Mark } from '../core/drawing.ts';

type Place = Pick<Mark, 'series'>;

/**
 * Which mark a key goes to; null when the key means nothing to a chart. Marks of series come after the mark of
 * their whole column: sideways is the same series in the next column, or its whole; up and down is inside the
 * column, and where no column has series the same as sideways. Not `moveIndex`: marks are a grid of columns and
 * series, and the first screen loads charts at once.
 */
export function moveMark(key: string, current: number, marks: readonly Place[]): number | null {
  const series = marks[current]?.series;
  const columns = marks.flatMap((mark, index) => (mark.series === undefined ? [index] : []));
  const isFlat = columns.length === marks.length;
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
      if (isFlat) return sideways(own + 1);
      return marks[current + 1]?.series === undefined ? current : current + 1;
    case 'ArrowUp':
      if (isFlat) return sideways(own - 1);
      return series === undefined ? current : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return columns.at(-1) ?? 0;
    default:
      return null;
  }
}
