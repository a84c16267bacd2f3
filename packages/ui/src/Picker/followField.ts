import { media } from '../theme/index.ts';
import { placeList } from './placeList.ts';

/** Nine rows and the space around them; on a phone a good half of the screen. */
const wantedHeight = { desk: 298, phoneShare: 0.55 };

function place(field: HTMLElement, sheet: HTMLElement): void {
  const seen = window.visualViewport;
  const view = {
    left: seen?.offsetLeft ?? 0,
    top: seen?.offsetTop ?? 0,
    width: Math.min(seen?.width ?? innerWidth, document.documentElement.clientWidth),
    height: seen?.height ?? innerHeight,
  };
  const isPhone = matchMedia(media.phone).matches;
  const { left, width, top, bottom, maxHeight } = placeList({
    field: field.getBoundingClientRect(),
    view,
    windowHeight: innerHeight,
    wantedHeight: isPhone ? Math.round(view.height * wantedHeight.phoneShare) : wantedHeight.desk,
    isPhone,
  });
  Object.assign(sheet.style, {
    left: `${left}px`,
    width: `${width}px`,
    top: top === undefined ? 'auto' : `${top}px`,
    bottom: bottom === undefined ? 'auto' : `${bottom}px`,
    maxHeight: `${maxHeight}px`,
  });
}

/**
 * Shows a sheet (an element with `popover="manual"`) in the top layer, where no dialog and no scrolling
 * table cuts it off, and keeps it at its field. Returns the function that stops that.
 */
export function followField(field: HTMLElement, sheet: HTMLElement): () => void {
  const stop = new AbortController();
  const on = { signal: stop.signal, passive: true };
  const again = (event?: Event): void => {
    const isOwnScroll = event?.target instanceof Node && sheet.contains(event.target);
    if (!isOwnScroll) place(field, sheet);
  };

  place(field, sheet);
  sheet.showPopover();
  addEventListener('scroll', again, { ...on, capture: true });
  addEventListener('resize', again, on);
  window.visualViewport?.addEventListener('resize', again, on);
  window.visualViewport?.addEventListener('scroll', again, on);
  // It tells the first size too, which is known.
  let isKnown = true;
  const watcher = new ResizeObserver(() => {
    if (!isKnown) again();
    isKnown = false;
  });
  watcher.observe(field);

  return () => {
    stop.abort();
    watcher.disconnect();
  };
}
