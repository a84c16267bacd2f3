import { placeNear, type Box, type Place, type Placing, type Size } from '../lib/place.ts';

/** Puts a sheet into its place: what is above its anchor grows upwards. */
export function setPlace({ style }: HTMLElement, { left, edge, isBelow, maxHeight }: Place): void {
  style.left = `${left}px`;
  style.top = isBelow ? `${edge}px` : 'auto';
  style.bottom = isBelow ? 'auto' : `${innerHeight - edge}px`;
  style.maxHeight = `${maxHeight}px`;
}

/** Shows a sheet (`popover="manual"`) in the top layer and keeps it at its anchor. @returns what stops that */
export function followAnchor(
  anchor: HTMLElement,
  sheet: HTMLElement,
  { align, isAsWide }: Pick<Placing, 'align'> & { isAsWide: boolean },
): () => void {
  if (isAsWide) sheet.style.minWidth = `min(${anchor.offsetWidth}px, calc(100vw - 24px))`;
  sheet.showPopover();
  /** @returns the size that the sheet had */
  const place = (): Size => {
    // Its own wish, free of what an earlier place allowed it.
    sheet.style.maxHeight = '';
    const size = sheet.getBoundingClientRect();
    const box = anchor.getBoundingClientRect();
    const spot = placeNear({ anchor: box, size, view: visualArea(), align, gap: 4, margin: 12 });
    setPlace(sheet, spot);
    return size;
  };
  return autoUpdate(sheet, [anchor, sheet], place, place());
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

/**
 * Calls `place` whenever the position of a popover may have changed: on scroll, on resize, and when one of
 * the elements in `sized` is resized.
 *
 * @param known the size of the sheet when it was placed: what is in it may come after that
 * @returns the cleanup function
 */
export function autoUpdate(
  sheet: HTMLElement,
  sized: readonly HTMLElement[],
  place: () => void,
  known?: Size,
): () => void {
  const stop = new AbortController();
  const on = { signal: stop.signal, passive: true };
  const update = (event: Event): void => {
    const isOwnScroll = event.target instanceof Node && sheet.contains(event.target);
    if (!isOwnScroll) place();
  };
  addEventListener('scroll', update, { ...on, capture: true });
  addEventListener('resize', update, on);
  window.visualViewport?.addEventListener('resize', update, on);
  window.visualViewport?.addEventListener('scroll', update, on);

  // The observer also reports the initial sizes, which mostly are known.
  let isFirst = true;
  const isKnown = ({ target, borderBoxSize: [box] }: ResizeObserverEntry): boolean =>
    target !== sheet ||
    !known ||
    (Math.abs((box?.inlineSize ?? 0) - known.width) < 1 &&
      Math.abs((box?.blockSize ?? 0) - known.height) < 1);
  const observer = new ResizeObserver((entries) => {
    if (!isFirst || !entries.every(isKnown)) place();
    isFirst = false;
  });
  for (const element of sized) observer.observe(element);

  return () => {
    stop.abort();
    observer.disconnect();
  };
}
