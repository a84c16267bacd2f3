import { createContext, useContext, useEffect, useState } from 'react';

/** The size that a frame gives its chart; null where the chart has its own. In px. */
export interface AvailableSize {
  /** On paper. */
  width: number | null;
  /** In full screen. */
  height: number | null;
}

export const AvailableSizeContext = createContext<AvailableSize>({ width: null, height: null });

/** The height of a chart in a `ChartFrame`, in px: what the screen has in full screen, else `height`. */
export function useChartHeight(height: number): number {
  return useContext(AvailableSizeContext).height ?? height;
}

/** The width of a chart in px: that of the paper while it is printed, else `width`. */
export function useChartWidth(width: number): number {
  return useContext(AvailableSizeContext).width ?? width;
}

/** Prints what is rendered while `isPrinting`, until the browser has printed: some return from `print()` before. */
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
