import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Width of 更多筛选 before it has been seen, in px. */
const usualMore = 40;
/** Width of a field that has not been seen, in px. */
const usualField = 72;

/** Set on the line: how wide it is with all of its fields. */
export const wholeWidth = '--anzhu-whole';

/** Set on the line: how wide it is with those that are on. */
export const leastWidth = '--anzhu-least';

/** Without what says that a field is on: it keeps its place when that changes. */
const numbersOf = (keys: string): string => keys.replaceAll('+', '');

/**
 * Which of the fields fit in their line, by their numbers: as many as possible, in an order. Elements with `data-field` are
 * the fields, one with `data-more` opens the others; what is beside them keeps its width. A field that is hidden is
 * as wide as it was. A line that is as wide as its content takes `wholeWidth` for that, one that is never without what is on
 * `leastWidth`.
 *
 * @param order the numbers of the fields, the most important first, by commas; with a + where one is on: it has another width
 */
export function useFitting(line: RefObject<HTMLElement | null>, order: string): string[] {
  const widths = useRef<Record<string, number>>({});
  const more = useRef(usualMore);
  const [fits, setFits] = useState(() => numbersOf(order));

  const measure = useCallback(() => {
    const element = line.current;
    if (!element) return;
    const gap = parseFloat(getComputedStyle(element).columnGap) || 0;
    let used = 0;
    for (const child of element.children as Iterable<HTMLElement>) {
      const { field, more: isMore } = child.dataset;
      if (field !== undefined) widths.current[field] = child.offsetWidth;
      else if (isMore !== undefined) more.current = child.offsetWidth;
      else used += child.scrollWidth + gap;
    }
    const all = order.split(',');
    const width = (field: string): number => (widths.current[field] ?? usualField) + gap;
    const whole = all.reduce((sum, field) => sum + width(field), used) - gap;
    const least = all.reduce(
      (sum, field) => (field.endsWith('+') ? sum + width(field) : sum),
      used + more.current,
    );
    element.style.setProperty(wholeWidth, `${Math.ceil(whole)}px`);
    element.style.setProperty(leastWidth, `${Math.ceil(least)}px`);
    const isAllIn = whole <= element.clientWidth;
    if (!isAllIn) used += more.current;
    const fitting = all.filter((field) => {
      if (!isAllIn && used + width(field) > element.clientWidth) return false;
      used += width(field);
      return true;
    });
    setFits(numbersOf(fitting.join(',')));
  }, [line, order]);

  useLayoutEffect(measure);
  useEffect(() => {
    if (!line.current) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(line.current);
    return () => observer.disconnect();
  }, [line, measure]);

  return fits.split(',');
}
