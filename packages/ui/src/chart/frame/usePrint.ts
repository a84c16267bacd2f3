import { useEffect, useState } from 'react';

/**
 * Prints what is rendered while `isPrinting`. It stays rendered until the browser has printed: some return from
 * `print()` before that.
 */
export function usePrint() {
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => {
    if (!isPrinting) return undefined;
    const end = (): void => setPrinting(false);
    addEventListener('afterprint', end, { once: true });
    print();
    return () => removeEventListener('afterprint', end);
  }, [isPrinting]);

  return { isPrinting, print: () => setPrinting(true) };
}
