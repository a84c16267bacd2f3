import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** More rows than this are never all there at once: the page would stand still. */
const maxRenderAll = 5000;

const isFind = (event: KeyboardEvent): boolean =>
  event.key === 'F3' || ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f');

/**
 * Whether all rows of a long table must be there, because someone prints the page or looks for a word
 * on it: what is not there can neither be printed nor found. It stays so until there are other rows.
 */
export function useRenderAllForFind(rows: readonly unknown[], isLong: boolean): boolean {
  const [renderedFor, setRenderedFor] = useState<readonly unknown[] | null>(null);

  useLayoutEffect(() => {
    if (!isLong || rows.length > maxRenderAll) return undefined;
    // At once: the browser goes on to print or find right after.
    const renderAll = (): void => flushSync(() => setRenderedFor(rows));
    const listen = (event: KeyboardEvent): void => {
      if (isFind(event)) renderAll();
    };
    window.addEventListener('beforeprint', renderAll);
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('beforeprint', renderAll);
      window.removeEventListener('keydown', listen);
    };
  }, [rows, isLong]);

  return renderedFor === rows;
}
