import type { Box } from './placeBox.ts';

/** Position of a sheet; `top` or `bottom` is measured from that edge of the window, in px. */
export interface SheetPlace {
  left: number;
  top?: number;
  bottom?: number;
  maxHeight: number;
  width?: number;
}

/** The visual viewport in px, without a phone's on-screen keyboard. */
export function visualArea(): Box {
  const viewport = window.visualViewport;
  return {
    left: viewport?.offsetLeft ?? 0,
    top: viewport?.offsetTop ?? 0,
    width: Math.min(viewport?.width ?? innerWidth, document.documentElement.clientWidth),
    height: viewport?.height ?? innerHeight,
  };
}

const inset = (px: number | undefined): string => (px === undefined ? 'auto' : `${px}px`);

/**
 * Keeps a sheet (an element with `popover="manual"` and `position: fixed`) where `place` returns. It is
 * called again on scroll, on resize, and when one of the elements in `sized` is resized.
 *
 * @returns the cleanup function
 */
export function followAnchor(
  sheet: HTMLElement,
  sized: readonly HTMLElement[],
  place: () => SheetPlace,
): () => void {
  const move = (): void => {
    const { left, top, bottom, maxHeight, width } = place();
    Object.assign(sheet.style, {
      left: inset(left),
      top: inset(top),
      bottom: inset(bottom),
      maxHeight: inset(maxHeight),
    });
    if (width !== undefined) sheet.style.width = `${width}px`;
  };
  const stop = new AbortController();
  const on = { signal: stop.signal, passive: true };
  const update = (event: Event): void => {
    const isOwnScroll = event.target instanceof Node && sheet.contains(event.target);
    if (!isOwnScroll) move();
  };
  move();
  addEventListener('scroll', update, { ...on, capture: true });
  addEventListener('resize', update, on);
  window.visualViewport?.addEventListener('resize', update, on);
  window.visualViewport?.addEventListener('scroll', update, on);

  // The observer also reports the initial sizes, which are known.
  let isFirst = true;
  const observer = new ResizeObserver(() => {
    if (!isFirst) move();
    isFirst = false;
  });
  for (const element of sized) observer.observe(element);

  return () => {
    stop.abort();
    observer.disconnect();
  };
}
