import { useLayoutEffect, useState, type RefObject } from 'react';

/** What rows of one and of two lines mostly are, in px. */
const defaultHeight = { one: 32, two: 48 };

/** The height of the rows as density, screen and finger make it; measured, in px. */
export function useRowHeight(
  scrollerRef: RefObject<HTMLElement | null>,
  hasRows: boolean,
  hasTwoLines: boolean,
): number {
  const expected = hasTwoLines ? defaultHeight.two : defaultHeight.one;
  const [height, setHeight] = useState(expected);

  useLayoutEffect(() => {
    const measure = (): void => {
      const row = hasRows && scrollerRef.current?.querySelector<HTMLElement>('[role="option"]');
      setHeight(row ? row.offsetHeight : expected);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [scrollerRef, hasRows, expected]);

  return height;
}
