import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Above this number of rows not all are ever rendered: the page would freeze. */
const maxRenderAll = 5000;

const isFind = (event: KeyboardEvent): boolean =>
  event.key === 'F3' || ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f');

/** Whether a virtualised table must render all rows, for print or the browser's find, until the rows change. */
export function useRenderAllForFind(rows: readonly unknown[], isLong: boolean): boolean {
  const [renderedFor, setRenderedFor] = useState<readonly unknown[] | null>(null);

  useLayoutEffect(() => {
    if (!isLong || rows.length > maxRenderAll) return undefined;
    // Synchronous: the browser prints or searches right after the event.
    const renderAll = (): void => flushSync(() => setRenderedFor(rows));
    const listening = new AbortController();
    const { signal } = listening;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isFind(event)) renderAll();
    };
    addEventListener('beforeprint', renderAll, { signal });
    addEventListener('keydown', onKeyDown, { signal });
    return () => listening.abort();
  }, [rows, isLong]);

  return renderedFor === rows;
}
