/** What can be seen of the window, in px: without the keyboard of a phone. */
export function seenView(): { left: number; top: number; width: number; height: number } {
  const seen = window.visualViewport;
  return {
    left: seen?.offsetLeft ?? 0,
    top: seen?.offsetTop ?? 0,
    width: Math.min(seen?.width ?? innerWidth, document.documentElement.clientWidth),
    height: seen?.height ?? innerHeight,
  };
}

/**
 * Calls `place` whenever a sheet may have left its anchor: on scrolling, on resizing, and when one of the
 * elements in `sized` gets another size. Returns the function that stops that.
 */
export function keepPlaced(
  sheet: HTMLElement,
  sized: readonly HTMLElement[],
  place: () => void,
): () => void {
  const stop = new AbortController();
  const on = { signal: stop.signal, passive: true };
  const again = (event: Event): void => {
    const isOwnScroll = event.target instanceof Node && sheet.contains(event.target);
    if (!isOwnScroll) place();
  };
  addEventListener('scroll', again, { ...on, capture: true });
  addEventListener('resize', again, on);
  window.visualViewport?.addEventListener('resize', again, on);
  window.visualViewport?.addEventListener('scroll', again, on);

  // It tells the first sizes too, which are known.
  let isKnown = true;
  const watcher = new ResizeObserver(() => {
    if (!isKnown) place();
    isKnown = false;
  });
  for (const element of sized) watcher.observe(element);

  return () => {
    stop.abort();
    watcher.disconnect();
  };
}
